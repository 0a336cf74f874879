#pragma once

#include <QListWidget>
#include <QStyledItemDelegate>

namespace muster::widgets {

/// What a row or a card of games, armies and forces shows beside its name.
struct GameRoles {
    static constexpr int words = Qt::UserRole + 20;    ///< a line below the name
    static constexpr int side = Qt::UserRole + 21;     ///< a few words at the trailing edge
    static constexpr int heading = Qt::UserRole + 22;  ///< over the row: it is the first of a section
    static constexpr int isDimmed = Qt::UserRole + 23; ///< something is missing, or it is still being read
    static constexpr int look = Qt::UserRole + 24;     ///< an editor::ArmyLook; without one there are the first letters
};

/// Paints them: a game as a row with its first letters, an army as a card, a force as a row with a radio button.
class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum class Shape { Row, Card, Line, Radio };

    explicit GameDelegate(Shape shape, QObject* parent);

    void setShape(Shape shape) { m_shape = shape; }
    [[nodiscard]] Shape shape() const { return m_shape; }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Of an item so wide; names take as many lines as they need.
    [[nodiscard]] int heightOf(const QModelIndex& index, int width) const;

private:
    /// Where the parts of an item are, which has no heading.
    struct Places;
    [[nodiscard]] Places placesOf(const QModelIndex& index, const QRect& area) const;

    Shape m_shape;
};

/// A list that is painted so. Armies and forces are as high as they need, up to a bound; many armies are lines.
class GameList : public QListWidget {
    Q_OBJECT

public:
    GameList(const char* objectName, const QString& accessibleName, GameDelegate::Shape shape);

    /// Call it after items were added, changed or hidden. `mostHeight`: 0 leaves the height to the layout.
    void fit();
    void setMostHeight(int height) { m_mostHeight = height; }
    /// Selects the item with this id (Qt::UserRole), or else the first that is shown.
    void select(const QString& id);
    [[nodiscard]] QListWidgetItem* firstShown() const;

signals:
    void typed(const QString& letters); ///< letters that are meant for a search field
    void leftAtTheEnd();                ///< by the arrow to the trailing side
    void leftAtTheBeginning();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Both give the height of all.
    [[nodiscard]] int layCards(int width);
    [[nodiscard]] int layRows();

    GameDelegate* m_delegate;
    GameDelegate::Shape m_usual;
    int m_mostHeight = 0;
};

} // namespace muster::widgets
