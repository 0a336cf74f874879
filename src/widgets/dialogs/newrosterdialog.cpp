#include "widgets/dialogs/newrosterdialog.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "widgets/dialogs/battleform.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

using editor::text;

QLabel* head(const QString& words, QWidget* buddy)
{
    auto* label = plainLabel(words);
    label->setFont(fontOf(Type::Label));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(buddy);
    return label;
}

QLabel* words()
{
    auto* label = plainLabel();
    wrapWords(*label);
    label->setFont(fontOf(Type::Small));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QListWidget* list(const QString& objectName, const QString& accessibleName)
{
    auto* made = new QListWidget;
    made->setObjectName(objectName);
    made->setAccessibleName(accessibleName);
    made->setFrameShape(QFrame::StyledPanel);
    return made;
}

void select(QListWidget* list, const QString& id)
{
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::UserRole).toString() == id) {
            list->setCurrentRow(row);
            return;
        }
    list->setCurrentRow(0);
}

} // namespace

NewRosterDialog::NewRosterDialog(Store& store, const QString& ruleset, const QString& army, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_rulesets(list(QStringLiteral("newRulesets"), tr("Game"))),
      m_armies(list(QStringLiteral("newArmies"), tr("Army"))),
      m_about(words()),
      m_provenance(words()),
      m_name(new QLineEdit),
      m_player(new QLineEdit),
      m_battle(new BattleForm)
{
    setObjectName(QStringLiteral("newRosterDialog"));
    setWindowTitle(tr("New Roster"));
    m_name->setObjectName(QStringLiteral("newName"));
    m_name->setPlaceholderText(tr("Name of the army, such as Third Company"));
    m_name->setAccessibleName(tr("Name of the roster"));
    m_player->setObjectName(QStringLiteral("newPlayer"));
    m_player->setPlaceholderText(tr("Player"));
    m_player->setAccessibleName(tr("Player"));

    auto* page = new QWidget;
    auto* right = new QVBoxLayout(page);
    right->setContentsMargins(0, 0, space::medium, 0);
    right->setSpacing(space::tiny);
    right->addWidget(head(tr("&Name and player"), m_name));
    right->addWidget(m_name);
    right->addWidget(m_player);
    right->addSpacing(space::medium);
    right->addWidget(m_battle, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* columns = new QGridLayout;
    columns->setHorizontalSpacing(space::huge);
    columns->setVerticalSpacing(space::small);
    columns->addWidget(head(tr("&Game"), m_rulesets), 0, 0);
    columns->addWidget(m_rulesets, 1, 0);
    columns->addWidget(m_about, 2, 0, Qt::AlignTop);
    columns->addWidget(head(tr("&Army"), m_armies), 0, 1);
    columns->addWidget(m_armies, 1, 1);
    columns->addWidget(m_provenance, 2, 1, Qt::AlignTop);
    columns->addWidget(scroll, 0, 2, 3, 1);
    columns->setColumnStretch(0, 3);
    columns->setColumnStretch(1, 3);
    columns->setColumnStretch(2, 5);
    columns->setRowStretch(1, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(QStringLiteral("createRoster"));
    m_create->setProperty("primary", true);
    m_create->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::huge, space::huge, space::huge, space::large);
    layout->setSpacing(space::large);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(980, 600);

    for (const auto& id : m_store.rulesets()) {
        const auto catalogue = m_store.fullCatalogue(id);
        auto* item = new QListWidgetItem(catalogue ? text((*catalogue)->ruleset.name) : editor::shown(id), m_rulesets);
        item->setData(Qt::UserRole, text(id));
    }
    connect(m_rulesets, &QListWidget::currentRowChanged, this, &NewRosterDialog::showRuleset);
    connect(m_armies, &QListWidget::currentRowChanged, this, &NewRosterDialog::showArmy);
    connect(m_armies, &QListWidget::itemActivated, this, [this] { m_name->setFocus(); });
    select(m_rulesets, ruleset);
    if (!army.isEmpty())
        select(m_armies, army);
    setTabOrder(m_rulesets, m_armies);
    setTabOrder(m_armies, m_name);
    setTabOrder(m_name, m_player);
}

void NewRosterDialog::showRuleset()
{
    const auto* item = m_rulesets->currentItem();
    if (!item)
        return;
    const auto id = item->data(Qt::UserRole).toString().toStdString();
    const auto catalogue = m_store.fullCatalogue(id);
    m_armies->clear();
    m_create->setEnabled(catalogue.has_value());
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
}

void NewRosterDialog::showArmy()
{
    const auto* item = m_armies->currentItem();
    if (!item || !m_catalogue)
        return;
    const auto index = m_catalogue->findArmy(item->data(Qt::UserRole).toString().toStdString());
    if (index.isNone())
        return;
    m_provenance->setText(text(report::provenanceLine(m_catalogue->army(index).provenance)));
    m_battle->setBattle(*m_catalogue, index, m_battle->battle(), m_battle->rulings());
    // Its controls are new, so the tab order is set again.
    QWidget* above = m_player;
    for (auto* control : m_battle->controls()) {
        setTabOrder(above, control);
        above = control;
    }
    setTabOrder(above, m_create);
}

Roster NewRosterDialog::roster() const
{
    Roster roster;
    roster.name = m_name->text().trimmed().toStdString();
    roster.player = m_player->text().trimmed().toStdString();
    roster.ruleset = m_catalogue ? m_catalogue->ruleset.id : std::string();
    if (const auto* item = m_armies->currentItem())
        roster.army = item->data(Qt::UserRole).toString().toStdString();
    roster.battle = m_battle->battle();
    roster.rulings = m_battle->rulings();
    return roster;
}

} // namespace muster::widgets
