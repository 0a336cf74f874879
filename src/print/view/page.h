#pragma once

#include "print/view/fields.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::print {

/// The frame of a web page.

struct PageSheet {
    std::string id;
    std::string sheetTitle;
    Html content;
    bool hasOwnHeading = false;
    std::optional<std::string> look{}; ///< values for its style: the colours of its army

    MUSTER_FIELDS(id, sheetTitle, hasOwnHeading, look, content)
};

struct PageLink {
    std::string id;
    std::string linkTitle;

    MUSTER_FIELDS(id, linkTitle)
};

struct Page {
    std::string language;
    std::string title;
    Html style;
    std::vector<PageSheet> sheets;
    std::string foot;
    std::optional<std::string> heading{};
    std::vector<PageLink> contents{};
    std::optional<std::string> code{}; ///< of the roster: who has the page can check it

    static constexpr Flag flags[]{{"contents", "hasContents"}};
    MUSTER_FIELDS(language, title, style, sheets, foot, heading, contents, code)
};

} // namespace muster::print
