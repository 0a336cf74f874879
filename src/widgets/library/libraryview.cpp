#include "widgets/library/libraryview.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/library/librarypaint.h"
#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace muster::widgets {

using editor::LibraryEntry;
using editor::LibraryModel;
using editor::LibraryState;

namespace {

constexpr int verdictSignSize = 14;
constexpr int cellsInRow = 6;
constexpr int armyTileSize = 22;
constexpr int leastForCells = 780; ///< of the table: below it there is no room for pictures
constexpr int leastForDate = 700;

int wordsFrom(const QWidget* view)
{
    return view && view->width() >= leastForCells ? space::medium + cellsWidth(cellsInRow) + 24 : space::medium;
}

class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(const LibraryModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        if (const auto* entry = m_model.entryAt(index))
            paintRoster(*painter, option, index, *entry);
        else
            paintHead(*painter, option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {60, lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Small)) + 16};
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const auto from = wordsFrom(option.widget) - space::small;
        auto place = leading(option.rect, option.direction, from, option.rect.width() - from);
        const auto height = editor->sizeHint().height();
        place.setTop(place.center().y() - height / 2);
        place.setHeight(height);
        editor->setGeometry(place);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* field = named<QLineEdit>("libraryRename", parent);
        field->setAccessibleName(LibraryView::tr("Name of the roster"));
        LengthLine::putBelow(*field, rosterlimits::nameLetters);
        return field;
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        // A name that is too long is not cut off; the line below the field has said so.
        const auto* field = qobject_cast<const QLineEdit*>(editor);
        if (field && hasAtMost(field->text().toStdString(), rosterlimits::nameLetters))
            QStyledItemDelegate::setModelData(editor, model, index);
    }

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
    {
        const auto& theme = Theme::of(option.palette);
        painter.fillRect(option.rect, theme.ground);
        painter.setPen(theme.line);
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (index.column() != 0)
            return;
        auto area = leading(option.rect, option.direction, space::medium, option.rect.width() - space::medium);
        const auto words = index.data().toString();
        paintSide(painter, area, words, fontOf(Type::Strong), theme.text, option.direction);
        const auto used = QFontMetrics(fontOf(Type::Strong)).horizontalAdvance(words) + space::small;
        area = leading(area, option.direction, used, area.width() - used);
        paintSide(painter, area, editor::shownNumber(index.data(LibraryModel::CountRole).toInt()), fontOf(Type::Body),
                  theme.quiet, option.direction);
    }

    void paintRoster(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                     const LibraryEntry& entry) const
    {
        const auto& theme = Theme::of(option.palette);
        auto ground = option;
        const auto* view = qobject_cast<const LibraryView*>(option.widget);
        const bool isCurrent = view && view->hasFocus() && view->currentIndex().row() == index.row() &&
                               view->currentIndex().parent() == index.parent();
        ground.state.setFlag(QStyle::State_HasFocus, isCurrent);
        paintRowGround(painter, ground);
        painter.setPen(theme.line);
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const auto direction = option.direction;
        const auto area = option.rect.adjusted(0, 6, 0, -6);
        const auto inner = area.adjusted(space::small, 0, -space::small, 0);
        switch (index.column()) {
        case LibraryModel::NameColumn: {
            const auto from = wordsFrom(option.widget);
            auto own = theme;
            if (entry.judged)
                own.tile = armyColours(entry.judged->look.colour, theme).tile;
            if (from > space::medium)
                paintCells(painter, leading(area, direction, space::medium, cellsWidth(cellsInRow) + 20),
                           {index.data(LibraryModel::IconsRole).toStringList(),
                            index.data(LibraryModel::AlliesRole).toStringList(),
                            index.data(LibraryModel::MoreRole).toInt()},
                           cellsInRow, direction, own);
            paintLines(painter, leading(area, direction, from, area.width() - from - space::small), index, option,
                       fontOf(Type::Strong), entry.verdict() == LibraryState::NotReadable ? theme.quiet : theme.text);
            break;
        }
        case LibraryModel::ArmyColumn: {
            const auto tile = leading(inner, direction, 0, armyTileSize);
            if (entry.judged && !entry.judged->look.letters.isEmpty())
                paintArmy(painter,
                          QRectF(tile.left(), tile.center().y() - armyTileSize / 2, armyTileSize, armyTileSize),
                          entry.judged->look, theme);
            const auto words = armyTileSize + space::small;
            paintLines(painter, leading(inner, direction, words, inner.width() - words), index, option,
                       fontOf(Type::Body), theme.text);
            break;
        }
        case LibraryModel::PointsColumn: {
            const bool isOver = index.data(LibraryModel::OverRole).toBool();
            paintSide(painter, inner, index.data().toString(), fontOf(isOver ? Type::Strong : Type::Body),
                      isOver ? theme.error : theme.text, direction, Qt::AlignTrailing);
            break;
        }
        case LibraryModel::VerdictColumn: {
            const auto look = lookOf(entry, theme);
            if (look.hasSign) {
                const auto place = leading(inner, direction, 0, verdictSignSize);
                paintSeverity(painter,
                              QRectF(place.left(), place.center().y() - verdictSignSize / 2.0 + 0.5, verdictSignSize,
                                     verdictSignSize),
                              look.sign, look.colour, theme.surface);
            }
            const auto from = verdictSignSize + 7;
            paintSide(painter, leading(inner, direction, from, inner.width() - from), index.data().toString(),
                      fontOf(Type::Body), look.colour, direction);
            break;
        }
        default:
            paintSide(painter, inner, index.data().toString(), fontOf(Type::Body), theme.quiet, direction);
            break;
        }
    }

    static void paintLines(QPainter& painter, const QRect& area, const QModelIndex& index,
                           const QStyleOptionViewItem& option, const QFont& font, const QColor& colour)
    {
        const auto& theme = Theme::of(option.palette);
        const auto direction = option.direction;
        const auto first = lineHeight(font);
        const auto second = lineHeight(fontOf(Type::Small));
        QRect line(area.left(), area.center().y() - (first + second) / 2, area.width(), first);
        paintSide(painter, line, index.data().toString(), font, colour, direction);
        line = QRect(area.left(), line.bottom() + 1, area.width(), second);
        paintSide(painter, line, index.data(LibraryModel::SubRole).toString(), fontOf(Type::Small), theme.quiet,
                  direction);
    }

    const LibraryModel& m_model;
};

} // namespace

