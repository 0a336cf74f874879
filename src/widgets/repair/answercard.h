#pragma once

#include <QFrame>
#include <QString>

class QRadioButton;

namespace muster::widgets {

/// What is told of one of several answers.
struct AnswerWords {
    QString title;
    QString facts;
    QString rest{};  ///< what is left then; may be empty
    QString totals;  ///< of the list after it
    QString proof{}; ///< what is known of it; may be empty
};

/// An answer among others beside it, with a button that chooses it.
class AnswerCard : public QFrame {
    Q_OBJECT

public:
    /// `number`: its place among the answers, from 1. `name`: of the button, for tests and styles. `lines`: what it
    /// changes, between its facts and the rest; may be null.
    AnswerCard(int number, const QString& name, const AnswerWords& words, QWidget* lines = nullptr);

    void setChosen(bool isChosen);

signals:
    void chosen();

private:
    QRadioButton* m_radio;
};

} // namespace muster::widgets
