#include "widgets/dialogs/gametiles.h"

#include "widgets/look/armytile.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int tileSize = 32;
constexpr int discSize = 16;
constexpr int headingHeight = 30;
constexpr int mostCards = 12; ///< more are lines, so that they can be looked through
constexpr int cardGap = 8;

QString textOf(const QModelIndex& index, int role) { return index.data(role).toString(); }

void paintTile(QPainter& painter, const QRect& area, const QModelIndex& index, bool isDimmed, const Theme& theme)
{
    const auto given = index.data(GameRoles::look);
    const auto look =
        given.isValid() ? given.value<editor::ArmyLook>() : editor::armyLook(textOf(index, Qt::DisplayRole));
    auto colours = theme;
    if (isDimmed) {
        colours.tile = theme.line;
        colours.onTile = theme.quiet;
    }
    paintArmy(painter, QRectF(area), look, colours);
}

void paintDisc(QPainter& painter, const QRect& area, bool isOn, const Theme& theme)
{
    painter.setPen(QPen(isOn ? theme.accent : theme.quiet, 1));
    painter.setBrush(isOn ? theme.accent : theme.surface);
    painter.drawEllipse(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5));
    if (!isOn)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.surface);
    const auto inset = area.width() * 0.32;
    painter.drawEllipse(QRectF(area).adjusted(inset, inset, -inset, -inset));
}

} // namespace

struct GameDelegate::Places {
    QRect mark; ///< the tile or the disc; may be empty
    QRect name;
    QRect words;
    QRect side;
    int height = 0;
};

GameDelegate::GameDelegate(Shape shape, QObject* parent) : QStyledItemDelegate(parent), m_shape(shape) {}

GameDelegate::Places GameDelegate::placesOf(const QModelIndex& index, const QRect& area) const
{
    const auto words = textOf(index, GameRoles::words);
    const auto side = textOf(index, GameRoles::side);
    const auto small = fontOf(Type::Small);
    const auto strong = fontOf(m_shape == Shape::Line ? Type::Body : Type::Strong);
    const int padding = m_shape == Shape::Line ? 5 : 8;
    const int mark = m_shape == Shape::Line ? 0 : m_shape == Shape::Radio ? discSize : tileSize;
    const auto inner = area.adjusted(m_shape == Shape::Radio ? 2 : 12, 0, -12, 0);
    const auto left = inner.left() + (mark > 0 ? mark + 10 : 0);
    const auto sideWidth =
        side.isEmpty() ? 0 : std::min(QFontMetrics(small).horizontalAdvance(side) + 2, inner.width() / 2);
    const auto width = std::max(40, inner.right() + 1 - left - (sideWidth > 0 ? sideWidth + 10 : 0));
    const auto nameHeight = wrappedHeight(textOf(index, Qt::DisplayRole), strong, width);
    const auto wordsHeight = words.isEmpty() ? 0 : wrappedHeight(words, small, width);
    Places places;
    places.height = std::max(m_shape == Shape::Line ? 0 : mark, nameHeight + wordsHeight) + 2 * padding;
    auto top = area.top() + (places.height - nameHeight - wordsHeight) / 2;
    places.name = {left, top, width, nameHeight};
    places.words = {left, top + nameHeight, width, wordsHeight};
    // Beside the name, where a disc belongs to it, and a word at the edge too.
    const auto nameLine = lineHeight(strong);
    places.mark = {inner.left(),
                   m_shape == Shape::Radio ? top + (nameLine - mark) / 2 : area.top() + (places.height - mark) / 2,
                   mark, mark};
    places.side = {inner.right() + 1 - sideWidth, m_shape == Shape::Line ? top : top, sideWidth, nameLine};
    return places;
}

int GameDelegate::heightOf(const QModelIndex& index, int width) const
{
    const auto heading = textOf(index, GameRoles::heading).isEmpty() ? 0 : headingHeight;
    return placesOf(index, QRect(0, 0, width, 0)).height + heading + (m_shape == Shape::Card ? cardGap : 0);
}

QSize GameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (const auto given = index.data(Qt::SizeHintRole).toSize(); given.isValid())
        return given;
    const auto* list = qobject_cast<const QListWidget*>(option.widget);
    const auto width = list ? list->viewport()->width() : 300;
    return {width, heightOf(index, width)};
}

void GameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto& theme = option.widget ? Theme::of(option.widget->window()) : Theme::of(option.palette);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isHot = option.state.testFlag(QStyle::State_MouseOver);
    const bool isFocused = isChosen && option.widget && option.widget->hasFocus();
    const bool isDimmed = index.data(GameRoles::isDimmed).toBool();
    const auto direction = option.direction;
    auto area = option.rect;
    if (const auto heading = textOf(index, GameRoles::heading); !heading.isEmpty()) {
        paintLine(*painter, QRect(area.left() + 12, area.top() + 6, area.width() - 24, headingHeight - 8), heading,
                  fontOf(Type::Label), theme.quiet,
                  int(QStyle::visualAlignment(direction, Qt::AlignLeading | Qt::AlignVCenter)));
        area.setTop(area.top() + headingHeight);
    }
    if (m_shape == Shape::Card)
        area.adjust(0, 0, -cardGap, -cardGap);
    if (m_shape == Shape::Card) {
        painter->setPen(QPen(isChosen ? theme.accent
                             : isHot  ? theme.quiet
                                      : theme.line,
                             isChosen ? 2 : 1, isDimmed && !isChosen ? Qt::DashLine : Qt::SolidLine));
        painter->setBrush(isChosen ? theme.selection : theme.surface);
        painter->drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 6, 6);
    } else if (isChosen || isHot) {
        painter->setPen(isFocused ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
        painter->setBrush(isChosen && m_shape != Shape::Radio ? theme.selection : theme.ground);
        if (m_shape != Shape::Radio || isFocused || isHot)
            painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    const auto places = placesOf(index, area);
    const auto at = [&](const QRect& place) { return QStyle::visualRect(direction, area, place); };
    const auto name = textOf(index, Qt::DisplayRole);
    if (m_shape == Shape::Radio)
        paintDisc(*painter, at(places.mark), isChosen, theme);
    else if (m_shape != Shape::Line)
        paintTile(*painter, at(places.mark), index, isDimmed, theme);
    const bool isStrong = m_shape == Shape::Row || m_shape == Shape::Card || (m_shape == Shape::Radio && isChosen);
    paintWrapped(*painter, at(places.name), name, fontOf(isStrong ? Type::Strong : Type::Body),
                 isDimmed ? theme.quiet : theme.text, direction);
    paintWrapped(*painter, at(places.words), textOf(index, GameRoles::words), fontOf(Type::Small), theme.quiet,
                 direction);
    paintLine(*painter, at(places.side), textOf(index, GameRoles::side), fontOf(Type::Small), theme.quiet,
              int(QStyle::visualAlignment(direction, Qt::AlignTrailing | Qt::AlignVCenter)));
    painter->restore();
}

GameList::GameList(const char* objectName, const QString& accessibleName, GameDelegate::Shape shape)
    : m_delegate(new GameDelegate(shape, this)), m_usual(shape)
{
    setObjectName(QLatin1String(objectName));
    setAccessibleName(accessibleName);
    setItemDelegate(m_delegate);
    setMouseTracking(true);
    setWordWrap(true); // a name that is too long for a line gets two
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QListWidget { border: 0; background: transparent; }"
                                 "QListWidget::item, QListWidget::item:hover, QListWidget::item:selected { "
                                 "background: transparent; padding: 0; }"));
    setMovement(QListView::Static);
}

QListWidgetItem* GameList::firstShown() const
{
    for (int row = 0; row < count(); ++row)
        if (!item(row)->isHidden())
            return item(row);
    return nullptr;
}

void GameList::select(const QString& id)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(Qt::UserRole).toString() == id)
            return setCurrentRow(row);
    setCurrentItem(firstShown());
}

void GameList::keyPressEvent(QKeyEvent* event)
{
    const auto letters = event->text();
    const bool isLetter = !letters.isEmpty() && letters.front().isPrint() && !letters.front().isSpace();
    if (isLetter && !event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        emit typed(letters);
        return event->accept();
    }
    const auto before = currentRow();
    QListWidget::keyPressEvent(event);
    if (currentRow() != before)
        return;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    if (event->key() == (isMirrored ? Qt::Key_Left : Qt::Key_Right))
        emit leftAtTheEnd();
    else if (event->key() == (isMirrored ? Qt::Key_Right : Qt::Key_Left))
        emit leftAtTheBeginning();
}

void GameList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    fit();
}

void GameList::fit()
{
    const bool isCards = m_usual == GameDelegate::Shape::Card && count() <= mostCards;
    if (m_usual == GameDelegate::Shape::Card) {
        m_delegate->setShape(isCards ? GameDelegate::Shape::Card : GameDelegate::Shape::Line);
        setViewMode(isCards ? QListView::IconMode : QListView::ListMode);
        setMovement(QListView::Static);
    }
    // Room for the scroll bar stays, so that two cards are beside each other with it too.
    const auto bar = verticalScrollBar()->sizeHint().width() + space::tiny;
    const auto all = isCards ? layCards((width() - bar) / 2) : layRows();
    if (m_mostHeight > 0)
        setFixedHeight(std::clamp(all, 1, m_mostHeight));
}

int GameList::layCards(int width)
{
    int shown = 0;
    int height = 0;
    for (int row = 0; row < count(); ++row) {
        shown += item(row)->isHidden() ? 0 : 1;
        height = std::max(height, m_delegate->heightOf(indexFromItem(item(row)), width));
    }
    setGridSize({width, height});
    for (int row = 0; row < count(); ++row)
        item(row)->setSizeHint({width, height});
    return (shown + 1) / 2 * height;
}

int GameList::layRows()
{
    int all = 0;
    setGridSize({});
    for (int row = 0; row < count(); ++row) {
        item(row)->setData(Qt::SizeHintRole, {});
        all += item(row)->isHidden() ? 0 : m_delegate->heightOf(indexFromItem(item(row)), viewport()->width());
    }
    scheduleDelayedItemsLayout();
    return all;
}

} // namespace muster::widgets
