#include "widgets/checking/checkwindow.h"

#include "widgets/checking/checktable.h"
#include "widgets/checking/gamebutton.h"
#include "widgets/checking/marks.h"
#include "widgets/checking/originpane.h"
#include "widgets/checking/pastepage.h"
#include "widgets/checking/verdictpane.h"
#include "widgets/look/parts.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/wordlabel.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::CheckedList;

namespace {

constexpr auto patience = std::chrono::milliseconds(200);

} // namespace

CheckWindow::CheckWindow(Store& store, Prompts& prompts, QWidget* parent)
    : QMainWindow(parent),
      m_store(store),
      m_prompts(prompts),
      m_checker(store),
      m_other(store),
      m_comparing([this](const Comparison& made) { showComparison(made); },
                  [](const std::string& why) {
                      return Comparison{{}, {}, {}, why};
                  }),
      m_stack(named<QStackedWidget>("checkStack")),
      m_paste(new PastePage(store)),
      m_textButton(
          toolButton("checkText", tr("Edit &Text…"), tr("Shows the text, to correct it and have it read again"))),
      m_game(named<GameButton>("checkGame", store)),
      m_which(plainLabel(tr("&List:"))),
      m_lists(named<QComboBox>("checkLists")),
      m_origin(new OriginPane),
      m_table(new CheckTable),
      m_strip(new QWidget),
      m_counts(new MarkCounts),
      m_next(toolButton("checkNext", tr("&Next to Look At"), tr("Goes to the next line that is not sure (F8)"))),
      m_allRight(toolButton("checkAllRight", tr("All &Guesses Are Right"))),
      m_condition(quiet(named("checkCondition", plainLabel()))),
      m_verdict(new VerdictPane),
      m_openRosterButton(primary(named<QPushButton>("checkOpenRoster", tr("Open as &Roster")))),
      m_copy(named<QPushButton>("checkCopy", tr("Copy &Verdict"))),
      m_print(named<QPushButton>("checkPrint", tr("Pr&int…"))),
      m_compare(named<QPushButton>("checkCompare", tr("&Compare with"))),
      m_battle(named<QPushButton>("checkBattle", tr("&Battle with…"))),
      m_progress(busyBar())
{
    setObjectName(QStringLiteral("checkWindow"));
    m_checker.setTakesBattleScribe();
    setAcceptDrops(true);
    auto* whole = new QWidget;
    auto* column = spaced(new QVBoxLayout(whole));
    column->addWidget(m_progress);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_paste);
    m_stack->addWidget(makeListPage());
    setCentralWidget(whole);

    connect(m_paste, &PastePage::textGiven, this, &CheckWindow::checkText);
    connect(m_paste, &PastePage::pictureGiven, this, &CheckWindow::checkPicture);
    connect(m_paste, &PastePage::openRequested, this, &CheckWindow::open);
    connect(&m_checker, &editor::ListChecker::began, this, [this] { m_slow.start(); });
    connect(&m_checker, &editor::ListChecker::finished, this, &CheckWindow::showLists);
    connect(&m_checker, &editor::ListChecker::judged, this, &CheckWindow::showList);
    connect(&m_other, &editor::ListChecker::began, this, [this] { m_slow.start(); });
    connect(&m_other, &editor::ListChecker::finished, this, &CheckWindow::compareWithOther);
    m_slow.setSingleShot(true);
    m_slow.setInterval(patience);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_progress->setVisible(isWorking()); });
    connectTable();
    addKeys();
    setWindowFlags(Qt::Widget); // a tab of the main window
    showTitle();
    m_lists->setAccessibleName(tr("Which of the lists"));
    m_copy->setToolTip(tr("As text for a message: the verdict, and what is wrong with where it is printed"));
    centralWidget()->setAccessibleName(tr("Check a List"));
    enable();
    m_paste->focusField();
}

CheckWindow::~CheckWindow() = default;

