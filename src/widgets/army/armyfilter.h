#pragma once

#include "editor/models/armymodel.h"

#include <QSet>
#include <QSortFilterProxyModel>

#include <optional>

namespace muster::widgets {

/// Which units of the army are shown. Every word must be found somewhere: in the name, the special rules, the weapons
/// or the options; or the first letters of the name's words were typed. What is found by its name comes first.
class ArmyFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Which { All, Fits, Favourites, Owned };
    enum Role {
        FoundRole = Qt::UserRole + 100, ///< where the words were found; empty without words
    };

    explicit ArmyFilter(editor::ArmyModel& model, QObject* parent);

    void setWords(const QString& words);
    void setWhich(Which which);
    [[nodiscard]] Which which() const { return m_which; }
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    /// Only these units, as a roster names them, whatever is chosen with setWhich(); nothing: all.
    void setKinds(const std::optional<QStringList>& kinds);
    [[nodiscard]] bool hasKinds() const { return m_kinds.has_value(); }
    /// Finds again which units fit. Until then all stay, so that no row leaves the place under the pointer.
    void refit();

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    enum Rank { BeginsSo, HasWords, HasInitials, HasParts, Elsewhere };
    /// How near a name is to the words; of a heading, the nearest below it.
    [[nodiscard]] Rank rank(const QModelIndex& index) const;
    [[nodiscard]] bool hasWordsOf(const QModelIndex& unit) const;
    [[nodiscard]] QString foundIn(const QStringList& names) const;
    [[nodiscard]] QSet<QString> fitting() const;

    editor::ArmyModel& m_model;
    QStringList m_words;
    Which m_which = Which::All;
    QSet<QString> m_fits;                 ///< references
    std::optional<QSet<QString>> m_kinds; ///< references
};

} // namespace muster::widgets
