#include "widgets/dialogs/ownstartform.h"

#include "core/roster/limits.h"
#include "editor/words/numbers.h"
#include "editor/words/origin.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "widgets/dialogs/battleform.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/panelfold.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

QLabel* smallWords() { return wrapped(quiet(plainLabel(), Type::Small)); }

} // namespace

OwnStartForm::OwnStartForm(QWidget* parent)
    : QWidget(parent),
      m_name(named<QLineEdit>("newName")),
      m_player(named<QLineEdit>("newPlayer")),
      m_nameLength(new LengthLine(*m_name, rosterlimits::nameLetters)),
      m_playerLength(new LengthLine(*m_player, rosterlimits::nameLetters)),
      m_battle(new BattleForm),
      m_origin(new PanelFold(QStringLiteral("origin"), false)),
      m_remarks(smallWords()),
      m_provenance(smallWords())
{
    m_name->setPlaceholderText(tr("Name of the army, such as Third Company"));
    m_name->setAccessibleName(tr("Name of the roster"));
    m_player->setPlaceholderText(tr("Player"));
    m_player->setAccessibleName(tr("Player"));
    auto* head = quiet(plainLabel(tr("&Name and player")), Type::Label);
    head->setBuddy(m_name);
    m_origin->add(m_provenance);
    m_origin->add(m_remarks);
    addParts(*spaced(new QVBoxLayout(this), space::tiny, {0, 0, space::medium, 0}),
             {head, m_name, m_nameLength, m_player, m_playerLength, Part::gap(space::medium), m_battle, m_origin,
              Part::stretch(1)});
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_hasOwnName = !m_name->text().isEmpty(); });
    for (auto* line : {m_nameLength, m_playerLength})
        connect(line, &LengthLine::changed, this, &OwnStartForm::changed);
    connect(m_battle, &BattleForm::changed, this, [this] {
        proposeName();
        emit changed();
    });
    for (const int place : {1, 2, 3})
        new QShortcut(QKeySequence(static_cast<int>(Qt::ALT) | (Qt::Key_0 + place)), this,
                      [this, place] { choosePoints(place - 1); });
}

void OwnStartForm::setGame(Store::CataloguePtr catalogue, const QString& remarks)
{
    m_catalogue = std::move(catalogue);
    m_army = noId;
    m_remarks->setText(remarks);
    m_remarks->setVisible(!remarks.isEmpty());
    Battle battle;
    // The middle of the usual sizes is a good first guess.
    if (const auto& usual = m_catalogue->ruleset.usualPoints; !usual.empty())
        battle.points = usual[(usual.size() - 1) / 2];
    if (!m_catalogue->ruleset.scenarios.empty())
        battle.scenario = m_catalogue->ruleset.scenarios.front().id;
    m_battle->setBattle(*m_catalogue, noId, battle, {});
}

void OwnStartForm::setArmy(Id<Army> army)
{
    m_army = army;
    const auto& provenance = m_catalogue->army(army).provenance;
    m_origin->setTitle(editor::originName(provenance));
    m_provenance->setText(editor::text(report::provenanceLine(provenance)));
    m_battle->setBattle(*m_catalogue, army, m_battle->battle(), m_battle->rulings());
    proposeName();
}

/// "Forge Fathers 1,500", as long as the person has typed no other name.
void OwnStartForm::proposeName()
{
    if (m_hasOwnName || m_army.isNone())
        return;
    auto name = editor::text(m_catalogue->army(m_army).name);
    if (const auto points = m_battle->battle().points)
        name += QLatin1Char(' ') + editor::shownNumber(*points);
    m_name->setText(name);
}

void OwnStartForm::choosePoints(int place)
{
    if (auto* points = m_battle->findChild<QComboBox*>(QStringLiteral("battlePoints"));
        points && place < points->count())
        points->setCurrentIndex(place);
}

bool OwnStartForm::fits() const { return m_nameLength->fits() && m_playerLength->fits() && m_battle->fits(); }

void OwnStartForm::fill(Roster& roster) const
{
    roster.name = m_name->text().trimmed().toStdString();
    roster.player = m_player->text().trimmed().toStdString();
    roster.battle = m_battle->battle();
    roster.rulings = m_battle->rulings();
}

std::vector<QWidget*> OwnStartForm::controls() const
{
    std::vector<QWidget*> controls{m_name, m_player};
    for (auto* control : m_battle->controls())
        controls.push_back(control);
    controls.push_back(m_origin->findChild<QToolButton*>());
    return controls;
}

} // namespace muster::widgets
