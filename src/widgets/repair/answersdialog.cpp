#include "widgets/repair/answersdialog.h"

#include "widgets/look/parts.h"
#include "widgets/repair/answercard.h"

#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr auto patience = std::chrono::milliseconds(150);

} // namespace

AnswersDialog::AnswersDialog(QWidget* parent)
    : QDialog(parent), m_cards(spaced(new QHBoxLayout, space::medium)), m_bar(busyBar())
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(patience);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_bar->setVisible(isWorking()); });
}

void AnswersDialog::endWaiting()
{
    m_slow.stop();
    m_bar->hide();
}

void AnswersDialog::removeAnswers()
{
    clear(*m_cards);
    m_answers.clear();
}

void AnswersDialog::addAnswer(AnswerCard* card)
{
    const auto at = m_answers.size();
    connect(card, &AnswerCard::chosen, this, [this, at] { choose(at); });
    m_answers.push_back(card);
    m_cards->addWidget(card, 1);
}

void AnswersDialog::choose(std::size_t answer)
{
    m_chosen = m_answers.empty() ? 0 : std::min(answer, m_answers.size() - 1);
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        m_answers[i]->setChosen(i == m_chosen);
}

void AnswersDialog::setCanTake(bool canTake)
{
    if (m_take)
        m_take->setEnabled(canTake && !isWorking());
}

bool AnswersDialog::press(int key)
{
    switch (key) {
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
        choose(static_cast<std::size_t>(key - Qt::Key_1));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_take->click();
        return true;
    default:
        return false;
    }
}

} // namespace muster::widgets
