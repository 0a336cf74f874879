#include "print/view/tables.h"

#include "core/base/joined.h"
#include "report/catalogue/cataloguetext.h"
#include "report/catalogue/kinds.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"
#include "rules/figures/effects.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace muster::print {

namespace {

/// A unit with more options would fill a column alone, so its options are printed after all units, once for all units
/// that share them.
constexpr std::size_t mostInEntry = 20;

/// A sentence without its full stop, because more text follows.
std::string clause(std::string text)
{
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

/// "Inspiring (leader)"
std::string ofLeader(const std::string& rule) { return say(phrase("sheet", "{rule} (leader)"), {{"rule", rule}}); }

/// How many models a unit may have: "5 to 10 models".
std::string sizesOf(const Unit& unit)
{
    const auto number = unit.sizes.empty() && unit.minModels != unit.maxModels
                            ? say(phrase("sheet", "{least} to {most}"), {{"least", report::grouped(unit.minModels)},
                                                                         {"most", report::grouped(unit.maxModels)}})
                            : report::sizes(unit);
    return say(phrases("sheet", "{number} {n:model|models}"), unit.maxModels, {{"number", number}});
}

/// A group of options that is printed after the units.
struct SharedGroup {
    std::vector<std::string> names;
    std::vector<std::string> units;
    BookOptions group;
};

struct SharedModels {
    std::vector<std::string> units;
    BookModels models;
};

void addOnce(std::vector<std::string>& list, const std::string& word)
{
    if (std::ranges::find(list, word) == list.end())
        list.push_back(word);
}

/// A roster with one unit of each kind, without choices.
Roster oneOfEach(const Catalogue& catalogue, const Army& army)
{
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = army.id;
    for (const auto unit : army.units)
        roster.units.emplace_back().unit = catalogue.unit(unit).id;
    assignUnitIds(roster);
    return roster;
}

class BookMaker {
public:
    BookMaker(const BookJob& job, const IconLookup& icons)
        : m_catalogue(*job.catalogue),
          m_ruleset(m_catalogue.ruleset),
          m_army(m_catalogue.army(job.army)),
          m_roster(oneOfEach(m_catalogue, m_army)),
          m_assessment(assess(m_catalogue, m_roster)),
          m_job{&m_catalogue, &m_roster, &m_assessment, {}, job.date, {}, {}, {}},
          m_material(m_job, icons)
    {
        findColumns();
    }

    BookSheet make()
    {
        m_sheet.army = m_army.name;
        m_sheet.ruleset = m_ruleset.name;
        m_sheet.rulesetVersion = m_ruleset.dataVersion;
        m_sheet.dataVersion = m_army.dataVersion;
        m_sheet.date = optional(report::sheet::date(m_job.date));
        m_sheet.units = report::sheet::units(static_cast<int>(m_army.units.size()));
        m_sheet.isPlaytest = m_army.provenance.kind == "playtest";
        m_sheet.isUsersOwn = m_army.isUsersOwn;
        m_sheet.dataLine = dataLine();
        m_sheet.provenance = report::provenanceLine(m_army.provenance);
        m_sheet.allies = optional(report::allyNames(m_catalogue, m_army));
        m_sheet.hasPoints = m_ruleset.hasPoints;
        // Common to all lists of the book, so that their columns are aligned.
        m_sheet.weaponHeads = headsOf(m_ruleset.weaponStats, m_columns);
        m_sheet.hasPrices = m_hasPrices;
        addArmyRules();
        addLines();
        addUnits();
        addSharedGroups();
        addSharedModels();
        addRules(); // those of everything above
        for (const auto& note : m_army.notes)
            m_sheet.notes.push_back({note});
        keepEnds(m_sheet.notes);
        return std::move(m_sheet);
    }

private:
    /// Keeps the first two and the last two entries of a list together, so that none is alone in a column.
    static void keepEnds(auto& list)
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i].isKept = i + 1 < list.size() && (i == 0 || i + 2 == list.size());
    }

