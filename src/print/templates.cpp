#include "print/templates.h"

#include "print/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <sstream>

namespace muster::print {

namespace {

constexpr std::string_view ownStyle = "own.css";
constexpr std::array<std::string_view, 13> fileNames{"roster.html", "card.html",   "reference.html", "battle.html",
                                                     "page.html",   "secret.html", "book.html",      "style.css",
                                                     "saver.css",   "web.css",     "geometry.json",  "icons.json",
                                                     ownStyle};

std::optional<std::string> readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

Result<std::string> fill(const std::string& text, const Data& view, const std::string& file)
{
    kainjow::mustache::mustache mustache(text);
    auto filled = mustache.render(view);
    if (!mustache.is_valid())
        return failure({file, 0, 0, {}, mustache.error_message(), "Mend the template or take it away."});
    return filled;
}

} // namespace

std::string_view templateName(Sheet sheet)
{
    switch (sheet) {
    case Sheet::Opponent:
        return "roster.html";
    case Sheet::Secret:
        return "secret.html";
    case Sheet::Book:
        return "book.html";
    default:
        return fileNames[static_cast<std::size_t>(sheet)];
    }
}

namespace {

Result<nlohmann::json> readJson(const std::string& text, const std::string& file)
{
    try {
        return nlohmann::json::parse(text);
    } catch (const nlohmann::json::parse_error& error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        return failure({file, static_cast<int>(line), 0, {}, "This is no JSON", "Mend the file or take it away."});
    }
}

} // namespace

Result<Templates> Templates::read(const std::string& folder, const std::string& userFolder)
{
    Templates templates;
    Faults faults;
    const auto keep = [&](const auto& result, auto& target) {
        if (result)
            target = *result;
        else
            faults.insert(faults.end(), result.error().begin(), result.error().end());
    };
    for (const auto name : fileNames) {
        const auto shippedPath = folder + '/' + std::string(name);
        const auto ownPath = userFolder.empty() ? std::string() : userFolder + '/' + std::string(name);
        auto own = ownPath.empty() ? std::nullopt : readFile(ownPath);
        // A slip in a file of the user's own would print as nothing, silently.
        if (own) {
            auto found = checkTemplate(std::string(name), *own, ownPath);
            faults.insert(faults.end(), found.begin(), found.end());
        }
        if (name == ownStyle) {
            templates.m_texts.emplace(name, own.value_or(std::string()));
            templates.m_files.emplace(name, ownPath);
            continue;
        }
        const bool isPatch = name.ends_with(".json");
        auto shipped = own && !isPatch ? std::nullopt : readFile(shippedPath);
        if (!shipped && (!own || isPatch)) {
            faults.push_back({shippedPath, 0, 0, {}, "The template cannot be read", "Install Muster's templates again."});
            continue;
        }
        if (own && isPatch && faults.empty()) {
            auto merged = readJson(*shipped, shippedPath);
            const auto patch = readJson(*own, ownPath);
            if (merged && patch) {
                merged->merge_patch(*patch);
                shipped = merged->dump();
            }
        }
        templates.m_files.emplace(name, own ? ownPath : shippedPath);
        templates.m_texts.emplace(name, own && !isPatch ? std::move(*own) : std::move(*shipped));
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));

    const auto file = [&](std::string_view name) -> const std::string& { return templates.m_files.find(name)->second; };
    keep(readGeometry(templates.text("geometry.json"), file("geometry.json")), templates.m_geometry);
    keep(StyleSheet::read(templates.text("style.css"), file("style.css")), templates.m_style);
    keep(StyleSheet::read(templates.text("saver.css"), file("saver.css")), templates.m_saver);
    keep(StyleSheet::read(templates.text(ownStyle), file(ownStyle)), templates.m_own);
    const auto icons = nlohmann::json::parse(templates.text("icons.json"), nullptr, false);
    if (!icons.is_object())
        faults.push_back({file("icons.json"), 0, 0, {}, "The icons are no JSON object", {}});
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    for (const auto& [name, path] : icons.items())
        if (path.is_string())
            templates.m_icons.emplace(name, path.get<std::string>());
    return templates;
}

StyleSheet Templates::style(Ink ink) const
{
    auto sheet = m_style;
    if (ink == Ink::Saver)
        sheet.append(m_saver);
    sheet.append(m_own);
    return sheet;
}

std::string Templates::webStyle(Ink ink) const
{
    return text("style.css") + text("web.css") + (ink == Ink::Saver ? text("saver.css") : std::string()) +
           text(ownStyle);
}

const std::string& Templates::fileOf(Sheet sheet) const { return m_files.find(templateName(sheet))->second; }

Result<std::string> Templates::render(Sheet sheet, const Data& view) const
{
    return fill(text(templateName(sheet)), view, fileOf(sheet));
}

Result<std::string> Templates::renderPage(const Data& page) const
{
    return fill(text("page.html"), page, m_files.find("page.html")->second);
}

std::string Templates::icon(std::string_view name) const
{
    const auto found = m_icons.find(name);
    return found == m_icons.end() ? std::string() : found->second;
}

} // namespace muster::print
