#include "paper/layout/geometry.h"

namespace muster::paper {

const BlockShape& Geometry::block(std::string_view kind) const
{
    static const BlockShape plain;
    const auto found = blocks.find(kind);
    return found == blocks.end() ? plain : found->second;
}

} // namespace muster::paper
