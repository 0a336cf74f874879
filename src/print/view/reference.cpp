#include "print/view/words.h"

#include "core/base/joined.h"
#include "core/base/letters.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster::print {

namespace {

constexpr std::size_t rowsOfPart = 8;      ///< of a table: a part is not divided
constexpr std::size_t lettersOfPart = 500; ///< of texts below rows

/// The assessments of all rosters: ours, then allies and enemies.
std::vector<const Assessment*> forces(const SheetContext& context)
{
    std::vector<const Assessment*> list;
    for (const auto& side : forcesOf(context.job))
        for (const auto& force : side)
            list.push_back(force.assessment);
    return list;
}

/// The profiles of all of them.
std::vector<UnitProfile> allProfiles(const SheetContext& context)
{
    auto list = context.profiles.values();
    for (const auto* force : forces(context))
        if (force != &context.assessment)
            for (const auto unit : force->units.ids())
                list.push_back(profile(context.catalogue, *force, unit));
    return list;
}

/// Whether a block is printed. Blocks about a scenario other than the chosen one are left out, and those about kinds of
/// unit that no roster has where all rosters are known: an enemy that is not may bring any, but is none of a reference
/// of the army alone.
bool isWanted(const SheetContext& context, const ReferenceBlock& block, Id<Scenario> chosen, bool isOfArmyAlone)
{
    if (!block.scenario.isNone() && !chosen.isNone() && block.scenario != chosen)
        return false;
    if (!block.where || (context.job.enemies.empty() && !isOfArmyAlone))
        return true;
    for (const auto* force : forces(context))
        for (const auto i : force->units.ids())
            if (force->units[i].isKnown() && fits(context.catalogue, *force, i, *block.where))
                return true;
    return false;
}

/// Whether the last column has figures, which are aligned to the right, and not sentences.
bool hasFigures(const ReferenceBlock& block)
{
    constexpr std::size_t longestFigure = 20;
    return std::ranges::all_of(
        block.rows, [](const auto& row) { return row.empty() || countLetters(row.back()) <= longestFigure; });
}

std::vector<ReferenceCell> cells(const std::vector<std::string>& texts, bool areFigures)
{
    std::vector<ReferenceCell> list;
    for (std::size_t i = 0; i < texts.size(); ++i)
        list.push_back({texts[i], areFigures && i + 1 == texts.size() && i > 0});
    return list;
}

/// How the sheet cites: only the section if all that is printed is from one source, which the head then names.
class Citing {
public:
    Citing(const SheetContext& context, const std::vector<Id<Citation>>& printed) : m_context(context)
    {
        const auto& ruleset = context.catalogue.ruleset;
        std::set<Id<Source>> sources;
        for (const auto citation : printed)
            if (!citation.isNone())
                sources.insert(ruleset.citations[citation].source);
        if (sources.empty() && ruleset.sources.size() == 1)
            m_only = *ruleset.sources.ids().begin();
        else if (sources.size() == 1)
            m_only = *sources.begin();
    }

    /// None if there are several, or none.
    [[nodiscard]] Id<Source> only() const { return m_only; }

