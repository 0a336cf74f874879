#include "print/print.h"

#include "core/safetext.h"
#include "paper/output/pdf.h"
#include "print/document.h"
#include "print/shown.h"
#include "print/templates/templates.h"
#include "print/view/view.h"
#include "print/view/words.h"
#include "report/datawords.h"
#include "report/words.h"

#include <algorithm>
#include <functional>

namespace muster::print {

namespace {

struct Prepared {
    Templates templates;
    std::vector<RenderedSheet> sheets;
    std::vector<std::string> html; ///< by sheet
};

using ViewOf = std::function<Data(const Material&, Sheet)>;

/// What a sheet may come to beside mostOfSheet, of each unit; the largest card of the samples fills a third of it.
constexpr std::size_t mostOfUnit = 64u << 10;
/// Of each byte that a player wrote: it may be shown at two places, as six letters each.
constexpr std::size_t mostOfByte = 12;
/// So many take ten seconds and half a gigabyte to lay out, and nobody plays with a tenth of them.
constexpr std::size_t mostUnits = 10'000;

std::size_t bytesWritten(const std::vector<RosterUnit>& units)
{
    std::size_t bytes = 0;
    for (const auto& unit : units)
        bytes += unit.name.size() + unit.note.size() + bytesWritten(unit.units);
    return bytes;
}

/// How much a sheet of these rosters may come to, or that they are too large for paper: then no template is at fault.
Result<std::size_t> roomFor(const Job& job)
{
    std::size_t units = 0;
    std::size_t written = 0;
    const auto add = [&](const Roster& roster, const Assessment& assessment) {
        units += assessment.units.size();
        written += roster.name.size() + roster.player.size() + roster.notes.size() + bytesWritten(roster.units);
    };
    add(*job.roster, *job.assessment);
    for (const auto* forces : {&job.allies, &job.enemies})
        for (const auto& force : *forces)
            add(*force.roster, *force.assessment);
    if (units > mostUnits)
        return failure({{},
                        0,
                        0,
                        {},
                        report::number(static_cast<std::int64_t>(units)) + " units are too many to print",
                        "Print at most " + report::number(std::int64_t{mostUnits}) + " at a time."});
    return mostOfSheet + units * mostOfUnit + written * mostOfByte;
}

Result<void> render(Prepared& prepared, Sheet sheet, const Data& view, std::size_t most)
{
    auto html = prepared.templates.render(sheet, view, most);
    if (!html)
        return tl::unexpected(html.error());
    auto blocks = paper::splitBlocks(*html, prepared.templates.fileOf(sheet));
    if (!blocks)
        return tl::unexpected(blocks.error());
    prepared.sheets.push_back({sheet, std::move(*blocks)});
    prepared.html.push_back(std::move(*html));
    return {};
}

/// Whether cards are not all that is wanted.
bool hasOthers(const std::vector<Sheet>& sheets)
{
    return std::ranges::any_of(sheets, [](Sheet sheet) { return sheet != Sheet::Cards; });
}

Result<Prepared> prepare(const Job& job, const Settings& settings, const std::string& code,
                         const ViewOf& viewOf = makeView, Id<AssessedUnit> only = noId)
{
    const auto room = roomFor(job);
    if (!room)
        return tl::unexpected(room.error());
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    Material material(
        job, [&](std::string_view name) { return prepared.templates.icon(name); }, only);
    material.code = code;
    for (const auto sheet : settings.sheets) {
        if (sheet == Sheet::Cards && job.roster->units.empty() && hasOthers(settings.sheets))
            continue;
        if (sheet == Sheet::Book && job.assessment->army.isNone())
            return failure({{}, 0, 0, {}, "There is no book of an army that the data do not know", {}});
        if (const auto rendered = render(prepared, sheet, viewOf(material, sheet), *room); !rendered)
            return tl::unexpected(rendered.error());
    }
    return prepared;
}

Result<Prepared> prepareBook(const BookJob& job, const Settings& settings)
{
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    const auto view = bookView(job, [&](std::string_view name) { return prepared.templates.icon(name); });
    if (const auto rendered = render(prepared, Sheet::Book, view, mostOfSheet); !rendered)
        return tl::unexpected(rendered.error());
    return prepared;
}

/// What is the user's own among the templates; few by their names.
std::string templateMark(const Templates& templates)
{
    const auto& own = templates.ownFiles();
    if (own.empty())
        return {};
    if (own.size() > 2)
        return std::to_string(own.size()) + " own templates";
    return (own.size() == 1 ? "own template " : "own templates ") + join(own, ", ");
}

paper::Labels labelsOf(const Job& job, const Templates& templates)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto name = job.roster->name.empty() ? std::string("Roster without a name") : safeLine(job.roster->name);
    std::vector<std::string> seals{job.fingerprint};
    if (!job.data.hash.empty())
        seals.push_back("data " + job.data.hash);
    for (auto& mark : report::dataMarks(job.data))
        seals.push_back(std::move(mark));
    seals.push_back(templateMark(templates));
    return {name,
            join({name, ruleset.name, "data " + ruleset.dataVersion, job.date}, " · "),
            join(seals, " · "),
            job.date,
            {}};
}

paper::Labels labelsOf(const BookJob& job, const Templates& templates)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto& army = job.catalogue->army(job.army);
    const auto origin = std::max(ruleset.data.origin, army.data.origin);
    return {army.name + ", " + ruleset.name,
            join({army.name, ruleset.name, "data " + army.dataVersion, job.date}, " · "),
            join({report::originMark(origin), templateMark(templates)}, " · "),
            job.date,
            {}};
}

