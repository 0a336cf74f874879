#pragma once

#include "print/view/fields.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::print {

/// The frame of a web page.

struct PageSheet {
    std::string id;
    std::string title;
    Html content;
    bool hasOwnHeading = false;

    static constexpr auto fields()
    {
        return table(
            field("id", &PageSheet::id, "The sheet as the command line names it: roster, cards."),
            field("sheetTitle", &PageSheet::title, "The name of the sheet."),
            field("hasOwnHeading", &PageSheet::hasOwnHeading, "The title of the sheet is the heading of the page."),
            field("content", &PageSheet::content, "The sheet, as HTML."));
    }
};

struct PageLink {
    std::string id;
    std::string title;

    static constexpr auto fields()
    {
        return table(field("id", &PageLink::id, "The `id` of the sheet."),
                     field("linkTitle", &PageLink::title, "The name of the sheet."));
    }
};

struct Page {
    std::string language;
    std::string title;
    Html style;
    std::vector<PageSheet> sheets;
    std::string foot;
    std::optional<std::string> heading{};
    std::vector<PageLink> contents{};

    static constexpr auto fields()
    {
        return table(field("language", &Page::language, "The language of the words, for `<html lang=\"...\">`."),
                     field("title", &Page::title, "The name of the page."),
                     field("style", &Page::style, "The styles, as CSS."), field("sheets", &Page::sheets, "The sheets."),
                     field("foot", &Page::foot, "The words of the foot."),
                     field("heading", &Page::heading, "The name of what is printed, if no sheet has it as its title."),
                     field("contents", &Page::contents, "The sheets, for a list of links. Empty for a single sheet.",
                           "hasContents"));
    }
};

} // namespace muster::print
