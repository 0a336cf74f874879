#include "editor/gestures/swapping.h"

#include "editor/words/text.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/trial.h"
#include "rules/judge/bodies.h"

#include <algorithm>

namespace muster::editor {

std::vector<SwapEdit> swapsFor(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group,
                               const std::string& option, int count)
{
    std::vector<SwapEdit> swaps;
    const auto& catalogue = verdict.catalogue();
    const auto& now = verdict.assessment();
    const auto bodies = now.bodiesOf(unit);
    const auto wanted = group ? Id<RosterGroup>::at(*group) : Id<RosterGroup>();
    const auto body = std::ranges::find(bodies, wanted, &Body::group);
    if (body == bodies.end())
        return swaps;
    const auto& list = choicesOf(catalogue, now, *body);
    const auto chosen = list.find(option);
    if (chosen.isNone())
        return swaps;
    const auto& its = list.groups[list.options[chosen].group];
    const auto most = its.max ? its.max->at(boundedBy(now, *body, list, its)) : 0;
    if (most < 2 || count != countOf(now, *body, list.options[chosen]) + 1)
        return swaps;
    int sum = 0;
    for (const auto position : its.options)
        sum += countOf(now, *body, list.options[position]);
    if (sum < most)
        return swaps;
    Trials trials(catalogue, verdict.roster());
    for (const auto position : its.options) {
        const auto& other = list.options[position];
        const auto has = countOf(now, *body, other);
        if (position == chosen || has <= other.min.at(body->models))
            continue;
        const auto less = chooseOption(catalogue, now, *body, position, has - 1);
        trials.with(less, [&](const Assessment& after) {
            if (auto more = chooseOption(catalogue, after, unit, group, option, count))
                swaps.push_back({{other.id, text(other.name)}, {edits::Batch{{less, std::move(*more)}}}});
        });
    }
    return swaps;
}

} // namespace muster::editor
