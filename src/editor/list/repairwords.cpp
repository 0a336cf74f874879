#include "editor/list/repairwords.h"

#include <QCoreApplication>

#include <utility>

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

} // namespace

advice::Wishes wishesOf(const RepairWishes& wishes, std::stop_token stop)
{
    advice::Wishes wanted;
    wanted.locks.keep = wishes.keep;
    wanted.locks.refused = wishes.refused;
    wanted.effort.stop = std::move(stop);
    if (wishes.isLong)
        wanted.effort.work = longWork;
    return wanted;
}

QString titleOf(const advice::Repair& answer)
{
    QString title;
    for (const auto aim : answer.aims)
        title += (title.isEmpty() ? QString() : QStringLiteral(" · ")) + titleOf(aim);
    return title;
}

Gesture gestureOf(const advice::Repair& answer, const QString& facts)
{
    return {answer.edit, Repairs::tr("Make it legal: %1").arg(facts), {}};
}

QString wordOf(const advice::Repairs& repairs, const RepairWishes& wishes)
{
    const bool isLocked = !wishes.keep.empty() || !wishes.refused.empty();
    if (repairs.isLegal)
        return Repairs::tr("It is legal as it is: there is nothing to change.");
    if (repairs.isTooLarge)
        return Repairs::tr("It has too many units to look for changes. Fix its findings one by one.");
    if (!repairs.isJudged)
        return Repairs::tr("It has something that cannot be judged. Settle these findings first.");
    if (repairs.answers.empty())
        return isLocked ? Repairs::tr("No change was found that makes it legal and keeps what you locked.")
                        : Repairs::tr("No change was found that makes it legal.");
    return repairs.isEmptying ? Repairs::tr("Nothing else was found than to remove every unit.") : QString();
}

} // namespace muster::editor
