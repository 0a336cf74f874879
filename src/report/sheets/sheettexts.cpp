#include "report/sheets/sheettexts.h"

#include "report/translation/translation.h"
#include "report/verdict/words.h"
#include "rules/judge/choices.h"

#include <charconv>

namespace muster::report::sheet {

std::string units(std::int64_t count)
{
    return say(phrases("sheet", "{number} {n:unit|units}"), count, {{"number", number(count)}});
}

std::string models(std::int64_t count)
{
    return say(phrases("sheet", "{number} {n:model|models}"), count, {{"number", number(count)}});
}

std::string times(int count, const std::string& name) { return count > 1 ? grouped(count) + " × " + name : name; }

std::string rosterName(const std::string& name)
{
    return name.empty() ? say(phrase("sheet", "Roster without a name")) : name;
}

std::string holdsAll(const std::string& ruleset)
{
    return say(phrase("sheet", "Every army-building rule of {ruleset} holds."), {{"ruleset", ruleset}});
}

std::string answer(bool isYes) { return say(isYes ? phrase("sheet", "yes") : phrase("sheet", "no")); }

std::string quoted(const std::string& text) { return say(phrase("sheet", "“{text}”"), {{"text", text}}); }

std::string inAll(const std::string& costs) { return say(phrase("sheet", "in all {points}"), {{"points", costs}}); }

std::string leader() { return say(phrase("sheet", "leader")); }

std::string playtestFigures() { return say(phrase("sheet", "playtest figures")); }

std::string limitText(const Assessment& assessment)
{
    return assessment.limit ? number(*assessment.limit) : say(phrase("sheet", "no limit agreed"));
}

std::string notChosen() { return say(phrase("sheet", "not chosen")); }

std::string choiceText(const Catalogue& catalogue, const Assessment& assessment, Id<BattleOption> option)
{
    if (!assessment.choices.has(option))
        return {};
    const auto& its = catalogue.ruleset.battleOptions[option];
    const auto choice = assessment.choices[option];
    if (choice.isNone())
        return isUnchosen(catalogue, assessment, option) ? notChosen() : std::string();
    return its.isFlag ? answer(choice == flagOn) : its.choices[choice].name;
}

std::string scenario() { return say(phrase("sheet", "Scenario")); }

std::string data(const std::string& versionOrHash)
{
    return say(phrase("sheet", "data {version}"), {{"version", versionOrHash}});
}

std::string date(const std::string& iso)
{
    constexpr Phrase months[]{phrase("sheet", "Jan"), phrase("sheet", "Feb"), phrase("sheet", "Mar"),
                              phrase("sheet", "Apr"), phrase("sheet", "May"), phrase("sheet", "Jun"),
                              phrase("sheet", "Jul"), phrase("sheet", "Aug"), phrase("sheet", "Sep"),
                              phrase("sheet", "Oct"), phrase("sheet", "Nov"), phrase("sheet", "Dec")};
    const auto numberAt = [&](std::size_t from, std::size_t length) {
        std::size_t number = 0;
        const auto* end = iso.data() + from + length;
        return std::from_chars(iso.data() + from, end, number).ptr == end ? number : 0;
    };
    if (iso.size() != 10 || iso[4] != '-' || iso[7] != '-')
        return iso;
    const auto month = numberAt(5, 2);
    const auto day = numberAt(8, 2);
    if (month < 1 || month > 12 || day < 1 || day > 31)
        return iso;
    return say(phrase("sheet", "{day} {month} {year}"),
               {{"day", std::to_string(day)}, {"month", say(months[month - 1])}, {"year", iso.substr(0, 4)}});
}

} // namespace muster::report::sheet
