#include "editor/gamedata/datarepair.h"

#include "advice/repair/repair.h"
#include "editor/list/repairwords.h"
#include "editor/words/text.h"
#include "report/advice/advice.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"

namespace muster::editor {

namespace bs = battlescribe;

namespace {

/// The row that shows what is at a selection or force; empty for what is new.
std::string rowAround(const Standing& standing, const std::set<std::string>& rows, const std::string& at)
{
    const auto& elements = standing.judgement().elements;
    for (auto id = elements.find(at); !id.isNone(); id = elements[id].parent)
        if (rows.contains(elements[id].id))
            return elements[id].id;
    return {};
}

} // namespace

RepairForm repairForm(const Standing& standing, const std::set<std::string>& rows, const RepairWishes& wishes,
                      const std::stop_token& stop)
{
    const auto repairs = advice::repair(standing.game(), standing.roster(), wishesOf(wishes, stop));
    const report::AdviceContext context{&standing.list(), &repairs, {}};
    RepairForm form;
    for (const auto& repair : repairs.answers) {
        RepairAnswer answer;
        answer.title = titleOf(repair);
        answer.facts = text(report::headline(context, repair));
        for (const auto& change : repair.changes)
            answer.changes.push_back({rowAround(standing, rows, change.row),
                                      text(report::changeLabel(context.before, change)), change.edit});
        if (const auto after = standing.with(std::get<bs::Edit>(repair.edit)))
            answer.totals = text(report::verdictLine(after->list()) + ". " + report::totals(after->list().sums));
        answer.proof = text(report::proofText(repairs, repair, {}));
        answer.gesture = gestureOf(repair, answer.facts);
        form.answers.push_back(std::move(answer));
    }
    form.word = wordOf(repairs, wishes);
    return form;
}

} // namespace muster::editor
