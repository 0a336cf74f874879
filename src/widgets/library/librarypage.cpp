#include "widgets/library/librarypage.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/data/datafolders.h"
#include "widgets/library/librarydetails.h"
#include "widgets/library/libraryfilters.h"
#include "widgets/library/librarypaint.h"
#include "widgets/library/libraryside.h"
#include "widgets/library/librarystart.h"
#include "widgets/library/libraryview.h"
#include "widgets/library/recoverybars.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/widths.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/librarytags.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/rosterfolders.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>

namespace muster::widgets {

using editor::LibraryPlace;
using editor::LibraryState;

namespace {

constexpr int afterPaint = 40; // ms, after which the page has been painted
constexpr int afterData = 150; // ms without further data
constexpr int noData = 1500;   // ms to wait for data, in case that none are read

} // namespace

LibraryPage::LibraryPage(const Store& store, Prompts& prompts, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_prompts(prompts),
      m_library(store),
      m_model(m_library),
      m_recovery(new RecoveryBars),
      m_bar(named<QWidget>("libraryBar")),
      m_search(searchField("librarySearch", tr("Search names, armies, units, notes"), tr("Search rosters"))),
      m_splitter(new QSplitter),
      m_side(new LibrarySide(m_model, prompts)),
      m_stack(new QStackedWidget),
      m_start(new LibraryStart),
      m_inner(new QSplitter),
      m_title(typed(named("libraryTitle", plainLabel()), Type::Strong)),
      m_filters(new LibraryFilters),
      m_view(new LibraryView(m_model)),
      m_none(wrapped(quiet(named("libraryNone", plainLabel())))),
      m_notice(new NoticeBar(QStringLiteral("libraryNotice"))),
      m_summary(quiet(named("librarySummary", plainLabel()), Type::Small)),
      m_troubles(named<QToolButton>("libraryTroubles")),
      m_details(new LibraryDetails(m_model))
{
    setObjectName(QStringLiteral("startPage"));
    fillBar();
    for (auto* splitter : {m_inner, m_splitter}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(1);
    }
    m_inner->addWidget(table());
    m_inner->addWidget(m_details);
    m_inner->setStretchFactor(0, 1);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_inner);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(1, 1);
    filled(spaced(new QVBoxLayout(this)), {m_recovery, m_bar, {m_splitter, 1}});
    m_judgeSoon.setSingleShot(true);
    connectParts();
    refresh();
}

LibraryPage::~LibraryPage() = default;

void LibraryPage::fillBar()
{
    m_bar->setAutoFillBackground(true);
    m_bar->setBackgroundRole(QPalette::Base);
    m_search->setMaximumWidth(340);
    m_search->setMinimumWidth(160);
    m_search->installEventFilter(this);
    auto* line =
        spaced(new QHBoxLayout(m_bar), space::small, {space::large, space::medium, space::large, space::medium});
    const auto add = [&](const char* name, const QString& words, auto requested, const QString& tip = {}) {
        auto* button = named<QPushButton>(name, words);
        button->setMinimumHeight(32);
        button->setToolTip(editor::shownTip(tip));
        connect(button, &QPushButton::clicked, this, requested);
        line->addWidget(button);
        return button;
    };
    primary(add("libraryNew", tr("&New Roster…"), &LibraryPage::newRequested));
    add("libraryOpen", tr("&Open…"), &LibraryPage::openRequested);
    add("libraryCheck", tr("&Check a List…"), &LibraryPage::checkRequested,
        tr("Somebody's list, in whatever form it comes: drop or paste it here as well"));
    add("libraryFolder", tr("Check a Fo&lder…"), &LibraryPage::folderRequested,
        tr("For organisers: many lists in a table"));
    auto* drop = quiet(plainLabel(tr("or drop a file here")));
    drop->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addParts(*line, {{drop, 1}, {m_search, 1}});
}

QWidget* LibraryPage::table()
{
    auto* page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setMargin(space::huge);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_troubles->setProperty("flat", true);
    m_troubles->setFocusPolicy(Qt::StrongFocus);
    auto* column = spaced(new QVBoxLayout(page));
    auto* head = filled(spaced(new QHBoxLayout, space::tiny, {space::small, space::small, space::small, space::small}),
                        {{m_title, 1}, m_filters});
    addParts(*column, {head, {m_view, 1}, {m_none, 1}, m_notice});
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::medium, space::tiny, space::small, space::tiny);
    addParts(*foot, {{m_summary, 1}, m_troubles});
    column->addLayout(foot);
    return page;
}

