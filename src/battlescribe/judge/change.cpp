#include "battlescribe/judge/change.h"

#include <algorithm>
#include <cctype>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// So often a text grows at most by one modifier, and up to so many bytes.
constexpr std::int64_t mostPieces = 1'000;
constexpr std::size_t mostBytes = 1U << 20;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

Decimal divided(Decimal number, Decimal by)
{
    return saturated(Wide{number.millionths()} * Decimal::one / by.millionths());
}

bool isForNumbers(Modifier::Type type)
{
    switch (type) {
    case Modifier::Type::Increment:
    case Modifier::Type::Decrement:
    case Modifier::Type::Multiply:
    case Modifier::Type::Divide:
    case Modifier::Type::Modulo:
    case Modifier::Type::Floor:
    case Modifier::Type::Ceil:
        return true;
    default:
        return false;
    }
}

const Remote* remoteOf(const Situation& situation, const Modifier& modifier)
{
    return modifier.remote.isNone() ? nullptr : &situation.data.remotes[modifier.remote];
}

void noteTooLong(const Situation& situation)
{
    situation.tooMuch.emplace("a modifier of the data makes a text of more than 1 MB, so the text was left as it was");
}

void noteTooOften(const Situation& situation)
{
    situation.tooMuch.emplace("a modifier of the data works more than " + std::to_string(mostPieces) +
                              " times, and the rest were left out");
}

/// If it would be too long, the text that was there before stays.
std::string joined(const Situation& situation, const std::string& first, std::string_view between,
                   const std::string& second, const std::string& before)
{
    if (first.size() + between.size() + second.size() > mostBytes) {
        noteTooLong(situation);
        return before;
    }
    if (!situation.spend(first.size() + second.size()))
        return before;
    if (first.empty() || second.empty())
        return first + second;
    return first + std::string(between) + second;
}

/// How often to multiply or to divide.
std::int64_t wholeOf(const Situation& situation, Decimal times)
{
    if (!times.isWhole())
        situation.unknown.emplace("a modifier that multiplies or divides a part of a time");
    if (times > Decimal(mostPieces))
        noteTooOften(situation);
    return std::min(times.floor(), mostPieces);
}

/// A text so many times, with something between.
std::string repeated(const Situation& situation, const std::string& text, std::string_view between, std::int64_t times)
{
    if (situation.roster.manner == Manner::NewRecruit)
        times = std::min<std::int64_t>(times, 1);
    if (times > mostPieces)
        noteTooOften(situation);
    std::string pieces = text;
    for (std::int64_t i = 1; i < std::min(times, mostPieces) && pieces.size() <= mostBytes; ++i)
        pieces.append(between).append(text);
    return pieces;
}

std::string replaced(const Situation& situation, const std::string& text, std::string_view what, std::string_view by)
{
    if (what.empty())
        return text;
    std::string result;
    std::size_t done = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, done)) {
        result.append(text, done, at - done).append(by);
        done = at + what.size();
        if (result.size() > mostBytes) {
            noteTooLong(situation);
            return text;
        }
    }
    return situation.spend(text.size()) ? result.append(text, done) : text;
}

/// Position and size of a number in a text: the first, or the last for a position below 0.
std::pair<std::size_t, std::size_t> numberIn(const std::string& text, bool isLast)
{
    const auto digit = isLast ? std::find_if(text.rbegin(), text.rend(), isDigit).base() - text.begin() - 1
                              : std::ranges::find_if(text, isDigit) - text.begin();
    auto begin = static_cast<std::size_t>(digit);
    if (digit < 0 || begin >= text.size())
        return {0, 0};
    auto end = begin;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    return {begin, end - begin};
}

/// A number within words, as in "7+", changes only in New Recruit, and for modifiers that it alone knows.
std::string changedNumberIn(const Situation& situation, const Modifier& modifier, Decimal times, std::string text)
{
    if (const auto number = Decimal::parse(text))
        return changed(situation, modifier, times, *number).text();
    const auto* remote = remoteOf(situation, modifier);
    if (remote == nullptr && situation.roster.manner != Manner::NewRecruit)
        return text;
    const auto [begin, size] = numberIn(text, remote != nullptr && remote->position < 0);
    const auto number = Decimal::parse(std::string_view(text).substr(begin, size));
    if (size == 0 || !number)
        return text;
    return text.replace(begin, size, changed(situation, modifier, times, *number).text());
}

} // namespace

