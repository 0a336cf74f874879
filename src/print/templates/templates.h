#pragma once

#include "paper/layout/geometry.h"
#include "paper/progress.h"
#include "paper/text/block.h"
#include "paper/text/stylesheet.h"
#include "print/print.h"
#include "print/view/page.h"
#include "print/view/view.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// Bytes of a filled template: twenty times what a usual army fills.
inline constexpr std::size_t mostOfSheet = 2u << 20;

/// The files of a template folder, a user's own standing over the shipped ones; of geometry.json and icons.json, what
/// the user's have. A user's own.css is added to the shipped styles.
class Templates {
public:
    [[nodiscard]] static Result<Templates> read(const std::string& folder, const std::string& userFolder);

    [[nodiscard]] const paper::Geometry& geometry() const { return m_geometry; }
    [[nodiscard]] const std::string& text(std::string_view name) const { return m_texts.find(name)->second; }

    /// How sheets look on paper.
    [[nodiscard]] paper::StyleSheet style(Ink ink) const;
    /// The style of the web page: that of paper, its own, and the user's.
    [[nodiscard]] std::string webStyle(Ink ink) const;

    /// A sheet's template filled with its view data. Fails beyond this many bytes: the caller knows how much the data
    /// can make, and more is a template that repeats itself. Throws Cancelled where the stage is to end.
    [[nodiscard]] Result<std::string> render(Sheet sheet, const SheetView& view, std::size_t most = mostOfSheet,
                                             const paper::Stage& stage = {}) const;
    [[nodiscard]] Result<std::string> renderPage(const Page& page, std::size_t most = mostOfSheet,
                                                 const paper::Stage& stage = {}) const;
    /// The path of an icon; empty where there is none of that name.
    [[nodiscard]] std::string icon(std::string_view name) const;
    [[nodiscard]] const std::string& fileOf(Sheet sheet) const;
    /// Names of the files that the user's own folder has.
    [[nodiscard]] const std::vector<std::string>& ownFiles() const { return m_ownFiles; }

private:
    std::map<std::string, std::string, std::less<>> m_texts;
    std::map<std::string, std::string, std::less<>> m_files; ///< where each was found
    std::map<std::string, std::string, std::less<>> m_icons;
    std::vector<std::string> m_ownFiles;
    paper::Geometry m_geometry;
    paper::StyleSheet m_style;
    paper::StyleSheet m_saver;
    paper::StyleSheet m_own;
};

/// Of all files of a template folder.
[[nodiscard]] std::span<const std::string_view> templateNames();
/// "card.html" for the cards.
[[nodiscard]] std::string_view templateName(Sheet sheet);

} // namespace muster::print
