#include "print/viewwords.h"

#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr int mostBoxes = 60; // more are no use to tick; the number stands alone

/// Units that share one card: alike in all that a card shows.
struct Copies {
    std::string key;
    Index first = noIndex;
    int count = 0;
};

void addKey(std::string& key, const RosterUnit& unit)
{
    const auto add = [&](const std::string& part) {
        key += part;
        key += '\x1f';
    };
    add(unit.unit);
    add(unit.as);
    add(unit.name);
    add(unit.note);
    add(unit.models ? std::to_string(*unit.models) : "");
    add(unit.reserve ? "reserve" : "");
    for (const auto& [id, count] : unit.options)
        add(id + '=' + std::to_string(count));
    for (const auto& group : unit.groups) {
        add('<' + group.group + (group.models ? std::to_string(*group.models) : ""));
        for (const auto& [id, count] : group.options)
            add(id + '=' + std::to_string(count));
    }
    key += '[';
    for (const auto& below : unit.units)
        addKey(key, below);
    key += ']';
}

std::vector<Copies> copies(const Material& material)
{
    std::vector<Copies> list;
    const auto& units = material.assessment.units;
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::string key;
        addKey(key, *material.assessment.source[i]);
        // Units on different carriers are told apart, unless the carriers have one name too.
        if (units[i].parent != noIndex)
            key += kindName(material, units[i].parent) + '/' + ownName(material, units[i].parent);
        const auto known = std::ranges::find(list, key, &Copies::key);
        if (known != list.end())
            ++known->count;
        else
            list.push_back({std::move(key), static_cast<Index>(i), 1});
    }
    return list;
}

/// Boxes in fives; a bar stands behind the box where something happens.
std::string boxes(int count, int mark)
{
    constexpr std::string_view noBreakSpace = "\u00a0";
    std::string text;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && i == mark)
            text += "┃";
        else if (i > 0 && i % 5 == 0)
            text += i % 20 == 0 ? " " : noBreakSpace; // long rows may wrap after each twenty
        text += "☐";
    }
    return text;
}

/// A label stays on one line with its boxes.
std::string unbroken(const std::string& label)
{
    std::string text;
    for (const auto letter : label)
        text += letter == ' ' ? std::string("\u00a0") : std::string(1, letter);
    return text;
}

Data trackRows(const UnitProfile& profile, int count)
{
    std::vector<Data> tracks;
    for (const auto& track : profile.tracks) {
        Data data;
        auto label = track.boxes > 1 ? track.name + ' ' + std::to_string(track.boxes) : track.name;
        if (track.mark > 0 && track.mark < track.boxes)
            label += ", breaks at " + std::to_string(track.mark);
        data["track"] = Data(unbroken(label));
        data["boxes"] =
            Data(track.isBlank || track.boxes > mostBoxes ? std::string("______") : boxes(track.boxes, track.mark));
        tracks.push_back(data);
    }
    std::vector<Data> rows;
    for (int i = 1; i <= count && !tracks.empty(); ++i) {
        Data row;
        row["number"] = count > 1 ? Data(std::to_string(i)) : Data(false);
        row["tracks"] = listOf(tracks);
        rows.push_back(row);
    }
    return listOf(rows);
}

/// Rows of a table of weapons; `bearer` says whose they are where a card has several kinds of model.
void addWeapons(const Material& material, const std::vector<ProfileWeapon>& weapons, const std::string& bearer,
                std::vector<Data>& list)
{
    const auto& columns = material.catalogue.ruleset.weaponStats;
    for (const auto& weapon : weapons) {
        const auto& known = material.catalogue.weapon(weapon.weapon);
        Data data;
        data["weapon"] = Data(weapon.count > 1 ? std::to_string(weapon.count) + " × " + known.name : known.name);
        data["detail"] = optional(join({bearer, weaponDetail(material, weapon)}, "; "));
        data["mark"] = known.uncertain.empty() ? Data(false) : Data("†");
        std::vector<Data> figures;
        for (std::size_t i = 0; i < columns.size() && i < weapon.stats.size(); ++i)
            figures.push_back(statData(columns[i], weapon.stats[i], false));
        data["figures"] = listOf(figures);
        list.push_back(data);
    }
}

Data weaponsData(const Material& material, const std::vector<ProfileWeapon>& weapons)
{
    std::vector<Data> list;
    addWeapons(material, weapons, {}, list);
    return listOf(list);
}

