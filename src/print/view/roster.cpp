#include "paper/output/qrcode.h"
#include "print/view/words.h"

#include "report/headings.h"
#include "report/words.h"
#include "rules/assess.h"

#include <algorithm>
#include <map>

namespace muster::print {

namespace {

constexpr std::size_t mostTalliesInRow = 6;
constexpr int mostModules = 85;       // of a QR code that a phone reads from its usual size on paper
constexpr int mostModulesLarge = 117; // from its large size
constexpr int deepest = 4;            // units that hang deeper are set in no further

/// Units that stand under one heading of the roster.
struct Group {
    std::string heading;
    std::vector<Id<AssessedUnit>> units; ///< that hang on no other
};

std::vector<Group> groups(const Material& material)
{
    std::map<int, Group> byOrder;
    for (const auto i : material.assessment.units.ids()) {
        if (!material.assessment.units[i].parent.isNone())
            continue;
        auto heading = report::headingOf(material.catalogue, material.assessment, i);
        auto& known = byOrder.try_emplace(heading.order, Group{std::move(heading.name), {}}).first->second;
        known.units.push_back(i);
    }
    std::vector<Group> list;
    for (auto& [order, group] : byOrder)
        list.push_back(std::move(group));
    return list;
}
std::string placeText(const Material& material, Id<AssessedUnit> unit)
{
    const auto& assessed = material.assessment.units[unit];
    if (assessed.parent.isNone())
        return {};
    return assessed.place.isNone() ? "with the unit above" : material.catalogue.ruleset.places[assessed.place].name;
}

/// Columns for which a row of the roster has room: those that at least half of the units have, the first eight.
std::vector<Id<StatColumn>> statColumns(const Material& material)
{
    constexpr std::size_t most = 8;
    const auto& columns = material.catalogue.ruleset.stats;
    std::vector<Id<StatColumn>> shown;
    for (const auto i : columns.ids()) {
        const auto having = std::ranges::count_if(material.profiles, [&](const UnitProfile& profile) {
            return profile.stats.has(i) && !profile.stats[i].value.isEmpty();
        });
        if (shown.size() < most &&
            (!mayLack(columns[i]) || 2 * having >= static_cast<std::ptrdiff_t>(material.profiles.size())))
            shown.push_back(i);
    }
    return shown;
}

/// "4 × Terminator Squad, 2 × Land Raider"
std::string partsLine(const UnitProfile& profile)
{
    std::vector<std::string> texts;
    for (const auto& part : profile.parts)
        texts.push_back(std::to_string(part.models) + " × " + part.name);
    return join(texts, ", ");
}

int depthOf(const Material& material, Id<AssessedUnit> unit)
{
    const auto& units = material.assessment.units;
    int depth = 0;
    for (auto i = units[unit].parent; !i.isNone(); i = units[i].parent)
        ++depth;
    return depth;
}

enum class For { Player, Opponent };

Data unitData(const Material& material, Id<AssessedUnit> unit, const std::vector<Id<StatColumn>>& shown, bool isFirst,
              For reader)
{
    const auto position = unit;
    const auto& assessed = material.assessment.units[position];
    const auto& profile = material.profiles[position];
    const auto* kind = kindOf(material, unit);
    Data data;
    data["unit"] = Data(kindName(material, unit));
    data["ownName"] = optional(ownName(material, unit));
    data["isNested"] = Data(!assessed.parent.isNone());
    data["depth"] = Data(std::to_string(std::min(deepest, depthOf(material, unit))));
    data["parts"] = optional(partsLine(profile));
    data["isUnknown"] = Data(kind == nullptr);
    data["isFirst"] = Data(isFirst);
    data["place"] = optional(placeText(material, unit));
    data["heldBack"] = Data(assessed.heldBack);
    data["mark"] = kind && !doubts(material, unit).empty() ? Data("†") : Data(false);
    data["modelCount"] = Data(std::to_string(assessed.models));
    data["cost"] = Data(report::number(assessed.points));
    const bool carries = material.assessment.withBelow(unit).size() > 1 && material.catalogue.ruleset.hasPoints;
    data["sumBelow"] = carries ? Data(report::number(pointsWithBelow(material, unit))) : Data(false);
    data["choices"] =
        optional(kind ? report::choicesLine(material.catalogue, material.assessment, unit) : std::string());
    data["note"] = reader == For::Player ? optional(material.assessment.source[position]->note) : Data(false);
    std::vector<Data> stats;
    const auto& columns = material.catalogue.ruleset.stats;
    for (const auto i : shown)
        stats.push_back(statData(columns[i], profile.stats.has(i) ? profile.stats[i] : ProfileStat{},
                                 kind && isUncertain(kind->uncertain, columns[i].id)));
    data["stats"] = listOf(stats);
    return data;
}

Data groupData(const Material& material, const Group& group, const std::vector<Id<StatColumn>>& shown, For reader)
{
    std::vector<Data> units;
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const auto unit : group.units) {
        sum += pointsWithBelow(material, unit);
        for (auto i = unit; i < material.assessment.units[unit].end; ++i, ++count)
            units.push_back(unitData(material, i, shown, units.empty(), reader));
    }
    Data data;
    data["heading"] = Data(group.heading);
    data["sum"] = Data(material.catalogue.ruleset.hasPoints ? report::number(sum) : counted(count, "unit", "units"));
    data["members"] = listOf(units);
    return data;
}

Data findingsData(const Material& material)
{
    std::vector<Data> findings;
    for (const auto& finding : material.assessment.findings) {
        if (finding.severity == Severity::Off)
            continue;
        findings.push_back(findingData(material, finding));
    }
    return listOf(findings);
}

/// Rulings without which the verdict would be another, and those that were switched.
Data rulingsData(const Material& material)
{
    std::vector<Data> rulings;
    for (const auto index : rulingsThatMatter(material.catalogue, material.roster, material.assessment)) {
        const auto& ruling = material.catalogue.ruleset.rulings[index];
        const bool isOn = material.assessment.rulings[index];
        Data data;
        data["question"] = Data(ruling.question);
        data["answer"] = Data(isOn || ruling.otherwise.empty() ? ruling.answer : ruling.otherwise);
        data["isChanged"] = Data(isOn != ruling.standard);
        rulings.push_back(data);
    }
    return listOf(rulings);
}

std::string agreed(const Material& material)
{
    std::vector<std::string> parts;
    const auto& options = material.catalogue.ruleset.battleOptions;
    for (const auto i : options.ids()) {
        const auto choice = material.assessment.choices[i];
        if (options[i].isFlag) {
            if (choice != options[i].standard)
                parts.push_back(options[i].name + ": " + (choice == flagOn ? "yes" : "no"));
        } else if (options[i].choices.size() > 1) {
            parts.push_back(options[i].name + ": " + options[i].choices[choice].name);
        }
    }
    return join(parts, " · ");
}

/// "2,980 of 3,000"
std::string headFigure(const Material& material)
{
    const auto& assessment = material.assessment;
    return assessment.limit ? report::number(assessment.points) + " of " + report::number(*assessment.limit)
                            : std::string();
}

/// The roster as a picture that phones read, and what is said where there is none.
void setCode(Data& view, const Material& material)
{
    const auto& text = material.code;
    const auto code = paper::qrCode(text, mostModulesLarge);
    view["code"] = code ? Data(code->path) : Data(false);
    view["codeModules"] = Data(std::to_string(code ? code->modules : 1));
    view["isLargeCode"] = Data(code && code->modules > mostModules);
    view["codeNote"] = !text.empty() && !code ? Data("This roster is too large for a QR code that can be read from "
                                                     "paper. The PDF carries it as an attachment.")
                                              : Data(false);
}

Data talliesData(const Material& material)
{
    std::vector<Data> cells;
    for (const auto& tally : material.assessment.tallies) {
        const auto words = report::tally(material.catalogue, material.assessment, tally);
        // What the head of the sheet says is not told again.
        if (words.label.empty() || words.figure == headFigure(material))
            continue;
        Data cell;
        cell["label"] = Data(words.label);
        cell["figure"] = Data(words.figure);
        cell["isBroken"] = Data(words.isBroken);
        cell["isEmpty"] = Data(false);
        cells.push_back(cell);
    }
    std::vector<Data> rows;
    const auto rowCount = (cells.size() + mostTalliesInRow - 1) / mostTalliesInRow;
    const auto talliesInRow = rowCount == 0 ? 1 : (cells.size() + rowCount - 1) / rowCount;
    for (std::size_t i = 0; i < cells.size(); i += talliesInRow) {
        std::vector<Data> row;
        for (std::size_t j = i; j < i + talliesInRow; ++j) {
            Data none;
            none["label"] = Data("");
            none["figure"] = Data("");
            none["isBroken"] = Data(false);
            none["isEmpty"] = Data(true);
            row.push_back(j < cells.size() ? cells[j] : none);
            row.back()["isFirst"] = Data(j == i);
            row.back()["width"] = Data(std::to_string(100 / talliesInRow));
        }
        Data data;
        data["cells"] = listOf(row);
        rows.push_back(data);
    }
    return listOf(rows);
}

Data provenanceData(const Material& material)
{
    // What is the same for several armies is told once.
    struct Line {
        std::string names;
        std::string version;
        std::string words;
    };
    std::vector<Line> lines;
    for (const auto army : armiesUsed(material)) {
        const auto& known = material.catalogue.army(army);
        const auto name = known.name + (known.isUsersOwn ? " (own data)" : "");
        const auto words = report::provenanceLine(known.provenance);
        const auto same = std::ranges::find_if(
            lines, [&](const Line& line) { return line.words == words && line.version == known.dataVersion; });
        if (same == lines.end())
            lines.push_back({name, known.dataVersion, words});
        else
            same->names += ", " + name;
    }
    std::vector<Data> list;
    for (const auto& line : lines) {
        Data data;
        data["of"] = Data(line.names);
        data["line"] = Data(line.words);
        data["version"] = optional(line.version);
        list.push_back(data);
    }
    return listOf(list);
}

Data doubtsData(const Material& material)
{
    std::vector<Data> list;
    std::vector<std::string> told;
    for (const auto i : material.assessment.units.ids()) {
        const auto texts = doubts(material, i);
        const auto name = kindName(material, i);
        for (const auto& text : texts) {
            if (std::ranges::find(told, name + text) != told.end())
                continue;
            told.push_back(name + text);
            Data data;
            data["of"] = Data(name);
            data["text"] = Data(text);
            list.push_back(data);
        }
    }
    return listOf(list);
}

bool hasChangedFigure(const Material& material)
{
    return std::ranges::any_of(material.profiles, [](const UnitProfile& profile) {
        return std::ranges::any_of(profile.stats, [](const ProfileStat& stat) { return stat.isChanged(); });
    });
}

std::string armyLine(const Material& material)
{
    const auto armies = armiesUsed(material);
    std::vector<std::string> others;
    for (const auto army : armies)
        if (army != material.assessment.army)
            others.push_back(material.catalogue.army(army).name);
    auto own = material.assessment.army.isNone() ? material.roster.army
                                                 : material.catalogue.army(material.assessment.army).name;
    return others.empty() ? own : own + " with " + join(others, ", ");
}

Data viewFor(const Material& material, For reader)
{
    const auto& ruleset = material.catalogue.ruleset;
    Data view;
    setCommon(view, material);
    view["isOpponentsCopy"] = Data(reader == For::Opponent);
    view["armyLine"] = Data(armyLine(material));
    view["isLegal"] = Data(material.assessment.isLegal());
    view["isIncomplete"] = Data(!material.assessment.isComplete);
    setList(view, "hasFindings", "findings", findingsData(material));
    view["rulings"] = rulingsData(material);
    view["agreed"] = optional(agreed(material));
    setList(view, "hasTallies", "tallyRows", talliesData(material));
    setCode(view, material);

    // Columns stand at the same places in every row, for each row is laid out alone.
    const auto shown = statColumns(material);
    const int columns = static_cast<int>(shown.size());
    const int statWidth = columns > 8 ? 5 : columns > 6 ? 6 : 7;
    const int modelsWidth = ruleset.countsModels ? 8 : 0;
    const int costWidth = ruleset.hasPoints ? 9 : 0;
    view["statWidth"] = Data(std::to_string(statWidth));
    view["modelsWidth"] = Data(std::to_string(modelsWidth));
    view["costWidth"] = Data(std::to_string(costWidth));
    view["unitWidth"] = Data(std::to_string(std::max(20, 100 - statWidth * columns - modelsWidth - costWidth)));
    std::vector<Data> heads;
    for (const auto i : shown) {
        Data head;
        head["short"] = Data(ruleset.stats[i].shortName);
        heads.push_back(head);
    }
    view["statHeads"] = listOf(heads);
    std::vector<Data> list;
    for (const auto& group : groups(material))
        list.push_back(groupData(material, group, shown, reader));
    view["isEmptyArmy"] = Data(list.empty());
    view["groups"] = listOf(list);
    setList(view, "hasFigures", "figures", figuresData(material));
    view["provenance"] = provenanceData(material);
    setList(view, "hasDoubts", "doubts", doubtsData(material));
    view["hasChanges"] = Data(hasChangedFigure(material));
    view["notes"] = reader == For::Player ? optional(material.roster.notes) : Data(false);
    return view;
}

} // namespace

Data rosterView(const Material& material) { return viewFor(material, For::Player); }

Data opponentView(const Material& material) { return viewFor(material, For::Opponent); }

} // namespace muster::print
