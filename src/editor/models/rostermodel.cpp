#include "editor/models/rostermodel.h"

#include "editor/models/rows.h"

#include <algorithm>
#include <functional>
#include <unordered_set>
#include <utility>

namespace muster::editor {

RosterModel::RosterModel(QObject* parent) : QAbstractItemModel(parent) {}
RosterModel::~RosterModel() = default;

void RosterModel::setForm(ListFormPtr form)
{
    // Remaining rows are asked for their words only once the new form is there; removed rows, never again.
    const auto wanted = form ? form->rows(m_isGrouped) : std::vector<ListRow>();
    if (!m_form || !form || m_form->game() != form->game()) {
        // Rows of different games are never the same.
        beginResetModel();
        m_root.children.clear();
        for (const auto& each : wanted)
            m_root.children.push_back(make(each, &m_root));
        number(m_root);
        m_form = std::move(form);
        endResetModel();
        return;
    }
    synchronise(m_root, wanted);
    m_form = std::move(form);
    refresh(m_root);
}

void RosterModel::setGrouped(bool isGrouped)
{
    if (m_isGrouped == isGrouped)
        return;
    m_isGrouped = isGrouped;
    // Rows get other parents, so nothing can be kept: the whole tree is made again.
    setForm(std::exchange(m_form, nullptr));
}

/// Makes the children of a node those of the list: removes, inserts and moves rows.
void RosterModel::synchronise(Node& node, const std::vector<ListRow>& wanted)
{
    auto& children = node.children;
    const auto parent = indexOf(&node, Unit);
    const auto isSame = [](const std::unique_ptr<Node>& child, const ListRow& each) { return child->key == each.key; };
    if (!std::ranges::equal(children, wanted, isSame)) {
        const auto isWanted = [&](const Node& child) {
            return std::ranges::find(wanted, child.key, &ListRow::key) != wanted.end();
        };
        // Rows that are the same at both ends need no search.
        const auto same = std::ranges::mismatch(children, wanted, isSame).in1 - children.begin();
        for (auto row = static_cast<int>(children.size()) - 1; row >= same; --row) {
            const auto at = static_cast<std::size_t>(row);
            const auto fromEnd = children.size() - at;
            if ((fromEnd <= wanted.size() && isSame(children[at], wanted[wanted.size() - fromEnd])) ||
                isWanted(*children[at]))
                continue;
            beginRemoveRows(parent, row, row);
            children.erase(children.begin() + row);
            number(node);
            endRemoveRows();
        }
        for (auto i = static_cast<std::size_t>(same); i < wanted.size(); ++i) {
            const auto row = static_cast<int>(i);
            const auto from = children.begin() + std::min(row, static_cast<int>(children.size()));
            const auto found =
                std::find_if(from, children.end(), [&](const auto& child) { return isSame(child, wanted[i]); });
            if (found == children.end()) {
                beginInsertRows(parent, row, row);
                children.insert(children.begin() + row, make(wanted[i], &node));
                number(node);
                endInsertRows();
            } else if (found != from) {
                const auto at = static_cast<int>(found - children.begin());
                beginMoveRows(parent, at, at, parent, row);
                std::rotate(children.begin() + row, children.begin() + at, children.begin() + at + 1);
                number(node);
                endMoveRows();
            }
        }
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        synchronise(*children[i], wanted[i].below);
}

void RosterModel::number(Node& node)
{
    for (std::size_t i = 0; i < node.children.size(); ++i)
        node.children[i]->row = static_cast<int>(i);
}

std::unique_ptr<RosterModel::Node> RosterModel::make(const ListRow& wanted, Node* parent)
{
    auto node = std::make_unique<Node>();
    node->key = wanted.key;
    node->parent = parent;
    for (const auto& below : wanted.below)
        node->children.push_back(make(below, node.get()));
    number(*node);
    return node;
}

/// Forgets the words of all rows below a node, and tells views of it.
void RosterModel::refresh(const Node& node)
{
    if (node.children.empty())
        return;
    for (const auto& child : node.children)
        child->words.reset();
    emit dataChanged(indexOf(node.children.front().get(), Unit), indexOf(node.children.back().get(), ColumnCount - 1));
    for (const auto& child : node.children)
        refresh(*child);
}

const RosterModel::Node* RosterModel::find(const Node& node, const std::string& id)
{
    for (const auto& child : node.children) {
        if (child->key.isUnit() && child->key.id == id)
            return child.get();
        if (const auto* below = find(*child, id))
            return below;
    }
    return nullptr;
}

std::string RosterModel::firstUnit() const
{
    const auto* node = &m_root;
    while (!node->children.empty()) {
        node = node->children.front().get();
        if (node->key.isUnit())
            return node->key.id;
    }
    return {};
}

QModelIndex RosterModel::indexOf(const std::string& id, int column) const { return indexOf(find(m_root, id), column); }

QModelIndexList RosterModel::indexesOf(const std::vector<std::string>& ids) const
{
    const std::unordered_set<std::string_view> wanted(ids.begin(), ids.end());
    QModelIndexList rows;
    const std::function<void(const Node&)> collect = [&](const Node& node) {
        for (const auto& child : node.children) {
            if (child->key.isUnit() && wanted.contains(child->key.id))
                rows << indexOf(child.get(), Unit);
            collect(*child);
        }
    };
    collect(m_root);
    return rows;
}

QModelIndex RosterModel::slotIndex(const std::string& unit, const std::string& slot) const
{
    const auto* owner = find(m_root, unit);
    if (!owner)
        return {};
    const auto found = std::ranges::find_if(
        owner->children, [&](const auto& child) { return child->key.slot == slot && child->key.id == unit; });
    return found == owner->children.end() ? QModelIndex() : indexOf(found->get(), Unit);
}

RosterModel::Node* RosterModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : const_cast<Node*>(&m_root);
}

QModelIndex RosterModel::indexOf(const Node* node, int column) const
{
    return !node || node == &m_root ? QModelIndex() : createIndex(node->row, column, const_cast<Node*>(node));
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto* node = nodeAt(parent);
    if (row < 0 || row >= static_cast<int>(node->children.size()) || column < 0 || column >= ColumnCount ||
        (parent.isValid() && parent.column() != Unit))
        return {};
    return createIndex(row, column, atRow(node->children, row).get());
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

const RowWords& RosterModel::wordsOf(const Node& node) const
{
    if (!node.words)
        node.words = m_form->words(node.key);
    return *node.words;
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_form)
        return {};
    const auto& node = *nodeAt(index);
    const auto& key = node.key;
    switch (role) {
    case IdRole:
        return key.isUnit() ? QString::fromStdString(key.id) : QString();
    case OwnerRole:
        return QString::fromStdString(key.id);
    case SlotRole:
        return QString::fromStdString(key.slot);
    case HeadRole:
        return key.isHeading();
    case Qt::TextAlignmentRole:
        return index.column() == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return wordsFor(wordsOf(node), index.column(), role);
    }
}

QVariant RosterModel::wordsFor(const RowWords& words, int column, int role)
{
    const auto shownIn = [&](const QString& first) -> QVariant {
        const auto& shown = column == Unit     ? first
                            : column == Models ? words.models
                            : column == Points ? words.cost
                                               : QString();
        return shown.isEmpty() ? QVariant() : QVariant(shown);
    };
    switch (role) {
    case Qt::DisplayRole:
        return shownIn(words.name);
    case Qt::AccessibleTextRole:
        return column == State ? QVariant(words.findings.join(QLatin1Char(' '))) : shownIn(words.spoken);
    case Qt::AccessibleDescriptionRole:
        return words.offers.isEmpty() ? words.choices : words.offers;
    case Qt::ToolTipRole:
        return words.tip;
    case ChoicesRole:
        return words.choices;
    case SeverityRole:
        return int(words.worst);
    case HeldBackRole:
        return words.isHeldBack;
    case PillsRole:
        return words.pills;
    case StepsRole:
        return words.steps;
    case KnownRole:
        return words.isKnown;
    case KindRole:
        return words.kind;
    case OwnNameRole:
        return words.ownName;
    case IconRole:
        return words.icon;
    case InAllRole:
        return words.inAll;
    default:
        return {};
    }
}

Qt::ItemFlags RosterModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    if (nodeAt(index)->key.isHeading())
        return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    if (nodeAt(index)->key.isSlot())
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section == Unit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Unit:
        return tr("Unit");
    case Models:
        return tr("Models");
    case Points:
        return tr("Points");
    case State:
        return QString();
    default:
        return {};
    }
}

} // namespace muster::editor
