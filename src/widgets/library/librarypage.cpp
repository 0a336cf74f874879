#include "widgets/library/librarypage.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/library/librarydetails.h"
#include "widgets/library/librarypaint.h"
#include "widgets/library/librarystart.h"
#include "widgets/library/libraryview.h"
#include "widgets/library/recoverybars.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/widths.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"
#include "widgets/person/recent.h"
#include "widgets/person/rosterfolders.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>

namespace muster::widgets {

using editor::LibraryGroup;
using editor::LibraryPlace;
using editor::LibraryState;

namespace {

constexpr int afterPaint = 40; // ms, after which the page has been painted
constexpr int afterData = 150; // ms without further data
constexpr int noData = 1500;   // ms to wait for data that nobody reads
constexpr int placeRole = Qt::UserRole;
constexpr int folderRole = Qt::UserRole + 1;
constexpr int countRole = Qt::UserRole + 2;

/// A place with the number of its rosters, or a head.
class PlaceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        const auto area = option.rect.adjusted(space::medium, 0, -space::medium, 0);
        if (!index.data(placeRole).isValid()) {
            paintSide(*painter, area.adjusted(0, space::small, 0, 0), index.data().toString(), fontOf(Type::Label),
                      theme.quiet, option.direction);
            painter->restore();
            return;
        }
        paintRowGround(*painter, option);
        const auto count = editor::shownNumber(index.data(countRole).toInt());
        const auto width = QFontMetrics(fontOf(Type::Body)).horizontalAdvance(count) + space::tiny;
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        paintSide(*painter, leading(area, option.direction, 0, area.width() - width - space::small),
                  index.data().toString(), fontOf(isChosen ? Type::Strong : Type::Body), theme.text, option.direction);
        paintSide(*painter, area, count, fontOf(Type::Body), theme.quiet, option.direction, Qt::AlignTrailing);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {0, std::max(30, lineHeight(fontOf(Type::Body)) + 12)};
    }
};

/// As wide as a few letters, whatever it has. Qt has a policy of that name, but would make the list of each box at
/// once, which takes longer than all else of it.
class FilterBox : public QComboBox {
public:
    using QComboBox::QComboBox;

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int letters = 9;
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QSize words(letters * fontMetrics().horizontalAdvance(QLatin1Char('X')), fontMetrics().height());
        return style()->sizeFromContents(QStyle::CT_ComboBox, &option, words, this);
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

/// Made in the widget where it stays: a box that gets another parent makes its list too.
QComboBox* filterBox(const QString& objectName, QWidget* parent)
{
    auto* box = new FilterBox(parent);
    box->setObjectName(objectName);
    box->setMinimumWidth(84);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return box;
}

} // namespace

