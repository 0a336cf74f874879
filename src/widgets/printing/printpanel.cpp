#include "widgets/printing/printpanel.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
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

PrintPanel::PrintPanel(print::Settings settings, const print::Printout& printout, QWidget* parent)
    : QWidget(parent), m_settings(std::move(settings)), m_order(rememberedSheetOrder())
{
    const auto what = printout.what;
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
    auto* cardsField = new QWidget;
    addCards(what, printout.units, *spaced(new QVBoxLayout(cardsField), space::tiny));
    m_pictures = named<QCheckBox>("playersPictures", tr("My pictures"));
    m_pictures->setChecked(m_settings.hasPictures);
    m_pictures->setVisible(printout.hasPictures);
    addParts(*layout, {fieldOf(tr("P&aper"), *m_paper), fieldOf(tr("Orie&ntation"), *m_lay),
                       fieldOf(tr("&Ink"), *m_ink), m_pictures, cardsField});
    const auto& cardsBox = *m_sheets.at(print::Sheet::Cards);
    cardsField->setVisible(what != Printed::Book && cardsBox.isChecked());
    connect(m_pictures, &QCheckBox::toggled, this, &PrintPanel::read);
    connect(&cardsBox, &QCheckBox::toggled, cardsField, &QWidget::setVisible);
    for (auto* box : {m_paper, m_lay, m_cards, m_ink})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPanel::read);
}

void PrintPanel::addCards(Printed what, const std::vector<print::PrintedUnit>& units, QBoxLayout& layout)
{
    addHead(layout, tr("Cards"));
    layout.addWidget(fieldOf(tr("Card si&ze"), *m_cards));
    m_copies = named<QSpinBox>("cardCopies");
    m_copies->setRange(1, print::mostCardCopies);
    m_copies->setValue(m_settings.cardCopies);
    m_copies->setPrefix(tr("Each card × "));
    m_copies->setAccessibleName(tr("Copies of each card"));
    m_backs = named<QCheckBox>("cardBacks", tr("Backs, for d&uplex printing"));
    m_backs->setChecked(m_settings.hasBacks);
    const auto hint = tr("A page of backs follows each page of cards. Turn the paper on its long edge.");
    m_backs->setToolTip(hint);
    m_backs->setAccessibleDescription(hint);
    addParts(layout, {m_copies, m_backs});
    connect(m_copies, &QSpinBox::valueChanged, this, &PrintPanel::read);
    connect(m_backs, &QCheckBox::toggled, this, &PrintPanel::read);
    if (what != Printed::Roster || units.empty())
        return;
    m_units = named<QListWidget>("cardUnits");
    m_units->setAccessibleName(tr("Only the cards of these units"));
    m_units->setAccessibleDescription(tr("Without a tick the cards of all units are printed."));
    m_units->setToolTip(m_units->accessibleDescription());
    constexpr int shownLines = 5;
    m_units->setMaximumHeight(shownLines * m_units->fontMetrics().lineSpacing() * 2);
    for (const auto& unit : units) {
        auto* item = new QListWidgetItem(editor::shown(QString::fromStdString(unit.name)), m_units);
        item->setData(Qt::UserRole, QString::fromStdString(unit.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    connect(m_units, &QListWidget::itemChanged, this, &PrintPanel::read);
    auto* words = plainLabel(tr("Onl&y the cards of"));
    words->setBuddy(m_units);
    addParts(layout, {words, m_units});
}

void PrintPanel::addOrder(QBoxLayout& layout)
{
    const auto button = [&](const char* name, const QString& words, const QString& tip, Qt::Key key, int by) {
        auto* made = named<QPushButton>(name, words);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        made->setShortcut(Qt::ALT | key);
        connect(made, &QPushButton::clicked, this, [this, by] { moveSheet(by); });
        return made;
    };
    auto* earlier =
        button("sheetEarlier", tr("Earlier"), tr("Print this sheet before the one above it (Alt+Up)"), Qt::Key_Up, -1);
    auto* later =
        button("sheetLater", tr("Later"), tr("Print this sheet after the one below it (Alt+Down)"), Qt::Key_Down, 1);
    layout.addLayout(filled(spaced(new QHBoxLayout, space::tiny), {earlier, later, Part::stretch(1)}));
    for (auto* each : {earlier, later})
        each->setEnabled(false);
    connect(qApp, &QApplication::focusChanged, this, [this, earlier, later](QWidget*, QWidget* now) {
        const auto found = std::ranges::find(m_sheets, now, [](const auto& each) { return each.second; });
        if (found == m_sheets.end())
            return;
        m_moved = found->first;
        for (auto* each : {earlier, later})
            each->setEnabled(true);
    });
}

void PrintPanel::moveSheet(int by)
{
    if (!m_moved)
        return;
    const auto at = std::ranges::find(m_order, *m_moved) - m_order.begin();
    auto to = at + by;
    while (to >= 0 && to < std::ssize(m_order) && m_sheets.at(m_order[static_cast<std::size_t>(to)])->isHidden())
        to += by;
    if (to < 0 || to >= std::ssize(m_order))
        return;
    m_order.erase(m_order.begin() + at);
    m_order.insert(m_order.begin() + to, *m_moved);
    auto* box = m_sheets.at(*m_moved);
    m_sheetLines->removeWidget(box);
    m_sheetLines->insertWidget(static_cast<int>(to), box);
    for (std::size_t i = 1; i < m_order.size(); ++i)
        setTabOrder(m_sheets.at(m_order[i - 1]), m_sheets.at(m_order[i]));
    box->setFocus();
    rememberSheetOrder(m_order);
    read();
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
                   {print::Sheet::Machines, tr("&Machines"),
                    tr("Half a page for each titan, vehicle or colossus with several weapons or parts: its drawing, "
                       "weapons and boxes for damage."),
                    false},
                   {print::Sheet::Order, tr("Ord&er of battle"),
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
        m_sheets[row.sheet] = box;
    }
    m_sheetLines = spaced(new QVBoxLayout, space::tiny);
    for (const auto sheet : m_order)
        m_sheetLines->addWidget(m_sheets.at(sheet));
    layout.addLayout(m_sheetLines);
    addOrder(layout);
    m_leftOut = quiet(named<WordLabel>("leftOut"));
    layout.addWidget(m_leftOut);
    layout.addSpacing(space::large);
    showLeftOut();
}

void PrintPanel::read()
{
    m_settings.sheets.clear();
    for (const auto sheet : m_order)
        if (m_sheets.at(sheet)->isChecked())
            m_settings.sheets.push_back(sheet);
    m_settings.cardCopies = m_copies->value();
    m_settings.hasBacks = m_backs->isChecked();
    m_settings.hasPictures = m_pictures->isChecked();
    m_settings.units.clear();
    for (int i = 0; m_units && i < m_units->count(); ++i)
        if (const auto* item = m_units->item(i); item->checkState() == Qt::Checked)
            m_settings.units.push_back(item->data(Qt::UserRole).toString().toStdString());
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
