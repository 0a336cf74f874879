// What CBC, a solver of linear models, says of the fewest choices that must be lost. In Roof and Alley every rule that
// counts units is a row of such a model.

#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "commandoutput.h"
#include "folder.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <optional>
#include <random>
#include <sstream>

using namespace muster;
using namespace muster::testing;

namespace {

/// Writes a sum, term by term.
class Sum {
public:
    void add(std::int64_t times, const std::string& variable)
    {
        if (times != 0)
            m_text += (times < 0 ? " - " : " + ") + std::to_string(std::abs(times)) + ' ' + variable;
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

std::int64_t costOf(const Catalogue& catalogue, const Roster& like, Id<Unit> kind, int models)
{
    auto alone = like;
    RosterUnit unit;
    unit.id = "u1";
    unit.unit = catalogue.referenceTo(kind, catalogue.findArmy(like.army));
    unit.models = models;
    alone.units = {unit};
    return assess(catalogue, alone).points.floor();
}

/// The model of a roster whose units have no options: each stays as it is, has its fewest models, or goes; any unit of
/// the game may come with its fewest models.
class Model {
public:
    Model(const Catalogue& catalogue, const Roster& roster)
        : m_catalogue(catalogue), m_roster(roster), m_before(assess(catalogue, roster))
    {
        for (const auto unit : m_before.units.ids())
            addUnit(unit);
        for (const auto kind : catalogue.units.ids())
            addNew(kind);
    }

    /// In the form of LP files.
    [[nodiscard]] std::string text() const
    {
        const auto agreed = *m_roster.battle.points;
        std::ostringstream out;
        out << "Minimize\n lost: " << sumOf([](const Variable& each) { return each.loss; }) << "\nSubject To\n";
        int rows = 0;
        const auto row = [&](const auto& coefficient, const char* than, std::int64_t limit) {
            if (const auto sum = sumOf(coefficient); !sum.empty())
                out << " r" << ++rows << ": " << sum << ' ' << than << ' ' << limit << '\n';
        };
        for (const auto unit : m_before.units.ids())
            row([&](const Variable& each) { return each.unit == unit ? 1 : 0; }, "=", 1);
        row([&](const Variable& each) { return each.unit.isNone() || each.isGone ? 0 : 1; }, ">=", 1);
        row([](const Variable& each) { return each.cost; }, "<=", agreed);
        const auto are = [&](const char* category) {
            return [this, category](const Variable& each) { return isIn(each, category) ? 1 : 0; };
        };
        row(are("hero"), ">=", 1);
        row(are("hero"), "<=", (agreed + 499) / 500);
        row([&](const Variable& each) { return isIn(each, "squad") ? 1 : isIn(each, "helper") ? -1 : 0; }, ">=", 0);
        for (const auto kind : m_catalogue.units.ids())
            row([&](const Variable& each) { return !each.isGone && each.kind == kind ? 1 : 0; },
                "<=", isUnique(kind) ? 1 : 1 + agreed / 250);
        out << "Bounds\n";
        for (const auto& each : m_variables)
            out << " 0 <= " << each.name << " <= " << (each.unit.isNone() ? 100 : 1) << '\n';
        out << "Generals\n";
        for (const auto& each : m_variables)
            out << ' ' << each.name;
        out << "\nEnd\n";
        return out.str();
    }

private:
    struct Variable {
        std::string name;
        Id<Unit> kind;
        Id<AssessedUnit> unit; ///< none: it is new
        std::int64_t cost = 0;
        std::int64_t loss = 0;
        bool isGone = false;
    };

    void addUnit(Id<AssessedUnit> unit)
    {
        const auto& its = m_before.units[unit];
        const auto fewest = m_catalogue.unit(its.kind).minModels;
        const auto name = std::to_string(unit.position());
        const bool isLarger = its.size() > fewest;
        m_variables.push_back({"stays" + name, its.kind, unit, its.points.floor(), 0});
        if (isLarger)
            m_variables.push_back({"lower" + name, its.kind, unit, costOf(m_catalogue, m_roster, its.kind, fewest), 1});
        // With a unit goes its size, where a person chose another than the usual one.
        m_variables.push_back({"goes" + name, its.kind, unit, 0, isLarger ? 2 : 1, true});
    }
    void addNew(Id<Unit> kind)
    {
        const auto fewest = m_catalogue.unit(kind).minModels;
        m_variables.push_back(
            {"new" + std::to_string(kind.position()), kind, {}, costOf(m_catalogue, m_roster, kind, fewest), 0});
    }

    [[nodiscard]] std::string sumOf(const std::function<std::int64_t(const Variable&)>& coefficient) const
    {
        Sum sum;
        for (const auto& each : m_variables)
            sum.add(coefficient(each), each.name);
        return sum.text();
    }
    [[nodiscard]] bool isIn(const Variable& each, const std::string& category) const
    {
        return !each.isGone && m_catalogue.ruleset.categories[m_catalogue.unit(each.kind).category].id == category;
    }
    [[nodiscard]] bool isUnique(Id<Unit> kind) const
    {
        const auto& rules = m_catalogue.ruleset.constraints;
        const auto unique = std::ranges::find(rules, "unique", &Constraint::id);
        return m_catalogue.unit(kind).facts.meets(unique->where.facts);
    }

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    Assessment m_before;
    std::vector<Variable> m_variables;
};

/// What CBC finds; nothing where the model has no solution.
std::optional<std::int64_t> solved(const std::string& model, const Folder& folder)
{
    const auto file = (folder.path / "model.lp").string();
    const auto answer = (folder.path / "answer").string();
    std::ofstream(file) << model;
    REQUIRE(outputOf("cbc '" + file + "' solve solu '" + answer + "'").status == 0);
    std::ifstream in(answer);
    std::string words;
    std::getline(in, words);
    if (words.find("nfeasible") != std::string::npos)
        return std::nullopt;
    const auto at = words.rfind(' ');
    REQUIRE((words.starts_with("Optimal") && at != std::string::npos));
    return std::llround(std::stod(words.substr(at)));
}

/// An army of units without options, for fewer points than it costs.
Roster someArmy(const Catalogue& catalogue, std::mt19937& random)
{
    const auto& army = catalogue.army(Id<Army>::at(random() % catalogue.armies.size()));
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = army.id;
    const auto number = 3 + random() % 8;
    for (std::size_t i = 0; i < number; ++i) {
        const auto kind = Id<Unit>::at((*army.units.begin()).position() + random() % army.units.size());
        RosterUnit unit;
        unit.id = 'u' + std::to_string(i + 1);
        unit.unit = catalogue.unit(kind).id;
        if (random() % 2 == 0 && catalogue.unit(kind).maxModels > catalogue.unit(kind).minModels)
            unit.models = catalogue.unit(kind).maxModels;
        roster.units.push_back(std::move(unit));
    }
    const auto cost = assess(catalogue, roster).points.floor();
    roster.battle.points = cost * static_cast<std::int64_t>(60 + random() % 50) / 100;
    return roster;
}

} // namespace

TEST_CASE("repair loses as few choices as a linear model does")
{
    if (outputOf("command -v cbc").text.empty()) {
        WARN("cbc is not installed (Debian: coinor-cbc), so nothing is compared with it");
        return;
    }
    const auto& catalogue = catalogueOf("roof-and-alley");
    const Folder folder;
    std::mt19937 random(20261130);
    int rosters = 0;
    int equal = 0;
    while (rosters < 50) {
        const auto roster = someArmy(catalogue, random);
        if (assess(catalogue, roster).isLegal())
            continue;
        ++rosters;
        const auto model = Model(catalogue, roster).text();
        const auto least = solved(model, folder);
        const auto repairs = advice::repair(catalogue, roster);
        INFO(model);
        REQUIRE(!repairs.answers.empty());
        const auto& answer = repairs.answers.front(); // that for choices comes first
        REQUIRE(answer.aims.front() == advice::Aim::Choices);
        CHECK(least.has_value() == !repairs.isEmptying);
        if (!least || repairs.isEmptying)
            continue;
        CHECK(answer.loss.choices >= *least);
        CHECK(repairs.atLeast.choices <= *least);
        equal += answer.loss.choices == *least ? 1 : 0;
        if (std::ranges::count(answer.proven, advice::Aim::Choices) > 0)
            CHECK(answer.loss.choices == *least);
    }
    CHECK(equal * 100 >= rosters * 95);
}
