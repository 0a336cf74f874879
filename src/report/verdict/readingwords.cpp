#include "report/verdict/readingwords.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace muster::report {

namespace {

Id<AssessedUnit> unitWith(const Assessment& assessment, std::string_view id)
{
    const auto found = std::ranges::find(assessment.units, id, &AssessedUnit::id);
    return found == assessment.units.end() ? Id<AssessedUnit>() : assessment.units.idOf(*found);
}

/// "[1] Raptor (105 points), [2] Warlord (50 points)": numbered as LineReading::choices() has them.
std::string guesses(const ByData& data, const LineReading& line)
{
    int number = 0;
    return joined(line.alternatives, [&](const UnitGuess& guess) {
        auto name = fmt::format("[{}] ", ++number) +
                    (guess.unit.models ? fmt::format("{} × ", *guess.unit.models) : std::string()) +
                    safeLine(guess.name);
        if (guess.points && data.hasPoints)
            name += " (" + points(data.currency, *guess.points) + ')';
        return name;
    });
}

std::string wordsAbout(const ByData& data, const LineReading& line, bool isDeciding)
{
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : " ") + more; };
    if (line.as == LineKind::Unknown && line.unknown.empty())
        add(say(phrase("report", "Not understood: it has a unit or points, and the data have nothing like it.")));
    for (const auto& unknown : line.unknown)
        add(say(phrase("report", "Not understood from column {column}: ‘{words}’."),
                {{"column", std::to_string(unknown.column)}, {"words", safeLine(unknown.words)}}));
    for (const auto& remark : line.remarks)
        add(say(phrase("report", "Taken for a remark: ‘{words}’."), {{"words", safeLine(remark.words)}}));
    if (line.as == LineKind::Unit && !line.units.empty())
        add(say(phrase("report", "Read as {unit}."), {{"unit", data.readAs(line)}}));
    if (!line.mended.empty())
        add('(' + safeLine(fmt::format("{}", fmt::join(line.mended, "; "))) + ')');
    if (line.claimed && line.actual && *line.claimed != line.actual->floor())
        add(say(phrase("report", "The text says {claimed}, by the data it is {actual}."),
                {{"claimed", points(data.currency, *line.claimed)}, {"actual", points(data.currency, *line.actual)}}));
    if (line.isOpen() && !line.alternatives.empty())
        add(say(phrase("report", "It may also be: {guesses}."), {{"guesses", guesses(data, line)}}));
    if (isDeciding)
        add(say(phrase("report", "Read in another way the list may have another verdict.")));
    return words;
}

} // namespace

std::string_view idOf(Certainty certainty)
{
    static constexpr std::array<std::string_view, 4> ids{"sure", "likely", "doubtful", "none"};
    return ids[static_cast<std::size_t>(certainty)];
}

