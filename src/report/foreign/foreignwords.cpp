#include "report/foreign/foreignwords.h"

#include "battlescribe/roster/groups.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace muster::report {

using battlescribe::Decimal;

namespace {

/// Findings of one kind that are told one by one; of the rest only the number is told.
constexpr std::size_t mostOfAKind = 20;

ForeignFinding dataMissing(const battlescribe::Roster& roster)
{
    return {"unknown-ruleset", Severity::Unknown,
            roster.game.empty()
                ? say(phrase("report", "The data of this game are not installed, so that its rules were not judged."))
                : say(phrase("report", "The data of {game} are not installed, so that its rules were not judged."),
                      {{"game", safeLine(roster.game)}})};
}

ForeignFinding noNumber(const battlescribe::NoNumber& none)
{
    const auto named = [](const std::string& name) { return name.empty() ? "?" : safeLine(name); };
    const battlescribe::NoNumber safe{named(none.of), named(none.cost), safeLine(none.written), none.isCount};
    return {"no-number", Severity::Warning,
            none.isCount ? say(phrase("report", "{unit}: “{written}” says how many there are, and is no whole number."),
                               {{"unit", safe.of}, {"written", safe.written}})
            : none.of.empty()
                ? say(phrase("report", "The total or limit “{written}” of {cost} is no number that can be compared."),
                      {{"cost", safe.cost}, {"written", safe.written}})
                : say(phrase("report",
                             "{unit}: “{written}” is no number of {cost} that can be added. The sum is without it."),
                      {{"unit", safe.of}, {"cost", safe.cost}, {"written", safe.written}})};
}

/// The first of a kind, and how many more there are.
void addSome(std::vector<ForeignFinding>& findings, std::vector<ForeignFinding> kind)
{
    const auto shown = std::min(kind.size(), mostOfAKind);
    std::move(kind.begin(), kind.begin() + static_cast<std::ptrdiff_t>(shown), std::back_inserter(findings));
    if (kind.size() > shown)
        findings.push_back({kind.front().rule, kind.front().severity,
                            say(phrases("report", "{n} more {n:finding|findings} of this kind."),
                                static_cast<std::int64_t>(kind.size() - shown))});
}

ForeignFinding keptUnread(const std::vector<battlescribe::Kept>& kept)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(kept.size(), mostOfAKind); ++i)
        names += (names.empty() ? "" : ", ") + safeLine(kept[i].element) +
                 (kept[i].count == 1 ? "" : " (" + number(kept[i].count) + ')');
    if (kept.size() > mostOfAKind)
        names += ", …";
    return {"kept-unread", Severity::Note,
            say(phrase("report", "The file has more than is shown here. It is kept as it is: {names}."),
                {{"names", names}})};
}

} // namespace

std::string number(const Decimal& value)
{
    if (value.isNegative())
        return "−" + number(-value);
    const auto text = value.text();
    const auto point = text.find('.');
    return number(value.floor()) +
           (point == std::string::npos ? std::string() : decimalPoint() + text.substr(point + 1));
}

std::vector<ForeignFinding> foreignFindings(const battlescribe::List& list)
{
    std::vector<ForeignFinding> limits;
    std::vector<ForeignFinding> claims;
    std::vector<ForeignFinding> noTotals;
    for (const auto& sum : list.sums.sums) {
        const auto cost = safeLine(sum.name);
        const auto comesTo = number(sum.sum);
        if (!sum.isWithinLimit())
            limits.push_back({"cost-limit", Severity::Error,
                              say(phrase("report", "{sum} {cost}; the file sets a limit of {limit}."),
                                  {{"sum", comesTo}, {"cost", cost}, {"limit", number(*sum.limit)}})});
        if (!sum.isAsClaimed())
            claims.push_back(
                {"claimed-total", Severity::Warning,
                 say(phrase("report", "The file says {claimed} {cost} in all; what is in it comes to {sum}."),
                     {{"claimed", number(*sum.claimed)}, {"cost", cost}, {"sum", comesTo}})});
        if (!sum.claimed && !sum.sum.isZero())
            noTotals.push_back({"claimed-total", Severity::Note,
                                say(phrase("report", "The file has no total of {cost}; what is in it comes to {sum}."),
                                    {{"cost", cost}, {"sum", comesTo}})});
    }
    std::vector<ForeignFinding> noNumbers;
    for (const auto& none : list.sums.noNumbers)
        noNumbers.push_back(noNumber(none));

    std::vector<ForeignFinding> findings{dataMissing(list.roster)};
    for (auto* kind : {&limits, &claims, &noNumbers, &noTotals})
        addSome(findings, std::move(*kind));
    if (!list.roster.kept.empty())
        findings.push_back(keptUnread(list.roster.kept));
    return findings;
}

