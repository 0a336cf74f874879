#include "io/data/currentdocument.h"

namespace muster {

Result<nlohmann::json> currentDocument(std::string_view& text, const std::string& file, const Versions& versions,
                                       std::string_view schema, SchemaSet& schemas, const JsonBounds& bounds)
{
    auto document = parseJson(text, file, bounds);
    if (!document)
        return document;
    const auto update = versions.bringUpToDate(*document, text, file);
    if (!update)
        return tl::unexpected<Faults>(update.error());
    if (update->isOld())
        text = {};
    if (auto faults = schemas.check(schema, *document, text, file); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return document;
}

} // namespace muster
