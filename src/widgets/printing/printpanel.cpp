#include "widgets/printing/printpanel.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

/// Sets the entries of a box without leaving the one that is chosen.
void setEntries(QComboBox& box, const QStringList& entries)
{
    const QSignalBlocker blocker(box);
    const auto chosen = box.currentIndex();
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(std::max(chosen, 0));
}

} // namespace

PrintPanel::PrintPanel(print::Settings settings, Printed what, QWidget* parent)
    : QWidget(parent), m_settings(std::move(settings)), m_what(what)
{
    static_assert(std::tuple_size_v<decltype(m_sheets)> == std::size(allSheets));
    auto* layout = spaced(new QVBoxLayout(this), space::tiny);
    const auto addHead = [&] {
        auto* head = quiet(plainLabel(), Type::Label);
        layout->addWidget(head);
        layout->addSpacing(space::tiny);
        return head;
    };
    m_sheetsHead = addHead();
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        auto* box = new QCheckBox;
        const auto id = print::sheetId(allSheets[i]);
        box->setObjectName(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
        box->setChecked(has(allSheets[i]));
        connect(box, &QCheckBox::toggled, this, &PrintPanel::read);
        layout->addWidget(box);
        m_sheets[i] = box;
    }
    m_leftOut = quiet(named<WordLabel>("leftOut"));
    layout->addWidget(m_leftOut);
    layout->addSpacing(space::large);
    m_howHead = addHead();
    const auto addBox = [&](QLabel*& label, const char* name) {
        auto* field = new QWidget;
        auto* lines = spaced(new QVBoxLayout(field), space::tiny, {0, 0, 0, space::small});
        label = plainLabel();
        auto* box = new QComboBox;
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        label->setBuddy(box);
        lines->addWidget(label);
        lines->addWidget(box);
        layout->addWidget(field);
        return box;
    };
    m_paper = addBox(m_paperLabel, "paper");
    m_lay = addBox(m_layLabel, "orientation");
    m_cards = addBox(m_cardsLabel, "cardSize");
    m_ink = addBox(m_inkLabel, "ink");
    m_sheetsHead->setText(tr("Sheets"));
    const bool isBattle = m_what == Printed::Battle;
    const QString names[]{isBattle ? tr("&Rosters of both") : tr("&Roster"),
                          isBattle ? tr("Unit &cards of both") : tr("Unit &cards"),
                          tr("&Quick reference"),
                          tr("&Battle sheet"),
                          tr("&Opponent’s copy"),
                          tr("&Secret list")};
    const QString hints[]{
        tr("The units with their choices and costs, and what the rules say of the army."),
        tr("A card for each unit, with its figures, weapons and rules."),
        tr("The turn and the tables of the game, and the rules that are in this roster."),
        tr("The scenario with its numbers, and boxes for turns and losses."),
        tr("The roster for the other player, without your notes. The other sheets and the file leave "
           "them out then too."),
        tr("Units and models, without points and choices, and the fingerprint that identifies the list. "
           "The PDF does not carry the roster then.")};
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        m_sheets[i]->setText(names[i]);
        m_sheets[i]->setToolTip(hints[i]);
        m_sheets[i]->setAccessibleDescription(hints[i]);
    }
    showLeftOut();
    m_howHead->setText(tr("Layout"));
    m_paperLabel->setText(tr("P&aper"));
    m_layLabel->setText(tr("Orie&ntation"));
    m_cardsLabel->setText(tr("Card si&ze"));
    m_inkLabel->setText(tr("&Ink"));
    setEntries(*m_paper, {tr("A4"), tr("US Letter")});
    setEntries(*m_lay, {tr("Upright"), tr("Landscape")});
    setEntries(*m_cards, {tr("As tall as each card needs"), tr("Four a page"), tr("Nine a page"),
                          tr("Poker cards, 63.5 × 88.9 mm"), tr("Half a page each")});
    const auto cuts = tr("Cards that are all of one size have marks that show where to cut.");
    m_cards->setToolTip(cuts);
    m_cards->setAccessibleDescription(cuts);
    setEntries(*m_ink, {tr("Full"), tr("Saver: nothing filled in")});
    m_paper->setAccessibleName(tr("Paper"));
    m_lay->setAccessibleName(tr("Orientation"));
    m_cards->setAccessibleName(tr("Card size"));
    m_ink->setAccessibleName(tr("Ink"));
    m_paper->setCurrentIndex(m_settings.paper == print::Paper::Letter ? 1 : 0);
    m_lay->setCurrentIndex(m_settings.isLandscape ? 1 : 0);
    m_cards->setCurrentIndex(
        static_cast<int>(std::ranges::find(allCardSizes, m_settings.cards) - std::begin(allCardSizes)));
    m_ink->setCurrentIndex(m_settings.ink == print::Ink::Saver ? 1 : 0);
    if (what == Printed::Battle)
        for (auto* box : {m_sheets[4], m_sheets[5]}) // what one hides from the other is not of a battle of both
            box->hide();
    if (what == Printed::BattleScribe)
        for (std::size_t i = 0; i < m_sheets.size(); ++i)
            m_sheets[i]->setVisible(print::isForBattleScribe(allSheets[i]));
    if (what == Printed::Book) {
        for (auto* box : m_sheets)
            box->hide();
        m_sheetsHead->hide();
        m_leftOut->hide();
    }
    m_cards->parentWidget()->setVisible(what != Printed::Book && m_sheets[1]->isChecked());
    for (auto* box : {m_paper, m_lay, m_cards, m_ink})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPanel::read);
    connect(m_sheets[1], &QCheckBox::toggled, m_cards->parentWidget(), &QWidget::setVisible);
}

void PrintPanel::read()
{
    m_settings.sheets.clear();
    for (std::size_t i = 0; i < m_sheets.size(); ++i)
        if (m_sheets[i]->isChecked())
            m_settings.sheets.push_back(allSheets[i]);
    m_settings.paper = m_paper->currentIndex() == 1 ? print::Paper::Letter : print::Paper::A4;
    m_settings.isLandscape = m_lay->currentIndex() == 1;
    m_settings.cards = allCardSizes[std::max(m_cards->currentIndex(), 0)];
    m_settings.ink = m_ink->currentIndex() == 1 ? print::Ink::Saver : print::Ink::Full;
    showLeftOut();
    emit changed();
}

bool PrintPanel::has(print::Sheet sheet) const
{
    return std::ranges::find(m_settings.sheets, sheet) != m_settings.sheets.end();
}

/// What the sheets for another person take from the player's own.
void PrintPanel::showLeftOut()
{
    const bool noNotes = has(print::Sheet::Opponent);
    const bool noCode = has(print::Sheet::Secret);
    m_leftOut->setText(noNotes && noCode ? tr("Your own sheets now have no notes and no QR code.")
                       : noNotes         ? tr("Your own sheets now have no notes.")
                       : noCode          ? tr("Your own sheets now have no QR code.")
                                         : QString());
    m_leftOut->setVisible(noNotes || noCode);
}

} // namespace muster::widgets
