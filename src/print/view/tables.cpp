#include "print/view/tables.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr int mostBoxes = 60;        // more are no use to tick; the number stands alone
constexpr int boxesInGroup = 5;      // as many are seen at a glance
constexpr double lettersInLine = 31; // large figures across a card; what is more is set smaller
constexpr std::string_view noBreakSpace = "\u00a0";
constexpr std::string_view noBreakHyphen = "\u2011";

double letters(std::string_view text)
{
    double sum = 0;
    for (const char c : text)
        sum += (c & 0xC0) == 0x80 ? 0 : c == ' ' || c == '/' ? 0.5 : 1;
    return sum;
}

/// How wide a column is in letters of its figures: the head is smaller, and so is the figure that it was.
double lettersOf(const Data& stat, const StatColumn& column)
{
    const auto& was = stat.get("was")->is_string() ? stat.get("was")->string_value() : std::string();
    return std::max({letters(stat.get("value")->string_value()), 0.5 * letters(column.shortName),
                     was.empty() ? 0 : 0.45 * letters("was " + was)}) +
           1;
}

/// "Hit 5+ was 6+: Regular Training"
std::string changeText(const StatColumn& column, const ProfileStat& stat)
{
    auto text = column.name + ' ' + formatStat(column.kind, stat.value) + " was " + formatStat(column.kind, stat.base);
    return stat.reasons.empty() ? text : text + ": " + join(stat.reasons, ", ");
}

Data weaponRow(const Material& material, const ProfileWeapon& weapon, const std::string& name,
               const std::string& bearer = {})
{
    const auto& columns = material.catalogue.ruleset.weaponStats;
    const auto& known = material.catalogue.weapon(weapon.weapon);
    Data data;
    data["bearer"] = optional(bearer);
    data["weapon"] = Data(name);
    data["detail"] = optional(weaponDetail(material, weapon));
    data["mark"] = known.uncertain.empty() ? Data(false) : Data("†");
    std::vector<Data> figures;
    for (const auto i : weapon.stats.ids()) {
        figures.push_back(statData(columns[i], weapon.stats[i], false));
        // The unit's figure says what changed it; here it would be said once more for each weapon.
        if (!columns[i].modifies.isNone())
            figures.back()["was"] = Data(false);
    }
    data["figures"] = listOf(figures);
    return data;
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

Data ruleData(const std::string& name, const std::string& bearer, const SpecialRule& rule, const std::string& shortText)
{
    Data data;
    data["rule"] = Data(name);
    data["bearer"] = optional(bearer);
    data["text"] = Data(shortText.empty() ? rule.text : shortText);
    return data;
}

void addRules(const Material& material, const std::vector<ProfileRule>& rules,
              const std::vector<ProfileWeapon>& weapons, std::vector<Id<SpecialRule>>& told, std::vector<Data>& list)
{
    for (const auto& rule : rules) {
        if (std::ranges::find(told, rule.ref.rule) != told.end() || isForBuilding(material, rule.ref.rule))
            continue;
        const auto bearer = rule.ref.bearer == Bearer::Leader ? "leader" : "";
        list.push_back(ruleData(rule.name, bearer, material.catalogue.rule(rule.ref.rule), rule.shortText));
        told.push_back(rule.ref.rule);
    }
    for (const auto& weapon : weapons) {
        for (const auto& ref : material.catalogue.weapon(weapon.weapon).rules) {
            if (std::ranges::find(told, ref.rule) != told.end() || isForBuilding(material, ref.rule))
                continue;
            told.push_back(ref.rule);
            const auto& rule = material.catalogue.rule(ref.rule);
            list.push_back(ruleData(ruleName(material.catalogue, ref), {}, rule, shortText(material.catalogue, ref)));
        }
    }
}

/// Figures of models that differ from their unit: "Hit 4+, unit 5+ (Champion)".
std::string differences(const Material& material, const UnitProfile& profile, const ProfileGroup& group)
{
    const auto& columns = material.catalogue.ruleset.stats;
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
        auto text = columns[i].name + ' ' + formatStat(columns[i].kind, own.value) + ", unit " +
                    formatStat(columns[i].kind, whole.value);
        texts.push_back(reasons.empty() ? text : text + " (" + join(reasons, ", ") + ')');
    }
    return join(texts, "; ");
}

