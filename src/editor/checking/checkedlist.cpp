#include "editor/checking/checkedlist.h"

#include "editor/gamedata/battlescribeform.h"
#include "editor/muster/musterform.h"
#include "report/battlescribe/listtext.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace muster::editor {

namespace {

RosterUnit* unitWith(std::vector<RosterUnit>& units, const std::string& id)
{
    for (auto& unit : units) {
        if (unit.id == id)
            return &unit;
        if (auto* below = unitWith(unit.units, id))
            return below;
    }
    return nullptr;
}

/// Takes a unit out of the list; what is attached to it takes its place.
bool dissolve(std::vector<RosterUnit>& units, const std::string& id)
{
    for (auto at = units.begin(); at != units.end(); ++at) {
        if (at->id == id) {
            auto below = std::move(at->units);
            for (auto& unit : below)
                unit.as.clear(); // its place was on the unit that goes
            const auto index = at - units.begin();
            units.erase(at);
            units.insert(units.begin() + index, std::make_move_iterator(below.begin()),
                         std::make_move_iterator(below.end()));
            return true;
        }
        if (dissolve(at->units, id))
            return true;
    }
    return false;
}

/// What the units of a line are now, as a guess.
UnitGuess guessOf(const CheckedList& list, const RosterUnit& unit)
{
    UnitGuess guess;
    guess.unit = unit;
    guess.unit.id.clear();
    guess.unit.name.clear();
    guess.unit.note.clear();
    guess.unit.units.clear();
    guess.name = unit.unit;
    if (!list.verdict)
        return guess;
    const auto at = list.verdict->unitAt(unit.id);
    if (at.isNone())
        return guess;
    const auto& assessed = list.verdict->assessment().units[at];
    if (!assessed.kind.isNone())
        guess.name = list.verdict->catalogue().unit(assessed.kind).name;
    if (list.verdict->catalogue().ruleset.hasPoints)
        guess.points = assessed.points;
    return guess;
}

/// Puts in place of a unit what a guess says it is.
void become(RosterUnit& unit, const RosterUnit& guess)
{
    auto made = guess;
    made.id = std::move(unit.id);
    made.name = std::move(unit.name);
    made.note = std::move(unit.note);
    made.as = std::move(unit.as);
    made.reserve = unit.reserve;
    made.units = std::move(unit.units);
    unit = std::move(made);
}

void makeSure(LineReading& line)
{
    line.certainty = Certainty::Sure;
    line.isConfirmed = true;
    line.unknown.clear();
}

/// The reading of a list, to be changed.
struct Changing {
    explicit Changing(CheckedList& list)
        : checked(list), reading(list.reading ? std::make_shared<TextReading>(*list.reading) : nullptr)
    {
    }

    [[nodiscard]] LineReading* line(std::size_t index) const
    {
        return reading && index < reading->lines.size() ? &reading->lines[index] : nullptr;
    }

    bool done()
    {
        if (reading)
            checked.roster.unread = reading->unreadLines();
        checked.reading = std::move(reading);
        return true;
    }

    CheckedList& checked;
    std::shared_ptr<TextReading> reading;
};

/// What the data say to a line's claim, once its units cost so much each: the text may give the cost of one or of all.
void settleClaim(LineReading& line, std::optional<Points> each)
{
    line.actual.reset();
    if (!line.claimed || !each)
        return;
    const auto all = *each * static_cast<std::int64_t>(std::max<std::size_t>(line.units.size(), 1));
    line.actual = *line.claimed == each->floor() ? *each : all;
}

} // namespace

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

bool chooseGuess(CheckedList& list, std::size_t line, std::size_t guess)
{
    Changing change(list);
    auto* read = change.line(line);
    if (!read || guess >= read->alternatives.size() || read->units.empty())
        return false;
    const auto chosen = read->alternatives[guess];
    std::optional<UnitGuess> before;
    for (const auto& id : read->units)
        if (auto* unit = unitWith(list.roster.units, id)) {
            if (!before)
                before = guessOf(list, *unit);
            become(*unit, chosen.unit);
        }
    if (!before)
        return false;
    read->alternatives[guess] = std::move(*before);
    read->as = LineKind::Unit;
    read->mended.clear();
    makeSure(*read);
    settleClaim(*read, chosen.points);
    return change.done();
}

bool takeFor(CheckedList& list, std::size_t line, const std::string& kind)
{
    Changing change(list);
    auto* read = change.line(line);
    if (!read || kind.empty())
        return false;
    RosterUnit bare;
    bare.unit = kind;
    std::optional<UnitGuess> before;
    for (const auto& id : read->units)
        if (auto* unit = unitWith(list.roster.units, id)) {
            if (!before)
                before = guessOf(list, *unit);
            become(*unit, bare);
        }
    if (before) {
        read->alternatives.insert(read->alternatives.begin(), std::move(*before));
    } else {
        bare.id = freeUnitId(list.roster);
        read->units = {bare.id};
        list.roster.units.push_back(std::move(bare));
    }
    read->as = LineKind::Unit;
    read->mended.clear();
    read->actual.reset(); // the verdict tells
    makeSure(*read);
    return change.done();
}

bool confirm(CheckedList& list, std::size_t line)
{
    Changing change(list);
    auto* read = change.line(line);
    if (!read || read->as == LineKind::Unknown || (read->certainty == Certainty::Sure && read->unknown.empty()))
        return false;
    makeSure(*read);
    return change.done();
}

bool confirmGuesses(CheckedList& list)
{
    Changing change(list);
    bool changed = false;
    if (change.reading)
        for (auto& line : change.reading->lines)
            if (const auto mark = markOf(line); mark == LineMark::Likely || mark == LineMark::Doubtful) {
                line.certainty = Certainty::Sure;
                line.isConfirmed = true;
                changed = true;
            }
    return changed && change.done();
}

bool leaveOut(CheckedList& list, std::size_t line)
{
    Changing change(list);
    auto* read = change.line(line);
    if (!read || (markOf(*read) == LineMark::Ignored && read->units.empty()))
        return false;
    const auto gone = read->as == LineKind::Unit ? read->units : std::vector<std::string>();
    for (const auto& id : gone)
        dissolve(list.roster.units, id);
    for (auto& each : change.reading->lines) {
        const auto had = each.units.size();
        std::erase_if(each.units, [&](const auto& id) { return std::ranges::find(gone, id) != gone.end(); });
        if (had > 0 && each.units.empty()) {
            each.as = LineKind::Ignored;
            each.alternatives.clear();
            each.actual.reset();
            makeSure(each);
        }
    }
    read->as = LineKind::Ignored;
    read->units.clear();
    read->actual.reset();
    makeSure(*read);
    return change.done();
}

} // namespace muster::editor
