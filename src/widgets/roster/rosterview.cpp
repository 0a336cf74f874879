#include "widgets/roster/rosterview.h"

#include "editor/models/rostermodel.h"
#include "widgets/look/armytile.h"
#include "widgets/look/theme.h"
#include "widgets/roster/rosterdelegate.h"

#include <QAccessible>
#include <QDrag>
#include <QDragMoveEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster::widgets {

using editor::RosterModel;

namespace {

/// Narrower panes have no figures; still narrower ones no models.
constexpr int leastForFigures = 640;
constexpr int leastForModels = 400;
/// What figures leave to the names.
constexpr int leastForNames = 160;

std::string idOf(const QModelIndex& index) { return index.data(RosterModel::IdRole).toString().toStdString(); }

bool isForce(const QModelIndex& index)
{
    return index.isValid() && index.data(RosterModel::ShapeRole).toInt() == int(editor::RowShape::Force);
}

std::vector<std::string> idsIn(const QMimeData& data)
{
    std::vector<std::string> ids;
    const auto list = data.data(unitsMime).split('\n');
    for (const auto& id : list)
        if (!id.isEmpty())
            ids.push_back(id.toStdString());
    return ids;
}

/// Where a row is: the rows above it, of which neighbours have the same, and its own.
struct Placed {
    const std::vector<int>* above;
    int row;
    QModelIndex index;

    [[nodiscard]] int at(std::size_t depth) const { return depth < above->size() ? (*above)[depth] : row; }
    friend bool operator<(const Placed& a, const Placed& b)
    {
        if (a.above == b.above)
            return a.row < b.row;
        const auto most = std::min(a.above->size(), b.above->size());
        for (std::size_t i = 0; i <= most; ++i)
            if (a.at(i) != b.at(i))
                return a.at(i) < b.at(i);
        return a.above->size() < b.above->size();
    }
};

/// Rows in the order in which they are shown. To ask the view for their places takes it as long as it has rows, each.
QModelIndexList inOrder(QModelIndexList rows)
{
    std::map<QModelIndex, std::vector<int>> parents;
    std::vector<Placed> placed;
    placed.reserve(static_cast<std::size_t>(rows.size()));
    QModelIndex parent;
    auto* above = &parents[parent];
    for (const auto& row : rows) {
        if (row.parent() != parent) {
            parent = row.parent();
            above = &parents[parent];
            if (above->empty()) {
                for (auto at = parent; at.isValid(); at = at.parent())
                    above->insert(above->begin(), at.row());
            }
        }
        placed.push_back({above, row.row(), row});
    }
    std::sort(placed.begin(), placed.end());
    std::ranges::transform(placed, rows.begin(), &Placed::index);
    return rows;
}

/// Joins neighbours, which are consecutive in `rows`, into one range: a tree goes through all its rows for each.
QItemSelection rangesOf(const QModelIndexList& rows)
{
    std::map<QModelIndex, std::vector<std::pair<QModelIndex, QModelIndex>>> byParent;
    for (const auto& row : rows) {
        auto& ranges = byParent[row.parent()];
        if (!ranges.empty() && ranges.back().second.row() + 1 == row.row())
            ranges.back().second = row;
        else
            ranges.emplace_back(row, row);
    }
    QItemSelection selection;
    for (const auto& [parent, ranges] : byParent)
        for (const auto& [first, last] : ranges)
            selection.append(QItemSelectionRange(first, last));
    return selection;
}

/// Marks the row that has the keyboard: at the edge of the pane, whatever the row's indent.
QRect keyboardBar(const QRect& row, const QWidget& pane)
{
    const QRect all(0, row.top(), pane.width(), row.height());
    return QStyle::visualRect(pane.layoutDirection(), all, QRect(0, row.top(), 3, row.height() - 1));
}

} // namespace

RosterView::RosterView(QWidget* parent) : QTreeView(parent), m_delegate(new RosterDelegate(this))
{
    setObjectName(QStringLiteral("rosterView"));
    setItemDelegate(m_delegate);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setIndentation(22);
    setExpandsOnDoubleClick(false);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its room stays, so that no column moves when it comes
    setMouseTracking(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDropIndicatorShown(false); // painted here, with what it would mean
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAutoExpandDelay(600);
}

void RosterView::setRosterModel(RosterModel* model)
{
    m_model = model;
    setModel(model);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(28);
    header()->setSectionResizeMode(RosterModel::Unit, QHeaderView::Stretch);
    header()->setSectionsClickable(false);
    header()->setSectionsMovable(false);
    header()->setHighlightSections(false);
    header()->setFocusPolicy(Qt::NoFocus);
    header()->setFont(fontOf(Type::Fine));
    for (int column = RosterModel::Unit + 1; column < RosterModel::ColumnCount; ++column)
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
    setColumns({});
    // The buttons of a row come and go with the keyboard.
    connect(selectionModel(), &QItemSelectionModel::currentChanged, viewport(), qOverload<>(&QWidget::update));
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent, int first, int last) {
        for (int row = first; row <= last; ++row)
            open(m_model->index(row, 0, parent));
        if (parent.isValid() && !m_model->isJoined(parent) && !isClosed(parent))
            expand(parent);
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& row) { noteFold(row, false); });
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& row) { noteFold(row, true); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        open({});
        decorate();
    });
    open({});
}

