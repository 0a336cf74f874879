#include "io/datafile.h"

#include "io/boundedjson.h"
#include "io/datahash.h"
#include "io/safefile.h"
#include "io/shippedhashes.h"

#include <filesystem>

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

DataSource dataSource(const DataFile& file)
{
    const std::filesystem::path path(file.path);
    DataSource source;
    source.file = path.filename().string();
    source.hash = contentHash(file.document);
    const auto shipped = shippedHash(path.parent_path().filename().string() + '/' + source.file);
    source.origin = file.isUsersOwn          ? DataOrigin::Own
                    : shipped.empty()        ? DataOrigin::Other
                    : shipped == source.hash ? DataOrigin::Shipped
                                             : DataOrigin::Changed;
    return source;
}

} // namespace muster
