#include "print/view/tables.h"

#include "print/view/rangeline.h"

#include "core/base/joined.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster::print {

namespace {

constexpr int mostBoxes = 60;         // for more, only the number is printed
constexpr int boxesInGroup = 5;       // easy to count
constexpr double lettersInLine = 19;  // large figures that fit across the narrowest card; more get smaller figures
constexpr double smallInLine = 23;    // smaller figures that fit, whatever their heads are; more get two rows
constexpr std::size_t statsInRow = 8; // a longer line gets two rows
constexpr std::string_view noBreakSpace = "\u00a0";
constexpr std::string_view noBreakHyphen = "\u2011";

double letters(std::string_view text)
{
    double sum = 0;
    for (const char c : text)
        sum += (c & 0xC0) == 0x80 ? 0 : c == ' ' || c == '/' ? 0.5 : 1;
    return sum;
}

/// Width of a column of large figures, measured in their letters. Its head has smaller letters, and has the figure
/// before a change too.
double lettersOf(const StatFigure& figure)
{
    constexpr double ofHead = 0.5;
    const auto head = letters(figure.shortName) + (figure.wasText ? 1 + letters(*figure.wasText) : 0);
    return std::max(letters(figure.value), ofHead * head) + 1;
}

/// Adds a weapon to the usual rows, or to the table of its kind.
void addTo(Weapons& weapons, const SheetContext& context, const ProfileWeapon& weapon, std::string name,
           std::string bearer = {})
{
    const auto& ruleset = context.catalogue.ruleset;
    auto row = weaponRow(context, weapon, std::move(name), std::move(bearer));
    const auto& its = context.catalogue.weapon(weapon.weapon);
    const auto& heading = tableOf(ruleset, its);
    if (heading.empty()) {
        weapons.rows.push_back(std::move(row));
        return;
    }
    const auto columns = columnsOf(ruleset, ruleset.weaponKinds[its.kind]);
    auto table = std::ranges::find(weapons.tables, heading, &WeaponTable::table);
    if (table == weapons.tables.end()) {
        table = weapons.tables.insert(table, {heading, {}, {}});
        for (const auto column : columns)
            table->heads.push_back({ruleset.weaponStats[column].shortName});
    }
    auto figures = std::exchange(row.figures, {});
    for (const auto column : columns)
        row.figures.push_back(std::move(figures[column.position()]));
    table->weapons.push_back(std::move(row));
}

bool isSame(const ProfileWeapon& a, const ProfileWeapon& b)
{
    const auto sameFigure = [](const ProfileStat& x, const ProfileStat& y) { return x.value == y.value; };
    return a.weapon == b.weapon && std::ranges::equal(a.stats, b.stats, sameFigure);
}

bool hasOwnWeapons(const UnitProfile& profile, const ProfileGroup& group)
{
    return !group.weapons.empty() && !std::ranges::equal(group.weapons, profile.weapons, isSame);
}

/// Special rules for a card, each once.
class RuleList {
public:
    explicit RuleList(const SheetContext& context) : m_context(context) {}

    void add(const std::vector<ProfileRule>& rules, const std::vector<ProfileWeapon>& weapons)
    {
        for (const auto& rule : rules)
            add(rule.ref.rule, rule.name, rule.ref.bearer == Bearer::Leader ? report::sheet::leader() : std::string(),
                rule.shortText);
        for (const auto& weapon : weapons)
            for (const auto& ref : m_context.catalogue.weapon(weapon.weapon).rules)
                add(ref.rule, ruleName(m_context.catalogue, ref), {}, shortText(m_context.catalogue, ref));
    }

    /// Those that were added since the last time.
    std::vector<CardRule> take() { return std::exchange(m_rules, {}); }

private:
    void add(Id<SpecialRule> id, const std::string& name, std::string bearer, const std::string& shortText)
    {
        if (isForBuilding(m_context, id) || !m_known.insert(id).second)
            return;
        const auto& rule = m_context.catalogue.rule(id);
        m_rules.push_back(
            {name, optional(std::move(bearer)), unlessName(rule.name, shortText.empty() ? rule.text : shortText)});
    }

