#pragma once

#include "core/fault.h"
#include "print/print.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// The names that view data have, as a tree: what stands inside a list or object stands under its name. Templates are
/// checked against it, for an unknown name renders as nothing, silently; a test holds it against real view data.
struct Name {
    std::string_view name;
    std::vector<Name> inside;
    bool isRaw = false; ///< HTML that we made: the page's sheets and styles
};

[[nodiscard]] const std::vector<Name>& schemaOf(Sheet sheet);
[[nodiscard]] const std::vector<Name>& schemaOfPage();

/// Faults of one template, by its name ("roster.html"). Style sheets have none.
[[nodiscard]] Faults checkTemplate(const std::string& name, const std::string& text, const std::string& file);

} // namespace muster::print