/// Boxes in fives; `isMarked`: where something happens.
Data boxes(int count, int mark)
{
    std::vector<Data> groups;
    for (int first = 0; first < count; first += boxesInGroup) {
        std::vector<Data> ticks;
        for (int i = first; i < std::min(count, first + boxesInGroup); ++i) {
            Data tick;
            tick["isMarked"] = Data(i + 1 == mark);
            ticks.push_back(tick);
        }
        Data group;
        group["ticks"] = listOf(ticks);
        groups.push_back(group);
    }
    return listOf(groups);
}

const Track& kindOf(const Material& material, const ProfileTrack& track)
{
    return material.catalogue.ruleset.tracks[track.track];
}

/// Keeps a label with its first boxes on one line.
std::string inOneLine(const std::string& text)
{
    std::string whole;
    for (const char c : text)
        whole += c == ' ' ? std::string(noBreakSpace) : c == '-' ? std::string(noBreakHyphen) : std::string(1, c);
    return whole;
}

/// "Models lost 6, Break point 4"
std::string trackLabel(const Material& material, const ProfileTrack& track)
{
    const auto& kind = kindOf(material, track);
    const bool isFixed = kind.kind == Track::Boxes::Number;
    auto label = track.boxes > 1 && !isFixed ? track.name + ' ' + std::to_string(track.boxes) : track.name;
    if (!kind.mark.isNone() && track.mark > 0 && track.mark <= track.boxes)
        label += ", " + material.catalogue.ruleset.stats[kind.mark].name + ' ' + std::to_string(track.mark);
    return inOneLine(label);
}

/// Locations in two columns, as they are read.
Data locationRows(const std::vector<ProfileTrack>& locations)
{
    const auto cell = [&](std::size_t i) {
        const bool isThere = i < locations.size();
        Data data;
        data["location"] = isThere ? Data(locations[i].name) : Data(false);
        data["isBlank"] = Data(isThere && locations[i].isBlank);
        data["rating"] = isThere && !locations[i].isBlank ? Data(std::to_string(locations[i].boxes)) : Data(false);
        return data;
    };
    const auto half = (locations.size() + 1) / 2;
    std::vector<Data> rows;
    for (std::size_t i = 0; i < half; ++i) {
        Data row;
        row["cells"] = listOf({cell(i), cell(i + half)});
        rows.push_back(row);
    }
    return listOf(rows);
}

} // namespace

void setStats(Data& card, const Material& material, const UnitProfile& profile, const Unit* kind)
{
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<Data> list;
    double wanted = 0;
    std::vector<std::string> changes;
    for (const auto i : profile.stats.ids()) {
        const auto& stat = profile.stats[i];
        if (stat.value.isEmpty() && (mayLack(columns[i]) || !profile.parts.empty()))
            continue;
        list.push_back(statData(columns[i], stat, kind && isUncertain(kind->uncertain, columns[i].id)));
        list.back()["isFirst"] = Data(list.size() == 1);
        wanted += lettersOf(list.back(), columns[i]);
        if (stat.isChanged() && !stat.reasons.empty())
            changes.push_back(changeText(columns[i], stat));
    }
    setList(card, "hasStats", "stats", listOf(list));
    card["isDense"] = Data(wanted > lettersInLine);
    card["changes"] = optional(join(changes, "; "));
}

void setParts(Data& card, const Material& material, const UnitProfile& profile)
{
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<Id<StatColumn>> used;
    for (const auto i : columns.ids())
        if (std::ranges::any_of(profile.parts, [&](const ProfilePart& part) { return !part.stats[i].value.isEmpty(); }))
            used.push_back(i);
    std::vector<Data> parts;
    std::vector<Data> notes;
    for (const auto& part : profile.parts) {
        if (!part.note.empty())
            notes.push_back(textData(part.name + ": " + part.note));
        std::vector<Data> figures;
        for (const auto i : used)
            figures.push_back(statData(columns[i], part.stats[i], isUncertain(part.uncertain, columns[i].id)));
        std::vector<std::string> rules;
        rules.reserve(part.rules.size());
        for (const auto& rule : part.rules)
            rules.push_back(rule.name);
        Data row;
        row["part"] = Data(times(part.models, part.name));
        row["rules"] = optional(withNumbersKept(join(rules, ", ")));
        row["figures"] = listOf(figures);
        parts.push_back(row);
    }
    std::vector<Data> heads;
    for (const auto i : used)
        heads.push_back(headData(columns[i]));
    setList(card, "hasParts", "parts", listOf(parts));
    card["partHeads"] = listOf(heads);
    card["partNotes"] = listOf(notes);
}

