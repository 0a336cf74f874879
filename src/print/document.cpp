#include "print/document.h"

#include "print/prepare.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <utility>

namespace muster::print {

namespace {

paper::PaperShape paperOf(const paper::Geometry& geometry, const Settings& settings)
{
    const auto found = geometry.papers.find(settings.paper == Paper::A4 ? "a4" : "letter");
    auto shape = found != geometry.papers.end() ? found->second
                 : settings.paper == Paper::A4  ? paper::PaperShape{}
                                                : paper::PaperShape{215.9, 279.4};
    if (settings.isLandscape)
        std::swap(shape.width, shape.height);
    return shape;
}

paper::SheetShape shapeOf(const paper::Geometry& geometry, const Settings& settings, const RenderedSheet& sheet)
{
    const auto found = geometry.sheets.find(sheetId(sheet.sheet));
    auto shape = found == geometry.sheets.end() ? paper::SheetShape{} : found->second;
    shape.title = titleOf(sheet, geometry);
    if (settings.isLandscape && shape.columnsLandscape > 0)
        shape.columns = shape.columnsLandscape;
    return shape;
}

/// Of each kind of sheet, in their order.
constexpr std::string_view titleWords[]{
    "roster", "unitCards",     "referenceSheet", "battleSheet", "orderOfBattle", "beginnersSheet", "machineSheets",
    "tokens", "opponentsCopy", "registration",   "secretSheet", "armyBook",      "sources"};

constexpr double largerAlone = 1.3; // a machine that has a page for itself

/// How machines are placed: two on a page, one in landscape.
paper::CardShape machinesOf(const paper::Geometry& geometry, const Settings& settings)
{
    const auto found = geometry.cards.find("machine");
    auto shape = found == geometry.cards.end() ? paper::CardShape() : found->second;
    if (settings.isLandscape) {
        shape.rows = std::min(shape.rows, 1);
        shape.scale *= largerAlone;
    }
    return shape;
}

} // namespace

std::string titleOf(const RenderedSheet& sheet, const paper::Geometry& geometry)
{
    const auto found = geometry.sheets.find(sheetId(sheet.sheet));
    const auto title = found == geometry.sheets.end() || found->second.title.empty()
                           ? report::sheetWord(titleWords[static_cast<std::size_t>(sheet.sheet)])
                           : found->second.title;
    return sheet.whose.empty() ? title : title + ": " + sheet.whose;
}

Result<paper::Document> documentOf(Prepared prepared, const Settings& settings)
{
    const auto& geometry = prepared.templates.geometry();
    const auto cards = geometry.cards.find(cardSizeId(settings.cards));
    if (cards == geometry.cards.end())
        return failure({"geometry.json", 0, 0, "/cards",
                        "There is no card size '" + std::string(cardSizeId(settings.cards)) + "'",
                        "Add it, or choose another size."});
    paper::Document document;
    for (auto& rendered : prepared.sheets) {
        document.sheets.push_back({shapeOf(geometry, settings, rendered), std::move(rendered.blocks),
                                   std::move(rendered.roomier), std::move(rendered.unseen), rendered.isBelow,
                                   std::move(rendered.backs), std::move(rendered.foot)});
        if (rendered.sheet == Sheet::Machines)
            document.sheets.back().cards = machinesOf(geometry, settings);
    }
    document.pictures = std::move(prepared.pictures);
    document.labels = std::move(prepared.labels);
    document.geometry = geometry;
    document.paper = paperOf(geometry, settings);
    document.cards = cards->second;
    document.style = prepared.templates.style(settings.ink);
    document.fontFolder = settings.fontFolder;
    return document;
}

} // namespace muster::print
