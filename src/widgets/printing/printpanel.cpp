#include "widgets/printing/printpanel.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

QCheckBox* sheetBox(print::Sheet sheet, const QString& name, const QString& hint)
{
    const auto id = print::sheetId(sheet);
    auto* box = new QCheckBox(name);
    box->setObjectName(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    box->setToolTip(hint);
    box->setAccessibleDescription(hint);
    return box;
}

void addHead(QBoxLayout& layout, const QString& words)
{
    layout.addWidget(quiet(plainLabel(words), Type::Label));
    layout.addSpacing(space::tiny);
}

QWidget* fieldOf(const QString& label, QComboBox& box)
{
    auto* field = new QWidget;
    auto* lines = spaced(new QVBoxLayout(field), space::tiny, {0, 0, 0, space::small});
    auto* words = plainLabel(label);
    words->setBuddy(&box);
    addParts(*lines, {words, &box});
    return field;
}

QComboBox* choiceOf(const char* id, const QString& name, const QStringList& entries, int chosen)
{
    auto* box = named<QComboBox>(id);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setAccessibleName(name);
    box->addItems(entries);
    box->setCurrentIndex(chosen);
    return box;
}

} // namespace

PrintPanel::PrintPanel(print::Settings settings, Printed what, QWidget* parent)
    : QWidget(parent), m_settings(std::move(settings))
{
    auto* layout = spaced(new QVBoxLayout(this), space::tiny);
    auto* sheets = new QWidget;
    addSheets(what, *spaced(new QVBoxLayout(sheets), space::tiny));
    layout->addWidget(sheets);
    sheets->setHidden(what == Printed::Book);
    addHead(*layout, tr("Layout"));
    m_paper = choiceOf("paper", tr("Paper"), {tr("A4"), tr("US Letter")}, static_cast<int>(m_settings.paper));
    m_lay = choiceOf("orientation", tr("Orientation"), {tr("Upright"), tr("Landscape")}, m_settings.isLandscape);
    m_cards = choiceOf("cardSize", tr("Card size"),
                       {tr("As tall as each card needs"), tr("Four a page"), tr("Nine a page"),
                        tr("Poker cards, 63.5 × 88.9 mm"), tr("Half a page each")},
                       static_cast<int>(m_settings.cards));
    const auto cuts = tr("Cards that are all of one size have marks that show where to cut.");
    m_cards->setToolTip(cuts);
    m_cards->setAccessibleDescription(cuts);
    m_ink = choiceOf("ink", tr("Ink"), {tr("Full"), tr("Saver: nothing filled in")}, static_cast<int>(m_settings.ink));
    auto* cardsField = fieldOf(tr("Card si&ze"), *m_cards);
    addParts(*layout, {fieldOf(tr("P&aper"), *m_paper), fieldOf(tr("Orie&ntation"), *m_lay), cardsField,
                       fieldOf(tr("&Ink"), *m_ink)});
    const auto& cardsBox = *m_sheets.at(print::Sheet::Cards);
    cardsField->setVisible(what != Printed::Book && cardsBox.isChecked());
    connect(&cardsBox, &QCheckBox::toggled, cardsField, &QWidget::setVisible);
    for (auto* box : {m_paper, m_lay, m_cards, m_ink})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPanel::read);
}

void PrintPanel::addSheets(Printed what, QBoxLayout& layout)
{
    const bool isBattle = what == Printed::Battle;
    addHead(layout, tr("Sheets"));
    struct {
        print::Sheet sheet;
        QString name;
        QString hint;
        bool isForBattle = true; ///< false: one player hides something from the other, but the print is for both
    } const rows[]{{print::Sheet::Roster, isBattle ? tr("&Rosters of both") : tr("&Roster"),
                    tr("The units with their choices and costs, and what the rules say of the army.")},
                   {print::Sheet::Cards, isBattle ? tr("Unit &cards of both") : tr("Unit &cards"),
                    tr("A card for each unit, with its figures, weapons and rules.")},
                   {print::Sheet::Reference, tr("&Quick reference"),
                    tr("The turn and the tables of the game, and the rules that are in this roster.")},
                   {print::Sheet::Battle, tr("&Battle sheet"),
                    tr("The scenario with its numbers, and boxes for turns and losses.")},
                   {print::Sheet::Order, tr("Or&der of battle"),
                    tr("The roster as a tree on one page: who is under whom, and what each branch costs.")},
                   {print::Sheet::Beginner, tr("&For beginners"),
                    tr("How to read the cards of this army, the order of a turn, and the rules that it needs."), false},
                   {print::Sheet::Tokens, tr("To&kens"),
                    tr("Markers to cut out: the states that your units may be in, and objectives."), false},
                   {print::Sheet::Opponent, tr("&Opponent’s copy"),
                    tr("The roster for the other player, without your notes. The other sheets and the file leave "
                       "them out then too."),
                    false},
                   {print::Sheet::Registration, tr("Re&gistration"),
                    tr("For the organisers of an event: the list with its verdict, fields for the referee, the rounds "
                       "with signatures, and a strip for the opponent. No sheet has your notes then."),
                    false},
                   {print::Sheet::Secret, tr("&Secret list"),
                    tr("Units and models, without points and choices, and the fingerprint that identifies the list. "
                       "The PDF does not carry the roster then."),
                    false}};
    for (const auto& row : rows) {
        auto* box = sheetBox(row.sheet, row.name, row.hint);
        box->setChecked(has(row.sheet));
        box->setHidden((isBattle && !row.isForBattle) ||
                       (what == Printed::BattleScribe && !print::isForBattleScribe(row.sheet)));
        connect(box, &QCheckBox::toggled, this, &PrintPanel::read);
        layout.addWidget(box);
        m_sheets[row.sheet] = box;
    }
    m_leftOut = quiet(named<WordLabel>("leftOut"));
    layout.addWidget(m_leftOut);
    layout.addSpacing(space::large);
    showLeftOut();
}

void PrintPanel::read()
{
    m_settings.sheets.clear();
    for (const auto& [sheet, box] : m_sheets)
        if (box->isChecked())
            m_settings.sheets.push_back(sheet);
    m_settings.paper = static_cast<print::Paper>(m_paper->currentIndex());
    m_settings.isLandscape = m_lay->currentIndex() == 1;
    m_settings.cards = static_cast<print::CardSize>(m_cards->currentIndex());
    m_settings.ink = static_cast<print::Ink>(m_ink->currentIndex());
    showLeftOut();
    emit changed();
}

bool PrintPanel::has(print::Sheet sheet) const
{
    return std::ranges::find(m_settings.sheets, sheet) != m_settings.sheets.end();
}

/// Says what the player's own sheets leave out because of the sheets for another person.
void PrintPanel::showLeftOut()
{
    const bool noNotes = std::ranges::any_of(m_settings.sheets, print::isForOthers);
    const bool noCode = has(print::Sheet::Secret);
    m_leftOut->setText(noNotes && noCode ? tr("Your own sheets now have no notes and no QR code.")
                       : noNotes         ? tr("Your own sheets now have no notes.")
                       : noCode          ? tr("Your own sheets now have no QR code.")
                                         : QString());
    m_leftOut->setVisible(noNotes || noCode);
}

} // namespace muster::widgets
