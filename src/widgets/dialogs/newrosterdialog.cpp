#include "widgets/dialogs/newrosterdialog.h"

#include "core/roster/gamename.h"
#include "core/roster/limits.h"
#include "core/roster/startingunits.h"
#include "editor/words/origin.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "widgets/dialogs/battleform.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"
#include "widgets/unit/panelfold.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace muster::widgets {

namespace {

using editor::text;

QLabel* fieldHead(const QString& words, QWidget* buddy)
{
    auto* label = quiet(plainLabel(words), Type::Label);
    label->setBuddy(buddy);
    return label;
}

QLabel* words() { return wrapped(quiet(plainLabel(), Type::Small)); }

QListWidget* list(const QString& objectName, const QString& accessibleName)
{
    auto* made = new QListWidget;
    made->setObjectName(objectName);
    made->setAccessibleName(accessibleName);
    made->setFrameShape(QFrame::StyledPanel);
    // A name that is too long for a line gets two.
    made->setWordWrap(true);
    made->setTextElideMode(Qt::ElideNone);
    made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    made->setResizeMode(QListView::Adjust);
    return made;
}

QListWidgetItem* firstShown(const QListWidget* list)
{
    for (int row = 0; row < list->count(); ++row)
        if (!list->item(row)->isHidden())
            return list->item(row);
    return nullptr;
}

constexpr int armiesRole = Qt::UserRole + 1; ///< of a game: its name, and those of its armies

void select(QListWidget* list, const QString& id)
{
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::UserRole).toString() == id) {
            list->setCurrentRow(row);
            return;
        }
    list->setCurrentRow(0);
}

/// Game and army may be typed together: "warpath maraud"; or the army's initials: "ff".
bool isArmyFound(const QString& game, const QString& army, const QStringList& words)
{
    return hasWords(game + QLatin1Char(' ') + army, words) || hasInitials(army, words);
}

} // namespace

NewRosterDialog::NewRosterDialog(Store& store, const QString& ruleset, const QString& army, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_search(searchField("newSearch", tr("Search games and armies"))),
      m_rulesets(list(QStringLiteral("newRulesets"), tr("Game"))),
      m_armies(list(QStringLiteral("newArmies"), tr("Army"))),
      m_about(words()),
      m_none(words()),
      m_origin(new PanelFold(QStringLiteral("origin"), false)),
      m_provenance(words()),
      m_name(named<QLineEdit>("newName")),
      m_player(named<QLineEdit>("newPlayer")),
      m_nameLength(new LengthLine(*m_name, rosterlimits::nameLetters)),
      m_playerLength(new LengthLine(*m_player, rosterlimits::nameLetters)),
      m_battle(new BattleForm)
{
    auto* layout = dialogColumn(*this, "newRosterDialog", tr("New Roster"), space::large);
    layout->addLayout(columns(), 1);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_create = mainButton(*buttons, "createRoster", tr("&Create"));
    layout->addWidget(buttons);
    fitWindow(*this, {980, 600});

    addGames(partsOf(ruleset.toStdString()).ruleset);
    m_none->hide();
    for (auto* line : {m_nameLength, m_playerLength})
        connect(line, &LengthLine::changed, this, &NewRosterDialog::check);
    connect(m_battle, &BattleForm::changed, this, &NewRosterDialog::check);
    connect(m_search, &QLineEdit::textChanged, this, &NewRosterDialog::search);
    new QShortcut(QKeySequence::Find, this, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    auto* down = new QShortcut(QKeySequence(Qt::Key_Down), m_search, [this] { m_rulesets->setFocus(); });
    down->setContext(Qt::WidgetShortcut);
    connect(m_rulesets, &QListWidget::currentRowChanged, this, &NewRosterDialog::showRuleset);
    connect(m_armies, &QListWidget::currentRowChanged, this, &NewRosterDialog::showArmy);
    connect(m_armies, &QListWidget::itemActivated, this, [this] { m_name->setFocus(); });
    select(m_rulesets, ruleset);
    if (!army.isEmpty())
        select(m_armies, army);
    m_search->setFocus();
    setTabOrder(m_search, m_rulesets);
    setTabOrder(m_rulesets, m_armies);
    setTabOrder(m_armies, m_name);
    setTabOrder(m_name, m_player);
}

/// Games, armies, and what is asked of the roster.
QLayout* NewRosterDialog::columns()
{
    auto* below = filled(new QVBoxLayout, {m_none, m_origin, Part::stretch(1)});
    m_origin->add(m_provenance);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::huge);
    grid->setVerticalSpacing(space::small);
    grid->addWidget(m_search, 0, 0, 1, 2);
    grid->addWidget(fieldHead(tr("&Game"), m_rulesets), 1, 0);
    grid->addWidget(m_rulesets, 2, 0);
    grid->addWidget(m_about, 3, 0, Qt::AlignTop);
    grid->addWidget(fieldHead(tr("&Army"), m_armies), 1, 1);
    grid->addWidget(m_armies, 2, 1);
    grid->addLayout(below, 3, 1);
    grid->addWidget(scrolled(form()), 0, 2, 4, 1);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 5);
    grid->setRowStretch(2, 1);
    return grid;
}

