#include "widgets/library/librarystart.h"

#include "core/roster/gamename.h"
#include "editor/words/numbers.h"
#include "editor/words/origin.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "files/readfile.h"
#include "io/roster/rosterhead.h"
#include "widgets/library/librarypaint.h"
#include "widgets/look/armytile.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/settings.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace muster::widgets {

namespace {

constexpr int pageWidth = 1120;
constexpr int leastCard = 236;
constexpr int pathRole = Qt::UserRole;
constexpr int armyWordsRole = Qt::UserRole + 1;
constexpr int gameWordsRole = Qt::UserRole + 2;
constexpr int rulesetRole = Qt::UserRole + 3;
constexpr int armyRole = Qt::UserRole + 4;
constexpr int iconsRole = Qt::UserRole + 5;
constexpr int moreRole = Qt::UserRole + 6;
constexpr int startPointsRole = Qt::UserRole + 7;
constexpr int turnRole = Qt::UserRole + 8;  ///< the first samples of all games, then the second of all
constexpr int rankRole = Qt::UserRole + 9;  ///< of the game: how far its figures can be relied on
constexpr int lookRole = Qt::UserRole + 10; ///< of the army
constexpr int alliesRole = Qt::UserRole + 11;

class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        // The list's own palette has no ground.
        const auto& theme = option.widget ? Theme::of(option.widget->window()) : Theme::of(option.palette);
        const auto isChosen = option.state.testFlag(QStyle::State_HasFocus);
        const auto isHot = option.state.testFlag(QStyle::State_MouseOver);
        const QRectF card = QRectF(option.rect).adjusted(0.5, 0.5, -space::medium - 0.5, -space::medium - 0.5);
        const auto area = QStyle::visualRect(option.direction, option.rect, card.toAlignedRect());
        painter->setPen(isChosen ? QPen(theme.accent, 2) : QPen(isHot ? theme.quiet : theme.line, 1));
        painter->setBrush(option.state.testFlag(QStyle::State_Selected) && isChosen ? theme.selection : theme.surface);
        painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        const auto inner = area.adjusted(space::medium, space::small, -space::medium, -space::small);
        const auto direction = option.direction;
        const auto strong = fontOf(Type::Strong);
        const auto body = fontOf(Type::Body);
        const auto small = fontOf(Type::Small);
        auto own = theme;
        own.tile = armyColours(index.data(lookRole).value<editor::ArmyLook>().colour, theme).tile;
        paintCells(
            *painter, QRect(inner.left(), inner.top() + 2, inner.width(), cellSize + 4),
            {index.data(iconsRole).toStringList(), index.data(alliesRole).toStringList(), index.data(moreRole).toInt()},
            12, direction, own);
        QRect line(inner.left(), inner.top() + cellSize + 14, inner.width(), lineHeight(strong));
        paintSide(*painter, line, index.data().toString(), strong, theme.text, direction);
        line = QRect(inner.left(), line.bottom() + 2, inner.width(), lineHeight(body));
        auto army = index.data(armyWordsRole).toString();
        if (const auto points = index.data(startPointsRole).toString(); !points.isEmpty())
            army += QStringLiteral(" · ") + points;
        paintSide(*painter, line, army, body, theme.quiet, direction);
        line = QRect(inner.left(), line.bottom() + 2, inner.width(), lineHeight(small));
        paintSide(*painter, line, index.data(gameWordsRole).toString(), small, theme.quiet, direction);
        painter->restore();
    }
};

int cardHeight()
{
    return 2 * space::small + cellSize + 14 + lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Body)) +
           lineHeight(fontOf(Type::Small)) + 6 + space::medium;
}

/// "forge-fathers": what is known before the data have been read.
QString wordsOf(const std::string& id)
{
    auto word = editor::shown(id).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

struct Sample {
    QString path;
    RosterHead head;
    int turn = 0;
};

std::vector<Sample> inTurns(const QStringList& files)
{
    std::map<std::string, std::vector<Sample>> games;
    for (const auto& path : files) {
        const auto beginning = readBeginning(path.toStdString(), rosterHeadBytes);
        if (const auto head = beginning ? readRosterHead(*beginning) : std::nullopt)
            games[head->ruleset].push_back({path, *head, 0});
    }
    std::vector<Sample> samples;
    for (std::size_t turn = 0; std::ranges::any_of(games, [&](const auto& game) { return game.second.size() > turn; });
         ++turn)
        for (const auto& [ruleset, its] : games)
            if (its.size() > turn)
                samples.push_back({its[turn].path, its[turn].head, static_cast<int>(turn)});
    return samples;
}

} // namespace

