#include "report/catalogue/cataloguetext.h"

#include "core/base/joined.h"
#include "core/base/wording.h"
#include "report/catalogue/kinds.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "rules/judge/slots.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::report {

namespace {

std::string cited(const Catalogue& catalogue, Id<Citation> citation)
{
    const auto where = report::citation(catalogue, citation);
    return where.section.empty() ? std::string() : " [" + where.section + ']';
}

/// "data 1.0", with a mark for data of the user's own.
std::string versionOf(const Ruleset& ruleset)
{
    return say(ruleset.data.origin == DataOrigin::Own ? phrase("report", "data {version}, the user's own")
                                                      : phrase("report", "data {version}"),
               {{"version", ruleset.dataVersion}});
}

std::string heading(const Phrase& words) { return '\n' + say(words) + '\n'; }

std::string battleText(const Ruleset& ruleset)
{
    std::string text;
    if (!ruleset.battleOptions.empty())
        text += heading(phrase("report", "Battle options"));
    for (const auto& option : ruleset.battleOptions) {
        auto choices = joined(option.choices.ids(), [&](auto i) {
            const auto id = choiceId(option, i);
            return i == option.standard ? say(phrase("report", "{choice} (default)"), {{"choice", id}}) : id;
        });
        if (const auto when = conditionText(ruleset, option.when); !when.empty())
            choices += "; " + when;
        text += fmt::format("  {}  {}: {}\n", option.id, option.name, choices);
    }
    if (!ruleset.scenarios.empty())
        text += heading(phrase("report", "Scenarios"));
    for (const auto& scenario : ruleset.scenarios)
        text += fmt::format("  {}  {}\n", scenario.id, scenario.name);
    return text;
}

std::string rulingsText(const Catalogue& catalogue)
{
    const auto& rulings = catalogue.ruleset.rulings;
    std::string text = rulings.empty() ? std::string() : heading(phrase("report", "Rulings"));
    for (const auto& ruling : rulings) {
        const auto owner = ruling.army.isNone() ? std::string() : catalogue.army(ruling.army).id + ", ";
        text += fmt::format("  {} ({}{})\n    {}\n", ruling.id, owner,
                            say(ruling.standard ? phrase("report", "on") : phrase("report", "off")), ruling.question);
        const auto& holds = ruling.standard ? ruling.answer : ruling.otherwise;
        const auto& other = ruling.standard ? ruling.otherwise : ruling.answer;
        if (!holds.empty())
            text += "    " + holds + '\n';
        if (!other.empty())
            text += "    " + say(phrase("report", "Switched: {answer}"), {{"answer", other}}) + '\n';
    }
    return text;
}

std::string statLine(const Table<StatColumn>& columns, const Table<StatColumn, ProfileStat>& stats, bool isPart = false)
{
    std::string text;
    for (const auto i : columns.ids())
        if (!stats[i].value.isEmpty() || (!mayLack(columns[i]) && !isPart))
            text += fmt::format("{}{} {}", text.empty() ? "" : "  ", columns[i].shortName,
                                formatStat(columns[i].kind, stats[i].value));
    return text;
}

std::string unitLine(const Catalogue& catalogue, Id<Unit> id)
{
    const auto& unit = catalogue.unit(id);
    auto text = fmt::format("{}  {}", unit.id, unit.name);
    if (unit.isOwn())
        text += "  [" + say(phrase("report", "own unit")) + ']';
    if (catalogue.ruleset.countsModels && unit.maxModels > 0)
        text += fmt::format("  ({})", sizes(unit));
    if (const auto price = cost(catalogue, unit); !price.empty())
        text += "  " + price;
    const auto shown = profileOfKind(catalogue, id);
    const auto& columns = catalogue.ruleset.stats;
    auto figures = statLine(columns, shown.stats);
    // In some games only the models have figures, and the unit as a whole has none.
    if (!hasFigures(shown.stats))
        for (const auto& part : shown.parts)
            figures +=
                fmt::format("{}{}: {}", figures.empty() ? "" : "; ", part.name, statLine(columns, part.stats, true));
    return text + "  " + figures + (unit.uncertain.empty() ? "" : "  †");
}

std::string weaponsText(const Catalogue& catalogue, const std::vector<ProfileWeapon>& weapons)
{
    std::string text;
    for (const auto& weapon : weapons) {
        const auto& known = catalogue.weapon(weapon.weapon);
        text += fmt::format("  {} × {}  {}", weapon.count, known.name,
                            statLine(catalogue.ruleset.weaponStats, weapon.stats));
        for (const auto& ref : known.rules)
            if (!catalogue.rule(ref.rule).isForBuilding())
                text += ", " + ruleName(catalogue, ref);
        text += '\n';
    }
    return text;
}

std::string partText(const Catalogue& catalogue, const ProfilePart& part)
{
    auto text = fmt::format("\n{}\n  {}\n", partName(part), statLine(catalogue.ruleset.stats, part.stats, true)) +
                weaponsText(catalogue, part.weapons);
    std::string rules;
    for (const auto& rule : part.rules)
        if (!catalogue.rule(rule.ref.rule).isForBuilding())
            rules += (rules.empty() ? "" : ", ") + rule.name;
    for (const auto& words : {rules, part.note, part.origin})
        if (!words.empty())
            text += "  " + words + '\n';
    return text;
}

/// " 25, up to 2, needs Master (default: 1)": the text after the name of an option.
std::string termsOf(const Catalogue& catalogue, const Unit& unit, const Option& option)
{
    auto words = conditions(catalogue.ruleset, unit.choices, option);
    if (auto terms = price(catalogue, option); !terms.empty())
        words.insert(words.begin(), std::move(terms));
    auto text = words.empty() ? std::string() : fmt::format("  {}", fmt::join(words, ", "));
    if (option.defaultCount > 0)
        text += ' ' + say(phrase("report", "(default: {number})"), {{"number", grouped(option.defaultCount)}});
    return text + (option.uncertain.empty() ? "" : " †");
}

std::string optionText(const Catalogue& catalogue, Id<Unit> id, const Option& option)
{
    auto text = fmt::format("  {}  {}{}\n", option.id, option.name, termsOf(catalogue, catalogue.unit(id), option));
    for (const auto& weapon : weaponsOfOption(catalogue, id, option)) {
        const auto& known = catalogue.weapon(weapon.weapon);
        text += fmt::format("    {}{}\n", known.name == option.name ? std::string() : known.name + "  ",
                            statLine(catalogue.ruleset.weaponStats, weapon.stats));
    }
    if (const auto brought = brings(catalogue, option); !brought.empty())
        text += "    " + brought + '\n';
    if (!option.text.empty())
        text += "    " + option.text + '\n';
    if (!option.uncertain.empty())
        text += "    † " + option.uncertain + '\n';
    return text;
}

/// Models that may differ: how many, their price, what they bring, and the choices of their own.
std::string modelGroupText(const Catalogue& catalogue, const Unit& unit, const ModelGroup& group)
{
    std::vector<std::string> words;
    if (group.max)
        words.push_back(modelLimit(*group.max));
    if (auto cost = price(catalogue, group); !cost.empty())
        words.push_back(std::move(cost));
    auto text = fmt::format("  {}  {}  {}\n", group.id, group.name, fmt::join(words, ", "));
    if (const auto brought = brings(catalogue, group.effects, group.rules); !brought.empty())
        text += "    " + brought + '\n';
    if (const auto brought = brings(catalogue, group.unitEffects, group.unitRules); !brought.empty())
        text += "    " + say(phrase("report", "for the whole unit: {what}"), {{"what", brought}}) + '\n';
    for (const auto& choice : group.choices.groups) {
        if (std::ranges::find(unit.choices.groups, choice.id, &OptionGroup::id) != unit.choices.groups.end())
            continue; // as its unit
        const auto options = joined(choice.options, [&](Id<Option> position) {
            const auto& option = group.choices.options[position];
            const auto terms = option.isFree() ? std::string() : price(catalogue, option);
            return option.name + (terms.empty() ? "" : ' ' + terms);
        });
        const auto limit = groupLimit(catalogue.ruleset, group.choices, choice);
        text += fmt::format("    {}{}: {}\n", group.choices.nameOf(choice),
                            limit.empty() ? std::string() : " (" + limit + ')', options);
    }
    return text;
}

std::string optionsText(const Catalogue& catalogue, Id<Unit> id)
{
    const auto& unit = catalogue.unit(id);
    std::string text;
    for (const auto& group : unit.choices.groups) {
        const auto limit = groupLimit(catalogue.ruleset, unit.choices, group);
        text += fmt::format("\n{}{}\n", unit.choices.nameOf(group), limit.empty() ? std::string() : " (" + limit + ')');
        for (const auto option : group.options)
            text += optionText(catalogue, id, unit.choices.options[option]);
    }
    if (!unit.choices.limits.empty())
        text += heading(phrase("report", "Limits of options"));
    for (const auto& limit : unit.choices.limits)
        text += fmt::format("  {}: {}\n", limit.name, optionLimit(unit.choices, limit));
    if (!unit.groups.empty())
        text += heading(phrase("report", "Models that may differ"));
    for (const auto& group : unit.groups)
        text += modelGroupText(catalogue, unit, group);
    return text;
}

/// The name of an uncertain figure. `what`: one of three words, or the id of a column.
std::string nameOfFigure(const Currency& currency, const std::string& what)
{
    for (const auto& [id, words] :
         {std::pair("models", phrase("report", "models")), std::pair("points", phrase("report", "points")),
          std::pair("weapons", phrase("report", "weapons"))})
        if (what == id)
            return say(currency, words);
    return what;
}

/// How each other version is asked for.
std::string versionLines(const Ruleset& ruleset, const std::vector<std::string>& versions)
{
    std::string lines;
    for (const auto& version : versions)
        lines += fmt::format("  {}@{}\n", ruleset.id, version);
    return lines;
}

} // namespace

