#include "widgets/battle/battlewindow.h"

#include "editor/words/shown.h"
#include "widgets/battle/battlepane.h"
#include "widgets/look/parts.h"
#include "widgets/look/quietwheel.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/printing/printsettings.h"
#include "widgets/settings/prompts.h"
#include "widgets/unit/cardview.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace muster::widgets {

using editor::Battle;
using editor::CheckedList;

namespace {

constexpr auto battlePatience = std::chrono::milliseconds(200);
constexpr int battlePassing = 4000; ///< ms

Battle failed(const std::string& why)
{
    Battle battle;
    battle.state = Battle::State::Failed;
    battle.failure = why;
    return battle;
}

} // namespace

BattleWindow::BattleWindow(Store& store, Prompts& prompts, QWidget* parent)
    : QMainWindow(parent),
      m_store(store),
      m_prompts(prompts),
      m_sides{new BattleSide(BattleSide::Whose::Ours, store, prompts),
              new BattleSide(BattleSide::Whose::Theirs, store, prompts)},
      m_cards{new CardView(store), new CardView(store)},
      m_pane(new BattlePane),
      m_below(named<QTabWidget>("battleTabs")),
      m_split(new QSplitter(Qt::Vertical)),
      m_swap(named<QPushButton>("battleSwap", tr("&Swap Sides"))),
      m_copy(named<QPushButton>("battleCopy", tr("Copy &Verdicts"))),
      m_play(named<QPushButton>("battlePlay", tr("P&lay Page…"))),
      m_print(primary(named<QPushButton>("battlePrint", tr("&Print…")))),
      m_progress(busyBar()),
      m_judging([this](Battle battle) { take(std::move(battle)); }, failed)
{
    setObjectName(QStringLiteral("battleWindow"));
    auto* sides = named<QSplitter>("battleSides");
    sides->setChildrenCollapsible(false);
    sides->setHandleWidth(1);
    for (auto* side : m_sides)
        sides->addWidget(side);
    sides->setSizes({1000, 1000});
    m_below->setDocumentMode(true);
    m_below->addTab(m_pane, {});
    m_below->addTab(makeCards(), {});
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(sides);
    m_split->addWidget(m_below);
    m_split->setSizes({440, 300});
    auto* whole = new QWidget;
    filled(spaced(new QVBoxLayout(whole)), {m_progress, makeTop(), {m_split, 1}});
    setCentralWidget(whole);

    m_slow.setSingleShot(true);
    m_slow.setInterval(battlePatience);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_progress->setVisible(isWorking()); });
    for (std::size_t i = 0; i < 2; ++i) {
        connect(m_sides[i], &BattleSide::began, &m_slow, [this] { m_slow.start(); });
        connect(m_sides[i], &BattleSide::changed, this, &BattleWindow::judge);
        connect(m_sides[i], &BattleSide::unitChanged, this, [this, i] { showCard(i); });
        connect(m_sides[i], &BattleSide::checkRequested, this, &BattleWindow::checkRequested);
    }
    addKeys();
    setWindowFlags(Qt::Widget); // a tab of the main window
    setWindowTitle(tr("A Battle"));
    m_copy->setToolTip(tr("As text for a message: both verdicts, and what the rules say of both lists together"));
    m_play->setToolTip(tr("A web page for the phone, with both sides: models, wounds, turn and score"));
    m_below->setTabText(0, tr("Battle"));
    m_below->setTabText(1, tr("Cards"));
    m_below->setAccessibleName(tr("The battle and the cards"));
    centralWidget()->setAccessibleName(tr("A Battle"));
    enable();
}

BattleWindow::~BattleWindow() = default;

QWidget* BattleWindow::makeTop()
{
    auto* top = new QWidget;
    filled(spaced(new QHBoxLayout(top), space::small, {space::large, space::small, space::large, space::small}),
           {m_swap, Part::stretch(1), m_copy, m_play, m_print});
    connect(m_swap, &QPushButton::clicked, this, &BattleWindow::swapSides);
    connect(m_copy, &QPushButton::clicked, this, &BattleWindow::copyVerdicts);
    connect(m_play, &QPushButton::clicked, this, &BattleWindow::playPage);
    connect(m_print, &QPushButton::clicked, this, &BattleWindow::print);
    return top;
}

QWidget* BattleWindow::makeCards()
{
    auto* page = new QWidget;
    auto* line = spaced(new QHBoxLayout(page), space::large, {space::large, space::small, space::large, space::small});
    for (std::size_t i = 0; i < 2; ++i) {
        m_cards[i]->setObjectName(i == 0 ? QStringLiteral("ourCard") : QStringLiteral("theirCard"));
        auto* area = new QScrollArea;
        area->setObjectName(i == 0 ? QStringLiteral("ourCards") : QStringLiteral("theirCards"));
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        column->setContentsMargins(0, 0, space::tiny, 0);
        addParts(*column, {m_cards[i], Part::stretch(1)});
        area->setWidget(inside);
        line->addWidget(area, 1);
    }
    return page;
}

void BattleWindow::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    add(QKeySequence::Paste, [this] { active().paste(); });
    add(QKeySequence::Print, [this] { print(); });
    add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyVerdicts(); });
    add(QKeySequence(Qt::Key_F6), [this] { m_sides[&active() == m_sides[0] ? 1 : 0]->focusList(); });
    new QuietWheel(this);
}

