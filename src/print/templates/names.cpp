#include "print/templates/names.h"

#include "print/play/playsheet.h"
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

} // namespace

const Names& namesOf(Sheet sheet)
{
    // In the order of the sheets; an opponent's copy and a registration have those of the roster.
    static const Names ofEach[]{namesIn<RosterSheet>(),
                                namesIn<CardSheet>(),
                                namesIn<ReferenceSheet>(),
                                namesIn<BattleSheet>(),
                                namesIn<OrderSheet>(),
                                namesIn<BeginnerSheet>(),
                                namesIn<MachineSheet>(),
                                namesIn<TokensSheet>(),
                                Names(),
                                Names(),
                                namesIn<SecretSheet>(),
                                namesIn<BookSheet>(),
                                namesIn<SourcesSheet>()};
    return ofEach[static_cast<std::size_t>(isForOthers(sheet) ? Sheet::Roster : sheet)];
}

const Names& namesOfPage()
{
    static const auto names = namesIn<Page>();
    return names;
}

const Names& namesOfPlayPage()
{
    static const auto names = namesIn<PlayFrame>();
    return names;
}

} // namespace muster::print
