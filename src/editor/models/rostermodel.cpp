#include "editor/models/rostermodel.h"

#include "editor/models/rows.h"
#include "editor/words/shown.h"

#include <algorithm>
#include <functional>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace muster::editor {

RosterModel::RosterModel(QObject* parent) : QAbstractItemModel(parent) {}
RosterModel::~RosterModel() = default;

void RosterModel::setForm(ListFormPtr form)
{
    // Remaining rows are asked for their words only once the new form is there; removed rows, never again.
    const auto wanted = wantedRows(form);
    if (auto costs = form ? form->costs() : QStringList(); costs != m_costs) {
        m_costs = std::move(costs);
        emit headerDataChanged(Qt::Horizontal, Points, State - 1);
    }
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

std::vector<ListRow> RosterModel::wantedRows(const ListFormPtr& form) const
{
    auto rows = form ? form->rows(m_isGrouped) : std::vector<ListRow>();
    return m_isJoined ? joined(std::move(rows)) : rows;
}

/// Puts neighbours that are equal below a row of their own.
std::vector<ListRow> RosterModel::joined(std::vector<ListRow> rows)
{
    std::vector<ListRow> made;
    made.reserve(rows.size());
    for (auto& row : rows) {
        row.below = joined(std::move(row.below));
        if (!row.isLikeLast || made.empty()) {
            made.push_back(std::move(row));
            continue;
        }
        auto& last = made.back();
        if (!last.key.isJoined) {
            ListRow all{last.key, {}, last.shape};
            all.key.isJoined = true;
            all.below.push_back(std::move(last));
            last = std::move(all);
        }
        last.below.push_back(std::move(row));
    }
    return made;
}

/// Rows get other parents, so nothing can be kept: the whole tree is made again.
void RosterModel::remake() { setForm(std::exchange(m_form, nullptr)); }

void RosterModel::setGrouped(bool isGrouped)
{
    if (std::exchange(m_isGrouped, isGrouped) != isGrouped)
        remake();
}

void RosterModel::setJoined(bool isJoined)
{
    if (std::exchange(m_isJoined, isJoined) != isJoined)
        remake();
}

void RosterModel::setHeads(const std::vector<StatHead>& heads)
{
    int room = mostFigures;
    std::vector<StatHead> shown;
    for (const auto head : commonest(heads, [&](std::size_t) { return room-- > 0; }))
        shown.push_back(heads[head]);
    const auto nameOf = [](const StatHead& head) { return std::tie(head.name, head.label); };
    const bool isSame = std::ranges::equal(shown, m_heads, {}, nameOf, nameOf);
    m_heads = std::move(shown);
    if (isSame)
        return;
    refresh(m_root);
    emit headerDataChanged(Qt::Horizontal, Figure, Figure + mostFigures - 1);
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
    node->shape = wanted.shape;
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
    for (const auto& child : node.children) {
        child->words.reset();
        child->figures.reset();
    }
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

std::vector<std::string> RosterModel::firstUnits() const
{
    const auto* node = &m_root;
    while (!node->children.empty()) {
        node = node->children.front().get();
        if (auto units = unitsOf(indexOf(node, Unit)); !units.empty())
            return units;
    }
    return {};
}

std::vector<std::string> RosterModel::unitsOf(const QModelIndex& row) const
{
    if (!row.isValid())
        return {};
    const auto& node = *nodeAt(row);
    if (node.key.isUnit())
        return {node.key.id};
    std::vector<std::string> ids;
    if (node.key.isJoined)
        for (const auto& child : node.children)
            ids.push_back(child->key.id);
    return ids;
}

bool RosterModel::isJoined(const QModelIndex& row) const { return row.isValid() && nodeAt(row)->key.isJoined; }

QModelIndex RosterModel::indexOf(const std::string& id, int column) const { return indexOf(find(m_root, id), column); }

QModelIndex RosterModel::headOf(const RowKey& key) const
{
    const std::function<const Node*(const Node&)> look = [&](const Node& node) -> const Node* {
        for (const auto& child : node.children) {
            if (child->key == key)
                return child.get();
            const auto* below = child->shape == RowShape::Force ? look(*child) : nullptr;
            if (below)
                return below;
        }
        return nullptr;
    };
    return indexOf(look(m_root), Unit);
}

QModelIndexList RosterModel::indexesOf(const std::vector<std::string>& ids) const
{
    const std::unordered_set<std::string_view> wanted(ids.begin(), ids.end());
    QModelIndexList rows;
    const std::function<void(const Node&)> collect = [&](const Node& node) {
        for (const auto& child : node.children) {
            const auto& key = child->key;
            const auto isWanted = [&](const auto& each) { return wanted.contains(each->key.id); };
            const bool isIt =
                key.isJoined ? std::ranges::all_of(child->children, isWanted) : key.isUnit() && isWanted(child);
            if (isIt)
                rows << indexOf(child.get(), Unit);
            if (!isIt || !key.isJoined)
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
        node.words = m_form->words(node.key, node.key.isJoined ? static_cast<int>(node.children.size()) : 1);
    return *node.words;
}

QString RosterModel::namesBelow(const Node& node) const
{
    constexpr std::size_t most = 12; // more are never seen
    QStringList names;
    for (std::size_t i = 0; i < std::min(node.children.size(), most); ++i)
        names << wordsOf(*node.children[i]).name;
    if (node.children.size() > most)
        names << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

Severity RosterModel::worstOf(const Node& node) const
{
    auto worst = wordsOf(node).worst;
    for (const auto& child : node.children)
        worst = std::min(worst, worstOf(*child));
    return worst;
}

QVariant RosterModel::figureFor(const Node& node, int column, int role) const
{
    const auto at = static_cast<std::size_t>(column - Figure);
    if (at >= m_heads.size() || (!node.key.isUnit() && !node.key.isJoined) || node.shape == RowShape::Force)
        return {};
    if (!node.figures) {
        QStringList names;
        for (const auto& head : m_heads)
            names << head.name;
        node.figures = m_form->figures(node.key, names);
    }
    const auto& figure = (*node.figures)[at];
    const auto hasAny = [&] {
        return std::ranges::any_of(*node.figures, [](const FigureForm& each) { return !each.value.isEmpty(); });
    };
    const auto was = figure.was.isEmpty() ? QString() : tr(", was %1").arg(figure.was);
    switch (role) {
    case Qt::DisplayRole:
        return !figure.value.isEmpty() ? figure.value : hasAny() ? QStringLiteral("–") : QString();
    case ChangedRole:
        return !figure.was.isEmpty();
    case Qt::AccessibleTextRole:
        return figure.value.isEmpty() ? QString() : m_heads[at].name + QLatin1Char(' ') + figure.value + was;
    case Qt::ToolTipRole: {
        if (figure.value.isEmpty())
            return shownTip(m_heads[at].name);
        auto tip = m_heads[at].name + QLatin1Char(' ') + figure.value + was;
        return shownTip(figure.reason.isEmpty() ? tip : tip + QLatin1Char('\n') + figure.reason);
    }
    default:
        return {};
    }
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_form)
        return {};
    const auto& node = *nodeAt(index);
    const auto& key = node.key;
    switch (role) {
    case IdRole:
        return key.isUnit()   ? QString::fromStdString(key.id)
               : key.isJoined ? QString::fromStdString(node.children.back()->key.id)
                              : QString();
    case UnitsRole: {
        QStringList ids;
        for (const auto& id : unitsOf(index))
            ids << QString::fromStdString(id);
        return ids;
    }
    case ShapeRole:
        return int(node.shape);
    case OwnerRole:
        return QString::fromStdString(key.id);
    case SlotRole:
        return QString::fromStdString(key.slot);
    case HeadRole:
        return key.isHeading();
    case BelowRole:
        return namesBelow(node);
    case WorstRole:
        return int(worstOf(node));
    case Qt::TextAlignmentRole:
        return index.column() == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default:
        if (index.column() >= Figure && index.column() < Figure + mostFigures &&
            (role == Qt::DisplayRole || role == ChangedRole || role == Qt::AccessibleTextRole ||
             role == Qt::ToolTipRole))
            return figureFor(node, index.column(), role);
        return wordsFor(wordsOf(node), index.column(), role);
    }
}

QVariant RosterModel::wordsFor(const RowWords& words, int column, int role)
{
    const auto shownIn = [&](const QString& first) -> QVariant {
        const auto& shown = column == Unit                      ? first
                            : column == Models                  ? words.models
                            : column == Points                  ? words.cost
                            : column > Points && column < State ? words.otherCosts.value(column - Points - 1)
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
    case AllyRole:
        return QVariant::fromValue(words.ally);
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
    if (orientation != Qt::Horizontal)
        return {};
    const auto figure = section - Figure;
    const bool isFigure = figure >= 0 && figure < mostFigures;
    if (role == Qt::TextAlignmentRole)
        return int((section == Unit ? Qt::AlignLeft : isFigure ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter);
    const bool isName = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (role != Qt::DisplayRole && !isName)
        return {};
    if (isFigure && figure < std::ssize(m_heads)) {
        const auto& head = m_heads[static_cast<std::size_t>(figure)];
        return role == Qt::ToolTipRole ? shownTip(head.name) : isName ? head.name : head.label;
    }
    if (section >= Points && section < State) {
        const auto cost = m_costs.isEmpty() && section == Points ? tr("Points") : m_costs.value(section - Points);
        return role == Qt::ToolTipRole ? shownTip(cost) : cost;
    }
    return section == Unit ? tr("Unit") : section == Models ? tr("Models") : QVariant();
}

} // namespace muster::editor
