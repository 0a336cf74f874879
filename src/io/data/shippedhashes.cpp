#include "io/data/shippedhashes.h"

#include <algorithm>

namespace muster {

namespace {

struct Shipped {
    std::string_view file;
    std::string_view hash;
};

constexpr Shipped shipped[] = {
#include "shippedhashes.inc"
};

} // namespace

std::string_view shippedHash(std::string_view file)
{
    const auto* const found = std::ranges::find(shipped, file, &Shipped::file);
    return found == std::end(shipped) ? std::string_view() : found->hash;
}

} // namespace muster
