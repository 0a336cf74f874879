#pragma once

#include "core/base/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <vector>

namespace muster {

/// Checks documents with a JSON Schema. Faults are in words for the author: what was found, what is expected, and what
/// to do. If several forms are allowed at a place, the faults are those of the form that is most like the document.
/// Only those parts of JSON Schema are known that our schemas use.
class SchemaCheck {
public:
    /// A whole schema, whose references stay inside it.
    explicit SchemaCheck(nlohmann::json schema);
    ~SchemaCheck();

    /// Empty if the document fits.
    [[nodiscard]] std::vector<Fault> run(const nlohmann::json& document);

private:
    class Checker;
    std::unique_ptr<Checker> m_checker;
};

} // namespace muster
