#pragma once

#include "core/fault.h"
#include "print/print.h"

#include <string>
#include <vector>

namespace muster::print {

/// A name that templates may use, as the tables of view data have it. An unknown one renders as nothing, silently, so
/// templates are checked against these.
struct Name {
    enum class Kind { Text, MaybeText, Flag, List, Html };

    std::string name;
    Kind kind = Kind::Text;
    std::string about;
    std::string flag{};         ///< of a list: the name that says whether it has anything; it is a name as well
    std::vector<Name> inside{}; ///< of a list: the names in each of its entries

    [[nodiscard]] bool isRaw() const { return kind == Kind::Html; }
};

/// Those of a sheet, the words of all sheets not among them.
[[nodiscard]] const std::vector<Name>& namesOf(Sheet sheet);
[[nodiscard]] const std::vector<Name>& namesOfPage();

/// What a word is called in a template: this and its id.
inline constexpr std::string_view wordPrefix = "words.";

/// The reference in docs/templates.md, as Markdown: the names of a sheet, list by list.
[[nodiscard]] std::string referenceOf(const std::vector<Name>& names);
/// The same of the words.
[[nodiscard]] std::string referenceOfWords();

/// Faults of one template, by its name ("roster.html"). Style sheets have none.
[[nodiscard]] Faults checkTemplate(const std::string& name, const std::string& text, const std::string& file);

} // namespace muster::print