void RosterView::open(const QModelIndex& row)
{
    const auto closed = m_closed; // Qt says of each row that it was opened
    if (row.isValid())
        expandRecursively(row);
    else
        expandAll();
    m_closed = closed;
    closeJoined(row);
    closeHeads(row);
}

bool RosterView::isClosed(const QModelIndex& head) const
{
    return std::ranges::find(m_closed, m_model->keyOf(head)) != m_closed.end();
}

void RosterView::closeHeads(const QModelIndex& row)
{
    if (row.data(RosterModel::HeadRole).toBool() && isClosed(row))
        collapse(row);
    for (int below = 0; below < m_model->rowCount(row); ++below)
        if (const auto each = m_model->index(below, 0, row); each.data(RosterModel::HeadRole).toBool() || isForce(each))
            closeHeads(each);
}

void RosterView::noteFold(const QModelIndex& row, bool isOpen)
{
    if (!isOpen)
        m_opened.removeAll(row); // what a person closes and opens again stays open
    if (!row.data(RosterModel::HeadRole).toBool())
        return;
    const auto& key = m_model->keyOf(row);
    std::erase(m_closed, key);
    if (!isOpen)
        m_closed.push_back(key);
}

void RosterView::goToHead(const QModelIndex& head)
{
    selectionModel()->setCurrentIndex(head, QItemSelectionModel::NoUpdate);
}

void RosterView::toggleHead(const QModelIndex& head)
{
    goToHead(head);
    setExpanded(head, !isExpanded(head));
}

void RosterView::selectAll()
{
    for (const auto closed = std::exchange(m_closed, {}); const auto& key : closed)
        if (const auto head = m_model->headOf(key); head.isValid())
            expand(head);
    QTreeView::selectAll();
}

/// Rows have their arrow, also where they stand under no head; forces leave room for what is deep in them.
void RosterView::decorate()
{
    const auto top = m_model->index(0, RosterModel::Unit);
    setRootIsDecorated(top.isValid() && !top.data(RosterModel::HeadRole).toBool());
    setIndentation(isForce(top) ? 16 : 22);
}

void RosterView::closeJoined(const QModelIndex& row)
{
    if (m_model->isJoined(row))
        collapse(row);
    for (int below = 0; below < m_model->rowCount(row); ++below)
        closeJoined(m_model->index(below, 0, row));
}

void RosterView::closeOpened()
{
    const auto isChosen = [this](const QModelIndex& row) {
        const auto isIn = [&](const QModelIndex& at) {
            for (auto above = at; above.isValid(); above = above.parent())
                if (above == row)
                    return true;
            return false;
        };
        const auto& ranges = selectionModel()->selection();
        return isIn(currentIndex().parent()) ||
               std::ranges::any_of(ranges, [&](const QItemSelectionRange& range) { return isIn(range.parent()); });
    };
    for (const auto& row : std::exchange(m_opened, {}))
        if (row.isValid() && isChosen(row))
            m_opened << row;
        else if (row.isValid())
            collapse(row);
}

void RosterView::setColumns(const Columns& columns)
{
    m_columns = columns;
    decorate();
    placeColumns();
}

void RosterView::placeColumns()
{
    if (!m_model)
        return;
    const auto place = [this](int column, bool isShown, int width) {
        if (isColumnHidden(column) == isShown)
            setColumnHidden(column, !isShown);
        if (isShown && header()->sectionSize(column) != width)
            header()->resizeSection(column, width);
        return isShown ? width : 0;
    };
    const bool hasRoom = m_model->costs().size() < 2 ? width() >= leastForModels : width() >= leastForFigures;
    auto names = viewport()->width() - place(RosterModel::State, true, stateWidth()) -
                 place(RosterModel::Models, m_columns.models && hasRoom, modelsWidth(m_columns.steps));
    for (int i = 0; i < RosterModel::mostCosts; ++i) {
        const auto column = RosterModel::Points + i;
        const bool isShown = m_columns.points && (i == 0 || i < m_model->costs().size());
        const auto head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        names -= place(column, isShown, costWidth(head));
    }
    const auto& heads = m_model->heads();
    int figures = 0;
    for (const auto& head : heads)
        figures += figureWidth(head);
    const bool hasFigures = width() >= leastForFigures && names - figures >= leastForNames;
    for (int i = 0; i < RosterModel::mostFigures; ++i) {
        const bool isShown = hasFigures && i < std::ssize(heads);
        place(RosterModel::Figure + i, isShown, isShown ? figureWidth(heads[static_cast<std::size_t>(i)]) : 0);
    }
}