std::string overviewText(const Catalogue& catalogue, const std::vector<std::string>& versions)
{
    const auto& ruleset = catalogue.ruleset;
    auto text = fmt::format("{}  {} ({})\n", ruleset.id, ruleset.name, versionOf(ruleset));
    for (const auto& army : catalogue.armies)
        text += fmt::format("  {}/{}  {}, {}, {}{}\n", ruleset.id, army.id, army.name,
                            say(phrases("report", "{n} {n:unit|units}"), static_cast<std::int64_t>(army.units.size())),
                            army.provenance.kind,
                            army.isUsersOwn ? ", " + say(phrase("report", "the user's own")) : std::string());
    return text + versionLines(ruleset, versions);
}

std::string rulesetText(const Catalogue& catalogue, const std::vector<std::string>& versions)
{
    const auto& ruleset = catalogue.ruleset;
    auto text = fmt::format("{} ({})\n{}\n{}\n", ruleset.name, versionOf(ruleset), ruleset.about,
                            provenanceLine(ruleset.provenance)) +
                heading(phrase("report", "Armies"));
    for (const auto& army : catalogue.armies)
        text += fmt::format("  {}  {}{}\n", army.id, army.name,
                            army.isUsersOwn ? " (" + say(phrase("report", "the user's own")) + ')' : std::string());
    if (!versions.empty())
        text += heading(phrase("report", "Other versions of the data")) + versionLines(ruleset, versions);
    text += heading(phrase("report", "Rules"));
    const auto add = [&](std::string_view id, const auto& rule) {
        text += fmt::format("  {}  {}{}\n", id, severityText(ruleset, rule.severity), cited(catalogue, rule.citation));
    };
    for (const auto& rule : ruleset.constraints)
        add(rule.id, rule);
    for (std::size_t i = 0; i < structuralIds.size(); ++i)
        if (structuralIds[i] != idOf(Structural::Slots) || !ruleset.slotPlace.isNone()) // some unit has slots
            add(structuralIds[i], ruleset.structure[i]);
    return text + battleText(ruleset) + rulingsText(catalogue);
}

