#include "editor/comparing/pairedrows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>

namespace muster::editor {

namespace {

constexpr auto between = QLatin1Char('\n'); // no words of a row have it

/// A row with its words, and all of it with what is below as one text.
struct Row {
    std::string id;
    RowWords words;
    QString whole;
    std::vector<Row> below;
};

std::vector<Row> rowsOf(const ListForm& form, const std::vector<ListRow>& list)
{
    std::vector<Row> rows;
    for (const auto& each : list) {
        if (!each.key.isUnit()) {
            auto below = rowsOf(form, each.below);
            std::ranges::move(below, std::back_inserter(rows));
            continue;
        }
        Row row{each.key.id, form.words(each.key), {}, rowsOf(form, each.below)};
        row.whole =
            QStringList{row.words.name, row.words.kind, row.words.choices, row.words.models, row.words.cost}.join(
                between);
        for (const auto& below : row.below)
            row.whole += between + below.whole;
        rows.push_back(std::move(row));
    }
    return rows;
}

class RowPairer {
    Q_DECLARE_TR_FUNCTIONS(Comparing)

public:
    explicit RowPairer(bool isOneGame) : m_isOneGame(isOneGame) {}

    void pair(const std::vector<Row>& here, const std::vector<Row>& there, int depth)
    {
        const auto partners =
            m_isOneGame ? partnersOf(here, there) : std::vector<std::optional<std::size_t>>(there.size());
        std::vector<bool> isPaired(here.size());
        for (const auto& partner : partners)
            if (partner)
                isPaired[*partner] = true;
        // What only this list has stands behind the row that it stands behind here.
        std::vector<bool> isAdded = isPaired;
        const auto addOwn = [&](std::size_t from) {
            for (auto i = from; i < here.size() && !isAdded[i]; ++i) {
                isAdded[i] = true;
                addAlone(here[i], PairedUnit::Kind::OnlyHere, depth);
            }
        };
        if (m_isOneGame)
            addOwn(0);
        for (std::size_t i = 0; i < there.size(); ++i) {
            if (!partners[i]) {
                addAlone(there[i], PairedUnit::Kind::OnlyThere, depth);
                continue;
            }
            addPair(here[*partners[i]], there[i], depth);
            addOwn(*partners[i] + 1);
        }
        for (std::size_t i = 0; i < here.size(); ++i)
            addOwn(i);
    }

    PairedRosters pairs;

private:
    /// For each row there, the one here; each at most once.
    static std::vector<std::optional<std::size_t>> partnersOf(const std::vector<Row>& here,
                                                              const std::vector<Row>& there)
    {
        using Alike = QString (*)(const Row&);
        static constexpr std::array<Alike, 4> steps{
            [](const Row& row) { return row.whole; },
            [](const Row& row) { return row.words.kind + between + row.words.ownName + between + row.words.models; },
            [](const Row& row) { return row.words.kind + between + row.words.models; },
            [](const Row& row) { return row.words.kind; }};
        std::vector<std::optional<std::size_t>> partners(there.size());
        std::vector<bool> isTaken(here.size());
        for (const auto alike : steps) {
            std::map<QString, std::deque<std::size_t>> free;
            for (std::size_t i = 0; i < here.size(); ++i)
                if (!isTaken[i])
                    free[alike(here[i])].push_back(i);
            for (std::size_t i = 0; i < there.size(); ++i) {
                if (partners[i])
                    continue;
                const auto found = free.find(alike(there[i]));
                if (found == free.end() || found->second.empty())
                    continue;
                partners[i] = found->second.front();
                isTaken[found->second.front()] = true;
                found->second.pop_front();
            }
        }
        return partners;
    }

    void addAlone(const Row& row, PairedUnit::Kind kind, int depth)
    {
        PairedUnit unit;
        unit.kind = kind;
        unit.depth = depth;
        (kind == PairedUnit::Kind::OnlyHere ? unit.here : unit.there) = row.id;
        unit.name = row.words.name;
        unit.choices = row.words.choices;
        unit.models = row.words.models;
        unit.points = row.words.cost;
        ++pairs.different;
        pairs.units.push_back(std::move(unit));
        for (const auto& below : row.below)
            addAlone(below, kind, depth + 1);
    }

    void addPair(const Row& here, const Row& there, int depth)
    {
        PairedUnit unit;
        unit.depth = depth;
        unit.here = here.id;
        unit.there = there.id;
        unit.name = there.words.name;
        unit.choices = there.words.choices;
        unit.models = both(here.words.models, there.words.models);
        unit.points = both(here.words.cost, there.words.cost);
        if (here.words.name != there.words.name)
            unit.changes << tr("Name: %1").arg(both(here.words.name, there.words.name));
        if (here.words.models != there.words.models)
            unit.changes << tr("Models: %1").arg(unit.models);
        addChoices(here.words.choices, there.words.choices, unit.changes);
        if (here.words.cost != there.words.cost)
            unit.changes << tr("Cost: %1").arg(unit.points);
        unit.kind = unit.changes.isEmpty() ? PairedUnit::Kind::Same : PairedUnit::Kind::Changed;
        pairs.different += unit.changes.isEmpty() ? 0 : 1;
        pairs.units.push_back(std::move(unit));
        pair(here.below, there.below, depth + 1);
    }

    /// What the one has and the other has not.
    static void addChoices(const QString& here, const QString& there, QStringList& changes)
    {
        static const auto comma = QStringLiteral(", ");
        auto onlyHere = here.split(comma, Qt::SkipEmptyParts);
        QStringList onlyThere;
        for (const auto& each : there.split(comma, Qt::SkipEmptyParts))
            if (!onlyHere.removeOne(each))
                onlyThere << each;
        if (!onlyHere.isEmpty())
            changes << tr("Only here: %1").arg(onlyHere.join(comma));
        if (!onlyThere.isEmpty())
            changes << tr("Only there: %1").arg(onlyThere.join(comma));
    }

    static QString both(const QString& here, const QString& there)
    {
        static const auto nothing = QStringLiteral("–");
        return here == there
                   ? here
                   : QStringLiteral("%1 → %2").arg(here.isEmpty() ? nothing : here, there.isEmpty() ? nothing : there);
    }

    bool m_isOneGame;
};

} // namespace

PairedRosters pairRows(const ListForm& here, const ListForm& there, bool isOneGame)
{
    RowPairer pairer(isOneGame);
    pairer.pair(rowsOf(here, here.rows(false)), rowsOf(there, there.rows(false)), 0);
    return std::move(pairer.pairs);
}

} // namespace muster::editor
