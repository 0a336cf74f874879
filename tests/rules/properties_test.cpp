// Properties of judging that hold for any roster, tried on made-up ones. RC_PARAMS="seed=..." tries others.

#include "fixing.h"
#include "judged.h"
#include "somerosters.h"

#include "io/roster/rosterfile.h"
#include "report/verdict/words.h"
#include "rules/figures/effects.h"
#include "rules/judge/counting.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

/// The same rosters each time, so that a failure is no matter of luck.
void steady() { setenv("RC_PARAMS", "seed=20240607 verbose_progress=0", 0); }

const Catalogue& catalogueOf(const std::string& ruleset)
{
    const auto catalogue = store().fullCatalogue(ruleset);
    if (!catalogue)
        throw std::runtime_error(toText(catalogue.error().front()));
    return **catalogue;
}

std::vector<std::string> rulesets() { return store().rulesets(); }

/// How often each rule is broken, and each tally by its figures: what does not depend on the order of units.
std::map<std::string, int> summary(const Catalogue& catalogue, const Assessment& assessment)
{
    std::map<std::string, int> count;
    for (const auto& finding : assessment.findings)
        ++count["finding " + std::string(finding.rule) + ' ' + std::to_string(static_cast<int>(finding.severity)) +
                ' ' + (finding.actual ? text(*finding.actual) : "") + '/' +
                (finding.allowed ? text(*finding.allowed) : "")];
    for (const auto& tally : assessment.tallies) {
        const auto& rule = catalogue.ruleset.constraints[tally.constraint];
        ++count["tally " + rule.id + ' ' + text(tally.actual) + '/' + (tally.max ? text(*tally.max) : "")];
    }
    return count;
}

/// Whether made-up rosters are judged the same with a part of the catalogue as it is, and with another in its place.
/// Nobody else looks at it meanwhile, and it is put back.
template <typename Part>
bool areJudgedAlike(const std::string& what, const Catalogue& catalogue, const Part& part, Part other)
{
    auto& held = const_cast<Part&>(part);
    return rc::check(what, [&] {
        const auto roster = someRoster(catalogue, 4);
        const auto quick = summary(catalogue, assess(catalogue, roster));
        std::swap(held, other);
        const auto asked = summary(catalogue, assess(catalogue, roster));
        std::swap(held, other);
        RC_ASSERT(quick == asked);
    });
}

} // namespace

TEST_CASE("an army costs the sum of its units")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": points and models are sums", [&] {
            const auto roster = someRoster(catalogue);
            const auto assessment = assess(catalogue, roster);
            Points points;
            int models = 0;
            for (const auto& unit : assessment.units) {
                points += unit.points;
                models += unit.models;
            }
            RC_ASSERT(assessment.points == points);
            RC_ASSERT(assessment.models == models);
            RC_ASSERT(assessment.isComplete);
            RC_ASSERT(assessment.units.size() == countUnits(roster.units));
        }));
    }
}

TEST_CASE("what a rule comes to where no unit has what it asks for is what the rule itself says")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        auto asking = catalogue.ruleset.quickRules;
        int known = 0;
        for (auto& quick : asking) {
            known += quick.idle != QuickRule::Idle::Unknown ? 1 : 0;
            quick.idle = QuickRule::Idle::Unknown;
        }
        INFO(ruleset);
        CHECK(known > 0);
        CHECK(areJudgedAlike(ruleset + ": asked or not, each rule says the same", catalogue,
                             catalogue.ruleset.quickRules, asking));
    }
}

TEST_CASE("a filter of units or bodies that is asked itself says the same as its quick part")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        auto asking = catalogue.ruleset.constraints;
        for (auto& rule : asking) {
            // The other rules about bodies leave out those that share everything with their unit.
            const bool isOfGroups = rule.subject == SubjectKind::Body && rule.quickWhere.asksForGroup;
            if (rule.subject == SubjectKind::Unit || isOfGroups)
                rule.quickWhere = {{}, 0, false, rule.quickWhere.asksForGroup};
        }
        CHECK(areJudgedAlike(ruleset + ": each rule looks at the same units and bodies", catalogue,
                             catalogue.ruleset.constraints, asking));
    }
}

