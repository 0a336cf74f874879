#include "editor/checking/checkmodel.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

QString nameOfUnit(const Verdict& verdict, Id<AssessedUnit> at)
{
    const auto& unit = verdict.assessment().units[at];
    auto name = shown(report::unitName(verdict.catalogue(), verdict.assessment(), at));
    return verdict.catalogue().ruleset.countsModels && unit.models > 1
               ? QStringLiteral("%1 × %2").arg(shownNumber(unit.models), name)
               : name;
}

} // namespace

void CheckModel::setList(std::optional<CheckedList> list)
{
    m_list = std::move(list);
    auto rows = !m_list                ? std::vector<Row>()
                : m_list->reading      ? rowsOfLines()
                : m_list->battleScribe ? battleScribeRows()
                                       : rowsOfUnits();
    markBlamed(rows);
    const auto isSame = rows.size() == m_rows.size() &&
                        std::ranges::equal(rows, m_rows, [](const Row& a, const Row& b) { return a.text == b.text; });
    if (isSame && !rows.empty()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

/// What findings blame, down to warnings, is marked in its row: the innermost that has one.
void CheckModel::markBlamed(std::vector<Row>& rows) const
{
    if (!m_list)
        return;
    std::map<QString, std::size_t> places; // of ids; a row that is the unit itself before one that only adds to it
    for (const bool isUnit : {true, false})
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].isUnit == isUnit)
                for (const auto& id : rows[i].units)
                    places.emplace(id, i);
    const auto mark = [&](const std::string& id, Severity severity, const std::string& message) {
        const auto found = places.find(text(id));
        if (found == places.end() || severity > Severity::Warning)
            return;
        auto& row = rows[found->second];
        row.severity = std::min(row.severity, severity);
        if (auto words = text(message); !row.findings.contains(words))
            row.findings << std::move(words);
    };
    if (m_list->battleScribe) {
        for (const auto& finding : report::findingTexts(*m_list->battleScribe))
            if (!finding.ids.empty())
                mark(finding.ids.back(), finding.severity, finding.message);
    } else if (m_list->verdict) {
        const auto& assessment = m_list->verdict->assessment();
        for (const auto& finding : assessment.findings)
            if (finding.severity <= Severity::Warning) {
                const auto message = report::message(m_list->verdict->catalogue(), assessment, finding);
                for (const auto unit : finding.units)
                    mark(assessment.units[unit].id, finding.severity, message);
            }
    }
}

bool CheckModel::hasPoints() const
{
    if (!m_list)
        return false;
    return m_list->battleScribe ? battlescribe::mainSum(m_list->battleScribe->sums) != nullptr
                                : m_list->catalogue->ruleset.hasPoints;
}

int CheckModel::count(LineMark mark) const { return static_cast<int>(std::ranges::count(m_rows, mark, &Row::mark)); }

int CheckModel::nextToLookAt(int row) const
{
    const auto rows = rowCount();
    for (int step = 1; step <= rows; ++step) {
        const auto at = (row + step + rows) % rows;
        const auto mark = m_rows[static_cast<std::size_t>(at)].mark;
        if (mark == LineMark::Doubtful || mark == LineMark::Unread || mark == LineMark::Likely)
            return at;
    }
    return -1;
}

int CheckModel::rowOf(const QString& unit) const
{
    // A line that is the unit itself before one that only adds to it.
    for (const bool isUnit : {true, false})
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_rows[i].isUnit == isUnit && m_rows[i].units.contains(unit))
                return static_cast<int>(i);
    return -1;
}

