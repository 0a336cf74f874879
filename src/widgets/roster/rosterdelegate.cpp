#include "widgets/roster/rosterdelegate.h"

#include "editor/models/rostermodel.h"
#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QStyle>
#include <QTreeView>

namespace muster::widgets {

using editor::RosterModel;

namespace {

constexpr int tileSize = 24;
constexpr int smallTileSize = 18; ///< of what is in a unit
constexpr int arrowSize = 20;     ///< as that of other rows
constexpr int headArrow = 22;     ///< as far as rows below a head are moved in

editor::RowShape shapeOf(const QModelIndex& index)
{
    return static_cast<editor::RowShape>(index.data(RosterModel::ShapeRole).toInt());
}

bool isFigure(int column)
{
    return column >= RosterModel::Figure && column < RosterModel::Figure + RosterModel::mostFigures;
}

bool isSlot(const QModelIndex& index) { return !index.data(RosterModel::SlotRole).toString().isEmpty(); }

int atRight() { return int(Qt::AlignRight | Qt::AlignVCenter); }

/// Gives the width of the pill; paints nothing where it does not fit as a whole.
int paintPillIn(QPainter& painter, const QRect& area, const QString& word, const QStyleOptionViewItem& option)
{
    const auto width = pillWidth(word);
    if (width > area.width())
        return 0;
    const auto place =
        QStyle::visualRect(option.direction, option.rect, QRect(area.topLeft(), QSize(width, area.height())));
    paintPill(painter, place, word, Theme::of(option.palette));
    return width;
}

} // namespace

bool RosterDelegate::hasButtons(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (isSlot(index))
        return false;
    const auto row = index.siblingAtColumn(RosterModel::Unit);
    // Qt marks only the current cell as having the keyboard; the buttons are in other cells of the row.
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool hasKeyboard = view && view->hasFocus() && view->currentIndex().siblingAtColumn(RosterModel::Unit) == row;
    return option.state.testFlag(QStyle::State_Selected) || hasKeyboard || pointer.row == row;
}

void RosterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.data(RosterModel::HeadRole).toBool()) {
        paintHead(*painter, option, index);
    } else {
        // The bar of the row with the keyboard is at the edge of the pane: whoever draws the row paints it.
        auto ground = option;
        ground.state &= ~QStyle::State_HasFocus;
        paintRowGround(*painter, ground);
        switch (index.column()) {
        case RosterModel::Unit:
            if (isSlot(index))
                paintSlot(*painter, option, index);
            else
                paintUnit(*painter, option, index);
            break;
        case RosterModel::Models:
            paintModels(*painter, option, index);
            break;
        case RosterModel::State:
            paintState(*painter, option, index);
            break;
        default:
            paintFigure(*painter, option, index);
        }
    }
    painter->restore();
}

/// A closed head says what is in it, and what is worst there.
void RosterDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const bool isOpen = !view || view->isExpanded(index.siblingAtColumn(RosterModel::Unit));
    auto area = option.rect.adjusted(space::small, space::tiny, -space::tiny, -space::tiny - 2);
    const auto heading = fontOf(Type::Heading);
    if (index.column() == RosterModel::State) {
        const auto role = isOpen ? RosterModel::SeverityRole : RosterModel::WorstRole;
        if (const auto severity = static_cast<Severity>(index.data(role).toInt()); severity != Severity::Off)
            paintSeverity(painter, markPlace(option.rect, option.direction), severity, theme.signal(severity),
                          theme.surface);
        return;
    }
    if (index.column() != RosterModel::Unit) {
        paintLine(painter, area, index.data().toString(), heading, theme.text, int(Qt::AlignRight | Qt::AlignBottom));
        return;
    }
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, option.rect, place); };
    if (!view || !view->rootIsDecorated()) { // else there is room for its arrow before it
        QRectF arrow(0, 0, arrowSize, arrowSize);
        const auto high = lineHeight(heading); // beside the name, which is at the bottom
        const QRect place(option.rect.left(), area.bottom() + 1 - high, headArrow, high);
        arrow.moveCenter(QRectF(mirrored(place)).center());
        paintIcon(painter, arrow,
                  isOpen                                ? QStringLiteral("chevron-down")
                  : option.direction == Qt::RightToLeft ? QStringLiteral("chevron-left")
                                                        : QStringLiteral("chevron-right"));
        area.setLeft(option.rect.left() + headArrow);
    }
    const auto add = [&](const QString& words, const QFont& font, const QColor& colour) {
        if (const auto used =
                paintLine(painter, mirrored(area), words, font, colour, int(Qt::AlignLeft | Qt::AlignBottom));
            used > 0)
            area.setLeft(area.left() + used + space::medium);
    };
    add(index.data().toString(), heading, theme.text);
    add(index.data(RosterModel::InAllRole).toString(), fontOf(Type::Small), theme.quiet);
    if (!isOpen)
        add(index.data(RosterModel::BelowRole).toString(), fontOf(Type::Fine), theme.text);
}

