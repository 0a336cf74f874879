#pragma once

#include <QLabel>

namespace muster::widgets {

/// A few words in a small round frame at the end of a line: grey for what would break a rule, red for what does.
class Badge : public QLabel {
    Q_OBJECT

public:
    explicit Badge(QWidget* parent = nullptr);

    /// No words: it is not shown.
    void setWords(const QString& words, bool isWrong);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isWrong = false;
};

} // namespace muster::widgets
