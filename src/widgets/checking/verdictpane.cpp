#include "widgets/checking/verdictpane.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/headbar.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::CheckedList;

namespace {

constexpr int paneHeight = 236;
constexpr int sideWidth = 260;
constexpr int buttonWidth = 190;

} // namespace

VerdictPane::VerdictPane(QWidget* parent)
    : QWidget(parent),
      m_head(new HeadBar),
      m_addData(named<QPushButton>("checkAddData", tr("Add Data &Folder…"))),
      m_claims(named("checkClaims", plainLabel())),
      m_claimsArea(new QScrollArea),
      m_findings(new FindingsPanel),
      m_buttons(new QVBoxLayout)
{
    setObjectName(QStringLiteral("verdictPane"));
    setFixedHeight(paneHeight);
    m_claims->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_claims->setAlignment(Qt::AlignTop);
    m_claims->setContentsMargins(0, space::tiny, space::tiny, 0);
    wrapWords(*m_claims);
    m_claimsArea->setWidgetResizable(true);
    m_claimsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_claimsArea->setWidget(m_claims);
    m_claimsArea->setFixedWidth(sideWidth);
    m_findings->setCanFix(false);
    m_buttons->setSpacing(space::small);
    m_buttons->addStretch();
    auto* line = spaced(new QHBoxLayout, space::large, {space::large, 0, space::large, space::medium});
    line->addWidget(m_claimsArea);
    line->addWidget(m_findings, 1);
    line->addLayout(m_buttons);
    auto* column = spaced(new QVBoxLayout(this));
    m_addData->hide();
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, space::large, 0);
    top->addWidget(m_head, 1);
    top->addWidget(m_addData);
    column->addLayout(top);
    column->addLayout(line, 1);
    connect(m_addData, &QPushButton::clicked, this, &VerdictPane::dataFolderRequested);
    connect(m_head, &HeadBar::battleRequested, this, &VerdictPane::battleRequested);
    connect(m_head, &HeadBar::findingsRequested, m_findings, &FindingsPanel::focusList);
    connect(m_findings, &FindingsPanel::showRequested, this, &VerdictPane::showRequested);
    m_claimsArea->setAccessibleName(tr("Claims, rulings and fingerprint"));
    m_addData->setToolTip(tr("A folder with the data of its game, by which it is judged then"));
}

void VerdictPane::addButton(QWidget* button)
{
    button->setMinimumWidth(buttonWidth);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void VerdictPane::show(const editor::CheckModel& model)
{
    const auto& list = *model.list();
    const auto form = editor::formOf(list);
    m_findings->setForm(form, QString::fromStdString(list.failure));
    m_head->setVisible(form != nullptr);
    m_addData->setVisible(list.battleScribe && !list.battleScribe->verdict);
    m_claims->setText(wordsAbout(list));
    if (form)
        m_head->setForm(form->head());
}

QString VerdictPane::claimWords(const CheckedList& list)
{
    const auto claimed = *list.reading->claimedTotal;
    const auto actual = list.verdict->assessment().points;
    if (claimed == actual)
        return tr("Claimed: %1 points, as it is by the data.").arg(editor::shownNumber(claimed));
    if (claimed < actual)
        return tr("Claimed: %1 points. By the data: %2, which is %3 more.")
            .arg(editor::shownNumber(claimed), editor::shownNumber(actual), editor::shownNumber(actual - claimed));
    return tr("Claimed: %1 points. By the data: %2, which is %3 less.")
        .arg(editor::shownNumber(claimed), editor::shownNumber(actual), editor::shownNumber(claimed - actual));
}

/// The sums held against what the file says, and where it is from.
QStringList VerdictPane::wordsAboutBattleScribe(const battlescribe::List& list)
{
    QStringList blocks;
    QStringList sums;
    for (const auto& sum : report::sumTexts(list.sums))
        sums << QString::fromStdString(sum.label + ": " + sum.figure + ", " + sum.claim);
    if (!sums.isEmpty())
        blocks << (list.verdict ? tr("Sums by the data:") : tr("Sums of the file:")) + QLatin1Char('\n') +
                      sums.join(QLatin1Char('\n'));
    blocks << tr("Fingerprint %1").arg(QString::fromStdString(list.fingerprint));
    if (const auto program = report::programOf(list.roster); !program.empty())
        blocks << tr("Made with %1.").arg(QString::fromStdString(program));
    return blocks;
}

/// What the text claims and what is true, what it was taken for, the rulings that matter, what the data do not know.
QString VerdictPane::wordsAbout(const CheckedList& list)
{
    QStringList blocks;
    if (list.verdict) {
        const auto context = editor::reportOn(list);
        if (list.reading) {
            if (list.catalogue->ruleset.hasPoints && list.reading->claimedTotal)
                blocks << claimWords(list);
            if (const auto guess = report::readingText(context).guess; !guess.empty())
                blocks << editor::shown(guess);
        }
        blocks << editor::shown(report::fingerprintText(context.fingerprint));
        for (const auto& ruling : report::rulingTexts(context))
            blocks << tr("Ruling: %1 %2").arg(editor::shown(ruling.question), editor::shown(ruling.answer));
    }
    if (list.battleScribe)
        blocks << wordsAboutBattleScribe(*list.battleScribe);
    for (const auto& line : linesOf(list.notices()))
        blocks << editor::shown(line);
    return blocks.join(QStringLiteral("\n\n"));
}

} // namespace muster::widgets