/// The side that has the keyboard.
BattleSide& BattleWindow::active() { return *m_sides[m_sides[0]->isAncestorOf(focusWidget()) ? 0 : 1]; }

void BattleWindow::open() { active().openFile(); }

void BattleWindow::setOpenList(BattleSide::OpenList open)
{
    m_openList = std::move(open);
    for (auto* side : m_sides)
        side->setOpenList(m_openList);
}

void BattleWindow::begin()
{
    if (ours().list() || ours().isWorking())
        return;
    if (auto open = m_openList ? m_openList() : std::nullopt)
        ours().read(std::move(*open));
}

void BattleWindow::setTheirs(const CheckedList& list) { theirs().setList(list); }

void BattleWindow::takeOver(const BattleWindow& other)
{
    for (std::size_t i = 0; i < 2; ++i) {
        m_sides[i]->giveUp(); // what begin() reads
        m_sides[i]->setList(other.m_sides[i]->list());
    }
    dataChanged();
}

bool BattleWindow::isWorking() const
{
    return m_sides[0]->isWorking() || m_sides[1]->isWorking() || m_judging.isWorking();
}

void BattleWindow::swapSides()
{
    const auto mine = ours().list();
    const auto other = theirs().list();
    ours().setList(other);
    theirs().setList(mine);
}

void BattleWindow::dataChanged()
{
    for (auto* side : m_sides)
        if (auto list = side->list(); list && list->battleScribe)
            side->read(editor::inputOf(*list));
        else if (list)
            if (auto catalogue = m_store.fullCatalogue(gameOf(list->roster))) {
                list->catalogue = std::move(*catalogue);
                editor::judgeAgain(*list);
                side->setList(std::move(list));
            }
}

/// Both together, in a worker; each alone has its verdict by then.
void BattleWindow::judge()
{
    m_progress->setVisible(m_progress->isVisible() && isWorking());
    m_pane->show(std::nullopt);
    m_judging.giveUp();
    for (auto* side : m_sides)
        if (auto list = side->list(); list && editor::isPlayed(*list)) { // against somebody else, until now
            editor::judgeAgain(*list);
            side->showJudged(*list);
        }
    for (std::size_t i = 0; i < 2; ++i)
        showCard(i);
    enable();
    if (!ours().list() || !theirs().list())
        return;
    m_judging.start([mine = *ours().list(), other = *theirs().list()](const std::stop_token&) {
        return editor::battleOf(mine, other);
    });
    m_slow.start();
}

void BattleWindow::take(Battle battle)
{
    m_progress->setVisible(m_progress->isVisible() && isWorking());
    if (battle.state == Battle::State::Judged)
        for (std::size_t i = 0; i < 2; ++i)
            m_sides[i]->showJudged(battle.lists[i]);
    m_pane->show(std::move(battle));
    for (std::size_t i = 0; i < 2; ++i)
        showCard(i);
    enable();
}

void BattleWindow::showCard(std::size_t side)
{
    const auto& list = m_sides[side]->list();
    m_cards[side]->show(!list                ? VerdictPtr()
                        : list->battleScribe ? Exported(list->battleScribe)
                                             : list->verdict,
                        m_sides[side]->chosenUnit());
}

/// Whether each list has a verdict that can be sent.
bool BattleWindow::isSaid() const
{
    const auto& battle = m_pane->battle();
    return battle && (battle->state == Battle::State::Judged || battle->state == Battle::State::Alone);
}

const Battle* BattleWindow::judged() const
{
    const auto& battle = m_pane->battle();
    return battle && battle->state == Battle::State::Judged ? &*battle : nullptr;
}

void BattleWindow::copyVerdicts()
{
    if (const auto& battle = m_pane->battle(); battle && isSaid()) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(editor::battleText(*battle)));
        statusBar()->showMessage(tr("Both verdicts are on the clipboard."), battlePassing);
    }
}

void BattleWindow::print()
{
    if (const auto* battle = judged()) {
        PreviewDialog dialog(printoutOf(*battle), m_store, m_prompts, this);
        dialog.exec();
    }
}

void BattleWindow::playPage()
{
    const auto* battle = judged();
    if (!battle)
        return;
    const auto printout = printoutOf(*battle);
    const auto path =
        exportAs(this, m_prompts, tr("%1, to play").arg(QString::fromStdString(printout.fileName)), Form::Play,
                 [printout, settings = rememberedPrintSettings(m_store)](const print::Progress& progress) {
                     return printout.play(settings, progress);
                 });
    if (!path.isEmpty())
        statusBar()->showMessage(tr("The page to play from is “%1”.").arg(editor::shown(path)), battlePassing);
}

void BattleWindow::enable()
{
    m_copy->setEnabled(isSaid());
    m_print->setEnabled(judged() != nullptr);
    m_play->setEnabled(judged() != nullptr);
    const auto printed = isSaid() && !judged()
                             ? tr("There is no battle sheet of lists of game data. Each is printed from its own tab.")
                             : tr("The battle sheet, and the cards and rosters of both");
    m_print->setToolTip(editor::shownTip(printed));
    m_print->setAccessibleDescription(printed);
    m_swap->setEnabled(ours().list() || theirs().list());
}

void BattleWindow::closeEvent(QCloseEvent* event)
{
    for (auto* side : {&ours(), &theirs()})
        side->giveUp();
    QMainWindow::closeEvent(event);
}

} // namespace muster::widgets
