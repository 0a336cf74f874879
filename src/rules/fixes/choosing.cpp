#include "rules/fixes/choosing.h"

#include "rules/figures/effects.h"
#include "rules/judge/bodies.h"

#include <algorithm>

namespace muster {

namespace {

/// Options that a roster must name together, and how many of each are wanted.
struct ChoosingScope {
    std::vector<const Option*> options;
    std::vector<int> counts;
};

int countIn(std::span<const TakenOption> taken, const Option& option, bool sharedToo)
{
    for (const auto& each : taken)
        if (sharedToo ? each.option->id == option.id : each.option == &option)
            return each.count;
    return 0;
}

/// Whether a model group's own choices replace its unit's.
bool swapsChoices(const Assessment& assessment, const Body& body)
{
    return body.kind && body.kind->swaps.holds(assessment.rulings);
}

/// Whether a roster must name two options together.
bool areOfOneScope(const Option& one, const Option& two, bool swaps)
{
    return swaps ? one.swap == two.swap : one.group == two.group;
}

/// Whether taking one option drops another of its scope: because their group allows only one, or because they exclude
/// each other.
bool givesWay(const OptionList& list, const Assessment& assessment, const Body& body, const Option& other,
              const Option& chosen)
{
    if (!areOfOneScope(other, chosen, swapsChoices(assessment, body)))
        return false;
    const auto& group = list.groups[chosen.group];
    if (other.group == chosen.group && group.max && group.max->at(boundedBy(assessment, body, list, group)) == 1)
        return true;
    const auto excludes = [&](const Option& one, const Option& two) {
        const auto position = list.options.idOf(two);
        return (one.ruling.isNone() || assessment.rulings[one.ruling]) &&
               std::ranges::find(one.excludes, position) != one.excludes.end();
    };
    return excludes(chosen, other) || excludes(other, chosen);
}

/// In a full group one more of an option takes the place of another: of that which is there most often, the last of
/// these.
void moveOver(ChoosingScope& scope, const OptionList& list, const Assessment& assessment, const Body& body,
              const Option& chosen, int more)
{
    const auto& group = list.groups[chosen.group];
    if (!group.max)
        return;
    const auto most = group.max->at(boundedBy(assessment, body, list, group));
    int sum = 0;
    for (std::size_t i = 0; i < scope.options.size(); ++i)
        if (scope.options[i]->group == chosen.group)
            sum += scope.counts[i];
    for (auto over = std::min(more, sum - most); over > 0; --over) {
        int* fullest = nullptr;
        for (std::size_t i = 0; i < scope.options.size(); ++i)
            if (scope.options[i] != &chosen && scope.options[i]->group == chosen.group &&
                scope.counts[i] > scope.options[i]->min.at(body.models) && (!fullest || scope.counts[i] >= *fullest))
                fullest = &scope.counts[i];
        if (!fullest)
            return;
        --*fullest;
    }
}

/// Choices inside an option go with it: where it is taken less often, there are no more of them than it leaves room
/// for.
void addInner(edits::Batch& batch, const OptionList& list, const Assessment& assessment, const Body& body,
              Id<Option> option, int count)
{
    const auto place = body.kind ? std::optional(body.group.position()) : std::nullopt;
    const auto& named = namedFor(assessment, body);
    for (const auto& group : list.groups) {
        if (group.inside != option)
            continue;
        auto room = group.max ? group.max->at(std::max(count, 0)) : anyNumber;
        for (const auto position : group.options) {
            const auto& its = list.options[position];
            const auto now = named.find(its.id);
            if (!now)
                continue;
            const int left = std::min(*now, room);
            room -= left;
            const auto value = left > 0 ? std::optional(left) : std::nullopt;
            if (value != now)
                batch.edits.push_back({edits::SetOption{assessment.units[body.unit].id, place, its.id, value}});
        }
    }
}

} // namespace

const OptionList& choicesOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
{
    return body.kind ? body.kind->choices : catalogue.unit(assessment.units[body.unit].kind).choices;
}

const OptionCounts& namedFor(const Assessment& assessment, const Body& body)
{
    const auto& source = *assessment.source[body.unit];
    return body.kind ? source.groups[body.group.position()].options : source.options;
}

Edit chooseOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body, Id<Option> option,
                  int count)
{
    const auto& list = choicesOf(catalogue, assessment, body);
    const auto& chosen = list.options[option];
    // A model group that names one option of a set has only what it names of that set, so the whole set is written out.
    const bool swaps = swapsChoices(assessment, body);
    const auto taken = assessment.takenBy(body);

    ChoosingScope scope;
    bool isStandard = true;
    bool isAsUnit = swaps;
    const auto unitHas = assessment.takenBy(assessment.ownModelsOf(body.unit));
    for (const auto& each : list.options) {
        if (!areOfOneScope(each, chosen, swaps))
            continue;
        auto wanted = countIn(taken, each, swaps);
        if (&each == &chosen)
            wanted = count;
        else if (count > 0 && givesWay(list, assessment, body, each, chosen))
            wanted = 0;
        scope.options.push_back(&each);
        scope.counts.push_back(wanted);
    }
    moveOver(scope, list, assessment, body, chosen, count - countIn(taken, chosen, swaps));
    for (std::size_t i = 0; i < scope.options.size(); ++i) {
        isStandard = isStandard && scope.counts[i] == scope.options[i]->defaultCount;
        isAsUnit = isAsUnit && scope.counts[i] == countIn(unitHas, *scope.options[i], true);
    }
    const auto hasAny = std::ranges::any_of(scope.counts, [](int each) { return each != 0; });
    const bool namesNone = swaps ? isAsUnit : isStandard;
    const auto& named = namedFor(assessment, body);
    const auto group = body.kind ? std::optional(body.group.position()) : std::nullopt;
    edits::Batch batch;
    for (std::size_t i = 0; i < scope.options.size(); ++i) {
        const auto& id = scope.options[i]->id;
        std::optional<int> value;
        if (!namesNone && (scope.counts[i] != 0 || (!hasAny && scope.options[i] == &chosen)))
            value = scope.counts[i];
        if (named.find(id) != value)
            batch.edits.push_back({edits::SetOption{assessment.units[body.unit].id, group, id, value}});
    }
    for (std::size_t i = 0; i < scope.options.size(); ++i)
        if (scope.counts[i] < countIn(taken, *scope.options[i], swaps))
            addInner(batch, list, assessment, body, list.options.idOf(*scope.options[i]), scope.counts[i]);
    return batch.edits.size() == 1 ? std::move(batch.edits.front()) : Edit{std::move(batch)};
}

