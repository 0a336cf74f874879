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

Amount divided(Amount number, Amount by)
{
    return saturated(Wide{number.millionths()} * Amount::one / by.millionths());
}

Amount multiplied(Amount number, Amount by)
{
    return saturated(Wide{number.millionths()} * by.millionths() / Amount::one);
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

const Remote* remoteOf(const Situation& all, const Modifier& modifier)
{
    return modifier.remote.isNone() ? nullptr : &all.all.remotes[modifier.remote];
}

void noteTooLong(const Situation& all)
{
    all.tooMuch.emplace("a modifier of the data makes a text of more than 1 MB, so the text was left as it was");
}

void noteTooOften(const Situation& all)
{
    all.tooMuch.emplace("a modifier of the data works more than " + std::to_string(mostPieces) +
                        " times, and the rest were left out");
}

/// If it would be too long, the text that was there before stays.
std::string joined(const Situation& all, const std::string& first, std::string_view between, const std::string& second,
                   const std::string& before)
{
    if (first.size() + between.size() + second.size() > mostBytes) {
        noteTooLong(all);
        return before;
    }
    if (!all.spend(first.size() + second.size()))
        return before;
    if (first.empty() || second.empty())
        return first + second;
    return first + std::string(between) + second;
}

/// A text so many times, with something between.
std::string repeated(const Situation& all, const std::string& text, std::string_view between, std::int64_t times)
{
    if (times > mostPieces)
        noteTooOften(all);
    std::string pieces = text;
    for (std::int64_t i = 1; i < std::min(times, mostPieces) && pieces.size() <= mostBytes; ++i)
        pieces.append(between).append(text);
    return pieces;
}

std::string replaced(const Situation& all, const std::string& text, std::string_view what, std::string_view by)
{
    if (what.empty())
        return text;
    std::string result;
    std::size_t done = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, done)) {
        result.append(text, done, at - done).append(by);
        done = at + what.size();
        if (result.size() > mostBytes) {
            noteTooLong(all);
            return text;
        }
    }
    return all.spend(text.size()) ? result.append(text, done) : text;
}

/// Where a number stands in a text: the first, or the last for a position below 0.
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

/// A number within words changes only for modifiers that New Recruit alone knows.
std::string changedNumberIn(const Situation& all, const Modifier& modifier, std::int64_t times, std::string text)
{
    if (const auto number = Amount::parse(text))
        return changed(all, modifier, times, *number).text();
    const auto* remote = remoteOf(all, modifier);
    if (remote == nullptr)
        return text;
    const auto [begin, size] = numberIn(text, remote->position < 0);
    const auto number = Amount::parse(std::string_view(text).substr(begin, size));
    if (size == 0 || !number)
        return text;
    return text.replace(begin, size, changed(all, modifier, times, *number).text());
}

} // namespace

Amount changed(const Situation& all, const Modifier& modifier, std::int64_t times, Amount number)
{
    if (!modifier.isNumber) {
        all.unknown.emplace("a modifier of a number whose value is none");
        return number;
    }
    const auto value = modifier.number;
    switch (modifier.type) {
    case Modifier::Type::Set:
        return value;
    case Modifier::Type::Increment:
        return sum(number, judge::times(value, times));
    case Modifier::Type::Decrement:
        return sum(number, judge::times(-value, times));
    case Modifier::Type::Multiply:
        if (times > mostPieces)
            noteTooOften(all);
        for (std::int64_t i = 0; i < std::min(times, mostPieces); ++i)
            number = multiplied(number, value);
        return number;
    case Modifier::Type::Divide:
        if (times > mostPieces)
            noteTooOften(all);
        for (std::int64_t i = 0; i < std::min(times, mostPieces) && !value.isZero(); ++i)
            number = divided(number, value);
        return number;
    case Modifier::Type::Modulo:
        return value.isZero() ? number : Amount::ofMillionths(number.millionths() % value.millionths());
    case Modifier::Type::Floor:
        return std::max(number, value);
    case Modifier::Type::Ceil:
        return std::min(number, value);
    default:
        all.unknown.emplace("a modifier of a number of an unknown type");
        return number;
    }
}

std::string changed(const Situation& all, const Modifier& modifier, std::int64_t times, const std::string& text)
{
    const auto* remote = remoteOf(all, modifier);
    const std::string value(modifier.value);
    const std::string_view between = remote != nullptr && remote->hasJoin ? remote->join : std::string_view(" ");
    if (isForNumbers(modifier.type))
        return changedNumberIn(all, modifier, times, text);
    switch (modifier.type) {
    case Modifier::Type::Set:
        return value;
    case Modifier::Type::Append:
        return joined(all, text, between, repeated(all, value, between, times), text);
    case Modifier::Type::Prepend:
        return joined(all, repeated(all, value, between, times), between, text, text);
    case Modifier::Type::Replace:
        return remote == nullptr ? text : replaced(all, text, remote->argument, value);
    default:
        all.unknown.emplace("a modifier of a text of an unknown type");
        return text;
    }
}

std::string changedText(const Situation& all, const Asker& asker, Modifier::Field field, std::string_view text)
{
    std::string result(text);
    if (asker.choice.isNone())
        return result;
    eachChange(
        all, asker, asker.choice, [field](const Modifier& modifier) { return modifier.field == field; },
        [&](const Modifier& modifier, std::int64_t times) { result = changed(all, modifier, times, result); });
    return result;
}

namespace {

bool isHiddenItself(const Situation& all, const Asker& asker, Id<play::Choice> choice)
{
    bool isHidden = false;
    all.game.eachNodeOf(choice, [&](Id<Node> node) { isHidden = isHidden || all.all.nodes[node].isHidden; });
    const bool isChanged =
        all.game.changes(choice, play::Change::Hidden) || (!asker.self.isNone() && !all.remote[asker.self].empty());
    if (isChanged)
        eachChange(
            all, asker, choice, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Hidden; },
            [&](const Modifier& modifier, std::int64_t) {
                if (modifier.type == Modifier::Type::Set)
                    isHidden = modifier.isTrue;
            });
    return isHidden;
}

} // namespace

bool isHidden(const Situation& all, const Asker& asker)
{
    if (asker.choice.isNone())
        return false;
    if (isHiddenItself(all, asker, asker.choice))
        return true;
    for (auto group = all.game[asker.choice].group; !group.isNone() && all.spend(1); group = all.game[group].group)
        if (isHiddenItself(all, Situation::askerBelow(asker.parent, group), group))
            return true;
    return false;
}

} // namespace muster::battlescribe::judge
