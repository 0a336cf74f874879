#include "print/templates/templates.h"

#include "core/base/jsonpath.h"
#include "core/base/safetext.h"
#include "print/templates/data.h"
#include "print/templates/geometryfile.h"
#include "print/templates/names.h"
#include "print/templates/silhouettefile.h"
#include "print/templates/templatefile.h"
#include "print/web/webstyle.h"
#include "report/sheets/sheetwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace muster::print {

namespace {

constexpr std::string_view ownStyle = "own.css";

constexpr std::array<std::string_view, 24> fileNames{
    backsName,     "roster.html",  "order.html",  "beginner.html", "card.html",        "reference.html",
    "battle.html", "page.html",    "tokens.html", "secret.html",   "book.html",        "registration.html",
    "style.css",   "sources.html", "saver.css",   "web.css",       "geometry.json",    "icons.json",
    "play.html",   "play.css",     "play.js",     "machines.html", "silhouettes.json", ownStyle};

struct TooMuch {};

Data withWords(Data view)
{
    Data words;
    for (const auto& word : report::sheetWords())
        words[std::string(word.id)] = Data(report::say(word.phrase));
    view[std::string(wordPrefix.substr(0, wordPrefix.size() - 1))] = std::move(words);
    return view;
}

Result<std::string> fill(const std::string& text, Data view, const std::string& file, std::size_t most,
                         const paper::Stage& stage)
{
    kainjow::mustache::mustache mustache(text);
    if (!mustache.is_valid())
        return failure(Fault::about(file, mustache.error_message(), "Fix the template or take it away."));
    std::string filled;
    std::size_t values = 0; // bytes of values in the line that is not passed on yet
    mustache.set_custom_escape([&](const std::string& value) {
        stage.again();
        values += value.size() + 1;
        if (values > most)
            throw TooMuch();
        return safeHtml(value);
    });
    try {
        mustache.render(withWords(std::move(view)), [&](const std::string& piece) {
            filled += piece;
            values = filled.size();
            if (filled.size() > most)
                throw TooMuch();
        });
    } catch (const TooMuch&) {
        return failure({file,
                        0,
                        0,
                        {},
                        "The filled template is larger than " + std::to_string(most >> 20) + " MB",
                        "Look for a list that is shown again in each entry of another one."});
    }
    return filled;
}

} // namespace

std::string_view templateName(Sheet sheet)
{
    static constexpr std::string_view names[]{"roster.html", "card.html",         "reference.html", "battle.html",
                                              "order.html",  "beginner.html",     "machines.html",  "tokens.html",
                                              "roster.html", "registration.html", "secret.html",    "book.html",
                                              "sources.html"};
    return names[static_cast<std::size_t>(sheet)];
}

std::span<const std::string_view> templateNames() { return fileNames; }

bool isTemplateName(std::string_view name) { return std::ranges::find(fileNames, name) != fileNames.end(); }

namespace {

/// The shipped geometry or icons with the user's changes. Both are valid JSON.
std::string merged(const std::string& shipped, const std::string& own)
{
    auto whole = nlohmann::json::parse(shipped);
    whole.merge_patch(nlohmann::json::parse(own));
    return whole.dump();
}

} // namespace

void Templates::readFile(std::string_view name, const std::string& folder, const std::string& userFolder,
                         Faults& faults)
{
    const auto add = [&](const Faults& more) { faults.insert(faults.end(), more.begin(), more.end()); };
    const auto shippedPath = folder + '/' + std::string(name);
    const auto ownPath = userFolder.empty() ? std::string() : userFolder + '/' + std::string(name);
    const auto own = ownPath.empty() ? Result<std::optional<std::string>>() : readTemplateFile(ownPath);
    if (!own)
        return add(own.error());
    bool isOwnWell = true;
    if (*own) {
        m_ownFiles.emplace_back(name);
        // Without this check, a wrong name in the user's own file would print as nothing, without a message.
        const auto found = checkTemplate(std::string(name), **own, ownPath);
        add(found);
        isOwnWell = found.empty();
    }
    const bool isPatch = name.ends_with(".json");
    m_files.emplace(name, *own || name == ownStyle ? ownPath : shippedPath);
    if (name == ownStyle || (*own && !isPatch)) {
        m_texts.emplace(name, own->value_or(std::string()));
        return;
    }
    auto shipped = readTemplateFile(shippedPath);
    if (!shipped)
        return add(shipped.error());
    if (!*shipped)
        return add({Fault::about(shippedPath, "The template cannot be read", "Install Muster's templates again.")});
    if (isPatch) {
        if (const auto readable = readJson(**shipped, shippedPath); !readable)
            return add(readable.error());
        if (*own && isOwnWell)
            *shipped = merged(**shipped, **own);
    }
    m_texts.emplace(name, std::move(**shipped));
}

