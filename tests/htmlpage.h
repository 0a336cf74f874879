#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::testing {

/// A web page as tests look at it: what texts its elements have, not how they are written.
///
/// A selector is that of CSS, in short: "td", ".cap", "th.cap", "#cards", "[role=group]", "h3[class]", and with spaces
/// what is inside of what: "#cards h3". An attribute's value reaches to the bracket. A text is what a person reads:
/// without markup, each run of blanks as one space, also those that do not break.
class HtmlPage {
public:
    explicit HtmlPage(const std::string& html);

    /// The texts of these elements, each with all that is inside of it.
    [[nodiscard]] std::vector<std::string> texts(std::string_view selector) const;
    /// Whether one of them has exactly this text.
    [[nodiscard]] bool has(std::string_view selector, std::string_view text) const;
    /// Whether the text is somewhere in one of them.
    [[nodiscard]] bool tells(std::string_view selector, std::string_view text) const;
    /// Whether the text is somewhere on the page.
    [[nodiscard]] bool tells(std::string_view text) const { return tells("body", text); }
    [[nodiscard]] std::size_t count(std::string_view selector) const { return texts(selector).size(); }
    /// The attribute of the first of them; empty where there is none.
    [[nodiscard]] std::string attribute(std::string_view selector, const std::string& name) const;

private:
    struct Element {
        std::string name;
        std::map<std::string, std::string> attributes;
        std::string text;
        const Element* parent = nullptr;
    };

    [[nodiscard]] static bool fits(const Element& element, std::string_view simple);
    [[nodiscard]] std::vector<const Element*> find(std::string_view selector) const;

    std::vector<std::unique_ptr<Element>> m_elements; ///< in their order on the page
};

} // namespace muster::testing
