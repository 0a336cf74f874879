#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "paper/layout/glyph.h"
#include "paper/text/faults.h"
#include "print/templates/geometryfile.h"
#include "print/templates/names.h"
#include "print/templates/silhouettefile.h"
#include "print/templates/templatefile.h"
#include "print/templates/templatemarkup.h"
#include "print/templates/templates.h"
#include "report/sheets/sheetwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <ranges>

namespace muster::print {

namespace {

using Scopes = std::vector<const std::vector<Name>*>;

/// Stands for words, and for flags of lists: names without other names inside.
const Name plainName;

const Name* findWord(std::string_view id)
{
    return std::ranges::binary_search(report::sheetWords(), id, {}, &report::SheetWord::id) ? &plainName : nullptr;
}

const Name* find(const Scopes& scopes, std::string_view name)
{
    if (name.starts_with(wordPrefix))
        return findWord(name.substr(wordPrefix.size()));
    for (const auto* scope : std::views::reverse(scopes))
        for (const auto& known : *scope)
            if (known.name == name)
                return &known;
            else if (known.flag == name)
                return &plainName;
    return nullptr;
}

/// The known name that was perhaps meant; empty if none is similar.
std::string meant(const Scopes& scopes, std::string_view name)
{
    std::vector<std::string> candidates;
    for (const auto& word : report::sheetWords())
        candidates.push_back(std::string(wordPrefix) + std::string(word.id));
    for (const auto* scope : scopes)
        for (const auto& known : *scope) {
            candidates.push_back(known.name);
            if (!known.flag.empty())
                candidates.push_back(known.flag);
        }
    return nearest(name, {candidates.begin(), candidates.end()});
}

constexpr std::size_t deepest = 60; // sections in sections

/// Walks over the tags of one template, innermost scope last, as the renderer does.
class TagChecker {
public:
    TagChecker(const std::vector<Name>& names, const std::string& text, const std::string& file)
        : m_text(text), m_file(file), m_scopes{&names}
    {
    }

    Faults check()
    {
        for (std::size_t at = m_text.find("{{"); at != std::string::npos && m_faults.size() < paper::mostFaults;
             at = m_text.find("{{", at)) {
            m_at = at;
            const bool isTriple = m_text.compare(at, 3, "{{{") == 0;
            const auto from = at + (isTriple ? 3 : 2);
            const auto end = m_text.find(isTriple ? "}}}" : "}}", from);
            if (end == std::string::npos) {
                broken("The tag is not closed", isTriple ? "End it with }}}." : "End it with }}.");
                return std::move(m_faults);
            }
            checkTag(m_text.substr(from, end - from), isTriple);
            at = end + (isTriple ? 3 : 2);
            if (m_open.size() > deepest) {
                broken("Sections are nested deeper than a sheet needs", "Write them flatter.");
                return std::move(m_faults);
            }
        }
        for (const auto& [open, at] : m_open) {
            m_at = at;
            broken("The section '" + open + "' is not closed", "Add {{/" + open + "}}.");
        }
        return std::move(m_faults);
    }

    /// Whether every section is closed, so that the HTML between the tags can be checked.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    void checkTag(const std::string& tag, bool isTriple)
    {
        const auto start = tag.find_first_not_of(" \t");
        if (start == std::string::npos)
            return broken("The tag is empty", "Write a name into it, or take it out.");
        const auto sigil = tag[start];
        const bool hasSigil = std::string_view("#^/!&>=").find(sigil) != std::string_view::npos;
        const auto from = tag.find_first_not_of(" \t", start + (hasSigil ? 1 : 0));
        const auto name =
            from == std::string::npos ? std::string() : tag.substr(from, tag.find_last_not_of(" \t") + 1 - from);
        if (sigil == '!')
            return;
        if (sigil == '>' || sigil == '=')
            return broken("Partials and other delimiters are not known here", "Write the text out.");
        if (sigil == '/')
            return close(name);
        const auto* known = name == "." ? nullptr : find(m_scopes, name);
        if (!known && name != ".")
            unknown(name);
        if ((isTriple || sigil == '&') && !(known && known->isRaw()))
            fault("'" + name + "' would go in unescaped", "Write {{" + name + "}}.");
        if (sigil == '#' || sigil == '^') {
            static const std::vector<Name> nothing;
            const auto* inside = known && sigil == '#' ? &known->inside : &nothing;
            // A mistake that would fill the disk: ten cards, each with all ten cards inside, and so on.
            if (!inside->empty() && std::ranges::find(m_scopes, inside) != m_scopes.end())
                fault("'" + name + "' stands in itself", "Close {{#" + name + "}} before it is opened again.");
            m_open.emplace_back(name, m_at);
            m_scopes.push_back(inside);
        }
    }