    const SheetContext& m_context;
    std::set<Id<SpecialRule>> m_known;
    std::vector<CardRule> m_rules;
};

/// Figures of models that differ from their unit: "Hit 4+, unit 5+ (Champion)".
std::string differences(const SheetContext& context, const UnitProfile& profile, const ProfileGroup& group)
{
    const auto& columns = context.catalogue.ruleset.stats;
    std::vector<std::string> texts;
    for (const auto i : columns.ids()) {
        const auto& own = group.stats[i];
        const auto& whole = profile.stats[i];
        if (own.value == whole.value)
            continue;
        std::vector<std::string> reasons;
        for (const auto& reason : own.reasons)
            if (std::ranges::find(whole.reasons, reason) == whole.reasons.end())
                reasons.push_back(reason);
        texts.push_back(say(reasons.empty() ? phrase("sheet", "{column} {figure}, unit {ofUnit}")
                                            : phrase("sheet", "{column} {figure}, unit {ofUnit} ({reasons})"),
                            {{"column", columns[i].name},
                             {"figure", formatStat(columns[i].kind, own.value)},
                             {"ofUnit", formatStat(columns[i].kind, whole.value)},
                             {"reasons", listed(reasons)}}));
    }
    return join(texts, "; ");
}

const Track& kindOf(const SheetContext& context, const ProfileTrack& track)
{
    return context.catalogue.ruleset.tracks[track.track];
}

/// Keeps a label and its first boxes on one line.
std::string inOneLine(const std::string& text)
{
    std::string whole;
    for (const char c : text)
        whole += c == ' ' ? std::string(noBreakSpace) : c == '-' ? std::string(noBreakHyphen) : std::string(1, c);
    return whole;
}

/// "Models lost 6, Break point 4"
std::string trackLabel(const SheetContext& context, const ProfileTrack& track)
{
    const auto& kind = kindOf(context, track);
    const bool isFixed = kind.kind == Track::Boxes::Number;
    auto label = track.boxes > 1 && !isFixed ? track.name + ' ' + std::to_string(track.boxes) : track.name;
    if (!kind.mark.isNone() && track.mark > 0 && track.mark <= track.boxes)
        label += ", " + context.catalogue.ruleset.stats[kind.mark].name + ' ' + std::to_string(track.mark);
    return inOneLine(label);
}

/// Locations in two columns, read row by row.
std::vector<LocationRow> locationRows(const std::vector<ProfileTrack>& locations)
{
    const auto cell = [&](std::size_t i) {
        LocationCell made;
        if (i >= locations.size())
            return made;
        made.location = locations[i].name;
        made.isBlank = locations[i].isBlank;
        if (!made.isBlank)
            made.rating = std::to_string(locations[i].boxes);
        return made;
    };
    const auto half = (locations.size() + 1) / 2;
    std::vector<LocationRow> rows;
    for (std::size_t i = 0; i < half; ++i)
        rows.push_back({{cell(i), cell(i + half)}});
    return rows;
}

/// What an option says in words of its own: "Champion: +1 Attack".
void addTexts(const std::vector<ProfileOption>& options, std::vector<CardRule>& list)
{
    const auto add = [&](const Option& option) {
        if (!option.text.empty())
            list.push_back({option.name, std::nullopt, option.text});
    };
    for (const auto& option : options) {
        add(*option.option);
        for (const auto& inner : option.inner)
            add(*inner.option);
    }
}

/// Whether a default is shown as the weapon that it gives.
bool isAmongWeapons(const ProfileOption& option)
{
    return option.isDefault && option.inner.empty() && !option.option->weapons.empty();
}

} // namespace

void setStatRows(Card& card)
{
    const auto count = card.stats.size();
    double wanted = 0;
    for (const auto& figure : card.stats)
        wanted += letters(figure.value) + 1;
    const bool isLong = count > statsInRow || wanted > smallInLine;
    const auto perRow = isLong ? (count + 1) / 2 : count;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % perRow == 0)
            card.statRows.emplace_back();
        auto& row = card.statRows.back().figures;
        row.push_back(card.stats[i]);
        row.back().isFirst = row.size() == 1;
    }
    card.isDense = std::ranges::any_of(card.statRows, [](const StatRow& row) {
        double large = 0;
        for (const auto& figure : row.figures)
            large += lettersOf(figure);
        return large > lettersInLine;
    });
}

