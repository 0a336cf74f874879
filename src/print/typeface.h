#pragma once

#include "print/markup.h"
#include "print/stylesheet.h"

#include <QFont>
#include <QTextCharFormat>
#include <QTextLayout>

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::print {

inline constexpr int dotsPerInch = 600;
inline constexpr double dotsPerMm = dotsPerInch / 25.4;
inline constexpr double dotsPerPt = dotsPerInch / 72.0;

/// An element's look where it stands: inside which elements it is. Two elements of one name and classes inside alike
/// ones share theirs, so that each look is worked out once a print.
struct Look {
    const Look* outer = nullptr;
    std::string name;
    std::vector<std::string> classes;
    Style style;
    QFont font;
    QTextCharFormat format; ///< font and colour
    double fontHeight = 0;  ///< dots, with the style's line height
    mutable std::map<std::string, std::unique_ptr<Look>, std::less<>> inner;
};

/// Words in one line as long as they are, shaped. Widths in dots.
struct Shape {
    std::unique_ptr<QTextLayout> layout;
    const Look* look = nullptr; ///< of all of it; null where looks differ
    double width = 0;
    double height = 0;
    double longestWord = 0;
    bool isBroken = false; ///< has lines of its own
};

/// Part of a text with one look.
struct Stretch {
    int from = 0;
    int length = 0;
    const Look* look = nullptr;
};

/// A text of one paragraph: QChar::LineSeparator where a line ends in any case; a no-break space for each box.
struct Words {
    QString text;
    std::vector<Stretch> stretches;
    std::vector<Stretch> boxes;
};

/// Keeps the looks and the shaped words of one print.
class Typeface {
public:
    explicit Typeface(StyleSheet sheet);

    [[nodiscard]] const Look& root() const { return m_root; }
    /// How a node looks inside an element. HTML's align and valign count.
    [[nodiscard]] const Look& lookOf(const Node& node, const Look& outer) const;

    /// Words of one look are shaped once and shared.
    [[nodiscard]] std::shared_ptr<const Shape> shape(const Words& words, const Look& outer) const;

    /// The same words again, to be broken into lines by the caller.
    [[nodiscard]] static std::unique_ptr<QTextLayout> layout(const Words& words, const Look& outer);

private:
    void resolve(Look& look, const Node& node) const;

    StyleSheet m_sheet;
    Look m_root;
    mutable std::map<const Look*, std::unordered_map<std::string, std::shared_ptr<const Shape>>> m_shapes;
};

} // namespace muster::print
