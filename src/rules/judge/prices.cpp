#include "rules/judge/prices.h"

#include "core/data/pricecase.h"
#include "rules/judge/asked.h"
#include "rules/judge/conditions.h"

#include <algorithm>

namespace muster {

namespace {

bool fitsKind(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const Filter& filter)
{
    return !unit.isNone() && assessment.units[unit].isKnown() &&
           matches(filter, UnitAsked(catalogue, assessment, unit));
}

/// Whether the units are as a case asks; what the players agreed is asked with its `when`.
bool fitsUnits(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, const PriceCase& its)
{
    return (!its.unit || fitsKind(catalogue, assessment, unit, *its.unit)) &&
           (!its.parent || fitsKind(catalogue, assessment, assessment.units[unit].parent, *its.parent));
}

/// Pays one kind of cost of a unit, which is known.
class Payer {
public:
    Payer(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit, Id<CostKind> cost)
        : m_catalogue(catalogue),
          m_assessment(assessment),
          m_unit(unit),
          m_kind(catalogue.unit(assessment.units[unit].kind)),
          m_cost(cost),
          m_sum(cost.isNone()
                    ? assessment.units[unit].points
                    : assessment.otherCosts.units[unit.position() * assessment.otherCosts.kinds + cost.position()])
    {
    }

    void run(std::optional<std::size_t> copy)
    {
        auto& its = m_assessment.units[m_unit];
        m_perModel = costIn(m_kind, m_cost).perModel;
        if (copy) {
            const auto& price = priceFor(m_catalogue, m_assessment, m_unit, *costIn(m_kind, m_cost).each);
            m_sum += price.at(its.size(), *copy) + m_perModel * its.size();
        }
        auto unswapped = its.size();
        for (std::size_t i = 0; i < its.bodies; ++i) {
            auto& body = m_assessment.bodies[Id<Body>::at(its.firstBody.position() + i)];
            const auto before = its.points;
            if (body.kind)
                payGroup(body, unswapped);
            for (auto at = body.begin; at < body.end; ++at)
                if (const auto& taken = m_assessment.taken[at]; !taken.isInherited)
                    add(at, costFor(m_catalogue, m_assessment, body, *taken.option, taken.count, m_cost));
            if (body.kind && m_cost.isNone())
                body.points = its.points - before;
        }
    }

private:
    /// What the models of a group cost more than if they were as the rest. `unswapped`: how many of the unit are in no
    /// group before it.
    void payGroup(const Body& body, int& unswapped)
    {
        m_sum += costIn(*body.kind, m_cost).perModel * body.models;
        // For more models than the unit has, nothing is paid back: the unit paid nothing for them.
        const auto inside = std::min(body.models, unswapped);
        unswapped -= inside;
        if (!body.kind->pointsOnTop.holds(m_assessment.rulings))
            m_sum -= m_perModel * inside;
        // What they have from their unit comes first among their options, in its order. The rest they swapped.
        const auto& whole = m_assessment.ownModelsOf(m_unit);
        auto inherited = body.begin;
        for (auto at = whole.begin; at < whole.end; ++at) {
            const auto* option = m_assessment.taken[at].option;
            const bool isKept = inherited < body.end && m_assessment.taken[inherited].isInherited &&
                                m_assessment.taken[inherited].option == option;
            if (isKept)
                ++inherited;
            else
                add(at, -(costIn(*option, m_cost).perModel * inside));
        }
    }

    /// For the option at this position of `taken`.
    void add(std::uint32_t at, Points points)
    {
        auto& other = m_assessment.otherCosts;
        auto& paid =
            m_cost.isNone() ? m_assessment.taken[at].points : other.taken[at * other.kinds + m_cost.position()];
        paid += points;
        m_sum += points;
    }

    const Catalogue& m_catalogue;
    Assessment& m_assessment;
    Id<AssessedUnit> m_unit;
    const Unit& m_kind;
    Id<CostKind> m_cost;
    Points& m_sum;     ///< what the unit pays of it
    Points m_perModel; ///< of the unit
};

/// Collects what prices depend on and is not agreed, one note for each question.
class OpenPrices {
public:
    OpenPrices(const Catalogue& catalogue, Assessment& assessment) : m_catalogue(catalogue), m_assessment(assessment) {}

