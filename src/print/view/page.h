#pragma once

#include "print/view/fields.h"

#include <string>
#include <vector>

namespace muster::print {

/// The frame of a web page.

struct PageSheet {
    std::string id;
    std::string title;
    Html content;

    static constexpr auto fields()
    {
        return table(field("id", &PageSheet::id, "The sheet as the command line names it: roster, cards."),
                     field("sheetTitle", &PageSheet::title, "The name of the sheet."),
                     field("content", &PageSheet::content, "The sheet, as HTML."));
    }
};

struct Page {
    std::string language;
    std::string title;
    Html style;
    std::vector<PageSheet> sheets;
    std::string foot;

    static constexpr auto fields()
    {
        return table(field("language", &Page::language, "The language of the words, for `<html lang=\"...\">`."),
                     field("title", &Page::title, "The name of the page."),
                     field("style", &Page::style, "The styles, as CSS."), field("sheets", &Page::sheets, "The sheets."),
                     field("foot", &Page::foot, "The words of the foot."));
    }
};

} // namespace muster::print
