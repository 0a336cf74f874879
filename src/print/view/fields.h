#pragma once

#include <string>
#include <string_view>
#include <tuple>

namespace muster::print {

/// View data are plain structs. Each has one table of its fields, `fields()`: from it come the data that templates are
/// filled with, the names that templates are checked against, and the reference in docs/templates.md.
///
/// A member is a std::string; a std::optional<std::string>, which templates can ask for ({{#name}}); a bool; an int; a
/// std::vector of such structs; or Html.

/// HTML that we made: it goes into a template as it is.
struct Html {
    std::string text;
};

template <class Struct, class Member>
struct Field {
    std::string_view name; ///< in templates
    Member Struct::*member;
    std::string_view about; ///< for authors of templates
    std::string_view flag;  ///< of a list: a name that is true if the list is not empty; may be empty
};

template <class Struct, class Member>
[[nodiscard]] constexpr Field<Struct, Member> field(std::string_view name, Member Struct::*member,
                                                    std::string_view about, std::string_view flag = {})
{
    return {name, member, about, flag};
}

/// The table of a struct.
[[nodiscard]] constexpr auto table(const auto&... fields) { return std::tuple(fields...); }
/// The same, with the table of its base struct.
template <class Base>
[[nodiscard]] constexpr auto tableWith(const auto&... fields)
{
    return std::tuple_cat(std::tuple(fields...), Base::fields());
}

} // namespace muster::print
