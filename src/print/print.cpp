#include "print/print.h"

#include "battlescribe/saved/groups.h"
#include "paper/output/pdf.h"
#include "print/prepare.h"
#include "print/view/words.h"
#include "print/web/websheet.h"
#include "print/web/webstyle.h"

#include <algorithm>

namespace muster::print {

namespace {

// The share of a print that is done when its templates are filled: for pages, and for a web page.
constexpr double fillingPages = 0.2;
constexpr double fillingWeb = 0.9;

/// Whether the title of a sheet is the name of the roster or of the army.
bool isNamed(Sheet sheet)
{
    return sheet == Sheet::Roster || isForOthers(sheet) || sheet == Sheet::Secret || sheet == Sheet::Book ||
           sheet == Sheet::Order;
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

/// What the foot of a web page says: of each roster what identifies it.
std::vector<std::string> feetOf(const Prepared& prepared)
{
    std::vector<std::string> feet{prepared.labels.foot.left, prepared.labels.foot.seals};
    const paper::Foot* last = nullptr; // sheets of one roster follow one another
    for (const auto& sheet : prepared.sheets) {
        if (sheet.foot && (!last || last->left != sheet.foot->left || last->seals != sheet.foot->seals))
            feet.insert(feet.end(), {sheet.foot->left, sheet.foot->seals});
        last = sheet.foot ? &*sheet.foot : last;
    }
    return feet;
}

Result<std::string> pageOf(const Prepared& prepared, const Settings& settings, const paper::Stage& stage)
{
    const auto& templates = prepared.templates;
    const auto& labels = prepared.labels;
    Page page{report::language(), labels.title, {templates.webStyle(settings.ink)}, {}, {}};
    auto most = mostOfSheet;
    std::vector<FilledSheet> filled;
    for (std::size_t i = 0; i < prepared.sheets.size(); ++i) {
        const auto& sheet = prepared.sheets[i];
        filled.push_back({prepared.html[i], templates.fileOf(sheet.sheet),
                          !prepared.isOfSeveral && isNamed(sheet.sheet), sheet.roster});
    }
    auto web = webSheets(filled, templates.geometry());
    if (!web)
        return tl::unexpected(web.error());
    for (std::size_t i = 0; i < prepared.sheets.size(); ++i) {
        const auto id = idOf(prepared.sheets, i);
        const auto title = titleOf(prepared.sheets[i], templates.geometry());
        most += web->html[i].size();
        page.sheets.push_back({id, title, {std::move(web->html[i])}, i == 0 && web->hasHeading});
        if (const auto& accent = prepared.sheets[i].accent)
            page.sheets.back().look = accentStyle(*accent);
        if (prepared.sheets.size() > 1)
            page.contents.push_back({id, title});
    }
    if (!web->hasHeading)
        page.heading = labels.title;
    if (!prepared.isOfSeveral)
        if (const auto coded =
                std::ranges::find_if(prepared.sheets, [](const RenderedSheet& each) { return !each.unseen.empty(); });
            coded != prepared.sheets.end())
            page.code = coded->unseen;
    page.foot = join(feetOf(prepared), " · ");
    stage.at(0);
    auto html = templates.renderPage(page, most, stage);
    if (html)
        stage.at(1);
    return html;
}

/// Gives the document of a print, and what it carries, to a function that makes something of it.
auto withDocument(Result<Prepared> prepared, const Settings& settings, const auto& make)
    -> decltype(make(paper::Document(), paper::Attachment()))
{
    if (!prepared)
        return tl::unexpected(prepared.error());
    auto carried = std::move(prepared->carried);
    auto document = documentOf(std::move(*prepared), settings);
    if (!document)
        return tl::unexpected(document.error());
    return make(std::move(*document), carried);
}

} // namespace

Result<std::string> toPdf(const AnyJob& job, const Settings& settings, const Progress& progress)
{
    const paper::Stage stage(progress);
    return withDocument(prepare(job, settings, Medium::Pdf, stage.part(0, fillingPages)), settings,
                        [&](paper::Document document, const paper::Attachment& carried) {
                            return paper::writePdf(std::move(document), carried, stage.part(fillingPages, 1));
                        });
}

Result<void> printOn(QPagedPaintDevice& device, const AnyJob& job, const Settings& settings, const PageChoice& choice,
                     const Progress& progress)
{
    const paper::Stage stage(progress);
    return withDocument(prepare(job, settings, Medium::Printer, stage.part(0, fillingPages)), settings,
                        [&](paper::Document document, const paper::Attachment&) {
                            return paper::paintPages(device, std::move(document), choice, stage.part(fillingPages, 1));
                        });
}

namespace {

tl::unexpected<Faults> noUnit(std::string_view unitId)
{
    return failure(Fault::about({}, "The roster has no unit '" + std::string(unitId) + "'"));
}

Result<Prepared> cardOf(const Job& job, const Settings& settings, std::string_view unitId)
{
    const auto& units = job.assessment->units;
    const auto unit = std::ranges::find(units, unitId, &AssessedUnit::id);
    return unit == units.end() ? noUnit(unitId) : prepareCard(job, settings, units.idOf(*unit));
}

Result<Prepared> cardOf(const BattleScribeJob& job, const Settings& settings, std::string_view unitId)
{
    const auto* unit = battlescribe::topSelection(job.list->roster, unitId);
    return unit ? prepareCard(job, settings, *unit) : noUnit(unitId);
}

Result<Prepared> cardOf(const BookJob&, const Settings&, std::string_view unitId) { return noUnit(unitId); }

Result<Prepared> cardOf(const SeveralJob&, const Settings&, std::string_view unitId) { return noUnit(unitId); }

} // namespace

Result<std::string> cardPdf(const AnyJob& job, const Settings& settings, std::string_view unitId)
{
    auto cardsAlone = settings;
    cardsAlone.sheets = {Sheet::Cards};
    auto prepared = std::visit([&](const auto& one) { return cardOf(one, cardsAlone, unitId); }, job);
    if (!prepared)
        return tl::unexpected(prepared.error());
    auto& blocks = prepared->sheets.front().blocks;
    std::erase_if(blocks,
                  [&](const paper::Block& block) { return !prepared->templates.geometry().block(block.kind).isCard; });
    if (blocks.empty())
        return failure(
            Fault::about(prepared->templates.fileOf(Sheet::Cards), "The template makes no card of the unit"));
    blocks.resize(1);
    return withDocument(std::move(prepared), cardsAlone, [](paper::Document document, const paper::Attachment&) {
        return paper::writeCardPdf(std::move(document));
    });
}

Result<std::string> toHtml(const AnyJob& job, const Settings& settings, const Progress& progress)
{
    const paper::Stage stage(progress);
    const auto prepared = prepare(job, settings, Medium::Web, stage.part(0, fillingWeb));
    if (!prepared)
        return tl::unexpected(prepared.error());
    return paper::unlessCancelled([&] { return pageOf(*prepared, settings, stage.part(fillingWeb, 1)); });
}

} // namespace muster::print
