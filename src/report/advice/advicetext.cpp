#include "core/base/safetext.h"
#include "report/advice/advised.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <vector>

namespace muster::report {

namespace {

using advice::Aim;

std::string nameOf(Aim aim)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "fewest choices lost"));
    case Aim::Points:
        return say(phrase("report", "fewest points lost"));
    case Aim::Edits:
        return say(phrase("report", "fewest changes"));
    }
    return {};
}

std::string thingOf(Aim aim)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "choices"));
    case Aim::Points:
        return say(phrase("report", "points"));
    case Aim::Edits:
        return say(phrase("report", "changes"));
    }
    return {};
}

/// What certainly holds of an answer that is the least in something.
std::string proofOf(Aim aim)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "No other change loses fewer choices."));
    case Aim::Points:
        return say(phrase("report", "No other change loses fewer points."));
    case Aim::Edits:
        return say(phrase("report", "No smaller change makes it legal."));
    }
    return {};
}

std::string aimsOf(const advice::Repair& answer)
{
    std::string names;
    for (const auto aim : answer.aims)
        names += (names.empty() ? "" : ", ") + nameOf(aim);
    return names;
}

} // namespace

std::string proofText(const advice::Repairs& repairs, const advice::Repair& answer)
{
    std::string text;
    std::vector<std::string> open;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : " ") + words; };
    for (const auto aim : answer.aims)
        if (std::ranges::find(answer.proven, aim) != answer.proven.end())
            add(proofOf(aim));
        else
            open.push_back(thingOf(aim));
    if (open.size() == answer.aims.size())
        add(say(phrase("report", "The best found; there may be a smaller one.")));
    else if (!open.empty())
        add(say(phrase("report", "Of {things} the best found; there may be a smaller loss."),
                {{"things", enumerated(open, phrase("report", "{names} and {last}"))}}));
    if (const auto least = repairs.atLeast.edits; least > 1 && least < answer.loss.edits)
        add(say(phrases("report", "At least {n} {n:change is|changes are} needed."), least));
    return text;
}

namespace {

std::string textOf(const Advised& advised)
{
    const auto& before = advised.before;
    const auto& repairs = *advised.repairs;
    auto out = before.verdict + "\n" + before.name + " — " + before.description + "\n" + before.totals + "\n";
    if (repairs.isLegal)
        return safeLines(out + "\n" + say(phrase("report", "It is legal as it is: there is nothing to repair.")) +
                         "\n");
    if (repairs.isTooLarge)
        return safeLines(out + "\n" +
                         say(phrase("report", "It has more than {n} units: nothing is looked for."),
                             {{"n", number(static_cast<std::int64_t>(advice::mostUnits))}}) +
                         "\n");
    if (repairs.answers.empty())
        return safeLines(out + "\n" + say(phrase("report", "No change was found that makes it legal.")) + "\n");
    if (repairs.isEmptying)
        out += "\n" + wrapped(say(phrase("report", "Nothing was found that keeps a unit of the roster.")), 0) + "\n";
    int position = 0;
    for (const auto& [answer, headline, labels, after] : advised.answers) {
        out += "\n" + std::to_string(++position) + ". " + wrapped(headline + " (" + aimsOf(*answer) + ')', 3) + "\n";
        for (const auto& label : labels)
            out += "   - " + wrapped(label, 5) + "\n";
        out += "   " + wrapped(after.verdict + " — " + after.totals, 3) + "\n";
        out += "   " + wrapped(proofText(repairs, *answer), 3) + "\n";
    }
    return safeLines(out);
}

} // namespace

std::string toText(const AdviceContext& context) { return textOf(advisedOf(context)); }

std::string toText(const ListAdviceContext& context) { return textOf(advisedOf(context)); }

} // namespace muster::report
