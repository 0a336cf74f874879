#include "report/catalogue/slotwords.h"

#include "report/translation/translation.h"
#include "report/verdict/words.h"

namespace muster::report {

namespace {

/// "2 for each 3 of Line company, and 1 more".
std::string perSlot(const Table<Slot>& all, const SlotBound& bound)
{
    auto text =
        bound.perFull == 1
            ? say(phrase("report", "{number} for each of {slot}"),
                  {{"number", number(bound.times)}, {"slot", all[bound.slot].name}})
            : say(phrase("report", "{number} for each {step} of {slot}"),
                  {{"number", number(bound.times)}, {"step", number(bound.perFull)}, {"slot", all[bound.slot].name}});
    return bound.plus == 0
               ? text
               : say(phrase("report", "{limit}, and {number} more"), {{"limit", text}, {"number", number(bound.plus)}});
}

} // namespace

std::string slotLimits(std::int64_t min, std::optional<std::int64_t> max)
{
    if (!max)
        return min == 0 ? say(phrase("report", "any number"))
                        : say(phrase("report", "{number} or more"), {{"number", number(min)}});
    if (*max == 0) // its number depends on another slot
        return say(phrase("report", "none now"));
    if (min == *max)
        return say(phrase("report", "exactly {number}"), {{"number", number(min)}});
    if (min == 0)
        return say(phrase("report", "up to {number}"), {{"number", number(*max)}});
    return say(phrase("report", "{least} to {most}"), {{"least", number(min)}, {"most", number(*max)}});
}

std::string slotLimits(const Table<Slot>& all, const Slot& slot)
{
    if (slot.min.isPlain() && (!slot.max || slot.max->isPlain()))
        return slotLimits(slot.min.plus, slot.max ? std::optional(slot.max->plus) : std::nullopt);
    const auto words = [&](const SlotBound& bound) {
        return bound.isPlain() ? number(bound.plus) : perSlot(all, bound);
    };
    std::string text;
    if (!slot.min.isPlain() || slot.min.plus > 0)
        text = say(phrase("report", "{number} at least"), {{"number", words(slot.min)}});
    if (slot.max)
        text += (text.empty() ? "" : "; ") + say(phrase("report", "{number} at most"), {{"number", words(*slot.max)}});
    return text;
}

} // namespace muster::report
