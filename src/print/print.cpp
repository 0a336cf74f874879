#include "print/print.h"

#include "print/pdf.h"
#include "print/templates.h"
#include "print/view.h"

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

Result<Prepared> prepare(const Job& job, const Settings& settings, const ViewOf& viewOf = makeView,
                         Index only = noIndex)
{
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    const Material material(
        job, [&](std::string_view name) { return prepared.templates.icon(name); }, only);
    for (const auto sheet : settings.sheets) {
        auto html = prepared.templates.render(sheet, viewOf(material, sheet));
        if (!html)
            return tl::unexpected(html.error());
        auto blocks = splitBlocks(*html, prepared.templates.fileOf(sheet));
        if (!blocks)
            return tl::unexpected(blocks.error());
        prepared.sheets.push_back({sheet, std::move(*blocks)});
        prepared.html.push_back(std::move(*html));
    }
    return prepared;
}

Labels labelsOf(const Job& job)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto name = job.roster->name.empty() ? std::string("Roster without a name") : job.roster->name;
    auto left = name + " · " + ruleset.name + " · data " + ruleset.dataVersion;
    if (!job.date.empty())
        left += " · " + job.date;
    return {name, std::move(left), job.fingerprint};
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
        break;
    }
    return "battle";
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
    auto prepared = prepare(job, settings);
    if (!prepared)
        return tl::unexpected(prepared.error());
    return writePdf(std::move(prepared->sheets), labelsOf(job), settings, prepared->templates, job.rosterFile);
}

Result<void> printOn(QPagedPaintDevice& device, const Job& job, const Settings& settings)
{
    auto prepared = prepare(job, settings);
    if (!prepared)
        return tl::unexpected(prepared.error());
    return paintPages(device, std::move(prepared->sheets), labelsOf(job), settings, prepared->templates);
}

Result<std::string> cardPdf(const Job& job, const Settings& settings, std::string_view unitId)
{
    const auto& units = job.assessment->units;
    const auto unit = std::ranges::find(units, unitId, &AssessedUnit::id);
    if (unit == units.end())
        return failure({{}, 0, 0, {}, "The roster has no unit '" + std::string(unitId) + "'", {}});
    const auto position = static_cast<Index>(unit - units.begin());
    auto cardsAlone = settings;
    cardsAlone.sheets = {Sheet::Cards};
    auto prepared = prepare(
        job, cardsAlone, [&](const Material& material, Sheet) { return cardView(material, position); }, position);
    if (!prepared)
        return tl::unexpected(prepared.error());
    return writeCardPdf(std::move(prepared->sheets.front()), labelsOf(job), settings, prepared->templates);
}

Result<std::string> toHtml(const Job& job, const Settings& settings)
{
    const auto prepared = prepare(job, settings);
    if (!prepared)
        return tl::unexpected(prepared.error());
    const auto& templates = prepared->templates;
    const auto labels = labelsOf(job);
    Data page;
    page["title"] = Data(labels.title);
    page["style"] = Data(templates.webStyle(settings.ink));
    std::vector<Data> sheets;
    for (std::size_t i = 0; i < prepared->sheets.size(); ++i) {
        const auto id = sheetId(prepared->sheets[i].sheet);
        const auto shape = templates.geometry().sheets.find(id);
        Data sheet;
        sheet["id"] = Data(std::string(id));
        sheet["sheetTitle"] = Data(shape == templates.geometry().sheets.end() ? std::string(id) : shape->second.title);
        sheet["content"] = Data(prepared->html[i]);
        sheets.push_back(sheet);
    }
    page["sheets"] = Data(sheets);
    page["foot"] = Data(labels.left + (labels.fingerprint.empty() ? std::string() : " · " + labels.fingerprint));
    return templates.renderPage(page);
}

} // namespace muster::print
