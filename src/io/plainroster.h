#pragma once

#include <nlohmann/json_fwd.hpp>

namespace muster {

/// Whether a document is a roster of the usual kind, which surely keeps roster.schema.json. The schema is the authority
/// and is asked about everything else; this says the same of nearly every real file, many times faster, for who judges
/// ten thousand lists at once. A test holds it against the schema.
[[nodiscard]] bool isPlainRoster(const nlohmann::json& document);

} // namespace muster