std::string foreignVerdict()
{
    return say(phrase("report", "{verdict}: the data of this game are not installed"),
               {{"verdict", outcomeName(Outcome::NotJudged)}});
}

std::string foreignName(const battlescribe::Roster& roster)
{
    return roster.name.empty() ? say(phrase("report", "Unnamed roster")) : safeLine(roster.name);
}

std::vector<std::string> armiesOf(const battlescribe::Roster& roster)
{
    std::vector<std::string> armies;
    std::set<std::string> known;
    battlescribe::eachForce(roster.forces, [&](const battlescribe::Force& force) {
        if (!force.catalogue.empty() && known.insert(force.catalogue).second)
            armies.push_back(force.catalogue);
    });
    return armies;
}

std::string describe(const battlescribe::Roster& roster)
{
    std::string text;
    for (const auto& army : armiesOf(roster))
        text += safeLine(army) + ", ";
    return text + (roster.game.empty() ? say(phrase("report", "a game without a name")) : safeLine(roster.game));
}

std::string costText(const battlescribe::Cost& cost)
{
    return (cost.value ? number(*cost.value) : safeLine(cost.written)) +
           (cost.name.empty() ? std::string() : ' ' + safeLine(cost.name));
}

std::string costsText(const std::vector<battlescribe::Cost>& costs)
{
    std::string text;
    for (const auto& cost : costs)
        if (!cost.value || !cost.value->isZero())
            text += (text.empty() ? "" : ", ") + costText(cost);
    return text;
}

std::string totals(const battlescribe::Sums& sums)
{
    std::string text;
    for (const auto& sum : sums.sums) {
        if (sum.sum.isZero() && !sum.limit && sums.sums.size() > 1)
            continue;
        text += (text.empty() ? "" : ", ") + withLimit(sum) + (sum.name.empty() ? "" : ' ' + safeLine(sum.name));
    }
    return text.empty() ? say(phrase("report", "no costs")) : text;
}

std::string ofLimit(const Decimal& limit) { return say(phrase("report", "of {limit}"), {{"limit", number(limit)}}); }

std::string withLimit(const battlescribe::Sum& sum)
{
    return sum.limit ? say(phrase("report", "{points} of {limit}"),
                           {{"points", number(sum.sum)}, {"limit", number(*sum.limit)}})
                     : number(sum.sum);
}

std::string asTheFileSays()
{
    return say(phrase("report", "All names, figures and rules here are those that the file has. Nothing was judged."));
}

std::string otherCosts(const std::vector<battlescribe::Cost>& costs, const battlescribe::Sum* main)
{
    auto others = costs;
    std::erase_if(others, [&](const battlescribe::Cost& cost) {
        return main != nullptr && cost.type == main->type && cost.name == main->name;
    });
    return costsText(others);
}

std::string noCategory() { return say(phrase("report", "Without a category")); }

std::vector<SumText> sumTexts(const battlescribe::Sums& sums)
{
    std::vector<SumText> texts;
    for (const auto& sum : sums.sums) {
        SumText text{safeLine(sum.name), withLimit(sum), {}, !sum.isAsClaimed() || !sum.isWithinLimit()};
        text.claim = !sum.claimed ? say(phrase("report", "the file has no total"))
                     : sum.isAsClaimed()
                         ? say(phrase("report", "as the file says"))
                         : say(phrase("report", "the file says {claimed}"), {{"claimed", number(*sum.claimed)}});
        texts.push_back(std::move(text));
    }
    return texts;
}

std::string printedText(const battlescribe::Printed& printed)
{
    const auto page =
        printed.page.empty() ? std::string() : say(phrase("report", "p. {page}"), {{"page", safeLine(printed.page)}});
    const auto source = safeLine(printed.publication);
    return source.empty() || page.empty() ? source + page : source + ", " + page;
}

} // namespace muster::report
