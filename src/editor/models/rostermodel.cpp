#include "editor/models/rostermodel.h"

#include "editor/gestures/sizing.h"
#include "editor/models/rows.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/catalogue/headings.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_set>

namespace muster::editor {

RosterModel::RosterModel(QObject* parent) : QAbstractItemModel(parent) {}
RosterModel::~RosterModel() = default;

void RosterModel::setVerdict(VerdictPtr verdict)
{
    // Remaining rows are asked for their texts only once the new verdict is there; removed rows, never again.
    const auto wanted = wantedOf(verdict);
    if (!m_verdict || !verdict || &m_verdict->catalogue() != &verdict->catalogue()) {
        // Units of different games are never the same.
        beginResetModel();
        m_root.children.clear();
        for (const auto& each : wanted)
            m_root.children.push_back(make(each, &m_root));
        number(m_root);
        m_verdict = std::move(verdict);
        findRoom();
        endResetModel();
        return;
    }
    synchronise(m_root, wanted);
    m_verdict = std::move(verdict);
    findRoom();
    emitChanged(m_root);
}

void RosterModel::setGrouped(bool isGrouped)
{
    if (m_isGrouped == isGrouped)
        return;
    m_isGrouped = isGrouped;
    // Rows get other parents, so nothing can be kept: the whole tree is made again.
    const auto verdict = std::exchange(m_verdict, nullptr);
    setVerdict(verdict);
}

std::vector<RosterModel::Wanted> RosterModel::wantedOf(const VerdictPtr& verdict) const
{
    std::vector<Wanted> top;
    if (!verdict)
        return top;
    const bool hasSlots = !verdict->catalogue().ruleset.slotPlace.isNone();
    const std::function<Wanted(const RosterUnit&)> of = [&](const RosterUnit& unit) {
        Wanted wanted{{unit.id, -1}, {}, {}};
        for (const auto& below : unit.units)
            wanted.children.push_back(of(below));
        if (!hasSlots)
            return wanted;
        for (const auto& slot : openSlots(*verdict, verdict->unitAt(unit.id)))
            wanted.children.push_back({{unit.id, -1, slot}, {}, {}});
        return wanted;
    };
    const auto& units = verdict->roster().units;
    if (!m_isGrouped) {
        for (const auto& unit : units)
            top.push_back(of(unit));
        return top;
    }
    std::map<int, Wanted> heads;
    for (const auto& unit : units) {
        const auto heading = report::headingOf(verdict->catalogue(), verdict->assessment(), verdict->unitAt(unit.id));
        auto& head = heads[heading.order];
        if (head.children.empty()) {
            head.key.head = heading.order;
            head.head = QString::fromStdString(heading.name);
        }
        head.children.push_back(of(unit));
    }
    for (auto& [order, head] : heads)
        top.push_back(std::move(head));
    return top;
}

/// Makes the children of a node those of the list: removes, inserts and moves rows.
void RosterModel::synchronise(Node& node, const std::vector<Wanted>& wanted)
{
    auto& children = node.children;
    const auto parent = indexOf(&node, Unit);
    const auto isSame = [](const std::unique_ptr<Node>& child, const Wanted& each) { return child->key == each.key; };
    if (!std::ranges::equal(children, wanted, isSame)) {
        const auto isWanted = [&](const Node& child) {
            return std::ranges::find(wanted, child.key, &Wanted::key) != wanted.end();
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
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        children[i]->head = wanted[i].head;
        synchronise(*children[i], wanted[i].children);
    }
}

void RosterModel::number(Node& node)
{
    for (std::size_t i = 0; i < node.children.size(); ++i)
        node.children[i]->row = static_cast<int>(i);
}

std::unique_ptr<RosterModel::Node> RosterModel::make(const Wanted& wanted, Node* parent)
{
    auto node = std::make_unique<Node>();
    node->key = wanted.key;
    node->head = wanted.head;
    node->parent = parent;
    for (const auto& below : wanted.children)
        node->children.push_back(make(below, node.get()));
    number(*node);
    return node;
}

void RosterModel::emitChanged(const Node& node)
{
    if (node.children.empty())
        return;
    emit dataChanged(indexOf(node.children.front().get(), Unit), indexOf(node.children.back().get(), ColumnCount - 1));
    for (const auto& child : node.children)
        emitChanged(*child);
}

const RosterModel::Node* RosterModel::find(const Node& node, const std::string& id)
{
    for (const auto& child : node.children) {
        if (child->isUnit() && child->key.id == id)
            return child.get();
        if (const auto* below = find(*child, id))
            return below;
    }
    return nullptr;
}

QModelIndex RosterModel::indexOf(const std::string& id, int column) const { return indexOf(find(m_root, id), column); }

QModelIndexList RosterModel::indexesOf(const std::vector<std::string>& ids) const
{
    const std::unordered_set<std::string_view> wanted(ids.begin(), ids.end());
    QModelIndexList rows;
    const std::function<void(const Node&)> collect = [&](const Node& node) {
        for (const auto& child : node.children) {
            if (child->isUnit() && wanted.contains(child->key.id))
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

QVariant RosterModel::text(Id<AssessedUnit> unit, int column) const
{
    const auto& assessment = m_verdict->assessment();
    const auto& assessed = assessment.units[unit];
    switch (column) {
    case Models:
        return m_verdict->catalogue().ruleset.countsModels && !assessed.kind.isNone()
                   ? QVariant(shownNumber(assessed.models))
                   : QVariant();
    case Points:
        return m_verdict->catalogue().ruleset.hasPoints ? QString::fromStdString(report::number(assessed.points))
                                                        : QVariant();
    case State:
        return {};
    default:
        return QString::fromStdString(report::unitName(m_verdict->catalogue(), assessment, unit));
    }
}

muster::Points RosterModel::pointsOf(const Node& head) const
{
    muster::Points sum;
    for (const auto& child : head.children)
        if (const auto unit = m_verdict->unitAt(child->key.id); !unit.isNone())
            sum += m_verdict->assessment().units[unit].points;
    return sum;
}

muster::Points RosterModel::pointsBelow(const Node& node) const
{
    muster::Points sum;
    for (const auto& child : node.children) {
        if (!child->key.slot.empty())
            continue;
        if (const auto unit = m_verdict->unitAt(child->key.id); !unit.isNone())
            sum += m_verdict->assessment().units[unit].points;
        sum += pointsBelow(*child);
    }
    return sum;
}

QVariant RosterModel::headData(const Node& node, int column, int role) const
{
    const bool hasPoints = m_verdict && m_verdict->catalogue().ruleset.hasPoints;
    switch (role) {
    case HeadRole:
        return true;
    case IdRole:
        return QString();
    case Qt::DisplayRole:
        if (column == Unit)
            return node.head;
        if (column == Points && hasPoints)
            return QString::fromStdString(report::number(pointsOf(node)));
        return {};
    case InAllRole:
        return hasPoints && pointsOf(node) != pointsBelow(node)
                   ? tr("in all %1").arg(QString::fromStdString(report::number(pointsBelow(node))))
                   : QString();
    case Qt::ToolTipRole:
        return hasPoints && pointsOf(node) != pointsBelow(node)
                   ? tr("In all: with the units under them, such as passengers")
                   : QString();
    case Qt::TextAlignmentRole:
        return column == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

QStringList RosterModel::findingsOf(Id<AssessedUnit> unit) const
{
    QStringList messages;
    const auto& assessment = m_verdict->assessment();
    for (const auto& finding : assessment.findings)
        if (std::ranges::find(finding.units, unit) != finding.units.end())
            messages << QString::fromStdString(report::message(m_verdict->catalogue(), assessment, finding));
    return messages;
}

void RosterModel::findRoom()
{
    m_room.clear();
    m_open.clear();
    m_hasSteps = false;
    if (!m_verdict)
        return;
    if (const auto army = m_verdict->assessment().army; !army.isNone())
        for (const auto id : m_verdict->catalogue().army(army).units) {
            const auto& kind = m_verdict->catalogue().unit(id);
            m_hasSteps = m_hasSteps || (kind.sizes.empty() ? kind.minModels < kind.maxModels : kind.sizes.size() > 1);
        }
    const auto& ruleset = m_verdict->catalogue().ruleset;
    const auto& assessment = m_verdict->assessment();
    for (const auto& tally : assessment.tallies) {
        const auto& rule = ruleset.constraints[tally.constraint];
        const auto* unit = std::get_if<Id<AssessedUnit>>(&tally.subject);
        // What carries nothing has no state to tell of.
        if (!unit || rule.scope.kind != Scope::Kind::Place || !tally.max || tally.actual == Fraction(0))
            continue;
        if (const auto words = report::tally(m_verdict->catalogue(), assessment, tally); !words.figure.empty())
            //: A limit and its figure: "Aboard 5 of 10".
            m_room[*unit] << tr("%1 %2").arg(shown(rule.name), shown(words.figure));
    }
}

QStringList RosterModel::pillsOf(Id<AssessedUnit> unit) const
{
    QStringList pills;
    const auto& assessed = m_verdict->assessment().units[unit];
    if (assessed.isKnown() && m_verdict->catalogue().unit(assessed.kind).isOwn())
        pills << tr("Own");
    if (const auto room = m_room.find(unit); room != m_room.end())
        pills += room->second;
    if (!assessed.slot.isNone())
        pills << shown(m_verdict->catalogue()
                           .unit(m_verdict->assessment().units[assessed.parent].kind)
                           .slotList[assessed.slot]
                           .name);
    else if (!assessed.place.isNone())
        pills << shown(m_verdict->catalogue().ruleset.places[assessed.place].name);
    if (assessed.heldBack)
        pills << tr("Held back");
    if (assessed.kind.isNone())
        pills << tr("Not known");
    return pills;
}

/// All that a row shows, in the order for the eye, and what is wrong with it.
QString RosterModel::spoken(Id<AssessedUnit> unit) const
{
    const auto& assessed = m_verdict->assessment().units[unit];
    const auto& ruleset = m_verdict->catalogue().ruleset;
    QStringList words;
    words << text(unit, Unit).toString();
    if (!assessed.kind.isNone()) {
        if (const auto kind = QString::fromStdString(m_verdict->catalogue().unit(assessed.kind).name);
            kind != words.front())
            words << kind;
        if (ruleset.countsModels)
            words << tr("%n model(s)", nullptr, assessed.models);
        if (ruleset.hasPoints)
            words << tr("%1 points").arg(QString::fromStdString(report::number(assessed.points)));
    }
    words << pillsOf(unit);
    auto line = words.join(QStringLiteral(", "));
    if (const auto findings = findingsOf(unit); !findings.isEmpty())
        line += QStringLiteral(". ") + findings.join(QLatin1Char(' '));
    return line;
}

/// A slot that has room: what it needs, and what fills it.
QVariant RosterModel::slotData(const Key& key, int column, int role) const
{
    if (role == SlotRole)
        return QString::fromStdString(key.slot);
    if (role == OwnerRole)
        return QString::fromStdString(key.id);
    if (role == HeadRole)
        return false;
    if (role == Qt::TextAlignmentRole)
        return column == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    if (!m_verdict)
        return {};
    // A row is asked for many things at each painting.
    auto& slot = m_open[{key.id, key.slot}];
    if (!slot)
        slot = openSlot(*m_verdict, m_verdict->unitAt(key.id), key.slot);
    if (!slot)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return column == Unit ? QVariant(slot->name) : column == Points ? QVariant(slot->from) : QVariant();
    case Qt::AccessibleTextRole:
        return column == Unit ? QVariant(QStringList{slot->name, slot->state, slot->from}.join(QStringLiteral(", ")))
                              : QVariant();
    case KindRole:
        return slot->name;
    case ChoicesRole:
        return slot->state;
    case Qt::AccessibleDescriptionRole:
        return slot->offers;
    case Qt::ToolTipRole:
        return shownTip(slot->offers);
    case SeverityRole:
        return int(slot->severity);
    case KnownRole:
        return true;
    case StepsRole:
        return 0;
    default:
        return {};
    }
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& node = *nodeAt(index);
    if (node.key.head >= 0)
        return headData(node, index.column(), role);
    if (!node.key.slot.empty())
        return slotData(node.key, index.column(), role);
    const auto& id = node.key.id;
    if (role == IdRole || role == OwnerRole)
        return QString::fromStdString(id);
    if (role == HeadRole)
        return false;
    const auto unit = m_verdict ? m_verdict->unitAt(id) : Id<AssessedUnit>();
    if (unit.isNone())
        return {};
    const auto& catalogue = m_verdict->catalogue();
    const auto& assessment = m_verdict->assessment();
    const auto& assessed = assessment.units[unit];
    const auto& source = *assessment.source[unit];
    switch (role) {
    case Qt::DisplayRole:
        return text(unit, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Unit ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        return index.column() == State  ? QVariant(findingsOf(unit).join(QLatin1Char(' ')))
               : index.column() == Unit ? QVariant(spoken(unit))
                                        : text(unit, index.column());
    case Qt::AccessibleDescriptionRole:
        return QString::fromStdString(report::choicesLine(catalogue, assessment, unit));
    case Qt::ToolTipRole:
        return shownTip(findingsOf(unit).join(QLatin1Char('\n')));
    case ChoicesRole:
        return QString::fromStdString(report::choicesLine(catalogue, assessment, unit));
    case SeverityRole:
        return int(m_verdict->worst(unit));
    case HeldBackRole:
        return assessed.heldBack;
    case PlaceRole:
        return assessed.place.isNone() ? QString()
                                       : QString::fromStdString(catalogue.ruleset.places[assessed.place].name);
    case PillsRole:
        return pillsOf(unit);
    case StepsRole:
        return (nextSize(*m_verdict, unit, -1) ? Fewer : 0) | (nextSize(*m_verdict, unit, 1) ? More : 0);
    case KnownRole:
        return !assessed.kind.isNone();
    case KindRole:
        return QString::fromStdString(assessed.kind.isNone() ? source.unit : catalogue.unit(assessed.kind).name);
    case OwnNameRole:
        return shown(source.name);
    case IconRole: {
        const auto category = assessed.kind.isNone() ? noId : catalogue.unit(assessed.kind).category;
        return category.isNone() ? QString() : QString::fromStdString(catalogue.ruleset.categories[category].icon);
    }
    default:
        return {};
    }
}

Qt::ItemFlags RosterModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    if (nodeAt(index)->key.head >= 0)
        return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    if (!nodeAt(index)->key.slot.empty())
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