void LibraryPage::connectParts()
{
    connect(m_recovery, &RecoveryBars::recoverRequested, this, &LibraryPage::recoverRequested);
    connect(m_recovery, &RecoveryBars::saveAsideRequested, this, &LibraryPage::saveAsideRequested);
    connect(m_recovery, &RecoveryBars::discardRequested, this, &LibraryPage::discardRequested);
    connect(m_start, &LibraryStart::newRequested, this, &LibraryPage::newRequested);
    connect(m_start, &LibraryStart::openRequested, this, &LibraryPage::openRequested);
    connect(m_start, &LibraryStart::checkRequested, this, &LibraryPage::checkRequested);
    connect(m_start, &LibraryStart::folderRequested, this, &LibraryPage::folderRequested);
    connect(m_start, &LibraryStart::dataFolderRequested, this, &LibraryPage::dataFolderRequested);
    connect(m_start, &LibraryStart::sampleRequested, this, &LibraryPage::sampleRequested);
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, this, &LibraryPage::pasteRequested);

    connect(m_side, &LibrarySide::foldersChanged, this, &LibraryPage::refresh);
    connect(m_side, &LibrarySide::dropped, this, [this](editor::LibraryPlace place, const std::string& folder) {
        if (place == editor::LibraryPlace::Folder)
            move(QString::fromStdString(folder));
        else
            tag(QString::fromStdString(folder), true);
    });
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::filter);
    connect(m_filters, &LibraryFilters::changed, this, &LibraryPage::filter);
    auto* more = new QMenu(this);
    m_details->more().setMenu(more);
    connect(more, &QMenu::aboutToShow, this, [this, more] { fillMenu(*more); });

    connect(m_view, &LibraryView::currentRosterChanged, this, &LibraryPage::showDetails);
    connect(m_view, &LibraryView::selectionCountChanged, this, &LibraryPage::showDetails);
    connect(m_view, &LibraryView::openRequested, this, &LibraryPage::open);
    connect(m_view, &LibraryView::customContextMenuRequested, this, &LibraryPage::showMenu);
    connect(m_view, &LibraryView::scrolled, this, [this] { m_library.judgeFirst(m_view->visiblePaths()); });
    connect(m_details, &LibraryDetails::openRequested, this, &LibraryPage::open);
    connect(m_details, &LibraryDetails::printRequested, this, &LibraryPage::print);
    connect(m_troubles, &QToolButton::clicked, this, &LibraryPage::showTroubles);
    connect(&m_model, &editor::LibraryModel::refreshed, this, &LibraryPage::showLibrary);
    connect(&m_model, &editor::LibraryModel::renameRequested, this, &LibraryPage::rename);
    connect(&m_judgeSoon, &QTimer::timeout, this, [this] {
        if (std::exchange(m_hasNewData, false))
            m_library.judgeAgain();
        m_library.startJudging();
    });
}

void LibraryPage::setRecovered(std::vector<editor::Recovery::Found> found) { m_recovery->setFound(std::move(found)); }

bool LibraryPage::hasRecovered() const { return !m_recovery->isEmpty(); }

void LibraryPage::setSamples(const QStringList& files)
{
    m_samples = files;
    m_start->setSamples(files);
    refresh();
}

void LibraryPage::nameArmies(const Catalogue& catalogue)
{
    m_hasNewData = !m_named.insert(catalogue.ruleset.id).second || m_hasNewData;
    m_model.nameArmies(catalogue);
    m_start->nameArmies(catalogue);
    m_judgeSoon.start(afterData);
}

void LibraryPage::refresh()
{
    editor::LibraryPlaces places;
    for (const auto& folder : rosterFolders())
        places.folders.push_back(folder.toStdString());
    for (const auto& roster : recentRosters())
        places.recent.push_back(roster.path.toStdString());
    for (const auto& sample : m_samples)
        places.samples.push_back(sample.toStdString());
    m_library.setPlaces(std::move(places));
    m_model.setTags(libraryTags());
    if (m_hasBegun) {
        m_library.scan();
        readDataFolders();
    }
    showLibrary();
}

