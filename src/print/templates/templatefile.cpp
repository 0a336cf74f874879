#include "print/templates/templatefile.h"

#include "core/base/jsonpath.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace muster::print {

using nlohmann::json;

Result<std::optional<std::string>> readTemplateFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::optional<std::string>();
    std::string text(mostTemplateBytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (file.bad())
        return failure(Fault::about(path, "The file cannot be read", "Look whether it is a file, and yours to read."));
    if (text.size() > mostTemplateBytes)
        return failure(Fault::about(path, "The file is larger than 1 MB, which no template is", "Take it away."));
    return std::optional(std::move(text));
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