    [[nodiscard]] std::optional<std::string> text(Id<Citation> citation) const
    {
        return optional(m_only.isNone() ? citationText(m_context, citation)
                                        : report::citation(m_context.catalogue, citation).section);
    }

private:
    const SheetContext& m_context;
    Id<Source> m_only;
};

ReferenceSection sectionOf(const Citing& citing, const ReferenceBlock& block)
{
    ReferenceSection section;
    section.title = block.title;
    for (const auto& step : block.steps)
        section.steps.push_back({static_cast<int>(section.steps.size()) + 1, step});
    const bool areFigures = hasFigures(block);
    section.columns = cells(block.columns, areFigures);
    for (const auto& row : block.rows)
        section.rows.push_back({cells(row, areFigures)});
    for (const auto& note : block.notes)
        section.notes.push_back({note, &note == &block.notes.back()});
    section.citation = citing.text(block.citation);
    return section;
}

using RuleSet = std::set<Id<SpecialRule>>;

void collect(const SheetContext& context, const std::vector<ProfileRule>& rules,
             const std::vector<ProfileWeapon>& weapons, RuleSet& used)
{
    for (const auto& rule : rules)
        used.insert(rule.ref.rule);
    for (const auto& weapon : weapons)
        for (const auto& ref : context.catalogue.weapon(weapon.weapon).rules)
            used.insert(ref.rule);
}

std::vector<CitedRule> rulesOf(const Catalogue& catalogue, const Citing& citing, std::vector<Id<SpecialRule>> rules)
{
    std::ranges::sort(
        rules, [&](Id<SpecialRule> a, Id<SpecialRule> b) { return catalogue.rule(a).name < catalogue.rule(b).name; });
    std::vector<CitedRule> list;
    for (const auto index : rules) {
        const auto& rule = catalogue.rule(index);
        list.push_back({{wholeRule(rule)}, citing.text(rule.citation)});
    }
    return list;
}

using ArmyRules = std::vector<std::pair<Id<SpecialRule>, std::vector<Id<Army>>>>;

/// The rules of armies, each with those that have it, in the order of the armies.
ArmyRules armyRules(const SheetContext& context, const std::vector<Id<Army>>& armies)
{
    ArmyRules rules;
    for (const auto army : armies)
        for (const auto rule : context.catalogue.army(army).rules) {
            if (context.catalogue.rule(rule).kind != "army")
                continue;
            const auto same = [&](const auto& other) { return other.first == rule; };
            const auto known = std::ranges::find_if(rules, same);
            if (known == rules.end())
                rules.push_back({rule, {army}});
            else
                known->second.push_back(army);
        }
    return rules;
}

/// The armies of all units of the battle.
std::vector<Id<Army>> armiesOfBattle(const SheetContext& context)
{
    auto armies = armiesUsed(context);
    for (const auto* force : forces(context))
        for (const auto& unit : force->units)
            if (!unit.army.isNone() && std::ranges::find(armies, unit.army) == armies.end())
                armies.push_back(unit.army);
    return armies;
}

/// The options that were taken and have words of their own; what two say alike once.
std::vector<const Option*> optionsWithTexts(const std::vector<UnitProfile>& profiles)
{
    std::vector<const Option*> list;
    const auto addOne = [&](const Option& option) {
        const auto same = [&](const Option* other) { return other->name == option.name && other->text == option.text; };
        if (!option.text.empty() && std::ranges::none_of(list, same))
            list.push_back(&option);
    };
    const auto add = [&](const std::vector<ProfileOption>& options) {
        for (const auto& taken : options) {
            addOne(*taken.option);
            for (const auto& inner : taken.inner)
                addOne(*inner.option);
        }
    };
    for (const auto& profile : profiles) {
        add(profile.options);
        for (const auto& group : profile.groups)
            add(group.options);
    }
    return list;
}

/// The special rules of all units and weapons, with those of armies.
RuleSet rulesUsed(const SheetContext& context, const std::vector<UnitProfile>& profiles)
{
    RuleSet used;
    for (const auto& profile : profiles) {
        collect(context, profile.rules, profile.weapons, used);
        for (const auto& part : profile.parts)
            collect(context, part.rules, part.weapons, used);
        for (const auto& group : profile.groups)
            collect(context, group.rules, group.weapons, used);
    }
    std::erase_if(used, [&](Id<SpecialRule> rule) { return isForBuilding(context, rule); });
    return used;
}

/// Whatever the sheet prints that has a citation.
struct Cited {
    std::vector<const ReferenceBlock*> blocks;
    ArmyRules ofArmies;
    RuleSet rules; ///< of units and weapons
    std::vector<const Option*> options;

