#include "editor/words/origin.h"

#include "editor/words/shown.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace muster::editor {

namespace {

/// From the most reliable kind to the least.
constexpr std::array<std::pair<std::string_view, const char*>, 5> kinds{
    {{"rulebook", QT_TRANSLATE_NOOP("Origin", "Figures from the rulebook")},
     {"transcribed", QT_TRANSLATE_NOOP("Origin", "Figures transcribed by players")},
     {"typical", QT_TRANSLATE_NOOP("Origin", "Typical figures")},
     {"own", QT_TRANSLATE_NOOP("Origin", "Your own figures")},
     {"playtest", QT_TRANSLATE_NOOP("Origin", "Playtest figures")}}};

auto placeOf(const Provenance& provenance)
{
    return std::ranges::find_if(kinds, [&](const auto& kind) { return kind.first == provenance.kind; });
}

} // namespace

QString originName(const Provenance& provenance)
{
    const auto place = placeOf(provenance);
    return place == kinds.end() ? shown(provenance.kind) : QCoreApplication::translate("Origin", place->second);
}

int originRank(const Provenance& provenance) { return static_cast<int>(placeOf(provenance) - kinds.begin()); }

int originRank(const Catalogue& catalogue)
{
    auto best = originRank(Provenance{});
    for (const auto& army : catalogue.armies)
        best = std::min(best, originRank(army.provenance));
    return best;
}

} // namespace muster::editor
