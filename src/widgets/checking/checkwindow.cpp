#include "widgets/checking/checkwindow.h"

#include "widgets/checking/checktable.h"
#include "widgets/checking/gamebutton.h"
#include "widgets/checking/marks.h"
#include "widgets/checking/pastepage.h"
#include "widgets/checking/verdictpane.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/windowplace.h"

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
      m_stack(new QStackedWidget),
      m_paste(new PastePage(store)),
      m_pasteButton(new QToolButton),
      m_openButton(new QToolButton),
      m_textButton(new QToolButton),
      m_game(new GameButton(store)),
      m_which(plainLabel()),
      m_lists(new QComboBox),
      m_origin(new QWidget),
      m_originName(plainLabel()),
      m_originKind(plainLabel()),
      m_picture(plainLabel()),
      m_table(new CheckTable),
      m_strip(new QWidget),
      m_counts(new MarkCounts),
      m_next(new QToolButton),
      m_allRight(new QToolButton),
      m_condition(plainLabel()),
      m_verdict(new VerdictPane),
      m_openRosterButton(new QPushButton),
      m_copy(new QPushButton),
      m_print(new QPushButton),
      m_compare(new QPushButton),
      m_battle(new QPushButton),
      m_progress(new QProgressBar)
{
    setObjectName(QStringLiteral("checkWindow"));
    m_checker.setTakesBattleScribe();
    setAcceptDrops(true);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(3);
    m_progress->hide();
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_progress);
    column->addWidget(m_stack, 1);
    m_stack->setObjectName(QStringLiteral("checkStack"));
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
    restoreWindow(*this, QStringLiteral("check/geometry"), {1180, 800});
    showTitle();
    m_pasteButton->setText(tr("&Paste"));
    m_pasteButton->setToolTip(tr("Checks what is on the clipboard"));
    m_openButton->setText(tr("&Open…"));
    m_openButton->setToolTip(tr("Checks a file"));
    m_textButton->setText(tr("Edit &Text…"));
    m_textButton->setToolTip(tr("Shows the text, to correct it and have it read again"));
    m_which->setText(tr("&List:"));
    m_lists->setAccessibleName(tr("Which of the lists"));
    m_next->setText(tr("&Next to Look At"));
    m_next->setToolTip(tr("Goes to the next line that is not sure (F8)"));
    m_allRight->setText(tr("All &Guesses Are Right"));
    m_openRosterButton->setText(tr("Open as &Roster"));
    m_copy->setText(tr("Copy &Verdict"));
    m_copy->setToolTip(tr("As text for a message: the verdict, and what is wrong with where it is printed"));
    m_print->setText(tr("Pr&int…"));
    m_compare->setText(tr("&Compare with"));
    m_battle->setText(tr("&Battle with…"));
    centralWidget()->setAccessibleName(tr("Check a List"));
    enable();
    m_paste->focusField();
}

CheckWindow::~CheckWindow() = default;

QWidget* CheckWindow::makeListPage()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTop());
    auto* between = new QHBoxLayout;
    between->setSpacing(0);
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

    m_origin->setObjectName(QStringLiteral("origin"));
    auto* origin = new QVBoxLayout(m_origin);
    origin->setContentsMargins(space::large, space::large, space::large, space::large);
    m_originName->setFont(fontOf(Type::Strong));
    m_originName->setObjectName(QStringLiteral("originName"));
    m_originKind->setObjectName(QStringLiteral("originKind"));
    m_originKind->setForegroundRole(QPalette::PlaceholderText);
    for (auto* label : {m_originName, m_originKind}) {
        wrapWords(*label);
        origin->addWidget(label);
    }
    m_picture->setObjectName(QStringLiteral("originPicture"));
    m_picture->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    origin->addWidget(m_picture, 1);
    return page;
}

