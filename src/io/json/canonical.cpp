#include "io/json/canonical.h"

#include "core/base/jsonwriter.h"

#include <nlohmann/json.hpp>

namespace muster {

using nlohmann::ordered_json;

std::string canonicalText(const ordered_json& document)
{
    return canonicalJson(document.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

} // namespace muster
