#include "print/geometry.h"
#include "print/schema.h"
#include "print/templates.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <ranges>
#include <sstream>

namespace muster::print {

namespace {

const Name* find(const std::vector<const std::vector<Name>*>& scopes, std::string_view name)
{
    for (const auto* scope : std::views::reverse(scopes))
        for (const auto& known : *scope)
            if (known.name == name)
                return &known;
    return nullptr;
}

/// Walks over the tags of one template, innermost scope last, as the renderer does.
class TagChecker {
public:
    TagChecker(const std::vector<Name>& schema, const std::string& text, const std::string& file)
        : m_text(text), m_file(file), m_scopes{&schema}
    {
    }

    Faults check()
    {
        for (std::size_t at = m_text.find("{{"); at != std::string::npos; at = m_text.find("{{", at)) {
            m_at = at;
            const bool isTriple = m_text.compare(at, 3, "{{{") == 0;
            const auto from = at + (isTriple ? 3 : 2);
            const auto end = m_text.find(isTriple ? "}}}" : "}}", from);
            if (end == std::string::npos) {
                fault("The tag is not closed", {});
                break;
            }
            checkTag(m_text.substr(from, end - from), isTriple);
            at = end + (isTriple ? 3 : 2);
        }
        for (const auto& open : m_open)
            fault("The section '" + open + "' is not closed", "Add {{/" + open + "}}.");
        return std::move(m_faults);
    }

private:
    void checkTag(const std::string& tag, bool isTriple)
    {
        const auto start = tag.find_first_not_of(" \t");
        if (start == std::string::npos)
            return fault("The tag is empty", {});
        const auto sigil = tag[start];
        const bool hasSigil = std::string_view("#^/!&>=").find(sigil) != std::string_view::npos;
        const auto from = tag.find_first_not_of(" \t", start + (hasSigil ? 1 : 0));
        const auto name =
            from == std::string::npos ? std::string() : tag.substr(from, tag.find_last_not_of(" \t") + 1 - from);
        if (sigil == '!')
            return;
        if (sigil == '>' || sigil == '=')
            return fault("Partials and other delimiters are not known here", "Write the text out.");
        if (sigil == '/')
            return close(name);
        const auto* known = name == "." ? nullptr : find(m_scopes, name);
        if (!known && name != ".")
            fault("'" + name + "' is no name of this sheet's data", "It would print as nothing. Mend the name.");
        if ((isTriple || sigil == '&') && !(known && known->isRaw))
            fault("'" + name + "' would go in unescaped", "Write {{" + name + "}}.");
        if (sigil == '#' || sigil == '^') {
            m_open.push_back(name);
            static const std::vector<Name> nothing;
            m_scopes.push_back(known && sigil == '#' ? &known->inside : &nothing);
        }
    }

    void close(const std::string& name)
    {
        if (m_open.empty() || m_open.back() != name)
            return fault("'" + name + "' is closed but not open here", {});
        m_open.pop_back();
        m_scopes.pop_back();
    }

    void fault(std::string message, std::string advice)
    {
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(m_at), '\n');
        m_faults.push_back({m_file, static_cast<int>(line), 0, {}, std::move(message), std::move(advice)});
    }

    const std::string& m_text;
    const std::string& m_file;
    std::size_t m_at = 0;
    std::vector<const std::vector<Name>*> m_scopes;
    std::vector<std::string> m_open;
    Faults m_faults;
};

constexpr std::array<Sheet, 6> allSheets{Sheet::Roster, Sheet::Cards,  Sheet::Reference,
                                         Sheet::Battle, Sheet::Secret, Sheet::Book};

} // namespace

Faults checkTemplate(const std::string& name, const std::string& text, const std::string& file)
{
    if (name == "geometry.json") {
        const auto geometry = readGeometry(text, file);
        return geometry ? Faults{} : geometry.error();
    }
    if (name == "icons.json" && !nlohmann::json::parse(text, nullptr, false).is_object())
        return {{file, 0, 0, {}, "This is no JSON object of icons", {}}};
    if (name == "style.css" || name == "saver.css" || name == "own.css") {
        const auto style = StyleSheet::read(text, file);
        return style ? Faults{} : style.error();
    }
    if (name == "page.html")
        return TagChecker(schemaOfPage(), text, file).check();
    for (const auto sheet : allSheets) {
        if (name != templateName(sheet))
            continue;
        auto faults = TagChecker(schemaOf(sheet), text, file).check();
        return faults;
    }
    return {};
}

Faults checkTemplates(const std::string& folder)
{
    Faults faults;
    for (const auto* name : {"roster.html", "card.html", "reference.html", "battle.html", "secret.html", "book.html",
                             "page.html", "style.css", "saver.css", "own.css", "geometry.json", "icons.json"}) {
        const auto path = folder + '/' + name;
        std::ifstream file(path, std::ios::binary);
        if (!file)
            continue;
        std::ostringstream text;
        text << file.rdbuf();
        auto found = checkTemplate(name, text.str(), path);
        faults.insert(faults.end(), found.begin(), found.end());
    }
    return faults;
}

} // namespace muster::print