QWidget* NewRosterDialog::form()
{
    m_name->setPlaceholderText(tr("Name of the army, such as Third Company"));
    m_name->setAccessibleName(tr("Name of the roster"));
    m_player->setPlaceholderText(tr("Player"));
    m_player->setAccessibleName(tr("Player"));
    auto* page = new QWidget;
    filled(spaced(new QVBoxLayout(page), space::tiny, {0, 0, space::medium, 0}),
           {fieldHead(tr("&Name and player"), m_name),
            m_name,
            m_nameLength,
            m_player,
            m_playerLength,
            Part::gap(space::medium),
            {m_battle, 1}});
    return page;
}

/// The game that was used last is the first, and then those whose figures can be relied on furthest.
void NewRosterDialog::addGames(const std::string& last)
{
    struct Game {
        std::string id;
        QString name;
        QStringList armies;
        int rank = std::numeric_limits<int>::max();
    };
    std::vector<Game> games;
    for (const auto& id : m_store.rulesets()) {
        Game game{id, editor::shown(id), {}};
        if (const auto catalogue = m_store.fullCatalogue(id)) {
            game.name = text((*catalogue)->ruleset.name);
            for (const auto& each : (*catalogue)->armies)
                game.armies << text(each.name);
            game.rank = editor::originRank(**catalogue);
        }
        if (id == last)
            game.rank = -1;
        games.push_back(std::move(game));
    }
    std::ranges::stable_sort(games, {}, &Game::rank);
    for (const auto& game : games) {
        const auto add = [&](const std::string& id, const QString& shown) {
            auto* item = new QListWidgetItem(shown, m_rulesets);
            item->setData(Qt::UserRole, text(id));
            item->setData(armiesRole, QStringList(shown) + game.armies);
        };
        add(game.id, game.name);
        // Their own names are not read before they are chosen: there may be many.
        for (const auto& version : m_store.versions(game.id))
            add(game.id + '@' + version.name, tr("%1, version %2").arg(game.name, editor::shown(version.name)));
    }
}

/// Shows the games that are called so or have an army that is, and of the current one those armies.
void NewRosterDialog::search()
{
    const auto words = searchWords(m_search->text());
    for (int row = 0; row < m_rulesets->count(); ++row) {
        auto* item = m_rulesets->item(row);
        const auto names = item->data(armiesRole).toStringList();
        item->setHidden(
            std::ranges::none_of(names, [&](const QString& name) { return isArmyFound(item->text(), name, words); }));
    }
    if (const auto* current = m_rulesets->currentItem(); !current || current->isHidden())
        m_rulesets->setCurrentItem(firstShown(m_rulesets));
    searchArmies();
}

