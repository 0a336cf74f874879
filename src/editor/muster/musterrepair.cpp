#include "editor/muster/musterrepair.h"

#include "advice/repair/repair.h"
#include "editor/words/text.h"
#include "report/advice/advice.h"
#include "report/verdict/verdicttext.h"

#include <QCoreApplication>

namespace muster::editor {

namespace {

struct Repairs {
    Q_DECLARE_TR_FUNCTIONS(Repairs)
};

constexpr std::uint64_t longWork = 10'000'000; ///< steps: some seconds

QString titleOf(advice::Aim aim)
{
    switch (aim) {
    case advice::Aim::Choices:
        return Repairs::tr("Fewest choices lost");
    case advice::Aim::Points:
        return Repairs::tr("Fewest points lost");
    case advice::Aim::Edits:
        return Repairs::tr("Fewest changes");
    }
    return {};
}

report::Context contextOf(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment)
{
    report::Context context;
    context.catalogue = &catalogue;
    context.roster = &roster;
    context.assessment = &assessment;
    return context;
}

QString titleOf(const advice::Repair& answer)
{
    QString title;
    for (const auto aim : answer.aims)
        title += (title.isEmpty() ? QString() : QStringLiteral(" · ")) + titleOf(aim);
    return title;
}

RepairAnswer answerOf(const report::AdviceContext& context, const advice::Repair& repair, const report::Context& after)
{
    RepairAnswer answer;
    answer.title = titleOf(repair);
    answer.facts = text(report::headline(context, repair));
    for (const auto& change : repair.changes)
        answer.changes.push_back({change.row, text(report::changeLabel(context, change)), change.edit});
    answer.totals = text(report::verdictLine(after) + ". " + report::totals(after));
    answer.proof = text(report::proofText(*context.repairs, repair));
    answer.gesture = {repair.edit, Repairs::tr("Make it legal: %1").arg(answer.facts), {}};
    return answer;
}

} // namespace

RepairForm repairForm(const Verdict& verdict, const RepairWishes& wishes, const std::stop_token& stop)
{
    const auto& catalogue = verdict.catalogue();
    const auto& roster = verdict.roster();
    advice::Wishes wanted;
    wanted.locks.keep = wishes.keep;
    wanted.locks.refused = wishes.refused;
    wanted.effort.stop = stop;
    if (wishes.isLong)
        wanted.effort.work = longWork;
    const auto repairs = advice::repair(catalogue, roster, wanted);

    report::AdviceContext context{contextOf(catalogue, roster, verdict.assessment()), &repairs, {}};
    RepairForm form;
    for (const auto& repair : repairs.answers) {
        const auto& repaired = std::get<Roster>(repair.list);
        const auto after = assess(catalogue, repaired);
        form.answers.push_back(answerOf(context, repair, contextOf(catalogue, repaired, after)));
    }
    const bool isLocked = !wishes.keep.empty() || !wishes.refused.empty();
    if (repairs.isLegal)
        form.word = Repairs::tr("It is legal as it is: there is nothing to change.");
    else if (repairs.isTooLarge)
        form.word = Repairs::tr("It has too many units to look for changes. Fix its findings one by one.");
    else if (verdict.assessment().outcome() == Outcome::NotJudged)
        form.word = Repairs::tr("It has something that cannot be judged. Settle these findings first.");
    else if (form.answers.empty())
        form.word = isLocked ? Repairs::tr("No change was found that makes it legal and keeps what you locked.")
                             : Repairs::tr("No change was found that makes it legal.");
    else if (repairs.isEmptying)
        form.word = Repairs::tr("Nothing else was found than to remove every unit.");
    return form;
}

} // namespace muster::editor
