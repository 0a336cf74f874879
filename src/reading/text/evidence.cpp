#include "reading/text/evidence.h"

#include "reading/text/certaintyweights.h"

namespace muster::text {

std::string_view nameOf(Clue clue)
{
    static constexpr auto names = std::to_array<std::string_view>(
        {"always",           "name-cost",      "is-mended",      "name-part",     "other-cost",
         "rival-near",       "rival-some",     "price-agrees",   "price-differs", "price-missing",
         "plain-and-priced", "unread",         "number-dropped", "mount-open",    "copies",
         "size-guessed",     "size-said",      "choices",        "talk",          "refusal",
         "question",         "heading",        "part",           "long",          "put-by-depth",
         "put-by-words",     "place-open",     "reserve",        "army-open",     "sum-agrees",
         "sum-differs",      "text-priced",    "text-unread",    "text-mended",   "text-talks",
         "text-corrects",    "text-quotes",    "text-idle",      "text-few",      "text-named",
         "text-plain",       "text-plain-sum", "text-doubtful",  "mentioned",     "corrected",
         "place-flat",       "after-total",    "ally-said",      "ally-unsaid",   "remarks",
         "put-by-order"});
    static_assert(names.size() == clueCount && certaintyWeights.size() == clueCount);
    return names[static_cast<std::size_t>(clue)];
}

std::int64_t weightOf(const Evidence& evidence)
{
    std::int64_t weight = 0;
    for (std::size_t i = 0; i < clueCount; ++i)
        weight += std::int64_t(evidence.values[i]) * certaintyWeights[i];
    return weight;
}

Certainty certaintyOf(const Evidence& evidence)
{
    const auto weight = weightOf(evidence);
    return weight >= sureFrom ? Certainty::Sure : weight >= likelyFrom ? Certainty::Likely : Certainty::Doubtful;
}

} // namespace muster::text
