#include "widgets/printing/printout.h"

#include "editor/document/judged.h"
#include "io/roster/rosterfile.h"
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
    job.enemies = {
        {&theirs.roster(), &theirs.assessment(), editor::judgedBy(theirs), fingerprint(battle.lists[1].roster)}};
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
    const auto jobOf = [list] { return print::ForeignJob{list.get(), print::printDate().value_or(std::string())}; };
    return {name,
            name,
            Printed::Foreign,
            [jobOf](const print::Settings& settings, const print::Progress& progress) {
                return print::foreignToPdf(jobOf(), settings, progress);
            },
            [jobOf](const print::Settings& settings, const print::Progress& progress) {
                return print::foreignToHtml(jobOf(), settings, progress);
            },
            [list](const print::Settings&, const print::Progress&) -> Result<std::string> {
                return report::rosterText(*list);
            },
            [jobOf](QPagedPaintDevice& device, const print::Settings& settings, const print::PageChoice& choice,
                    const print::Progress& progress) {
                return print::foreignOn(device, jobOf(), settings, choice, progress);
            }};
}

Printout printoutOf(const editor::Battle& wanted)
{
    const auto battle = std::make_shared<const editor::Battle>(wanted);
    const auto name = Naming::tr("%1 against %2").arg(nameOf(battle->lists[0]), nameOf(battle->lists[1]));
    return {name,
            name,
            Printed::Battle,
            [battle](const print::Settings& settings, const print::Progress& progress) {
                return print::toPdf(jobOf(*battle), settings, progress);
            },
            [battle](const print::Settings& settings, const print::Progress& progress) {
                return print::toHtml(jobOf(*battle), settings, progress);
            },
            [battle](const print::Settings&, const print::Progress&) -> Result<std::string> {
                return editor::battleText(*battle);
            },
            [battle](QPagedPaintDevice& device, const print::Settings& settings, const print::PageChoice& choice,
                     const print::Progress& progress) {
                return print::printOn(device, jobOf(*battle), settings, choice, progress);
            }};
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
    const auto jobOf = [catalogue = *catalogue, index] {
        return print::BookJob{catalogue.get(), index, print::printDate().value_or(std::string())};
    };
    return Printout{name,
                    Naming::tr("%1, army book").arg(name),
                    Printed::Book,
                    [jobOf](const print::Settings& settings, const print::Progress& progress) {
                        return print::bookToPdf(jobOf(), settings, progress);
                    },
                    [jobOf](const print::Settings& settings, const print::Progress& progress) {
                        return print::bookToHtml(jobOf(), settings, progress);
                    },
                    {},
                    [jobOf](QPagedPaintDevice& device, const print::Settings& settings, const print::PageChoice& choice,
                            const print::Progress& progress) {
                        return print::bookOn(device, jobOf(), settings, choice, progress);
                    }};
}

} // namespace muster::widgets
