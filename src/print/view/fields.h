#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

namespace muster::print {

/// View data are plain structs. Each names its members once more in MUSTER_FIELDS: from that come the data that
/// templates are filled with and the names that templates are checked against. docs/templates.md says what each is.
///
/// A member is a std::string; a std::optional<std::string>, which templates can ask for ({{#name}}); a bool; an int; a
/// std::vector of such structs; or Html. A struct with a base struct names that as `Base`.
#define MUSTER_FIELDS(...)                                                                                             \
    static constexpr std::string_view fieldNames = #__VA_ARGS__;                                                       \
    [[nodiscard]] auto fields() const { return std::tie(__VA_ARGS__); }

/// HTML that we made: it goes into a template as it is.
struct Html {
    std::string text;
};

/// Another name that templates can ask for: whether a list has entries. Structs have them in an array `flags`.
struct Flag {
    std::string_view list;
    std::string_view name;
};

/// Calls `use(name, flag, member)` for each member; the flag is empty where there is none.
template <class View>
void eachField(const View& view, const auto& use)
{
    const auto flagOf = [](std::string_view name) {
        if constexpr (requires { View::flags; })
            if (const auto* found = std::ranges::find(View::flags, name, &Flag::list); found != std::end(View::flags))
                return found->name;
        return std::string_view();
    };
    auto names = View::fieldNames;
    const auto useNext = [&](const auto& member) {
        const auto name = names.substr(0, names.find(','));
        names.remove_prefix(std::min(name.size() + 2, names.size()));
        use(name == "shortName" ? "short" : name, flagOf(name), member); // a member cannot be called "short"
    };
    std::apply([&](const auto&... members) { (useNext(members), ...); }, view.fields());
    if constexpr (requires { typename View::Base; })
        eachField(static_cast<const typename View::Base&>(view), use);
}

} // namespace muster::print