/// A figure of the unit, or what it costs.
void RosterDelegate::paintFigure(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto words = index.data().toString();
    if (isFigure(index.column())) {
        auto font = fontOf(Type::Fine);
        const bool isChanged = index.data(RosterModel::ChangedRole).toBool();
        if (isChanged)
            font.setWeight(QFont::Bold);
        paintLine(painter, option.rect.adjusted(1, 0, -1, 0), words, font, isChanged ? theme.text : theme.quiet,
                  int(Qt::AlignCenter));
        return;
    }
    const bool isPlain = isSlot(index) || shapeOf(index) == editor::RowShape::Part;
    paintLine(painter, option.rect.adjusted(space::tiny, 0, -space::tiny, 0), words,
              fontOf(isPlain ? Type::Body : Type::Strong), isSlot(index) ? theme.quiet : theme.text, atRight());
}

void RosterDelegate::paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto isKnown = index.data(RosterModel::KnownRole).toBool();
    const auto shape = shapeOf(index);
    const auto& rect = option.rect;
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, rect, place); };
    const auto size = shape == editor::RowShape::Part ? smallTileSize : tileSize;
    const QRect tile(rect.left() + space::tiny, rect.center().y() - size / 2 + 1, size, size);
    const auto ally = index.data(RosterModel::AllyRole).value<editor::ArmyLook>();
    const auto army = ally.letters.isEmpty() ? armyColoursOf(option.widget) : armyColours(ally.colour, theme);
    paintCategory(painter, mirrored(tile), index.data(RosterModel::IconRole).toString(),
                  isKnown && shape != editor::RowShape::Part ? army.tile : theme.quiet, theme.onTile);

    const auto strong = fontOf(shape == editor::RowShape::Force  ? Type::Heading
                               : shape == editor::RowShape::Part ? Type::Body
                                                                 : Type::Strong);
    const auto small = fontOf(Type::Fine);
    const auto below = index.data(RosterModel::ChoicesRole).toString();
    const auto pills = index.data(RosterModel::PillsRole).toStringList();
    // Forces, and what is in a unit, have all on one line.
    const bool hasTwo = shape == editor::RowShape::Unit && !(below.isEmpty() && pills.isEmpty());
    const auto left = rect.left() + space::tiny + size + space::small;
    const auto room = rect.right() - space::tiny - left;
    const auto height = lineHeight(strong) + (hasTwo ? lineHeight(small) + 1 : 0);
    QRect top(left, rect.center().y() - height / 2, room, lineHeight(strong));
    QRect under(left, top.bottom() + 2, room, lineHeight(small));
    const auto add = [&](const QString& words, const QFont& font, const QColor& colour) {
        if (const auto used = paintLine(painter, mirrored(top), words, font, colour); used > 0)
            top.setLeft(top.left() + used + space::small);
    };
    const auto ownName = index.data(RosterModel::OwnNameRole).toString();
    const auto kind = index.data(RosterModel::KindRole).toString();
    add(ownName.isEmpty() ? kind : ownName, strong, theme.text);
    if (!ownName.isEmpty()) {
        auto quiet = fontOf(Type::Body);
        quiet.setItalic(true);
        add(kind, quiet, theme.quiet);
    }
    auto& line = hasTwo ? under : top;
    for (const auto& pill : pills)
        if (const auto used = paintPillIn(painter, line, pill, option); used > 0)
            line.setLeft(line.left() + used + space::tiny);
    paintLine(painter, mirrored(line), below, small, theme.quiet);
}

