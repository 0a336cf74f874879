#include "widgets/battle/battleside.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/listinputs.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/headbar.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::CheckedList;
using editor::CheckModel;

namespace {

/// A list of game data begins with a force.
int firstUnit(const CheckModel& list)
{
    for (int row = 0; row < list.rowCount(); ++row)
        if (list.index(row, 0).data(CheckModel::IsUnitRole).toBool())
            return row;
    return 0;
}

} // namespace

BattleSide::BattleSide(Whose whose, Store& store, Prompts& prompts, QWidget* parent)
    : QWidget(parent),
      m_whose(whose),
      m_store(store),
      m_prompts(prompts),
      m_checker(store),
      m_title(typed(plainLabel(), Type::Heading)),
      m_lists(named<QComboBox>("sideLists")),
      m_choose(named<QToolButton>("sideChoose")),
      m_stack(new QStackedWidget),
      m_nothing(quiet(named("sideNothing", plainLabel()))),
      m_head(new HeadBar),
      m_doubts(named("sideDoubts", plainLabel())),
      m_check(named<QToolButton>("sideCheck")),
      m_tabs(named<QTabWidget>("sideTabs")),
      m_units(new CheckTable),
      m_findings(new FindingsPanel)
{
    setObjectName(whose == Whose::Ours ? QStringLiteral("ourSide") : QStringLiteral("theirSide"));
    setAcceptDrops(true);
    m_checker.setTakesBattleScribe();
    filled(spaced(new QVBoxLayout(this)), {makeTop(), {m_stack, 1}});
    m_stack->addWidget(makeNothing());
    m_stack->addWidget(makeList());
    connect(&m_checker, &editor::ListChecker::began, this, &BattleSide::began);
    connect(&m_checker, &editor::ListChecker::finished, this, &BattleSide::takeRead);
    const bool isOurs = m_whose == Whose::Ours;
    m_title->setText(isOurs ? tr("Our list") : tr("Their list"));
    m_choose->setText(isOurs ? tr("Choose &Ours") : tr("Choose &Theirs"));
    m_choose->setToolTip(tr("The roster that is open, a file of any kind, or what is on the clipboard"));
    m_lists->setAccessibleName(tr("Which of the lists"));
    m_units->setAccessibleName(isOurs ? tr("Units of our list") : tr("Units of their list"));
    m_units->setAccessibleDescription({});
    showList();
}

QWidget* BattleSide::makeTop()
{
    auto* top = new QWidget;
    auto* line = new QHBoxLayout(top);
    line->setContentsMargins(space::large, space::small, space::large, space::tiny);
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(12);
    m_lists->hide();
    m_choose->setFocusPolicy(Qt::StrongFocus);
    m_choose->setPopupMode(QToolButton::InstantPopup);
    auto* menu = named<QMenu>("sideMenu", m_choose);
    m_choose->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &BattleSide::fillMenu);
    connect(m_lists, &QComboBox::activated, this, [this](int which) {
        const auto& lists = m_checker.lists();
        if (which >= 0 && static_cast<std::size_t>(which) < lists.size())
            setList(lists[static_cast<std::size_t>(which)]);
    });
    addParts(*line, {m_title, Part::stretch(1), m_lists, m_choose});
    return top;
}

QWidget* BattleSide::makeNothing()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(space::huge, space::large, space::huge, space::large);
    m_nothing->setAlignment(Qt::AlignCenter);
    wrapWords(*m_nothing);
    column->addWidget(m_nothing, 1);
    return page;
}

QWidget* BattleSide::makeList()
{
    auto* page = new QWidget;
    auto* column = spaced(new QVBoxLayout(page));
    m_head->setNarrow();
    column->addWidget(m_head);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(space::large, 0, space::large, space::tiny);
    wrapWords(*m_doubts);
    m_check->setFocusPolicy(Qt::StrongFocus);
    addParts(*line, {{m_doubts, 1}, m_check});
    column->addLayout(line);
    m_findings->setCanFix(false);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_units, {});
    m_tabs->addTab(m_findings, {});
    column->addWidget(m_tabs, 1);
    connect(m_head, &HeadBar::findingsRequested, this, [this] {
        m_tabs->setCurrentWidget(m_findings);
        m_findings->focusList();
    });
    connect(m_findings, &FindingsPanel::showRequested, this, [this](const QStringList& units) {
        for (const auto& unit : units)
            if (const auto row = m_units->list().rowOf(unit); row >= 0) {
                m_tabs->setCurrentWidget(m_units);
                m_units->goTo(row);
                m_units->setFocus();
                return;
            }
    });
    connect(m_check, &QToolButton::clicked, this, [this] {
        if (m_list)
            emit checkRequested(*m_list);
    });
    connect(m_units->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &BattleSide::unitChanged);
    return page;
}

