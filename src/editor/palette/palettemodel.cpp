#include "editor/palette/palettemodel.h"

#include "editor/models/rows.h"
#include "editor/words/shown.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace muster::editor {

void PaletteModel::setEntries(std::vector<PaletteEntry> entries, const QStringList& used)
{
    beginResetModel();
    m_entries = std::move(entries);
    QHash<QString, qsizetype> places;
    for (qsizetype i = used.size(); i-- > 0;)
        places.insert(used[i], i);
    const auto placeOf = [&](const PaletteEntry& entry) {
        return entry.id.isEmpty() ? used.size() : places.value(entry.id, used.size());
    };
    std::ranges::stable_sort(m_entries, {}, placeOf);
    std::vector<PaletteSearch::Text> texts;
    texts.reserve(m_entries.size());
    for (const auto& entry : m_entries)
        texts.push_back({entry.title, entry.detail, entry.others});
    m_search.setTexts(texts);
    m_rows.clear();
    endResetModel();
    search({});
}

void PaletteModel::search(const QString& typed)
{
    beginResetModel();
    if (typed.trimmed().isEmpty()) {
        m_rows.resize(std::min(mostRows, m_entries.size()));
        std::iota(m_rows.begin(), m_rows.end(), std::size_t{0});
    } else {
        m_rows = m_search.find(typed, mostRows);
    }
    endResetModel();
}

const PaletteEntry& PaletteModel::entryAt(int row) const { return m_entries[atRow(m_rows, row)]; }

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& entry = entryAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown(entry.title);
    case DetailRole:
        return shown(entry.detail);
    case KeysRole:
        return entry.keys;
    case EnabledRole:
        return entry.isEnabled;
    case Qt::AccessibleTextRole: {
        QStringList words{shown(entry.title), shown(entry.detail), entry.keys};
        if (!entry.isEnabled)
            words << tr("not available now");
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace muster::editor
