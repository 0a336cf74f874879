#pragma once

#include <QListWidget>

namespace muster::widgets {

/// Lines of an answer, each as high as its words need: a list does not make them so by itself where items have margins.
class WrappedLines : public QListWidget {
    Q_OBJECT

public:
    WrappedLines(const QString& name, const QString& accessibleName);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};

} // namespace muster::widgets
