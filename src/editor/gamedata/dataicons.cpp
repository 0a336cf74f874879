#include "editor/gamedata/dataicons.h"

#include "editor/words/shown.h"

#include <QStringList>

namespace muster::editor {

namespace bs = battlescribe;

QString iconOf(const bs::FileSelection& selection)
{
    const bool isUnit = selection.type == bs::SelectionType::Unit;
    if (!isUnit && selection.type != bs::SelectionType::Model)
        return QStringLiteral("part"); // which may have the categories of its unit
    QStringList names;
    for (const auto& category : selection.categories)
        names << shown(category.name);
    names << (isUnit ? QStringLiteral("unit") : QStringLiteral("model"));
    return names.join(QLatin1Char('/'));
}

} // namespace muster::editor