void BattleSide::fillMenu()
{
    auto* menu = m_choose->menu();
    menu->clear();
    const auto add = [&](const QString& text, const char* name, auto run) {
        auto* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    const auto open = m_openList ? m_openList() : std::nullopt;
    add(tr("The &Roster That Is Open"), "sideOpen", [this, open] { read(*open); })->setEnabled(open.has_value());
    add(tr("A &File…"), "sideFile", [this] { openFile(); });
    add(tr("&Paste"), "sidePaste", [this] { paste(); });
}

void BattleSide::read(editor::ListInput input) { m_checker.check(std::move(input)); }

void BattleSide::readData(const QMimeData& what)
{
    if (auto input = inputOf(what))
        read(std::move(*input));
}

void BattleSide::paste()
{
    if (const auto* held = QGuiApplication::clipboard()->mimeData())
        readData(*held);
}

void BattleSide::openFile()
{
    if (const auto path = m_prompts.askOpenList(this, lastListFolder()); !path.isEmpty())
        read(fileInput(path.toStdString()));
}

void BattleSide::takeRead()
{
    const auto& lists = m_checker.lists();
    m_lists->clear();
    for (const auto& list : lists)
        m_lists->addItem(editor::shown(list.roster.name.empty() ? list.name : list.roster.name));
    m_lists->setVisible(lists.size() > 1);
    if (!lists.empty()) {
        setList(lists.front());
        return;
    }
    setList(std::nullopt);
    m_nothing->setText(tr("This cannot be read as a list:") + QLatin1Char('\n') +
                       editor::shownLines(linesOf(m_checker.faults()).join(QLatin1Char('\n'))));
}

void BattleSide::setList(std::optional<CheckedList> list)
{
    m_list = std::move(list);
    showList();
    emit changed();
}

void BattleSide::showJudged(const CheckedList& list)
{
    m_list = list;
    showList();
}

void BattleSide::showList()
{
    m_stack->setCurrentIndex(m_list ? 1 : 0);
    if (!m_list) {
        m_units->list().setList(std::nullopt);
        m_nothing->setText(
            tr("There is no list yet. Drop a file here, paste a text or a picture, or choose a list above."));
        return;
    }
    auto units = *m_list; // its units, however they came
    units.reading.reset();
    const auto unit = chosenUnit();
    m_units->list().setList(std::move(units));
    m_units->fitColumns();
    m_units->goTo(std::max(firstUnit(m_units->list()), unit.isEmpty() ? 0 : m_units->list().rowOf(unit)));
    const auto form = editor::formOf(*m_list);
    m_findings->setForm(form, QString::fromStdString(m_list->failure));
    m_head->setVisible(form != nullptr);
    if (form)
        m_head->setForm(form->head());
    const auto words = doubts();
    m_doubts->setText(words);
    m_doubts->setVisible(!words.isEmpty());
    m_check->setText(m_list->battleScribe ? tr("Chec&k a List…") : tr("Chec&k the Lines…"));
    m_check->setVisible(!words.isEmpty());
    const auto found = form ? form->findings().size() : 0;
    m_tabs->setTabText(0, tr("Units"));
    m_tabs->setTabText(1, tr("Findings: %1").arg(editor::shownNumber(static_cast<std::int64_t>(found))));
}

/// What is not sure of a list in words.
QString BattleSide::doubts() const
{
    if (m_list && m_list->battleScribe && !m_list->battleScribe->verdict)
        return tr("The data of its game are not here, so it is shown as its file says.");
    if (!m_list || !m_list->reading)
        return {};
    const auto& reading = *m_list->reading;
    const auto guesses = static_cast<int>(std::ranges::count_if(reading.lines, [&](const LineReading& line) {
        const auto mark = editor::markOf(reading, line);
        return mark == editor::LineMark::Likely || mark == editor::LineMark::Doubtful;
    }));
    QStringList parts;
    if (guesses > 0)
        parts << tr("%n line(s) guessed", nullptr, guesses);
    if (const auto unread = editor::unreadLines(*m_list); unread > 0)
        parts << tr("%n line(s) not understood", nullptr, unread);
    return parts.join(QStringLiteral(", "));
}

QString BattleSide::chosenUnit() const
{
    const auto ids = m_units->currentIndex().data(CheckModel::UnitsRole).toStringList();
    return ids.isEmpty() ? QString() : ids.front();
}

void BattleSide::focusList()
{
    if (m_list)
        m_units->setFocus();
    else
        m_choose->setFocus();
}

void BattleSide::dragEnterEvent(QDragEnterEvent* event)
{
    if (hasInput(*event->mimeData()))
        event->acceptProposedAction();
}

void BattleSide::dropEvent(QDropEvent* event)
{
    readData(*event->mimeData());
    event->acceptProposedAction();
}

} // namespace muster::widgets
