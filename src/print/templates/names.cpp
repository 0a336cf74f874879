#include "print/templates/names.h"

#include "print/view/page.h"
#include "print/view/view.h"

#include <optional>
#include <string_view>
#include <type_traits>

namespace muster::print {

namespace {

using Names = std::vector<Name>;

template <class View>
Names namesIn();

template <class Member>
Name nameFor(std::string_view name, std::string_view flag, const Member& /*member*/)
{
    using Kind = Name::Kind;
    if constexpr (std::is_same_v<Member, std::optional<std::string>>)
        return {std::string(name), Kind::MaybeText, {}, {}};
    else if constexpr (std::is_same_v<Member, bool>)
        return {std::string(name), Kind::Flag, {}, {}};
    else if constexpr (std::is_same_v<Member, Html>)
        return {std::string(name), Kind::Html, {}, {}};
    else if constexpr (requires { Member::value_type::fieldNames; })
        return {std::string(name), Kind::List, std::string(flag), namesIn<typename Member::value_type>()};
    else
        return {std::string(name), Kind::Text, {}, {}};
}

template <class View>
Names namesIn()
{
    Names names;
    eachField(View{}, [&](std::string_view name, std::string_view flag, const auto& member) {
        names.push_back(nameFor(name, flag, member));
    });
    return names;
}

template <class View>
const Names& keptNamesOf()
{
    static const auto names = namesIn<View>();
    return names;
}

} // namespace

const Names& namesOf(Sheet sheet)
{
    switch (sheet) {
    case Sheet::Roster:
    case Sheet::Opponent:
        return keptNamesOf<RosterSheet>();
    case Sheet::Cards:
        return keptNamesOf<CardSheet>();
    case Sheet::Reference:
        return keptNamesOf<ReferenceSheet>();
    case Sheet::Battle:
        return keptNamesOf<BattleSheet>();
    case Sheet::Secret:
        return keptNamesOf<SecretSheet>();
    case Sheet::Sources:
        return keptNamesOf<SourcesSheet>();
    case Sheet::Book:
        break;
    }
    return keptNamesOf<BookSheet>();
}

const Names& namesOfPage() { return keptNamesOf<Page>(); }

} // namespace muster::print
