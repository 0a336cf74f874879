#include "widgets/repair/answercard.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QRadioButton>
#include <QVBoxLayout>

namespace muster::widgets {

AnswerCard::AnswerCard(int number, const QString& name, const AnswerWords& words, QWidget* lines)
    : m_radio(new QRadioButton(editor::shownLabel(tr("%1. %2").arg(number).arg(words.title))))
{
    setFrameShape(QFrame::StyledPanel);
    m_radio->setObjectName(name);
    m_radio->setFont(fontOf(Type::Strong));
    // Several cards are no group of their own parent: the window unchecks the others.
    m_radio->setAutoExclusive(false);
    m_radio->setAccessibleDescription(
        editor::shown(QStringList{words.facts, words.rest, words.proof}.join(QStringLiteral(". "))));
    connect(m_radio, &QRadioButton::clicked, this, &AnswerCard::chosen);
    auto* layout =
        spaced(new QVBoxLayout(this), space::tiny, {space::medium, space::small, space::medium, space::small});
    addParts(*layout, {m_radio, new WordLabel(editor::shown(words.facts))});
    if (lines)
        addParts(*layout, {{lines, 1}});
    if (!words.rest.isEmpty())
        addParts(*layout, {new WordLabel(editor::shown(words.rest))});
    for (const auto* quietly : {&words.totals, &words.proof})
        if (!quietly->isEmpty())
            addParts(*layout, {quiet(new WordLabel(editor::shown(*quietly)))});
    if (!lines)
        addParts(*layout, {Part::stretch(1)});
}

void AnswerCard::setChosen(bool isChosen) { m_radio->setChecked(isChosen); }

} // namespace muster::widgets
