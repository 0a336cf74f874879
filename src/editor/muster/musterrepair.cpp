#include "editor/muster/musterrepair.h"

#include "advice/repair/repair.h"
#include "editor/list/repairwords.h"
#include "editor/words/text.h"
#include "report/advice/advice.h"
#include "report/advice/anylist.h"
#include "report/verdict/verdicttext.h"

namespace muster::editor {

namespace {

RepairAnswer answerOf(const report::AdviceContext& context, const advice::Repair& repair, const report::Context& after)
{
    RepairAnswer answer;
    answer.title = titleOf(repair);
    answer.facts = text(report::headline(context, repair));
    for (const auto& change : repair.changes)
        answer.changes.push_back({change.row, text(report::changeLabel(context.before, change)), change.edit});
    answer.totals = text(report::verdictLine(after) + ". " + report::totals(after));
    answer.proof = text(report::proofText(*context.repairs, repair, report::currencyOf(context.before)));
    answer.gesture = gestureOf(repair, answer.facts);
    return answer;
}

} // namespace

RepairForm repairForm(const Verdict& verdict, const RepairWishes& wishes, const std::stop_token& stop)
{
    const auto& catalogue = verdict.catalogue();
    const auto& roster = verdict.roster();
    const auto repairs = advice::repair(catalogue, roster, wishesOf(wishes, stop));
    report::AdviceContext context{report::contextOf(catalogue, roster, verdict.assessment()), &repairs, {}};
    RepairForm form;
    for (const auto& repair : repairs.answers) {
        const auto& repaired = std::get<Roster>(repair.list);
        const auto after = assess(catalogue, repaired);
        form.answers.push_back(answerOf(context, repair, report::contextOf(catalogue, repaired, after)));
    }
    form.word = wordOf(repairs, wishes);
    return form;
}

} // namespace muster::editor
