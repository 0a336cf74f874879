#include "rules/fixes/asking.h"

namespace muster {

namespace {

/// Calls `use` with the filter and each filter inside it or inside a trait that it asks for.
void forEachIn(const Ruleset& ruleset, const Filter& filter, const auto& use)
{
    use(filter);
    for (const auto& child : filter.children)
        forEachIn(ruleset, child, use);
    if (filter.kind == Filter::Kind::Trait)
        for (const auto& trait : ruleset.traits)
            if (filter.facts.has(trait.fact))
                forEachIn(ruleset, trait.when, use);
}

} // namespace

FactSet factsAskedFor(const Ruleset& ruleset, const Filter& filter)
{
    FactSet asked;
    forEachIn(ruleset, filter, [&](const Filter& its) {
        if (its.kind == Filter::Kind::Option || its.kind == Filter::Kind::Mark || its.kind == Filter::Kind::Rule)
            asked.add(its.facts);
    });
    return asked;
}

std::vector<int> leastModelsAskedFor(const Ruleset& ruleset, const Filter& filter)
{
    std::vector<int> sizes;
    forEachIn(ruleset, filter, [&](const Filter& its) {
        if (its.kind == Filter::Kind::MinModels)
            sizes.push_back(its.number);
    });
    return sizes;
}

} // namespace muster
