#pragma once

#include "core/base/severity.h"

#include <QAbstractButton>

namespace muster::widgets {

/// Legal or not, in a word, a colour and a shape. It has one width, given by the words that it may have to show; longer
/// ones are cut and stand in its tip.
class VerdictBadge : public QAbstractButton {
    Q_OBJECT

public:
    explicit VerdictBadge(QWidget* parent = nullptr);

    /// `brief`: shown in place of the word where there is no room for that.
    void show(Severity severity, const QString& word, const QString& tip, const QString& brief = {});
    /// Room for the longest of these.
    void setRoomFor(const QStringList& words);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Severity m_severity = Severity::Off;
    QString m_brief;
    int m_room = 0;
};

} // namespace muster::widgets
