#include "widgets/checking/checktable.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/checking/marks.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"

#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace muster::widgets {

using editor::CheckModel;
using editor::LineMark;

namespace {

constexpr int rowHeight = 28;
constexpr int barWidth = 4;
constexpr int tableMarkSize = 11;
constexpr int severitySize = 15;
constexpr int badgeWidth = 60;
constexpr int indent = 20;

QFont theirFont()
{
    auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(fontOf(Type::Body).pointSizeF() * 0.95);
    return font;
}

LineMark markOf(const QModelIndex& index) { return static_cast<LineMark>(index.data(CheckModel::MarkRole).toInt()); }

QString signedNumber(qint64 value)
{
    return (value > 0 ? QStringLiteral("+") : QStringLiteral("−")) + editor::shownNumber(std::abs(value));
}

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString otherWord; ///< "%1 other"

    /// Where the button of a row is that opens its guesses; null where there are none.
    [[nodiscard]] QRect buttonOf(const QRect& cell, const QModelIndex& index) const
    {
        const auto guesses = index.data(CheckModel::GuessesRole).toInt();
        if (guesses == 0)
            return {};
        const auto width = QFontMetrics(fontOf(Type::Small)).horizontalAdvance(words(guesses)) + 2 * space::small + 14;
        return {cell.right() - width - space::tiny, cell.center().y() - 11, width, 23};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        const auto mark = markOf(index);
        const auto isWords = static_cast<const CheckModel*>(index.model())->hasLines();
        if (isWords && (mark == LineMark::Doubtful || mark == LineMark::Unread))
            painter->fillRect(option.rect, tint(theme, colourOf(theme, mark)));
        paintRowGround(*painter, option);
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const auto area = option.rect.adjusted(space::small, 0, -space::small, -1);
        const auto text = index.data().toString();
        switch (index.column()) {
        case CheckModel::NumberColumn:
            paintLine(*painter, option.rect.adjusted(0, 0, -barWidth - space::small, -1), text, fontOf(Type::Fine),
                      theme.quiet, int(Qt::AlignRight | Qt::AlignVCenter));
            if (isWords)
                painter->fillRect(
                    QRect(option.rect.right() - barWidth + 1, option.rect.top(), barWidth, option.rect.height() - 1),
                    mark == LineMark::Ignored ? theme.line : colourOf(theme, mark));
            break;
        case CheckModel::TextColumn:
            paintLine(*painter, area, text, theirFont(), mark == LineMark::Ignored ? theme.quiet : theme.text);
            break;
        case CheckModel::MarkColumn: {
            const auto colour = colourOf(theme, mark);
            paintMark(*painter,
                      QRectF(area.left(), area.center().y() - tableMarkSize / 2.0 + 0.5, tableMarkSize, tableMarkSize),
                      mark, colour);
            paintLine(*painter, area.adjusted(tableMarkSize + 7, 0, 0, 0), text, fontOf(Type::Body), colour);
            break;
        }
        case CheckModel::TakenColumn:
            paintTaken(*painter, option.rect, index, theme);
            break;
        case CheckModel::ClaimedColumn:
            paintLine(*painter, area, text, fontOf(Type::Body), theme.text, int(Qt::AlignRight | Qt::AlignVCenter));
            break;
        case CheckModel::TrueColumn:
            paintLine(*painter, area, text, fontOf(Type::Strong),
                      index.data(CheckModel::DifferenceRole).isValid() ? theme.error : theme.text,
                      int(Qt::AlignRight | Qt::AlignVCenter));
            break;
        default:
            paintDifference(*painter, option.rect, index, theme);
            break;
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {60, std::max(rowHeight, lineHeight(fontOf(Type::Strong)) + 10)};
    }

private:
    [[nodiscard]] QString words(int guesses) const { return otherWord.arg(guesses); }

    void paintTaken(QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme) const
    {
        auto area =
            cell.adjusted(space::small + index.data(CheckModel::DepthRole).toInt() * indent, 0, -space::small, -1);
        const auto button = buttonOf(cell, index);
        if (!button.isNull())
            area.setRight(button.left() - space::small);
        const bool isUnit = index.data(CheckModel::IsUnitRole).toBool();
        const auto mark = markOf(index);
        if (const auto severity = static_cast<Severity>(index.data(CheckModel::SeverityRole).toInt());
            severity != Severity::Off) {
            paintSeverity(painter,
                          QRectF(area.left(), area.center().y() - severitySize / 2.0 + 0.5, severitySize, severitySize),
                          severity, theme.signal(severity), theme.surface);
            area.setLeft(area.left() + severitySize + space::small);
        }
        const auto used = paintLine(painter, area, index.data().toString(), fontOf(isUnit ? Type::Strong : Type::Body),
                                    isUnit                     ? theme.text
                                    : mark == LineMark::Unread ? theme.error
                                                               : theme.quiet);
        paintLine(painter, area.adjusted(used + space::small, 1, 0, 0), index.data(CheckModel::ChoicesRole).toString(),
                  fontOf(Type::Fine), theme.quiet);
        if (button.isNull())
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme.quiet);
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        paintLine(painter, button.adjusted(space::small, 0, 0, 0), words(index.data(CheckModel::GuessesRole).toInt()),
                  fontOf(Type::Small), theme.text);
        painter.setPen(QPen(theme.text, 1.3));
        const QPointF tip(button.right() - 11, button.center().y() + 3);
        painter.drawPolyline(QPolygonF{tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)});
    }

    /// How much more it is by the data than was claimed.
    static void paintDifference(QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme)
    {
        const auto difference = index.data(CheckModel::DifferenceRole);
        if (!difference.isValid())
            return;
        const QRect badge(cell.left(), cell.center().y() - 10, cell.width() - space::small, 20);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme.error);
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5), 9.5, 9.5);
        paintLine(painter, badge, signedNumber(difference.toLongLong()), fontOf(Type::Fine), theme.error,
                  int(Qt::AlignCenter));
    }
};

} // namespace

