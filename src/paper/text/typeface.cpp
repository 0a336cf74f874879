#include "paper/text/typeface.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace muster::paper {

namespace {

constexpr QChar boxSign(0xA0);

/// A no-break space as wide as the box that is painted over it, with its margins.
void makeBoxSign(Look& look)
{
    const auto& style = look.style;
    const auto wanted = (style.width + style.marginAt(Side::Left) + style.marginAt(Side::Right)) * dotsPerMm;
    look.font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    const auto own = QFontMetricsF(look.font).horizontalAdvance(boxSign);
    look.font.setLetterSpacing(QFont::AbsoluteSpacing, wanted - own);
}

QTextOption optionOf(const Look& look)
{
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setUseDesignMetrics(true);
    option.setWrapMode(look.style.isNoWrap ? QTextOption::ManualWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Scripts that run from right to left have no italics; slanted faces even lack their letters.
bool leansWrongly(QStringView text, const Look& look)
{
    return look.style.isItalic && std::ranges::any_of(text, [](QChar c) {
               return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
           });
}

/// How long the longest piece of a shaped text is that no line parts.
double longestWord(const Shape& shape)
{
    const auto text = shape.layout->text();
    const auto isEnd = [&](int at) {
        return text[at] == QChar(QChar::LineSeparator) || text[at] == QChar(QChar::ParagraphSeparator);
    };
    int index = 0;
    // Without a sign: what is written from right to left is as long.
    const auto distance = [&](int from, int to) {
        double sum = 0;
        while (from < to) {
            auto line = shape.layout->lineAt(index);
            auto until = to;
            if (index + 1 < shape.layout->lineCount()) {
                if (shape.layout->lineAt(index + 1).textStart() <= from) {
                    ++index;
                    continue;
                }
                until = std::min(to, shape.layout->lineAt(index + 1).textStart());
            }
            sum += std::abs(line.cursorToX(until) - line.cursorToX(from));
            from = until;
        }
        return sum;
    };
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    double longest = 0;
    int start = 0;
    while (finder.toNextBoundary() > 0) {
        const auto at = static_cast<int>(finder.position());
        auto end = at;
        while (end > start && (text[end - 1] == QLatin1Char(' ') || isEnd(end - 1)))
            --end;
        longest = std::max(longest, std::min(distance(start, end), shape.width));
        start = at;
    }
    return longest;
}

} // namespace

Typeface::Typeface(StyleSheet sheet, Stage stage) : m_sheet(std::move(sheet)), m_stage(std::move(stage))
{
    Node body;
    body.name = "body";
    m_root.name = body.name;
    m_root.style.fonts = {"Roboto", "DejaVu Sans"};
    resolve(m_root, body);
}

void Typeface::resolve(Look& look, const Node& node) const
{
    if (node.name == "b")
        look.style.weight = 700;
    if (node.name == "i")
        look.style.isItalic = true;
    std::vector<Element> path;
    for (const auto* at = &look; at; at = at->outer)
        path.push_back({at->name, at->classes});
    std::ranges::reverse(path);
    m_sheet.apply(path, look.style);
    if (const auto align = node.attribute("align"); align == "right")
        look.style.align = Style::Align::Right;
    else if (align == "center")
        look.style.align = Style::Align::Centre;
    if (const auto stand = node.attribute("valign"); stand == "middle")
        look.style.stand = Style::Stand::Middle;
    else if (stand == "bottom")
        look.style.stand = Style::Stand::Bottom;
    look.font = fontOf(look.style);
    if (look.style.isBox)
        makeBoxSign(look);
    look.format.setFont(look.font);
    look.format.setForeground(colourOf(look.style.colour));
    const QFontMetricsF metrics(look.font);
    look.fontHeight = look.style.lineHeight > 0 ? look.style.lineHeight * look.style.size * dotsPerPt
                                                : metrics.ascent() + metrics.descent();
}

const Look& Typeface::lookOf(const Node& node, const Look& outer) const
{
    std::string key = node.name;
    for (const auto& name : node.classes)
        key += '.' + name;
    key += '@';
    key += node.attribute("align");
    key += '@';
    key += node.attribute("valign");
    if (const auto found = outer.inner.find(key); found != outer.inner.end())
        return *found->second;
    auto look = std::make_unique<Look>();
    look->outer = &outer;
    look->name = node.name;
    look->classes = node.classes;
    look->style = outer.style.inherited();
    resolve(*look, node);
    return *outer.inner.emplace(std::move(key), std::move(look)).first->second;
}

std::unique_ptr<QTextLayout> Typeface::layout(const Words& words, const Look& outer)
{
    const bool isPlain = words.stretches.size() == 1 && words.boxes.empty();
    const auto& base = isPlain ? *words.stretches.front().look : outer;
    auto font = base.font;
    if (isPlain && leansWrongly(words.text, base))
        font.setItalic(false);
    auto layout = std::make_unique<QTextLayout>(words.text, font);
    layout->setTextOption(optionOf(base));
    layout->setCacheEnabled(true);
    if (!isPlain) {
        QList<QTextLayout::FormatRange> formats;
        for (const auto* list : {&words.stretches, &words.boxes})
            for (const auto& stretch : *list) {
                formats.push_back({stretch.from, stretch.length, stretch.look->format});
                if (leansWrongly(QStringView(words.text).mid(stretch.from, stretch.length), *stretch.look))
                    formats.back().format.setFontItalic(false);
            }
        layout->setFormats(formats);
    }
    return layout;
}

std::shared_ptr<const Shape> Typeface::shape(const Words& words, const Look& outer) const
{
    const bool isPlain = words.stretches.size() == 1 && words.boxes.empty();
    const auto* look = isPlain ? words.stretches.front().look : nullptr;
    std::shared_ptr<const Shape>* known = nullptr;
    if (isPlain) {
        known = &m_shapes[look][words.text.toStdString()];
        if (*known)
            return *known;
    }
    m_stage.again();
    auto shape = std::make_shared<Shape>();
    shape->look = look;
    shape->layout = layout(words, outer);
    shape->layout->beginLayout();
    double y = 0;
    int lines = 0;
    for (auto line = shape->layout->createLine(); line.isValid(); line = shape->layout->createLine()) {
        line.setLineWidth(1e7);
        const auto height = std::max(line.height(), (look ? *look : outer).fontHeight);
        line.setPosition(QPointF(0, y + (height - line.height()) / 2));
        shape->width = std::max(shape->width, line.naturalTextWidth());
        y += height;
        ++lines;
    }
    shape->layout->endLayout();
    shape->height = y;
    shape->isBroken = lines > 1;
    shape->isNoWrap = (look ? *look : outer).style.isNoWrap;
    shape->longestWord = longestWord(*shape);
    if (known)
        *known = shape;
    return shape;
}

std::shared_ptr<const Broken> Typeface::broken(const Shape& shape, const Words& words, const Look& outer,
                                               double width) const
{
    for (const auto& known : shape.broken)
        if (auto kept = known.lock(); kept && std::abs(kept->width - width) < 0.5)
            return kept;
    std::erase_if(shape.broken, [](const auto& known) { return known.expired(); });
    m_stage.again();
    auto made = std::make_shared<Broken>();
    auto& broken = *made;
    broken.width = width;
    broken.layout = layout(words, outer);
    broken.layout->beginLayout();
    const auto& style = outer.style;
    double y = 0;
    for (auto line = broken.layout->createLine(); line.isValid(); line = broken.layout->createLine()) {
        const auto indent = y == 0 ? style.indent * dotsPerMm : 0;
        line.setLineWidth(std::max(1.0, width - indent));
        const auto height = std::max(line.height(), (shape.look ? *shape.look : outer).fontHeight);
        const auto left =
            offsetIn(width - line.naturalTextWidth(), style.align) + (style.align == Style::Align::Left ? indent : 0);
        line.setPosition(QPointF(left, y + (height - line.height()) / 2));
        broken.tops.push_back(y);
        y += height;
    }
    broken.layout->endLayout();
    broken.tops.push_back(y);
    shape.broken.push_back(made);
    return made;
}

} // namespace muster::paper