    [[nodiscard]] const Unit& kind(Id<AssessedUnit> unit) const
    {
        return m_catalogue.unit(m_assessment.units[unit].kind);
    }
    [[nodiscard]] const UnitProfile& shown(Id<AssessedUnit> unit) const { return m_material.profiles[unit]; }

    // Columns of usual weapons: those for which any of the army has a figure.

    void findColumns()
    {
        Table<StatColumn, bool> isUsed;
        isUsed.assign(m_ruleset.weaponStats.size(), false);
        const auto use = [&](const auto& carried) {
            for (const auto& carry : carried) {
                const auto& weapon = m_catalogue.weapon(carry.weapon);
                if (tableOf(m_ruleset, weapon).empty())
                    for (const auto i : weapon.stats.ids())
                        isUsed[i] = isUsed[i] || !weapon.stats[i].isEmpty();
            }
        };
        const auto useParts = [&](const auto& parts) {
            for (const auto& part : parts)
                use(m_catalogue.profile(part.profile).weapons);
        };
        for (const auto i : m_assessment.units.ids()) {
            use(kind(i).weapons);
            useParts(kind(i).parts);
            for (const auto& option : kind(i).choices.options) {
                use(option.weapons);
                useParts(option.parts);
            }
            m_hasPrices =
                m_hasPrices || ((m_ruleset.hasPoints || !m_ruleset.costs.empty()) && !kind(i).choices.options.empty());
        }
        for (const auto i : isUsed.ids())
            if (isUsed[i])
                m_columns.push_back(i);
    }

    static std::vector<Head> headsOf(const auto& columns, const std::vector<Id<StatColumn>>& shown)
    {
        std::vector<Head> heads;
        for (const auto column : shown)
            heads.push_back({columns[column].shortName});
        return heads;
    }

    /// The columns under a heading of weapons; empty: of the usual ones.
    [[nodiscard]] std::vector<Id<StatColumn>> columnsUnder(const std::string& table) const
    {
        return table.empty() ? m_columns
                             : print::columnsOf(m_ruleset,
                                                *std::ranges::find(m_ruleset.weaponKinds, table, &WeaponKind::heading));
    }

    [[nodiscard]] std::vector<FigureCell> figuresOf(const ProfileWeapon& weapon, const std::string& table) const
    {
        std::vector<FigureCell> figures;
        for (const auto column : columnsUnder(table)) {
            const auto& value = weapon.stats[column].value;
            const auto text = formatStat(m_ruleset.weaponStats[column].kind, value);
            const bool isNone = value.isEmpty() || text.empty();
            figures.push_back({isNone ? std::string("–") : text, isNone});
        }
        if (std::ranges::all_of(figures, &FigureCell::isNone))
            figures.clear();
        return figures;
    }

    static bool hasFigures(const std::vector<BookRow>& rows)
    {
        return std::ranges::any_of(rows, [](const BookRow& row) { return !row.figures.empty(); });
    }

    static bool hasUsualFigures(const std::vector<BookRow>& rows)
    {
        return std::ranges::any_of(rows, [](const BookRow& row) { return row.table.empty() && !row.figures.empty(); });
    }

    /// Adds a group of options: as several, each with its heads, where the figures of a row are of another table than
    /// those before. `table`: the heading whose columns stand above; nothing if none do.
    void addTables(std::vector<BookOptions>& groups, BookOptions group, std::optional<std::string>& table) const
    {
        auto rows = std::exchange(group.options, {});
        const auto of = group.of;
        groups.push_back(std::move(group));
        for (auto& row : rows) {
            if (!row.figures.empty() && table != row.table) {
                if (hasFigures(groups.back().options))
                    groups.push_back({row.table.empty() ? report::sheetWord("weapon") : row.table, of, {}, 1, {}, {}});
                groups.back().heads = headsOf(m_ruleset.weaponStats, columnsUnder(row.table));
                table = row.table;
            }
            groups.back().options.push_back(std::move(row));
        }
    }

