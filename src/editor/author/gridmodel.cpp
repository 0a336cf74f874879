#include "editor/author/gridmodel.h"

#include "editor/words/shown.h"

#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

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
    if (field.isChosen()) {
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
    m_fields = std::move(fields);
    m_rows = rows;
    forgetPast();
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::string GridModel::idAt(const GameDraft& draft, std::size_t row) const
{
    if (!draft.has(entryAt(row)))
        return {};
    auto id = draft.idAt(entryAt(row));
    return id.empty() ? '/' + std::to_string(row) : id;
}

void GridModel::forgetPast()
{
    if (m_wrong.empty())
        return;
    const auto& draft = m_document.draft();
    std::map<std::string, std::size_t> rows;
    for (std::size_t row = 0; row < m_rows; ++row)
        rows.emplace(idAt(draft, row), row);
    std::erase_if(m_wrong, [&](const auto& entry) {
        const auto& [id, key] = entry.first;
        const auto row = rows.find(id);
        const auto field = std::ranges::find(m_fields, key, &AuthorField::key);
        if (row == rows.end() || field == m_fields.end())
            return !id.empty();
        return wordsOf(draft, entryAt(row->second), *field) != entry.second.words;
    });
}

const GridModel::Wrong* GridModel::wrongAt(const QModelIndex& index) const
{
    if (m_wrong.empty())
        return nullptr;
    const auto found =
        m_wrong.find({idAt(m_document.draft(), static_cast<std::size_t>(index.row())), fieldAt(index.column()).key});
    return found == m_wrong.end() ? nullptr : &found->second;
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
    if (const auto* wrong = wrongAt(index))
        return wrong->why;
    if (!isEntry(index.row()))
        return {};
    const auto faults =
        m_document.faultsAt(placeOf(entryAt(static_cast<std::size_t>(index.row())), fieldAt(index.column())));
    return faults.empty() ? QString() : sentencesOf(faults.front());
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
    if (const auto* wrong = wrongAt(index))
        return wrong->typed;
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
    if (name.trimmed().isEmpty() || made.edit.empty() || !draft.apply(made.edit))
        return false;
    edit.insert(edit.end(), made.edit.begin(), made.edit.end());
    return true;
}

void GridModel::type(GameDraft& draft, DraftEdit& edit, std::size_t row, std::size_t column, const QString& words)
{
    const auto& field = m_fields[column];
    const Cell cell(idAt(draft, row), field.key);
    const auto typed = words.trimmed();
    const auto before = wordsOf(draft, entryAt(row), field);
    m_wrong.erase(cell);
    if (typed == before)
        return;
    const auto made = typedInto(draft, entryAt(row), m_fields, field, withIds(field, typed));
    if (!made.fault.isEmpty()) {
        m_wrong[cell] = {typed, made.fault, before};
        return;
    }
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
        const Cell cell({}, fieldAt(index.column()).key);
        m_wrong.erase(cell);
        if (addRow(draft, edit, words))
            return m_document.change(sectionAt(m_list).newOne, edit);
        if (!words.trimmed().isEmpty())
            m_wrong[cell] = {
                words, tr("No id can be made from this name. Write it with letters of a to z or digits."), {}};
        emit dataChanged(index, index);
        return false;
    }
    type(draft, edit, row, static_cast<std::size_t>(index.column()), words);
    const auto name = tr("%1: %2").arg(entryName(m_document.draft(), entryAt(row)), fieldAt(index.column()).label);
    if (!m_document.change(name, edit))
        emit dataChanged(index, index); // what was typed is kept, and marked
    return true;
}

int GridModel::paste(const QModelIndex& from, const QString& text)
{
    if (!from.isValid() || m_document.isReadOnly())
        return 0;
    auto draft = m_document.draft();
    DraftEdit edit;
    auto row = static_cast<std::size_t>(from.row());
    const auto column = static_cast<std::size_t>(from.column());
    std::size_t cells = 0;
    int leftOut = 0;
    for (const auto& line : QString(text).remove(u'\r').split(u'\n')) {
        const auto words = line.split(u'\t');
        const auto count = std::min(static_cast<std::size_t>(words.size()), m_fields.size() - column);
        const auto rows = draft.isList(m_list) ? draft.size(m_list) : 0;
        if (row >= rows && line.trimmed().isEmpty())
            continue;
        cells += count;
        // Without its name a new row cannot begin.
        if (cells > mostPasted || (row >= rows && (column != 0 || !addRow(draft, edit, words.front())))) {
            ++leftOut;
            continue;
        }
        row = std::min(row, rows);
        for (std::size_t at = 0; at < count; ++at)
            type(draft, edit, row, column + at, words[static_cast<qsizetype>(at)]);
        ++row;
    }
    (void)m_document.change(tr("Paste"), edit);
    refresh(); // what could not be read is marked, even if nothing else has changed
    return leftOut;
}

void GridModel::clear(const QModelIndexList& cells)
{
    if (m_document.isReadOnly())
        return;
    auto draft = m_document.draft();
    DraftEdit edit;
    for (const auto& cell : cells)
        if (isEntry(cell.row()))
            type(draft, edit, static_cast<std::size_t>(cell.row()), static_cast<std::size_t>(cell.column()), {});
    (void)m_document.change(tr("Clear"), edit);
    refresh();
}

QString GridModel::copied(const QModelIndexList& cells) const
{
    auto sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? u'\t' : u'\n';
        const auto words = isEntry(sorted[i].row()) ? data(sorted[i], Qt::EditRole).toString() : QString();
        text += words.startsWith(u'[') ? words : words.simplified(); // JSON is on one line, and stays as it is
    }
    return text;
}

QModelIndex GridModel::nextFault(const QModelIndex& from) const
{
    const int count = rowCount() * columnCount();
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