/// Nothing is read before the page has been painted.
void LibraryPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateGeometry();
    focusFirst();
    if (!m_hasBegun)
        QTimer::singleShot(afterPaint, this, &LibraryPage::begin);
}

/// The parts at the sides are smaller in a narrow window; between two such widths they stay as the person has moved
/// them.
void LibraryPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < smallWindow;
    if (m_isNarrow == isNarrow)
        return;
    m_isNarrow = isNarrow;
    const int places = isNarrow ? 160 : 200;
    const int details = isNarrow ? 240 : 310;
    m_splitter->setSizes({places, width() - places});
    m_inner->setSizes({width() - places - details, details});
}

void LibraryPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    updateGeometry();
}

QSize LibraryPage::minimumSizeHint() const { return isVisible() ? QWidget::minimumSizeHint() : QSize(); }

void LibraryPage::begin()
{
    if (m_hasBegun)
        return;
    m_hasBegun = true;
    m_library.scan();
    readDataFolders();
    if (!m_judgeSoon.isActive())
        m_judgeSoon.start(noData);
}

/// The games in them are named on the page that is shown as long as there are no rosters.
void LibraryPage::readDataFolders()
{
    const auto folders = muster::readDataFolders(m_store.userFolder());
    m_start->setDataFolders(folders ? folders->paths : std::vector<std::string>());
}

void LibraryPage::focusFirst()
{
    if (m_stack->currentWidget() == m_start)
        m_start->focusFirst();
    else
        m_view->setFocus();
}

void LibraryPage::showLibrary()
{
    const auto own = m_model.count(LibraryPlace::All);
    const bool isSamples = m_model.query().place == LibraryPlace::Samples;
    // Until the folders are read, the recent rosters decide whether there is a table.
    const bool isFirst = !isSamples && own == 0 && (m_library.wasScanned() || m_library.places().recent.empty());
    // Also of a window that is not active now.
    const auto* focused = window()->focusWidget();
    const bool hadFocus = focused && (m_start->isAncestorOf(focused) || focused == m_view);
    m_stack->setCurrentIndex(isFirst ? 0 : 1);
    m_bar->setVisible(!isFirst);
    if (hadFocus && isVisible() && !m_stack->currentWidget()->isAncestorOf(focused))
        focusFirst();
    m_side->show(m_library);
    m_filters->show(m_model);
    m_start->showJudged(m_library);
    const bool isNone = m_model.shownCount() == 0;
    m_view->setVisible(!isNone);
    m_none->setVisible(isNone);
    m_none->setText(!m_library.wasScanned() ? tr("Looking for rosters…")
                    : m_search->text().isEmpty()
                        ? tr("No roster is here.")
                        : tr("No roster has these words. Names, players, armies, units and notes are searched."));
    if (!m_wanted.empty() && m_view->select(m_wanted)) {
        m_wanted.clear();
        if (std::exchange(m_renamesWanted, false) && isVisible()) {
            m_view->setFocus();
            m_view->renameCurrent();
        }
    }
    m_library.judgeFirst(m_view->visiblePaths());
    showSummary();
    showDetails();
}

void LibraryPage::filter()
{
    auto query = m_model.query();
    query.search = m_search->text();
    m_filters->read(query);
    m_model.setQuery(query);
}

void LibraryPage::showDetails()
{
    m_details->show(m_view->current(), static_cast<int>(m_view->selectionModel()->selectedRows().size()));
}