    /// The most figures that rows have.
    static std::size_t mostFigures(const std::vector<BookRow>& rows)
    {
        std::size_t most = 0;
        for (const auto& row : rows)
            most = std::max(most, row.figures.size());
        return most;
    }

    /// How many columns words are wide before so many figures, in a table with the room for `columns` of them.
    static int spanOf(std::size_t columns, std::size_t figures) { return static_cast<int>(columns - figures) + 1; }
    static void setSpans(std::vector<BookRow>& rows, std::size_t columns)
    {
        for (auto& row : rows)
            row.span = spanOf(columns, row.figures.size());
    }
    static void setSpans(BookOptions& group, std::size_t columns)
    {
        group.span = spanOf(columns, group.heads.size());
        setSpans(group.options, columns);
    }

    // The army

    /// "data 1.2 · own data"
    [[nodiscard]] std::string dataLine() const
    {
        return join({report::sheet::data(m_army.dataVersion),
                     m_army.isUsersOwn ? report::originMark(DataOrigin::Own) : std::string(),
                     m_sheet.isPlaytest ? report::sheet::playtestFigures() : std::string()},
                    " · ");
    }

    void addArmyRules()
    {
        for (const auto index : m_army.rules) {
            const auto& rule = m_catalogue.rule(index);
            if (rule.kind != "army")
                continue;
            m_sheet.armyRules.push_back(wholeRule(rule));
            m_armyRules.insert(index);
        }
    }

    void addLines()
    {
        for (const auto i : m_army.lines.ids()) {
            std::vector<std::string> limits;
            for (const auto& limit : m_army.limits)
                if (limit.line == i)
                    limits.push_back(say(phrase("sheet", "{name}: {number} at most"),
                                         {{"name", limit.name}, {"number", report::grouped(limit.atMost)}}));
            m_sheet.lines.push_back({m_army.lines[i].number, m_army.lines[i].name, optional(join(limits, ", "))});
        }
    }

    // Units by category

    void addUnits()
    {
        for (const auto category : m_ruleset.categories.ids()) {
            std::vector<Id<AssessedUnit>> units;
            for (const auto i : m_assessment.units.ids())
                if (kind(i).category == category)
                    units.push_back(i);
            if (units.empty())
                continue;
            auto& group = m_sheet.groups.emplace_back();
            group.heading = m_ruleset.categories[category].plural;
            setMembers(group, units);
        }
    }

    /// Whether a unit has only a stat line: such units are printed in a table.
    [[nodiscard]] bool isPlain(Id<AssessedUnit> unit) const
    {
        const auto& profile = shown(unit);
        return !m_ruleset.hasPoints && !m_ruleset.countsModels && profile.weapons.empty() && profile.rules.empty() &&
               profile.parts.empty() && kind(unit).choices.options.empty() && kind(unit).groups.empty() &&
               kind(unit).note.empty() && kind(unit).origin.empty() && doubtsOf(unit).empty();
    }

    void setMembers(BookGroup& group, const std::vector<Id<AssessedUnit>>& units)
    {
        group.isTable = std::ranges::all_of(units, [&](Id<AssessedUnit> unit) { return isPlain(unit); });
        std::vector<Id<StatColumn>> columns;
        for (const auto i : m_ruleset.stats.ids())
            for (const auto unit : m_assessment.units.ids())
                if (!shown(unit).stats[i].value.isEmpty()) {
                    columns.push_back(i);
                    break;
                }
        group.heads = headsOf(m_ruleset.stats, columns);
        for (const auto unit : units)
            group.members.push_back(unitOf(unit, group.isTable ? &columns : nullptr));
    }

