#include "widgets/shell/mainwindow.h"

#include "editor/words/shown.h"
#include "io/data/ownunits.h"
#include "widgets/army/armypanel.h"
#include "widgets/dialogs/ownunitdialog.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/prompts.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/workspace.h"

#include <QApplication>

namespace muster::widgets {

namespace {

constexpr int told = 6000; ///< ms

int unitsOf(const Catalogue& catalogue, Id<Army> army, const std::vector<RosterUnit>& units, Id<Unit> kind)
{
    int number = 0;
    for (const auto& unit : units)
        number += (catalogue.findUnit(army, unit.unit) == kind ? 1 : 0) + unitsOf(catalogue, army, unit.units, kind);
    return number;
}

} // namespace

QString MainWindow::chosenUnit()
{
    if (isOnLibrary() || !document().isOpen())
        return {};
    auto& army = workspace().army();
    const auto* focus = QApplication::focusWidget();
    const auto chosen = army.chosenKind();
    if (focus && army.isAncestorOf(focus) && !chosen.isEmpty())
        return chosen;
    const auto selected = workspace().roster().selectedIds();
    if (selected.empty())
        return chosen;
    const auto* unit = selected.size() == 1 ? findUnit(document().roster(), selected.front()) : nullptr;
    return unit ? QString::fromStdString(unit->unit) : QString();
}

QString MainWindow::whyNoOwnUnit(OwnUnitStep step)
{
    if (document().gameData())
        return tr("Units of your own are for games of Muster's own.");
    const auto reference = chosenUnit();
    if (reference.isEmpty() || !document().verdict())
        return tr("Choose one unit first, in the roster or in the list of the army.");
    const auto& verdict = *document().verdict();
    const auto kind = verdict.catalogue().findUnit(verdict.assessment().army, reference.toStdString());
    if (kind.isNone())
        return tr("The data do not know this unit.");
    if (step != OwnUnitStep::Make && !verdict.catalogue().unit(kind).isOwn())
        return tr("This unit is the army’s, not your own.");
    return {};
}

void MainWindow::changeOwnUnit(OwnUnitStep step, const QString& reference)
{
    const auto& verdict = document().verdict();
    const auto kind = verdict && !reference.isEmpty()
                          ? verdict->catalogue().findUnit(verdict->assessment().army, reference.toStdString())
                          : Id<Unit>();
    if (kind.isNone() || (step != OwnUnitStep::Make && !verdict->catalogue().unit(kind).isOwn())) {
        showStatus(whyNoOwnUnit(step));
        return;
    }
    if (step == OwnUnitStep::Delete)
        deleteOwnUnit(kind);
    else
        editOwnUnit(step, kind);
}

void MainWindow::editOwnUnit(OwnUnitStep step, Id<Unit> kind)
{
    const auto verdict = document().verdict();
    const Store::CataloguePtr catalogue(verdict, &verdict->catalogue());
    const auto& unit = catalogue->unit(kind);
    const auto army = catalogue->army(unit.army).id;
    auto units = OwnUnits::read(m_store, gameOf(document().roster()), army);
    auto draft = units ? units->draft(unit.id) : tl::unexpected(units.error());
    if (!draft) {
        m_prompts.showMessage(this, tr("Own Unit"), tr("The file of your own units cannot be read."),
                              linesOf(draft.error()));
        return;
    }
    if (step == OwnUnitStep::Make)
        draft->id.clear(); // of an own unit, another one
    OwnUnitDialog dialog(m_store, catalogue, kind, std::move(*units), std::move(*draft), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto isOwnArmy = unit.army == verdict->assessment().army;
    ownUnitsChanged();
    const auto reference = (isOwnArmy ? std::string() : army + ':') + dialog.id();
    workspace().raiseArmy().chooseKind(QString::fromStdString(reference));
    const auto& now = document().catalogue();
    if (const auto made = now.findUnit(now.findArmy(document().roster().army), reference); !made.isNone())
        showStatus((step == OwnUnitStep::Make ? tr("“%1” is in your army list.") : tr("“%1” was changed."))
                       .arg(editor::shown(now.unit(made).name)),
                   told);
}

void MainWindow::deleteOwnUnit(Id<Unit> kind)
{
    const auto verdict = document().verdict();
    const auto& catalogue = verdict->catalogue();
    const auto& unit = catalogue.unit(kind);
    const auto name = editor::shown(unit.name);
    const auto used = unitsOf(catalogue, verdict->assessment().army, document().roster().units, kind);
    auto question = tr("Delete your own unit “%1”?").arg(name);
    if (used > 0)
        question +=
            QLatin1Char(' ') + tr("This roster has %n of them, which the data will not know any more.", nullptr, used);
    if (!m_prompts.confirm(this, tr("Delete Own Unit"), question, tr("&Delete")))
        return;
    auto units = OwnUnits::read(m_store, gameOf(document().roster()), catalogue.army(unit.army).id);
    auto faults = units ? Faults() : units.error();
    if (units) {
        (void)units->remove(unit.id);
        if (const auto saved = units->save(); !saved)
            faults = saved.error();
    }
    if (!faults.empty()) {
        m_prompts.showMessage(this, tr("Delete Own Unit"), tr("The file of your own units cannot be changed."),
                              linesOf(faults));
        return;
    }
    ownUnitsChanged();
    showStatus(tr("“%1” was deleted.").arg(name));
}

/// Every open roster and window gets the new data, as if somebody else had changed them. The watch does not see files
/// of older versions, so it is not asked; it takes the files as they are now.
void MainWindow::ownUnitsChanged()
{
    watchData();
    m_store.readAgain();
    showChangedData();
    readAhead(Data::Same);
}

} // namespace muster::widgets
