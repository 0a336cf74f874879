#pragma once

#include "core/base/fault.h"
#include "print/print.h"

#include <string>
#include <vector>

namespace muster::print {

/// A name that templates may use: a member of view data. The renderer prints nothing for an unknown name and does not
/// report it, so templates are checked against these names.
struct Name {
    enum class Kind { Text, MaybeText, Flag, List, Html };

    std::string name;
    Kind kind = Kind::Text;
    std::string flag;         ///< of a list: another name, which is true if the list is not empty
    std::vector<Name> inside; ///< of a list: the names in each of its entries

    [[nodiscard]] bool isRaw() const { return kind == Kind::Html; }
};

/// The names of a sheet, without the words that all sheets can use.
[[nodiscard]] const std::vector<Name>& namesOf(Sheet sheet);
[[nodiscard]] const std::vector<Name>& namesOfPage();
[[nodiscard]] const std::vector<Name>& namesOfPlayPage();

/// In a template a word is written as this prefix and its id.
inline constexpr std::string_view wordPrefix = "words.";

/// Faults of one template; `name` is its file name ("roster.html"), `file` its path for messages.
[[nodiscard]] Faults checkTemplate(const std::string& name, const std::string& text, const std::string& file);

} // namespace muster::print