void setWeapons(Data& card, const Material& material, const UnitProfile& profile)
{
    std::vector<Data> list;
    list.reserve(profile.weapons.size());
    for (const auto& weapon : profile.weapons)
        list.push_back(weaponRow(material, weapon, times(weapon.count, material.catalogue.weapon(weapon.weapon).name)));
    for (const auto& part : profile.parts) {
        const auto bearer = profile.parts.size() > 1 ? part.name : std::string();
        for (const auto& weapon : part.weapons) {
            const auto& name = material.catalogue.weapon(weapon.weapon).name;
            list.push_back(weaponRow(material, weapon,
                                     weapon.count > 1 && part.models > 1
                                         ? std::to_string(weapon.count) + " × " + name + " each"
                                         : times(weapon.count, name),
                                     bearer));
        }
    }
    setList(card, "hasWeapons", "weapons", listOf(list));
}

void setGroups(Data& card, const Material& material, const UnitProfile& profile)
{
    std::vector<Id<SpecialRule>> told;
    std::vector<Data> toldAlready;
    addRules(material, profile.rules, profile.weapons, told, toldAlready);
    std::vector<Data> list;
    for (const auto& group : profile.groups) {
        const bool isArmed = hasOwnWeapons(profile, group);
        Data data;
        data["title"] = Data(times(group.models, group.name));
        data["options"] = optional(chosen(group.options));
        data["figures"] = optional(differences(material, profile, group));
        std::vector<Data> weapons;
        for (const auto& weapon : group.weapons)
            if (isArmed)
                weapons.push_back(
                    weaponRow(material, weapon, times(weapon.count, material.catalogue.weapon(weapon.weapon).name)));
        setList(data, "hasWeapons", "weapons", listOf(weapons));
        std::vector<Data> rules;
        addRules(material, group.rules, isArmed ? group.weapons : std::vector<ProfileWeapon>(), told, rules);
        data["rules"] = listOf(rules);
        data["holds"] = optional(group.holds == profile.holds ? std::string() : join(group.holds, ", or "));
        list.push_back(data);
    }
    card["modelGroups"] = listOf(list);
}

void setTracks(Data& card, const Material& material, const UnitProfile& profile, const std::vector<std::string>& copies)
{
    std::vector<Data> tracks;
    std::vector<ProfileTrack> locations;
    for (const auto& track : profile.tracks) {
        if (kindOf(material, track).kind == Track::Boxes::Locations) {
            locations.push_back(track);
            continue;
        }
        Data data;
        data["track"] = Data(trackLabel(material, track));
        data["isWritten"] = Data(track.boxes > mostBoxes);
        data["groups"] = track.boxes > mostBoxes ? listOf({}) : boxes(track.boxes, track.mark);
        tracks.push_back(data);
    }
    std::vector<Data> rows;
    for (const auto& copy : copies) {
        if (profile.tracks.empty())
            break;
        Data row;
        row["copy"] = copies.size() > 1 ? Data(copy) : Data(false);
        row["tracks"] = listOf(tracks);
        setList(row, "hasLocations", "locationRows", locationRows(locations));
        rows.push_back(row);
    }
    setList(card, "hasTracks", "trackRows", listOf(rows));
}

Data rulesData(const Material& material, const UnitProfile& profile)
{
    std::vector<Data> list;
    std::vector<Id<SpecialRule>> told;
    addRules(material, profile.rules, profile.weapons, told, list);
    for (const auto& part : profile.parts)
        addRules(material, part.rules, part.weapons, told, list);
    return listOf(list);
}

std::string chosen(const std::vector<ProfileOption>& options)
{
    std::vector<std::string> names;
    for (const auto& option : options)
        if (!option.isDefault && !option.isMount)
            names.push_back(times(option.count, option.name));
    return join(names, ", ");
}

} // namespace muster::print
