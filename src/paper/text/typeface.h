#pragma once

#include "paper/progress.h"
#include "paper/text/ink.h"
#include "paper/text/markup.h"
#include "paper/text/stylesheet.h"

#include <QFont>
#include <QTextCharFormat>
#include <QTextLayout>

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::paper {

/// An element's style, worked out from all rules that apply where it is. Two elements of one name and the same classes,
/// inside elements that are alike too, share one, so that each style is worked out once a print.
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

/// A text broken into lines of some width. For another width it has to be shaped again.
struct WrappedText {
    double width = 0;
    std::unique_ptr<QTextLayout> layout;
    std::vector<double> tops; ///< of the lines, and the bottom of the last
};

/// Words in one line as long as they are, shaped. Widths in dots.
struct Shape {
    std::unique_ptr<QTextLayout> layout;
    mutable std::vector<std::weak_ptr<const WrappedText>> wrapped; ///< as long as something is laid with them
    const ComputedStyle* computed = nullptr;                       ///< of all of it; null where styles differ
    double width = 0;
    double height = 0;
    double longestWord = 0;
    bool isBroken = false; ///< has lines of its own
    bool isNoWrap = false; ///< and no others
};

/// Part of a text with one style.
struct TextRun {
    int from = 0;
    int length = 0;
    const ComputedStyle* computed = nullptr;
};

/// A text of one paragraph: QChar::LineSeparator where a line ends in any case; a no-break space for each box.
struct Words {
    QString text;
    std::vector<TextRun> runs;
    std::vector<TextRun> boxes;
};

/// Keeps the styles and the shaped words of one print. Shaping is what takes long: where the stage is to end, it throws
/// Cancelled.
class Typeface {
public:
    explicit Typeface(StyleSheet sheet, Stage stage = {});
    // Styles point at each other and at the root.
    Typeface(const Typeface&) = delete;
    Typeface& operator=(const Typeface&) = delete;
    ~Typeface() = default;

    [[nodiscard]] const ComputedStyle& root() const { return m_root; }
    /// The style of a node inside an element. HTML's align and valign count.
    [[nodiscard]] const ComputedStyle& computedStyle(const Node& node, const ComputedStyle& outer) const;

    /// Words of one style are shaped once and shared.
    [[nodiscard]] std::shared_ptr<const Shape> shape(const Words& words, const ComputedStyle& outer) const;

    /// The words in lines of a width: the same ones while somebody has them.
    [[nodiscard]] std::shared_ptr<const WrappedText> wrapped(const Shape& shape, const Words& words,
                                                             const ComputedStyle& outer, double width) const;

private:
    void resolve(ComputedStyle& computed, const Node& node) const;
    [[nodiscard]] static std::unique_ptr<QTextLayout> layout(const Words& words, const ComputedStyle& outer);

    StyleSheet m_sheet;
    Stage m_stage;
    ComputedStyle m_root;
    mutable std::map<const ComputedStyle*, std::unordered_map<std::string, std::shared_ptr<const Shape>>> m_shapes;
};

} // namespace muster::paper
