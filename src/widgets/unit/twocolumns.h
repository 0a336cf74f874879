#pragma once

#include <QWidget>

class QBoxLayout;
class QFrame;
class QVBoxLayout;

namespace muster::widgets {

/// Two columns of parts, beside each other with a line between them, or the second below the first.
class TwoColumns : public QWidget {
public:
    explicit TwoColumns(QWidget* parent);

    [[nodiscard]] QVBoxLayout& first() { return *m_first; }
    [[nodiscard]] QVBoxLayout& second() { return *m_second; }
    [[nodiscard]] bool areBeside() const { return m_areBeside; }
    void setBeside(bool areBeside);

private:
    QBoxLayout* m_both;
    QVBoxLayout* m_first;
    QVBoxLayout* m_second;
    QFrame* m_between;
    bool m_areBeside = false;
};

} // namespace muster::widgets
