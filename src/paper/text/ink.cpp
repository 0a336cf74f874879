#include "paper/text/ink.h"

#include <algorithm>
#include <cmath>

namespace muster::paper {

QColor colourOf(Colour colour) { return QColor::fromRgb(0xFF000000U | colour); }

QPen penOf(const Line& line)
{
    QPen pen(colourOf(line.colour), dotsOf(line.width));
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

QFont fontOf(const Style& style)
{
    QFont font;
    QStringList families;
    for (const auto& name : style.fonts)
        families << QString::fromStdString(name);
    for (const auto& own : {QStringLiteral("Roboto"), QStringLiteral("DejaVu Sans")})
        if (!families.contains(own))
            families << own; // for systems without the typefaces of the style
    font.setFamilies(families);
    // The size is in our dots, so that words are equally wide on every device.
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.size * dotsPerPt))));
    font.setWeight(static_cast<QFont::Weight>(style.weight));
    font.setItalic(style.isItalic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // A very small spacing stops Qt from joining f and l into one glyph, which a search in the PDF would not find.
    font.setLetterSpacing(QFont::AbsoluteSpacing, std::max(0.05, style.spacing * dotsPerMm));
    return font;
}

} // namespace muster::paper
