#include "report/battlescribe/listwords.h"

#include "battlescribe/saved/groups.h"
#include "battlescribe/verdict/verdict.h"
#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace muster::report {

using battlescribe::Decimal;

std::string number(const Decimal& value)
{
    if (value.isNegative())
        return "−" + number(-value);
    const auto text = value.text();
    const auto point = text.find('.');
    return number(value.floor()) +
           (point == std::string::npos ? std::string() : decimalPoint() + text.substr(point + 1));
}

std::string rosterName(const battlescribe::FileRoster& roster)
{
    return roster.name.empty() ? say(phrase("report", "Unnamed roster")) : safeLine(roster.name);
}

std::vector<std::string> armiesOf(const battlescribe::FileRoster& roster)
{
    std::vector<std::string> armies;
    std::set<std::string> known;
    battlescribe::eachForce(roster.forces, [&](const battlescribe::FileForce& force) {
        if (!force.catalogue.empty() && known.insert(force.catalogue).second)
            armies.push_back(force.catalogue);
    });
    return armies;
}

std::string describe(const battlescribe::FileRoster& roster)
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

std::vector<battlescribe::Cost> shownCosts(std::vector<battlescribe::Cost> costs, const battlescribe::Sums& sums)
{
    std::erase_if(costs, [&](const battlescribe::Cost& cost) {
        return std::ranges::any_of(sums.sums, [&](const battlescribe::Sum& sum) {
            return sum.isHidden && sum.type == cost.type && sum.name == cost.name;
        });
    });
    return costs;
}

std::string totals(const battlescribe::Sums& sums)
{
    std::string text;
    for (const auto& sum : sums.sums) {
        if (sum.isHidden || (sum.sum.isZero() && !sum.limit && sums.sums.size() > 1))
            continue;
        text += (text.empty() ? "" : ", ") + withLimit(sum) + (sum.name.empty() ? "" : ' ' + safeLine(sum.name));
    }
    return text.empty() ? say(phrase("report", "no costs")) : text;
}

std::string programOf(const battlescribe::FileRoster& roster)
{
    return battlescribe::isByNewRecruit(roster) ? "New Recruit" : safeLine(roster.madeBy);
}

std::string ofLimit(const Decimal& limit) { return say(phrase("report", "of {limit}"), {{"limit", number(limit)}}); }

std::string withLimit(const battlescribe::Sum& sum)
{
    const auto& limit = sum.limit;
    return limit
               ? say(phrase("report", "{points} of {limit}"), {{"points", number(sum.sum)}, {"limit", number(*limit)}})
               : number(sum.sum);
}

std::string whereFrom(const battlescribe::List& list)
{
    if (!list.verdict)
        return say(
            phrase("report", "All names, figures and rules here are those that the file has. Nothing was judged."));
    const auto sources = joined(list.verdict->sources, [](const battlescribe::Verdict::Source& source) {
        return say(phrase("report", "{data} (revision {revision})"),
                   {{"data", safeLine(source.name)}, {"revision", safeLine(source.revision)}});
    });
    return say(phrase("report", "Names, figures and rules are those of the data: {data}."), {{"data", sources}});
}

std::string otherCosts(const std::vector<battlescribe::Cost>& costs, const battlescribe::Sums& sums)
{
    const auto* main = battlescribe::mainSum(sums);
    auto others = shownCosts(costs, sums);
    std::erase_if(others, [&](const battlescribe::Cost& cost) {
        return main != nullptr && cost.type == main->type && cost.name == main->name;
    });
    return costsText(others);
}

std::string noCategory() { return say(phrase("report", "Without a category")); }

std::string sumsHead(const battlescribe::List& list)
{
    return say(list.verdict ? phrase("report", "Sums by the data") : phrase("report", "Sums of the file"));
}

std::vector<TallyText> sumTexts(const battlescribe::Sums& sums)
{
    std::vector<TallyText> texts;
    for (const auto& sum : sums.sums) {
        if (sum.isHidden)
            continue;
        TallyText text;
        text.label = safeLine(sum.name);
        text.figure = withLimit(sum);
        text.isBroken = !sum.isAsClaimed() || !sum.isWithinLimit();
        text.severity = !sum.isWithinLimit() ? Severity::Error : text.isBroken ? Severity::Warning : Severity::Off;
        text.claim = !sum.claimed ? say(phrase("report", "the file has no total"))
                     : sum.isAsClaimed()
                         ? say(phrase("report", "as the file says"))
                         : say(phrase("report", "the file says {claimed}"), {{"claimed", number(*sum.claimed)}});
        texts.push_back(std::move(text));
    }
    return texts;
}

std::string pageText(const battlescribe::Printed& printed)
{
    return printed.page.empty() ? std::string()
                                : say(phrase("report", "p. {page}"), {{"page", safeLine(printed.page)}});
}

std::string printedText(const battlescribe::Printed& printed)
{
    const auto page = pageText(printed);
    const auto source = safeLine(printed.publication);
    return source.empty() || page.empty() ? source + page : source + ", " + page;
}

std::string nameAsId(std::string_view name)
{
    constexpr std::size_t most = 80;
    std::string id;
    for (const char c : name) {
        const bool isSmall = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        const bool isLarge = c >= 'A' && c <= 'Z';
        if (isSmall || isLarge)
            id += isLarge ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), most));
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "unknown" : id;
}

} // namespace muster::report
