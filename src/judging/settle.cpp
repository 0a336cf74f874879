#include "judging/settle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster {

namespace {

using Means = LineChoice::Means;

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
UnitGuess guessOf(const JudgedList& list, const RosterUnit& unit)
{
    UnitGuess guess;
    guess.unit = unit;
    guess.unit.id.clear();
    guess.unit.name.clear();
    guess.unit.note.clear();
    guess.unit.picture.clear();
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

/// What the data say to a line's claim, once its units cost so much each: the text may give the cost of one or of all.
void settleClaim(LineReading& line, std::optional<Points> each)
{
    line.actual.reset();
    if (!line.claimed || !each)
        return;
    const auto all = *each * static_cast<std::int64_t>(std::max<std::size_t>(line.units.size(), 1));
    line.actual = *line.claimed == each->floor() ? *each : all;
}

/// The units of a line become this one. What they were; nothing for a line without units, which adds one to the list.
std::optional<UnitGuess> replaceUnits(JudgedList& list, LineReading& line, RosterUnit unit)
{
    std::optional<UnitGuess> before;
    for (const auto& id : line.units)
        if (auto* its = findUnit(list.roster, id)) {
            if (!before)
                before = guessOf(list, *its);
            become(*its, unit);
        }
    if (!before) {
        unit.id = freeUnitId(list.roster);
        line.units = {unit.id};
        list.roster.units.push_back(std::move(unit));
    }
    line.as = LineKind::Unit;
    line.mended.clear();
    line.confirm();
    return before;
}

void takeGuess(JudgedList& list, LineReading& line, std::size_t position)
{
    const auto guess = line.alternatives[position];
    if (auto before = replaceUnits(list, line, guess.unit))
        line.alternatives[position] = std::move(*before);
    settleClaim(line, guess.points);
}

void takeOther(JudgedList& list, LineReading& line, const std::string& kind)
{
    RosterUnit bare;
    bare.unit = kind;
    if (auto before = replaceUnits(list, line, std::move(bare)))
        line.alternatives.insert(line.alternatives.begin(), std::move(*before));
    line.actual.reset(); // the verdict tells
}

void leaveOut(JudgedList& list, TextReading& reading, LineReading& line)
{
    const auto gone = line.as == LineKind::Unit ? line.units : std::vector<std::string>();
    for (const auto& id : gone)
        dissolve(list.roster.units, id);
    const auto ignore = [](LineReading& each) {
        each.as = LineKind::Ignored;
        each.units.clear();
        each.alternatives.clear();
        each.actual.reset();
        each.confirm();
    };
    for (auto& each : reading.lines) {
        const auto had = each.units.size();
        std::erase_if(each.units, [&](const auto& id) { return std::ranges::find(gone, id) != gone.end(); });
        if (had > 0 && each.units.empty())
            ignore(each);
    }
    ignore(line);
}

} // namespace

Result<void> settle(JudgedList& list, LineChoice choice)
{
    const auto refused = [&](const std::string& why, const std::string& advice = {}) {
        auto fault = Fault::about(list.name, why, advice);
        fault.line = choice.line;
        return failure(std::move(fault));
    };
    if (!list.reading || (list.battleScribe && !list.words))
        return failure(Fault::about(list.name, "this is no list in words, so it has no lines to settle"));
    auto reading = std::make_shared<TextReading>(*list.reading);
    const auto found = std::ranges::find(reading->lines, choice.line, &LineReading::line);
    if (found == reading->lines.end())
        return refused("there is no such line, or it is blank");
    auto& line = *found;
    if (choice.means == Means::AsRead && line.as == LineKind::Unknown)
        return refused("it was not understood, so it cannot be kept", "Say what it is, or that it is nothing.");
    if (choice.means == Means::AsRead && !line.isOpen())
        return refused("it is sure already");
    if (choice.means == Means::Nothing && line.countsForNothing())
        return refused("it counts for nothing already");
    if (choice.means == Means::Guess && choice.guess >= line.alternatives.size())
        return refused("it has no such choice");
    if (list.battleScribe) {
        if (choice.means == Means::Guess)
            choice.unit = line.alternatives[choice.guess].name;
        std::erase_if(list.settled, [&](const LineChoice& each) { return each.line == choice.line; });
        list.settled.push_back(std::move(choice));
        return {};
    }
    switch (choice.means) {
    case Means::AsRead:
        line.confirm();
        break;
    case Means::Guess:
        takeGuess(list, line, choice.guess);
        break;
    case Means::OtherUnit:
        takeOther(list, line, choice.unit);
        break;
    case Means::Nothing:
        leaveOut(list, *reading, line);
        break;
    }
    list.roster.unread = reading->unreadLines();
    list.reading = std::move(reading);
    return {};
}

void judgeSettled(JudgedList& list)
{
    if (!list.battleScribe) {
        if (!list.verdict)
            return;
        auto played = list.verdict->roster(); // with what was agreed
        played.units = list.roster.units;
        played.unread = list.roster.unread;
        judgeAs(list, std::move(played));
        return;
    }
    if (!list.words)
        return;
    try {
        if (auto again = list.words->read(list.settled)) {
            list.reading = again->reading;
            list.roster.notes = again->roster.notes;
            list.battleScribe = std::move(again);
        }
    } catch (const std::exception& error) {
        list.failure = error.what();
    }
}

} // namespace muster