    /// `columns`: the columns of its table; null if it is not in a table.
    BookUnit unitOf(Id<AssessedUnit> unit, const std::vector<Id<StatColumn>>* columns)
    {
        const auto& own = kind(unit);
        const auto& profile = shown(unit);
        BookUnit made;
        made.unit = own.name;
        made.doubts = linesOf(doubtsOf(unit));
        made.mark = doubtMark(!made.doubts.empty());
        if (m_ruleset.countsModels)
            made.models = sizesOf(own);
        made.cost = optional(report::cost(m_catalogue, own));
        made.stats = statsOf(unit, columns);
        auto parts = partTable(m_material, profile);
        made.partHeads = std::move(parts.heads);
        made.parts = std::move(parts.rows);
        made.partNotes = std::move(parts.notes);
        for (const auto& part : profile.parts)
            for (const auto& rule : part.rules)
                m_rules.insert(rule.ref.rule);
        made.rules = optional(rulesLine(profile.rules));
        made.locations = optional(locations(own));
        setLists(made, unit);
        made.note = optional(
            join({standardCost(unit), own.note, own.provenance ? report::provenanceLine(*own.provenance) : own.origin},
                 " "));
        return made;
    }

    /// The cost with the default options, if that is more than the cost of the unit alone.
    [[nodiscard]] std::string standardCost(Id<AssessedUnit> unit) const
    {
        const auto& own = kind(unit);
        return !m_ruleset.hasPoints || m_assessment.units[unit].points == own.usualCost()
                   ? std::string()
                   : say(phrase("sheet", "With its standard choices {points}."),
                         {{"points", report::unitCosts(m_catalogue, m_assessment, unit)}});
    }

    [[nodiscard]] std::vector<StatFigure> statsOf(Id<AssessedUnit> unit,
                                                  const std::vector<Id<StatColumn>>* columns) const
    {
        const auto& profile = shown(unit);
        std::vector<StatFigure> stats;
        for (const auto i : profile.stats.ids()) {
            const auto& column = m_ruleset.stats[i];
            const auto& stat = profile.stats[i];
            const bool isWanted = columns ? std::ranges::find(*columns, i) != columns->end()
                                          : !stat.value.isEmpty() || (!mayLack(column) && profile.parts.empty());
            if (isWanted)
                stats.push_back(statFigure(column, stat, isUncertain(kind(unit).uncertain, column.id)));
        }
        return stats;
    }

    BookRow weaponRow(const ProfileWeapon& carried, const std::string& label)
    {
        const auto& weapon = m_catalogue.weapon(carried.weapon);
        for (const auto& ref : weapon.rules)
            m_rules.insert(ref.rule);
        BookRow row;
        row.label = label;
        row.detail = optional(withNumbersKept(weaponDetail(m_material, carried)));
        row.table = tableOf(m_ruleset, weapon);
        row.figures = figuresOf(carried, row.table);
        row.mark = doubtMark(!weapon.uncertain.empty());
        return row;
    }

    std::vector<BookRow> weaponRows(const UnitProfile& profile)
    {
        std::vector<BookRow> rows;
        const auto named = [&](const ProfileWeapon& weapon) {
            return report::sheet::times(weapon.count, m_catalogue.weapon(weapon.weapon).name);
        };
        for (const auto& weapon : profile.weapons)
            rows.push_back(weaponRow(weapon, named(weapon)));
        for (const auto& part : profile.parts)
            for (const auto& weapon : part.weapons) {
                rows.push_back(weaponRow(weapon, named(weapon)));
                if (profile.parts.size() > 1 || part.isMount || part.isAdded)
                    rows.back().bearer = optional(part.name);
            }
        return rows;
    }

    std::string rulesLine(const std::vector<ProfileRule>& rules)
    {
        return withNumbersKept(joined(rules, [&](const ProfileRule& rule) {
            m_rules.insert(rule.ref.rule);
            return rule.ref.bearer == Bearer::Leader ? ofLeader(rule.name) : rule.name;
        }));
    }

