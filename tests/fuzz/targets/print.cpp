// Any roster on sheets: as a page, and as a PDF, out of which the same roster is read again.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "core/roster/notes.h"
#include "io/files/programfolder.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "paper/output/application.h"
#include "print/print.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

print::Job jobOf(const Judged& judged)
{
    print::Job job;
    job.catalogue = judged.catalogue.get();
    job.roster = &judged.roster;
    job.assessment = &judged.assessment;
    job.fingerprint = fingerprint(judged.roster);
    job.date = "2026-11-21";
    job.copy = copiesOf;
    return job;
}

/// Which sheets, and how, is in the roster, so that the same bytes print the same.
print::Settings settingsFor(std::size_t number)
{
    using print::Sheet;
    static const std::vector<std::vector<Sheet>> sheets{
        {Sheet::Roster}, {Sheet::Cards}, {Sheet::Reference}, {Sheet::Battle}, {Sheet::Opponent}};
    print::Settings settings;
    settings.sheets = sheets[number % sheets.size()];
    settings.cards = static_cast<print::CardSize>(number / 5 % 5);
    settings.ink = number % 2 == 0 ? print::Ink::Full : print::Ink::Saver;
    settings.isLandscape = number % 7 == 0;
    settings.templateFolder = inSource("templates");
    settings.fontFolder = fontFolder();
    return settings;
}

bool runPrint(std::string_view bytes)
{
    auto roster = readRoster(bytes, "FILE");
    if (!roster || !store().unknownData(*roster, bytes, "FILE").empty())
        return false;
    const auto catalogue = store().fullCatalogue(roster->ruleset);
    demand(catalogue.has_value(), "the shipped data can be read");
    const Judged judged(*catalogue, std::move(*roster));
    const auto settings = settingsFor(bytes.size());
    const auto job = jobOf(judged);
    const auto page = print::toHtml(job, settings);
    paper::makeOffscreenApplication();
    const auto pdf = print::toPdf(job, settings);
    if (!page || !pdf) { // too much for a sheet
        demandWords(page ? pdf.error() : page.error());
        return false;
    }
    demand(page->find(markup) == std::string::npos, "a page has no markup of the roster's");
    const auto played = print::toPlayPage(job, settings);
    demand(played.has_value(), "what can be printed can be played from");
    demand(played->find(markup) == std::string::npos && played->rfind("<script") < played->rfind("</script"),
           "a page to play from has no markup of the roster's");
    const auto again = readAnyRoster(*pdf, "PDF");
    demand(again.has_value(), "the roster in a print can be read");
    auto carried = settings.sheets.front() == print::Sheet::Opponent ? withoutNotes(judged.roster) : judged.roster;
    carried.madeWith.reset();
    demand(again->roster == carried, "a print carries the roster that it was made of");
    return true;
}

std::string mutatePrint(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("roster");
    return mutateJson(bytes, other, pool, chance);
}

const Registration printTarget({"print", runPrint, mutatePrint, 16 << 10, "roster"});

} // namespace
