#include "core/base/safetext.h"
#include "report/advice/fill.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <algorithm>

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

std::vector<FillLine> linesOf(const FillContext& context, const advice::Fill& answer)
{
    const auto isAlike = [](const Fix& a, const Fix& b) {
        return a.kind == Fix::Kind::AddUnits && b.kind == Fix::Kind::AddUnits && a.unitKind == b.unitKind &&
               a.options == b.options && a.below == b.below && a.above == b.above && a.points == b.points &&
               a.units.empty() && b.units.empty();
    };
    std::vector<FillLine> lines;
    for (const auto& change : answer.changes) {
        const auto same = std::ranges::find_if(
            lines, [&](const FillLine& line) { return isAlike(line.changes.front()->fix, change.fix); });
        if (same == lines.end())
            lines.push_back({{}, {&change}});
        else
            same->changes.push_back(&change);
    }
    for (auto& line : lines) {
        auto fix = line.changes.front()->fix;
        const auto times = static_cast<int>(line.changes.size());
        if (times > 1) {
            fix.number = times;
            fix.points = fix.points * times;
        }
        line.words = fixLabel(*context.before.catalogue, *context.before.assessment, fix);
    }
    return lines;
}

std::string headline(const FillContext& context, const advice::Fill& answer)
{
    const auto before = static_cast<std::int64_t>(context.before.assessment->units.size());
    const auto units = static_cast<std::int64_t>(countUnits(answer.roster.units)) - before;
    auto text = units == 0 ? say(phrases("report", "{n} {n:change|changes}"), answer.edits)
                           : say(phrases("report", "{n} new {n:unit|units}"), units);
    if (context.before.catalogue->ruleset.hasPoints)
        text += ", " + say(phrase("report", "{points} more"), {{"points", points(answer.points)}});
    return text;
}

std::string restText(const FillContext& context, const advice::Fill& answer)
{
    if (!answer.left)
        return {};
    if (*answer.left == Points())
        return say(phrase("report", "Spends all {points}."), {{"points", points(*context.fills->left)}});
    const auto rest = points(*answer.left);
    return answer.fitsNothing
               ? say(phrase("report", "{points} not spent; no unit that may come costs so little."), {{"points", rest}})
               : say(phrase("report", "{points} not spent."), {{"points", rest}});
}

std::string noFillText(const FillContext& context)
{
    const auto& fills = *context.fills;
    switch (fills.why) {
    case NoFill::None:
        break;
    case NoFill::NotLegal:
        return say(phrase("report", "It is not legal. Make it legal first."));
    case NoFill::NotKnown:
        return say(phrase("report", "It has something that cannot be judged. Settle these findings first."));
    case NoFill::NoLimit:
        return say(phrase("report", "No points were agreed, so nothing says how much is left."));
    case NoFill::Full:
        return say(phrase("report", "All points are spent."));
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
                   {{"points", points(*fills.left)}, {"price", points(*fills.leastPrice)}});
    return say(phrase("report", "Nothing was found that may be added."));
}

std::string toText(const FillContext& context)
{
    const auto& before = context.before;
    std::string out;
    if (context.task == FillTask::Fill)
        out = verdictLine(before) + "\n";
    out += rosterName(*before.roster) + " — " + describe(before) + "\n";
    if (context.task == FillTask::Fill)
        out += totals(before) + "\n";
    if (context.whyNot)
        return safeLines(out + "\n" + toText(*context.whyNot));
    if (const auto why = noFillText(context); !why.empty())
        return safeLines(out + "\n" + wrapped(why, 0) + "\n");
    for (std::size_t i = 0; i < context.fills->answers.size(); ++i) {
        const auto& answer = context.fills->answers[i];
        out += "\n" + std::to_string(i + 1) + ". " +
               wrapped(wayText(answer.kind) + ": " + headline(context, answer), 3) + "\n";
        for (const auto& line : linesOf(context, answer))
            out += "   - " + wrapped(line.words, 5) + "\n";
        out += "   " + wrapped(verdictLine(context.after[i]) + " — " + totals(context.after[i]), 3) + "\n";
        if (const auto rest = restText(context, answer); !rest.empty())
            out += "   " + wrapped(rest, 3) + "\n";
    }
    return safeLines(out);
}

} // namespace muster::report