    static std::string locations(const Unit& unit)
    {
        return joined(unit.locations, [](const auto& location) {
            return location.name + ' ' + (location.damage ? std::to_string(*location.damage) : "____");
        });
    }

    /// What is uncertain about the unit, with all options.
    [[nodiscard]] std::vector<std::string> doubtsOf(Id<AssessedUnit> unit) const
    {
        auto texts = doubts(m_material, unit);
        for (const auto& part : shown(unit).parts)
            for (const auto& doubt : part.uncertain)
                addOnce(texts, part.name + ": " + doubt.why);
        for (const auto& option : kind(unit).choices.options)
            if (!option.uncertain.empty())
                addOnce(texts, option.name + ": " + option.uncertain);
        return texts;
    }

    // What a unit has and may choose: printed as one table, so that prices and figures are aligned.

    void setLists(BookUnit& made, Id<AssessedUnit> unit)
    {
        const auto& own = kind(unit);
        const bool isShared = own.choices.options.size() > mostInEntry;
        std::vector<SharedGroup> alone;
        for (const auto& group : own.choices.groups)
            share(isShared ? m_groups : alone, groupOf(unit, group), own.name);
        std::vector<BookOptions> ofKinds; // weapons of kinds with a heading
        for (auto& row : weaponRows(shown(unit))) {
            if (row.table.empty()) {
                made.weapons.push_back(std::move(row));
                continue;
            }
            auto its = std::ranges::find(ofKinds, row.table, &BookOptions::group);
            if (its == ofKinds.end())
                its = ofKinds.insert(its, {row.table, {}, {}, 1, {}, {}});
            its->options.push_back(std::move(row));
        }
        made.hasFigures = hasUsualFigures(made.weapons) || std::ranges::any_of(alone, [](const SharedGroup& shared) {
                              return hasUsualFigures(shared.group.options);
                          });

        std::optional<std::string> table;
        if (made.hasFigures && !made.weapons.empty())
            table.emplace();
        for (auto& group : ofKinds)
            addTables(made.optionGroups, std::move(group), table);
        for (auto& shared : alone) {
            shared.group.group = join(shared.names, ", ");
            addTables(made.optionGroups, std::move(shared.group), table);
        }
        for (const auto& limit : own.choices.limits)
            made.optionGroups.push_back({limit.name, {}, report::optionLimit(own.choices, limit), 1, {}, {}});
        setSpans(made);
        made.hasLists = !made.weapons.empty() || !made.optionGroups.empty();
        setModels(made, unit, isShared);
    }

    /// All tables of a unit get as many columns as the widest.
    void setSpans(BookUnit& made) const
    {
        const auto heads = made.hasFigures ? m_columns.size() : 0;
        auto columns = std::max(heads, mostFigures(made.weapons));
        for (const auto& group : made.optionGroups)
            columns = std::max(columns, mostFigures(group.options));
        made.weaponSpan = spanOf(columns, heads);
        setSpans(made.weapons, columns);
        for (auto& group : made.optionGroups)
            setSpans(group, columns);
    }

    void setModels(BookUnit& made, Id<AssessedUnit> unit, bool isShared)
    {
        const auto& own = kind(unit);
        for (const auto& group : own.groups) {
            auto models = modelsOf(own, group);
            const auto known = std::ranges::find(m_models, models, &SharedModels::models);
            if (!isShared)
                made.modelGroups.push_back(std::move(models));
            else if (known == m_models.end())
                m_models.push_back({{own.name}, std::move(models)});
            else
                addOnce(known->units, own.name);
        }
    }

    /// Puts groups with the same options together.
    static void share(std::vector<SharedGroup>& groups, BookOptions group, const std::string& unit)
    {
        const auto known = std::ranges::find_if(groups, [&](const SharedGroup& other) {
            return other.group.options == group.options && other.group.limit == group.limit;
        });
        auto& shared = known == groups.end() ? groups.emplace_back() : *known;
        addOnce(shared.names, group.group);
        addOnce(shared.units, unit);
        if (shared.group.options.empty())
            shared.group = std::move(group);
    }

