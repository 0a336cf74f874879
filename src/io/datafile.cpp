#include "io/datafile.h"

#include "io/boundedjson.h"
#include "io/safefile.h"

namespace muster {

Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas)
{
    auto text = readFile(path, JsonBounds{}.bytes);
    if (!text)
        return tl::unexpected<Faults>(std::move(text.error()));
    auto document = parseJson(*text, path);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    if (auto faults = schemas.check(schema, *document, *text, path); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return DataFile{path, std::move(*text), std::move(*document), false};
}

} // namespace muster
