#include "print/templates/templatefile.h"

#include "core/base/jsonpath.h"
#include "files/readfile.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace muster::print {

using nlohmann::json;

Result<std::optional<std::string>> readTemplateFile(const std::string& path)
{
    std::error_code error;
    if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found)
        return std::optional<std::string>();
    auto text = readBeginning(path, mostTemplateBytes + 1);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    if (text->size() > mostTemplateBytes)
        return failure(Fault::about(path, "The file is larger than 1 MB, which no template is", "Take it away."));
    return std::optional(std::move(*text));
}

Result<json> readJson(const std::string& text, const std::string& file)
{
    try {
        return json::parse(text);
    } catch (const json::parse_error& error) {
        const auto at = positionAt(text, error.byte > 0 ? error.byte - 1 : 0);
        const auto* advice =
            "Look here, and at the end of the line before, for a comma or a bracket too few or too many.";
        return failure({file, at.line, at.column, {}, "This is no JSON", advice});
    }
}

void addLines(Faults& faults, std::string_view text)
{
    for (auto& fault : faults) {
        const auto at = locate(text, fault.pointer);
        fault.line = at.line;
        fault.column = at.column;
    }
}

} // namespace muster::print
