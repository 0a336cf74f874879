#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace muster::widgets {

/// Says for which slot the army's list shows units, and closes that view.
class SlotChip : public QFrame {
    Q_OBJECT

public:
    explicit SlotChip(QWidget* parent = nullptr);

    void show(const QString& words);
    [[nodiscard]] QString words() const;

signals:
    void closed();

private:
    QLabel* m_words;
    QToolButton* m_close;
};

} // namespace muster::widgets