std::string allyNames(const Catalogue& catalogue, const Army& army)
{
    return joined(army.allies, [&](const std::string& id) {
        const auto ally = catalogue.findArmy(id);
        // An army without data has no name but its id.
        return ally.isNone() ? say(phrase("report", "{army} (no list here)"), {{"army", capital(id)}})
                             : catalogue.army(ally).name;
    });
}

std::string armyText(const Catalogue& catalogue, const Army& army)
{
    auto text = fmt::format("{} ({})\n{}\n", army.name,
                            say(phrase("report", "data {version}"), {{"version", army.dataVersion}}),
                            provenanceLine(army.provenance));
    if (const auto allies = allyNames(catalogue, army); !allies.empty())
        text += say(phrase("report", "Possible allies: {armies}"), {{"armies", allies}}) + '\n';
    for (const auto& line : army.lines)
        text += fmt::format("  {} × {}\n", line.number, line.name);
    const auto& categories = catalogue.ruleset.categories;
    for (const auto category : categories.ids()) {
        std::string units;
        for (const auto unit : army.units)
            if (catalogue.unit(unit).category == category)
                units += "  " + unitLine(catalogue, unit) + '\n';
        if (!units.empty())
            text += fmt::format("\n{}\n", categories[category].plural) + units;
    }
    for (const auto& note : army.notes)
        text += '\n' + say(phrase("report", "Note: {note}"), {{"note", note}}) + '\n';
    return text;
}