TEST_CASE("what a unit adds to a sum, and what a body carries, is the same by the quick way")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": quick and asked", [&] {
            const auto roster = someRoster(catalogue, 4);
            const auto assessment = assess(catalogue, roster);
            Counter counter(catalogue, assessment);
            for (const auto& rule : catalogue.ruleset.constraints)
                for (const auto unit : assessment.units.ids())
                    if (isSum(rule.count.kind) && assessment.units[unit].isKnown())
                        RC_ASSERT(counter.addedBy(rule.count, unit) == counter.partOf(rule.count, unit));
            KnownCarrying known(catalogue, assessment);
            Carrying carrying(catalogue, assessment);
            for (int round = 0; round < 2; ++round)
                for (const auto& body : assessment.bodies) {
                    const auto& wanted = carrying.of(body);
                    RC_ASSERT(std::ranges::equal(known.of(body), wanted, [](const Carried& a, const Carried& b) {
                        return a.carry == b.carry && a.option == b.option && a.isOwn == b.isOwn && a.count == b.count;
                    }));
                }
        }));
    }
}

TEST_CASE("figures of units that can change none are what their effects make of them")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        // Where every column may be changed, all effects are looked through. Nobody else looks at it meanwhile.
        std::vector<std::uint64_t> others(catalogue.units.size(), ~std::uint64_t{0});
        const auto swapChanged = [&] {
            for (const auto unit : catalogue.units.ids())
                std::swap(const_cast<Unit&>(catalogue.unit(unit)).changed, others[unit.position()]);
        };
        CHECK(rc::check(ruleset + ": looked through or not, the figures are the same", [&] {
            const auto roster = someRoster(catalogue, 4);
            const auto figures = [&] {
                const auto assessment = assess(catalogue, roster);
                std::vector<std::pair<std::optional<int>, std::optional<Fraction>>> all;
                for (const auto& body : assessment.bodies) {
                    const Effects effects(catalogue, assessment, body);
                    for (const auto stat : catalogue.ruleset.stats.ids())
                        all.emplace_back(effects.number(stat), effects.derived(stat));
                }
                return std::pair(summary(catalogue, assessment), all);
            };
            const auto quick = figures();
            swapChanged();
            const auto whole = figures();
            swapChanged();
            RC_ASSERT(quick == whole);
        }));
    }
}

namespace {

/// All units, and those that are attached to another.
void listUnits(const std::vector<RosterUnit>& units, bool isHanging, std::vector<const RosterUnit*>& hanging,
               std::vector<const RosterUnit*>& all)
{
    for (const auto& unit : units) {
        all.push_back(&unit);
        if (isHanging)
            hanging.push_back(&unit);
        listUnits(unit.units, true, hanging, all);
    }
}

} // namespace

