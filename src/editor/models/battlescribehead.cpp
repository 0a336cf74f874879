#include "editor/models/battlescribehead.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"

#include <algorithm>
#include <limits>

namespace muster::editor {

namespace {

/// For a bar, which shows no parts of one.
std::int64_t rounded(const battlescribe::Decimal& value) { return std::max<std::int64_t>(0, value.floor()); }

int counted(std::int64_t number)
{
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, std::numeric_limits<int>::max()));
}

} // namespace

HeadForm battleScribeHead(const battlescribe::List& list)
{
    const auto& roster = list.roster;
    HeadForm form;
    form.name = shown(roster.name);
    form.army = text(report::describe(roster));
    form.outcome = report::outcomeOf(list);
    form.units = counted(battlescribe::countUnits(roster));
    form.models = counted(battlescribe::countModels(roster));
    form.countsModels = form.models > 0;
    form.certainty = text(report::whereFrom(list));
    for (const auto& finding : report::findingTexts(list)) {
        form.errors += finding.severity == Severity::Error ? 1 : 0;
        form.warnings += finding.severity == Severity::Warning ? 1 : 0;
        form.unknown += list.verdict && finding.severity == Severity::Unknown ? 1 : 0;
    }
    form.fileSums.emplace();
    if (const auto* main = battlescribe::mainSum(list.sums)) {
        form.hasPoints = true;
        form.points = rounded(main->sum);
        form.fileSums->sum = text(report::number(main->sum));
        form.fileSums->rest =
            text((main->limit ? report::ofLimit(*main->limit) + ' ' : std::string())) + shown(main->name);
        if (main->limit)
            form.limit = rounded(*main->limit);
    }
    for (const auto& sum : report::sumTexts(list.sums))
        form.tallies.push_back({text(sum.label), text(sum.figure), sum.severity});
    return form;
}

} // namespace muster::editor
