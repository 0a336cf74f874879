#pragma once

#include "editor/collection/collections.h"
#include "io/data/store.h"
#include "rules/players/owning.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QUndoStack>

#include <map>
#include <optional>

namespace muster::editor {

/// Everything that can be owned for a game, a row each: the units of all armies, or the kinds of model that they are
/// made of, and behind them what the person owns and the data do not have. A change is written at once, as one step of
/// undo.
class CollectionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { UnitColumn, ArmyColumn, OwnedColumn, PaintedColumn, NoteColumn, ColumnCount };
    enum Role {
        ArmyRole = Qt::UserRole, ///< id of its army
        SortRole,
        SearchRole,  ///< its name, where it serves, and its note
        IsOwnedRole, ///< whether there is anything of it: models or a note
        KnownRole,   ///< whether the data have it
    };

    /// The collections outlive the model.
    explicit CollectionModel(Collections& collections, QObject* parent = nullptr);

    /// Shows another game, and forgets the steps of undo.
    void setGame(Store::CataloguePtr catalogue);
    [[nodiscard]] const Store::CataloguePtr& catalogue() const { return m_catalogue; }
    [[nodiscard]] const Collection& collection() const { return m_collection; }
    /// Why the file of the game cannot be read; nothing can be changed then.
    [[nodiscard]] const Faults& faults() const { return m_faults; }
    [[nodiscard]] const std::string& ruleset() const { return m_collection.ruleset; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// Ids of armies that are owned of and that the data do not have.
    [[nodiscard]] QStringList unknownArmies() const;

    /// Changes these values, all of them or none, as one step of undo with this name. False where nothing changes, or
    /// it failed: see failed().
    bool change(const std::map<CollectionKey, OwnedModels>& values, const QString& name);
    /// Owns at least what a roster takes. Gives how many kinds were raised.
    int addNeeded(const Lacking& lacking);
    void clear(const QModelIndexList& rows);
    [[nodiscard]] int rowOf(const CollectionKey& key) const;
    [[nodiscard]] const CollectionKey& keyAt(int row) const { return m_rows[static_cast<std::size_t>(row)].key; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// What is painted is owned too: a number is raised or lowered with the other.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// A change could not be written, and was not made.
    void failed(const muster::Faults& faults);
    /// The other number went along with the one that was set.
    void adjusted(const QString& words);

private:
    friend class CollectionStep;
    struct Row {
        CollectionKey key;
        QString name;
        QString army;
        QString serves; ///< names of the units that have such models
        bool isKnown = true;
    };

    void takeChanged(const QString& ruleset);
    void fill();
    void addRow(CollectionKey key, bool isKnown);
    bool write(const CollectionChanges& changes);
    void show(const CollectionChanges& changes);
    [[nodiscard]] QString describe(const Row& row, const OwnedModels& value) const;

    Collections& m_collections;
    Store::CataloguePtr m_catalogue;
    Collection m_collection;
    Faults m_faults;
    std::vector<Row> m_rows;
    std::map<CollectionKey, int> m_places; ///< of the rows
    QUndoStack m_undo;
    bool m_isWriting = false;
};

/// Which of them are shown.
class CollectionRows : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit CollectionRows(QObject* parent);

    /// Each word is found somewhere.
    void setWords(const QStringList& words);
    /// Empty: all armies.
    void setArmy(const QString& army);
    void setOwnedOnly(bool isOn);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    QString m_army;
    bool m_isOwnedOnly = false;
};

/// "own 20, 12 painted"; empty where nothing is owned.
[[nodiscard]] QString ownedWords(const OwnedModels& owned);

} // namespace muster::editor