/// The sheets of a job or a book, ready for paper.
Result<paper::Document> documentFrom(Result<Prepared> prepared, const auto& job, const Settings& settings)
{
    if (!prepared)
        return tl::unexpected(prepared.error());
    return documentOf(std::move(prepared->sheets), labelsOf(job, prepared->templates), settings, prepared->templates);
}

Result<paper::Document> documentFrom(const Shown& shown, const Settings& settings)
{
    return documentFrom(prepare(shown.job(), settings, shown.copies().code), shown.job(), settings);
}

Result<std::string> pageOf(const Prepared& prepared, const paper::Labels& labels, const Settings& settings)
{
    const auto& templates = prepared.templates;
    Data page;
    page["title"] = Data(labels.title);
    page["style"] = Data(templates.webStyle(settings.ink));
    std::vector<Data> sheets;
    auto most = mostOfSheet;
    for (std::size_t i = 0; i < prepared.sheets.size(); ++i) {
        const auto id = sheetId(prepared.sheets[i].sheet);
        const auto shape = templates.geometry().sheets.find(id);
        Data sheet;
        sheet["id"] = Data(std::string(id));
        sheet["sheetTitle"] = Data(shape == templates.geometry().sheets.end() ? std::string(id) : shape->second.title);
        sheet["content"] = Data(prepared.html[i]);
        most += prepared.html[i].size();
        sheets.push_back(sheet);
    }
    page["sheets"] = Data(sheets);
    page["foot"] = Data(join({labels.left, labels.seals}, " · "));
    return templates.renderPage(page, most);
}

} // namespace

std::string_view sheetId(Sheet sheet)
{
    switch (sheet) {
    case Sheet::Roster:
        return "roster";
    case Sheet::Cards:
        return "cards";
    case Sheet::Reference:
        return "reference";
    case Sheet::Battle:
        return "battle";
    case Sheet::Opponent:
        return "opponent";
    case Sheet::Secret:
        return "secret";
    case Sheet::Book:
        break;
    }
    return "book";
}

std::string_view cardSizeId(CardSize size)
{
    switch (size) {
    case CardSize::Two:
        return "two";
    case CardSize::Four:
        return "four";
    case CardSize::Nine:
        return "nine";
    case CardSize::Poker:
        return "poker";
    case CardSize::Half:
        break;
    }
    return "half";
}

Result<std::string> toPdf(const Job& job, const Settings& settings)
{
    const Shown shown(job, settings);
    auto document = documentFrom(shown, settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::writePdf(std::move(*document),
                           {"roster.muster", "application/vnd.muster.roster+json", shown.copies().file});
}

Result<void> printOn(QPagedPaintDevice& device, const Job& job, const Settings& settings, const PageChoice& choice)
{
    auto document = documentFrom(Shown(job, settings), settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::paintPages(device, std::move(*document), choice);
}

Result<std::string> cardPdf(const Job& job, const Settings& settings, std::string_view unitId)
{
    const auto& units = job.assessment->units;
    const auto unit = std::ranges::find(units, unitId, &AssessedUnit::id);
    if (unit == units.end())
        return failure({{}, 0, 0, {}, "The roster has no unit '" + std::string(unitId) + "'", {}});
    const auto position = units.idOf(*unit);
    auto cardsAlone = settings;
    cardsAlone.sheets = {Sheet::Cards};
    auto prepared = prepare(
        job, cardsAlone, {}, [&](const Material& material, Sheet) { return cardView(material, position); }, position);
    if (!prepared)
        return tl::unexpected(prepared.error());
    auto& cards = prepared->sheets.front();
    const auto card = std::ranges::find_if(cards.blocks, [&](const paper::Block& block) {
        return prepared->templates.geometry().block(block.kind).isCard;
    });
    if (card == cards.blocks.end())
        return failure(
            {prepared->templates.fileOf(Sheet::Cards), 0, 0, {}, "The template makes no card of the unit", {}});
    cards.blocks = {*card};
    auto document = documentFrom(std::move(prepared), job, settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::writeCardPdf(std::move(*document));
}

Result<std::string> toHtml(const Job& job, const Settings& settings)
{
    const Shown shown(job, settings);
    const auto prepared = prepare(shown.job(), settings, shown.copies().code);
    if (!prepared)
        return tl::unexpected(prepared.error());
    return pageOf(*prepared, labelsOf(shown.job(), prepared->templates), settings);
}

Result<std::string> bookToPdf(const BookJob& job, const Settings& settings)
{
    auto document = documentFrom(prepareBook(job, settings), job, settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::writePdf(std::move(*document), {});
}

Result<std::string> bookToHtml(const BookJob& job, const Settings& settings)
{
    const auto prepared = prepareBook(job, settings);
    if (!prepared)
        return tl::unexpected(prepared.error());
    return pageOf(*prepared, labelsOf(job, prepared->templates), settings);
}

Result<void> bookOn(QPagedPaintDevice& device, const BookJob& job, const Settings& settings, const PageChoice& choice)
{
    auto document = documentFrom(prepareBook(job, settings), job, settings);
    if (!document)
        return tl::unexpected(document.error());
    return paper::paintPages(device, std::move(*document), choice);
}

} // namespace muster::print
