#pragma once

#include <QObject>

namespace muster::widgets {

/// The wheel scrolls: it changes a spin box or a combo box only where the person has gone into it by click or key.
/// Otherwise scrolling a panel would change what happens to be under the pointer.
class QuietWheel : public QObject {
    Q_OBJECT

public:
    /// For all windows of the program.
    explicit QuietWheel(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace muster::widgets