Data ruleData(const std::string& name, const std::string& bearer, const SpecialRule& rule, const std::string& shortText)
{
    Data data;
    data["rule"] = Data(name);
    data["bearer"] = optional(bearer);
    data["text"] = Data(shortText.empty() ? rule.text : shortText);
    return data;
}

/// The unit's rules with their parameters, then those of its weapons, each once.
void addRules(const Material& material, const std::vector<ProfileRule>& rules,
              const std::vector<ProfileWeapon>& weapons, const std::string& owner, std::vector<Index>& told,
              std::vector<Data>& list)
{
    for (const auto& rule : rules) {
        if (std::ranges::find(told, rule.ref.rule) != told.end())
            continue;
        const auto bearer = rule.ref.bearer == Bearer::Leader ? std::string("leader") : owner;
        list.push_back(ruleData(rule.name, bearer, material.catalogue.rule(rule.ref.rule), rule.shortText));
        told.push_back(rule.ref.rule);
    }
    for (const auto& weapon : weapons) {
        for (const auto& ref : material.catalogue.weapon(weapon.weapon).rules) {
            if (std::ranges::find(told, ref.rule) != told.end())
                continue;
            told.push_back(ref.rule);
            const auto& rule = material.catalogue.rule(ref.rule);
            list.push_back(ruleData(ruleName(material.catalogue, ref), {}, rule, shortText(material.catalogue, ref)));
        }
    }
}

Data rulesData(const Material& material, const UnitProfile& profile)
{
    std::vector<Data> list;
    std::vector<Index> told;
    addRules(material, profile.rules, profile.weapons, {}, told, list);
    for (const auto& part : profile.parts)
        addRules(material, part.rules, part.weapons, profile.parts.size() > 1 ? part.name : std::string(), told, list);
    return listOf(list);
}

/// Sets the figures of a stat line and how wide each is: those that a unit may lack only where it has them.
void setStats(Data& data, const Material& material, const std::vector<ProfileStat>& stats, const Unit* kind)
{
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<Data> list;
    for (std::size_t i = 0; i < columns.size() && i < stats.size(); ++i)
        if (!stats[i].value.isEmpty() || !mayLack(columns[i]))
            list.push_back(statData(columns[i], stats[i], kind && isUncertain(*kind, columns[i].id)));
    data["hasStats"] = Data(!list.empty());
    data["isDense"] = Data(list.size() > 6);
    // In hundredths: seven cells of whole percents would leave a gap at the right.
    const auto hundredths = 10000 / std::max<std::size_t>(1, list.size());
    data["statWidth"] = Data(std::to_string(hundredths / 100) + '.' + std::to_string(hundredths % 100 + 100).substr(1));
    data["stats"] = listOf(list);
}

/// Kinds of model with a stat line of their own: a table with the columns that any of them has.
void setParts(Data& data, const Material& material, const UnitProfile& profile)
{
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (std::ranges::any_of(profile.parts, [&](const ProfilePart& part) { return !part.stats[i].value.isEmpty(); }))
            used.push_back(i);
    std::vector<Data> heads;
    for (const auto i : used) {
        Data head;
        head["head"] = Data(columns[i].shortName);
        heads.push_back(head);
    }
    std::vector<Data> parts;
    for (const auto& part : profile.parts) {
        Data row;
        row["part"] = Data(part.models > 1 ? std::to_string(part.models) + " × " + part.name : part.name);
        std::vector<Data> figures;
        for (const auto i : used) {
            const bool isDoubtful = std::ranges::any_of(
                part.uncertain, [&](const Uncertain& doubt) { return doubt.what == columns[i].id; });
            figures.push_back(statData(columns[i], part.stats[i], isDoubtful));
        }
        row["figures"] = listOf(figures);
        parts.push_back(row);
    }
    data["hasParts"] = Data(!parts.empty());
    data["partHeads"] = listOf(heads);
    data["partFigureWidth"] = Data(std::to_string(62 / std::max<std::size_t>(1, used.size())));
    data["parts"] = listOf(parts);
}

std::string chosen(const std::vector<ProfileOption>& options)
{
    std::vector<std::string> names;
    for (const auto& option : options)
        if (!option.isDefault && !option.isMount) // what stands on a mount is told with the weapon
            names.push_back(option.count > 1 ? std::to_string(option.count) + " × " + option.name : option.name);
    return join(names, ", ");
}

bool isSame(const ProfileWeapon& a, const ProfileWeapon& b)
{
    const auto sameFigure = [](const ProfileStat& x, const ProfileStat& y) { return x.value == y.value; };
    return a.weapon == b.weapon && std::ranges::equal(a.stats, b.stats, sameFigure);
}