LibraryStart::LibraryStart(QWidget* parent)
    : QWidget(parent),
      m_page(new QWidget(this)),
      m_games(wrapped(quiet(named("startGames", plainLabel({}, m_page))))),
      m_samples(named<QListWidget>("sampleList", m_page))
{
    setObjectName(QStringLiteral("libraryStart"));
    m_samples->setItemDelegate(new CardDelegate(m_samples));
    m_samples->setMouseTracking(true);
    m_samples->setViewMode(QListView::IconMode);
    m_samples->setMovement(QListView::Static);
    m_samples->setResizeMode(QListView::Adjust);
    m_samples->setUniformItemSizes(true);
    m_samples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_samples->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_samples->setStyleSheet(QStringLiteral("QListWidget { border: 0; background: transparent; }"
                                            "QListWidget::item, QListWidget::item:hover, QListWidget::item:selected { "
                                            "background: transparent; padding: 0; }"));
    m_samples->setFrameShape(QFrame::NoFrame);

    m_page->setMaximumWidth(pageWidth);
    auto* column = spaced(new QVBoxLayout(m_page), space::small, {space::huge, space::huge, space::huge, 0});
    auto* about = quiet(plainLabel(
        tr("Build an army, see at once whether it is legal and why not, and print it for the table."), m_page));
    about->setWordWrap(true);
    auto* ways = spaced(new QHBoxLayout, space::medium);
    m_new = primary(addWay(*ways, {"startNew", tr("Start a roster"), tr("Choose a game and an army, and add units."),
                                   tr("&New Roster…")}));
    auto* open = addWay(*ways, {"startOpen", tr("Open what you have"),
                                tr("A roster file, or a PDF that this program printed."), tr("&Open…")});
    auto* folder = named<QPushButton>("startFolder", tr("Check a Fo&lder…"), m_page);
    folder->setToolTip(tr("For organisers: many lists in a table"));
    auto* check =
        addWay(*ways,
               {"startCheck", tr("Check somebody’s list"),
                tr("Paste it as text, or drop a file or a picture here, and see the verdict."), tr("&Check a List…")},
               folder);
    check->setToolTip(tr("Somebody's list, in whatever form it comes: drop or paste it here as well"));
    auto* data = named<QPushButton>("startData", tr("Add a Folder of &Data…"), m_page);
    auto* games = filled(spaced(new QHBoxLayout, space::medium), {{m_games, 1}, {data, 0, Qt::AlignTop}});
    auto* head = filled(spaced(new QHBoxLayout, space::small),
                        {typed(plainLabel(tr("Or try a sample"), m_page), Type::Strong),
                         {quiet(plainLabel(tr("Opens as a new roster; the sample stays as it is."), m_page)), 1}});
    addParts(*column, {typed(plainLabel(tr("Muster Roll"), m_page), Type::Title),
                       about,
                       Part::gap(space::small),
                       ways,
                       games,
                       Part::gap(space::small),
                       head,
                       {m_samples, 1}});
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    addParts(*outer, {Part::stretch(1), {m_page, 100}, Part::stretch(1)});

    connect(m_new, &QPushButton::clicked, this, &LibraryStart::newRequested);
    connect(open, &QPushButton::clicked, this, &LibraryStart::openRequested);
    connect(check, &QPushButton::clicked, this, &LibraryStart::checkRequested);
    connect(folder, &QPushButton::clicked, this, &LibraryStart::folderRequested);
    connect(data, &QPushButton::clicked, this, &LibraryStart::dataFolderRequested);
    connect(&m_folders, &editor::GameFolders::listed, this, &LibraryStart::showDataGames);
    showDataGames();
    connect(m_samples, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit sampleRequested(item->data(pathRole).toString()); });
    setTabOrder(m_new, open);
    setTabOrder(open, check);
    setTabOrder(check, folder);
    setTabOrder(folder, data);
    setTabOrder(data, m_samples);
    m_samples->setAccessibleName(tr("Sample rosters"));
}

QPushButton* LibraryStart::addWay(QHBoxLayout& row, const Way& way, QPushButton* further)
{
    auto* box = named<QFrame>("startCard", m_page);
    auto* words = quiet(new WordLabel(way.words, box));
    wrapWords(*words);
    words->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* made = named<QPushButton>(way.name, way.action, box);
    auto* buttons = spaced(new QHBoxLayout, space::small);
    for (auto* button : {made, further})
        if (button) {
            button->setMinimumHeight(34);
            buttons->addWidget(button);
        }
    buttons->addStretch(1);
    addParts(*spaced(new QVBoxLayout(box), space::tiny, {space::large, space::medium, space::large, space::large}),
             {typed(plainLabel(way.title, box), Type::Heading), {words, 1}, Part::gap(space::small), buttons});
    row.addWidget(box, 1);
    return made;
}

