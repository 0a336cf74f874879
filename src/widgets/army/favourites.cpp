#include "widgets/army/favourites.h"

#include "widgets/person/settings.h"

namespace muster::widgets {

namespace {

const auto key = QStringLiteral("army/favourites");
/// Settings are read each time: a file that somebody filled with names must not slow the program.
constexpr qsizetype mostFavourites = 2000;

} // namespace

QStringList favouriteKinds() { return Settings().value(key).toStringList().mid(0, mostFavourites); }

void setFavouriteKind(const QString& kind, bool isOne)
{
    auto kinds = favouriteKinds();
    kinds.removeAll(kind);
    if (isOne)
        kinds.prepend(kind);
    Settings().setValue(key, kinds.mid(0, mostFavourites));
}

} // namespace muster::widgets
