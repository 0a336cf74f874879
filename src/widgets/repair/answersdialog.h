#pragma once

#include <QDialog>
#include <QTimer>

#include <vector>

class QHBoxLayout;
class QProgressBar;
class QPushButton;

namespace muster::widgets {

class AnswerCard;

/// A window with answers side by side, of which one is taken. A worker looks for them; where that takes long, a bar
/// shows it.
class AnswersDialog : public QDialog {
    Q_OBJECT

public:
    [[nodiscard]] virtual bool isWorking() const = 0;

protected:
    explicit AnswersDialog(QWidget* parent);

    [[nodiscard]] QHBoxLayout* cards() const { return m_cards; }
    [[nodiscard]] QProgressBar* bar() const { return m_bar; }
    void setTake(QPushButton* take) { m_take = take; }
    [[nodiscard]] bool isMade() const { return m_take != nullptr; } ///< its parts are there

    /// A worker has begun to look.
    void beginWaiting() { m_slow.start(); }
    /// It has found what there is.
    void endWaiting();
    void removeAnswers();
    void addAnswer(AnswerCard* card);
    [[nodiscard]] std::size_t answers() const { return m_answers.size(); }
    /// Position of the chosen one; 0 where there is none.
    [[nodiscard]] std::size_t chosen() const { return m_chosen; }
    /// The answer at this position, or the last one.
    virtual void choose(std::size_t answer);
    /// Whether the chosen answer can be taken.
    void setCanTake(bool canTake);
    /// 1, 2 and 3 choose an answer, Enter takes it. False for other keys.
    bool press(int key);

private:
    QHBoxLayout* m_cards;
    QProgressBar* m_bar;
    QPushButton* m_take = nullptr;
    QTimer m_slow;
    std::vector<AnswerCard*> m_answers;
    std::size_t m_chosen = 0;
};

} // namespace muster::widgets
