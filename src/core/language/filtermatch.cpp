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
    switch (kind) {
    case Filter::Kind::Always:
        return "";
    case Filter::Kind::Category:
        return "category";
    case Filter::Kind::Trait:
        return "trait";
    case Filter::Kind::Mark:
        return "mark";
    case Filter::Kind::Rule:
        return "rule";
    case Filter::Kind::Option:
        return "option";
    case Filter::Kind::Group:
        return "group";
    case Filter::Kind::Place:
        return "as";
    case Filter::Kind::Unit:
        return "unit";
    case Filter::Kind::Army:
        return "army";
    case Filter::Kind::HeldBack:
        return "heldBack";
    case Filter::Kind::Line:
        return "line";
    case Filter::Kind::MinModels:
    case Filter::Kind::MaxModels:
        return "models";
    case Filter::Kind::All:
        return "all";
    case Filter::Kind::Any:
        return "any";
    case Filter::Kind::Not:
        return "not";
    }
    return "";
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
    switch (domain) {
    case Domain::Kind:
        return "a kind of unit";
    case Domain::TakenKind:
        return "a kind of unit in a roster";
    case Domain::Unit:
        return "a unit of a roster";
    case Domain::Body:
        return "models of a unit that are alike";
    case Domain::Line:
        return "a line of a composition";
    case Domain::Army:
        return "an army";
    case Domain::Option:
        return "an option";
    }
    return "";
}

} // namespace muster
