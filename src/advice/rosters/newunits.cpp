#include "advice/rosters/newunits.h"

#include "core/roster/emptylike.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/filling.h"
#include "rules/judge/assess.h"
#include "rules/judge/units.h"

#include <algorithm>
#include <set>

namespace muster::advice {

namespace {

constexpr std::uint64_t mostFillingWork = 20'000; ///< for one unit
constexpr int mostWarningsMended = 3;
constexpr std::size_t mostSizesOfKind = 5;
constexpr std::size_t mostLikeOwn = 4; ///< forms of a kind that the roster's own units have
/// Where a kind may have nearly any size, units come in such.
constexpr int usualSizes[]{5, 10, 20};

/// Whether a unit may have nearly any size, so that its smallest is no usual one.
bool hasAnySize(const Unit& kind)
{
    return kind.sizes.empty() && !kind.usualModels && kind.minModels < usualSizes[0] && kind.maxModels >= usualSizes[1];
}

std::vector<int> sizesOf(const Unit& kind)
{
    std::vector<int> sizes;
    const auto add = [&](int models) {
        if (sizes.size() < mostSizesOfKind && kind.allowsModels(models) &&
            std::ranges::find(sizes, models) == sizes.end())
            sizes.push_back(models);
    };
    if (hasAnySize(kind)) {
        std::ranges::for_each(usualSizes, add);
        return sizes;
    }
    add(kind.defaultModels());
    std::ranges::for_each(kind.sizes, add);
    return sizes;
}

int warningsIn(const Assessment& assessment)
{
    return static_cast<int>(std::ranges::count(assessment.findings, Severity::Warning, &Finding::severity));
}

/// Gives a unit alone the cheapest options without which a rule would warn of it: a weapon, for one.
void mendWarnings(const Catalogue& catalogue, Roster& alone)
{
    for (int step = 0; step < mostWarningsMended; ++step) {
        const auto now = assess(catalogue, alone);
        const auto unit = Id<AssessedUnit>::at(0);
        if (warningsIn(now) == 0 || !now.isLegal() || !now.units[unit].isKnown())
            return;
        std::optional<Edit> best;
        std::optional<Points> cost;
        for (const auto& body : now.bodiesOf(unit)) {
            const auto& options = choicesOf(catalogue, now, body).options;
            for (const auto option : options.ids()) {
                auto edit = chooseOption(catalogue, now, body, option, options[option].max.at(body.models));
                auto changed = alone;
                if (!apply(changed, edit))
                    continue;
                const auto after = assess(catalogue, changed);
                if (after.isLegal() && warningsIn(after) < warningsIn(now) && (!cost || after.points < *cost)) {
                    best = std::move(edit);
                    cost = after.points;
                }
            }
        }
        if (!best || !apply(alone, *best))
            return;
    }
}

/// What a player chose for a unit, without its name, its note and its place.
RosterUnit choicesOnly(const RosterUnit& unit)
{
    RosterUnit copy;
    copy.unit = unit.unit;
    copy.models = unit.models;
    copy.options = unit.options;
    copy.groups = unit.groups;
    return copy;
}

} // namespace

NewUnits::NewUnits(const Catalogue& catalogue, const Roster& roster, std::span<const Id<Unit>> kinds, NewForms forms)
    : m_catalogue(catalogue)
{
    const auto now = assessUnits(catalogue, roster);
    for (const auto kind : kinds) {
        if (forms == NewForms::Plain) {
            auto alone = emptyLike(roster);
            alone.units.emplace_back().unit = catalogue.referenceTo(kind, now.army);
            addForm(kind, std::move(alone));
            continue;
        }
        const auto own = ownForms(now, kind);
        if (own.empty() || !hasAnySize(catalogue.unit(kind)))
            addForms(roster, kind);
        for (const auto& unit : own)
            addLike(roster, kind, unit);
    }
}

void NewUnits::addFitting(const Roster& roster, std::span<const Id<Unit>> kinds, const Filter& filter)
{
    const auto own = m_catalogue.findArmy(roster.army);
    for (const auto kind : kinds) {
        auto alone = emptyLike(roster);
        auto& unit = alone.units.emplace_back();
        unit.unit = m_catalogue.referenceTo(kind, own);
        const auto fitsNow = [&] {
            return fits(m_catalogue, assessUnits(m_catalogue, alone), Id<AssessedUnit>::at(0), filter);
        };
        if (fitsNow())
            continue;
        for (const auto& option : m_catalogue.unit(kind).choices.options) {
            unit.options = {{option.id, 1}};
            if (!fitsNow())
                continue;
            addForm(kind, std::move(alone));
            break;
        }
    }
}

/// The different ways in which the roster has units of a kind.
std::vector<RosterUnit> NewUnits::ownForms(const Assessment& now, Id<Unit> kind)
{
    std::vector<RosterUnit> forms;
    for (const auto unit : now.units.ids()) {
        if (now.units[unit].kind != kind || forms.size() >= mostLikeOwn)
            continue;
        auto own = choicesOnly(*now.source[unit]);
        if (std::ranges::find(forms, own) == forms.end())
            forms.push_back(std::move(own));
    }
    return forms;
}

/// A form like a unit of the roster, and where units have nearly any size, others with its options in usual sizes.
void NewUnits::addLike(const Roster& roster, Id<Unit> kind, const RosterUnit& own)
{
    auto alone = emptyLike(roster);
    alone.battle.points = std::nullopt;
    alone.units.push_back(own);
    addForm(kind, alone);
    if (!hasAnySize(m_catalogue.unit(kind)))
        return;
    alone.units.front().groups.clear();
    for (const auto models : sizesOf(m_catalogue.unit(kind))) {
        alone.units.front().models = models;
        if (assess(m_catalogue, alone).isLegal())
            addForm(kind, alone);
    }
}

void NewUnits::addForms(const Roster& roster, Id<Unit> kind)
{
    const auto& its = m_catalogue.unit(kind);
    for (const auto models : sizesOf(its)) {
        auto alone = emptyLike(roster);
        alone.battle.points = std::nullopt;
        auto& unit = alone.units.emplace_back();
        unit.id = "u1";
        unit.unit = m_catalogue.referenceTo(kind, m_catalogue.findArmy(roster.army));
        if (models != its.defaultModels())
            unit.models = models;
        WorkBudget budget(mostFillingWork);
        unit.options = cheapestFilling(m_catalogue, alone, unit, budget).options;
        mendWarnings(m_catalogue, alone);
        addForm(kind, std::move(alone));
    }
}

void NewUnits::addForm(Id<Unit> kind, Roster alone)
{
    alone.units.front().id = "u1";
    const auto isSame = [&](const Form& form) { return form.kind == kind && form.alone->units == alone.units; };
    if (std::ranges::any_of(m_forms, isSame))
        return;
    auto& form = m_forms.emplace_back();
    form.kind = kind;
    form.alone = std::make_unique<Roster>(std::move(alone));
    form.assessment = assessUnits(m_catalogue, *form.alone);
}

void NewUnits::forEach(const Assessment& now, const Roster& roster, const Use& use) const
{
    const auto& places = m_catalogue.ruleset.places;
    const auto id = freeUnitId(roster);
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const auto& form = m_forms[i];
        auto unit = form.alone->units.front();
        unit.id = id;
        use({{}, roster.units.size(), unit}, form.kind, i);
        for (const auto each : places.ids()) {
            if (!fits(m_catalogue, form.assessment, Id<AssessedUnit>::at(0), places[each].accepts))
                continue;
            unit.as = m_catalogue.ruleset.asOf(each);
            for (const auto above : now.units.ids())
                if (now.units[above].isKnown() && fits(m_catalogue, now, above, places[each].parents))
                    use({now.units[above].id, now.source[above]->units.size(), unit}, form.kind, i);
        }
    }
}

} // namespace muster::advice
