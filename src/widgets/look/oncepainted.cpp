#include "widgets/look/oncepainted.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <utility>

namespace muster::widgets {

namespace {

constexpr std::chrono::milliseconds showTime(10);

class OncePainted : public QObject {
public:
    OncePainted(QWidget& widget, std::function<void()> then) : QObject(&widget), m_then(std::move(then))
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !std::exchange(m_isPainted, true))
            QTimer::singleShot(0, this, [this] { wait(); }); // behind all else that is painted now
        return QObject::eventFilter(watched, event);
    }

private:
    /// Meanwhile the screen shows it, and what the person did is answered.
    void wait()
    {
        QTimer::singleShot(showTime, this, [this] {
            deleteLater();
            m_then();
        });
    }

    std::function<void()> m_then;
    bool m_isPainted = false;
};

} // namespace

void oncePainted(QWidget& widget, std::function<void()> then) { new OncePainted(widget, std::move(then)); }

} // namespace muster::widgets
