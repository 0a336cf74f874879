#include "editor/gestures/several.h"

#include "editor/words/shown.h"
#include "rules/fixes/choosing.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace muster::editor {

namespace {

QString severalText(const char* words, int number = -1)
{
    return QCoreApplication::translate("Gestures", words, nullptr, number);
}

/// Adds the edits of a batch, which are applied together with those of other units. False if there are none.
bool add(Edit edit, std::vector<Edit>& edits)
{
    auto* batch = std::get_if<edits::Batch>(&edit.change);
    if (!batch) {
        edits.push_back(std::move(edit));
        return true;
    }
    std::ranges::move(batch->edits, std::back_inserter(edits));
    return !batch->edits.empty();
}

} // namespace

std::optional<Gesture> chooseForAll(const Verdict& verdict, const std::vector<std::string>& ids,
                                    const std::string& option, int count)
{
    const auto& assessment = verdict.assessment();
    std::vector<Edit> edits;
    QString name;
    int changed = 0;
    for (const auto& id : ids) {
        const auto unit = verdict.unitAt(id);
        if (unit.isNone() || assessment.units[unit].bodies == 0)
            continue;
        const auto& body = assessment.ownModelsOf(unit);
        const auto& list = choicesOf(verdict.catalogue(), assessment, body);
        const auto found = list.find(option);
        if (found.isNone())
            continue;
        int has = 0;
        for (const auto& taken : assessment.takenBy(body))
            if (taken.option->id == option)
                has = taken.count;
        if (has == count)
            continue;
        if (!add(chooseOption(verdict.catalogue(), assessment, body, found, count), edits))
            continue;
        name = shown(list.options[found].name);
        ++changed;
    }
    if (edits.empty())
        return std::nullopt;
    const auto words = count == 0 ? severalText(QT_TRANSLATE_NOOP("Gestures", "Drop %1 from %2"))
                                  : severalText(QT_TRANSLATE_NOOP("Gestures", "Take %1 for %2"));
    const auto units = severalText(QT_TRANSLATE_N_NOOP("Gestures", "%n unit(s)"), changed);
    return Gesture{Edit{edits::Batch{std::move(edits)}}, words.arg(name, units), ids};
}

std::optional<Gesture> resizeAll(const Verdict& verdict, const std::vector<std::string>& ids, int models)
{
    std::vector<Edit> edits;
    for (const auto& id : ids)
        if (const auto unit = verdict.unitAt(id); !unit.isNone() && verdict.assessment().units[unit].isKnown() &&
                                                  verdict.assessment().units[unit].size() != models)
            edits.push_back({edits::SetModels{id, models}});
    if (edits.empty())
        return std::nullopt;
    auto name = severalText(QT_TRANSLATE_NOOP("Gestures", "Models of %1"))
                    .arg(severalText(QT_TRANSLATE_N_NOOP("Gestures", "%n unit(s)"), static_cast<int>(edits.size())));
    return Gesture{Edit{edits::Batch{std::move(edits)}}, std::move(name), ids};
}

} // namespace muster::editor
