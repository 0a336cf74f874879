#include "print/view/words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace muster::print {

namespace {

/// Units that cannot be told apart without what is kept secret: they share a line, so that nothing is learned from
/// which of them comes first.
struct Line {
    std::string unit;
    std::string ownName;
    int models = 0;
    Id<Unit> kind = noId;
    int count = 0;
};

/// In the order of the categories, whatever the sections of the roster are: those may ask for choices. Units of other
/// armies stand under the same heads, those that the data do not know behind all.
Id<Category> categoryOf(const Material& material, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(material, unit);
    return kind ? kind->category : material.catalogue.ruleset.categories.nextId();
}

std::map<Id<Category>, std::vector<Line>> linesOf(const Material& material)
{
    std::map<Id<Category>, std::vector<Line>> byCategory;
    for (const auto i : material.assessment.units.ids()) {
        const auto index = i;
        const auto& unit = material.assessment.units[i];
        auto name = kindName(material, index);
        if (!unit.kind.isNone() && unit.army != material.assessment.army)
            name += " (" + material.catalogue.army(unit.army).name + ')';
        auto& lines = byCategory[categoryOf(material, index)];
        const auto same = std::ranges::find_if(lines, [&](const Line& line) {
            return line.unit == name && line.ownName == ownName(material, index) && line.models == unit.models;
        });
        if (same == lines.end())
            lines.push_back({std::move(name), ownName(material, index), unit.models, unit.kind, 1});
        else
            ++same->count;
    }
    // The order of the roster may tell what belongs together.
    for (auto& [category, lines] : byCategory)
        std::ranges::sort(lines, {}, [](const Line& line) { return std::tie(line.unit, line.ownName, line.models); });
    return byCategory;
}

/// "1 × Warboss, 4 × Boyz": models that every unit of this kind has.
std::string partsLine(const Material& material, Id<Unit> kind)
{
    std::vector<std::string> texts;
    if (!kind.isNone())
        for (const auto& part : material.catalogue.unit(kind).parts)
            texts.push_back(std::to_string(part.models) + " × " + material.catalogue.profile(part.profile).name);
    return join(texts, ", ");
}

Data lineData(const Material& material, const Line& line)
{
    Data data;
    data["unit"] = Data(line.unit);
    data["ownName"] = optional(line.ownName);
    data["count"] = line.count > 1 ? Data(std::to_string(line.count)) : Data(false);
    data["modelCount"] = Data(std::to_string(line.models));
    data["parts"] = optional(partsLine(material, line.kind));
    data["isUnknown"] = Data(line.kind.isNone());
    return data;
}

Data groupData(const Material& material, Id<Category> category, const std::vector<Line>& lines)
{
    const auto& categories = material.catalogue.ruleset.categories;
    Data data;
    data["heading"] =
        Data(categories.has(category) ? categories[category].plural : std::string("Not known to the data"));
    std::vector<Data> members;
    members.reserve(lines.size());
    for (const auto& line : lines)
        members.push_back(lineData(material, line));
    data["members"] = listOf(members);
    return data;
}

} // namespace

Data secretView(const Material& material)
{
    const auto& ruleset = material.catalogue.ruleset;
    const auto& assessment = material.assessment;
    std::vector<std::string> armies;
    for (const auto army : armiesUsed(material))
        armies.push_back(material.catalogue.army(army).name);
    Data view;
    view["name"] = Data(material.roster.name.empty() ? std::string("Roster without a name") : material.roster.name);
    view["player"] = optional(material.roster.player);
    view["army"] = Data(armies.empty() ? material.roster.army : join(armies, ", "));
    view["ruleset"] = Data(ruleset.name);
    view["scenario"] = assessment.scenario.isNone() ? Data(false) : Data(ruleset.scenarios[assessment.scenario].name);
    view["date"] = optional(material.job.date);
    view["dataVersion"] = Data(ruleset.dataVersion);
    view["fingerprint"] = optional(material.job.fingerprint);
    view["dataHash"] = optional(material.job.data.hash);
    view["dataMarks"] = listOf(dataMarks(material.job.data));
    view["isLegal"] = Data(assessment.isLegal());
    view["isEmptyArmy"] = Data(assessment.units.empty());
    view["countsModels"] = Data(ruleset.countsModels);
    view["units"] = Data(counted(static_cast<std::int64_t>(assessment.units.size()), "unit", "units"));
    view["models"] = ruleset.countsModels ? Data(counted(assessment.models, "model", "models")) : Data(false);
    const bool hasParts = std::ranges::any_of(assessment.units, [&](const AssessedUnit& unit) {
        return !unit.kind.isNone() && !material.catalogue.unit(unit.kind).parts.empty();
    });
    view["hasParts"] = Data(hasParts);
    std::vector<Data> groups;
    for (const auto& [category, lines] : linesOf(material))
        groups.push_back(groupData(material, category, lines));
    view["groups"] = listOf(groups);
    return view;
}

} // namespace muster::print
