#pragma once

#include "paper/layout/geometry.h"
#include "paper/progress.h"
#include "paper/text/block.h"
#include "paper/text/stylesheet.h"
#include "print/play/playsheet.h"
#include "print/print.h"
#include "print/view/page.h"
#include "print/view/view.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// Largest size of a filled template in bytes: twenty times the size for a usual army.
inline constexpr std::size_t mostOfSheet = 2u << 20;

/// The files of the shipped template folder, each replaced by the user's own if there is one. From the user's
/// geometry.json, icons.json and silhouettes.json only the entries that they have replace shipped ones. The user's
/// own.css is added to the shipped styles.
class Templates {
public:
    [[nodiscard]] static Result<Templates> read(const std::string& folder, const std::string& userFolder);

    [[nodiscard]] const paper::Geometry& geometry() const { return m_geometry; }
    [[nodiscard]] const std::string& text(std::string_view name) const { return m_texts.find(name)->second; }

    /// How sheets look on paper.
    [[nodiscard]] paper::StyleSheet style(Ink ink) const;
    /// The styles of the web page: those for paper, those for the web only, and the user's.
    [[nodiscard]] std::string webStyle(Ink ink) const;

    /// A sheet's template filled with its view data. Fails if the result has more than `most` bytes: the caller knows
    /// how much the data can need, so a larger result means that the template repeats itself. Throws Cancelled if the
    /// print was cancelled.
    [[nodiscard]] Result<std::string> render(Sheet sheet, const SheetView& view, std::size_t most = mostOfSheet,
                                             const paper::Stage& stage = {}) const;
    /// The backs of cards, from the same view data.
    [[nodiscard]] Result<std::string> renderBacks(const SheetView& cards, std::size_t most = mostOfSheet,
                                                  const paper::Stage& stage = {}) const;
    [[nodiscard]] Result<std::string> renderPage(const Page& page, std::size_t most = mostOfSheet,
                                                 const paper::Stage& stage = {}) const;
    [[nodiscard]] Result<std::string> renderPlay(const PlayFrame& frame, std::size_t most = mostOfSheet,
                                                 const paper::Stage& stage = {}) const;
    /// The outline of an icon as an SVG path; empty for an unknown name.
    [[nodiscard]] std::string icon(std::string_view name) const;
    /// The drawing of a machine; null for an unknown name.
    [[nodiscard]] const Silhouette* silhouette(std::string_view name) const;
    [[nodiscard]] const std::string& fileOf(Sheet sheet) const;
    [[nodiscard]] const std::string& fileOfBacks() const;
    /// Names of the files that the user's own folder has.
    [[nodiscard]] const std::vector<std::string>& ownFiles() const { return m_ownFiles; }

private:
    [[nodiscard]] Result<std::string> renderAs(std::string_view name, const SheetView& view, std::size_t most,
                                               const paper::Stage& stage) const;
    /// Reads the shipped file and the user's own, and keeps what counts.
    void readFile(std::string_view name, const std::string& folder, const std::string& userFolder, Faults& faults);

    std::map<std::string, std::string, std::less<>> m_texts;
    std::map<std::string, std::string, std::less<>> m_files; ///< where each was found
    std::map<std::string, std::string, std::less<>> m_icons;
    std::map<std::string, Silhouette, std::less<>> m_silhouettes;
    std::vector<std::string> m_ownFiles;
    paper::Geometry m_geometry;
    paper::StyleSheet m_style;
    paper::StyleSheet m_saver;
    paper::StyleSheet m_own;
};

/// The names of all files of a template folder.
[[nodiscard]] std::span<const std::string_view> templateNames();
/// The backs of cards, which have the names of cards.
inline constexpr std::string_view backsName = "back.html";
/// "card.html" for the cards.
[[nodiscard]] std::string_view templateName(Sheet sheet);

} // namespace muster::print
