#include "widgets/settings/recent.h"

#include "widgets/settings/settings.h"

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int mostRecent = 12;
const auto key = QStringLiteral("recent");
const auto pathKey = QStringLiteral("path");
const auto nameKey = QStringLiteral("name");
const auto armyKey = QStringLiteral("army");

const auto outcomeKey = QStringLiteral("outcome");
const auto pointsKey = QStringLiteral("points");
const auto limitKey = QStringLiteral("limit");
const auto timeKey = QStringLiteral("fileTime");

/// As words in the settings: numbers of an enum may change their meaning.
const std::pair<Outcome, QString> outcomes[]{{Outcome::Empty, QStringLiteral("empty")},
                                             {Outcome::Legal, QStringLiteral("legal")},
                                             {Outcome::NotLegal, QStringLiteral("not-legal")},
                                             {Outcome::NotJudged, QStringLiteral("not-judged")}};

QVariantMap written(const RecentRoster& roster)
{
    QVariantMap map{{pathKey, roster.path}, {nameKey, roster.name}, {armyKey, roster.army}};
    if (const auto& state = roster.state) {
        for (const auto& [outcome, word] : outcomes)
            if (outcome == state->outcome)
                map.insert(outcomeKey, word);
        if (state->points)
            map.insert(pointsKey, *state->points);
        if (state->limit)
            map.insert(limitKey, *state->limit);
        map.insert(timeKey, state->fileTime);
    }
    return map;
}

std::optional<RecentRoster::State> stateIn(const QVariantMap& map)
{
    RecentRoster::State state;
    const auto word = map.value(outcomeKey).toString();
    const auto* known = std::ranges::find(outcomes, word, [](const auto& each) { return each.second; });
    state.fileTime = map.value(timeKey).toDateTime();
    if (known == std::end(outcomes) || !state.fileTime.isValid())
        return std::nullopt;
    state.outcome = known->first;
    if (map.contains(pointsKey))
        state.points = map.value(pointsKey).toLongLong();
    if (map.contains(limitKey))
        state.limit = map.value(limitKey).toLongLong();
    return state;
}

void write(const QVector<RecentRoster>& list)
{
    QVariantList values;
    for (const auto& roster : list)
        values.append(written(roster));
    Settings().setValue(key, values);
}

} // namespace

QVector<RecentRoster> recentRosters()
{
    QVector<RecentRoster> list;
    for (const auto& value : Settings().value(key).toList().mid(0, mostRecent)) {
        const auto map = value.toMap();
        if (map.value(pathKey).toString().isEmpty()) // edited by hand
            continue;
        list.append({map.value(pathKey).toString(), map.value(nameKey).toString(), map.value(armyKey).toString(),
                     stateIn(map)});
    }
    return list;
}

void addRecent(const RecentRoster& roster)
{
    auto list = recentRosters();
    list.removeIf([&](const RecentRoster& other) { return other.path == roster.path; });
    list.prepend(roster);
    while (list.size() > mostRecent)
        list.removeLast();
    write(list);
}

void removeRecent(const QString& path)
{
    auto list = recentRosters();
    list.removeIf([&](const RecentRoster& other) { return other.path == path; });
    write(list);
}

} // namespace muster::widgets
