#include "widgets/army/favourites.h"

#include "widgets/settings/settings.h"

namespace muster::widgets {

namespace {

const auto usedKey = QStringLiteral("army/lastUsed");
constexpr qsizetype mostUsed = 200;
constexpr int mostUsedOfArmy = 5;
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

QStringList lastUsedKinds() { return Settings().value(usedKey).toStringList().mid(0, mostUsed); }

void addLastUsedKind(const QString& kind)
{
    auto kinds = lastUsedKinds();
    kinds.removeAll(kind);
    kinds.prepend(kind);
    const auto army = kind.section(u'/', 0, 1) + u'/';
    int ofArmy = 0;
    kinds.removeIf([&](const QString& each) { return each.startsWith(army) && ++ofArmy > mostUsedOfArmy; });
    Settings().setValue(usedKey, kinds.mid(0, mostUsed));
}

} // namespace muster::widgets
