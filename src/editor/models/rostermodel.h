#pragma once

#include "editor/gestures/slotting.h"
#include "rules/verdict/verdict.h"

#include <QAbstractItemModel>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// The units of a verdict as a tree: each unit with those attached to it, if wanted under the headings of its ruleset,
/// and behind these a row for each of its slots that has room. A new verdict is taken over row by row, told apart by
/// unit ids, so that a view keeps what is selected and open.
class RosterModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Unit, Models, Points, State, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< of the unit; empty for a head and for a slot
        ChoicesRole,
        SeverityRole,
        HeldBackRole,
        PlaceRole,
        KnownRole,
        HeadRole,    ///< whether the row is a head
        InAllRole,   ///< of a head: the sum with all units under its own, in words; empty if it is the same
        KindRole,    ///< name of the kind of unit
        OwnNameRole, ///< as the person named it; may be empty
        IconRole,    ///< of its category
        PillsRole,   ///< its state in a few words each: what it carries, its place, held back
        StepsRole,   ///< which sizes it may be given, as StepFlag
        SlotRole,    ///< the id of the slot that the row is of; empty for others
        OwnerRole,   ///< of a slot: the id of the unit that has it; of a unit, its own
    };

    enum StepFlag { Fewer = 1, More = 2 };

    explicit RosterModel(QObject* parent = nullptr);
    ~RosterModel() override;

    /// Null for no roster.
    void setVerdict(VerdictPtr verdict);
    /// Units under heads, or all in the order of the roster.
    void setGrouped(bool isGrouped);
    [[nodiscard]] bool isGrouped() const { return m_isGrouped; }

    /// Whether a unit of the roster's army may have more than one size.
    [[nodiscard]] bool hasSteps() const { return m_hasSteps; }

    /// The row of a unit; invalid where it is not there.
    [[nodiscard]] QModelIndex indexOf(const std::string& id, int column = Unit) const;
    /// The rows of these units, in the order of the rows.
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
    /// A heading has its number among the headings; a unit has an id; a slot, that of its unit and its own.
    struct Key {
        std::string id;
        int head = -1;
        std::string slot = {};

        friend bool operator==(const Key&, const Key&) = default;
    };

    struct Node {
        Key key;
        Node* parent = nullptr;
        int row = 0; ///< among its siblings
        QString head;
        std::vector<std::unique_ptr<Node>> children;

        [[nodiscard]] bool isUnit() const { return key.head < 0 && key.slot.empty(); }
    };

    /// The tree as a verdict has it.
    struct Wanted {
        Key key;
        QString head;
        std::vector<Wanted> children;
    };

    [[nodiscard]] Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node* node, int column) const;
    [[nodiscard]] std::vector<Wanted> wantedOf(const VerdictPtr& verdict) const;
    void synchronise(Node& node, const std::vector<Wanted>& wanted);
    static void number(Node& node);
    void emitChanged(const Node& node);
    [[nodiscard]] static std::unique_ptr<Node> make(const Wanted& wanted, Node* parent);
    [[nodiscard]] static const Node* find(const Node& node, const std::string& id);
    [[nodiscard]] QVariant text(Id<AssessedUnit> unit, int column) const;
    [[nodiscard]] QVariant slotData(const Key& key, int column, int role) const;
    [[nodiscard]] QVariant headData(const Node& node, int column, int role) const;
    [[nodiscard]] muster::Points pointsOf(const Node& head) const; ///< of the units under the head, without those below
    [[nodiscard]] muster::Points pointsBelow(const Node& node) const;
    [[nodiscard]] QStringList findingsOf(Id<AssessedUnit> unit) const;
    /// Room that units have for others, in figures: found once for a verdict, as rows ask for it whenever painted.
    void findRoom();
    [[nodiscard]] QStringList pillsOf(Id<AssessedUnit> unit) const;
    [[nodiscard]] QString spoken(Id<AssessedUnit> unit) const;

    VerdictPtr m_verdict;
    std::map<Id<AssessedUnit>, QStringList> m_room;
    mutable std::map<std::pair<std::string, std::string>, std::optional<OpenSlot>> m_open; ///< by unit and slot
    Node m_root;
    bool m_isGrouped = false;
    bool m_hasSteps = false;
};

} // namespace muster::editor