namespace {

std::string slotsText(const Catalogue& catalogue, const Unit& unit)
{
    std::string text;
    for (const auto& slot : unit.slotList) {
        text += fmt::format(
            "  {} ({}): {}\n", slot.name, slotLimits(unit.slotList, slot),
            joined(kindsFor(catalogue, unit.army, slot), [&](Id<Unit> kind) { return catalogue.unit(kind).name; }));
    }
    return text.empty() ? text : heading(phrase("report", "Slots")) + text;
}

} // namespace

std::string unitText(const Catalogue& catalogue, Id<Unit> id)
{
    const auto& unit = catalogue.unit(id);
    const auto shown = profileOfKind(catalogue, id);
    auto text = fmt::format("{} ({})\n{}", unit.name, catalogue.army(unit.army).name,
                            catalogue.ruleset.categories[unit.category].name);
    if (catalogue.ruleset.countsModels && unit.maxModels > 0)
        text += ", " + say(phrases("report", "{sizes} {n:model|models}"), unit.maxModels, {{"sizes", sizes(unit)}});
    if (catalogue.ruleset.countsModels && unit.usualModels)
        text += ", " + say(phrase("report", "usually {number}"), {{"number", grouped(*unit.usualModels)}});
    if (const auto price = cost(catalogue, unit); !price.empty())
        text += ", " + price;
    if (unit.isOwn())
        text +=
            '\n' + say(phrase("report", "Own unit, made from {unit}."), {{"unit", catalogue.unit(unit.madeFrom).name}});
    if (unit.start > 0)
        text += '\n' + say(phrase("report", "A new roster begins with {number} of these."),
                           {{"number", std::to_string(unit.start)}});
    text += '\n' + statLine(catalogue.ruleset.stats, shown.stats) + '\n';
    if (!shown.weapons.empty())
        text += heading(phrase("report", "Weapons"));
    text += weaponsText(catalogue, shown.weapons);
    for (const auto& part : shown.parts)
        text += partText(catalogue, part);
    std::string rules;
    for (const auto& rule : shown.rules)
        if (!catalogue.rule(rule.ref.rule).isForBuilding())
            rules += fmt::format("  {}: {}\n", rule.name, ruleText(catalogue, rule.ref));
    if (!rules.empty())
        text += heading(phrase("report", "Special rules")) + rules;
    text += optionsText(catalogue, id);
    text += slotsText(catalogue, unit);
    if (!unit.locations.empty())
        text += heading(phrase("report", "Locations"));
    for (const auto& location : unit.locations)
        text += fmt::format("  {}: {}\n", location.name,
                            location.damage ? std::to_string(*location.damage) : say(phrase("report", "to be agreed")));
    for (const auto& words : {unit.note, unit.origin})
        if (!words.empty())
            text += '\n' + words + '\n';
    for (const auto& doubt : unit.uncertain)
        text += fmt::format("\n† {}: {}\n", nameOfFigure(catalogue.ruleset.currency, doubt.what), doubt.why);
    return text;
}

} // namespace muster::report
