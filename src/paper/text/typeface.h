#pragma once

#include "core/base/pixels.h"
#include "paper/progress.h"
#include "paper/text/ink.h"
#include "paper/text/markup.h"
#include "paper/text/stylesheet.h"

#include <QFont>
#include <QImage>
#include <QTextCharFormat>
#include <QTextLayout>

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::paper {

/// The style of an element, calculated from all rules that apply to it. Elements with the same name and classes inside
/// the same outer style share one, so that each style is calculated once per print.
struct ComputedStyle {
    const ComputedStyle* outer = nullptr;
    std::string name;
    std::vector<std::string> classes;
    Style style;
    QFont font;
    QTextCharFormat format; ///< font and colour
    double fontHeight = 0;  ///< dots, with the style's line height
    mutable std::map<std::string, std::unique_ptr<ComputedStyle>, std::less<>> inner;
};

/// The width of a text whose lines end only where it says so. In dots.
inline constexpr double unlimited = 1e7;

/// A text broken into lines of some width. Another width needs another one. In dots.
struct WrappedText {
    double width = 0;
    std::unique_ptr<QTextLayout> layout;
    std::vector<double> tops; ///< top of each line, then the bottom of the last
    bool isLoose = false;     ///< words that belong together were parted, so that none is cut in two
};

/// The name of the element that keeps the room between the end of a badge and its words, as a box.
inline constexpr std::string_view badgeEnd = "badge-end";

/// Shaped words, and how large they are if no line is too long. Lengths in dots.
struct Shape {
    mutable std::vector<std::shared_ptr<WrappedText>> wrapped; ///< those that a layout uses, and at most one more
    const ComputedStyle* computed = nullptr;                   ///< of the whole text; null if it has several styles
    double width = 0;
    double height = 0;
    double longestWord = 0;  ///< the narrowest width at which no word is cut in two
    double longestPiece = 0; ///< the narrowest at which words stay together that should
    bool isBroken = false;   ///< the text has line breaks
    bool isNoWrap = false;   ///< no other line breaks are allowed
};

/// A part of a text with one style.
struct TextRun {
    int from = 0;
    int length = 0;
    const ComputedStyle* computed = nullptr;
};

/// The text of one paragraph. It has a QChar::LineSeparator for each line break and a no-break space for each box.
struct Words {
    QString text;
    std::vector<TextRun> runs;
    std::vector<TextRun> boxes;
    std::vector<TextRun> badges; ///< words with a ground or a frame of their own

    /// Whether it is one text of one style.
    [[nodiscard]] bool isPlain() const { return runs.size() == 1 && boxes.empty() && badges.empty(); }
};

/// Keeps the styles, the pictures and the shaped words of one print. Shaping takes most of the time, so it throws
/// Cancelled if the stage is cancelled.
class Typeface {
public:
    explicit Typeface(StyleSheet sheet, Stage stage = {}, const std::map<std::string, Pixels>& pictures = {});
    // Not copied: styles point at each other and at the root.
    Typeface(const Typeface&) = delete;
    Typeface& operator=(const Typeface&) = delete;
    ~Typeface() = default;

    [[nodiscard]] const ComputedStyle& root() const { return m_root; }
    /// The style of a node inside an element, with HTML's attributes align and valign.
    [[nodiscard]] const ComputedStyle& computedStyle(const Node& node, const ComputedStyle& outer) const;

    /// Shaped words. Equal words of the same style are shaped only once.
    [[nodiscard]] std::shared_ptr<const Shape> shape(const Words& words, const ComputedStyle& outer) const;

    /// The words broken into lines `width` dots wide, or unlimited. Shared as long as a layout uses them.
    [[nodiscard]] std::shared_ptr<const WrappedText> wrapped(const Shape& shape, const Words& words,
                                                             const ComputedStyle& outer, double width) const;

    /// The picture of an element; null without one. It lives as long as the typeface.
    [[nodiscard]] const QImage* picture(std::string_view source) const;

private:
    void resolve(ComputedStyle& computed, const Node& node) const;
    [[nodiscard]] static std::unique_ptr<QTextLayout> layout(const Words& words, const ComputedStyle& outer);

    StyleSheet m_sheet;
    Stage m_stage;
    std::map<std::string, QImage, std::less<>> m_pictures;
    ComputedStyle m_root;
    mutable std::map<const ComputedStyle*, std::unordered_map<std::string, std::shared_ptr<const Shape>>> m_shapes;
};

} // namespace muster::paper
