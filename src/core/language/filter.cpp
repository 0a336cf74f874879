#include "core/language/filter.h"

#include <algorithm>

namespace muster {

namespace {

void add(QuickFilter& quick, const Filter& filter)
{
    switch (filter.kind) {
    case Filter::Kind::Always:
        return;
    case Filter::Kind::All:
        for (const auto& child : filter.children)
            add(quick, child);
        return;
    case Filter::Kind::Category:
    case Filter::Kind::Trait:
    case Filter::Kind::Mark:
    case Filter::Kind::Rule:
    case Filter::Kind::Option:
    case Filter::Kind::Group:
    case Filter::Kind::Place:
        // Facts in several words, as in very large games, are left to the filter itself.
        if (filter.facts.isOneWord() && quick.count < QuickFilter::most) {
            const auto& word = filter.facts.first();
            quick.clauses[quick.count++] = {word.position, filter.kind == Filter::Kind::Group, word.bits};
            return;
        }
        [[fallthrough]];
    case Filter::Kind::Unit:
    case Filter::Kind::Army:
    case Filter::Kind::HeldBack:
    case Filter::Kind::Line:
    case Filter::Kind::MinModels:
    case Filter::Kind::MaxModels:
    case Filter::Kind::Any:
    case Filter::Kind::Not:
        break;
    }
    quick.isWhole = false;
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
    quick.asksForGroup = asksFor(filter, Filter::Kind::Group);
    add(quick, filter);
    return quick;
}

} // namespace muster
