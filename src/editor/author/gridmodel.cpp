#include "editor/author/gridmodel.h"

#include "editor/words/shown.h"

#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int mostPasted = 5'000; ///< cells

/// A name that is chosen, as its id; of a list, each of its parts. Other words stay as they are.
QString withIds(const AuthorField& field, const QString& words)
{
    const auto idOf = [&](const QString& typed) {
        for (const auto& choice : field.choices)
            if (choice.name.compare(typed, Qt::CaseInsensitive) == 0 ||
                (!typed.isEmpty() && choice.plural.compare(typed, Qt::CaseInsensitive) == 0))
                return QString::fromStdString(choice.id);
        return QString();
    };
    if (field.kind == AuthorField::Kind::Choice) {
        const auto id = idOf(words);
        return id.isEmpty() ? words : id;
    }
    if (field.kind != AuthorField::Kind::List || words.startsWith(u'['))
        return words;
    QStringList parts;
    for (const auto& part : words.split(u';', Qt::SkipEmptyParts)) {
        auto item = part.trimmed();
        // "Long Bow 2": the longest beginning that is a name.
        for (auto end = item.size(); end > 0; end = item.lastIndexOf(u' ', end - 1)) {
            const auto id = idOf(item.left(end));
            if (!id.isEmpty()) {
                item.replace(0, end, id);
                break;
            }
        }
        parts << item;
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace

GridModel::GridModel(AuthorDocument& document, DraftPlace list, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_list(std::move(list))
{
    refresh();
    connect(&document, &AuthorDocument::checkedAgain, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void GridModel::refresh()
{
    const auto& draft = m_document.draft();
    auto fields = fieldsIn(draft, m_list);
    const auto rows = draft.isList(m_list) ? draft.size(m_list) : 0;
    const bool isSame =
        rows == m_rows && std::ranges::equal(fields, m_fields, {}, &AuthorField::key, &AuthorField::key);
    if (!isSame)
        beginResetModel();
    if (rows < m_rows)
        m_wrong.clear(); // they would be in other rows
    m_fields = std::move(fields);
    m_rows = rows;
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int GridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows) + (m_document.isReadOnly() ? 0 : 1);
}

int GridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QString GridModel::why(const QModelIndex& index) const
{
    const Cell cell(index.row(), index.column());
    if (const auto wrong = m_wrong.find(cell); wrong != m_wrong.end())
        return wrong->second.why;
    if (cell.first >= m_rows)
        return {};
    const auto faults = m_document.faultsAt(placeOf(entryAt(cell.first), m_fields[cell.second]));
    if (faults.empty())
        return {};
    const auto& fault = faults.front();
    return shown(fault.advice.empty() ? fault.message + '.' : fault.message + ". " + fault.advice);
}

QVariant GridModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& field = m_fields[static_cast<std::size_t>(index.column())];
    const auto row = static_cast<std::size_t>(index.row());
    if (role == whyRole)
        return why(index);
    if (role == Qt::TextAlignmentRole)
        return field.key.starts_with("/stats/") ? QVariant(Qt::AlignCenter)
                                                : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const auto said = why(index);
        return shownTip(said.isEmpty() ? field.tip : said);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (const auto wrong = m_wrong.find({row, index.column()}); wrong != m_wrong.end())
        return wrong->second.typed;
    if (row >= m_rows)
        return role == Qt::DisplayRole && index.column() == 0 ? tr("Type a name for a new one") : QString();
    const auto words = wordsOf(m_document.draft(), entryAt(row), field);
    return role == Qt::DisplayRole ? shown(words) : words;
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (orientation == Qt::Horizontal) {
        const auto& field = m_fields[static_cast<std::size_t>(section)];
        return role == Qt::DisplayRole ? shown(field.label) : shownTip(field.tip.isEmpty() ? field.label : field.tip);
    }
    const bool isNew = static_cast<std::size_t>(section) >= m_rows;
    return role == Qt::ToolTipRole ? QVariant() : isNew ? QVariant(QStringLiteral("+")) : QVariant(section + 1);
}

Qt::ItemFlags GridModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractTableModel::flags(index);
    const bool isNew = static_cast<std::size_t>(index.row()) >= m_rows;
    if (!m_document.isReadOnly() && (!isNew || index.column() == 0))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool GridModel::addRow(GameDraft& draft, DraftEdit& edit, const QString& name) const
{
    const auto made = newEntry(draft, m_list, draft.isList(m_list) ? draft.size(m_list) : 0, name.trimmed());
    if (name.trimmed().isEmpty() || !draft.apply(made.edit))
        return false;
    edit.insert(edit.end(), made.edit.begin(), made.edit.end());
    return true;
}

void GridModel::type(GameDraft& draft, DraftEdit& edit, const Cell& cell, const QString& words)
{
    const auto& field = m_fields[cell.second];
    auto typed = words.trimmed();
    if (typed == wordsOf(draft, entryAt(cell.first), field)) {
        m_wrong.erase(cell);
        return;
    }
    const auto made = typedInto(draft, entryAt(cell.first), m_fields, field, withIds(field, typed));
    if (!made.fault.isEmpty()) {
        m_wrong[cell] = {typed, made.fault};
        return;
    }
    m_wrong.erase(cell);
    if (draft.apply(made.edit))
        edit.insert(edit.end(), made.edit.begin(), made.edit.end());
}

bool GridModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || m_document.isReadOnly())
        return false;
    auto draft = m_document.draft();
    DraftEdit edit;
    const auto row = static_cast<std::size_t>(index.row());
    const auto words = value.toString();
    if (row >= m_rows) {
        if (!addRow(draft, edit, words))
            return false;
        return m_document.change(sectionAt(m_list).newOne, edit);
    }
    type(draft, edit, {row, index.column()}, words);
    const auto name = tr("%1: %2").arg(entryName(m_document.draft(), entryAt(row)), fieldAt(index.column()).label);
    if (!m_document.change(name, edit))
        emit dataChanged(index, index); // what was typed is kept, and marked
    return true;
}

void GridModel::paste(const QModelIndex& from, const QString& text)
{
    if (!from.isValid() || m_document.isReadOnly())
        return;
    auto draft = m_document.draft();
    DraftEdit edit;
    auto lines = QString(text).remove(u'\r').split(u'\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    int cells = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto row = static_cast<std::size_t>(from.row() + i);
        const auto words = lines[i].split(u'\t');
        // Without its name a new row cannot begin.
        const auto size = draft.isList(m_list) ? draft.size(m_list) : 0;
        if (row >= size && (from.column() != 0 || !addRow(draft, edit, words.front())))
            break;
        for (qsizetype at = 0; at < words.size() && from.column() + at < columnCount(); ++at)
            if (++cells <= mostPasted)
                type(draft, edit, {row, static_cast<std::size_t>(from.column() + at)}, words[at]);
    }
    const auto wrong = m_wrong;
    (void)m_document.change(tr("Paste"), edit);
    m_rows = m_document.draft().isList(m_list) ? m_document.draft().size(m_list) : 0;
    m_wrong = wrong; // new rows are behind those that are marked
    beginResetModel();
    endResetModel();
}

QString GridModel::copied(const QModelIndexList& cells) const
{
    auto sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? u'\t' : u'\n';
        text += static_cast<std::size_t>(sorted[i].row()) < m_rows
                    ? data(sorted[i], Qt::EditRole).toString().simplified()
                    : QString();
    }
    return text;
}

QModelIndex GridModel::nextFault(const QModelIndex& from) const
{
    const int count = static_cast<int>(m_rows) * columnCount();
    const int begin = from.isValid() ? from.row() * columnCount() + from.column() : -1;
    for (int step = 1; step <= count; ++step) {
        const auto at = (begin + step) % count;
        const auto cell = index(at / columnCount(), at % columnCount());
        if (!why(cell).isEmpty())
            return cell;
    }
    return {};
}

} // namespace muster::editor
