#include "widgets/printing/printout.h"

#include "core/roster/picture.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "reading/text/textreader.h"
#include "report/battlescribe/listtext.h"
#include "report/verdict/words.h"
#include "widgets/printing/exporting.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <type_traits>
#include <variant>

namespace muster::widgets {

namespace {

struct Naming {
    Q_DECLARE_TR_FUNCTIONS(Printout)
};

/// What is printed of a battle. Points into it.
print::Job jobOf(const editor::Battle& battle)
{
    const auto& theirs = *battle.lists[1].verdict;
    auto job = widgets::jobOf(*battle.lists[0].verdict);
    job.copied = &battle.lists[0].roster;
    job.fingerprint = fingerprint(battle.lists[0].roster);
    job.enemies = {{&theirs.roster(), &theirs.assessment(), judgedBy(theirs), fingerprint(battle.lists[1].roster)}};
    job.isOfAll = true;
    return job;
}

QString nameOf(const editor::CheckedList& list)
{
    const auto& assessment = list.verdict->assessment();
    return QString::fromStdString(!list.roster.name.empty()  ? list.roster.name
                                  : assessment.army.isNone() ? list.roster.army
                                                             : list.catalogue->army(assessment.army).name);
}

} // namespace

Printout printoutOf(const VerdictPtr& verdict, const Store& store)
{
    const auto& name = verdict->roster().name;
    auto printout = print::printoutOf(
        name, name, print::Printed::Roster, [verdict] { return jobOf(*verdict); },
        [verdict, reader = std::make_shared<TextReader>(store)](const print::Settings& settings,
                                                                const print::Progress& progress) {
            return bytesOf(*verdict, settings, Form::Text, *reader, progress);
        });
    printout.hasPictures = hasPictures(verdict->roster());
    const auto& assessment = verdict->assessment();
    for (const auto unit : assessment.units.ids())
        printout.units.push_back({assessment.units[unit].id, report::unitName(verdict->catalogue(), assessment, unit)});
    return printout;
}

Printout printoutOf(const std::shared_ptr<const battlescribe::List>& list)
{
    const auto& name = list->roster.name;
    return print::printoutOf(
        name, name, print::Printed::BattleScribe,
        [list] {
            return print::BattleScribeJob{list.get(), print::printDate().value_or(std::string())};
        },
        [list](const print::Settings&, const print::Progress&) -> Result<std::string> {
            return report::rosterText(*list);
        });
}

Printout printoutOf(const editor::Battle& wanted)
{
    const auto battle = std::make_shared<const editor::Battle>(wanted);
    const auto name = Naming::tr("%1 against %2").arg(nameOf(battle->lists[0]), nameOf(battle->lists[1])).toStdString();
    auto printout = print::printoutOf(
        name, name, print::Printed::Battle, [battle] { return jobOf(*battle); },
        [battle](const print::Settings&, const print::Progress&) -> Result<std::string> {
            return editor::battleText(*battle);
        });
    printout.hasPictures =
        std::ranges::any_of(battle->lists, [](const editor::CheckedList& list) { return hasPictures(list.roster); });
    return printout;
}

Printout printoutOf(const std::vector<Exported>& rosters)
{
    const auto name = Naming::tr("%n roster(s)", nullptr, static_cast<int>(rosters.size())).toStdString();
    auto printout = print::printoutOf(name, name, print::Printed::Several, [rosters] {
        print::SeveralJob job;
        const auto add = [&](const auto& roster) {
            if constexpr (std::is_same_v<std::decay_t<decltype(roster)>, VerdictPtr>)
                job.jobs.emplace_back(jobOf(*roster));
            else
                job.jobs.emplace_back(print::BattleScribeJob{roster.get(), print::printDate().value_or(std::string())});
        };
        for (const auto& roster : rosters)
            std::visit(add, roster);
        return job;
    });
    printout.hasPictures = std::ranges::any_of(rosters, [](const Exported& roster) {
        const auto* verdict = std::get_if<VerdictPtr>(&roster);
        return verdict && hasPictures((*verdict)->roster());
    });
    return printout;
}

Result<Printout> bookOf(Store& store, const std::string& game, const std::string& army)
{
    // The other armies are read for the names of allies; a fault in one of them does not matter here.
    auto catalogue = store.fullCatalogue(game);
    if (!catalogue || (*catalogue)->findArmy(army).isNone())
        catalogue = store.catalogue(game, {army});
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto index = (*catalogue)->findArmy(army);
    if (index.isNone())
        return failure(Fault::about({}, Naming::tr("The data do not know this army.").toStdString()));
    const auto& name = (*catalogue)->army(index).name;
    const auto fileName = Naming::tr("%1, army book").arg(QString::fromStdString(name)).toStdString();
    return print::printoutOf(name, fileName, print::Printed::Book, [catalogue = *catalogue, index] {
        return print::BookJob{catalogue.get(), index, print::printDate().value_or(std::string())};
    });
}

} // namespace muster::widgets