LibraryView::LibraryView(LibraryModel& model, QWidget* parent) : QTreeView(parent), m_model(model)
{
    setObjectName(QStringLiteral("libraryView"));
    setModel(&model);
    setItemDelegate(new RowDelegate(model, this));
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setDragDropMode(DragOnly);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setTabKeyNavigation(false);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setFocusPolicy(Qt::NoFocus);
    header()->setSortIndicator(model.query().column, model.query().order);
    setSortingEnabled(true);
    connect(this, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (m_model.entryAt(index))
            emit openRequested();
    });
    connect(&model, &LibraryModel::refreshed, this, &LibraryView::follow);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &LibraryView::scrolled);
    setAccessibleName(tr("Rosters"));
    fitColumns();
}

const LibraryEntry* LibraryView::current() const { return m_model.entryAt(currentIndex()); }

std::vector<std::string> LibraryView::selectedPaths() const
{
    std::vector<std::string> paths;
    auto rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, [](const QModelIndex& a, const QModelIndex& b) {
        return std::pair(a.parent().row(), a.row()) < std::pair(b.parent().row(), b.row());
    });
    for (const auto& index : rows)
        if (const auto* entry = m_model.entryAt(index))
            paths.push_back(entry->path);
    return paths;
}

bool LibraryView::select(const std::vector<std::string>& paths)
{
    QModelIndex first;
    QItemSelection rows;
    for (const auto& path : paths)
        if (const auto index = m_model.indexOf(path); index.isValid()) {
            rows.select(index, index);
            if (!first.isValid())
                first = index;
        }
    if (!first.isValid())
        return false;
    makeCurrent(first);
    selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    scrollTo(first);
    return true;
}

