// Judging answers most questions from a few bits (QuickFilter) or a few numbers (QuickRule). These say nothing new:
// here every case is judged once more without them.
#include "cases/cases.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <utility>

using namespace muster;
using namespace muster::testing;

namespace {

/// Answers nothing: the filter itself is asked.
constexpr QuickFilter asked{{}, 0, false, false};

std::shared_ptr<const Measure> askedMeasure(const Measure& measure)
{
    auto copy = measure;
    copy.quick = asked;
    return std::make_shared<const Measure>(std::move(copy));
}

void dropShortcuts(std::optional<Bound>& bound)
{
    if (bound && bound->measure)
        bound->measure = askedMeasure(*bound->measure);
}

/// A catalogue without shortcuts, as long as this lives. Nobody else looks at it meanwhile.
class WithoutShortcuts {
public:
    explicit WithoutShortcuts(const Catalogue& catalogue)
        : m_catalogue(const_cast<Catalogue&>(catalogue)),
          m_constraints(catalogue.ruleset.constraints),
          m_quickRules(catalogue.ruleset.quickRules),
          m_traits(catalogue.ruleset.traits)
    {
        for (const auto& unit : catalogue.units)
            m_slots.push_back(unit.slotList);
        for (auto& rule : m_constraints) {
            // A rule about bodies leaves out those that share everything with their unit: that is not a shortcut.
            if (rule.subject != SubjectKind::Body || rule.quickWhere.asksForGroup)
                rule.quickWhere = {{}, 0, false, rule.quickWhere.asksForGroup};
            rule.count.quick = asked;
            dropShortcuts(rule.atMost);
            dropShortcuts(rule.atLeast);
        }
        for (auto& quick : m_quickRules) {
            quick.count = 0;
            quick.idle = QuickRule::Idle::Unknown;
        }
        for (auto& trait : m_traits)
            trait.quickWhen = asked;
        for (auto& slots : m_slots)
            for (auto& slot : slots)
                slot.quick = asked;
        swap();
    }
    ~WithoutShortcuts() { swap(); }
    WithoutShortcuts(const WithoutShortcuts&) = delete;
    WithoutShortcuts& operator=(const WithoutShortcuts&) = delete;

private:
    void swap()
    {
        std::swap(m_catalogue.ruleset.constraints, m_constraints);
        std::swap(m_catalogue.ruleset.quickRules, m_quickRules);
        std::swap(m_catalogue.ruleset.traits, m_traits);
        auto slots = m_slots.begin();
        for (auto& unit : m_catalogue.units)
            std::swap(unit.slotList, *slots++);
    }

    Catalogue& m_catalogue;
    decltype(Ruleset::constraints) m_constraints;
    decltype(Ruleset::quickRules) m_quickRules;
    decltype(Ruleset::traits) m_traits;
    std::vector<decltype(Unit::slotList)> m_slots;
};

std::string talliesOf(const Assessment& assessment)
{
    const auto figure = [](const std::optional<Fraction>& value) { return value ? text(*value) : std::string("-"); };
    std::string all;
    for (const auto& tally : assessment.tallies)
        all += std::to_string(tally.constraint.position()) + ' ' + std::to_string(tally.subject.index()) + ' ' +
               text(tally.actual) + ' ' + figure(tally.min) + ' ' + figure(tally.max) + '\n';
    return all;
}

} // namespace

TEST_CASE("every case is judged the same without shortcuts")
{
    const auto cases = allCases();
    CHECK(cases.size() > 100);
    for (const auto& each : cases) {
        const auto judged = each.judged();
        const WithoutShortcuts asking(*judged->catalogue);
        const auto again = assess(*judged->catalogue, judged->roster);
        INFO(each.title());
        CHECK(lines(again) == lines(judged->assessment));
        CHECK(talliesOf(again) == talliesOf(judged->assessment));
        CHECK(again.points == judged->assessment.points);
    }
}
