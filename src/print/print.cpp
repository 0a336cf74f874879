#include "print/print.h"

#include "core/base/safetext.h"
#include "paper/output/pdf.h"
#include "print/prepare.h"
#include "print/shown.h"
#include "print/view/words.h"
#include "print/web/websheet.h"
#include "report/battlescribe/listwords.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::print {

namespace {

/// Our readings of a rulebook have a star in the texts of the data. References explain it in their notes; where cards
/// and battle sheets may have stars, the foot explains it.
std::string starRemark(const Catalogue& catalogue, const std::vector<Sheet>& sheets)
{
    const auto& ruleset = catalogue.ruleset;
    const auto hasStar = [](const std::string& text) { return text.find('*') != std::string::npos; };
    const bool onCards = std::ranges::any_of(
        catalogue.rules, [&](const SpecialRule& rule) { return hasStar(rule.text) || hasStar(rule.shortText); });
    const bool onBattles = std::ranges::any_of(ruleset.figures, hasStar, &Figure::text) ||
                           std::ranges::any_of(ruleset.scenarios, hasStar, &Scenario::text);
    const bool isNeeded = std::ranges::any_of(sheets, [&](Sheet sheet) {
        return ((sheet == Sheet::Cards || sheet == Sheet::Opponent || sheet == Sheet::Book) && onCards) ||
               (sheet == Sheet::Battle && onBattles);
    });
    return isNeeded ? report::sheet::ourReading() : std::string();
}

paper::Labels labelsOf(const Job& job, const Templates& templates, const Settings& settings)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto name = report::sheet::rosterName(safeLine(job.roster->name));
    std::vector<std::string> seals;
    if (const auto outcome = job.assessment->outcome(); outcome == Outcome::NotJudged)
        seals.push_back(report::outcomeName(outcome)); // also on sheets without a verdict
    seals.push_back(job.fingerprint);
    if (!job.data.hash.empty())
        seals.push_back(report::sheet::data(job.data.hash));
    for (auto& mark : report::dataMarks(job.data))
        seals.push_back(std::move(mark));
    seals.push_back(report::sheet::ownTemplates(templates.ownFiles()));
    seals.push_back(starRemark(*job.catalogue, settings.sheets));
    return {name,
            join({name, ruleset.name, report::sheet::data(ruleset.dataVersion), report::sheet::date(job.date)}, " · "),
            join(seals, " · "),
            job.date,
            report::language(),
            report::sheet::pageNumber(),
            {}};
}

paper::Labels labelsOf(const BookJob& job, const Templates& templates, const Settings& /*settings*/)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto& army = job.catalogue->army(job.army);
    const auto origin = std::max(ruleset.data.origin, army.data.origin);
    return {
        army.name + ", " + ruleset.name,
        join({army.name, ruleset.name, report::sheet::data(army.dataVersion), report::sheet::date(job.date)}, " · "),
        join({report::originMark(origin), report::sheet::ownTemplates(templates.ownFiles()),
              starRemark(*job.catalogue, {Sheet::Book})},
             " · "),
        job.date,
        report::language(),
        report::sheet::pageNumber(),
        {}};
}

paper::Labels labelsOf(const BattleScribeJob& job, const Templates& templates, const Settings& /*settings*/)
{
    const auto& roster = job.list->roster;
    const auto name = report::rosterName(roster);
    return {name,
            join({name, safeLine(roster.game), report::outcomeName(report::outcomeOf(*job.list)),
                  report::sheet::date(job.date)},
                 " · "),
            join({job.list->fingerprint, report::sheet::ownTemplates(templates.ownFiles())}, " · "),
            job.date,
            report::language(),
            report::sheet::pageNumber(),
            {}};
}

// The share of a print that is done when its templates are filled: for pages, and for a web page.
constexpr double fillingPages = 0.2;
constexpr double fillingWeb = 0.9;

// What is shown of each kind of job, and what a PDF of it carries.

Shown shownOf(const Job& job, const Settings& settings) { return {job, settings}; }
const BookJob& shownOf(const BookJob& job, const Settings& /*settings*/) { return job; }
const BattleScribeJob& shownOf(const BattleScribeJob& job, const Settings& /*settings*/) { return job; }

const Job& jobOf(const Shown& shown) { return shown.job(); }
const auto& jobOf(const auto& job) { return job; }

Result<Prepared> preparedOf(const Shown& shown, const Settings& settings, bool isForPages, const paper::Stage& stage)
{
    return prepare(shown.job(), settings, {shown.copies().code, shown.leftOut(), isForPages}, stage);
}

Result<Prepared> preparedOf(const BookJob& job, const Settings& settings, bool /*isForPages*/,
                            const paper::Stage& stage)
{
    return prepareBook(job, settings, stage);
}

Result<Prepared> preparedOf(const BattleScribeJob& job, const Settings& settings, bool /*isForPages*/,
                            const paper::Stage& stage)
{
    return prepareBattleScribe(job, settings, stage);
}

Result<paper::Attachment> carriedBy(const Shown& shown)
{
    if (shown.lacksCopies())
        return failure(Fault::about({}, "the roster is beyond what a file can hold, so the PDF cannot carry it",
                                    "Save it as .muster, which says why."));
    return paper::Attachment{"roster.muster", "application/vnd.muster.roster+json", shown.copies().file};
}

Result<paper::Attachment> carriedBy(const auto& /*job*/) { return paper::Attachment(); }

/// The sheets of a job, ready for paper.
Result<paper::Document> documentFrom(Result<Prepared> prepared, const auto& job, const Settings& settings)
{
    if (!prepared)
        return tl::unexpected(prepared.error());
    return documentOf(std::move(prepared->sheets), labelsOf(job, prepared->templates, settings), settings,
                      prepared->templates);
}

