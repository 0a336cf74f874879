#include "battlescribe/data/head.h"

#include "battlescribe/data/amount.h"
#include "battlescribe/file/encoding.h"

#include <pugixml.hpp>

namespace muster::battlescribe::data {

namespace {

/// Behind the declaration and comments; nothing if anything else is there.
std::optional<std::string_view> fromFirstElement(std::string_view text)
{
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        const std::string_view end = text.starts_with("<?") ? "?>" : text.starts_with("<!--") ? "-->" : "";
        if (end.empty())
            break;
        const auto found = text.find(end);
        if (found == std::string_view::npos)
            return std::nullopt;
        text.remove_prefix(found + end.size());
    }
    if (!text.starts_with('<') || text.starts_with("<!"))
        return std::nullopt;
    return text;
}

/// The first element alone, closed; nothing if it does not end here.
std::optional<std::string> closed(std::string_view text)
{
    for (std::size_t at = 0; at < text.size() && text[at] != '>'; ++at) {
        if (text[at] != '"' && text[at] != '\'')
            continue;
        at = text.find(text[at], at + 1);
        if (at == std::string_view::npos)
            return std::nullopt;
        if (const auto end = text.find_first_of("\"'>", at + 1); end != std::string_view::npos && text[end] == '>') {
            const auto last = text[end - 1] == '/' ? end - 1 : end;
            return std::string(text.substr(0, last)) + "/>";
        }
    }
    return std::nullopt;
}

Head headIn(pugi::xml_node root)
{
    Head head;
    head.isSystem = root.name() == std::string_view("gameSystem");
    head.id = root.attribute("id").value();
    head.name = root.attribute("name").value();
    head.gameSystem = head.isSystem ? head.id : root.attribute("gameSystemId").value();
    head.version = root.attribute("battleScribeVersion").value();
    head.isLibrary = root.attribute("library").as_bool();
    if (const auto revision = Amount::parse(root.attribute("revision").value()))
        head.revision = static_cast<std::int32_t>(revision->floor());
    return head;
}

} // namespace

Result<Head> headOf(std::string_view beginning, const std::string& file)
{
    constexpr std::string_view advice = "Is it a .gst or .cat file of BattleScribe or New Recruit?";
    const auto bad = [&] { return failure(Fault::about(file, "it does not begin as data do", std::string(advice))); };
    std::string text(beginning.substr(0, mostHeadBytes));
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        text.resize(text.size() / 2 * 2);
        auto decoded = inUtf8(std::move(text), file);
        if (!decoded)
            return tl::unexpected(std::move(decoded.error()));
        text = std::move(*decoded);
    }
    if (text.starts_with("\xEF\xBB\xBF"))
        text.erase(0, 3);
    const auto first = fromFirstElement(text);
    const auto element = first ? closed(*first) : std::nullopt;
    pugi::xml_document tree;
    if (!element || !tree.load_buffer(element->data(), element->size(), pugi::parse_default, pugi::encoding_utf8))
        return bad();
    const auto root = tree.document_element();
    const std::string_view name = root.name();
    return name == "gameSystem" || name == "catalogue" ? Result<Head>(headIn(root)) : bad();
}

} // namespace muster::battlescribe::data
