#include "widgets/settings/usedgames.h"

#include "widgets/settings/settings.h"

#include <algorithm>

namespace muster::widgets {

namespace {

const auto usedKey = QStringLiteral("new/used");
constexpr std::size_t mostUsed = 12;

} // namespace

std::vector<UsedGame> usedGames()
{
    std::vector<UsedGame> games;
    for (const auto& each : Settings().value(usedKey, QVariantList()).toList()) {
        const auto map = each.toMap();
        const auto word = [&](const char* key) { return map.value(QLatin1String(key)).toString(); };
        if (!word("id").isEmpty() && games.size() < mostUsed)
            games.push_back({word("id"), word("name"), word("army"), QDateTime::fromString(word("when"), Qt::ISODate)});
    }
    return games;
}

void rememberUsed(const UsedGame& game)
{
    auto games = usedGames();
    std::erase_if(games, [&](const UsedGame& each) { return each.id == game.id; });
    games.insert(games.begin(), game);
    games.resize(std::min(games.size(), mostUsed));
    QVariantList list;
    for (const auto& each : games)
        list.append(QVariantMap{{QStringLiteral("id"), each.id},
                                {QStringLiteral("name"), each.name},
                                {QStringLiteral("army"), each.army},
                                {QStringLiteral("when"), each.when.toString(Qt::ISODate)}});
    Settings().setValue(usedKey, list);
}

} // namespace muster::widgets
