#include "editor/library/librarymodel.h"

#include "editor/words/language.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <QLocale>

#include <array>

// The words of a row.

namespace muster::editor {

namespace {

constexpr int bandWidth = 500;
constexpr int lastBand = 3000;

} // namespace

QString LibraryModel::stateName(LibraryState state)
{
    static constexpr std::array names{QT_TR_NOOP("Not readable"), QT_TR_NOOP("Not judged"), QT_TR_NOOP("Not legal"),
                                      QT_TR_NOOP("Empty"), QT_TR_NOOP("Legal")};
    return state == LibraryState::Waiting ? QStringLiteral("…") : tr(names[static_cast<std::size_t>(state)]);
}

QString LibraryModel::verdictWords(const LibraryEntry& entry)
{
    const auto state = entry.verdict();
    if (state == LibraryState::NotLegal && entry.judged->errors > 0)
        return tr("%n error(s)", nullptr, entry.judged->errors);
    if (state == LibraryState::Legal && entry.judged->hasDataChanged)
        return tr("Data changed");
    if (state == LibraryState::Legal && entry.judged->warnings > 0)
        return tr("Legal, %n warning(s)", nullptr, entry.judged->warnings);
    if (state == LibraryState::Legal && entry.judged->notes > 0)
        return tr("Legal, %n note(s)", nullptr, entry.judged->notes);
    return stateName(state);
}

QString LibraryModel::pointsWords(const LibraryEntry& entry)
{
    const auto number = [](Fraction value) { return text(report::number(value)); };
    if (!entry.judged || entry.judged->unitCount == 0) {
        const auto limit = entry.judged ? entry.judged->limit : entry.limit;
        if (entry.verdict() == LibraryState::NotReadable || !limit)
            return {};
        return tr("%1 of %2")
            .arg(entry.verdict() == LibraryState::Empty ? number(0) : QStringLiteral("…"), number(*limit));
    }
    const auto& judged = *entry.judged;
    if (!judged.hasPoints)
        return tr("%n unit(s)", nullptr, judged.unitCount);
    return judged.limit ? tr("%1 of %2").arg(number(judged.points), number(*judged.limit)) : number(judged.points);
}

/// Bands of 500 points by the limit, or else by what the roster costs.
static std::optional<int> bandOf(const LibraryEntry& entry)
{
    auto points = entry.judged ? entry.judged->limit : entry.limit;
    if (entry.judged && !entry.judged->hasPoints)
        return std::nullopt;
    if (!points && entry.judged)
        points = entry.judged->points.ceil();
    if (!points)
        return std::nullopt;
    if (*points > lastBand)
        return lastBand + bandWidth;
    return static_cast<int>(std::max<std::int64_t>(1, (*points + bandWidth - 1) / bandWidth)) * bandWidth;
}

QString LibraryModel::bandName(int band)
{
    const auto number = [](int value) { return text(report::number(value)); };
    return band > lastBand ? tr("More than %1").arg(number(lastBand))
                           : tr("%1 to %2").arg(number(band == bandWidth ? 0 : band - bandWidth + 1), number(band));
}

QString LibraryModel::dateWords(const QDateTime& time, const QDateTime& now)
{
    const QLocale locale(language());
    const auto days = time.date().daysTo(now.date());
    if (days == 0)
        return tr("Today %1").arg(locale.toString(time.time(), QStringLiteral("HH:mm")));
    if (days == 1)
        return tr("Yesterday");
    return locale.toString(time.date(), time.date().year() == now.date().year() ? tr("d MMM") : tr("d MMM yyyy"));
}

QString LibraryModel::gameOf(const LibraryEntry& entry) const
{
    if (const auto names = m_names.find(entry.ruleset); names != m_names.end() && !entry.judged)
        return names->second.name;
    return entry.judged && !entry.judged->game.isEmpty() ? entry.judged->game : text(entry.ruleset);
}

QString LibraryModel::armyOf(const LibraryEntry& entry) const
{
    if (const auto names = m_names.find(entry.ruleset); names != m_names.end() && !entry.judged)
        return names->second.armies.value(text(entry.army), text(entry.army));
    return entry.judged && !entry.judged->army.isEmpty() ? entry.judged->army : text(entry.army);
}

QString LibraryModel::groupOf(const LibraryEntry& entry) const
{
    switch (m_query.group) {
    case LibraryGroup::None:
        return {};
    case LibraryGroup::Game:
        return gameOf(entry).isEmpty() ? tr("No game") : gameOf(entry);
    case LibraryGroup::Army:
        return armyOf(entry).isEmpty() ? tr("No army") : armyOf(entry);
    case LibraryGroup::Points:
        return bandOf(entry) ? bandName(*bandOf(entry)) : tr("No points");
    case LibraryGroup::Changed: {
        const auto days = entry.changed.date().daysTo(QDate::currentDate());
        return days <= 0    ? tr("Today")
               : days == 1  ? tr("Yesterday")
               : days < 7   ? tr("The last 7 days")
               : days < 31  ? tr("The last 30 days")
               : days < 366 ? tr("The last 12 months")
                            : tr("Older");
    }
    case LibraryGroup::Verdict:
        return entry.judged ? stateName(entry.verdict()) : tr("Not judged yet");
    case LibraryGroup::Folder:
        break;
    }
    return entry.folder;
}

std::vector<int> LibraryModel::pointBands() const
{
    std::vector<int> bands;
    for (const auto& entry : m_library.entries())
        if (const auto band = bandOf(entry); band && isIn(entry, m_query.place, m_query.folder))
            bands.push_back(*band);
    std::ranges::sort(bands);
    bands.erase(std::ranges::unique(bands).begin(), bands.end());
    return bands;
}

bool LibraryModel::fits(const LibraryEntry& entry) const
{
    if (!isIn(entry, m_query.place, m_query.folder) || (m_query.verdict && entry.verdict() != *m_query.verdict) ||
        (m_query.points && bandOf(entry) != m_query.points) ||
        (!m_query.game.isEmpty() && gameOf(entry) != m_query.game) ||
        (!m_query.army.isEmpty() && armyOf(entry) != m_query.army))
        return false;
    const auto words = m_query.search.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return true;
    const auto all = QStringList{entry.title(),
                                 entry.file,
                                 entry.judged ? entry.judged->player : entry.player,
                                 entry.folder,
                                 gameOf(entry),
                                 armyOf(entry),
                                 tagsOf(entry.path).join(QLatin1Char('\n')),
                                 entry.judged ? entry.judged->words : QString()}
                         .join(QLatin1Char('\n'));
    return std::ranges::all_of(words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace muster::editor