std::string_view idOf(LineKind kind)
{
    static constexpr std::array<std::string_view, 13> ids{"title",        "army",    "section", "unit",    "option",
                                                          "continuation", "total",   "rules",   "mention", "struck",
                                                          "frame",        "ignored", "unknown"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string readAs(const Context& context, const LineReading& line)
{
    const auto& assessment = *context.assessment;
    std::string words;
    std::string last;
    int copies = 0;
    const auto flush = [&] {
        if (copies > 0)
            words += (words.empty() ? "" : ", ") + (copies > 1 ? fmt::format("{} × ", copies) : std::string()) + last;
    };
    for (const auto& id : line.units) {
        const auto unit = unitWith(assessment, id);
        if (unit.isNone())
            continue;
        const auto& its = assessment.units[unit];
        std::string one;
        if (context.catalogue->ruleset.countsModels && its.models > 1)
            one = fmt::format("{} × ", its.models);
        one += unitName(*context.catalogue, assessment, unit);
        if (const auto choices = choicesLine(*context.catalogue, assessment, unit); !choices.empty())
            one += " — " + choices;
        if (context.catalogue->ruleset.hasPoints)
            one += ": " + points(context.catalogue->ruleset.currency, its.points);
        if (one != last) {
            flush();
            copies = 0;
            last = one;
        }
        ++copies;
    }
    flush();
    return words;
}

std::string whyOpen(const TextReading& reading)
{
    if (reading.hasUnknown())
        return say(phrases("report", "{n} {n:line|lines} not understood"),
                   std::ranges::count_if(reading.lines, &LineReading::isUnread));
    return reading.deciding.empty() ? std::string() : dependsWords(reading);
}

std::string dependsWords(const TextReading& reading)
{
    constexpr std::size_t mostNamed = 3;
    const auto& lines = reading.deciding;
    std::string named;
    for (std::size_t i = 0; i < lines.size() && i < mostNamed; ++i)
        named += (named.empty() ? "" : ", ") + std::to_string(lines[i]);
    if (lines.size() > mostNamed)
        named = andMore(named, lines.size() - mostNamed);
    return lines.size() == 1 ? say(phrase("report", "it depends on line {lines}"), {{"lines", named}})
                             : say(phrase("report", "it depends on lines {lines}"), {{"lines", named}});
}

ReadingText readingText(const Context& context)
{
    if (!context.reading)
        return {};
    ByData data;
    data.readAs = [&](const LineReading& line) { return readAs(context, line); };
    data.hasPoints = context.catalogue->ruleset.hasPoints;
    data.currency = context.catalogue->ruleset.currency;
    data.total = context.assessment->points;
    return readingText(*context.reading, data);
}

ReadingText readingText(const TextReading& reading, const ByData& data)
{
    ReadingText text;
    const auto count = [&](Certainty certainty) {
        return std::ranges::count_if(reading.lines, [&](const LineReading& line) {
            return !line.isUnread() && (line.as == LineKind::Unit || line.as == LineKind::Option) &&
                   line.certainty == certainty;
        });
    };
    text.summary =
        say(phrases("report", "Read from words: {n} {n:line|lines} {n:is|are} sure"), count(Certainty::Sure)) + ", " +
        say(phrases("report", "{n} {n:is|are} likely"), count(Certainty::Likely)) + ", " +
        say(phrases("report", "{n} {n:is|are} doubtful"), count(Certainty::Doubtful)) + ", " +
        say(phrases("report", "{n} {n:was|were} not understood"),
            std::ranges::count_if(reading.lines, &LineReading::isUnread)) +
        '.';
    if (const auto remarks =
            std::ranges::count_if(reading.lines, [](const LineReading& line) { return !line.remarks.empty(); });
        remarks > 0)
        text.summary += ' ' + say(phrases("report", "Words on {n} {n:line|lines} were taken for remarks."), remarks);
    if (reading.army.certainty != Certainty::Sure || reading.ruleset.certainty != Certainty::Sure) {
        text.guess = say(phrase("report", "Which army it is was guessed."));
        auto others = reading.ruleset.alternatives;
        for (const auto& other : reading.army.alternatives)
            others.push_back(reading.ruleset.id + '/' + other);
        if (!others.empty())
            text.guess +=
                ' ' + say(phrase("report", "It may also be: {guesses}."), {{"guesses", safeLine(listed(others))}});
    }
    if (reading.claimedTotal && data.hasPoints && *reading.claimedTotal != data.total.floor())
        text.totals = say(
            phrase("report", "The text says {claimed}, by the data it is {actual}."),
            {{"claimed", points(data.currency, *reading.claimedTotal)}, {"actual", points(data.currency, data.total)}});
    const auto isDeciding = [&](const LineReading& line) {
        return std::ranges::find(reading.deciding, line.line) != reading.deciding.end();
    };
    const auto add = [&](auto isWanted, bool isUnknown) {
        for (const auto& line : reading.lines)
            if (isWanted(line))
                if (auto words = wordsAbout(data, line, isDeciding(line)); !words.empty())
                    text.lines.push_back({line.line, safeLine(line.text), std::move(words), isUnknown});
    };
    const auto isDoubtful = [&](const LineReading& line) {
        return !line.isUnread() && line.as != LineKind::Total &&
               (line.certainty == Certainty::Doubtful || isDeciding(line));
    };
    add([](const LineReading& line) { return line.isUnread(); }, true);
    add(isDoubtful, false);
    add(
        [&](const LineReading& line) {
            return !line.isUnread() && !isDoubtful(line) && line.as == LineKind::Unit && line.claimed && line.actual &&
                   *line.claimed != line.actual->floor();
        },
        false);
    return text;
}

} // namespace muster::report
