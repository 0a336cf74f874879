#include "apps/sheets.h"

#include "plugins/load.h"

namespace muster {

Result<const Sheets*> loadSheets(const std::string& file)
{
    const auto sheets = plugin<Sheets>(file);
    if (sheets)
        (*sheets)->setTranslation(report::installedTranslation());
    return sheets;
}

} // namespace muster