    BookOptions groupOf(Id<AssessedUnit> unit, const OptionGroup& group)
    {
        const auto& list = kind(unit).choices;
        BookOptions made{list.nameOf(group), {}, optional(report::groupLimit(m_ruleset, list, group)), 1, {}, {}};
        for (const auto position : group.options)
            addOption(made.options, unit, list.options[position]);
        return made;
    }

    /// The weapons that an option gives, each once.
    [[nodiscard]] std::vector<ProfileWeapon> weaponsOf(Id<AssessedUnit> unit, const Option& option) const
    {
        const Effects effects(m_catalogue, m_assessment, m_assessment.bodiesOf(unit).front());
        std::vector<ProfileWeapon> weapons;
        for (const auto& carry : option.weapons) {
            const auto same = std::ranges::find(weapons, carry.weapon, &ProfileWeapon::weapon);
            if (same != weapons.end()) {
                for (const auto& arc : carry.arcs)
                    addOnce(same->arcs, arc);
                continue;
            }
            // A mount with the name of the option's group is not repeated.
            const auto& group = kind(unit).choices.groups[option.group];
            const auto mount = carry.mount == group.name ? std::string() : carry.mount;
            ProfileWeapon made{carry.weapon, 1, carry.bearer, carry.arcs, mount, carry.note, {}};
            for (const auto i : m_ruleset.weaponStats.ids())
                made.stats.add(effects.weaponFigure(i, m_catalogue.weapon(carry.weapon)));
            weapons.push_back(std::move(made));
        }
        return weapons;
    }

    void addOption(std::vector<BookRow>& rows, Id<AssessedUnit> unit, const Option& option)
    {
        const auto weapons = weaponsOf(unit, option);
        BookRow row;
        std::vector<std::string> words;
        if (weapons.size() == 1) {
            const auto& name = m_catalogue.weapon(weapons.front().weapon).name;
            row = weaponRow(weapons.front(), {});
            words = {option.name.find(name) == std::string::npos ? name : std::string(),
                     clause(weaponDetail(m_material, weapons.front()))};
        }
        for (auto& change : report::changes(m_ruleset, option.effects))
            words.push_back(std::move(change));
        for (const auto& ref : option.rules) {
            m_rules.insert(ref.rule);
            const auto name = ruleName(m_catalogue, ref);
            const bool isNamed = name == option.name; // the option has the same name
            if (ref.bearer == Bearer::Leader)
                words.push_back(isNamed ? report::sheet::leader() : ofLeader(name));
            else if (!isNamed)
                words.push_back(name);
        }
        if (option.models > 0)
            words.push_back(report::addedModels(option.models));
        for (const auto& part : option.parts) {
            words.push_back(report::addedPart(m_catalogue, part));
            for (const auto& ref : m_catalogue.profile(part.profile).rules)
                m_rules.insert(ref.rule);
        }
        if (const auto replaced = joined(option.replaces, [&](auto weapon) { return m_catalogue.weapon(weapon).name; });
            !replaced.empty())
            words.push_back(say(phrase("sheet", "in place of {weapons}"), {{"weapons", replaced}}));
        if (option.holds > 0)
            words.push_back(say(phrases("sheet", "takes {n} {n:hand|hands}"), option.holds));
        words.push_back(clause(option.text));
        for (auto& condition : report::conditions(m_ruleset, kind(unit).choices, option))
            words.push_back(std::move(condition));
        if (option.defaultCount > 0)
            words.push_back(say(phrase("sheet", "standard")));
        row.label = option.name;
        row.detail = optional(withNumbersKept(join(words, "; ")));
        row.price = optional(report::price(m_catalogue, option));
        row.mark = doubtMark(row.mark || !option.uncertain.empty());
        rows.push_back(std::move(row));
        if (weapons.size() > 1)
            for (const auto& weapon : weapons)
                rows.push_back(weaponRow(weapon, "  " + m_catalogue.weapon(weapon.weapon).name));
    }

