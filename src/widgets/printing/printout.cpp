#include "widgets/printing/printout.h"

#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "reading/text/textreader.h"
#include "report/battlescribe/listtext.h"
#include "widgets/printing/exporting.h"

#include <QCoreApplication>

#include <memory>

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

/// `jobOf` makes what is printed, in a worker.
Printout printoutOf(const QString& name, const QString& fileName, Printed what, const auto& jobOf,
                    Printout::Make text = {})
{
    return {name,
            fileName,
            what,
            [jobOf](const print::Settings& settings, const print::Progress& progress) {
                return print::toPdf(jobOf(), settings, progress);
            },
            [jobOf](const print::Settings& settings, const print::Progress& progress) {
                return print::toHtml(jobOf(), settings, progress);
            },
            std::move(text),
            [jobOf](QPagedPaintDevice& device, const print::Settings& settings, const print::PageChoice& choice,
                    const print::Progress& progress) {
                return print::printOn(device, jobOf(), settings, choice, progress);
            }};
}

} // namespace

Printout printoutOf(const VerdictPtr& verdict, const Store& store)
{
    const auto make = [verdict, reader = std::make_shared<TextReader>(store)](Form form) -> Printout::Make {
        return [verdict, form, reader](const print::Settings& settings, const print::Progress& progress) {
            return bytesOf(*verdict, settings, form, *reader, progress);
        };
    };
    const auto name = QString::fromStdString(verdict->roster().name);
    return {
        name,
        name,
        Printed::Roster,
        make(Form::Pdf),
        make(Form::Html),
        make(Form::Text),
        [verdict](QPagedPaintDevice& device, const print::Settings& settings, const print::PageChoice& choice,
                  const print::Progress& progress) { return paintOn(device, *verdict, settings, choice, progress); }};
}

Printout printoutOf(const std::shared_ptr<const battlescribe::List>& list)
{
    const auto name = QString::fromStdString(list->roster.name);
    return printoutOf(
        name, name, Printed::BattleScribe,
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
    const auto name = Naming::tr("%1 against %2").arg(nameOf(battle->lists[0]), nameOf(battle->lists[1]));
    return printoutOf(
        name, name, Printed::Battle, [battle] { return jobOf(*battle); },
        [battle](const print::Settings&, const print::Progress&) -> Result<std::string> {
            return editor::battleText(*battle);
        });
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
    const auto name = QString::fromStdString((*catalogue)->army(index).name);
    return printoutOf(name, Naming::tr("%1, army book").arg(name), Printed::Book, [catalogue = *catalogue, index] {
        return print::BookJob{catalogue.get(), index, print::printDate().value_or(std::string())};
    });
}

} // namespace muster::widgets