LibraryPage::LibraryPage(const Store& store, Prompts& prompts, QWidget* parent)
    : QWidget(parent),
      m_prompts(prompts),
      m_library(store),
      m_model(m_library),
      m_recovery(new RecoveryBars(this)),
      m_bar(named<QWidget>("libraryBar", this)),
      m_new(primary(named<QPushButton>("libraryNew", tr("&New Roster…"), m_bar))),
      m_open(named<QPushButton>("libraryOpen", tr("&Open…"), m_bar)),
      m_check(named<QPushButton>("libraryCheck", tr("&Check a List…"), m_bar)),
      m_folder(named<QPushButton>("libraryFolder", tr("Check a Fo&lder…"), m_bar)),
      m_drop(quiet(plainLabel(tr("or drop a file here"), m_bar))),
      m_search(searchField("librarySearch", tr("Search names, armies, units, notes"), tr("Search rosters"))),
      m_splitter(new QSplitter(this)),
      m_side(new QWidget(m_splitter)),
      m_stack(new QStackedWidget(m_splitter)),
      m_start(new LibraryStart(m_stack)),
      m_inner(new QSplitter(m_stack)),
      m_table(new QWidget(m_inner)),
      m_places(named<QListWidget>("libraryPlaces", m_side)),
      m_where(quiet(named<WordLabel>("libraryWhere", m_side), Type::Small)),
      m_change(named<QToolButton>("libraryChange", m_side)),
      m_changeMenu(new QMenu(this)),
      m_title(typed(named("libraryTitle", plainLabel({}, m_table)), Type::Strong)),
      m_game(filterBox(QStringLiteral("libraryGame"), m_table)),
      m_army(filterBox(QStringLiteral("libraryArmy"), m_table)),
      m_points(filterBox(QStringLiteral("libraryPoints"), m_table)),
      m_verdict(filterBox(QStringLiteral("libraryVerdictFilter"), m_table)),
      m_group(filterBox(QStringLiteral("libraryGroup"), m_table)),
      m_view(new LibraryView(m_model, m_table)),
      m_none(quiet(named("libraryNone", plainLabel({}, m_table)))),
      m_notice(new NoticeBar(QStringLiteral("libraryNotice"), m_table)),
      m_summary(quiet(named("librarySummary", plainLabel({}, m_table)), Type::Small)),
      m_troubles(named<QToolButton>("libraryTroubles", m_table)),
      m_details(new LibraryDetails(m_model, m_inner))
{
    setObjectName(QStringLiteral("startPage"));
    fillBar();
    m_inner->setChildrenCollapsible(false);
    m_inner->setHandleWidth(1);
    fillTable();
    m_inner->addWidget(m_table);
    m_inner->addWidget(m_details);
    m_inner->setStretchFactor(0, 1);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_inner);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    fillSide();
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(1, 1);
    auto* column = spaced(new QVBoxLayout(this));
    column->addWidget(m_recovery);
    column->addWidget(m_bar);
    column->addWidget(m_splitter, 1);
    m_judgeSoon.setSingleShot(true);
    m_check->setToolTip(tr("Somebody's list, in whatever form it comes: drop or paste it here as well"));
    m_folder->setToolTip(tr("For organisers: many lists in a table"));
    m_places->setAccessibleName(tr("Which rosters"));
    m_change->setText(tr("Change…"));
    m_change->setAccessibleName(tr("Change the folders of the library"));
    m_game->setAccessibleName(tr("Game"));
    m_army->setAccessibleName(tr("Army"));
    m_points->setAccessibleName(tr("Points"));
    m_verdict->setAccessibleName(tr("Verdict"));
    m_group->setAccessibleName(tr("Group by"));
    m_group->addItems({tr("No groups"), tr("By game"), tr("By army"), tr("By points"), tr("By date"), tr("By verdict"),
                       tr("By folder")});
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
    m_drop->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* line =
        spaced(new QHBoxLayout(m_bar), space::small, {space::large, space::medium, space::large, space::medium});
    for (auto* button : {m_new, m_open, m_check, m_folder}) {
        button->setMinimumHeight(32);
        line->addWidget(button);
    }
    line->addWidget(m_drop, 1);
    line->addWidget(m_search, 1);
}

void LibraryPage::fillSide()
{
    m_side->setAutoFillBackground(true);
    m_side->setBackgroundRole(QPalette::Base);
    m_side->setMinimumWidth(150);
    m_places->setItemDelegate(new PlaceDelegate(m_places));
    m_places->setMouseTracking(true);
    m_places->setFrameShape(QFrame::NoFrame);
    m_places->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_places->setStyleSheet(QStringLiteral("QListWidget { border: 0; border-radius: 0; }"));
    wrapWords(*m_where);
    m_change->setPopupMode(QToolButton::InstantPopup);
    m_change->setFocusPolicy(Qt::StrongFocus);
    m_change->setMenu(m_changeMenu);
    auto* column = spaced(new QVBoxLayout(m_side), space::tiny, {0, space::small, 0, space::small});
    column->addWidget(m_places, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(space::medium, space::tiny, space::medium, space::tiny);
    foot->addWidget(m_where);
    foot->addWidget(m_change, 0, Qt::AlignLeading);
    column->addLayout(foot);
}

void LibraryPage::fillTable()
{
    m_table->setAutoFillBackground(true);
    m_table->setBackgroundRole(QPalette::Base);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_none->setAlignment(Qt::AlignCenter);
    wrapWords(*m_none);
    m_none->setMargin(space::huge);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_troubles->setProperty("flat", true);
    m_troubles->setFocusPolicy(Qt::StrongFocus);
    auto* column = spaced(new QVBoxLayout(m_table));
    auto* filters = spaced(new QHBoxLayout, space::tiny, {space::small, space::small, space::small, space::small});
    filters->addWidget(m_title, 1);
    for (auto* box : {m_game, m_army, m_points, m_verdict, m_group})
        filters->addWidget(box);
    column->addLayout(filters);
    column->addWidget(m_view, 1);
    column->addWidget(m_none, 1);
    column->addWidget(m_notice);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::medium, space::tiny, space::small, space::tiny);
    foot->addWidget(m_summary, 1);
    foot->addWidget(m_troubles);
    column->addLayout(foot);
}