    [[nodiscard]] std::vector<Id<Citation>> citations(const Catalogue& catalogue) const
    {
        std::vector<Id<Citation>> all;
        for (const auto* block : blocks)
            all.push_back(block->citation);
        for (const auto rule : rules)
            all.push_back(catalogue.rule(rule).citation);
        for (const auto& [rule, whose] : ofArmies)
            all.push_back(catalogue.rule(rule).citation);
        for (const auto* option : options)
            all.push_back(option->citation);
        return all;
    }
};

/// The rules of units and weapons, and what options say.
std::vector<CitedRule> unitRules(const Catalogue& catalogue, const Citing& citing, const Cited& cited)
{
    auto list = rulesOf(catalogue, citing, {cited.rules.begin(), cited.rules.end()});
    for (const auto* option : cited.options) {
        const auto same = [&](const CitedRule& other) {
            return other.rule == option->name && other.text == option->text;
        };
        if (std::ranges::none_of(list, same))
            list.push_back({{option->name, option->text, std::nullopt}, citing.text(option->citation)});
    }
    std::ranges::stable_sort(list, {}, &CitedRule::rule);
    return list;
}

/// With several armies on the table, it must be said whose rule it is.
std::vector<CitedRule> citedArmyRules(const Catalogue& catalogue, const Citing& citing, const ArmyRules& rules,
                                      bool isNamed)
{
    std::vector<CitedRule> list;
    for (const auto& [rule, whose] : rules) {
        list.push_back(rulesOf(catalogue, citing, {rule}).front());
        if (isNamed)
            list.back().rule += " (" + joined(whose, [&](Id<Army> army) { return catalogue.army(army).name; }) + ')';
    }
    std::ranges::stable_sort(list, {}, &CitedRule::rule);
    return list;
}

/// The weapons of an army, each once, with their plain figures.
struct ReferenceWeapons {
    std::vector<ReferenceWeapon> usual;
    std::vector<ReferenceTable> tables; ///< of kinds with a heading of their own, by the columns of that
};

class WeaponLister {
public:
    explicit WeaponLister(const SheetContext& context) : m_context(context), m_ruleset(context.catalogue.ruleset) {}

    ReferenceWeapons list(const std::vector<UnitProfile>& profiles)
    {
        for (const auto& profile : profiles) {
            add(profile.weapons);
            for (const auto& part : profile.parts)
                add(part.weapons);
            for (const auto& group : profile.groups)
                add(group.weapons);
        }
        ReferenceWeapons made;
        std::ranges::sort(m_usual, {}, &ReferenceWeapon::weapon);
        made.usual = std::move(m_usual);
        for (auto& table : m_tables) {
            std::ranges::sort(table.rows, {}, &FigureRow::row);
            made.tables.push_back({table.table, partsOf(table), {}});
        }
        return made;
    }

private:
    void add(const std::vector<ProfileWeapon>& weapons)
    {
        for (const auto& carried : weapons) {
            const auto& weapon = m_context.catalogue.weapon(carried.weapon);
            if (!m_told.insert(weapon.name).second)
                continue;
            auto rules =
                optional(joined(weapon.rules, [&](const RuleRef& ref) { return ruleName(m_context.catalogue, ref); }));
            const auto* kind = weapon.kind.isNone() ? nullptr : &m_ruleset.weaponKinds[weapon.kind];
            if (kind && !kind->heading.empty()) {
                auto& row = tableOf(*kind).rows.emplace_back();
                row.row = weapon.name;
                row.detail = std::move(rules);
                for (const auto column : columnsOf(m_ruleset, *kind)) {
                    const auto text = figure(weapon, column);
                    const bool isNone = weapon.stats[column].isEmpty() || text.empty();
                    row.figures.push_back({isNone ? "–" : text, isNone});
                }
                continue;
            }
            auto& made = m_usual.emplace_back();
            made.weapon = weapon.name;
            for (const auto column : m_ruleset.weaponStats.ids())
                made.figures.push_back({figure(weapon, column)});
            made.rules = std::move(rules);
        }
    }

    /// Without a bearer, a modifier is printed as such: +1, not a roll.
    [[nodiscard]] std::string figure(const Weapon& weapon, Id<StatColumn> column) const
    {
        const auto& its = m_ruleset.weaponStats[column];
        return formatStat(its.modifies.isNone() ? its.kind : StatKind::Signed, weapon.stats[column]);
    }

    FigureTable& tableOf(const WeaponKind& kind)
    {
        const auto known = std::ranges::find(m_tables, kind.heading, &FigureTable::table);
        if (known != m_tables.end())
            return *known;
        constexpr int usualWidth = 13; // hundredths of the table
        constexpr int leastName = 35;
        auto& made = m_tables.emplace_back();
        made.table = kind.heading;
        const auto columns = columnsOf(m_ruleset, kind);
        const auto count = static_cast<int>(columns.size());
        const int width = count == 0 ? 0 : std::min(usualWidth, (100 - leastName) / count);
        for (const auto column : columns)
            made.heads.push_back({m_ruleset.weaponStats[column].shortName, width});
        made.columns = count + 1;
        made.nameWidth = 100 - count * width;
        return made;
    }