TEST_CASE("a unit that changes its commander costs the same, and can be sent back byte for byte")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        if (catalogue.ruleset.places.empty())
            continue;
        CHECK(rc::check(ruleset + ": MoveUnit is one edit that keeps the total", [&] {
            auto roster = someRoster(catalogue, 6);
            // Two commanders at least, one with a unit under it.
            int number = 1000;
            for (int i = 0; i < 2; ++i) {
                roster.units.push_back(loneUnit(catalogue, roster.army, number));
                roster.units.back().units.push_back(loneUnit(catalogue, roster.army, number));
                roster.units.back().units.back().as = somePlace(catalogue);
            }
            std::vector<const RosterUnit*> hanging;
            std::vector<const RosterUnit*> all;
            listUnits(roster.units, false, hanging, all);
            const auto& moved = *hanging[*rc::gen::inRange<std::size_t>(0, hanging.size())];
            const auto& target = *all[*rc::gen::inRange<std::size_t>(0, all.size())];
            std::vector<const RosterUnit*> ignored;
            std::vector<const RosterUnit*> inside{&moved};
            listUnits(moved.units, true, ignored, inside);
            const auto isFull = std::ranges::find(target.units, moved.id, &RosterUnit::id) != target.units.end();
            const auto last = target.units.size() - (isFull ? 1 : 0);
            const Edit edit{
                edits::MoveUnit{moved.id, target.id, *rc::gen::inRange<std::size_t>(0, last + 1), moved.as}};
            const bool isPossible = std::ranges::find(inside, &target) == inside.end();

            const auto bytes = writeRoster(roster);
            const auto before = assess(catalogue, roster);
            const auto inverse = apply(roster, edit);
            RC_ASSERT(inverse.has_value() == isPossible);
            if (!isPossible)
                return;
            const auto after = assess(catalogue, roster);
            RC_ASSERT(after.points == before.points);
            RC_ASSERT(after.models == before.models);
            RC_ASSERT(after.units.size() == before.units.size());
            RC_ASSERT(after.points == std::accumulate(after.units.begin(), after.units.end(), Points(),
                                                      [](auto sum, const auto& unit) { return sum + unit.points; }));
            RC_ASSERT(apply(roster, *inverse).has_value());
            RC_ASSERT(writeRoster(roster) == bytes);
            RC_ASSERT(assess(catalogue, roster).points == before.points);
        }));
    }
}

TEST_CASE("a unit more never makes an army cheaper")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": adding a unit adds its cost", [&] {
            auto roster = someRoster(catalogue);
            const auto before = assess(catalogue, roster).points;
            int number = 1000;
            roster.units.push_back(someUnit(catalogue, roster.army, number, 0));
            const auto after = assess(catalogue, roster);
            RC_ASSERT(after.points >= before);
            Points added;
            for (auto i = after.units.size() - countUnits({roster.units.back()}); i < after.units.size(); ++i)
                added += after.units.span()[i].points;
            RC_ASSERT(after.points == before + added);
        }));
    }
}

TEST_CASE("the order in which units stand changes no verdict")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": a shuffled roster has the same totals", [&] {
            const auto roster = someRoster(catalogue);
            auto shuffled = roster;
            for (std::size_t i = shuffled.units.size(); i > 1; --i)
                std::swap(shuffled.units[i - 1], shuffled.units[*rc::gen::inRange<std::size_t>(0, i)]);
            const auto one = assess(catalogue, roster);
            const auto other = assess(catalogue, shuffled);
            RC_ASSERT(one.points == other.points);
            RC_ASSERT(one.models == other.models);
            RC_ASSERT(one.isLegal() == other.isLegal());
            RC_ASSERT(summary(catalogue, one) == summary(catalogue, other));
        }));
    }
}

TEST_CASE("every fix of any finding removes it")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": fixes work", [&] {
            Judged judged;
            judged.roster = someRoster(catalogue, 4);
            judged.catalogue = Store::CataloguePtr(Store::CataloguePtr(), &catalogue);
            judged.assessment = assess(catalogue, judged.roster);
            for (const auto& finding : judged.assessment.findings)
                for (const auto& fix : fixes(catalogue, judged.roster, judged.assessment, finding)) {
                    const auto fault = faultOf(judged, finding, fix);
                    if (!fault.empty())
                        RC_FAIL(line(judged.assessment, finding) + ": " + fault + '\n' + writeRoster(judged.roster));
                }
        }));
    }
}

TEST_CASE("a roster that was judged reads back as it was")
{
    steady();
    for (const auto& ruleset : rulesets()) {
        const auto& catalogue = catalogueOf(ruleset);
        CHECK(rc::check(ruleset + ": read(write(r)) == r, with the same verdict", [&] {
            const auto roster = someRoster(catalogue);
            const auto again = readRoster(writeRoster(roster), "roster");
            RC_ASSERT(bool(again));
            RC_ASSERT(*again == roster);
            RC_ASSERT(lines(assess(catalogue, *again)) == lines(assess(catalogue, roster)));
        }));
    }
}

