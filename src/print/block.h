#pragma once

#include "core/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// A piece of a sheet that is placed whole. Rendered templates are a list of them:
///   <section class="KIND" data-icon="PATH"> ... <footer> ... </footer></section>
/// The icon and the footer, which stands at the bottom of a card, may be missing.
struct Block {
    std::string kind;
    std::string icon; ///< outline in the SVG path language, 24 x 24; empty for none
    std::string body; ///< HTML
    std::string foot; ///< HTML
};

/// Takes a rendered sheet apart. `file` is named in faults.
[[nodiscard]] Result<std::vector<Block>> splitBlocks(std::string_view html, const std::string& file);

} // namespace muster::print
