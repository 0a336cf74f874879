#include "core/roster/textreading.h"

#include "core/base/letters.h"

#include <algorithm>
#include <charconv>

namespace muster {

namespace {

constexpr std::string_view keepChoice = "keep";
constexpr std::string_view ignoreChoice = "ignore";

} // namespace

void become(RosterUnit& unit, RosterUnit guess)
{
    guess.id = std::move(unit.id);
    guess.name = std::move(unit.name);
    guess.note = std::move(unit.note);
    guess.picture = std::move(unit.picture);
    guess.as = std::move(unit.as);
    guess.reserve = unit.reserve;
    guess.units = std::move(unit.units);
    unit = std::move(guess);
}

void LineReading::confirm()
{
    certainty = Certainty::Sure;
    isConfirmed = true;
    unknown.clear();
}

std::vector<std::string> LineReading::choices() const
{
    std::vector<std::string> choices;
    if (!isOpen())
        return choices;
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        choices.push_back(std::to_string(i + 1));
    if (as != LineKind::Unknown)
        choices.emplace_back(keepChoice);
    if (!countsForNothing())
        choices.emplace_back(ignoreChoice);
    return choices;
}

std::optional<LineChoice> lineChoice(int line, std::string_view choice)
{
    if (choice == keepChoice)
        return LineChoice{line, LineChoice::Means::AsRead};
    if (choice == ignoreChoice)
        return LineChoice{line, LineChoice::Means::Nothing};
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(choice.data(), choice.data() + choice.size(), number);
    if (error != std::errc() || end != choice.data() + choice.size() || number == 0)
        return std::nullopt;
    return LineChoice{line, LineChoice::Means::Guess, number - 1};
}

int TextReading::count(Certainty certainty) const
{
    return static_cast<int>(std::ranges::count(lines, certainty, &LineReading::certainty));
}

bool TextReading::hasUnknown() const { return std::ranges::any_of(lines, &LineReading::isUnread); }

void TextReading::dependOn(std::vector<int> numbers)
{
    deciding = std::move(numbers);
    for (const auto& line : lines)
        if (line.isDisputed && !line.isConfirmed && std::ranges::find(deciding, line.line) == deciding.end())
            deciding.push_back(line.line);
    std::ranges::sort(deciding);
    for (auto& line : lines)
        if (std::ranges::find(deciding, line.line) != deciding.end())
            line.certainty = std::max(line.certainty, Certainty::Doubtful);
}

bool TextReading::hasDoubts() const { return count(Certainty::Doubtful) > 0; }

std::vector<UnreadLine> TextReading::unreadLines() const
{
    std::vector<UnreadLine> unread;
    for (const auto& line : lines) {
        if (!line.isUnread())
            continue;
        for (std::string_view rest = line.text; !rest.empty();) {
            const auto part = firstLetters(rest, UnreadLine::mostLetters);
            unread.push_back({line.line, std::string(part)});
            rest.remove_prefix(part.size());
        }
    }
    return unread;
}

} // namespace muster