QWidget* CheckWindow::makeTop()
{
    auto* top = new QWidget;
    auto* line = new QHBoxLayout(top);
    line->setContentsMargins(space::large, space::small, space::large, space::small);
    line->setSpacing(space::small);
    m_pasteButton->setObjectName(QStringLiteral("checkPaste"));
    m_openButton->setObjectName(QStringLiteral("checkOpen"));
    m_textButton->setObjectName(QStringLiteral("checkText"));
    m_game->setObjectName(QStringLiteral("checkGame"));
    for (auto* button : {m_pasteButton, m_openButton, m_textButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    line->addWidget(m_game);
    line->addSpacing(space::medium);
    m_which->setBuddy(m_lists);
    m_lists->setObjectName(QStringLiteral("checkLists"));
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(24);
    line->addWidget(m_which);
    line->addWidget(m_lists);
    line->addStretch(1);
    m_condition->setObjectName(QStringLiteral("checkCondition"));
    m_condition->setForegroundRole(QPalette::PlaceholderText);
    line->addWidget(m_condition);
    connect(m_pasteButton, &QToolButton::clicked, this, &CheckWindow::paste);
    connect(m_openButton, &QToolButton::clicked, this, &CheckWindow::open);
    connect(m_textButton, &QToolButton::clicked, this, &CheckWindow::editText);
    connect(m_game, &GameButton::gameChosen, this, &CheckWindow::readAs);
    connect(m_lists, &QComboBox::activated, this, [this](int which) {
        m_shown = which;
        showList();
    });
    return top;
}

void CheckWindow::addButtons()
{
    m_openRosterButton->setObjectName(QStringLiteral("checkOpenRoster"));
    m_openRosterButton->setProperty("primary", true);
    m_copy->setObjectName(QStringLiteral("checkCopy"));
    m_print->setObjectName(QStringLiteral("checkPrint"));
    m_compare->setObjectName(QStringLiteral("checkCompare"));
    m_battle->setObjectName(QStringLiteral("checkBattle"));
    for (auto* button : {m_openRosterButton, m_copy, m_print, m_compare, m_battle})
        m_verdict->addButton(button);
    connect(m_openRosterButton, &QPushButton::clicked, this, &CheckWindow::openAsRoster);
    connect(m_copy, &QPushButton::clicked, this, &CheckWindow::copyVerdict);
    connect(m_print, &QPushButton::clicked, this, &CheckWindow::print);
    connect(m_battle, &QPushButton::clicked, this, [this] {
        if (const auto* list = shownList(); list && list->verdict)
            emit battleRequested(*list);
    });
    auto* menu = new QMenu(m_compare);
    menu->setObjectName(QStringLiteral("compareMenu"));
    m_compare->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &CheckWindow::fillCompare);
    connect(m_verdict, &VerdictPane::battleRequested, this, &CheckWindow::editBattle);
    connect(m_verdict, &VerdictPane::showRequested, this, &CheckWindow::selectUnits);
    connect(m_verdict, &VerdictPane::dataFolderRequested, this, &CheckWindow::dataFolderRequested);
}

void CheckWindow::connectTable()
{
    const auto at = [](int row) { return static_cast<std::size_t>(row); };
    connect(m_table, &CheckTable::guessChosen, this, [this, at](int row, int guess) {
        correct([=](CheckedList& list) { return editor::chooseGuess(list, at(row), at(guess)); });
    });
    connect(m_table, &CheckTable::confirmed, this,
            [this, at](int row) { correct([=](CheckedList& list) { return editor::confirm(list, at(row)); }); });
    connect(m_table, &CheckTable::leftOut, this,
            [this, at](int row) { correct([=](CheckedList& list) { return editor::leaveOut(list, at(row)); }); });
    connect(m_table, &CheckTable::otherWanted, this, &CheckWindow::askForUnit);
    m_next->setObjectName(QStringLiteral("checkNext"));
    m_next->setProperty("flat", true);
    m_allRight->setObjectName(QStringLiteral("checkAllRight"));
    for (auto* button : {m_next, m_allRight})
        button->setFocusPolicy(Qt::StrongFocus);
    connect(m_next, &QToolButton::clicked, this, &CheckWindow::goOn);
    connect(m_allRight, &QToolButton::clicked, this, [this] { correct(editor::confirmGuesses); });
}

void CheckWindow::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    add(QKeySequence::Open, &CheckWindow::open);
    add(QKeySequence::Print, &CheckWindow::print);
    add(QKeySequence::Close, &CheckWindow::close);
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
    keepWindow(*this, QStringLiteral("check/geometry"));
    for (auto* checker : {&m_checker, &m_other})
        checker->giveUp();
    m_progress->hide();
    QMainWindow::closeEvent(event);
}

} // namespace muster::widgets
