#pragma once

#include "paper/output/outline.h"

namespace muster::paper {

/// What is done with qpdf, by a plugin: see plugins/load.h.
struct OutlinePlugin {
    static constexpr auto name = "outline";

    Result<std::string> (*finished)(const std::string& pdf, const Beside& beside);
    std::vector<Chapter> (*outlineOf)(const std::string& pdf); ///< as chaptersOf()
};

} // namespace muster::paper
