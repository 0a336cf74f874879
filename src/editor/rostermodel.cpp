#include "editor/rostermodel.h"

#include "report/words.h"

#include <algorithm>

namespace muster::editor {

RosterModel::RosterModel(QObject* parent) : QAbstractItemModel(parent) {}
RosterModel::~RosterModel() = default;

void RosterModel::setVerdict(VerdictPtr verdict)
{
    static const std::vector<RosterUnit> none;
    const auto& units = verdict ? verdict->roster().units : none;
    // Rows that stay are asked for their words only once the new verdict is there; rows that go, never again.
    synchronise(m_root, units);
    m_verdict = std::move(verdict);
    tellChanged(m_root);
}

/// Makes the children of a node those of the list: what is gone goes, what is new comes, what stands elsewhere moves.
void RosterModel::synchronise(Node& node, const std::vector<RosterUnit>& units)
{
    const auto parent = indexOf(&node, Unit);
    const auto isWanted = [&](const Node& child) {
        return std::ranges::any_of(units, [&](const RosterUnit& unit) { return unit.id == child.id; });
    };
    for (auto row = static_cast<int>(node.children.size()) - 1; row >= 0; --row) {
        if (isWanted(*node.children[static_cast<std::size_t>(row)]))
            continue;
        beginRemoveRows(parent, row, row);
        node.children.erase(node.children.begin() + row);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto row = static_cast<int>(i);
        const auto found = std::ranges::find(node.children, units[i].id, [](const auto& child) { return child->id; });
        if (found == node.children.end()) {
            beginInsertRows(parent, row, row);
            node.children.insert(node.children.begin() + row, make(units[i], &node));
            endInsertRows();
            continue;
        }
        const auto at = static_cast<int>(found - node.children.begin());
        if (at != row) {
            beginMoveRows(parent, at, at, parent, row);
            auto moved = std::move(node.children[static_cast<std::size_t>(at)]);
            node.children.erase(node.children.begin() + at);
            node.children.insert(node.children.begin() + row, std::move(moved));
            endMoveRows();
        }
        synchronise(*node.children[i], units[i].units);
    }
}

std::unique_ptr<RosterModel::Node> RosterModel::make(const RosterUnit& unit, Node* parent)
{
    auto node = std::make_unique<Node>();
    node->id = unit.id;
    node->parent = parent;
    for (const auto& below : unit.units)
        node->children.push_back(make(below, node.get()));
    return node;
}

void RosterModel::tellChanged(const Node& node)
{
    if (node.children.empty())
        return;
    emit dataChanged(indexOf(node.children.front().get(), Unit), indexOf(node.children.back().get(), ColumnCount - 1));
    for (const auto& child : node.children)
        tellChanged(*child);
}

const RosterModel::Node* RosterModel::find(const Node& node, const std::string& id)
{
    for (const auto& child : node.children) {
        if (child->id == id)
            return child.get();
        if (const auto* below = find(*child, id))
            return below;
    }
    return nullptr;
}

QModelIndex RosterModel::indexOf(const std::string& id, int column) const { return indexOf(find(m_root, id), column); }

RosterModel::Node* RosterModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : const_cast<Node*>(&m_root);
}

int RosterModel::rowOf(const Node* node)
{
    const auto& siblings = node->parent->children;
    const auto found = std::ranges::find(siblings, node, [](const auto& child) { return child.get(); });
    return static_cast<int>(found - siblings.begin());
}

QModelIndex RosterModel::indexOf(const Node* node, int column) const
{
    return !node || node == &m_root ? QModelIndex() : createIndex(rowOf(node), column, const_cast<Node*>(node));
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto* node = nodeAt(parent);
    if (row < 0 || row >= static_cast<int>(node->children.size()) || column < 0 || column >= ColumnCount ||
        (parent.isValid() && parent.column() != Unit))
        return {};
    return createIndex(row, column, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex RosterModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(nodeAt(index)->parent, Unit) : QModelIndex();
}

int RosterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() && parent.column() != Unit ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int RosterModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QVariant RosterModel::text(Index unit, int column) const
{
    const auto& assessment = m_verdict->assessment();
    const auto& assessed = assessment.units[static_cast<std::size_t>(unit)];
    switch (column) {
    case Models:
        return m_verdict->catalogue().ruleset.countsModels && assessed.kind != noIndex ? QVariant(assessed.models)
                                                                                       : QVariant();
    case Points:
        return m_verdict->catalogue().ruleset.hasPoints ? QString::fromStdString(report::number(assessed.points))
                                                        : QVariant();
    default:
        return QString::fromStdString(report::unitName(m_verdict->catalogue(), assessment, unit));
    }
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& id = nodeAt(index)->id;
    if (role == IdRole)
        return QString::fromStdString(id);
    const auto unit = m_verdict ? m_verdict->unitAt(id) : noIndex;
    if (unit == noIndex)
        return {};
    const auto& assessed = m_verdict->assessment().units[static_cast<std::size_t>(unit)];
    switch (role) {
    case Qt::DisplayRole:
        return text(unit, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    case ChoicesRole:
        return QString::fromStdString(report::choicesLine(m_verdict->catalogue(), m_verdict->assessment(), unit));
    case SeverityRole:
        return int(m_verdict->worst(unit));
    case HeldBackRole:
        return assessed.heldBack;
    case PlaceRole:
        return assessed.place == noIndex
                   ? QString()
                   : QString::fromStdString(
                         m_verdict->catalogue().ruleset.places[static_cast<std::size_t>(assessed.place)].name);
    case KnownRole:
        return assessed.kind != noIndex;
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Unit:
        return tr("Unit");
    case Models:
        return tr("Models");
    case Points:
        return tr("Points");
    default:
        return {};
    }
}

} // namespace muster::editor
