#pragma once

#include "editor/list/listform.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// The rows of a list as a tree: each unit with those attached to it, if wanted under headings, and behind these a row
/// for each of its slots that has room. Neighbours that are equal in everything have one row, if wanted, and are below
/// it. A new form is taken over row by row, told apart by their keys, so that a view
/// keeps what is selected and open.
class RosterModel : public QAbstractItemModel {
    Q_OBJECT

public:
    static constexpr int mostFigures = 5;
    static constexpr int mostCosts = 4;
    /// There is a column for each figure that may be shown, and for each kind of cost, the main one first.
    enum Column { Unit, Figure, Models = Figure + mostFigures, Points, State = Points + mostCosts, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< of the unit, of several equal ones the last; empty for a head and for a slot
        UnitsRole,             ///< the ids of all units that the row stands for: more than one of equal ones
        ShapeRole,             ///< as RowShape
        ChangedRole,           ///< of a figure: whether options or rules have changed it
        ChoicesRole,
        SeverityRole,
        HeldBackRole,
        KnownRole,
        HeadRole,    ///< whether the row is a head
        BelowRole,   ///< of a head: the names of what is below it, in one line
        WorstRole,   ///< the worst severity of the row and of all below it
        InAllRole,   ///< of a head: the sum with all units under its own, in words; empty if it is the same
        KindRole,    ///< name of the kind of unit
        OwnNameRole, ///< as the person named it; may be empty
        IconRole,    ///< of its category
        AllyRole,    ///< the ArmyLook of its army, where that is another than the list's
        PillsRole,   ///< its state in a few words each: what it carries, its place, held back
        StepsRole,   ///< which sizes it may be given, as RowWords::StepFlag
        SlotRole,    ///< the id of the slot that the row is of; empty for others
        OwnerRole,   ///< of a slot: the id of the unit that has it; of a unit, its own
    };

    explicit RosterModel(QObject* parent = nullptr);
    ~RosterModel() override;

    /// Null for no list.
    void setForm(ListFormPtr form);
    /// Which figures have a column: of those that can be added, the commonest. None without any.
    void setHeads(const std::vector<StatHead>& heads);
    [[nodiscard]] const std::vector<StatHead>& heads() const { return m_heads; }
    /// The kinds of cost that have a column; empty where there are only points.
    [[nodiscard]] const QStringList& costs() const { return m_costs; }

    /// Units under heads, or all in the order of the roster.
    void setGrouped(bool isGrouped);
    [[nodiscard]] bool isGrouped() const { return m_isGrouped; }
    /// Whether neighbours that are equal in everything have one row.
    void setJoined(bool isJoined);

    /// Whether something of the list may have more than one size.
    [[nodiscard]] bool hasSteps() const { return m_form && m_form->hasSteps(); }

    /// The units of the first row that can be selected; none where there is no row.
    [[nodiscard]] std::vector<std::string> firstUnits() const;
    /// The units that a row stands for.
    [[nodiscard]] std::vector<std::string> unitsOf(const QModelIndex& row) const;
    /// Which row of the list a row is; the same as long as the list has it.
    [[nodiscard]] const RowKey& keyOf(const QModelIndex& row) const { return nodeAt(row)->key; }
    /// The row of a head; invalid where it is not there.
    [[nodiscard]] QModelIndex headOf(const RowKey& key) const;
    /// Whether the row stands for several equal units, which are below it.
    [[nodiscard]] bool isJoined(const QModelIndex& row) const;
    /// The row of a unit; invalid where it is not there.
    [[nodiscard]] QModelIndex indexOf(const std::string& id, int column = Unit) const;
    /// The rows of these units, in the order of the rows. Where all of several equal ones are meant, their one row is.
    [[nodiscard]] QModelIndexList indexesOf(const std::vector<std::string>& ids) const;
    /// The row of a slot of a unit; invalid where it has no room.
    [[nodiscard]] QModelIndex slotIndex(const std::string& unit, const std::string& slot) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Node {
        RowKey key;
        RowShape shape = RowShape::Unit;
        Node* parent = nullptr;
        int row = 0; ///< among its siblings
        // Made when first asked for, as rows are painted often.
        mutable std::optional<RowWords> words;
        mutable std::optional<std::vector<FigureForm>> figures;
        std::vector<std::unique_ptr<Node>> children;
    };

    [[nodiscard]] Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node* node, int column) const;
    void synchronise(Node& node, const std::vector<ListRow>& wanted);
    static void number(Node& node);
    void refresh(const Node& node);
    [[nodiscard]] static std::unique_ptr<Node> make(const ListRow& wanted, Node* parent);
    [[nodiscard]] static const Node* find(const Node& node, const std::string& id);
    [[nodiscard]] static std::vector<ListRow> joined(std::vector<ListRow> rows);
    [[nodiscard]] std::vector<ListRow> wantedRows(const ListFormPtr& form) const;
    void remake();
    [[nodiscard]] const RowWords& wordsOf(const Node& node) const;
    [[nodiscard]] QString namesBelow(const Node& node) const;
    [[nodiscard]] Severity worstOf(const Node& node) const;
    [[nodiscard]] QVariant figureFor(const Node& node, int column, int role) const;
    [[nodiscard]] static QVariant wordsFor(const RowWords& words, int column, int role);

    ListFormPtr m_form;
    Node m_root;
    std::vector<StatHead> m_heads;
    QStringList m_costs;
    bool m_isGrouped = false;
    bool m_isJoined = false;
};

} // namespace muster::editor
