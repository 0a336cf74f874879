#include "editor/words/bounds.h"

#include <QCoreApplication>

namespace muster::editor {

namespace {

class BoundsWords {
    Q_DECLARE_TR_FUNCTIONS(UnitForm)

public:
    static QString range(const QString& least, const QString& most)
    {
        return most.isEmpty()    ? tr("at least %1").arg(least)
               : least.isEmpty() ? tr("up to %1").arg(most)
                                 : tr("%1 to %2").arg(least, most);
    }

    static QString bounds(const QString& least, const QString& most, std::size_t kinds)
    {
        const bool isOneAtMost = most == QLatin1String("1");
        if (most.isEmpty() && least.isEmpty())
            return kinds > 1 ? tr("any of these") : QString();
        if (isOneAtMost && kinds > 1)
            return least.isEmpty() ? tr("one at most") : tr("one of these");
        if (kinds == 1 && least.isEmpty() && (isOneAtMost || most == QLatin1String("0")))
            return {};
        return least == most ? tr("exactly %1").arg(most) : range(least, most);
    }
};

} // namespace

QString rangeWords(const QString& least, const QString& most) { return BoundsWords::range(least, most); }

QString boundsWords(const QString& least, const QString& most, std::size_t kinds)
{
    return BoundsWords::bounds(least, most, kinds);
}

} // namespace muster::editor