std::optional<Edit> chooseOption(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                 std::optional<std::size_t> group, const std::string& option, int count)
{
    const auto wanted = group ? Id<RosterGroup>::at(*group) : Id<RosterGroup>();
    const auto bodies = assessment.bodiesOf(unit);
    const auto body = std::ranges::find(bodies, wanted, &Body::group);
    if (body == bodies.end())
        return std::nullopt;
    const auto found = choicesOf(catalogue, assessment, *body).find(option);
    return found.isNone() ? std::nullopt : std::optional(chooseOption(catalogue, assessment, *body, found, count));
}

Edit nameOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body, Id<Option> option,
                int count)
{
    const auto& list = choicesOf(catalogue, assessment, body);
    const auto& named = namedFor(assessment, body);
    const auto& group = list.groups[list.options[option].group];
    // Without a default, an option that is not named is not taken.
    const bool hasDefault =
        std::ranges::any_of(group.options, [&](Id<Option> other) { return list.options[other].defaultCount > 0; });
    const bool isFull = count > 0 && group.max && group.max->perModels == 0 && group.max->times == count;
    const auto place = body.kind ? std::optional(body.group.position()) : std::nullopt;
    edits::Batch batch;
    const auto set = [&](const Option& its, std::optional<int> value) {
        batch.edits.push_back({edits::SetOption{assessment.units[body.unit].id, place, its.id, value}});
    };
    for (const auto id : group.options) {
        const auto& its = list.options[id];
        const bool isNamed = named.find(its.id).has_value();
        if (isFull && id != option) {
            if (isNamed)
                set(its, std::nullopt);
            addInner(batch, list, assessment, body, id, 0);
            continue;
        }
        const auto now = id == option ? count : countOf(assessment, body, its);
        // Naming one option of a group switches off its default, so the default options are written too.
        if (id == option || (!isNamed && now != 0))
            set(its, now == 0 && !hasDefault ? std::nullopt : std::optional(now));
    }
    if (count < countOf(assessment, body, list.options[option]))
        addInner(batch, list, assessment, body, option, count);
    return {std::move(batch)};
}

std::vector<FigureChange> changesBy(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                                    const Option& option)
{
    const auto& list = choicesOf(catalogue, assessment, body);
    const bool swaps = swapsChoices(assessment, body);
    const auto goes = [&](const TakenOption& taken) {
        const auto position = taken.isInherited && !swaps ? Id<Option>() : list.find(taken.option->id);
        return !position.isNone() && givesWay(list, assessment, body, list.options[position], option);
    };
    // A unit's figures depend on the unit alone, so only this unit is judged, with the option and without it.
    const auto slice = [&](bool isTaken) {
        Assessment alone;
        alone.army = assessment.army;
        alone.rulings = assessment.rulings;
        alone.choices = assessment.choices;
        const auto only = alone.units.add(assessment.units[body.unit]);
        alone.units[only].firstBody = Id<Body>::at(0);
        for (const auto& each : assessment.bodiesOf(body.unit)) {
            auto copy = each;
            copy.unit = only;
            copy.begin = static_cast<std::uint32_t>(alone.taken.size());
            const bool isIt = each.group == body.group;
            const TakenOption* known = nullptr;
            for (const auto& taken : assessment.takenBy(each)) {
                if (isIt && taken.option->id == option.id) {
                    known = &taken;
                    continue;
                }
                if (isIt && isTaken && goes(taken))
                    continue;
                alone.taken.push_back(taken);
            }
            if (isIt && isTaken)
                alone.taken.push_back({&option, known ? known->count : 1, false, false, {}});
            copy.end = static_cast<std::uint32_t>(alone.taken.size());
            alone.bodies.add(copy);
        }
        return alone;
    };
    const auto with = slice(true);
    const auto without = slice(false);
    const auto at = [&](const Assessment& alone) -> const Body& {
        return *std::ranges::find(alone.bodies, body.group, &Body::group);
    };
    const Effects effectsWith(catalogue, with, at(with));
    const Effects effectsWithout(catalogue, without, at(without));
    std::vector<FigureChange> changes;
    const auto& columns = catalogue.ruleset.stats;
    for (const auto stat : columns.ids()) {
        FigureChange change{stat, effectsWith.figure(stat).value, effectsWithout.figure(stat).value};
        if (change.with != change.without)
            changes.push_back(std::move(change));
    }
    return changes;
}

bool asksForHeldBack(const Ruleset& ruleset)
{
    const auto asks = [](const Filter& filter) { return asksFor(filter, Filter::Kind::HeldBack); };
    return std::ranges::any_of(ruleset.constraints, [&](const Constraint& rule) {
        const auto* bound = rule.atMost && rule.atMost->measure ? rule.atMost->measure.get() : nullptr;
        return asks(rule.where) || asks(rule.count.filter) || (bound && asks(bound->filter));
    });
}

} // namespace muster