Decimal changed(const Situation& situation, const Modifier& modifier, Decimal times, Decimal number)
{
    if (!modifier.isNumber) {
        situation.unknown.emplace("a modifier of a number whose value is none");
        return number;
    }
    const auto value = modifier.number;
    switch (modifier.type) {
    case Modifier::Type::Set:
        return value;
    case Modifier::Type::Increment:
        return number + multiplied(value, times);
    case Modifier::Type::Decrement:
        return number - multiplied(value, times);
    case Modifier::Type::Multiply:
        for (auto left = wholeOf(situation, times); left > 0; --left)
            number = multiplied(number, value);
        return number;
    case Modifier::Type::Divide:
        for (auto left = wholeOf(situation, times); left > 0 && !value.isZero(); --left)
            number = divided(number, value);
        return number;
    case Modifier::Type::Modulo:
        return value.isZero() ? number : Decimal::ofMillionths(number.millionths() % value.millionths());
    case Modifier::Type::Floor:
        return std::max(number, value);
    case Modifier::Type::Ceil:
        return std::min(number, value);
    default:
        situation.unknown.emplace("a modifier of a number of an unknown type");
        return number;
    }
}

std::string changed(const Situation& situation, const Modifier& modifier, Decimal times, const std::string& text)
{
    const auto* remote = remoteOf(situation, modifier);
    const std::string value(modifier.value);
    const std::string_view between = remote != nullptr && remote->hasJoin ? remote->join : std::string_view(" ");
    if (isForNumbers(modifier.type))
        return changedNumberIn(situation, modifier, times, text);
    switch (modifier.type) {
    case Modifier::Type::Set:
        return value;
    case Modifier::Type::Append:
        return joined(situation, text, between, repeated(situation, value, between, times.floor()), text);
    case Modifier::Type::Prepend:
        return joined(situation, repeated(situation, value, between, times.floor()), between, text, text);
    case Modifier::Type::Replace:
        return remote == nullptr ? text : replaced(situation, text, remote->argument, value);
    default:
        situation.unknown.emplace("a modifier of a text of an unknown type");
        return text;
    }
}

Nodes nodesOf(const Situation& situation, Id<Choice> choice)
{
    return {situation.game[choice].target, situation.game[choice].link};
}

Nodes nodesOf(const Situation& situation, Id<Node> categoryLink)
{
    const auto target = situation.data.nodes[categoryLink].target;
    return {target, target == categoryLink ? Id<Node>() : categoryLink};
}

std::string changedText(const Situation& situation, const Asker& asker, const Nodes& nodes, Modifier::Field field,
                        std::string_view text)
{
    std::string result(text);
    const auto run = [&](const auto& wantsType) {
        eachChange(
            situation, asker, nodes,
            [&](const Modifier& modifier) { return modifier.field == field && wantsType(modifier.type); },
            [&](const Modifier& modifier, Decimal times) { result = changed(situation, modifier, times, result); });
    };
    if (situation.roster.manner == Manner::NewRecruit) { // it sets texts before it adds to them
        run([](Modifier::Type type) { return type == Modifier::Type::Set; });
        run([](Modifier::Type type) { return type != Modifier::Type::Set; });
    } else {
        run([](Modifier::Type) { return true; });
    }
    return result;
}

std::string nameOf(const Situation& situation, const Asker& asker, const Nodes& nodes)
{
    return changedText(situation, asker, nodes, Modifier::Field::Name,
                       nodes[0].isNone() ? std::string_view() : situation.data.nodes[nodes[0]].name);
}

namespace {

bool isHiddenItself(const Situation& situation, const Asker& asker, Id<Choice> choice)
{
    bool isHidden = false;
    situation.game.eachNodeOf(choice,
                              [&](Id<Node> node) { isHidden = isHidden || situation.data.nodes[node].isHidden; });
    const bool isChanged =
        situation.game.changes(choice, Change::Hidden) ||
        !(asker.self.isNone() ? situation.remoteBelow[asker.parent].empty() : situation.remote[asker.self].empty());
    if (isChanged)
        eachChange(
            situation, asker, nodesOf(situation, choice),
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::Hidden; },
            [&](const Modifier& modifier, Decimal) {
                if (modifier.type == Modifier::Type::Set)
                    isHidden = modifier.isTrue;
            });
    return isHidden;
}

} // namespace

bool isHidden(const Situation& situation, const Asker& asker)
{
    if (asker.choice.isNone())
        return false;
    if (isHiddenItself(situation, asker, asker.choice))
        return true;
    for (auto group = situation.game[asker.choice].group; !group.isNone() && situation.spend(1);
         group = situation.game[group].group)
        if (isHiddenItself(situation, Situation::askerBelow(asker.parent, group), group))
            return true;
    return false;
}

bool isHidden(const Situation& situation, const Asker& asker, const Nodes& nodes)
{
    bool isHidden = std::ranges::any_of(
        nodes, [&](Id<Node> node) { return !node.isNone() && situation.data.nodes[node].isHidden; });
    eachChange(
        situation, asker, nodes, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Hidden; },
        [&](const Modifier& modifier, Decimal) { isHidden = modifier.isTrue; });
    return isHidden;
}

} // namespace muster::battlescribe::judge