void LibraryStart::setSamples(const QStringList& files)
{
    m_samples->clear();
    for (const auto& sample : inTurns(files)) {
        auto* item = new QListWidgetItem(editor::shown(sample.head.name), m_samples);
        item->setData(pathRole, sample.path);
        item->setData(rulesetRole, editor::text(sample.head.ruleset));
        item->setData(armyRole, editor::text(sample.head.army));
        item->setData(armyWordsRole, wordsOf(sample.head.army));
        item->setData(gameWordsRole, wordsOf(sample.head.ruleset));
        item->setData(turnRole, sample.turn);
        item->setData(rankRole, std::numeric_limits<int>::max());
        item->setData(Qt::AccessibleDescriptionRole,
                      tr("%1 · %2").arg(wordsOf(sample.head.army), wordsOf(sample.head.ruleset)));
    }
    fitCards();
}

/// The same order as in the dialog for a new roster. What is known of a game is known once its data have been read.
void LibraryStart::order()
{
    const auto key = [](const QListWidgetItem* item) {
        return std::tuple(item->data(turnRole).toInt(), item->data(rankRole).toInt(),
                          item->data(rulesetRole).toString());
    };
    QList<QListWidgetItem*> items;
    for (int row = 0; row < m_samples->count(); ++row)
        items << m_samples->item(row);
    if (std::ranges::is_sorted(items, {}, key))
        return;
    std::ranges::stable_sort(items, {}, key);
    auto* current = m_samples->currentItem();
    while (m_samples->count() > 0)
        m_samples->takeItem(0);
    for (auto* item : items)
        m_samples->addItem(item);
    if (current)
        m_samples->setCurrentItem(current);
}

void LibraryStart::nameArmies(const Catalogue& catalogue)
{
    const auto last = partsOf(Settings().value(QStringLiteral("new/ruleset")).toString().toStdString()).ruleset;
    const auto rank = catalogue.ruleset.id == last ? -1 : editor::originRank(catalogue);
    for (int row = 0; row < m_samples->count(); ++row) {
        auto* item = m_samples->item(row);
        if (item->data(rulesetRole).toString().toStdString() != catalogue.ruleset.id)
            continue;
        item->setData(rankRole, rank);
        const auto army = catalogue.findArmy(item->data(armyRole).toString().toStdString());
        if (army.isNone())
            continue;
        item->setData(armyWordsRole, editor::shown(catalogue.army(army).name));
        item->setData(lookRole, QVariant::fromValue(editor::armyLook(catalogue.army(army))));
        item->setData(gameWordsRole, editor::shown(catalogue.ruleset.name));
        item->setData(Qt::AccessibleDescriptionRole,
                      tr("%1 · %2").arg(item->data(armyWordsRole).toString(), item->data(gameWordsRole).toString()));
    }
    order();
}

void LibraryStart::showJudged(const editor::RosterLibrary& library)
{
    constexpr std::size_t most = 12;
    for (int row = 0; row < m_samples->count(); ++row) {
        auto* item = m_samples->item(row);
        const auto* entry = library.find(item->data(pathRole).toString().toStdString());
        if (!entry || !entry->judged || item->data(iconsRole).isValid())
            continue;
        const auto& units = entry->judged->units;
        const auto count = std::min(
            units.size(), entry->judged->unitCount > static_cast<int>(most) ? most - 2 : most); // "+12" is wide
        QStringList icons;
        QStringList allies;
        for (std::size_t i = 0; i < count; ++i) {
            icons << units[i].icon;
            allies << units[i].ally;
        }
        item->setData(iconsRole, icons);
        item->setData(alliesRole, allies);
        item->setData(moreRole, entry->judged->unitCount - static_cast<int>(count));
        item->setData(startPointsRole, entry->judged->hasPoints && entry->judged->limit
                                           ? tr("%1 of %2")
                                                 .arg(editor::shownNumber(entry->judged->points),
                                                      editor::shownNumber(*entry->judged->limit))
                                           : editor::LibraryModel::pointsWords(*entry));
    }
}

void LibraryStart::setDataFolders(const std::vector<std::string>& paths)
{
    if (paths == m_dataFolders)
        return;
    m_dataFolders = paths;
    m_folders.list(paths);
}

void LibraryStart::showDataGames()
{
    QStringList names;
    for (const auto& folder : m_folders.folders())
        for (const auto& game : folder.games)
            names << game.name;
    names.removeDuplicates();
    m_games->setText(
        names.isEmpty()
            ? tr("Games that others keep as data of BattleScribe or New Recruit: add the folder with their "
                 "files, and build their lists here.")
            : tr("With your folders of data, in “New Roster” too: %1.").arg(names.join(QStringLiteral(", "))));
}

void LibraryStart::focusFirst() { m_new->setFocus(); }

void LibraryStart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCards();
}

/// As many cards in a row as fit, all of one width.
void LibraryStart::fitCards()
{
    const auto width = m_samples->width() - m_samples->verticalScrollBar()->sizeHint().width() - space::tiny;
    const auto columns = std::max(1, width / leastCard);
    m_samples->setGridSize({width / columns, cardHeight()});
    for (int row = 0; row < m_samples->count(); ++row)
        m_samples->item(row)->setSizeHint(m_samples->gridSize());
}

} // namespace muster::widgets