std::vector<std::string> RosterView::selectedIds() const
{
    std::vector<std::string> ids;
    QModelIndexList rows;
    for (const auto& range : selectionModel()->selection()) // each is of whole rows, and no row is in two
        for (auto row = range.top(); row <= range.bottom(); ++row)
            rows << m_model->index(row, RosterModel::Unit, range.parent());
    for (const auto& index : inOrder(std::move(rows))) {
        // Of equal units, what their row says already is not said again.
        const auto above = index.parent();
        if (m_model->isJoined(above) && selectionModel()->isSelected(above))
            continue;
        std::ranges::move(m_model->unitsOf(index), std::back_inserter(ids));
    }
    return ids;
}

bool RosterView::hasOneJoined() const
{
    const auto& ranges = selectionModel()->selection();
    return ranges.size() == 1 && ranges.front().height() == 1 && m_model->isJoined(ranges.front().topLeft());
}

bool RosterView::hasSelected() const
{
    for (const auto& range : selectionModel()->selection())
        for (auto row = range.top(); row <= range.bottom(); ++row) // heads have no id
            if (!m_model->index(row, RosterModel::Unit, range.parent()).data(RosterModel::IdRole).toString().isEmpty())
                return true;
    return false;
}

std::string RosterView::currentId() const { return idOf(currentIndex()); }

std::vector<std::string> RosterView::currentUnits() const
{
    return m_model->unitsOf(currentIndex().siblingAtColumn(RosterModel::Unit));
}

std::optional<SlotPlace> RosterView::currentSlot() const
{
    const auto slot = currentIndex().data(RosterModel::SlotRole).toString();
    if (slot.isEmpty())
        return std::nullopt;
    return SlotPlace{currentIndex().data(RosterModel::OwnerRole).toString().toStdString(), slot.toStdString()};
}

void RosterView::selectSlot(const SlotPlace& slot)
{
    const auto index = m_model->slotIndex(slot.unit, slot.slot);
    if (!index.isValid()) {
        selectIds({slot.unit});
        return;
    }
    for (auto above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void RosterView::startOver()
{
    setCurrentIndex({});
    clearSelection();
    m_closed.clear();
    open({});
    m_opened.clear();
    scrollToTop();
}

void RosterView::selectIds(const std::vector<std::string>& ids)
{
    QModelIndex first;
    for (std::size_t i = 0; i < ids.size() && !first.isValid(); ++i)
        first = m_model->indexOf(ids[i]);
    if (!first.isValid())
        return;
    const auto rows = m_model->indexesOf(ids);
    const auto selection = rangesOf(rows);
    if (rows.contains(first.parent()))
        first = first.parent(); // the row of all that are equal to it
    for (const auto& row : rows)
        for (auto above = row.parent(); above.isValid(); above = above.parent()) {
            if (isExpanded(above))
                continue;
            if (m_model->isJoined(above))
                m_opened << above;
            if (m_model->isJoined(above) || above.data(RosterModel::HeadRole).toBool())
                expand(above);
        }
    for (auto above = first.parent(); above.isValid(); above = above.parent())
        expand(above);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollToUnit(first);
}

/// With the first unit under a heading, the heading is seen too.
void RosterView::scrollToUnit(const QModelIndex& unit)
{
    if (unit.row() == 0 && unit.parent().isValid())
        scrollTo(unit.parent());
    scrollTo(unit);
}

/// What was selected before the view had its size was scrolled to in a smaller one.
void RosterView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    placeColumns();
    if (m_isPainted || !currentIndex().isValid())
        return;
    scrollToTop();
    scrollToUnit(currentIndex());
}

std::string RosterView::besideCurrent(int step) const
{
    auto row = currentIndex().siblingAtColumn(RosterModel::Unit);
    if (m_model->isJoined(row.parent()))
        row = row.parent(); // to change places with its equals would change nothing
    const auto units = m_model->unitsOf(row.siblingAtRow(row.row() + step));
    return units.empty() ? std::string() : step < 0 ? units.front() : units.back();
}

void RosterView::startDrag(Qt::DropActions)
{
    const auto ids = selectedIds();
    if (ids.empty())
        return;
    QByteArray list;
    for (const auto& id : ids)
        list += QByteArray::fromStdString(id) + '\n';
    auto* mime = new QMimeData;
    mime->setData(unitsMime, list);
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->exec(Qt::MoveAction);
    emit dragEnded();
}

/// The upper and lower quarter of a row mean beside it, the middle means attached to it.
editor::Place RosterView::placeAt(const QPoint& point)
{
    const auto target = indexAt(point).siblingAtColumn(RosterModel::Unit);
    m_target = target;
    if (!target.data(RosterModel::SlotRole).toString().isEmpty()) {
        m_side = 0;
        return {target.data(RosterModel::OwnerRole).toString().toStdString(), 0};
    }
    const auto rect = visualRect(target);
    const auto quarter = rect.height() / 4;
    m_side = point.y() < rect.top() + quarter ? -1 : point.y() > rect.bottom() - quarter ? 1 : 0;
    if (const auto units = m_model->unitsOf(target); !units.empty())
        return {m_side < 0 ? units.front() : units.back(), m_side};
    m_side = 1;
    return {};
}

void RosterView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(unitsMime) || event->mimeData()->hasFormat(kindMime))
        event->acceptProposedAction();
}