/// The view's own setCurrentIndex() looks at the keyboard: with Ctrl held down, what was selected would stay so.
void LibraryView::makeCurrent(const QModelIndex& index)
{
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void LibraryView::renameCurrent()
{
    if (current())
        edit(currentIndex().siblingAtColumn(LibraryModel::NameColumn));
}

std::vector<std::string> LibraryView::visiblePaths() const
{
    std::vector<std::string> paths;
    constexpr std::size_t most = 64;
    for (auto index = indexAt({1, 1}); index.isValid() && visualRect(index).top() <= viewport()->height();
         index = indexBelow(index)) {
        if (const auto* entry = m_model.entryAt(index))
            paths.push_back(entry->path);
        if (paths.size() >= most)
            break;
    }
    return paths;
}

/// The rows have changed: the same roster stays current, or another one becomes it.
void LibraryView::follow()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.hasChildren(m_model.index(row, 0)))
            setExpanded(m_model.index(row, 0), true);
    if (m_model.query().group != editor::LibraryGroup::None)
        for (int row = 0; row < m_model.rowCount(); ++row)
            setFirstColumnSpanned(row, {}, true);
    if (!current() && !m_current.empty())
        if (const auto index = m_model.indexOf(m_current); index.isValid())
            makeCurrent(index);
    if (!current()) {
        auto first = m_model.index(0, 0);
        if (m_model.query().group != editor::LibraryGroup::None)
            first = m_model.index(0, 0, first);
        makeCurrent(first);
    }
    emit currentRosterChanged();
}

void LibraryView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (const auto* entry = m_model.entryAt(current))
        m_current = entry->path;
    emit currentRosterChanged();
}

void LibraryView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    emit selectionCountChanged();
}

void LibraryView::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState) {
        if (current())
            emit openRequested();
        return;
    }
    // Letters are for the search of the page, not for a search of the view's own.
    if (!event->text().isEmpty() && event->text().front().isPrint() && !event->text().front().isSpace() &&
        (event->modifiers() & ~Qt::ShiftModifier) == 0) {
        event->ignore();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void LibraryView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
    emit scrolled();
}

/// Figures, verdicts and dates as wide as their words usually are; names share the rest.
void LibraryView::fitColumns()
{
    const QFontMetrics body(fontOf(Type::Body));
    const QFontMetrics strong(fontOf(Type::Strong));
    const auto whole = viewport()->width();
    const auto points = strong.horizontalAdvance(QStringLiteral("12,345 of 12,345")) + 2 * space::small;
    const auto verdict = body.horizontalAdvance(tr("Legal, 2 warnings")) + verdictSignSize + 7 + 2 * space::small;
    const auto date = body.horizontalAdvance(tr("Today 20:00") + QLatin1Char('0')) + 2 * space::small;
    const bool hasDate = whole >= leastForDate;
    setColumnHidden(LibraryModel::ChangedColumn, !hasDate);
    auto rest = whole - points - verdict - (hasDate ? date : 0);
    const auto pictures = wordsFrom(this);
    const auto name = std::max(120, pictures + (rest - pictures) * 11 / 20);
    setColumnWidth(LibraryModel::NameColumn, name);
    setColumnWidth(LibraryModel::ArmyColumn, std::max(60, rest - name));
    setColumnWidth(LibraryModel::PointsColumn, points);
    setColumnWidth(LibraryModel::VerdictColumn, verdict);
    setColumnWidth(LibraryModel::ChangedColumn, date);
}

} // namespace muster::widgets