void LibraryPage::connectParts()
{
    connect(m_recovery, &RecoveryBars::recoverRequested, this, &LibraryPage::recoverRequested);
    connect(m_recovery, &RecoveryBars::saveAsideRequested, this, &LibraryPage::saveAsideRequested);
    connect(m_recovery, &RecoveryBars::discardRequested, this, &LibraryPage::discardRequested);
    connect(m_new, &QPushButton::clicked, this, &LibraryPage::newRequested);
    connect(m_open, &QPushButton::clicked, this, &LibraryPage::openRequested);
    connect(m_check, &QPushButton::clicked, this, &LibraryPage::checkRequested);
    connect(m_folder, &QPushButton::clicked, this, &LibraryPage::folderRequested);
    connect(m_start, &LibraryStart::newRequested, this, &LibraryPage::newRequested);
    connect(m_start, &LibraryStart::openRequested, this, &LibraryPage::openRequested);
    connect(m_start, &LibraryStart::checkRequested, this, &LibraryPage::checkRequested);
    connect(m_start, &LibraryStart::folderRequested, this, &LibraryPage::folderRequested);
    connect(m_start, &LibraryStart::sampleRequested, this, &LibraryPage::sampleRequested);
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, this, &LibraryPage::pasteRequested);

    connect(m_places, &QListWidget::currentItemChanged, this, &LibraryPage::choosePlace);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::filter);
    for (auto* box : {m_game, m_army, m_points, m_verdict, m_group})
        connect(box, &QComboBox::currentIndexChanged, this, &LibraryPage::filter);
    connect(m_changeMenu, &QMenu::aboutToShow, this, &LibraryPage::fillFolderMenu);
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
    if (m_hasBegun)
        m_library.scan();
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
    if (!m_judgeSoon.isActive())
        m_judgeSoon.start(noData);
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
    // Until the folders are read, who has opened rosters before has a table.
    const bool isFirst = !isSamples && own == 0 && (m_library.wasScanned() || m_library.places().recent.empty());
    // Also of a window that is not active now.
    const auto* focused = window()->focusWidget();
    const bool hadFocus = focused && (m_start->isAncestorOf(focused) || focused == m_view);
    m_stack->setCurrentIndex(isFirst ? 0 : 1);
    m_bar->setVisible(!isFirst);
    if (hadFocus && isVisible() && !m_stack->currentWidget()->isAncestorOf(focused))
        focusFirst();
    fillPlaces();
    fillFilters();
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

void LibraryPage::fillPlaces()
{
    struct Place {
        QString name;
        LibraryPlace place;
        std::string folder;
    };
    std::vector<std::vector<Place>> parts{{{tr("All rosters"), LibraryPlace::All, {}},
                                           {tr("Recent"), LibraryPlace::Recent, {}},
                                           {tr("Not legal"), LibraryPlace::NotLegal, {}},
                                           {tr("Data changed"), LibraryPlace::DataChanged, {}}},
                                          {},
                                          {{tr("Samples"), LibraryPlace::Samples, {}}}};
    std::map<QString, std::string> folders;
    for (const auto& entry : m_library.entries())
        if (entry.isInFolder)
            folders.emplace(entry.folder, entry.folderPath);
    for (const auto& [name, path] : folders)
        parts[1].push_back({name, LibraryPlace::Folder, path});
    const QStringList heads{{}, tr("Folders"), tr("To try")};
    QList<QListWidgetItem*> items;
    const auto& query = m_model.query();
    QListWidgetItem* chosen = nullptr;
    for (int part = 0; part < heads.size(); ++part) {
        const auto& places = parts[static_cast<std::size_t>(part)];
        if (part > 0 && !places.empty()) {
            auto* head = new QListWidgetItem(heads[part]);
            head->setFlags(Qt::NoItemFlags);
            items << head;
        }
        for (const auto& place : places) {
            const auto count = m_model.count(place.place, place.folder);
            auto* item = new QListWidgetItem(place.name);
            item->setData(placeRole, static_cast<int>(place.place));
            item->setData(folderRole, QByteArray::fromStdString(place.folder));
            item->setData(countRole, count);
            item->setData(Qt::AccessibleTextRole, tr("%1, %n roster(s)", nullptr, count).arg(place.name));
            if (place.place == LibraryPlace::Folder)
                item->setToolTip(editor::shownTip(QString::fromStdString(place.folder)));
            if (query.place == place.place && query.folder == place.folder)
                chosen = item;
            items << item;
        }
    }
    m_isFilling = true;
    // The same places with other numbers are not made anew: the list may be scrolled, or have the keyboard.
    bool isSame = m_places->count() == items.size();
    for (int i = 0; isSame && i < items.size(); ++i)
        isSame = m_places->item(i)->text() == items[i]->text() &&
                 m_places->item(i)->data(folderRole) == items[i]->data(folderRole);
    if (isSame) {
        for (int i = 0; i < items.size(); ++i)
            for (const auto role : {countRole, static_cast<int>(Qt::AccessibleTextRole)})
                m_places->item(i)->setData(role, items[i]->data(role));
        qDeleteAll(items);
    } else {
        m_places->clear();
        for (auto* item : items)
            m_places->addItem(item);
        if (chosen)
            m_places->setCurrentItem(chosen);
    }
    m_isFilling = false;
    if (!isSame && !chosen) // the folder is gone
        m_places->setCurrentRow(0);
}

