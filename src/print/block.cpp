#include "print/block.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr std::string_view open = "<section";
constexpr std::string_view close = "</section>";

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string attribute(std::string_view tag, std::string_view name)
{
    const auto start = tag.find(std::string(name) + "=\"");
    if (start == std::string_view::npos)
        return {};
    const auto from = start + name.size() + 2;
    return std::string(tag.substr(from, tag.find('"', from) - from));
}

Fault faultAt(std::string_view html, std::size_t at, const std::string& file, std::string message)
{
    const auto line = 1 + std::count(html.begin(), html.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {file, static_cast<int>(line), 0,
            {},   std::move(message),     "Put everything into <section class=\"...\"> blocks."};
}

} // namespace

Result<std::vector<Block>> splitBlocks(std::string_view html, const std::string& file)
{
    std::vector<Block> blocks;
    std::size_t at = 0;
    while (true) {
        const auto start = html.find(open, at);
        if (!isBlank(html.substr(at, start == std::string_view::npos ? start : start - at)))
            return failure(faultAt(html, at, file, "There is text outside the blocks of the sheet"));
        if (start == std::string_view::npos)
            return blocks;
        const auto tagEnd = html.find('>', start);
        const auto end = html.find(close, start);
        if (tagEnd == std::string_view::npos || end == std::string_view::npos || tagEnd > end)
            return failure(faultAt(html, start, file, "A <section> is not closed"));
        const auto tag = html.substr(start, tagEnd - start);
        auto body = html.substr(tagEnd + 1, end - tagEnd - 1);
        if (body.find(open) != std::string_view::npos)
            return failure(faultAt(html, start, file, "A <section> stands in another"));
        Block block{attribute(tag, "class"), attribute(tag, "data-icon"), {}, {}};
        if (const auto foot = body.find("<footer>"); foot != std::string_view::npos) {
            const auto from = foot + std::string_view("<footer>").size();
            block.foot = body.substr(from, body.find("</footer>", from) - from);
            body = body.substr(0, foot);
        }
        block.body = body;
        blocks.push_back(std::move(block));
        at = end + close.size();
    }
}

} // namespace muster::print