    void look(Id<AssessedUnit> unit)
    {
        const auto& its = m_assessment.units[unit];
        const auto& kind = m_catalogue.unit(its.kind);
        look(unit, kind.points, {});
        for (const auto& cost : kind.costs)
            look(unit, cost.each, {});
        for (const auto& body : m_assessment.bodiesOf(unit))
            for (const auto& taken : m_assessment.takenBy(body))
                if (!taken.isInherited && taken.count > 0) {
                    look(unit, taken.option->points, &taken);
                    for (const auto& cost : taken.option->costs)
                        look(unit, cost.each, &taken);
                }
    }

    void addNotes() { std::ranges::move(m_notes, std::back_inserter(m_assessment.findings)); }

private:
    /// `taken`: of an option; null for the unit's own price.
    void look(Id<AssessedUnit> unit, const Price& price, const TakenOption* taken)
    {
        if (!price.hasCases())
            return;
        for (const auto& its : *price.cases) {
            if (!fitsUnits(m_catalogue, m_assessment, unit, its))
                continue;
            const auto answer = answerOf(m_catalogue, its.when, m_assessment);
            if (answer.isOpen())
                note(unit, answer, taken);
            if (answer.kind == Answer::Kind::Yes)
                return;
        }
    }

    void note(Id<AssessedUnit> unit, const Answer& answer, const TakenOption* taken)
    {
        const auto known = std::ranges::find_if(
            m_notes, [&](const Finding& note) { return note.rests == answer.lacks && note.unchosen == answer.option; });
        if (known != m_notes.end()) {
            if (known->units.back() != unit)
                known->units.push_back(unit);
            return;
        }
        auto& made = m_notes.emplace_back();
        made.rule = openPrice;
        made.severity = Severity::Note;
        made.subject = unit;
        made.units = {unit};
        made.rests = answer.lacks;
        made.unchosen = answer.option;
        if (taken)
            name(unit, *taken, made);
    }

    /// Whose option it is, as findings name it.
    void name(Id<AssessedUnit> unit, const TakenOption& taken, Finding& made) const
    {
        for (const auto& body : m_assessment.bodiesOf(unit))
            if (const auto its = m_assessment.takenBy(body); &taken >= its.data() && &taken < its.data() + its.size()) {
                const auto& list =
                    body.kind ? body.kind->choices : m_catalogue.unit(m_assessment.units[unit].kind).choices;
                made.modelGroup = body.group;
                made.option = list.options.idOf(*taken.option);
                made.optionGroup = taken.option->group;
            }
    }

    const Catalogue& m_catalogue;
    Assessment& m_assessment;
    std::vector<Finding> m_notes;
};

} // namespace

const Price& priceFor(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                      const Price& price)
{
    if (!price.hasCases())
        return price;
    const auto found = std::ranges::find_if(*price.cases, [&](const PriceCase& its) {
        return fitsUnits(catalogue, assessment, unit, its) &&
               answerOf(catalogue, its.when, assessment).kind == Answer::Kind::Yes;
    });
    return found == price.cases->end() ? price : found->price;
}

Points costFor(const Catalogue& catalogue, const Assessment& assessment, const Body& body, const Option& option,
               int number, Id<CostKind> kind)
{
    const auto [each, perModel] = costIn(option, kind);
    const auto& price = each->hasCases() ? priceFor(catalogue, assessment, body.unit, *each) : *each;
    return price.of(number, body.models) + perModel * body.models;
}

void pay(const Catalogue& catalogue, Assessment& assessment, Id<AssessedUnit> unit, std::optional<std::size_t> copy)
{
    Payer(catalogue, assessment, unit, noId).run(copy);
    for (const auto kind : catalogue.ruleset.costs.ids())
        Payer(catalogue, assessment, unit, kind).run(copy);
}

std::optional<Fraction> limitOf(const Catalogue& catalogue, const Assessment& assessment, Id<CostKind> kind)
{
    std::optional<Fraction> limit;
    for (const auto& tally : assessment.tallies) {
        const auto& rule = catalogue.ruleset.constraints[tally.constraint];
        if (tally.max && rule.subject == SubjectKind::Roster && rule.count.isWholeCost(kind))
            limit = limit ? std::min(*limit, *tally.max) : *tally.max;
    }
    return limit;
}

void judgeOpenPrices(const Catalogue& catalogue, Assessment& assessment)
{
    OpenPrices prices(catalogue, assessment);
    for (const auto unit : assessment.units.ids())
        if (assessment.units[unit].isKnown() && catalogue.unit(assessment.units[unit].kind).hasPriceCases)
            prices.look(unit);
    prices.addNotes();
}

} // namespace muster