namespace {

/// How many broken rosters of each game are fixed: a hundred, or as many as MUSTER_BROKEN_ROSTERS says.
constexpr int usualBrokenRosters = 100;

int brokenRosters()
{
    const auto* wanted = std::getenv("MUSTER_BROKEN_ROSTERS");
    return wanted ? std::max(1, std::atoi(wanted)) : usualBrokenRosters;
}

/// What went wrong, how often, and the first roster with it.
class Troubles {
public:
    void add(const std::string& what, const Roster& roster)
    {
        auto& [count, example] = m_found[what];
        if (++count == 1)
            example = writeRoster(roster);
    }
    void count(const std::string& what) { ++m_counts[what]; }
    [[nodiscard]] std::string figures() const
    {
        std::string all;
        for (const auto& [what, count] : m_counts)
            all += (all.empty() ? "" : ", ") + std::to_string(count) + ' ' + what;
        return all;
    }
    [[nodiscard]] std::string text() const
    {
        std::string all;
        for (const auto& [what, found] : m_found)
            all += std::to_string(found.first) + " times " + what + ", as in\n" + found.second + '\n';
        return all;
    }

private:
    std::map<std::string, std::pair<int, std::string>> m_found;
    std::map<std::string, int> m_counts;
};

/// The kinds of a roster's units by the ids of these, as it writes them.
void gatherKinds(const std::vector<RosterUnit>& units, std::map<std::string, std::string>& kinds)
{
    for (const auto& unit : units) {
        kinds[unit.id] = unit.unit;
        gatherKinds(unit.units, kinds);
    }
}

/// The kinds of the units of one roster that another does not have.
std::set<std::string> kindsOnlyIn(const Roster& roster, const Roster& other)
{
    std::map<std::string, std::string> here;
    std::map<std::string, std::string> there;
    gatherKinds(roster.units, here);
    gatherKinds(other.units, there);
    std::set<std::string> kinds;
    for (const auto& [id, kind] : here)
        if (!there.contains(id))
            kinds.insert(kind);
    return kinds;
}

/// Whether the fix, or one that belongs to it, removes a unit that the finding does not name. The points of a whole
/// roster are everybody's.
bool removesOthers(const Judged& judged, const Finding& finding, const Fix& fix)
{
    const auto& rules = judged.catalogue->ruleset.constraints;
    const bool isOfAll = !finding.constraint.isNone() && finding.tooMany && finding.units.empty() &&
                         rules[finding.constraint].count.kind == Measure::Kind::Points;
    const auto isNamed = [&](Id<AssessedUnit> unit) {
        return isOfAll || judged.assessment.unitOf(finding.subject) == unit ||
               std::ranges::find(finding.units, unit) != finding.units.end();
    };
    return (fix.kind == Fix::Kind::RemoveUnits && !std::ranges::all_of(fix.units, isNamed)) ||
           std::ranges::any_of(fix.then, [&](const Fix& other) { return removesOthers(judged, finding, other); });
}

/// Checks what holds for each fix, and for those of one finding together.
void checkFixes(const Judged& judged, const Finding& finding, const std::vector<Fix>& found, bool isFirst,
                Troubles& troubles)
{
    const auto which = std::string(finding.rule) + (finding.tooMany ? " (more)" : " (fewer)");
    const auto& roster = judged.roster;
    std::set<std::string> labels;
    std::size_t others = 0;
    for (const auto& fix : found) {
        if (!labels.insert(report::fixLabel(*judged.catalogue, judged.assessment, fix)).second)
            troubles.add("two fixes with one label for " + which, roster);
        if (const auto fault = isFirst ? faultOf(judged, finding, fix) : std::string(); !fault.empty())
            troubles.add("a fix that does not fix " + which + ": " + fault, roster);
        others += removesOthers(judged, finding, fix) ? 1 : 0;
        auto after = roster;
        if (!apply(after, fix.edit)) {
            troubles.add("a fix that does not fit", roster);
            continue;
        }
        if (after.units.empty() && !roster.units.empty())
            troubles.add("a fix that empties the roster for " + which, roster);
        const auto removed = kindsOnlyIn(roster, after);
        const auto added = kindsOnlyIn(after, roster);
        if (std::ranges::any_of(removed, [&](const auto& kind) { return added.contains(kind); }))
            troubles.add("a fix that removes and adds the same for " + which, roster);
    }
    if (others > 0 && others < found.size())
        troubles.add("a fix that removes what is not to blame, beside others, for " + which, roster);
    troubles.count(others > 0 ? "findings where only units help that are not to blame" : "findings");
}

std::string kindOfFix(const Assessment& assessment, const Fix& fix)
{
    const auto alone = std::ranges::count(assessment.units, Id<AssessedUnit>(), &AssessedUnit::parent);
    const bool isNearlyAll = fix.kind == Fix::Kind::RemoveUnits && alone > 2 && std::ssize(fix.units) == alone - 1;
    return isNearlyAll          ? "first fixes that keep one unit of several"
           : fix.removesUnits() ? "first fixes that remove units"
                                : "first fixes that keep all units";
}

/// Checks the fixes of each error, then takes the first fix of the first error that has one until there is none.
void fixAll(const Catalogue& catalogue, Roster roster, Troubles& troubles)
{
    bool isFirst = true;
    const auto broken = roster;
    for (int steps = 0;; ++steps) {
        Judged judged;
        judged.roster = roster;
        judged.catalogue = Store::CataloguePtr(Store::CataloguePtr(), &catalogue);
        judged.assessment = assess(catalogue, judged.roster);
        const auto& findings = judged.assessment.findings;
        if (findings.empty() || findings.front().severity != Severity::Error)
            return troubles.count("rosters made legal");
        if (steps == 200)
            return troubles.add("no end", broken);
        std::optional<Edit> first;
        for (const auto& finding : findings) {
            if (finding.severity != Severity::Error || (!isFirst && first))
                break;
            const auto found = fixes(catalogue, judged.roster, judged.assessment, finding);
            if (found.empty()) {
                troubles.count("findings without a fix");
                if (canKeepOne(judged, finding))
                    troubles.add("no fix for " + std::string(finding.rule), roster);
                continue;
            }
            checkFixes(judged, finding, found, isFirst, troubles);
            if (!first) {
                first = found.front().edit;
                troubles.count(kindOfFix(judged.assessment, found.front()));
            }
        }
        isFirst = false;
        if (!first)
            return troubles.count("rosters in which only removing everything helps");
        if (!apply(roster, *first))
            return troubles.add("a fix that does not fit", roster);
    }
}

/// The shipped games, the invented ones of the tests, and the examples of the documents.
std::map<std::string, const Catalogue*> games()
{
    std::map<std::string, const Catalogue*> all;
    for (auto* from : {&store(), &exampleStore()})
        for (const auto& ruleset : from->rulesets()) {
            const auto catalogue = from->fullCatalogue(ruleset);
            if (!catalogue)
                throw std::runtime_error(toText(catalogue.error().front()));
            all[ruleset] = catalogue->get();
        }
    return all;
}

} // namespace

TEST_CASE("every error has a fix that keeps a unit, if one can stay, and the first fixes lead to a legal roster")
{
    steady();
    for (const auto& [ruleset, catalogue] : games())
        DYNAMIC_SECTION(ruleset)
        {
            Troubles troubles;
            int left = brokenRosters();
            CHECK(rc::check(ruleset + ": broken rosters are fixed", [&, &its = *catalogue] {
                // Each of the hundred runs of the check makes its share.
                const auto share = (brokenRosters() + 99) / 100;
                for (int i = 0, tries = 0; i < share && left > 0 && tries < 50 * share; ++tries) {
                    const auto roster = *rc::gen::resize(100, rc::gen::exec([&] { return someRoster(its, 8); }));
                    if (assess(its, roster).isLegal())
                        continue;
                    fixAll(its, roster, troubles);
                    ++i;
                    --left;
                }
            }));
            if (brokenRosters() > usualBrokenRosters)
                WARN(ruleset << ": " << troubles.figures());
            CHECK(left == 0);
            CHECK(troubles.text() == "");
        }
}
