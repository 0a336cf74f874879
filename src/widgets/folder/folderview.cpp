#include "widgets/folder/folderview.h"

#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster::widgets {

using editor::FolderModel;
using report::RowState;

namespace {

constexpr int leastRowHeight = 28;
constexpr int signSize = 14;
constexpr int widest = 180; ///< of a column by its words
constexpr int leastHeadline = 240;

QFont fingerprintFont()
{
    auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(fontOf(Type::Small).pointSizeF());
    return font;
}

RowState stateOf(const QModelIndex& index) { return static_cast<RowState>(index.data(FolderModel::StateRole).toInt()); }

/// Font and colour of a cell's words.
std::pair<QFont, QColor> inkOf(const QModelIndex& index, const QPalette& palette)
{
    const auto& theme = Theme::of(palette);
    const auto body = fontOf(Type::Body);
    const auto strong = fontOf(Type::Strong);
    switch (index.column()) {
    case FolderModel::PlayerColumn:
        return {strong, theme.text};
    case FolderModel::PointsColumn:
        if (index.data(FolderModel::OverLimitRole).toBool())
            return {strong, theme.error};
        break;
    case FolderModel::VerdictColumn:
        return {body, lookOf(stateOf(index), palette).colour};
    case FolderModel::FingerprintColumn:
        return {fingerprintFont(), theme.quiet};
    case FolderModel::DataColumn:
        if (index.data(FolderModel::OtherDataRole).toBool())
            return {strong, theme.warning};
        return {body, theme.quiet};
    case FolderModel::SameColumn:
        return {body, theme.warning};
    case FolderModel::FileColumn:
        return {body, theme.quiet};
    default:
        break;
    }
    return {body, theme.text};
}

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        paintRowGround(*painter, option);
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        auto area = option.rect.adjusted(space::small, 0, -space::small, -1);
        if (index.column() == FolderModel::VerdictColumn) {
            const auto look = lookOf(stateOf(index), option.palette);
            paintSeverity(*painter, QRectF(area.left(), area.center().y() - signSize / 2.0 + 0.5, signSize, signSize),
                          look.sign, look.colour, theme.surface);
            area.setLeft(area.left() + signSize + 7);
        }
        const auto [font, colour] = inkOf(index, option.palette);
        paintLine(*painter, area, index.data().toString(), font, colour, index.data(Qt::TextAlignmentRole).toInt());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {60, std::max(leastRowHeight, lineHeight(fontOf(Type::Strong)) + 10)};
    }
};

} // namespace

StateLook lookOf(RowState state, const QPalette& palette)
{
    const auto& theme = Theme::of(palette);
    switch (state) {
    case RowState::Legal:
        return {Severity::Off, theme.good};
    case RowState::NotLegal:
        return {Severity::Error, theme.error};
    case RowState::ToReview:
        return {Severity::Warning, theme.warning};
    case RowState::NotJudged:
        return {Severity::Unknown, theme.error};
    case RowState::Empty:
        return {Severity::Note, theme.quiet};
    case RowState::NotReadable:
        break;
    }
    return {Severity::Unknown, theme.quiet};
}

FolderView::FolderView(QWidget* parent)
    : QTreeView(parent), m_model(new FolderModel(this)), m_rows(new editor::FolderRows(*m_model, this))
{
    setObjectName(QStringLiteral("folderView"));
    setModel(m_rows);
    setItemDelegate(new RowDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSortingEnabled(true);
    sortByColumn(FolderModel::PlayerColumn, Qt::AscendingOrder);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    header()->setFocusPolicy(Qt::NoFocus);
    connect(this, &QTreeView::activated, this, &FolderView::openRequested);
    connect(m_rows, &QAbstractItemModel::rowsRemoved, this, &FolderView::currentListChanged);
    setAccessibleName(tr("Lists"));
    fitColumns();
}

void FolderView::setTable(report::FolderTable table)
{
    const auto* before = current();
    const auto path = before ? before->path : std::string();
    const auto part = before ? before->part : 0;
    m_isFilling = true;
    m_model->setTable(std::move(table));
    fitColumns();
    auto index = m_rows->mapFromSource(m_model->index(m_model->rowOf(path, part), 0));
    if (!index.isValid())
        index = m_rows->index(0, 0);
    setCurrentIndex(index);
    m_isFilling = false;
    emit currentListChanged();
}

const report::TableRow* FolderView::current() const
{
    const auto index = m_rows->mapToSource(currentIndex());
    return index.isValid() ? &m_model->row(index.row()) : nullptr;
}

void FolderView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_isFilling)
        emit currentListChanged();
}

void FolderView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (current())
            emit openRequested();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void FolderView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

/// Columns as wide as their words; the headline takes what is left.
void FolderView::fitColumns()
{
    const QFontMetrics strong(fontOf(Type::Strong));
    const QFontMetrics print(fingerprintFont());
    constexpr int mostRows = 500; // that are measured
    int used = 0;
    for (int column = 0; column < FolderModel::ColumnCount; ++column) {
        if (column == FolderModel::HeadlineColumn)
            continue;
        int width = QFontMetrics(header()->font())
                        .horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
                    2 * space::large;
        bool hasWords = column != FolderModel::SameColumn && column != FolderModel::FindingsColumn;
        for (int row = 0; row < std::min(m_model->rowCount(), mostRows); ++row) {
            const auto words = m_model->index(row, column).data().toString();
            hasWords = hasWords || !words.isEmpty();
            const auto& metrics = column == FolderModel::FingerprintColumn ? print : strong;
            width = std::max(width, metrics.horizontalAdvance(words) + 2 * space::small +
                                        (column == FolderModel::VerdictColumn ? signSize + 7 : 0));
        }
        setColumnHidden(column, !hasWords);
        width = std::min(width, widest);
        setColumnWidth(column, width);
        used += hasWords ? width : 0;
    }
    setColumnWidth(FolderModel::HeadlineColumn, std::max(leastHeadline, viewport()->width() - used));
}

} // namespace muster::widgets
