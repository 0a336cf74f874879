#pragma once

#include "editor/document/recovery.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace muster::widgets {

/// What a crash left, above everything else: a line for each copy, to be recovered or discarded. One that cannot be
/// read can be saved as it is, to be mended.
class RecoveryBars : public QWidget {
    Q_OBJECT

public:
    explicit RecoveryBars(QWidget* parent = nullptr);

    void setFound(std::vector<editor::Recovery::Found> found);
    [[nodiscard]] bool isEmpty() const { return m_found.empty(); }

signals:
    void recoverRequested(const editor::Recovery::Found& found);
    void saveAsideRequested(const editor::Recovery::Found& found);
    void discardRequested(const editor::Recovery::Found& found);

private:
    void add(const editor::Recovery::Found& found);

    std::vector<editor::Recovery::Found> m_found;
    QVBoxLayout* m_lines;
};

} // namespace muster::widgets
