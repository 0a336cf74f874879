#include "io/data/datahash.h"

#include "core/base/sha256.h"

#include <nlohmann/json.hpp>

namespace muster {

std::string contentHash(const nlohmann::json& document)
{
    // Objects of this type keep their keys sorted.
    Sha256 hash;
    hash.add(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return hash.digits();
}

std::string shortHash(std::string_view text)
{
    Sha256 hash;
    hash.add(text);
    return hash.shortDigits();
}

} // namespace muster
