#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace muster::widgets {

/// A head with a line above it that opens and closes what is below. It remembers its state from one run to the next.
class PanelFold : public QWidget {
    Q_OBJECT

public:
    /// `key`: of its state in the settings; also ends its object name.
    PanelFold(const QString& key, bool isOpenAtFirst, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void add(QWidget* widget);
    [[nodiscard]] bool isOpen() const;
    void open();

signals:
    void toggled(bool isOpen);

private:
    QWidget* m_body;
    QVBoxLayout* m_rows;
    QToolButton* m_head;
};

} // namespace muster::widgets