CheckTable::CheckTable(QWidget* parent) : QTreeView(parent), m_model(new CheckModel(this))
{
    setObjectName(QStringLiteral("checkTable"));
    setModel(m_model);
    setItemDelegate(new RowDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionsClickable(false);
    header()->setFocusPolicy(Qt::NoFocus);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CheckTable::fitColumns);
    static_cast<RowDelegate*>(itemDelegate())->otherWord = tr("%1 other", "guesses");
    setAccessibleName(tr("The list, line by line"));
    setAccessibleDescription(
        tr("Enter opens the other guesses for a line; F8 goes to the next line that is not sure."));
    fitColumns();
}

void CheckTable::fitColumns()
{
    const bool isWords = m_model->hasLines();
    for (const auto column :
         {CheckModel::NumberColumn, CheckModel::TextColumn, CheckModel::MarkColumn, CheckModel::ClaimedColumn})
        setColumnHidden(column, !isWords);
    const auto hasPoints = m_model->hasPoints();
    setColumnHidden(CheckModel::TrueColumn, !hasPoints);
    if (isWords)
        setColumnHidden(CheckModel::ClaimedColumn, !hasPoints);
    setColumnHidden(CheckModel::DifferenceColumn, !isWords || !hasPoints);
    const QFontMetrics body(fontOf(Type::Body));
    const auto headed = [&](int column, int least) {
        return std::max(
            least, body.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
                       2 * space::small + 2);
    };
    int markWidth = 0;
    for (const auto mark : {LineMark::Sure, LineMark::Likely, LineMark::Doubtful, LineMark::Unread, LineMark::Ignored})
        markWidth =
            std::max(markWidth, body.horizontalAdvance(CheckModel::nameOf(mark)) + tableMarkSize + space::medium);
    const auto number = 44;
    const auto marks = headed(CheckModel::MarkColumn, markWidth + 2 * space::small);
    const auto claimed = headed(CheckModel::ClaimedColumn, 70);
    const auto actual = headed(CheckModel::TrueColumn, isWords ? 64 : 80);
    const auto rest = viewport()->width() - (isWords ? number + marks + (hasPoints ? claimed + badgeWidth : 0) : 0) -
                      (hasPoints ? actual : 0);
    header()->resizeSection(CheckModel::NumberColumn, number);
    header()->resizeSection(CheckModel::MarkColumn, marks);
    header()->resizeSection(CheckModel::ClaimedColumn, claimed);
    header()->resizeSection(CheckModel::TrueColumn, actual);
    header()->resizeSection(CheckModel::DifferenceColumn, badgeWidth);
    const auto theirs = rest * 44 / 100;
    header()->resizeSection(CheckModel::TextColumn, theirs);
    header()->resizeSection(CheckModel::TakenColumn, isWords ? rest - theirs : rest);
}

void CheckTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void CheckTable::goTo(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    setCurrentIndex(m_model->index(row, CheckModel::TakenColumn));
    scrollTo(currentIndex());
}

void CheckTable::fillMenu(QMenu& menu, int row)
{
    const auto& list = m_model->list();
    if (!m_model->isWords() || row < 0 || row >= m_model->rowCount())
        return;
    const auto& line = list->reading->lines[static_cast<std::size_t>(row)];
    const auto mark = editor::markOf(*list->reading, line);
    const auto index = m_model->index(row, CheckModel::TakenColumn);
    const auto say = [&](LineChoice::Means means, std::size_t guess = 0) {
        return [this, choice = LineChoice{line.line, means, guess}] { emit settled(choice); };
    };
    if (index.data(CheckModel::IsUnitRole).toBool()) {
        auto words = index.data().toString();
        if (const auto choices = index.data(CheckModel::ChoicesRole).toString(); !choices.isEmpty())
            words += QStringLiteral(" – ") + choices;
        auto* same = menu.addAction(editor::shownLabel(words));
        same->setObjectName(QStringLiteral("guessSame"));
        same->setCheckable(true);
        same->setChecked(true);
        connect(same, &QAction::triggered, this, say(LineChoice::Means::AsRead));
    } else if (mark == LineMark::Likely || mark == LineMark::Doubtful)
        connect(menu.addAction(tr("&This Is Right")), &QAction::triggered, this, say(LineChoice::Means::AsRead));
    for (std::size_t i = 0; i < line.alternatives.size(); ++i) {
        auto* other = menu.addAction(editor::shownLabel(CheckModel::words(*list, line.alternatives[i])));
        other->setObjectName(QStringLiteral("guess%1").arg(i));
        connect(other, &QAction::triggered, this, say(LineChoice::Means::Guess, i));
    }
    if (!menu.isEmpty())
        menu.addSeparator();
    auto* another = menu.addAction(tr("&Another Unit…"));
    another->setObjectName(QStringLiteral("guessAnother"));
    connect(another, &QAction::triggered, this, [this, row] { emit otherWanted(row); });
    if (mark != LineMark::Ignored) {
        auto* out = menu.addAction(tr("&Not a Unit: Leave Out"));
        out->setObjectName(QStringLiteral("guessLeaveOut"));
        connect(out, &QAction::triggered, this, say(LineChoice::Means::Nothing));
    }
}

void CheckTable::openMenu(const QModelIndex& index)
{
    if (!index.isValid() || !m_model->isWords())
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("guessMenu"));
    fillMenu(menu, index.row());
    const auto cell = visualRect(m_model->index(index.row(), CheckModel::TakenColumn));
    menu.exec(viewport()->mapToGlobal(cell.bottomLeft()));
}

void CheckTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        openMenu(currentIndex());
        return;
    }
    QTreeView::keyPressEvent(event);
}

void CheckTable::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    const auto index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && index.column() == CheckModel::TakenColumn &&
        static_cast<RowDelegate*>(itemDelegate())
            ->buttonOf(visualRect(index), index)
            .contains(event->position().toPoint()))
        openMenu(index);
}

void CheckTable::mouseDoubleClickEvent(QMouseEvent* event) { openMenu(indexAt(event->position().toPoint())); }

void CheckTable::contextMenuEvent(QContextMenuEvent* event)
{
    openMenu(event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex());
}

} // namespace muster::widgets
