#pragma once

#include "core/base/fault.h"

#include <memory>
#include <string>
#include <string_view>

namespace muster {

/// A JSON document (boundedjson.h). Declared here only, so that users of SchemaSet do not need the JSON library.
struct JsonView;

/// The JSON Schemas that Muster ships. Each is read from `<data>/schemas` when it is first used.
class SchemaSet {
public:
    explicit SchemaSet(std::string folder);
    ~SchemaSet();
    SchemaSet(SchemaSet&&) noexcept;
    SchemaSet& operator=(SchemaSet&&) noexcept;

    /// Checks a document with a schema ("army", "ruleset", "translation", "roster", "report", "geometry") and returns
    /// all faults. Only the innermost value is reported, not the lists and objects that are wrong because of it. `text`
    /// is the text of the document, for lines and columns.
    [[nodiscard]] Faults check(std::string_view schema, const JsonView& document, std::string_view text,
                               const std::string& file);

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace muster
