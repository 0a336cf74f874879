#pragma once

#include "editor/verdict.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace muster::editor {

/// The units of a verdict as a tree: each unit with those that hang on it. A new verdict is taken over row by row, told
/// apart by unit ids, so that a view keeps what is selected and open.
class RosterModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Unit, Models, Points, ColumnCount };
    enum Role { IdRole = Qt::UserRole, ChoicesRole, SeverityRole, HeldBackRole, PlaceRole, KnownRole };

    explicit RosterModel(QObject* parent = nullptr);
    ~RosterModel() override;

    /// Null for no roster.
    void setVerdict(VerdictPtr verdict);

    /// The row of a unit; invalid where it is not there.
    [[nodiscard]] QModelIndex indexOf(const std::string& id, int column = Unit) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node {
        std::string id;
        Node* parent = nullptr;
        std::vector<std::unique_ptr<Node>> children;
    };

    [[nodiscard]] Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node* node, int column) const;
    [[nodiscard]] static int rowOf(const Node* node);
    void synchronise(Node& node, const std::vector<RosterUnit>& units);
    void tellChanged(const Node& node);
    [[nodiscard]] static std::unique_ptr<Node> make(const RosterUnit& unit, Node* parent);
    [[nodiscard]] static const Node* find(const Node& node, const std::string& id);
    [[nodiscard]] QVariant text(Index unit, int column) const;

    VerdictPtr m_verdict;
    Node m_root;
};

} // namespace muster::editor
