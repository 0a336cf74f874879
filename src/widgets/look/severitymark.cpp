#include "widgets/look/severitymark.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

namespace muster::widgets {

SeverityMark::SeverityMark(Severity severity, QWidget* parent) : QWidget(parent), m_severity(severity)
{
    setFixedSize(16, 16);
}

void SeverityMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    paintSeverity(painter, QRectF(rect()), m_severity, theme.signal(m_severity), theme.surface);
}

} // namespace muster::widgets
