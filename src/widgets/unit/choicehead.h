#pragma once

#include <QStringList>
#include <QToolButton>

#include <vector>

class QPainter;

namespace muster::widgets {

/// How far a line of choices is moved in for each line that it lies in.
inline constexpr int choiceIndent = 20;

/// An arrow as wide as the indent, which says whether what is below a line is open.
void paintChevron(QPainter& painter, const QRect& area, bool isOpen, const QColor& colour);

/// One line for a group of choices, which opens and closes it: its name, how much may be taken, what is taken, and what
/// that costs. Long words are cut, the tip has them all.
class ChoiceHead : public QToolButton {
    Q_OBJECT

public:
    struct Words {
        QString name;
        QString bounds;
        QString chosen; ///< said where the head is closed
        QString cost;
        QStringList wrong; ///< sentences
        int level = 0;
        /// How many of the models take each of what is counted in the group; those of no choice are left out.
        struct Share {
            QString words; ///< "5 of 10 take Boarding pistol"
            int count = 0;
            bool isWrong = false;

            friend bool operator==(const Share&, const Share&) = default;
        };
        std::vector<Share> shares;
        int sharers = 0;      ///< all models
        bool isAlone = false; ///< it does not open here: what is in it is shown alone
        bool isQuiet = false;

        friend bool operator==(const Words&, const Words&) = default;
    };

    explicit ChoiceHead(QWidget* parent = nullptr);

    void show(const Words& words, bool isOpen);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintShares(QPainter& painter, QRect room) const;

    Words m_words;
    bool m_isOpen = false; ///< as it was said last: a click checks the button before
};

} // namespace muster::widgets