void LibraryPage::choosePlace()
{
    const auto* item = m_places->currentItem();
    if (m_isFilling || !item)
        return;
    auto query = m_model.query();
    query.place = static_cast<LibraryPlace>(item->data(placeRole).toInt());
    query.folder = item->data(folderRole).toByteArray().toStdString();
    query.game.clear();
    query.army.clear();
    query.points = 0;
    query.verdict.reset();
    m_model.setQuery(query);
}

/// Only what occurs can be chosen, and what is chosen stays even where it occurs no longer.
void LibraryPage::fillFilters()
{
    m_isFilling = true;
    const auto& query = m_model.query();
    const auto fill = [](QComboBox& box, const QString& any, const QList<std::pair<QString, QVariant>>& choices,
                         const QVariant& chosen) {
        QList<std::pair<QString, QVariant>> wanted{{any, QVariant()}};
        wanted += choices;
        bool isSame = box.count() == wanted.size();
        for (int i = 0; isSame && i < wanted.size(); ++i)
            isSame = box.itemText(i) == wanted[i].first && box.itemData(i) == wanted[i].second;
        if (!isSame) {
            box.clear();
            for (const auto& [words, value] : wanted)
                box.addItem(words, value);
        }
        const auto at = chosen.isValid() ? box.findData(chosen) : 0;
        if (box.currentIndex() != std::max(0, at))
            box.setCurrentIndex(std::max(0, at));
        box.setToolTip(editor::shownTip(box.currentText()));
    };
    const auto words = [](const QStringList& texts, const QString& chosen) {
        QList<std::pair<QString, QVariant>> choices;
        for (const auto& text : texts)
            choices.append({text, text});
        if (!chosen.isEmpty() && !texts.contains(chosen))
            choices.append({chosen, chosen});
        return choices;
    };
    fill(*m_game, tr("Any game"), words(m_model.games(), query.game),
         query.game.isEmpty() ? QVariant() : QVariant(query.game));
    fill(*m_army, tr("Any army"), words(m_model.armies(), query.army),
         query.army.isEmpty() ? QVariant() : QVariant(query.army));
    auto bands = m_model.pointBands();
    if (query.points && std::ranges::find(bands, query.points) == bands.end())
        bands.push_back(query.points);
    QList<std::pair<QString, QVariant>> points;
    for (const auto band : bands)
        points.append({editor::LibraryModel::bandName(band), band});
    fill(*m_points, tr("Any points"), points, query.points ? QVariant(query.points) : QVariant());
    auto states = m_model.verdicts();
    if (query.verdict && std::ranges::find(states, *query.verdict) == states.end())
        states.push_back(*query.verdict);
    QList<std::pair<QString, QVariant>> verdicts;
    for (const auto state : states)
        verdicts.append({state == LibraryState::Waiting ? tr("Not judged yet") : editor::LibraryModel::stateName(state),
                         static_cast<int>(state)});
    fill(*m_verdict, tr("Any verdict"), verdicts,
         query.verdict ? QVariant(static_cast<int>(*query.verdict)) : QVariant());
    m_isFilling = false;
}

void LibraryPage::filter()
{
    if (m_isFilling)
        return;
    auto query = m_model.query();
    query.search = m_search->text();
    const auto game = m_game->currentData().toString();
    // An army of another game would leave nothing.
    query.army = game == query.game ? m_army->currentData().toString() : QString();
    query.game = game;
    query.points = m_points->currentData().toInt();
    query.verdict.reset();
    if (m_verdict->currentData().isValid())
        query.verdict = static_cast<LibraryState>(m_verdict->currentData().toInt());
    query.group = static_cast<LibraryGroup>(m_group->currentIndex());
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
    if (const auto* place = m_places->currentItem())
        m_title->setText(place->text());

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

    QStringList names;
    for (const auto& folder : rosterFolders())
        names << editor::shownPath(folder);
    QString where = names.isEmpty() ? tr("No folder is read.")
                                    : tr("Rosters are read from %1").arg(names.join(QStringLiteral(", ")));
    if (missing > 0)
        where += QLatin1Char('\n') + tr("%n folder(s) not there", nullptr, missing);
    m_where->setText(where);
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
    // Not every disk tells of changes.
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
