#pragma once

#include <QLabel>
#include <QString>

namespace muster::widgets {

/// A line below a field that says what is wrong there; hidden while nothing is.
class FaultLine : public QLabel {
    Q_OBJECT

public:
    explicit FaultLine(const QString& objectName, QWidget* parent = nullptr);

    void say(const QString& words);
};

/// A quiet label over or beside a field.
[[nodiscard]] QLabel* authorLabel(const QString& words, QWidget* buddy = nullptr);

/// What is being typed below a part of the window counts, as if the keyboard had gone elsewhere.
void commitTyping(QWidget& part);

} // namespace muster::widgets
