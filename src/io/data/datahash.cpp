#include "io/data/datahash.h"

#include "core/base/sha256.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace muster {

namespace {

Sha256::Digest sha256(std::string_view text)
{
    Sha256 hash;
    hash.add(text);
    return hash.finish();
}

} // namespace

std::string contentHash(const nlohmann::json& document)
{
    // Objects of this type keep their keys sorted.
    std::string shown;
    for (const auto byte : sha256(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)))
        for (const auto digit : {byte >> 4, byte & 0xF})
            shown += "0123456789abcdef"[digit];
    return shown;
}

std::string shortHash(std::string_view text)
{
    const auto hash = sha256(text);
    char shown[16];
    std::snprintf(shown, sizeof shown, "%02X%02X-%02X%02X-%02X%02X", hash[0], hash[1], hash[2], hash[3], hash[4],
                  hash[5]);
    return shown;
}

} // namespace muster
