#include "battlescribe/data/head.h"

#include "battlescribe/data/jsonelements.h"
#include "battlescribe/data/words.h"
#include "battlescribe/file/decimal.h"
#include "battlescribe/file/encoding.h"

#include <pugixml.hpp>

#include <algorithm>

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

/// `valueOf` gives what the root says under a name, or nothing. Data of BattleScribe 1 are made of other elements.
template <typename ValueOf>
Result<Head> headIn(std::string_view name, const ValueOf& valueOf, const std::string& file)
{
    const std::string_view format = valueOf("battleScribeVersion");
    if (const auto number = Decimal::parse(format); number && *number < 2)
        return failure(Fault::about(file, "format " + std::string(format) + " is not read",
                                    "Formats from 2.00 on are read: save it with a newer program."));
    Head head;
    head.isSystem = name == "gameSystem";
    head.id = valueOf("id");
    head.name = valueOf("name");
    head.gameSystem = head.isSystem ? head.id : std::string(valueOf("gameSystemId"));
    head.isLibrary = valueOf("library") == "true" || valueOf("library") == "1";
    if (const auto revision = Decimal::parse(valueOf("revision")))
        head.revision = static_cast<std::int32_t>(revision->floor());
    return head;
}

Result<Head> headIn(const Element& root, const std::string& file)
{
    const auto valueOf = [&](std::string_view name) {
        const auto found = std::ranges::find(root.attributes, name, &ElementAttribute::name);
        return found == root.attributes.end() ? std::string_view() : found->value;
    };
    return headIn(root.name, valueOf, file);
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
    const auto valueOf = [&](const char* attribute) { return std::string_view(root.attribute(attribute).value()); };
    return isRootName(name) ? headIn(name, valueOf, file) : bad();
}

Result<Head> jsonHeadOf(std::string_view bytes, const std::string& file)
{
    const auto outline = outlineOf(bytes, file, jsonDataBounds);
    if (!outline)
        return tl::unexpected(outline.error());
    // What the root says of itself is all that is needed. Whether the lists are right, the reader of data finds out.
    auto top = jsonElements(outline->top, file);
    if (!top)
        return tl::unexpected(std::move(top.error()));
    return isRootName(top->root.name)
               ? headIn(top->root, file)
               : failure(Fault::about(file, "it does not begin as data do", "Is it a file of New Recruit's data?"));
}

std::optional<std::string> whyNoData(std::string_view json)
{
    if (!isJson(json))
        return "it does not begin as JSON does";
    // Nearly always the first key is the one, so the rest need not be looked at.
    constexpr std::size_t beginning = 1000;
    if (std::ranges::any_of(outerKeysOf(json.substr(0, beginning)), isRootName))
        return std::nullopt;
    const auto keys = outerKeysOf(json);
    if (std::ranges::any_of(keys, isRootName))
        return std::nullopt;
    return keys.empty() ? "it has neither a \"catalogue\" nor a \"gameSystem\""
                        : "its first key is \"" + std::string(keys.front().substr(0, 40)) + '"';
}

} // namespace muster::battlescribe::data
