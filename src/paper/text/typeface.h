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

/// Words broken into lines of some width. To lay them again at another shapes them again.
struct Broken {
    double width = 0;
    std::unique_ptr<QTextLayout> layout;
    std::vector<double> tops; ///< of the lines, and the bottom of the last
};

/// Words in one line as long as they are, shaped. Widths in dots.
struct Shape {
    std::unique_ptr<QTextLayout> layout;
    mutable std::vector<std::weak_ptr<const Broken>> broken; ///< as long as something is laid with them
    const Look* look = nullptr;                              ///< of all of it; null where looks differ
    double width = 0;
    double height = 0;
    double longestWord = 0;
    bool isBroken = false; ///< has lines of its own
    bool isNoWrap = false; ///< and no others
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

/// Keeps the looks and the shaped words of one print. Shaping is what takes long: where the stage is to end, it throws
/// Cancelled.
class Typeface {
public:
    explicit Typeface(StyleSheet sheet, Stage stage = {});
    // Looks point at each other and at the root.
    Typeface(const Typeface&) = delete;
    Typeface& operator=(const Typeface&) = delete;
    ~Typeface() = default;

    [[nodiscard]] const Look& root() const { return m_root; }
    /// How a node looks inside an element. HTML's align and valign count.
    [[nodiscard]] const Look& lookOf(const Node& node, const Look& outer) const;

    /// Words of one look are shaped once and shared.
    [[nodiscard]] std::shared_ptr<const Shape> shape(const Words& words, const Look& outer) const;

    /// The words in lines of a width: the same ones while somebody has them.
    [[nodiscard]] std::shared_ptr<const Broken> broken(const Shape& shape, const Words& words, const Look& outer,
                                                       double width) const;

private:
    void resolve(Look& look, const Node& node) const;
    [[nodiscard]] static std::unique_ptr<QTextLayout> layout(const Words& words, const Look& outer);

    StyleSheet m_sheet;
    Stage m_stage;
    Look m_root;
    mutable std::map<const Look*, std::unordered_map<std::string, std::shared_ptr<const Shape>>> m_shapes;
};

} // namespace muster::paper