    BookModels modelsOf(const Unit& unit, const ModelGroup& group)
    {
        BookModels made{group.name, {}, {}, {}};
        made.price = optional(report::price(m_catalogue, group));
        std::vector<std::string> words;
        if (m_ruleset.hasPoints && !group.pointsOnTop.holds(m_assessment.rulings))
            words.push_back(say(phrase("sheet", "in place of the model's own cost")));
        if (group.max)
            words.push_back(report::modelLimit(*group.max));
        words.push_back(brings(group.effects, group.rules));
        if (auto ofUnit = brings(group.unitEffects, group.unitRules); !ofUnit.empty())
            words.push_back(say(phrase("sheet", "the whole unit: {words}"), {{"words", ofUnit}}));
        bool hasUnits = false;
        for (const auto& choice : group.choices.groups) {
            if (std::ranges::find(unit.choices.groups, choice.id, &OptionGroup::id) != unit.choices.groups.end()) {
                hasUnits = true;
                continue;
            }
            const auto names = joined(choice.options, [&](Id<Option> position) {
                const auto& option = group.choices.options[position];
                for (const auto& ref : option.rules)
                    m_rules.insert(ref.rule);
                return option.name + (option.isFree() ? "" : ' ' + report::price(m_catalogue, option));
            });
            words.push_back(
                say(phrase("sheet", "{group} of its own: {names}"), {{"group", choice.name}, {"names", names}}));
        }
        if (hasUnits)
            words.push_back(say(group.swaps.holds(m_assessment.rulings)
                                    ? phrase("sheet", "may choose otherwise than its unit")
                                    : phrase("sheet", "may choose on top of what its unit has")));
        made.text = optional(join(words, "; "));
        return made;
    }

    std::string brings(const std::vector<Effect>& effects, const std::vector<RuleRef>& rules)
    {
        for (const auto& ref : rules)
            m_rules.insert(ref.rule);
        return report::brings(m_catalogue, effects, rules);
    }

    void addSharedGroups()
    {
        for (auto& [names, units, group] : m_groups) {
            group.group = join(names, ", ");
            group.of = optional(join(units, ", "));
            std::vector<BookOptions> tables;
            std::optional<std::string> table;
            addTables(tables, std::move(group), table);
            for (auto& each : tables) {
                setSpans(each, mostFigures(each.options));
                m_sheet.optionGroups.push_back(std::move(each));
            }
        }
    }

    void addSharedModels()
    {
        for (auto& [units, models] : m_models) {
            models.of = optional(join(units, ", "));
            m_sheet.modelGroups.push_back(std::move(models));
        }
    }

    /// Every special rule that anything above names, once.
    void addRules()
    {
        std::vector<Id<SpecialRule>> rules;
        std::ranges::set_difference(m_rules, m_armyRules, std::back_inserter(rules));
        std::ranges::sort(rules, {}, [&](Id<SpecialRule> rule) { return m_catalogue.rule(rule).name; });
        for (const auto index : rules)
            m_sheet.rules.push_back({wholeRule(m_catalogue.rule(index))});
        keepEnds(m_sheet.rules);
    }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Army& m_army;
    Roster m_roster;
    Assessment m_assessment;
    Job m_job;
    SheetContext m_material;
    std::vector<Id<StatColumn>> m_columns; ///< of weapons
    bool m_hasPrices = false;
    std::set<Id<SpecialRule>> m_rules; ///< already named
    std::set<Id<SpecialRule>> m_armyRules;
    std::vector<SharedGroup> m_groups;
    std::vector<SharedModels> m_models;
    BookSheet m_sheet;
};

} // namespace

BookSheet bookView(const BookJob& job, const IconLookup& icons) { return BookMaker(job, icons).make(); }

} // namespace muster::print
