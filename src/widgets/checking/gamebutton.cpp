#include "widgets/checking/gamebutton.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"

#include <QMenu>

#include <utility>

namespace muster::widgets {

namespace {

constexpr int mostWidth = 330; ///< of the words

} // namespace

GameButton::GameButton(Store& store, QWidget* parent) : QToolButton(parent), m_store(store)
{
    setObjectName(QStringLiteral("gameButton"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    auto* menu = named<QMenu>("gameMenu", this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &GameButton::fill);
    showWords();
}

void GameButton::setGame(ReadOptions options, const Catalogue* taken, const std::string& army)
{
    m_options = std::move(options);
    m_guess = nameOf(taken, army);
    showWords();
}

QString GameButton::nameOf(const Catalogue* catalogue, const std::string& army) const
{
    if (!catalogue)
        return {};
    const auto game = editor::shown(catalogue->ruleset.name);
    const auto at = catalogue->findArmy(army);
    return at.isNone() ? game : tr("%1, %2").arg(editor::shown(catalogue->army(at).name), game);
}

/// Made when it is opened: the games are read by then.
void GameButton::fill()
{
    menu()->clear();
    add(*menu(), tr("&Guess It from the Text"), {});
    menu()->addSeparator();
    for (const auto& id : m_store.rulesets()) {
        const auto catalogue = m_store.fullCatalogue(id);
        if (!catalogue)
            continue;
        auto* game = menu()->addMenu(editor::shownLabel(QString::fromStdString((*catalogue)->ruleset.name)));
        add(*game, tr("&Guess the Army"), {id, {}});
        game->addSeparator();
        for (const auto& army : (*catalogue)->armies)
            add(*game, editor::shownLabel(QString::fromStdString(army.name)), {id, army.id});
    }
}

void GameButton::add(QMenu& to, const QString& name, const ReadOptions& options)
{
    auto* action = to.addAction(name);
    action->setObjectName(QString::fromStdString(options.ruleset + '/' + options.army));
    action->setCheckable(true);
    action->setChecked(options.ruleset == m_options.ruleset && options.army == m_options.army);
    connect(action, &QAction::triggered, this, [this, options] {
        setGame(options);
        emit gameChosen(options);
    });
}

void GameButton::showWords()
{
    auto words = m_guess;
    if (words.isEmpty() && !m_options.ruleset.empty()) {
        const auto catalogue = m_store.fullCatalogue(m_options.ruleset);
        words = catalogue ? nameOf(catalogue->get(), m_options.army) : editor::shown(m_options.ruleset);
    }
    const auto whole = words.isEmpty()             ? tr("Game: as the text says")
                       : m_options.ruleset.empty() ? tr("Guessed: %1").arg(words)
                                                   : tr("Read as: %1").arg(words);
    setText(editor::shownLabel(fontMetrics().elidedText(whole, Qt::ElideRight, mostWidth)));
    setAccessibleName(tr("Game and army"));
    setAccessibleDescription(whole);
    setToolTip(editor::shownTip(tr("%1. Choose another game or army here: the list is then read again.").arg(whole)));
}

} // namespace muster::widgets