QWidget* CheckWindow::makeListPage()
{
    auto* page = new QWidget;
    auto* column = spaced(new QVBoxLayout(page));
    column->addWidget(makeTop());
    auto* between = spaced(new QHBoxLayout);
    between->addWidget(m_origin);
    between->addWidget(m_table, 1);
    column->addLayout(between, 1);
    auto* line = new QHBoxLayout(m_strip);
    line->setContentsMargins(space::large, space::tiny, space::medium, space::tiny);
    line->addWidget(m_counts, 1);
    line->addWidget(m_next);
    line->addWidget(m_allRight);
    column->addWidget(m_strip);
    column->addWidget(m_verdict);
    addButtons();
    return page;
}

QWidget* CheckWindow::makeTop()
{
    auto* top = new QWidget;
    auto* line = spaced(new QHBoxLayout(top), space::small, {space::large, space::small, space::large, space::small});
    const auto add = [&](QToolButton* button, void (CheckWindow::*run)()) {
        connect(button, &QToolButton::clicked, this, run);
        line->addWidget(button);
    };
    add(toolButton("checkPaste", tr("&Paste"), tr("Checks what is on the clipboard")), &CheckWindow::paste);
    add(toolButton("checkOpen", tr("&Open…"), tr("Checks a file")), &CheckWindow::open);
    add(m_textButton, &CheckWindow::editText);
    line->addWidget(m_game);
    line->addSpacing(space::medium);
    m_which->setBuddy(m_lists);
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(24);
    line->addWidget(m_which);
    line->addWidget(m_lists);
    line->addStretch(1);
    line->addWidget(m_condition);
    connect(m_game, &GameButton::gameChosen, this, &CheckWindow::readAs);
    connect(m_lists, &QComboBox::activated, this, [this](int which) {
        m_shown = which;
        showList();
    });
    return top;
}

void CheckWindow::addButtons()
{
    for (auto* button : {m_openRosterButton, m_copy, m_print, m_compare, m_battle})
        m_verdict->addButton(button);
    connect(m_openRosterButton, &QPushButton::clicked, this, &CheckWindow::openAsRoster);
    connect(m_copy, &QPushButton::clicked, this, &CheckWindow::copyVerdict);
    connect(m_print, &QPushButton::clicked, this, &CheckWindow::print);
    connect(m_battle, &QPushButton::clicked, this, [this] {
        if (const auto* list = shownList())
            emit battleRequested(*list);
    });
    auto* menu = named<QMenu>("compareMenu", m_compare);
    m_compare->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &CheckWindow::fillCompare);
    connect(m_verdict, &VerdictPane::battleRequested, this, &CheckWindow::editBattle);
    connect(m_verdict, &VerdictPane::showRequested, this, &CheckWindow::selectUnits);
    connect(m_verdict, &VerdictPane::dataFolderRequested, this, &CheckWindow::dataFolderRequested);
}

void CheckWindow::connectTable()
{
    connect(m_table, &CheckTable::settled, this, &CheckWindow::settle);
    connect(m_table, &CheckTable::otherWanted, this, &CheckWindow::askForUnit);
    m_next->setProperty("flat", true);
    connect(m_next, &QToolButton::clicked, this, &CheckWindow::goOn);
    connect(m_allRight, &QToolButton::clicked, this, [this] { correct(editor::confirmGuesses); });
}

void CheckWindow::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    add(QKeySequence::Print, &CheckWindow::print);
    add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), &CheckWindow::copyVerdict);
    add(QKeySequence(Qt::CTRL | Qt::Key_Return), &CheckWindow::openAsRoster);
    add(QKeySequence(Qt::Key_F8), &CheckWindow::goOn);
    // Not while one types: a field pastes for itself.
    auto* pasteKey = new QShortcut(QKeySequence::Paste, m_stack->widget(1));
    pasteKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(pasteKey, &QShortcut::activated, this, &CheckWindow::paste);
    new QuietWheel(this);
}

const CheckedList* CheckWindow::shownList() const
{
    const auto& lists = m_checker.lists();
    return lists.empty() ? nullptr : &lists[std::min(static_cast<std::size_t>(m_shown), lists.size() - 1)];
}

void CheckWindow::closeEvent(QCloseEvent* event)
{
    for (auto* checker : {&m_checker, &m_other})
        checker->giveUp();
    m_progress->hide();
    QMainWindow::closeEvent(event);
}

} // namespace muster::widgets