    void unknown(const std::string& name)
    {
        const auto near = meant(m_scopes, name);
        fault(name.starts_with(wordPrefix) ? "'" + name + "' is not a word of the sheets"
                                           : "'" + name + "' is not a name of this sheet's data",
              "It would print as nothing. " + (near.empty() ? "Fix the name." : "Did you mean '" + near + "'?"));
    }

    void close(const std::string& name)
    {
        if (m_open.empty())
            return broken("'" + name + "' is closed but not open here", "Take the tag out, or open the section.");
        if (m_open.back().first != name)
            return broken("'" + name + "' is closed but not open here",
                          "Close '" + m_open.back().first + "' first, which was opened inside it.");
        m_open.pop_back();
        m_scopes.pop_back();
    }

    void broken(std::string message, std::string advice)
    {
        m_isWhole = false;
        fault(std::move(message), std::move(advice));
    }

    void fault(std::string message, std::string advice)
    {
        if (m_faults.size() >= paper::mostFaults)
            return;
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(m_at), '\n');
        m_faults.push_back({m_file, static_cast<int>(line), 0, {}, std::move(message), std::move(advice)});
    }

    const std::string& m_text;
    const std::string& m_file;
    std::size_t m_at = 0;
    Scopes m_scopes;
    std::vector<std::pair<std::string, std::size_t>> m_open; ///< name and position of each open section
    Faults m_faults;
    bool m_isWhole = true;
};

constexpr std::array<Sheet, 12> allSheets{Sheet::Machines,     Sheet::Order,  Sheet::Beginner,  Sheet::Tokens,
                                          Sheet::Roster,       Sheet::Cards,  Sheet::Reference, Sheet::Battle,
                                          Sheet::Registration, Sheet::Secret, Sheet::Book,      Sheet::Sources};

Faults checkIcons(const std::string& text, const std::string& file)
{
    const auto icons = readJson(text, file);
    if (!icons)
        return icons.error();
    if (!icons->is_object())
        return {{file, 1, 0, {}, "This is no JSON object of icons", "Write { \"name\": \"outline\" }."}};
    Faults faults;
    for (const auto& [name, path] : icons->items())
        if (name != "$schema" && !(path.is_string() && paper::isPath(path.get<std::string>())) &&
            faults.size() < paper::mostFaults)
            faults.push_back(
                {file, 0, 0, '/' + escapedKey(name), "This is not an outline of an icon",
                 "Write it in the path language of SVG, with M L H V C Q and Z, on a square of 24 by 24."});
    addLines(faults, text);
    return faults;
}

Faults checkSheet(const std::vector<Name>& names, const std::string& text, const std::string& file)
{
    TagChecker tags(names, text, file);
    auto faults = tags.check();
    // With so many faults, some tags may not have been checked.
    if (tags.isWhole() && faults.size() < paper::mostFaults) {
        const auto more = checkMarkup(text, file);
        faults.insert(faults.end(), more.begin(), more.end());
        std::ranges::stable_sort(faults, {}, &Fault::line);
    }
    return faults;
}

void add(Faults& faults, const Faults& more) { faults.insert(faults.end(), more.begin(), more.end()); }

} // namespace

Faults checkTemplate(const std::string& name, const std::string& text, const std::string& file)
{
    if (name == "geometry.json") {
        const auto geometry = readGeometry(text, file);
        return geometry ? Faults{} : geometry.error();
    }
    if (name == "icons.json")
        return checkIcons(text, file);
    if (name == "silhouettes.json") {
        const auto drawings = readSilhouettes(text, file);
        return drawings ? Faults{} : drawings.error();
    }
    if (name == "style.css" || name == "saver.css" || name == "own.css") {
        const auto style = paper::StyleSheet::read(text, file);
        return style ? Faults{} : style.error();
    }
    if (name == "page.html")
        return TagChecker(namesOfPage(), text, file).check();
    if (name == "play.html")
        return TagChecker(namesOfPlayPage(), text, file).check();
    if (name == backsName)
        return checkSheet(namesOf(Sheet::Cards), text, file);
    for (const auto sheet : allSheets)
        if (name == templateName(sheet))
            return checkSheet(namesOf(sheet), text, file);
    return {};
}

Faults checkTemplateFile(const std::string& path)
{
    const auto name = std::filesystem::path(path).filename().string();
    if (!isTemplateName(name))
        return {
            Fault::about(path, "Muster reads no template of this name", "It reads " + listed(templateNames()) + '.')};
    const auto text = readTemplateFile(path);
    if (!text)
        return text.error();
    return *text ? checkTemplate(name, **text, path) : Faults{};
}

Faults checkTemplates(const std::string& folder, const std::string& shipped)
{
    Faults faults;
    for (const auto name : templateNames())
        add(faults, checkTemplateFile(folder + '/' + std::string(name)));
    // Files without faults of their own may still not fit together with the shipped ones.
    if (faults.empty() && !shipped.empty())
        if (const auto together = Templates::read(shipped, folder); !together)
            add(faults, together.error());
    return faults;
}

} // namespace muster::print
