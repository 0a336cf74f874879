#pragma once

#include "core/base/severity.h"

#include <QWidget>

namespace muster::widgets {

/// The sign of a severity as a part of a line. Off is the tick of a legal roster.
class SeverityMark : public QWidget {
    Q_OBJECT

public:
    explicit SeverityMark(Severity severity, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Severity m_severity;
};

} // namespace muster::widgets