void NewRosterDialog::searchArmies()
{
    const auto* game = m_rulesets->currentItem();
    const auto words = searchWords(m_search->text());
    for (int row = 0; game && row < m_armies->count(); ++row)
        m_armies->item(row)->setHidden(!isArmyFound(game->text(), m_armies->item(row)->text(), words));
    if (const auto* current = m_armies->currentItem(); !current || current->isHidden())
        m_armies->setCurrentItem(firstShown(m_armies));
    const bool isFound = game && !game->isHidden() && m_armies->currentItem();
    m_isFound = isFound;
    check();
    m_none->setVisible(!isFound);
    m_origin->setVisible(isFound);
    if (!isFound)
        m_none->setText(tr("No game or army has “%1” in its name.").arg(editor::shown(m_search->text())));
    else
        showArmy();
}

void NewRosterDialog::check()
{
    m_create->setEnabled(m_isFound && m_nameLength->fits() && m_playerLength->fits() && m_battle->fits());
}

void NewRosterDialog::showRuleset()
{
    const auto* item = m_rulesets->currentItem();
    if (!item) {
        m_armies->clear();
        m_about->clear();
        return;
    }
    const auto id = item->data(Qt::UserRole).toString().toStdString();
    const auto catalogue = m_store.fullCatalogue(id);
    m_armies->clear();
    m_isFound = catalogue.has_value();
    check();
    m_origin->setVisible(catalogue.has_value());
    if (!catalogue) {
        m_about->setText(linesOf(catalogue.error()).join(QLatin1Char('\n')));
        return;
    }
    m_catalogue = *catalogue;
    auto about = text(m_catalogue->ruleset.about);
    if (const auto lines = linesOf(m_store.leftOut(id)); !lines.isEmpty())
        about += QStringLiteral("\n\n") + tr("Left out because it cannot be read:") + QLatin1Char('\n') +
                 lines.join(QLatin1Char('\n'));
    m_about->setText(about);
    for (const auto& army : m_catalogue->armies) {
        auto* made = new QListWidgetItem(text(army.name), m_armies);
        made->setData(Qt::UserRole, text(army.id));
    }
    Battle battle;
    // The middle of the usual sizes is a good first guess.
    if (const auto& usual = m_catalogue->ruleset.usualPoints; !usual.empty())
        battle.points = usual[(usual.size() - 1) / 2];
    if (!m_catalogue->ruleset.scenarios.empty())
        battle.scenario = m_catalogue->ruleset.scenarios.front().id;
    m_battle->setBattle(*m_catalogue, noId, battle, {});
    m_armies->setCurrentRow(0);
    if (!m_search->text().isEmpty())
        searchArmies();
}

void NewRosterDialog::showArmy()
{
    const auto* item = m_armies->currentItem();
    if (!item || !m_catalogue)
        return;
    const auto index = m_catalogue->findArmy(item->data(Qt::UserRole).toString().toStdString());
    if (index.isNone())
        return;
    const auto& provenance = m_catalogue->army(index).provenance;
    m_origin->setTitle(editor::originName(provenance));
    m_provenance->setText(text(report::provenanceLine(provenance)));
    m_battle->setBattle(*m_catalogue, index, m_battle->battle(), m_battle->rulings());
    // Its controls are new, so the tab order is set again.
    QWidget* above = m_player;
    for (auto* control : m_battle->controls()) {
        setTabOrder(above, control);
        above = control;
    }
    auto* origin = m_origin->findChild<QToolButton*>();
    setTabOrder(above, origin);
    setTabOrder(origin, m_create);
}

Roster NewRosterDialog::roster() const
{
    Roster roster;
    roster.name = m_name->text().trimmed().toStdString();
    roster.player = m_player->text().trimmed().toStdString();
    roster.ruleset = m_catalogue ? m_catalogue->ruleset.id : std::string();
    if (const auto* game = m_rulesets->currentItem())
        roster.dataVersion = partsOf(game->data(Qt::UserRole).toString().toStdString()).version.value_or(std::string());
    if (const auto* item = m_armies->currentItem())
        roster.army = item->data(Qt::UserRole).toString().toStdString();
    roster.battle = m_battle->battle();
    roster.rulings = m_battle->rulings();
    if (m_catalogue)
        roster.units = startingUnits(*m_catalogue, m_catalogue->findArmy(roster.army));
    assignUnitIds(roster);
    return roster;
}

} // namespace muster::widgets
