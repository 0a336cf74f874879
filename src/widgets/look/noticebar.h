#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace muster::widgets {

/// A line over the roster that says what happened and offers what can be done about it, until it is dismissed. Unlike
/// a dialog it does not take the keyboard.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(const QString& objectName, QWidget* parent = nullptr);

    struct Action {
        QString objectName;
        QString label;
        std::function<void()> run;
    };
    /// Pressing a button hides the bar and runs the action; a last button only hides it.
    void showNotice(const QString& text, const std::vector<Action>& actions);
    [[nodiscard]] QString text() const;

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace muster::widgets
