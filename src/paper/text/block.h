#pragma once

#include "core/base/fault.h"
#include "paper/text/markup.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::paper {

/// A piece of a sheet that is kept on one page if possible. A rendered template is a list of blocks:
///   <section class="KIND" data-title="TEXT" data-accent="#8a3b0c"><header> ... </header> ... <footer> ...
///   </footer></section>
/// Title, header and footer may be missing. The title is shown in the outline of a PDF. If a block is continued, the
/// header is repeated in each part. The footer is at the bottom: of a card in several parts, of the first one; of any
/// other block, of the last.
struct Block {
    std::string kind;
    std::string title;
    std::string accent;               ///< "#8a3b0c"; empty for that of the style sheet
    std::vector<std::string> classes; ///< all classes of the section
    std::vector<Node> head;
    std::vector<Node> body;
    std::vector<Node> foot;
};

/// Splits a rendered sheet into blocks. `file` is the name in faults. Fails if the HTML is wrong (markup.h) or anything
/// is outside the blocks.
[[nodiscard]] Result<std::vector<Block>> splitBlocks(std::string_view html, const std::string& file);

} // namespace muster::paper
