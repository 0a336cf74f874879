#include "widgets/folder/agreementsdialog.h"

#include "editor/words/shown.h"
#include "widgets/dialogs/battleform.h"
#include "widgets/look/parts.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::widgets {

AgreementsDialog::AgreementsDialog(Store& store, const Agreements& agreements, const Roster& likely, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_like(agreements.like ? *agreements.like : likely),
      m_own(named<QRadioButton>("agreeOwn", tr("&What each list says itself"))),
      m_all(named<QRadioButton>("agreeAll", tr("The same for &all lists:"))),
      m_games(named<QComboBox>("agreeGame")),
      m_version(named<QCheckBox>("agreeVersion")),
      m_battle(new BattleForm)
{
    m_games->setAccessibleName(tr("Game"));
    for (const auto& id : m_store.rulesets())
        if (const auto catalogue = m_store.fullCatalogue(id))
            m_games->addItem(editor::shown((*catalogue)->ruleset.name), QString::fromStdString(id));
    m_games->setCurrentIndex(std::max(0, m_games->findData(QString::fromStdString(m_like.ruleset))));

    auto* page = new QWidget;
    auto* inner = new QVBoxLayout(page);
    inner->setContentsMargins(0, 0, space::medium, 0);
    inner->addWidget(m_battle, 1);
    m_scroll = scrolled(page);

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* ok = primary(buttons->button(QDialogButtonBox::Ok));
    ok->setText(tr("&Judge by This"));
    const auto check = [ok, this] { ok->setEnabled(!m_all->isChecked() || m_battle->fits()); };
    connect(m_battle, &BattleForm::changed, this, check);
    connect(m_all, &QRadioButton::toggled, this, check);
    auto* layout = dialogColumn(*this, "agreementsDialog", tr("Agreements"));
    addParts(*layout, {m_own, m_all, m_games, {m_scroll, 1}, m_version, buttons});
    fitWindow(*this, {620, 640});

    (agreements.like ? m_all : m_own)->setChecked(true);
    m_version->setChecked(!agreements.rulesetVersion.empty());
    connect(m_all, &QRadioButton::toggled, this, &AgreementsDialog::enable);
    connect(m_games, &QComboBox::activated, this, &AgreementsDialog::showGame);
    showGame();
    enable();
}

void AgreementsDialog::showGame()
{
    const auto id = m_games->currentData().toString().toStdString();
    auto catalogue = m_store.fullCatalogue(id);
    if (!catalogue)
        return;
    const bool isSame = m_like.ruleset == id;
    const auto points = m_like.battle.points;
    if (!isSame) {
        m_like = {};
        m_like.ruleset = id;
        if ((*catalogue)->ruleset.hasPoints)
            m_like.battle.points = points;
    }
    // The form still points into the old catalogue, which is therefore released last.
    m_battle->setBattle(**catalogue, noId, m_like.battle, m_like.rulings);
    m_catalogue = std::move(*catalogue);
    m_version->setText(tr("&Only by version %1 of the data, which is installed")
                           .arg(editor::shownLabel(QString::fromStdString(m_catalogue->ruleset.dataVersion))));
}

void AgreementsDialog::enable()
{
    for (auto* widget :
         {static_cast<QWidget*>(m_games), static_cast<QWidget*>(m_scroll), static_cast<QWidget*>(m_version)})
        widget->setEnabled(m_all->isChecked());
}

Agreements AgreementsDialog::agreements() const
{
    Agreements made;
    if (!m_all->isChecked() || !m_catalogue)
        return made;
    made.like = m_like;
    made.like->ruleset = m_catalogue->ruleset.id;
    made.like->battle = m_battle->battle();
    made.like->rulings = m_battle->rulings();
    if (m_version->isChecked())
        made.rulesetVersion = m_catalogue->ruleset.dataVersion;
    return made;
}

} // namespace muster::widgets
