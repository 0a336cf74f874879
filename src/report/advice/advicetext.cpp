#include "core/base/safetext.h"
#include "report/advice/advice.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <vector>

namespace muster::report {

namespace {

using advice::Aim;

std::string nameOf(Aim aim, const Currency& currency)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "fewest choices lost"));
    case Aim::Points:
        return say(currency, phrase("report", "fewest points lost"));
    case Aim::Edits:
        return say(phrase("report", "fewest changes"));
    }
    return {};
}

std::string thingOf(Aim aim, const Currency& currency)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "choices"));
    case Aim::Points:
        return say(currency, phrase("report", "points"));
    case Aim::Edits:
        return say(phrase("report", "changes"));
    }
    return {};
}

/// What certainly holds of an answer that is the least in something.
std::string proofOf(Aim aim, const Currency& currency)
{
    switch (aim) {
    case Aim::Choices:
        return say(phrase("report", "No other change loses fewer choices."));
    case Aim::Points:
        return say(currency, phrase("report", "No other change loses fewer points."));
    case Aim::Edits:
        return say(phrase("report", "No smaller change makes it legal."));
    }
    return {};
}

std::string aimsOf(const advice::Repair& answer, const Currency& currency)
{
    std::string names;
    for (const auto aim : answer.aims)
        names += (names.empty() ? "" : ", ") + nameOf(aim, currency);
    return names;
}

/// What is said of the units of an answer: "no unit leaves, 1 unit is new".
std::string unitsText(const advice::Repair& answer)
{
    auto text = answer.leaving == 0 ? say(phrase("report", "no unit leaves"))
                                    : say(phrases("report", "{n} {n:unit leaves|units leave}"), answer.leaving);
    if (answer.added > 0)
        text += ", " + say(phrases("report", "{n} {n:unit is|units are} new"), answer.added);
    return text;
}

} // namespace

std::string headline(const AdviceContext& context, const advice::Repair& answer)
{
    auto text = say(phrases("report", "{n} {n:change|changes}"), answer.loss.edits);
    for (const auto& change : costChanges(context.before, answer))
        text += ", " + change;
    return text + ", " + unitsText(answer);
}

std::string proofText(const advice::Repairs& repairs, const advice::Repair& answer, const Currency& currency)
{
    std::string text;
    std::vector<std::string> open;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : " ") + words; };
    for (const auto aim : answer.aims)
        if (std::ranges::find(answer.proven, aim) != answer.proven.end())
            add(proofOf(aim, currency));
        else
            open.push_back(thingOf(aim, currency));
    if (open.size() == answer.aims.size())
        add(say(phrase("report", "The best found; there may be a smaller one.")));
    else if (!open.empty())
        add(say(phrase("report", "Of {things} the best found; there may be a smaller loss."),
                {{"things", enumerated(open, phrase("report", "{names} and {last}"))}}));
    if (const auto least = repairs.atLeast.edits; least > 1 && least < answer.loss.edits)
        add(say(phrases("report", "At least {n} {n:change is|changes are} needed."), least));
    return text;
}

std::string toText(const AdviceContext& context)
{
    const auto before = wordsOf(context.before);
    const auto& repairs = *context.repairs;
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
    for (std::size_t i = 0; i < repairs.answers.size(); ++i) {
        const auto& answer = repairs.answers[i];
        const auto after = wordsOf(context.after[i]);
        out += "\n" + std::to_string(i + 1) + ". " +
               wrapped(headline(context, answer) + " (" + aimsOf(answer, currencyOf(context.before)) + ')', 3) + "\n";
        for (const auto& change : answer.changes)
            out += "   - " + wrapped(changeLabel(context.before, change), 5) + "\n";
        out += "   " + wrapped(after.verdict + " — " + after.totals, 3) + "\n";
        out += "   " + wrapped(proofText(repairs, answer, currencyOf(context.before)), 3) + "\n";
    }
    return safeLines(out);
}

} // namespace muster::report