void setStats(Card& card, const SheetContext& context, const UnitProfile& profile, const Unit* kind)
{
    const auto& columns = context.catalogue.ruleset.stats;
    std::vector<std::string> changes;
    for (const auto i : profile.stats.ids()) {
        const auto& stat = profile.stats[i];
        const auto& column = columns[i];
        if (stat.value.isEmpty() && (mayLack(column) || !profile.parts.empty()))
            continue;
        auto& figure =
            card.stats.emplace_back(statFigure(column, stat, kind && isUncertain(kind->uncertain, column.id)));
        figure.isFirst = card.stats.size() == 1;
        if (stat.isChanged())
            changes.push_back(say(stat.reasons.empty() ? phrase("sheet", "{column} {figure} was {before}")
                                                       : phrase("sheet", "{column} {figure} was {before}: {reasons}"),
                                  {{"column", column.name},
                                   {"figure", figure.value},
                                   {"before", *figure.was},
                                   {"reasons", listed(stat.reasons)}}));
    }
    setStatRows(card);
    card.changes = optional(join(changes, "; "));
}

PartTable partTable(const SheetContext& context, const UnitProfile& profile)
{
    const auto& columns = context.catalogue.ruleset.stats;
    std::vector<Id<StatColumn>> used;
    for (const auto i : columns.ids())
        if (std::ranges::any_of(profile.parts, [&](const ProfilePart& part) { return !part.stats[i].value.isEmpty(); }))
            used.push_back(i);
    PartTable table;
    for (const auto i : used)
        table.heads.push_back({columns[i].shortName});
    for (const auto& part : profile.parts) {
        if (!part.note.empty())
            table.notes.push_back({part.name + ": " + part.note});
        // Of models without figures and rules, the list of the unit's parts says all there is.
        if (!hasFigures(part.stats) && part.rules.empty())
            continue;
        auto& row = table.rows.emplace_back();
        row.part = part.isMount ? part.name : report::sheet::times(part.models, part.name);
        row.rules = optional(withNumbersKept(joined(part.rules, &ProfileRule::name)));
        for (const auto i : used)
            row.figures.push_back(statFigure(columns[i], part.stats[i], isUncertain(part.uncertain, columns[i].id)));
    }
    return table;
}

WeaponRow weaponRow(const SheetContext& context, const ProfileWeapon& weapon, std::string name, std::string bearer)
{
    const auto& columns = context.catalogue.ruleset.weaponStats;
    const auto& known = context.catalogue.weapon(weapon.weapon);
    WeaponRow row;
    if (!known.kind.isNone())
        row.sign = optional(context.icon(context.catalogue.ruleset.weaponKinds[known.kind].sign));
    row.bearer = optional(std::move(bearer));
    row.weapon = std::move(name);
    row.detail = optional(weaponDetail(context, weapon));
    row.mark = doubtMark(!known.uncertain.empty());
    for (const auto i : weapon.stats.ids()) {
        auto& figure =
            row.figures.emplace_back(GunFigure{statFigure(columns[i], weapon.stats[i], false), std::nullopt});
        if (columns[i].line != RangeLine::None)
            figure.line = rangeLine(columns[i].line, weapon.stats[i].value, context.longestRange);
        // The reasons are printed with the unit's figure, not again for each weapon.
        if (!columns[i].modifies.isNone())
            figure.was = figure.wasText = std::nullopt;
    }
    return row;
}

Weapons weaponsOf(const SheetContext& context, const UnitProfile& profile)
{
    Weapons weapons;
    const auto named = [&](const ProfileWeapon& weapon, bool isOfEach) {
        const auto& name = context.catalogue.weapon(weapon.weapon).name;
        return isOfEach && weapon.count > 1 ? say(phrase("sheet", "{number} × {name} each"),
                                                  {{"number", report::grouped(weapon.count)}, {"name", name}})
                                            : report::sheet::times(weapon.count, name);
    };
    for (const auto& weapon : profile.weapons)
        addTo(weapons, context, weapon, named(weapon, false));
    for (const auto& part : profile.parts)
        for (const auto& weapon : part.weapons)
            addTo(weapons, context, weapon, named(weapon, part.models > 1),
                  profile.parts.size() > 1 || part.isMount || part.isAdded ? part.name : std::string());
    return weapons;
}

