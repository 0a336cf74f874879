#include "battlescribe/judge/saturate.h"
#include "core/base/safetext.h"
#include "report/advice/fill.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"

#include <algorithm>
#include <type_traits>

namespace muster::report {

using advice::FillKind;
using advice::NoFill;

std::string wayText(FillKind kind)
{
    switch (kind) {
    case FillKind::NewUnits:
        return say(phrase("report", "New units"));
    case FillKind::Additions:
        return say(phrase("report", "More for the units that are there"));
    case FillKind::OtherUnits:
        return say(phrase("report", "Other new units"));
    }
    return {};
}

namespace {

bool isAlike(const Fix& a, const Fix& b)
{
    return a.kind == Fix::Kind::AddUnits && b.kind == Fix::Kind::AddUnits && a.unitKind == b.unitKind &&
           a.options == b.options && a.below == b.below && a.above == b.above && a.points == b.points &&
           a.units.empty() && b.units.empty();
}

bool isAlike(const battlescribe::Verdict::Fix& a, const battlescribe::Verdict::Fix& b) { return a == b; }

/// Whether both add the same, so that one line is enough for them.
bool isAlike(const advice::ProposedChange& a, const advice::ProposedChange& b)
{
    return a.row.empty() && b.row.empty() &&
           std::visit(
               [](const auto& one, const auto& other) {
                   if constexpr (std::is_same_v<decltype(one), decltype(other)>)
                       return isAlike(one, other);
                   return false;
               },
               a.fix, b.fix);
}

void multiply(Fix& fix, int times)
{
    fix.number = times;
    fix.points = fix.points * times;
}

void multiply(battlescribe::Verdict::Fix& fix, int times)
{
    fix.number *= times;
    for (auto& cost : fix.costs)
        if (cost.value)
            cost.value = battlescribe::judge::times(*cost.value, times);
}

} // namespace

std::vector<FillLine> linesOf(const FillContext& context, const advice::Fill& answer)
{
    std::vector<FillLine> lines;
    for (const auto& change : answer.changes) {
        const auto same =
            std::ranges::find_if(lines, [&](const FillLine& line) { return isAlike(*line.changes.front(), change); });
        if (same == lines.end())
            lines.push_back({{}, {&change}});
        else
            same->changes.push_back(&change);
    }
    for (auto& line : lines) {
        auto all = *line.changes.front();
        if (const auto times = static_cast<int>(line.changes.size()); times > 1)
            std::visit([&](auto& fix) { multiply(fix, times); }, all.fix);
        line.words = changeLabel(context.before, all);
    }
    return lines;
}

std::string headline(const FillContext& context, const advice::Fill& answer)
{
    auto text = answer.added == 0 ? say(phrases("report", "{n} {n:change|changes}"), answer.loss.edits)
                                  : say(phrases("report", "{n} new {n:unit|units}"), answer.added);
    for (const auto& change : costChanges(context.before, answer))
        text += ", " + change;
    return text;
}

std::string restText(const FillContext& context, const advice::Fill& answer)
{
    if (!answer.left)
        return {};
    if (*answer.left == Points())
        return say(phrase("report", "Spends all {points}."), {{"points", leftText(context.before)}});
    const auto rest = leftText(context.before, &answer);
    return answer.fitsNothing
               ? say(phrase("report", "{points} not spent; no unit that may come costs so little."), {{"points", rest}})
               : say(phrase("report", "{points} not spent."), {{"points", rest}});
}

std::string noFillText(const FillContext& context)
{
    const auto& fills = *context.fills;
    const auto& currency = currencyOf(context.before);
    const bool isOfGameData = !std::holds_alternative<Context>(context.before);
    switch (fills.why) {
    case NoFill::None:
        break;
    case NoFill::NotLegal:
        return say(phrase("report", "It is not legal. Make it legal first."));
    case NoFill::NotKnown:
        return say(phrase("report", "It has something that cannot be judged. Settle these findings first."));
    case NoFill::NoLimit:
        return isOfGameData
                   ? say(phrase("report", "The list has no limit of what it costs, so nothing says how much is left. "
                                          "Give it one."))
                   : say(currency, phrase("report", "No points were agreed, so nothing says how much is left."));
    case NoFill::Full:
        return isOfGameData ? say(phrase("report", "All that the limit allows is spent."))
                            : say(currency, phrase("report", "All points are spent."));
    case NoFill::TooLarge:
        return say(phrase("report", "It has more than {n} units: nothing is looked for."),
                   {{"n", number(static_cast<std::int64_t>(advice::mostFillUnits))}});
    }
    if (!fills.answers.empty())
        return {};
    if (context.task == FillTask::Build)
        return say(
            phrase("report", "No legal army with these wishes was found. That does not prove that there is none."));
    if (fills.left && fills.leastPrice && *fills.left < *fills.leastPrice)
        return say(phrase("report", "{points} are left; the cheapest unit that may come costs {price}."),
                   {{"points", points(currency, *fills.left)}, {"price", points(currency, *fills.leastPrice)}});
    return say(phrase("report", "Nothing was found that may be added."));
}

std::string workText(const FillContext& context)
{
    return context.fills->wasStopped
               ? say(phrase("report", "The search did all that it may do; more work may find more."))
               : std::string();
}

std::string toText(const FillContext& context)
{
    const auto before = wordsOf(context.before);
    const bool isFill = context.task == FillTask::Fill;
    auto out = (isFill ? before.verdict + "\n" : std::string()) + before.name + " — " + before.description + "\n" +
               (isFill ? before.totals + "\n" : std::string());
    if (context.whyNot)
        return safeLines(out + "\n" + toText(*context.whyNot));
    auto work = workText(context);
    if (!work.empty())
        work = "\n" + wrapped(work, 0) + "\n";
    if (const auto why = noFillText(context); !why.empty())
        return safeLines(out + "\n" + wrapped(why, 0) + "\n" + work);
    for (std::size_t i = 0; i < context.fills->answers.size(); ++i) {
        const auto& answer = context.fills->answers[i];
        const auto after = wordsOf(context.after[i]);
        out += "\n" + std::to_string(i + 1) + ". " +
               wrapped(wayText(answer.kind) + ": " + headline(context, answer), 3) + "\n";
        for (const auto& line : linesOf(context, answer))
            out += "   - " + wrapped(line.words, 5) + "\n";
        out += "   " + wrapped(after.verdict + " — " + after.totals, 3) + "\n";
        if (const auto rest = restText(context, answer); !rest.empty())
            out += "   " + wrapped(rest, 3) + "\n";
    }
    return safeLines(out + work);
}

} // namespace muster::report