Result<paper::Document> documentFrom(const auto& shown, const Settings& settings, const paper::Stage& stage)
{
    return paper::unlessCancelled(
        [&] { return documentFrom(preparedOf(shown, settings, true, stage), jobOf(shown), settings); });
}

/// Whether the title of a sheet is the name of the roster or of the army.
bool isNamed(Sheet sheet)
{
    return sheet == Sheet::Roster || sheet == Sheet::Opponent || sheet == Sheet::Secret || sheet == Sheet::Book;
}

/// "cards", and "cards-2" of the next roster.
std::string idOf(const std::vector<RenderedSheet>& sheets, std::size_t index)
{
    const auto sheet = sheets[index].sheet;
    const auto nth = std::ranges::count(sheets.begin(), sheets.begin() + static_cast<std::ptrdiff_t>(index), sheet,
                                        &RenderedSheet::sheet);
    const std::string id(sheetId(sheet));
    return nth == 0 ? id : id + '-' + std::to_string(nth + 1);
}

Result<std::string> pageOf(const Prepared& prepared, const paper::Labels& labels, const Settings& settings,
                           const paper::Stage& stage)
{
    const auto& templates = prepared.templates;
    Page page{report::language(), labels.title, {templates.webStyle(settings.ink)}, {}, {}};
    auto most = mostOfSheet;
    std::vector<FilledSheet> filled;
    for (std::size_t i = 0; i < prepared.sheets.size(); ++i) {
        const auto sheet = prepared.sheets[i].sheet;
        filled.push_back({prepared.html[i], templates.fileOf(sheet), isNamed(sheet)});
    }
    auto web = webSheets(filled, templates.geometry());
    if (!web)
        return tl::unexpected(web.error());
    for (std::size_t i = 0; i < prepared.sheets.size(); ++i) {
        const auto id = idOf(prepared.sheets, i);
        const auto title = titleOf(prepared.sheets[i], templates.geometry());
        most += web->html[i].size();
        page.sheets.push_back({id, title, {std::move(web->html[i])}, i == 0 && web->hasHeading});
        if (prepared.sheets.size() > 1)
            page.contents.push_back({id, title});
    }
    if (!web->hasHeading)
        page.heading = labels.title;
    page.foot = join({labels.left, labels.seals}, " · ");
    stage.at(0);
    auto html = templates.renderPage(page, most, stage);
    if (html)
        stage.at(1);
    return html;
}

} // namespace

Result<std::string> toPdf(const AnyJob& job, const Settings& settings, const Progress& progress)
{
    const auto make = [&](const auto& one) -> Result<std::string> {
        const paper::Stage stage(progress);
        const auto& shown = shownOf(one, settings);
        auto carried = carriedBy(shown);
        if (!carried)
            return tl::unexpected(carried.error());
        auto document = documentFrom(shown, settings, stage.part(0, fillingPages));
        if (!document)
            return tl::unexpected(document.error());
        return paper::writePdf(std::move(*document), std::move(*carried), stage.part(fillingPages, 1));
    };
    return std::visit(make, job);
}

Result<void> printOn(QPagedPaintDevice& device, const AnyJob& job, const Settings& settings, const PageChoice& choice,
                     const Progress& progress)
{
    const auto paint = [&](const auto& one) -> Result<void> {
        const paper::Stage stage(progress);
        auto document = documentFrom(shownOf(one, settings), settings, stage.part(0, fillingPages));
        if (!document)
            return tl::unexpected(document.error());
        return paper::paintPages(device, std::move(*document), choice, stage.part(fillingPages, 1));
    };
    return std::visit(paint, job);
}

Result<std::string> cardPdf(const Job& job, const Settings& settings, std::string_view unitId)
{
    const auto& units = job.assessment->units;
    const auto unit = std::ranges::find(units, unitId, &AssessedUnit::id);
    if (unit == units.end())
        return failure(Fault::about({}, "The roster has no unit '" + std::string(unitId) + "'"));
    const auto position = units.idOf(*unit);
    auto cardsAlone = settings;
    cardsAlone.sheets = {Sheet::Cards};
    auto prepared = prepare(
        job, cardsAlone, {}, {}, [&](const SheetContext& context, Sheet) { return cardView(context, position); },
        position);
    if (!prepared)
        return tl::unexpected(prepared.error());
    auto& cards = prepared->sheets.front();
    const auto card = std::ranges::find_if(cards.blocks, [&](const paper::Block& block) {
        return prepared->templates.geometry().block(block.kind).isCard;
    });
    if (card == cards.blocks.end())
        return failure(
            Fault::about(prepared->templates.fileOf(Sheet::Cards), "The template makes no card of the unit"));
    cards.blocks = {*card};
    auto document = documentFrom(std::move(prepared), job, settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::writeCardPdf(std::move(*document));
}

Result<std::string> toHtml(const AnyJob& job, const Settings& settings, const Progress& progress)
{
    const auto make = [&](const auto& one) {
        const paper::Stage stage(progress);
        const auto& shown = shownOf(one, settings);
        return paper::unlessCancelled([&]() -> Result<std::string> {
            const auto prepared = preparedOf(shown, settings, false, stage.part(0, fillingWeb));
            if (!prepared)
                return tl::unexpected(prepared.error());
            return pageOf(*prepared, labelsOf(jobOf(shown), prepared->templates, settings), settings,
                          stage.part(fillingWeb, 1));
        });
    };
    return std::visit(make, job);
}

} // namespace muster::print