    const SheetContext& m_context;
    const Ruleset& m_ruleset;
    std::set<std::string> m_told;
    std::vector<ReferenceWeapon> m_usual;
    std::vector<FigureTable> m_tables;
};

} // namespace

std::vector<FigureTable> partsOf(FigureTable table)
{
    std::vector<FigureTable> parts;
    const auto rows = std::exchange(table.rows, {});
    std::size_t letters = 0;
    for (const auto& row : rows) {
        if (parts.empty() || parts.back().rows.size() == rowsOfPart || letters > lettersOfPart) {
            parts.push_back(table);
            letters = 0;
        }
        letters += row.detail ? row.detail->size() : 0;
        parts.back().rows.push_back(row);
    }
    return parts;
}

void setReferenceHeadings(ReferenceSheet& sheet, bool isTable)
{
    sheet.whose = say(isTable ? phrase("sheet", "On this table") : phrase("sheet", "In this army"));
    sheet.rulesHeading =
        say(isTable ? phrase("sheet", "On this table: rules") : phrase("sheet", "In this army: rules"));
    sheet.weaponsHeading =
        say(isTable ? phrase("sheet", "On this table: weapons") : phrase("sheet", "In this army: weapons"));
}

namespace {

ReferenceSheet referenceOf(const SheetContext& context, bool isOfArmyAlone)
{
    const auto& ruleset = context.catalogue.ruleset;
    ReferenceSheet sheet;
    setHead(sheet, context);
    const auto agreed = agreedBattle(context.catalogue, sidesOf(context.job));
    sheet.scenario = scenarioName(context, agreed);
    setReferenceHeadings(sheet, forces(context).size() > 1);
    const auto profiles = allProfiles(context);
    const auto armies = armiesOfBattle(context);
    Cited cited{{}, armyRules(context, armies), rulesUsed(context, profiles), optionsWithTexts(profiles)};
    for (const auto& [rule, whose] : cited.ofArmies)
        cited.rules.erase(rule);
    std::vector<std::string> leftOut;
    for (const auto& block : ruleset.reference)
        if (isWanted(context, block, agreed.scenario(), isOfArmyAlone))
            cited.blocks.push_back(&block);
        else
            leftOut.push_back(block.title);
    if (!leftOut.empty())
        sheet.leftOut = say(phrase("sheet", "Not needed here: {titles}."), {{"titles", listed(leftOut)}});

    const Citing citing(context, cited.citations(context.catalogue));
    if (!citing.only().isNone()) {
        sheet.source = ruleset.sources[citing.only()].title;
        sheet.sourceLine = say(phrase("sheet", "after {source}"), {{"source", *sheet.source}});
    }
    for (const auto* block : cited.blocks)
        sheet.blocks.push_back(sectionOf(citing, *block));
    sheet.rules = unitRules(context.catalogue, citing, cited);
    sheet.armyRules = citedArmyRules(context.catalogue, citing, cited.ofArmies, armies.size() > 1);
    auto weapons = WeaponLister(context).list(profiles);
    sheet.weapons = std::move(weapons.usual);
    sheet.tables = std::move(weapons.tables);
    sheet.weaponHeads = weaponHeads(context);
    sheet.weaponColumns = std::to_string(sheet.weaponHeads.size() + 1);
    return sheet;
}

} // namespace

ReferenceSheet referenceView(const SheetContext& context) { return referenceOf(context, false); }

ReferenceSheet referenceOfArmy(const SheetContext& context) { return referenceOf(context, true); }

std::map<std::string, RuleBearers> ruleBearers(const SheetContext& context)
{
    std::map<std::string, RuleBearers> all;
    for (const auto unit : context.assessment.units.ids())
        for (const auto rule : rulesUsed(context, {context.profiles[unit]})) {
            auto& known = all[context.catalogue.rule(rule).name];
            ++known.units;
            if (auto kind = kindName(context, unit); std::ranges::find(known.kinds, kind) == known.kinds.end())
                known.kinds.push_back(std::move(kind));
        }
    return all;
}

} // namespace muster::print
