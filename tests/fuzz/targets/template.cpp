// Templates of a user's own over the shipped ones, with geometry: a bundle of their files. What is well is filled with
// a roster, laid out and printed.
#include "bundle.h"
#include "folder.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"
#include "textmutator.h"

#include "io/files/programfolder.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "paper/output/application.h"
#include "print/print.h"
#include "print/templates/names.h"

#include <algorithm>

using namespace muster;
using namespace muster::fuzz;

namespace {

const Judged& printed()
{
    static const auto file = inSource("tests/fuzz/template.muster");
    static const Judged judged = [] {
        auto roster = readRoster(bytesOf(file), file);
        demand(roster.has_value(), "the roster for templates can be read");
        auto catalogue = store().fullCatalogue(roster->ruleset);
        demand(catalogue.has_value(), "the shipped data can be read");
        return Judged(std::move(*catalogue), std::move(*roster));
    }();
    return judged;
}

bool has(const Bundle& bundle, std::string_view name)
{
    return std::ranges::find(bundle, name, &BundledFile::name) != bundle.end();
}

/// The sheets that show what is in the bundle.
std::vector<print::Sheet> sheetsFor(const Bundle& bundle)
{
    using print::Sheet;
    std::vector<Sheet> sheets;
    for (const auto& [name, sheet] :
         {std::pair{"roster.html", Sheet::Roster}, std::pair{"card.html", Sheet::Cards},
          std::pair{"reference.html", Sheet::Reference}, std::pair{"battle.html", Sheet::Battle},
          std::pair{"secret.html", Sheet::Secret}, std::pair{"book.html", Sheet::Book}})
        if (has(bundle, name))
            sheets.push_back(sheet);
    if (sheets.empty())
        sheets = {Sheet::Roster, Sheet::Cards};
    return sheets;
}

bool isWell(const Bundle& bundle)
{
    bool isWell = true;
    for (const auto& [name, text] : bundle)
        if (const auto faults = print::checkTemplate(name, text, name); !faults.empty()) {
            demandWords(faults);
            isWell = false;
        }
    return isWell;
}

bool runTemplate(std::string_view bytes)
{
    static const Folder folder("template");
    const auto bundle = readBundle(bytes);
    if (!std::ranges::all_of(bundle, print::isTemplateName, &BundledFile::name) || !isWell(bundle))
        return false;
    folder.fill(bundle);
    const auto& judged = printed();
    const print::Job job{judged.catalogue.get(), &judged.roster, &judged.assessment,
                         "3F9A-22C1-7B0D",       "2026-11-21",   copiesOf};
    print::Settings settings;
    settings.sheets = sheetsFor(bundle);
    settings.templateFolder = inSource("templates");
    settings.fontFolder = fontFolder();
    settings.userTemplateFolder = folder.path();
    settings.cards = bytes.size() % 2 == 0 ? print::CardSize::Two : print::CardSize::Nine;
    settings.ink = bytes.size() % 3 == 0 ? print::Ink::Saver : print::Ink::Full;
    const auto page = print::toHtml(job, settings);
    if (!page)
        demandWords(page.error());
    paper::makeOffscreenApplication();
    const auto pdf = print::toPdf(job, settings);
    if (!pdf)
        demandWords(pdf.error());
    return page && pdf;
}

/// Lines and words of the shipped templates.
Words shippedWords()
{
    Words words;
    for (const auto& seed : seedsOf(*findTarget("template")))
        for (const auto& [name, text] : readBundle(bytesOf(seed)))
            words.add(text);
    return words;
}

/// What the JSON files of templates hold.
Pool shippedValues()
{
    Pool pool;
    for (const auto& seed : seedsOf(*findTarget("template")))
        for (const auto& [name, text] : readBundle(bytesOf(seed)))
            if (const auto document = Json::parse(text, nullptr, false); !document.is_discarded())
                pool.add(document);
    return pool;
}

std::string mutateTemplate(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const auto words = shippedWords();
    static const auto pool = shippedValues();
    auto bundle = readBundle(bytes);
    if (bundle.empty() || chance.oneIn(20))
        return chance.changedBytes(std::string(bytes));
    const auto given = readBundle(other);
    if (!given.empty() && chance.oneIn(2)) {
        bundle.push_back(chance.oneOf(given));
        return writeBundle(bundle);
    }
    auto& [name, text] = bundle[chance.below(bundle.size())];
    text = name.ends_with(".json") ? mutateJson(text, {}, pool, chance) : mutateText(text, {}, words, chance);
    return writeBundle(bundle);
}

const Registration templateTarget({"template", runTemplate, mutateTemplate, 24 << 10});

} // namespace
