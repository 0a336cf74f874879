#include "widgets/dialogs/battledialog.h"

#include "core/roster/limits.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/dialogs/battleform.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/settings/windowplace.h"
#include "widgets/unit/picturefield.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

BattleDialog::BattleDialog(VerdictPtr verdict, QWidget* parent, Prompts& prompts)
    : QDialog(parent),
      m_verdict(std::move(verdict)),
      m_name(named<QLineEdit>("rosterName")),
      m_player(named<QLineEdit>("rosterPlayer")),
      m_notes(named<QPlainTextEdit>("rosterNotes")),
      m_picture(named<PictureField>("rosterPicture", tr("Picture of the roster"))),
      m_battle(new BattleForm)
{
    const auto& roster = m_verdict->roster();
    m_name->setText(QString::fromStdString(roster.name));
    m_name->setAccessibleName(tr("Name of the roster"));
    m_player->setText(QString::fromStdString(roster.player));
    m_player->setAccessibleName(tr("Player"));
    m_notes->setPlainText(QString::fromStdString(roster.notes));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(72);
    m_picture->setPrompts(prompts);
    m_picture->show(roster.picture);
    connect(m_picture, &PictureField::chosen, m_picture, &PictureField::show);
    m_battle->setBattle(m_verdict->catalogue(), m_verdict->assessment().army, roster.battle, roster.rulings);

    auto* page = new QWidget;
    auto* inner = new QVBoxLayout(page);
    inner->setContentsMargins(0, 0, space::medium, 0);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::large);
    auto* nameLength = new LengthLine(*m_name, rosterlimits::nameLetters);
    auto* playerLength = new LengthLine(*m_player, rosterlimits::nameLetters);
    auto* notesLength = new LengthLine(*m_notes, rosterlimits::proseLetters);
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), nameLength);
    form->addRow(tr("&Player"), m_player);
    form->addRow(QString(), playerLength);
    form->addRow(tr("N&otes"), m_notes);
    form->addRow(QString(), notesLength);
    form->addRow(tr("Picture"), m_picture);
    for (const auto& counter : m_verdict->catalogue().ruleset.counters)
        if (counter.ofRoster)
            addCounter(*form, counter);
    addParts(*inner, {form, Part::gap(space::small), {m_battle, 1}});

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    const auto check = [ok = primary(buttons->button(QDialogButtonBox::Ok)), nameLength, playerLength, notesLength,
                        this] {
        ok->setEnabled(nameLength->fits() && playerLength->fits() && notesLength->fits() && m_battle->fits());
    };
    for (auto* line : {nameLength, playerLength, notesLength})
        connect(line, &LengthLine::changed, this, check);
    connect(m_battle, &BattleForm::changed, this, check);
    auto* layout = dialogColumn(*this, "battleDialog", tr("Roster and Battle"), space::large);
    addParts(*layout, {{scrolled(page), 1}, buttons});
    fitWindow(*this, {620, 640});
}

/// A number that players count from game to game: no rule looks at it.
void BattleDialog::addCounter(QFormLayout& form, const CounterKind& counter)
{
    auto* box = new QSpinBox;
    box->setObjectName(QStringLiteral("counter-") + editor::text(counter.id));
    box->setAccessibleName(editor::text(counter.name));
    box->setGroupSeparatorShown(true);
    const int now = m_verdict->roster().counters.find(counter.id).value_or(0);
    box->setRange(0, std::max(counter.boxes > 0 ? counter.boxes : rosterlimits::counted, now));
    box->setValue(now);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form.addRow(editor::shownLabel(editor::text(counter.name)), box);
    m_counters.push_back({&counter, box});
}

Roster BattleDialog::wanted() const
{
    auto roster = m_verdict->roster();
    roster.name = m_name->text().toStdString();
    roster.player = m_player->text().toStdString();
    roster.notes = m_notes->toPlainText().toStdString();
    roster.picture = m_picture->picture();
    roster.battle = m_battle->battle();
    roster.rulings = m_battle->rulings();
    for (const auto& [counter, box] : m_counters) {
        if (box->value() == roster.counters.find(counter->id).value_or(0))
            continue; // a 0 that was written stays
        if (box->value() > 0)
            roster.counters.set(counter->id, box->value());
        else
            roster.counters.remove(counter->id);
    }
    return roster;
}

} // namespace muster::widgets