/// Models that differ from their unit, and only in what they differ.
Data groupsData(const Material& material, const UnitProfile& profile)
{
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<Data> list;
    for (const auto& group : profile.groups) {
        Data data;
        data["title"] = Data(std::to_string(group.models) + " × " + group.name);
        std::vector<std::string> figures;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (group.stats[i].value != profile.stats[i].value)
                figures.push_back(columns[i].name + ' ' + formatStat(columns[i].kind, group.stats[i].value) +
                                  " (unit " + formatStat(columns[i].kind, profile.stats[i].value) + ')');
        data["figures"] = optional(join(figures, ", "));
        const bool hasOwnWeapons = !std::ranges::equal(group.weapons, profile.weapons, isSame);
        data["weapons"] = weaponsData(material, hasOwnWeapons ? group.weapons : std::vector<ProfileWeapon>());
        data["hasWeapons"] = Data(hasOwnWeapons && !group.weapons.empty());
        std::vector<Data> rules;
        std::vector<Index> told;
        for (const auto& rule : profile.rules)
            told.push_back(rule.ref.rule);
        for (const auto& weapon : profile.weapons)
            for (const auto& ref : material.catalogue.weapon(weapon.weapon).rules)
                told.push_back(ref.rule);
        addRules(material, group.rules, hasOwnWeapons ? group.weapons : std::vector<ProfileWeapon>(), {}, told, rules);
        data["rules"] = listOf(rules);
        data["options"] = optional(chosen(group.options));
        data["holds"] = optional(group.holds == profile.holds ? std::string() : join(group.holds, ", or "));
        list.push_back(data);
    }
    return listOf(list);
}

/// "Broken 82 1/2, routed or destroyed 165": what the enemy gets for the unit.
std::string worth(const Material& material, Index unit)
{
    std::vector<std::string> parts;
    const auto& kinds = material.catalogue.ruleset.victory;
    const auto points = victoryPoints(material.catalogue, material.assessment, unit);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (points[i])
            parts.push_back(kinds[i].name + ' ' + report::number(*points[i]));
    return join(parts, ", ");
}

/// Whether the card has a figure that nobody knows.
bool hasBlanks(const UnitProfile& profile)
{
    return std::ranges::any_of(profile.stats, [](const ProfileStat& stat) { return stat.value.isBlank; }) ||
           std::ranges::any_of(profile.tracks, &ProfileTrack::isBlank);
}

