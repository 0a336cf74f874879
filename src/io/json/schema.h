#pragma once

#include "core/base/fault.h"

#include <memory>
#include <string>
#include <string_view>

namespace muster {

/// A JSON document, as boundedjson.h reads it; who only keeps a SchemaSet need not know the JSON library.
struct JsonView;

/// The JSON Schemas that Muster ships, read from `<data>/schemas` when first asked for.
class SchemaSet {
public:
    explicit SchemaSet(std::string folder);
    ~SchemaSet();
    SchemaSet(SchemaSet&&) noexcept;
    SchemaSet& operator=(SchemaSet&&) noexcept;

    /// Every fault of a document by a schema ("army", "ruleset", "translation", "roster", "report", "geometry"), the
    /// leaves only: what is wrong, not what is therefore wrong above it. `text` is the document's own, for lines and
    /// columns.
    [[nodiscard]] Faults check(std::string_view schema, const JsonView& document, std::string_view text,
                               const std::string& file);

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace muster
