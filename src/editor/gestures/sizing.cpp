#include "editor/gestures/sizing.h"

#include "rules/judge/structure.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString sizeText(const char* text, int number = -1)
{
    return QCoreApplication::translate("Gestures", text, nullptr, number);
}

} // namespace

std::optional<int> nextSize(const Verdict& verdict, Id<AssessedUnit> unit, int by)
{
    const auto& assessed = verdict.assessment().units[unit];
    if (assessed.kind.isNone() || !verdict.catalogue().ruleset.countsModels)
        return std::nullopt;
    const auto limits = sizeLimits(verdict.catalogue(), verdict.assessment(), unit);
    const auto& sizes = verdict.catalogue().unit(assessed.kind).sizes;
    std::optional<int> best;
    const auto consider = [&](int size) {
        const bool isBeyond = by < 0 ? size < assessed.size() : size > assessed.size();
        if (size < limits.min || size > limits.max || !isBeyond)
            return;
        if (!best || (by < 0 ? size > *best : size < *best))
            best = size;
    };
    for (const auto size : sizes)
        consider(size);
    if (sizes.empty() && limits.min <= limits.max)
        // From outside the limits, the next size is the nearest limit.
        consider(std::clamp(assessed.size() + (by < 0 ? -1 : 1), limits.min, limits.max));
    return best;
}

std::optional<Gesture> resize(const Verdict& verdict, const std::vector<std::string>& ids, int by)
{
    const Gestures gestures(verdict.catalogue(), verdict.roster());
    std::vector<Edit> edits;
    QString name;
    for (const auto& id : ids) {
        const auto unit = verdict.unitAt(id);
        if (unit.isNone())
            continue;
        if (const auto size = nextSize(verdict, unit, by)) {
            edits.push_back({edits::SetModels{id, *size}});
            name = sizeText(QT_TRANSLATE_N_NOOP("Gestures", "Give %1 %n model(s)"), *size)
                       .arg(gestures.nameOf(*verdict.assessment().source[unit]));
        }
    }
    if (edits.empty())
        return std::nullopt;
    if (edits.size() > 1) {
        const auto count = static_cast<int>(edits.size());
        name = by < 0 ? sizeText(QT_TRANSLATE_N_NOOP("Gestures", "Make %n unit(s) smaller"), count)
                      : sizeText(QT_TRANSLATE_N_NOOP("Gestures", "Make %n unit(s) larger"), count);
        return Gesture{Edit{edits::Batch{std::move(edits)}}, name, ids};
    }
    return Gesture{std::move(edits.front()), name, ids};
}

} // namespace muster::editor