/// "23 rosters: 18 legal, 3 not legal, 1 not readable · 4 shown".
void LibraryPage::showSummary()
{
    std::map<LibraryState, int> counts;
    const bool isSamples = m_model.query().place == LibraryPlace::Samples;
    int all = 0;
    for (const auto& entry : m_library.entries())
        if (entry.isSample == isSamples) {
            ++counts[entry.verdict()];
            ++all;
        }
    QStringList parts;
    const auto add = [&](LibraryState state, const QString& words) {
        if (counts[state] > 0)
            parts << words;
    };
    add(LibraryState::Legal, tr("%n legal", nullptr, counts[LibraryState::Legal]));
    add(LibraryState::NotLegal, tr("%n not legal", nullptr, counts[LibraryState::NotLegal]));
    add(LibraryState::Empty, tr("%n empty", nullptr, counts[LibraryState::Empty]));
    add(LibraryState::NotJudged, tr("%n not judged", nullptr, counts[LibraryState::NotJudged]));
    add(LibraryState::NotReadable, tr("%n not readable", nullptr, counts[LibraryState::NotReadable]));
    add(LibraryState::Waiting, tr("%n to be judged", nullptr, counts[LibraryState::Waiting]));
    auto words = tr("%n roster(s)", nullptr, all);
    if (!parts.isEmpty())
        words += QStringLiteral(": ") + parts.join(QStringLiteral(", "));
    if (m_model.shownCount() != all)
        words += QStringLiteral(" · ") + tr("%n shown", nullptr, m_model.shownCount());
    m_summary->setText(words);
    m_title->setText(m_side->title());

    // Folders that are no longer there; the usual one need not exist.
    const auto& scanned = m_library.scanned();
    const bool isUsual = !hasChosenRosterFolders();
    const auto missing = isUsual ? 0 : static_cast<int>(scanned.missingFolders.size());
    QStringList troubles;
    if (missing > 0)
        troubles << tr("%n folder(s) not there", nullptr, missing);
    if (scanned.isCut)
        troubles << tr("not all files are shown");
    if (const auto cut = m_library.cut(); cut > 0)
        troubles << tr("%n roster(s) only searched in part", nullptr, cut);
    if (!scanned.faults.empty())
        troubles << tr("%n remark(s)", nullptr, static_cast<int>(scanned.faults.size()));
    m_troubles->setText(troubles.isEmpty() ? QString() : tr("%1 – Show").arg(troubles.join(QStringLiteral(", "))));
    m_troubles->setVisible(!troubles.isEmpty());
    m_side->showFolders(missing);
}

void LibraryPage::showTroubles()
{
    const auto& scanned = m_library.scanned();
    QStringList lines;
    for (const auto& folder : scanned.missingFolders)
        lines << tr("%1: this folder is not there. If it was moved, choose it again with Change.")
                     .arg(QString::fromStdString(folder));
    if (scanned.isCut)
        lines << tr("There are more rosters than the library shows: only the first %1 are listed. Choose smaller "
                    "folders.")
                     .arg(editor::mostLibraryFiles);
    if (const auto cut = m_library.cut(); cut > 0)
        lines << tr("%n roster(s) have more units and notes than there is room for: the search finds only the first of "
                    "their words. Open a roster to search all of it.",
                    nullptr, cut);
    lines += linesOf(scanned.faults);
    m_prompts.showMessage(this, tr("Library"), tr("Not all of the folders could be read or searched."), lines);
}

LibraryPage::Key LibraryPage::keyOf(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Find))
        return Key::Find;
    if (event.matches(QKeySequence::Print))
        return Key::Print;
    if (event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier)
        return Key::Duplicate;
    if (event.modifiers() & ~Qt::KeypadModifier)
        return Key::None;
    return event.key() == Qt::Key_F2 ? Key::Rename : event.key() == Qt::Key_Delete ? Key::Bin : Key::None;
}

/// Its keys mean the rosters here, whatever they mean in the menus.
bool LibraryPage::event(QEvent* event)
{
    // Not every disk reports changes.
    if (event->type() == QEvent::WindowActivate && m_hasBegun && isVisible())
        m_library.scan();
    if (event->type() == QEvent::ShortcutOverride && m_stack->currentWidget() != m_start &&
        keyOf(static_cast<QKeyEvent&>(*event)) != Key::None) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void LibraryPage::keyPressEvent(QKeyEvent* event)
{
    if (m_stack->currentWidget() == m_start)
        return QWidget::keyPressEvent(event);
    switch (keyOf(*event)) {
    case Key::Find:
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
        return;
    case Key::Rename:
        m_view->setFocus();
        return m_view->renameCurrent();
    case Key::Duplicate:
        return duplicate();
    case Key::Bin:
        return bin();
    case Key::Print:
        return print();
    case Key::None:
        break;
    }
    const auto typed = event->text();
    if (m_view->hasFocus() && !typed.isEmpty() && typed.front().isPrint() && !typed.front().isSpace()) {
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->end(false);
        m_search->insert(typed);
        return;
    }
    QWidget::keyPressEvent(event);
}

bool LibraryPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_view->setFocus();
            if ((key != Qt::Key_Down) && m_model.shownCount() == 1)
                open();
            return true;
        }
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::widgets