std::string capital(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

/// Where the unit hangs, and what hangs on it.
std::vector<std::string> relations(const Material& material, Index unit)
{
    const auto& units = material.assessment.units;
    const auto& places = material.catalogue.ruleset.places;
    const auto& self = units[static_cast<std::size_t>(unit)];
    const auto name = [&](Index other) { return report::unitName(material.catalogue, material.assessment, other); };
    std::vector<std::string> texts;
    if (self.parent != noIndex) {
        const auto place =
            self.place == noIndex ? std::string("With") : places[static_cast<std::size_t>(self.place)].name;
        texts.push_back(place + ": " + name(self.parent));
    }
    std::vector<std::pair<std::string, std::vector<std::string>>> below;
    for (auto i = unit + 1; i < self.end; ++i) {
        const auto& other = units[static_cast<std::size_t>(i)];
        if (other.parent != unit)
            continue;
        const auto verb =
            other.place == noIndex ? std::string("with") : places[static_cast<std::size_t>(other.place)].verb;
        auto text = name(i);
        if (material.catalogue.ruleset.countsModels)
            text += " (" + counted(other.models, "model", "models") + ')';
        const auto known = std::ranges::find(below, verb, &std::pair<std::string, std::vector<std::string>>::first);
        if (known == below.end())
            below.push_back({verb, {std::move(text)}});
        else
            known->second.push_back(std::move(text));
    }
    for (const auto& [verb, names] : below)
        texts.push_back(capital(verb) + ' ' + join(names, ", "));
    return texts;
}

/// Of what kind the figures of a unit are: its own provenance, or its army's.
std::string provenanceKind(const Material& material, Index unit)
{
    const auto* kind = kindOf(material, unit);
    if (!kind)
        return {};
    return kind->provenance ? kind->provenance->kind : material.catalogue.army(kind->army).provenance.kind;
}

/// "Stonefist's own · Infantry, 10 models · Marauders"
std::string subtitle(const Material& material, const Copies& card)
{
    const auto& catalogue = material.catalogue;
    const auto& assessed = material.assessment.units[static_cast<std::size_t>(card.first)];
    std::vector<std::string> parts;
    if (const auto* kind = kindOf(material, card.first)) {
        auto text = kind->category == noIndex
                        ? std::string()
                        : catalogue.ruleset.categories[static_cast<std::size_t>(kind->category)].name;
        if (catalogue.ruleset.countsModels && assessed.models > 1)
            text = join({text, counted(assessed.models, "model", "models")}, ", ");
        parts.push_back(text);
        if (assessed.army != material.assessment.army)
            parts.push_back(catalogue.army(assessed.army).name);
    } else {
        parts.emplace_back("not known to the data");
    }
    if (assessed.heldBack)
        parts.emplace_back("held back");
    if (const auto kind = provenanceKind(material, card.first); kind == "playtest")
        parts.emplace_back("playtest figures");
    return join(parts, " · ");
}

Data cardData(const Material& material, const Copies& card)
{
    const auto position = static_cast<std::size_t>(card.first);
    const auto& catalogue = material.catalogue;
    const auto& profile = material.profiles[position];
    const auto* kind = kindOf(material, card.first);
    Data data;
    data["title"] = Data(kindName(material, card.first));
    data["ownName"] = optional(ownName(material, card.first));
    data["copies"] = card.count > 1 ? Data(std::to_string(card.count)) : Data(false);
    data["subtitle"] = Data(subtitle(material, card));
    data["icon"] =
        kind && kind->category != noIndex
            ? optional(material.icon(catalogue.ruleset.categories[static_cast<std::size_t>(kind->category)].icon))
            : Data(false);
    data["cost"] =
        catalogue.ruleset.hasPoints ? Data(report::number(material.assessment.units[position].points)) : Data(false);
    setStats(data, material, profile.stats, kind);
    std::vector<Data> partNotes;
    for (const auto& part : profile.parts)
        if (!part.note.empty()) {
            Data line;
            line["text"] = Data(part.name + ": " + part.note);
            partNotes.push_back(line);
        }
    data["partNotes"] = listOf(partNotes);
    setParts(data, material, profile);
    std::vector<Data> weapons;
    addWeapons(material, profile.weapons, {}, weapons);
    for (const auto& part : profile.parts)
        addWeapons(material, part.weapons, profile.parts.size() > 1 ? part.name : std::string(), weapons);
    data["weapons"] = listOf(weapons);
    data["hasWeapons"] = Data(!weapons.empty());
    data["rules"] = rulesData(material, profile);
    data["options"] = optional(chosen(profile.options));
    data["holds"] = optional(join(profile.holds, ", or "));
    data["hasBlanks"] = Data(hasBlanks(profile));
    data["worth"] = optional(kind ? worth(material, card.first) : std::string());
    std::vector<Data> related;
    for (const auto& text : relations(material, card.first)) {
        Data relation;
        relation["text"] = Data(text);
        related.push_back(relation);
    }
    data["relations"] = listOf(related);
    data["modelGroups"] = groupsData(material, profile);
    data["kindNote"] = optional(kind ? kind->note : std::string());
    data["note"] = optional(material.assessment.source[position]->note);
    std::vector<Data> doubtful;
    for (const auto& text : doubts(material, card.first)) {
        Data doubt;
        doubt["text"] = Data(text);
        doubtful.push_back(doubt);
    }
    data["mark"] = doubtful.empty() ? Data(false) : Data("†");
    data["doubts"] = listOf(doubtful);
    data["trackRows"] = trackRows(profile, card.count);
    return data;
}

} // namespace

Data cardsView(const Material& material)
{
    const auto& ruleset = material.catalogue.ruleset;
    Data view;
    setCommon(view, material);
    const auto figures = static_cast<int>(ruleset.weaponStats.size());
    const int figureWidth = figures > 4 ? 9 : 13;
    view["figureWidth"] = Data(std::to_string(figureWidth));
    view["weaponWidth"] = Data(std::to_string(std::max(20, 100 - figureWidth * figures)));
    std::vector<Data> heads;
    for (const auto& column : ruleset.weaponStats) {
        Data head;
        head["head"] = Data(column.shortName);
        heads.push_back(head);
    }
    view["weaponHeads"] = listOf(heads);
    std::vector<Data> cards;
    for (const auto& card : copies(material))
        cards.push_back(cardData(material, card));
    view["isEmptyArmy"] = Data(cards.empty());
    view["cards"] = listOf(cards);
    return view;
}

} // namespace muster::print