std::vector<ModelGroupCard> modelGroups(const SheetContext& context, const UnitProfile& profile)
{
    RuleList rules(context);
    rules.add(profile.rules, profile.weapons);
    rules.take(); // those are the unit's own
    std::vector<ModelGroupCard> list;
    for (const auto& group : profile.groups) {
        const bool isArmed = hasOwnWeapons(profile, group);
        auto& card = list.emplace_back();
        card.title = report::sheet::times(group.models, group.name);
        card.options = optional(chosen(group.options));
        card.figures = optional(differences(context, profile, group));
        if (isArmed) {
            Weapons weapons;
            for (const auto& weapon : group.weapons)
                addTo(weapons, context, weapon,
                      report::sheet::times(weapon.count, context.catalogue.weapon(weapon.weapon).name));
            card.weapons = std::move(weapons.rows);
            card.weaponTables = std::move(weapons.tables);
        }
        rules.add(group.rules, isArmed ? group.weapons : std::vector<ProfileWeapon>());
        card.rules = rules.take();
        addTexts(group.options, card.rules);
        if (group.holds != profile.holds)
            card.holds = optional(alternatives(group.holds));
    }
    return list;
}

TrackLine trackLine(std::string label, std::int64_t count, int mark)
{
    TrackLine line{std::move(label), count > mostBoxes, false, {}};
    if (line.isWritten)
        return line;
    for (int first = 0; first < count; first += boxesInGroup) {
        auto& group = line.groups.emplace_back();
        for (int i = first; i < std::min<std::int64_t>(count, first + boxesInGroup); ++i)
            group.ticks.push_back({i + 1 == mark, false});
    }
    return line;
}

namespace {

/// "Experience 7", with as many boxes ticked; or the number and room for the next one.
TrackLine counterLine(const CounterKind& counter, const OptionCounts& counts)
{
    const int count = counts.find(counter.id).value_or(0);
    auto label = inOneLine(count > 0 ? counter.name + ' ' + report::grouped(count) : counter.name);
    if (counter.boxes == 0)
        return {std::move(label), true, false, {}};
    auto line = trackLine(std::move(label), counter.boxes);
    int ticked = 0;
    for (auto& group : line.groups)
        for (auto& tick : group.ticks)
            tick.isTicked = ticked++ < count;
    return line;
}

} // namespace

std::vector<TrackLine> counterLines(const SheetContext& context)
{
    std::vector<TrackLine> lines;
    for (const auto& counter : context.catalogue.ruleset.counters)
        if (counter.ofRoster)
            lines.push_back(counterLine(counter, context.roster.counters));
    return lines;
}

std::vector<TrackRow> trackRows(const SheetContext& context, const UnitProfile& profile, const Copies& copies,
                                const std::vector<std::string>& names)
{
    std::vector<TrackRow> rows;
    std::vector<const CounterKind*> counters;
    for (const auto& counter : context.catalogue.ruleset.counters)
        if (!counter.ofRoster && kindOf(context, copies.first()) &&
            fits(context.catalogue, context.assessment, copies.first(), counter.where))
            counters.push_back(&counter);
    if (profile.tracks.empty() && counters.empty())
        return rows;
    std::vector<TrackLine> tracks;
    std::vector<ProfileTrack> locations;
    for (const auto& track : profile.tracks) {
        if (kindOf(context, track).kind == Track::Boxes::Locations) {
            locations.push_back(track);
            continue;
        }
        tracks.push_back(trackLine(trackLabel(context, track), track.boxes, track.mark));
        tracks.back().isState = isState(kindOf(context, track));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto& row = rows.emplace_back();
        if (names.size() > 1)
            row.copy = names[i];
        row.tracks = tracks;
        for (const auto* counter : counters)
            row.tracks.push_back(counterLine(*counter, context.assessment.source[copies.units[i]]->counters));
        row.locationRows = locationRows(locations);
    }
    return rows;
}

std::vector<CardRule> cardRules(const SheetContext& context, const UnitProfile& profile)
{
    RuleList rules(context);
    rules.add(profile.rules, profile.weapons);
    for (const auto& part : profile.parts)
        rules.add(part.rules, part.weapons);
    auto list = rules.take();
    addTexts(profile.options, list);
    return list;
}

std::string chosen(const std::vector<ProfileOption>& options)
{
    std::vector<std::string> names;
    for (const auto& option : options)
        if (!option.isMount && !isAmongWeapons(option))
            names.push_back(report::sheet::times(option.count, option.name));
    return join(names, ", ");
}

} // namespace muster::print
