#include "print/templates.h"

#include "print/schema.h"

#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <optional>
#include <sstream>

namespace muster::print {

namespace {

constexpr std::array<std::string_view, 12> fileNames{"roster.html",   "card.html",  "reference.html", "battle.html",
                                                     "page.html",     "style.css",  "saver.css",      "web.css",
                                                     "geometry.json", "icons.json", "secret.html",    "book.html"};

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

Result<Templates> Templates::read(const std::string& folder, const std::string& userFolder)
{
    Templates templates;
    Faults faults;
    for (const auto name : fileNames) {
        auto path = userFolder.empty() ? std::string() : userFolder + '/' + std::string(name);
        auto text = path.empty() ? std::nullopt : readFile(path);
        if (text) {
            // A slip in a file of the user's own would print as nothing, silently.
            auto own = checkTemplate(std::string(name), *text, path);
            faults.insert(faults.end(), own.begin(), own.end());
        } else {
            path = folder + '/' + std::string(name);
            text = readFile(path);
        }
        if (!text) {
            faults.push_back({path, 0, 0, {}, "The template cannot be read", "Install Muster's templates again."});
            continue;
        }
        templates.m_texts.emplace(name, std::move(*text));
        templates.m_files.emplace(name, path);
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));

    auto geometry = readGeometry(templates.text("geometry.json"), templates.m_files.find("geometry.json")->second);
    if (!geometry)
        return tl::unexpected(geometry.error());
    templates.m_geometry = std::move(*geometry);
    const auto icons = nlohmann::json::parse(templates.text("icons.json"), nullptr, false);
    if (!icons.is_object())
        return failure({templates.m_files.find("icons.json")->second, 0, 0, {}, "The icons are no JSON object", {}});
    for (const auto& [name, path] : icons.items())
        if (path.is_string())
            templates.m_icons.emplace(name, path.get<std::string>());
    return templates;
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