std::vector<CheckModel::Row> CheckModel::rowsOfUnits() const
{
    std::vector<Row> rows;
    if (!m_list->verdict)
        return rows;
    const auto& verdict = *m_list->verdict;
    const auto& assessment = verdict.assessment();
    for (const auto at : assessment.units.ids()) {
        const auto& unit = assessment.units[at];
        Row row;
        row.taken = nameOfUnit(verdict, at);
        row.choices = shown(report::choicesLine(verdict.catalogue(), assessment, at));
        row.isUnit = true;
        for (auto up = unit.parent; !up.isNone(); up = assessment.units[up].parent)
            ++row.depth;
        row.units << text(unit.id);
        if (verdict.catalogue().ruleset.hasPoints)
            row.actual = unit.points;
        row.text = row.units.front(); // which unit it is
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CheckModel::Row> CheckModel::rowsOfLines() const
{
    std::vector<Row> rows;
    for (const auto& line : m_list->reading->lines) {
        Row row;
        row.number = line.line;
        row.text = shown(line.text);
        row.mark = markOf(*m_list->reading, line);
        for (const auto& id : line.units)
            row.units << text(id);
        row.guesses = static_cast<int>(line.alternatives.size());
        row.claimed = line.claimed;
        row.actual = line.actual;
        row.isUnit = line.as == LineKind::Unit && !line.units.empty();
        if (row.isUnit)
            tellUnits(line, row);
        else {
            row.taken = kindWords(line);
            if (line.as == LineKind::Total && line.claimed && m_list->verdict && line.actual)
                row.actual = m_list->verdict->assessment().points;
        }
        QStringList unknown;
        for (const auto& each : line.unknown)
            unknown << tr("not understood: “%1”").arg(shown(each.words));
        for (const auto& each : line.remarks)
            unknown << tr("a remark: “%1”").arg(shown(each.words));
        if (!unknown.isEmpty())
            row.choices = (row.choices.isEmpty() ? QString() : row.choices + QStringLiteral(" · ")) +
                          unknown.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// "2 × Grunts Section", what was chosen, and what it costs by the data.
void CheckModel::tellUnits(const LineReading& line, Row& row) const
{
    if (m_list->battleScribe)
        return tellSelections(line, row);
    if (!m_list->verdict)
        return;
    const auto& verdict = *m_list->verdict;
    QStringList names;
    QStringList choices;
    Points points;
    int copies = 0;
    const auto flush = [&] {
        if (copies > 1 && !names.isEmpty())
            names.back() = tr("%1 times %2").arg(copies).arg(names.back());
    };
    for (const auto& id : line.units) {
        const auto at = verdict.unitAt(id);
        if (at.isNone())
            continue;
        points += verdict.assessment().units[at].points;
        const auto name = nameOfUnit(verdict, at);
        const auto chosen = shown(report::choicesLine(verdict.catalogue(), verdict.assessment(), at));
        if (copies > 0 && names.back() == name && choices.back() == chosen) {
            ++copies;
            continue;
        }
        flush();
        copies = 1;
        names << name;
        choices << chosen;
    }
    flush();
    row.taken = names.join(QStringLiteral(", "));
    choices.removeDuplicates();
    choices.removeAll({});
    row.choices = choices.join(QStringLiteral("; "));
    if (verdict.catalogue().ruleset.hasPoints && !row.actual)
        row.actual = points;
}

QString CheckModel::kindWords(const LineReading& line) const
{
    switch (line.as) {
    case LineKind::Title:
        return tr("Name of the list");
    case LineKind::Army:
        return tr("Army");
    case LineKind::Section:
        return tr("Heading");
    case LineKind::Unit:
        return tr("Unit");
    case LineKind::Option:
    case LineKind::Continuation: {
        QStringList names;
        if (m_list->verdict)
            for (const auto& id : line.units)
                if (const auto at = m_list->verdict->unitAt(id); !at.isNone())
                    names << shown(report::unitName(m_list->verdict->catalogue(), m_list->verdict->assessment(), at));
        names.removeDuplicates();
        return names.isEmpty() ? tr("Belongs to the line above")
                               : tr("Belongs to %1").arg(names.join(QStringLiteral(", ")));
    }
    case LineKind::Total:
        return tr("Claimed sum");
    case LineKind::Rules:
        return tr("Rules and figures, which the data have");
    case LineKind::Mention:
        return tr("Names a unit, but does not take it");
    case LineKind::Struck:
        return tr("Struck out");
    case LineKind::Frame:
        return tr("Of the mail or the tool, not of the list");
    case LineKind::Ignored:
        return tr("Left out");
    case LineKind::Unknown:
        break;
    }
    return tr("Not understood: counts for nothing");
}

QString CheckModel::nameOf(LineMark mark)
{
    switch (mark) {
    case LineMark::Sure:
        return tr("Sure");
    case LineMark::Likely:
        return tr("Likely");
    case LineMark::Doubtful:
        return tr("Guess");
    case LineMark::Unread:
        return tr("Not read");
    case LineMark::Ignored:
        break;
    }
    return tr("Left out", "mark");
}

QString CheckModel::words(const CheckedList& list, const UnitGuess& guess)
{
    if (list.battleScribe)
        return guess.points ? QStringLiteral("%1: %2").arg(shown(guess.name), text(report::points({}, *guess.points)))
                            : shown(guess.name);
    Roster alone;
    alone.ruleset = list.roster.ruleset;
    alone.army = list.roster.army;
    alone.units.push_back(guess.unit);
    alone.units.front().id = "u1";
    const Verdict verdict(list.catalogue, std::move(alone));
    const auto at = verdict.unitAt("u1");
    if (at.isNone())
        return shown(guess.name);
    auto words = nameOfUnit(verdict, at);
    if (const auto choices = shown(report::choicesLine(verdict.catalogue(), verdict.assessment(), at));
        !choices.isEmpty())
        words += QStringLiteral(" – ") + choices;
    if (verdict.catalogue().ruleset.hasPoints)
        words += QStringLiteral(": ") +
                 text(report::points(verdict.catalogue().ruleset.currency, verdict.assessment().units[at].points));
    return words;
}

int CheckModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CheckModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(ColumnCount); }

/// A row as a screen reader says it.
QString CheckModel::said(const Row& row) const
{
    QStringList words;
    if (hasLines())
        words << tr("Line %1").arg(row.number) << row.text << nameOf(row.mark);
    words << row.taken;
    if (!row.choices.isEmpty())
        words << row.choices;
    if (row.claimed)
        words << tr("claimed %1").arg(shownNumber(*row.claimed));
    if (row.actual)
        words << tr("by the data %1").arg(shownNumber(*row.actual));
    if (!row.cost.isEmpty())
        words << row.cost;
    if (row.guesses > 0)
        words << tr("%n other guess(es)", nullptr, row.guesses);
    if (row.severity != Severity::Off)
        words << text(report::severityName(row.severity));
    return words.join(QStringLiteral(", "));
}

QVariant CheckModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NumberColumn:
            return row.number > 0 ? QString::number(row.number) : QString();
        case TextColumn:
            return hasLines() ? row.text : QString();
        case MarkColumn:
            return nameOf(row.mark);
        case TakenColumn:
            return row.taken;
        case ClaimedColumn:
            return row.claimed ? shownNumber(*row.claimed) : QString();
        case TrueColumn:
            return row.actual ? shownNumber(*row.actual) : row.cost;
        default:
            return {};
        }
    case Qt::AccessibleTextRole:
        return said(row);
    case Qt::ToolTipRole:
        if (index.column() == TextColumn)
            return shownTip(row.text);
        return shownTip((QStringList(row.choices.isEmpty() ? row.taken : row.taken + QLatin1Char('\n') + row.choices)
                         << row.findings)
                            .join(QLatin1Char('\n')));
    case MarkRole:
        return int(row.mark);
    case ChoicesRole:
        return row.choices;
    case IsUnitRole:
        return row.isUnit;
    case DepthRole:
        return row.depth;
    case UnitsRole:
        return row.units;
    case GuessesRole:
        return row.guesses;
    case SeverityRole:
        return int(row.severity);
    case DifferenceRole:
        if (row.claimed && row.actual && *row.claimed != row.actual->floor())
            return QVariant::fromValue<qint64>(row.actual->floor() - *row.claimed);
        return {};
    default:
        return {};
    }
}

QVariant CheckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= ClaimedColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                        : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TextColumn:
        return tr("Their list");
    case MarkColumn:
        return tr("How sure");
    case TakenColumn:
        return hasLines()                         ? tr("Taken for")
               : !m_list || !m_list->battleScribe ? tr("Unit")
               : m_list->battleScribe->verdict    ? tr("By the data")
                                                  : tr("What the file has");
    case ClaimedColumn:
        return tr("Claimed");
    case TrueColumn:
        if (const auto* main =
                m_list && m_list->battleScribe ? battlescribe::mainSum(m_list->battleScribe->sums) : nullptr)
            return shown(main->name);
        return hasLines() ? tr("True") : tr("Points");
    default:
        return QString();
    }
}

} // namespace muster::editor
