#pragma once

#include "core/base/fault.h"
#include "paper/text/markup.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::paper {

/// A piece of a sheet that is placed whole where it can be. Rendered templates are a list of them:
///   <section class="KIND" data-title="TEXT"><header> ... </header> ... <footer> ... </footer></section>
/// Title, header and footer may be missing. The title stands in the outline of a PDF. A block that must be continued
/// has its header again in each part; the footer stands at the bottom of the last.
struct Block {
    std::string kind;
    std::string title;
    std::vector<std::string> classes; ///< all of the section's
    std::vector<Node> head;
    std::vector<Node> body;
    std::vector<Node> foot;
};

/// Takes a rendered sheet apart. `file` is named in faults.
[[nodiscard]] Result<std::vector<Block>> splitBlocks(std::string_view html, const std::string& file);

} // namespace muster::paper
