#include "editor/checking/checkedlist.h"

#include "editor/gamedata/battlescribeform.h"
#include "editor/muster/musterform.h"
#include "judging/settle.h"
#include "report/battlescribe/listtext.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster::editor {

LineMark markOf(const TextReading& reading, const LineReading& line)
{
    const auto mark = markOf(line);
    const bool decides = !line.isConfirmed && std::ranges::find(reading.deciding, line.line) != reading.deciding.end();
    return decides && mark != LineMark::Unread ? LineMark::Doubtful : mark;
}

LineMark markOf(const LineReading& line)
{
    if (line.isUnread())
        return LineMark::Unread;
    switch (line.as) {
    case LineKind::Unit:
    case LineKind::Option:
    case LineKind::Continuation:
    case LineKind::Title:
    case LineKind::Army:
        break;
    case LineKind::Total:
        return LineMark::Sure; // that it differs is not a doubt about what it means
    default:
        return LineMark::Ignored;
    }
    switch (line.certainty) {
    case Certainty::Sure:
        return LineMark::Sure;
    case Certainty::Likely:
        return LineMark::Likely;
    case Certainty::Doubtful:
        return LineMark::Doubtful;
    case Certainty::None:
        break;
    }
    return LineMark::Ignored;
}

void findRulings(CheckedList& list)
{
    list.rulings.clear();
    if (!list.verdict)
        return;
    try {
        list.rulings = rulingsThatMatter(*list.catalogue, list.verdict->roster(), list.verdict->assessment());
    } catch (const std::exception& error) { // it judges many times: there may be too little memory
        list.verdict.reset();
        list.failure = error.what();
    }
}

void judgeAgain(CheckedList& list, const Roster& played)
{
    judgeAs(list, played);
    findRulings(list);
}

void judgeAgain(CheckedList& list)
{
    if (list.battleScribe)
        judgeSettled(list);
    else
        judgeAgain(list, list.roster);
}

bool isPlayed(const CheckedList& list) { return list.verdict && list.verdict->roster().battle != list.roster.battle; }

report::Context reportOn(const CheckedList& list)
{
    auto context = muster::reportOn(list);
    context.rulings = list.rulings;
    return context;
}

int unreadLines(const CheckedList& list)
{
    return static_cast<int>(list.reading ? std::ranges::count_if(list.reading->lines, &LineReading::isUnread)
                                         : std::ssize(list.roster.unread));
}

VerdictFormPtr formOf(const CheckedList& list)
{
    if (list.battleScribe)
        return verdictForm(*list.battleScribe);
    return listForm(list.verdict, list.reading.get());
}

std::string verdictText(const CheckedList& list)
{
    return list.battleScribe ? report::toText(*list.battleScribe) : report::toText(reportOn(list));
}

bool confirmGuesses(CheckedList& list)
{
    if (!list.reading)
        return false;
    bool changed = false;
    const auto before = list.reading;
    for (const auto& line : before->lines)
        if (const auto mark = markOf(*before, line); mark == LineMark::Likely || mark == LineMark::Doubtful)
            changed |= settle(list, {line.line}).has_value();
    return changed;
}

std::vector<OtherUnit> otherUnits(const CheckedList& list)
{
    std::vector<OtherUnit> units;
    if (list.words)
        for (const auto& unit : list.words->units)
            units.push_back({unit.id, unit.name, {}});
    if (!list.catalogue)
        return units;
    const auto& catalogue = *list.catalogue;
    const auto own = catalogue.findArmy(list.roster.army);
    for (const bool isOwn : {true, false})
        for (const auto at : catalogue.units.ids()) {
            const auto& unit = catalogue.unit(at);
            const auto& army = catalogue.army(unit.army);
            if (isOwn == (unit.army == own))
                units.push_back({isOwn ? unit.id : army.id + ':' + unit.id, unit.name, isOwn ? "" : army.name});
        }
    return units;
}

} // namespace muster::editor
