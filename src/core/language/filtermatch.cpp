#include "core/language/filtermatch.h"

namespace muster {

bool canAsk(Filter::Kind kind, Domain domain)
{
    const bool isUnit = domain == Domain::Unit || domain == Domain::Body;
    const bool isKind = domain == Domain::Kind || domain == Domain::TakenKind;
    switch (kind) {
    case Filter::Kind::Always:
    case Filter::Kind::All:
    case Filter::Kind::Any:
    case Filter::Kind::Not:
        return true;
    case Filter::Kind::Category:
    case Filter::Kind::Rule:
    case Filter::Kind::Unit:
    case Filter::Kind::MinModels:
    case Filter::Kind::MaxModels:
        return isUnit || isKind;
    case Filter::Kind::Mark:
        return isUnit || isKind || domain == Domain::Line || domain == Domain::Option;
    case Filter::Kind::Option:
        return isUnit || domain == Domain::Option;
    case Filter::Kind::Trait:
    case Filter::Kind::Group:
    case Filter::Kind::Place:
    case Filter::Kind::HeldBack:
        return isUnit;
    case Filter::Kind::Army:
        return isUnit || domain == Domain::TakenKind || domain == Domain::Army;
    case Filter::Kind::Line:
        return isUnit || domain == Domain::TakenKind;
    }
    return false;
}

std::string_view keyOf(Filter::Kind kind)
{
    constexpr std::array<std::string_view, 17> keys{"",       "category", "trait", "mark", "rule",     "option",
                                                    "group",  "as",       "unit",  "army", "heldBack", "line",
                                                    "models", "models",   "all",   "any",  "not"};
    static_assert(keys.size() == static_cast<std::size_t>(Filter::Kind::Not) + 1);
    return keys[static_cast<std::size_t>(kind)];
}

std::vector<std::string_view> keysOf(Domain domain)
{
    std::vector<std::string_view> keys;
    for (auto kind = Filter::Kind::Category; kind <= Filter::Kind::MinModels;
         kind = static_cast<Filter::Kind>(static_cast<int>(kind) + 1))
        if (canAsk(kind, domain))
            keys.push_back(keyOf(kind));
    return keys;
}

std::string_view nameOf(Domain domain)
{
    constexpr std::array<std::string_view, std::size(domains)> names{"a kind of unit",
                                                                     "a kind of unit in a roster",
                                                                     "a unit of a roster",
                                                                     "models of a unit that are alike",
                                                                     "a line of a composition",
                                                                     "an army",
                                                                     "an option"};
    return names[static_cast<std::size_t>(domain)];
}

} // namespace muster
