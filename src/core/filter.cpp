#include "core/filter.h"

#include <algorithm>

namespace muster {

namespace {

/// Narrows one mask; where two filters ask for the same kind of thing only the first is taken.
void narrow(QuickFilter& quick, std::uint64_t& mask, std::uint64_t wanted)
{
    if (mask == QuickFilter::any)
        mask = wanted;
    else
        quick.isWhole = false;
}

void add(QuickFilter& quick, const Filter& filter)
{
    switch (filter.kind) {
    case Filter::Kind::Always:
        break;
    case Filter::Kind::Category:
        narrow(quick, quick.category, filter.mask);
        break;
    case Filter::Kind::Trait:
        narrow(quick, quick.trait, filter.mask);
        break;
    case Filter::Kind::Mark:
        narrow(quick, quick.mark, filter.mask);
        break;
    case Filter::Kind::Rule:
        narrow(quick, quick.rule, filter.mask);
        break;
    case Filter::Kind::Option:
        narrow(quick, quick.option, filter.mask);
        break;
    case Filter::Kind::Group:
        narrow(quick, quick.group, filter.mask);
        break;
    case Filter::Kind::Place:
        narrow(quick, quick.place, filter.mask);
        break;
    case Filter::Kind::All:
        for (const auto& child : filter.children)
            add(quick, child);
        break;
    default:
        quick.isWhole = false;
    }
}

} // namespace

bool asksFor(const Filter& filter, Filter::Kind kind)
{
    return filter.kind == kind ||
           std::ranges::any_of(filter.children, [&](const Filter& child) { return asksFor(child, kind); });
}

QuickFilter QuickFilter::of(const Filter& filter)
{
    QuickFilter quick;
    add(quick, filter);
    return quick;
}

} // namespace muster