void RosterView::dragMoveEvent(QDragMoveEvent* event)
{
    QTreeView::dragMoveEvent(event); // scrolls, and opens what is held over
    m_isDragging = true;
    const auto place = placeAt(event->position().toPoint());
    emit hovered(idsIn(*event->mimeData()), event->mimeData()->data(kindMime).toStdString(), place);
    event->acceptProposedAction();
    viewport()->update();
}

void RosterView::dragLeaveEvent(QDragLeaveEvent* event)
{
    QAbstractItemView::dragLeaveEvent(event);
    m_isDragging = false;
    viewport()->update();
    emit dragEnded();
}

void RosterView::dropEvent(QDropEvent* event)
{
    const auto place = placeAt(event->position().toPoint());
    m_isDragging = false;
    event->acceptProposedAction();
    emit dropped(idsIn(*event->mimeData()), event->mimeData()->data(kindMime).toStdString(), place);
    setState(NoState);
    stopAutoScroll();
    viewport()->update();
    emit dragEnded();
}

void RosterView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    // A verdict changes the rows below each unit in turn, and to find their place takes as long as there are rows.
    if (QAccessible::isActive())
        QAbstractItemView::dataChanged(first, last, roles);
    else
        viewport()->update();
}

void RosterView::showAllowed(bool isAllowed)
{
    m_isAllowed = isAllowed;
    viewport()->update();
}

void RosterView::paintEvent(QPaintEvent* event)
{
    m_isPainted = true;
    QTreeView::paintEvent(event);
    if (!m_isDragging || !m_target.isValid())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    const auto colour = m_isAllowed ? theme.accent : theme.error;
    auto rect = visualRect(m_target);
    rect.setRight(viewport()->width() - space::tiny);
    painter.setPen(QPen(colour, 2, m_isAllowed ? Qt::SolidLine : Qt::DashLine));
    if (m_side == 0)
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 5, 5);
    else
        painter.drawLine(m_side < 0 ? rect.topLeft() : rect.bottomLeft(),
                         m_side < 0 ? rect.topRight() : rect.bottomRight());
}

void RosterView::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(this);
    const auto row = index.siblingAtColumn(RosterModel::Unit);
    const bool isHead = index.data(RosterModel::HeadRole).toBool();
    // The room before a row is part of it.
    if (selectionModel()->isRowSelected(index.row(), index.parent()))
        painter->fillRect(option.rect, theme.selection);
    else if (isForce(index) || m_delegate->pointer.row == row)
        painter->fillRect(option.rect, theme.ground);
    QTreeView::drawRow(painter, option, index);
    // One line under the whole row, whatever its columns.
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      isHead || isForce(index) ? theme.headLine : theme.rowLine);
    if (hasFocus() && currentIndex().siblingAtColumn(RosterModel::Unit) == row)
        painter->fillRect(keyboardBar(option.rect, *viewport()), armyColoursOf(this).army);
}

/// With guides down the levels of what is in a unit.
void RosterView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    QTreeView::drawBranches(painter, rect, index);
    auto place = QRect(rect.right() + 1 - indentation() / 2, rect.top(), 1, rect.height());
    for (auto above = index.parent(); above.isValid(); above = above.parent()) {
        if (isForce(above) || above.data(RosterModel::HeadRole).toBool())
            break;
        place.translate(-indentation(), 0);
        painter->fillRect(QStyle::visualRect(layoutDirection(), rect, place), Theme::of(this).line);
    }
}

} // namespace muster::widgets
