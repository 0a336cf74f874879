#include "widgets/army/armyfilter.h"

#include "widgets/look/wordsearch.h"

#include <algorithm>

namespace muster::widgets {

using editor::ArmyModel;

namespace {

/// The section of the favourites: each is in another section too.
bool isOfFavourites(const QModelIndex& parent) { return parent.isValid() && parent.row() == 0; }

} // namespace

ArmyFilter::ArmyFilter(ArmyModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(&model);
}

void ArmyFilter::setWords(const QString& words)
{
    m_words = searchWords(words);
    invalidate();
    sort(m_words.isEmpty() ? -1 : 0); // without words, the order of the army
}

void ArmyFilter::setWhich(Which which)
{
    if (m_which == which)
        return;
    m_which = which;
    m_fits = fitting();
    invalidateFilter();
}

void ArmyFilter::setKinds(const std::optional<QStringList>& kinds)
{
    std::optional<QSet<QString>> wanted;
    if (kinds)
        wanted.emplace(kinds->begin(), kinds->end());
    if (wanted == m_kinds)
        return;
    m_kinds = std::move(wanted);
    invalidateFilter();
}

void ArmyFilter::refit()
{
    if (m_which != Which::Fits)
        return;
    auto fits = fitting();
    if (fits == m_fits)
        return;
    m_fits = std::move(fits);
    invalidateFilter();
}

QSet<QString> ArmyFilter::fitting() const
{
    QSet<QString> fits;
    for (int head = 0; head < m_model.rowCount(); ++head) {
        const auto parent = m_model.index(head, 0);
        for (int row = 0; row < m_model.rowCount(parent); ++row)
            if (const auto index = m_model.index(row, 0, parent);
                index.data(ArmyModel::BreaksRole).toStringList().isEmpty())
                fits.insert(index.data(ArmyModel::ReferenceRole).toString());
    }
    return fits;
}

bool ArmyFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = rank(left);
    const auto b = rank(right);
    return a != b ? a < b : left.row() < right.row();
}

bool ArmyFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto index = sourceModel()->index(row, 0, parent);
    if (index.data(ArmyModel::SectionRole).toBool())
        return false; // a heading is shown if something below it is
    const bool isShortcut = parent.row() < m_model.shortcuts();
    if (hasKinds())
        return !isShortcut && m_kinds->contains(index.data(ArmyModel::ReferenceRole).toString()) && hasWordsOf(index);
    if (m_which == Which::Favourites ? !isOfFavourites(parent) : isShortcut && !m_words.isEmpty())
        return false;
    if (m_which == Which::Fits && !m_fits.contains(index.data(ArmyModel::ReferenceRole).toString()))
        return false;
    if (m_which == Which::Owned && index.data(ArmyModel::OwnedRole).toString().isEmpty())
        return false;
    return hasWordsOf(index);
}

bool ArmyFilter::hasWordsOf(const QModelIndex& unit) const
{
    return m_words.isEmpty() || widgets::hasWords(unit.data(ArmyModel::SearchRole).toString(), m_words) ||
           hasInitials(unit.data().toString(), m_words);
}

ArmyFilter::Rank ArmyFilter::rank(const QModelIndex& index) const
{
    if (index.data(ArmyModel::SectionRole).toBool()) {
        auto best = Elsewhere;
        for (int row = 0; row < sourceModel()->rowCount(index); ++row)
            if (filterAcceptsRow(row, index))
                best = std::min(best, rank(sourceModel()->index(row, 0, index)));
        return best;
    }
    const auto name = index.data().toString();
    if (name.startsWith(m_words.join(QLatin1Char(' ')), Qt::CaseInsensitive))
        return BeginsSo;
    const auto parts = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto begins = [&](const QString& word) {
        return std::ranges::any_of(parts,
                                   [&](const QString& part) { return part.startsWith(word, Qt::CaseInsensitive); });
    };
    if (std::ranges::all_of(m_words, begins))
        return HasWords;
    if (hasInitials(name, m_words))
        return HasInitials;
    return widgets::hasWords(name, m_words) ? HasParts : Elsewhere;
}

/// The names with the words, without the unit's own; those that have all of the words, if there are such.
QString ArmyFilter::foundIn(const QStringList& names) const
{
    if (names.isEmpty() || widgets::hasWords(names.front(), m_words) || hasInitials(names.front(), m_words))
        return tr("its name");
    QStringList whole;
    QStringList parts;
    for (const auto& name : names.mid(1)) {
        if (widgets::hasWords(name, m_words))
            whole << name;
        else if (std::ranges::any_of(m_words,
                                     [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); }))
            parts << name;
    }
    auto& found = whole.isEmpty() ? parts : whole;
    found.removeDuplicates();
    return found.join(QStringLiteral(", "));
}

QVariant ArmyFilter::data(const QModelIndex& index, int role) const
{
    if (role == FoundRole)
        return m_words.isEmpty()
                   ? QString()
                   : foundIn(index.data(ArmyModel::SearchRole).toString().split(u'\n', Qt::SkipEmptyParts));
    if (role == Qt::AccessibleDescriptionRole && !m_words.isEmpty()) {
        const auto words = QSortFilterProxyModel::data(index, role).toString();
        return words.isEmpty() ? words : tr("%1, found in: %2").arg(words, data(index, FoundRole).toString());
    }
    return QSortFilterProxyModel::data(index, role);
}

} // namespace muster::widgets