/// An empty tile with a plus, framed where the slot must be filled, dashed where it may.
void RosterDelegate::paintSlot(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto severity = static_cast<Severity>(index.data(RosterModel::SeverityRole).toInt());
    const bool isWanted = severity != Severity::Off;
    const auto& rect = option.rect;
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, rect, place); };
    const QRect tile(rect.left() + space::tiny, rect.center().y() - tileSize / 2 + 1, tileSize, tileSize);
    const auto colour = isWanted ? theme.signal(severity) : theme.quiet;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.2, isWanted ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const auto frame = QRectF(mirrored(tile)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, 4, 4);
    painter.setPen(QPen(isWanted ? theme.text : theme.quiet, 1.5, Qt::SolidLine, Qt::RoundCap));
    const auto middle = frame.center();
    painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0));
    painter.drawLine(middle - QPointF(0, 5), middle + QPointF(0, 5));

    const auto name = fontOf(isWanted ? Type::Strong : Type::Body);
    const auto small = fontOf(Type::Fine);
    const auto left = tile.right() + 1 + space::small;
    const auto room = rect.right() - space::tiny - left;
    const auto height = lineHeight(name) + lineHeight(small) + 1;
    QRect top(left, rect.center().y() - height / 2, room, lineHeight(name));
    const QRect under(left, top.bottom() + 2, room, lineHeight(small));
    const auto used = paintLine(painter, mirrored(top), index.data(RosterModel::KindRole).toString(), name,
                                isWanted ? theme.text : theme.quiet);
    top.setLeft(top.left() + used + space::small);
    paintLine(painter, mirrored(top), index.data(RosterModel::ChoicesRole).toString(), fontOf(Type::Body), theme.quiet);
    paintLine(painter, mirrored(under), index.data(Qt::AccessibleDescriptionRole).toString(), small, theme.quiet);
}

void RosterDelegate::paintModels(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto words = index.data().toString();
    const auto steps = hasButtons(option, index) && !words.isEmpty() ? index.data(RosterModel::StepsRole).toInt() : 0;
    if (steps == 0) {
        paintLine(painter, option.rect.adjusted(space::tiny, 0, -space::tiny, 0), words, fontOf(Type::Body),
                  theme.quiet, atRight());
        return;
    }
    paintButton(painter, option, index, RowButton::Fewer, steps & editor::RowWords::Fewer);
    paintButton(painter, option, index, RowButton::More, steps & editor::RowWords::More);
    const auto from = buttonPlace(RowButton::Fewer, option.rect, Qt::LeftToRight);
    const auto to = buttonPlace(RowButton::More, option.rect, Qt::LeftToRight);
    paintLine(painter, QRect(from.right() + 1, option.rect.top(), to.left() - from.right() - 1, option.rect.height()),
              words, fontOf(Type::Strong), theme.text, int(Qt::AlignCenter));
}

void RosterDelegate::paintState(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    if (const auto severity = static_cast<Severity>(index.data(RosterModel::SeverityRole).toInt());
        severity != Severity::Off)
        paintSeverity(painter, markPlace(option.rect, option.direction), severity, theme.signal(severity),
                      theme.surface);
    if (!hasButtons(option, index))
        return;
    paintButton(painter, option, index, RowButton::Another, true);
    paintButton(painter, option, index, RowButton::Remove, true);
}

void RosterDelegate::paintButton(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                 RowButton button, bool isUsable) const
{
    const bool isUnder = pointer.button == button && pointer.row == index.siblingAtColumn(RosterModel::Unit);
    const auto state = !isUsable                   ? ButtonState::Off
                       : isUnder && pointer.isDown ? ButtonState::Down
                       : isUnder                   ? ButtonState::Under
                                                   : ButtonState::Ready;
    paintRowButton(painter, buttonPlace(button, option.rect, option.direction), button, state, option.palette);
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    // From the fonts: 34, 43, 38 and 29 pixels with our typefaces at the usual size. A tree asks for every row that it
    // opens.
    if (const auto font = QApplication::font(); m_rowHeight == 0 || m_heightsOf != font) {
        m_heightsOf = font;
        const auto heading = lineHeight(fontOf(Type::Heading));
        m_headHeight = heading + space::medium + 3;
        m_forceHeight = heading + space::large + 3;
        m_rowHeight = lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Fine)) + space::small + 1;
        m_partHeight = lineHeight(fontOf(Type::Body)) + space::medium + 1;
    }
    if (index.data(RosterModel::HeadRole).toBool())
        return {0, m_headHeight};
    const auto shape = shapeOf(index);
    return {0, shape == editor::RowShape::Force  ? m_forceHeight
               : shape == editor::RowShape::Part ? m_partHeight
                                                 : m_rowHeight};
}

} // namespace muster::widgets
