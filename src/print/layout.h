#pragma once

#include "print/block.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

class QPaintDevice;
class QPainter;
class QTextDocument;

namespace muster::print {

inline constexpr int dotsPerInch = 600;
inline constexpr double dotsPerMm = dotsPerInch / 25.4;

/// A block laid out at a width. Lengths in millimetres on paper, after scaling.
class Laid {
public:
    Laid();
    Laid(Laid&&) noexcept;
    Laid& operator=(Laid&&) noexcept;
    ~Laid();

    [[nodiscard]] double bodyHeight() const { return m_bodyHeight; }
    [[nodiscard]] double footHeight() const { return m_footHeight; }
    [[nodiscard]] double scale() const { return m_scale; }

    /// Where the body may be cut: the lowest place not below `limit` that goes through no line of text. Not above
    /// `from`; a single line that is taller than the room is cut at the limit.
    [[nodiscard]] double cutBefore(double from, double limit) const;

    /// Paints the part of the body between two heights, its top at the painter's origin, in dots.
    void paintBody(QPainter& painter, double from, double to) const;
    void paintFoot(QPainter& painter) const;

private:
    friend class Typesetter;

    std::unique_ptr<QTextDocument> m_body;
    std::unique_ptr<QTextDocument> m_foot;
    double m_bodyHeight = 0;
    double m_footHeight = 0;
    double m_scale = 1;
};

/// Lays blocks out for a device of `dotsPerInch`.
class Typesetter {
public:
    Typesetter(QPaintDevice& device, const std::string& styleSheet);

    /// At `width` mm. Text is scaled; what is still too wide for its place is made smaller until it fits.
    [[nodiscard]] Laid lay(const Block& block, double width, double scale) const;

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> document(const Block& block, const std::string& html,
                                                          double dots) const;

    [[nodiscard]] QString styleFor(const std::string& html) const;

    /// A rule of the style sheet, with the classes that must all be there for it to matter.
    struct Style {
        std::vector<std::string> classes;
        QString rule;
    };

    QPaintDevice& m_device;
    std::vector<Style> m_styles;
};

} // namespace muster::print
