#include "widgets/shell/sidepanels.h"

#include "editor/document/document.h"
#include "editor/words/shown.h"
#include "widgets/army/armypanel.h"
#include "widgets/findings/findingsfold.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/settings/owncollections.h"
#include "widgets/shell/dockplaces.h"
#include "widgets/unit/cardview.h"
#include "widgets/unit/unitpanel.h"

#include <QUndoView>

namespace muster::widgets {

SidePanels::SidePanels(QMainWindow& window, const Docks& docks, Store& store, editor::Document& document,
                       RosterController& controller)
    : QObject(&window),
      m_document(document),
      m_controller(controller),
      m_army(madeIn<ArmyPanel>(*docks.army)),
      m_unit(madeIn<UnitPanel>(*docks.unit)),
      m_card(new CardView(store, m_unit)),
      m_findings(madeIn<FindingsPanel>(*docks.findings)),
      m_fold(new FindingsFold(window, *docks.findings, *m_findings)),
      m_history(madeIn<QUndoView>(*docks.history, &document.undoStack()))
{
    m_history->setObjectName(QStringLiteral("historyView"));
    m_army->follow(ownCollections(store));
    m_unit->setMinimumWidth(300);
    m_unit->addCard(m_card);
    m_history->setAccessibleName(tr("History of changes"));
    connectPanels();
    nameStart();
}

void SidePanels::connectPanels()
{
    connect(m_army, &ArmyPanel::addRequested, &m_controller, &RosterController::add);
    connect(m_army, &ArmyPanel::addBelowRequested, &m_controller, &RosterController::addBelow);
    connect(m_army, &ArmyPanel::addWithOptionsRequested, this, [this](const QString& kind) {
        m_army->closePreview();
        m_controller.add(kind);
        m_document.judgeNow(); // the options of a unit are known once it is judged
        emit optionsWanted();
    });
    connect(m_unit, &UnitPanel::cardWanted, this, [this](const std::string& unit) {
        m_card->show(unit.empty() ? nullptr : m_document.verdict(), QString::fromStdString(unit));
    });
    connect(m_unit, &UnitPanel::meant, this, [this](const editor::Intent& intent) {
        auto gesture = m_document.gestureOf(intent);
        if (gesture)
            gesture->selects.clear(); // what the panel shows stays selected
        if (!m_controller.make(gesture))
            m_unit->showAgain();
    });
    connect(m_unit, &UnitPanel::gestureMade, this, [this](const editor::Gesture& gesture) {
        if (!m_controller.make(gesture))
            m_unit->showAgain();
    });
    connect(m_unit, &UnitPanel::detachRequested, &m_controller, &RosterController::detach);
}

void SidePanels::startOver()
{
    m_army->startOver();
    m_fold->startOver();
}

void SidePanels::nameStart()
{
    m_history->setEmptyLabel(m_document.path().empty() ? tr("New roster") : tr("As opened"));
}

void SidePanels::showVerdict()
{
    m_army->setForm(m_document.form());
    m_findings->setForm(m_document.form(), editor::shown(m_document.judgingFailure()));
}

void SidePanels::showSelection(const std::string& unit, const std::vector<std::string>& selected,
                               const std::optional<SlotPlace>& slot)
{
    m_unit->show(m_document.form(), unit, slot ? std::vector{unit} : selected);
    showSlot(slot);
    m_army->setNear(unit);
}

/// The army's list shows what fills the chosen slot.
void SidePanels::showSlot(const std::optional<SlotPlace>& slot)
{
    const auto open = slot && m_document.form() ? m_document.form()->slot(slot->unit, slot->slot) : std::nullopt;
    if (!open) {
        m_army->showAllSlots();
        return;
    }
    QStringList kinds;
    for (const auto& kind : open->offers)
        kinds << QString::fromStdString(kind);
    m_army->showSlot(tr("For %1 of %2").arg(open->name, editor::shown(open->owner)), kinds);
}

} // namespace muster::widgets