Result<Templates> Templates::read(const std::string& folder, const std::string& userFolder)
{
    Templates templates;
    Faults faults;
    for (const auto name : fileNames)
        templates.readFile(name, folder, userFolder, faults);
    if (!faults.empty())
        return tl::unexpected(std::move(faults));

    const auto keep = [&](const auto& result, auto& target) {
        if (result)
            target = *result;
        else
            faults.insert(faults.end(), result.error().begin(), result.error().end());
    };
    const auto file = [&](std::string_view name) -> const std::string& { return templates.m_files.find(name)->second; };
    keep(readGeometry(templates.text("geometry.json"), file("geometry.json")), templates.m_geometry);
    for (const auto& [name, style] :
         {std::pair(std::string_view("style.css"), &templates.m_style),
          std::pair(std::string_view("saver.css"), &templates.m_saver), std::pair(ownStyle, &templates.m_own)})
        keep(paper::StyleSheet::read(templates.text(name), file(name)), *style);
    if (faults.empty())
        for (auto fault : checkRoom(templates.m_geometry, file("geometry.json"))) {
            // The position in the user's file; none if the fault is not in what the user wrote.
            const auto own = readTemplateFile(fault.file);
            const auto at = own && *own ? locate(**own, fault.pointer) : TextPosition{};
            fault.line = at.line;
            fault.column = at.column;
            faults.push_back(std::move(fault));
        }
    keep(readSilhouettes(templates.text("silhouettes.json"), file("silhouettes.json")), templates.m_silhouettes);
    const auto icons = nlohmann::json::parse(templates.text("icons.json"), nullptr, false);
    if (!icons.is_object())
        faults.push_back(Fault::about(file("icons.json"), "The icons are no JSON object"));
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    for (const auto& [name, path] : icons.items())
        if (path.is_string() && name != "$schema")
            templates.m_icons.emplace(name, path.get<std::string>());
    return templates;
}

paper::StyleSheet Templates::style(Ink ink) const
{
    auto sheet = m_style;
    if (ink == Ink::Saver)
        sheet.append(m_saver);
    sheet.append(m_own);
    return sheet;
}

std::string Templates::webStyle(Ink ink) const
{
    return withDarkScheme(screenStyle(text("style.css")) + text("web.css") +
                          screenStyle((ink == Ink::Saver ? text("saver.css") : std::string()) + text(ownStyle)));
}

const std::string& Templates::fileOf(Sheet sheet) const { return m_files.find(templateName(sheet))->second; }

Result<std::string> Templates::renderAs(std::string_view name, const SheetView& view, std::size_t most,
                                        const paper::Stage& stage) const
{
    auto data = std::visit([](const auto& sheetView) { return toData(sheetView); }, view);
    return fill(text(name), std::move(data), m_files.find(name)->second, most, stage);
}

Result<std::string> Templates::render(Sheet sheet, const SheetView& view, std::size_t most,
                                      const paper::Stage& stage) const
{
    return renderAs(templateName(sheet), view, most, stage);
}

Result<std::string> Templates::renderBacks(const SheetView& cards, std::size_t most, const paper::Stage& stage) const
{
    return renderAs(backsName, cards, most, stage);
}

const std::string& Templates::fileOfBacks() const { return m_files.find(backsName)->second; }

Result<std::string> Templates::renderPage(const Page& page, std::size_t most, const paper::Stage& stage) const
{
    return fill(text("page.html"), toData(page), m_files.find("page.html")->second, most, stage);
}

Result<std::string> Templates::renderPlay(const PlayFrame& frame, std::size_t most, const paper::Stage& stage) const
{
    return fill(text("play.html"), toData(frame), m_files.find("play.html")->second, most, stage);
}

std::string Templates::icon(std::string_view name) const
{
    const auto found = m_icons.find(name);
    return found == m_icons.end() ? std::string() : found->second;
}

const Silhouette* Templates::silhouette(std::string_view name) const
{
    const auto found = m_silhouettes.find(name);
    return found == m_silhouettes.end() ? nullptr : &found->second;
}

} // namespace muster::print
