#include "widgets/collection/collectionview.h"

#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster::widgets {

using editor::CollectionModel;

namespace {

constexpr int leastHeight = 28;
constexpr int numberWidth = 84;

bool isNumber(const QModelIndex& index)
{
    return index.column() == CollectionModel::OwnedColumn || index.column() == CollectionModel::PaintedColumn;
}

class FieldDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        painter->fillRect(option.rect, option.state.testFlag(QStyle::State_Selected) ? theme.selection : theme.surface);
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const auto isOwned = index.data(CollectionModel::IsOwnedRole).toBool();
        const auto isName = index.column() == CollectionModel::UnitColumn;
        const auto isQuiet = index.column() == CollectionModel::ArmyColumn ||
                             index.column() == CollectionModel::NoteColumn ||
                             !index.data(CollectionModel::KnownRole).toBool();
        paintLine(*painter, option.rect.adjusted(space::small, 0, -space::small, -1), index.data().toString(),
                  fontOf(isName && isOwned ? Type::Strong : Type::Body), isQuiet ? theme.quiet : theme.text,
                  index.data(Qt::TextAlignmentRole).toInt());
        // The field that has the keyboard, as in a spreadsheet.
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto name = index.sibling(index.row(), CollectionModel::UnitColumn).data().toString();
        const auto head = index.model()->headerData(index.column(), Qt::Horizontal).toString();
        QWidget* editor = nullptr;
        if (isNumber(index)) {
            auto* number = new QSpinBox(parent);
            number->setRange(0, Collection::mostModels);
            number->setAlignment(Qt::AlignRight);
            number->setButtonSymbols(QAbstractSpinBox::NoButtons);
            editor = number;
        } else {
            auto* note = new QLineEdit(parent);
            LengthLine::putBelow(*note, Collection::mostNote);
            editor = note;
        }
        editor->setObjectName(QStringLiteral("collectionField"));
        editor->setAccessibleName(CollectionView::tr("%1 of %2").arg(head, name));
        // As narrow as the field: what a style sheet gives others is too much here.
        editor->setStyleSheet(QStringLiteral("padding: 0 6px; border-radius: 0; min-height: 0"));
        return editor;
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {60, std::max(leastHeight, lineHeight(fontOf(Type::Strong)) + 10)};
    }
};

} // namespace

CollectionView::CollectionView(CollectionModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_rows(new editor::CollectionRows(this))
{
    setObjectName(QStringLiteral("collectionView"));
    setAccessibleName(tr("Models that I own"));
    m_rows->setSourceModel(&model);
    setModel(m_rows);
    setItemDelegate(new FieldDelegate(this));
    setFrameShape(QFrame::StyledPanel);
    setShowGrid(false);
    setTabKeyNavigation(false); // Tab goes on to the next control
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setHorizontalScrollMode(ScrollPerPixel);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(leastHeight, lineHeight(fontOf(Type::Strong)) + 10));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicatorShown(true);
    // A third click brings back the order of the army.
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, m_rows,
            [this](int column, Qt::SortOrder order) { m_rows->sort(column, order); });
}

void CollectionView::setArmyShown(bool isShown)
{
    setColumnHidden(CollectionModel::ArmyColumn, !isShown);
    fitColumns();
}

void CollectionView::enter()
{
    if (m_rows->rowCount() == 0)
        return;
    setFocus(Qt::ShortcutFocusReason);
    // Whatever keys are held: with Ctrl, rows that were selected would stay selected.
    selectionModel()->setCurrentIndex(m_rows->index(0, CollectionModel::OwnedColumn),
                                      QItemSelectionModel::ClearAndSelect);
}

void CollectionView::clearSelected()
{
    if (!m_model.faults().empty())
        return;
    QModelIndexList rows;
    for (const auto& index : selectionModel()->selectedIndexes())
        rows << m_rows->mapToSource(index);
    m_model.clear(rows);
}

void CollectionView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && state() != EditingState) {
        clearSelected();
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && state() != EditingState) {
        auto index = currentIndex();
        if (index.isValid() && index.column() < CollectionModel::OwnedColumn) {
            index = index.siblingAtColumn(CollectionModel::OwnedColumn);
            setCurrentIndex(index);
        }
        if (index.isValid() && index.flags().testFlag(Qt::ItemIsEditable))
            edit(index);
        return; // and not the button of the dialog
    }
    QTableView::keyPressEvent(event);
}

void CollectionView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

/// The numbers need little; the names and the notes share the rest.
void CollectionView::fitColumns()
{
    const auto hasArmy = !isColumnHidden(CollectionModel::ArmyColumn);
    const auto rest = std::max(300, viewport()->width() - 2 * numberWidth);
    auto* heads = horizontalHeader();
    heads->resizeSection(CollectionModel::OwnedColumn, numberWidth);
    heads->resizeSection(CollectionModel::PaintedColumn, numberWidth);
    const auto name = rest * (hasArmy ? 40 : 55) / 100;
    const auto army = hasArmy ? rest * 25 / 100 : 0;
    heads->resizeSection(CollectionModel::UnitColumn, name);
    if (hasArmy)
        heads->resizeSection(CollectionModel::ArmyColumn, army);
    heads->resizeSection(CollectionModel::NoteColumn, rest - name - army);
}

} // namespace muster::widgets
