#include "paper/output/outline.h"

#include "paper/output/outlineplugin.h"
#include "plugins/load.h"

namespace muster::paper {

Result<std::string> finished(const std::string& pdf, const Beside& beside)
{
    const auto outlines = plugin<OutlinePlugin>({});
    return outlines ? (*outlines)->finished(pdf, beside) : tl::unexpected(outlines.error());
}

std::vector<Chapter> chaptersOf(const std::string& pdf)
{
    const auto outlines = plugin<OutlinePlugin>({});
    return outlines ? (*outlines)->outlineOf(pdf) : std::vector<Chapter>();
}

} // namespace muster::paper
