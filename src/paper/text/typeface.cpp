#include "paper/text/typeface.h"

#include "paper/text/keep.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace muster::paper {

namespace {

constexpr QChar boxSign(0xA0);

/// Makes a no-break space as wide as the box that is painted over it, with its margins.
void makeBoxSign(ComputedStyle& computed)
{
    const auto& style = computed.style;
    const auto wanted = (style.width + style.marginAt(Side::Left) + style.marginAt(Side::Right)) * dotsPerMm;
    computed.font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    const auto own = QFontMetricsF(computed.font).horizontalAdvance(boxSign);
    computed.font.setLetterSpacing(QFont::AbsoluteSpacing, wanted - own);
}

/// `outer`: the style of the whole text. A part of it that is not broken has no-break spaces.
QTextOption optionOf(const ComputedStyle& outer)
{
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setUseDesignMetrics(true);
    option.setWrapMode(outer.style.isNoWrap ? QTextOption::ManualWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Scripts that are written from right to left have no italics, and slanted typefaces do not even have their letters.
bool leansWrongly(QStringView text, const ComputedStyle& computed)
{
    return computed.style.isItalic && std::ranges::any_of(text, [](QChar c) {
               return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
           });
}

/// The text with plain spaces between words that would rather stay together. Boxes keep their place and their
/// neighbour.
QString loosened(const Words& words)
{
    auto text = words.text;
    std::replace(text.begin(), text.end(), boxSign, QChar(QLatin1Char(' ')));
    for (const auto& box : words.boxes)
        for (auto at = std::max(0, box.from - 1); at <= box.from + 1 && at < text.size(); ++at)
            text[at] = words.text[at];
    return text;
}

/// Whether a line begins inside a word or a number.
bool cutsWord(const QTextLayout& layout)
{
    const auto text = layout.text();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (int i = 1; i < layout.lineCount(); ++i) {
        const auto start = layout.lineAt(i).textStart();
        finder.setPosition(start);
        if (!finder.isAtBoundary() || partsNumber(text, start))
            return true;
    }
    return false;
}

/// The width of the longest piece of a text between two places where a line may end, in dots. `text`: the layout's,
/// with or without the spaces that keep words together.
double longestPiece(const Shape& shape, const QTextLayout& layout, const QString& text)
{
    const auto isEnd = [&](int at) {
        return text[at] == QChar(QChar::LineSeparator) || text[at] == QChar(QChar::ParagraphSeparator);
    };
    int index = 0;
    // Always positive: in text from right to left, positions decrease.
    const auto distance = [&](int from, int to) {
        double sum = 0;
        while (from < to) {
            auto line = layout.lineAt(index);
            auto until = to;
            if (index + 1 < layout.lineCount()) {
                if (layout.lineAt(index + 1).textStart() <= from) {
                    ++index;
                    continue;
                }
                until = std::min(to, layout.lineAt(index + 1).textStart());
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
        if (partsNumber(text, at))
            continue;
        auto end = at;
        while (end > start && (text[end - 1] == QLatin1Char(' ') || isEnd(end - 1)))
            --end;
        longest = std::max(longest, std::min(distance(start, end), shape.width));
        start = at;
    }
    return longest;
}

constexpr double shortLine = 0.4; // of the longest line; a single word that is shorter looks lost
constexpr double narrowest = 0.6; // of the room, for the lines of a text whose last word would be lost
constexpr int mostTries = 6;      // to find lines for it

/// The indent of the first line counts too.
double longestLine(const QTextLayout& layout, double indent)
{
    double longest = 0;
    for (int i = 0; i < layout.lineCount(); ++i)
        longest = std::max(longest, layout.lineAt(i).naturalTextWidth() + (i == 0 ? indent : 0));
    return longest;
}

/// Whether the last line is a short word alone.
bool endsLost(const QTextLayout& layout, double indent)
{
    if (layout.lineCount() < 2)
        return false;
    const auto last = layout.lineAt(layout.lineCount() - 1);
    const auto words = QStringView(layout.text()).mid(last.textStart(), last.textLength()).trimmed();
    return !words.contains(QLatin1Char(' ')) && last.naturalTextWidth() < shortLine * longestLine(layout, indent);
}

/// Ends a line before a number that it would part, or after it if the line has nothing else.
void keepNumber(QTextLine& line, const QString& text)
{
    const auto end = line.textStart() + line.textLength();
    if (!partsNumber(text, end))
        return;
    const auto number = numberAround(text, end);
    const auto from = static_cast<int>(number.from);
    const auto to = static_cast<int>(number.to);
    if (from > line.textStart() && text[from - 1] != QLatin1Char(' '))
        return; // it stays with what is before it, so there is no better end
    if (from > line.textStart())
        return line.setLineWidth(std::max(1.0, std::abs(line.cursorToX(from) - line.cursorToX(line.textStart())) - 1));
    line.setLineWidth(unlimited);
    line.setLineWidth(std::abs(line.cursorToX(to) - line.cursorToX(from)) + 1);
}

/// Ends a line before a badge that it would part, unless the line has nothing else.
void keepBadge(QTextLine& line, const std::vector<TextRun>& badges)
{
    const auto end = line.textStart() + line.textLength();
    for (const auto& badge : badges)
        if (badge.computed->style.isNoWrap && badge.from > line.textStart() && badge.from < end &&
            end < badge.from + badge.length)
            return line.setLineWidth(
                std::max(1.0, std::abs(line.cursorToX(badge.from) - line.cursorToX(line.textStart())) - 1));
}

/// Breaks a text into lines. `widthOf`: of a line, by its number. The indent of the first line is in dots.
void breakLines(QTextLayout& layout, const std::vector<TextRun>& badges, double indent, const auto& widthOf)
{
    const auto text = layout.text();
    layout.clearLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, widthOf(line.lineNumber()) - (line.lineNumber() == 0 ? indent : 0)));
        keepNumber(line, text);
        keepBadge(line, badges);
    }
}

/// Breaks a text into lines of at most this width. If its last word would be lost on a line of its own, all lines are
/// made a little shorter, or only the line above it, as long as there are no more of them and no word is cut for it.
void breakWell(QTextLayout& layout, const std::vector<TextRun>& badges, double width, double indent)
{
    breakLines(layout, badges, indent, [&](int) { return width; });
    const auto count = layout.lineCount();
    const auto isWell = [&] { return layout.lineCount() <= count && !endsLost(layout, indent) && !cutsWord(layout); };
    if (!endsLost(layout, indent))
        return;
    const auto above = count - 2;
    const auto widthAbove = layout.lineAt(above).naturalTextWidth() + (above == 0 ? indent : 0) - 1;
    auto shorter = longestLine(layout, indent) - 1;
    for (int i = 0; i < mostTries && shorter >= narrowest * width && layout.lineCount() <= count; ++i) {
        breakLines(layout, badges, indent, [&](int) { return shorter; });
        if (isWell())
            return;
        shorter = longestLine(layout, indent) - 1;
    }
    breakLines(layout, badges, indent, [&](int line) { return line == above ? widthAbove : width; });
    if (!isWell())
        breakLines(layout, badges, indent, [&](int) { return width; });
}

} // namespace

Typeface::Typeface(StyleSheet sheet, Stage stage, const std::map<std::string, Pixels>& pictures)
    : m_sheet(std::move(sheet)), m_stage(std::move(stage))
{
    for (const auto& [source, pixels] : pictures)
        m_pictures.emplace(source, QImage(reinterpret_cast<const uchar*>(pixels.colours.data()), pixels.width,
                                          pixels.height, 3 * qsizetype{pixels.width}, QImage::Format_RGB888)
                                       .convertToFormat(QImage::Format_RGB32)); // a copy
    Node body;
    body.name = "body";
    m_root.name = body.name;
    m_root.style.fonts = {"Roboto", "DejaVu Sans"};
    resolve(m_root, body);
}

const QImage* Typeface::picture(std::string_view source) const
{
    const auto found = m_pictures.find(source);
    return found == m_pictures.end() ? nullptr : &found->second;
}

void Typeface::resolve(ComputedStyle& computed, const Node& node) const
{
    if (node.name == "b")
        computed.style.weight = 700;
    if (node.name == "i")
        computed.style.isItalic = true;
    std::vector<Element> path;
    for (const auto* at = &computed; at; at = at->outer)
        path.push_back({at->name, at->classes});
    std::ranges::reverse(path);
    m_sheet.apply(path, computed.style);
    if (node.name == badgeEnd) {
        computed.style.isBox = true;
        computed.style.width = computed.outer->style.paddingAt(Side::Left);
    }
    if (const auto align = node.attribute("align"); align == "right")
        computed.style.align = Style::Align::Right;
    else if (align == "center")
        computed.style.align = Style::Align::Centre;
    if (const auto verticalAlign = node.attribute("valign"); verticalAlign == "middle")
        computed.style.verticalAlign = Style::VerticalAlign::Middle;
    else if (verticalAlign == "bottom")
        computed.style.verticalAlign = Style::VerticalAlign::Bottom;
    computed.font = fontOf(computed.style);
    if (computed.style.isBox)
        makeBoxSign(computed);
    computed.format.setFont(computed.font);
    computed.format.setForeground(colourOf(computed.style.colour));
    const QFontMetricsF metrics(computed.font);
    computed.fontHeight = computed.style.lineHeight > 0 ? computed.style.lineHeight * computed.style.size * dotsPerPt
                                                        : metrics.ascent() + metrics.descent();
}

const ComputedStyle& Typeface::computedStyle(const Node& node, const ComputedStyle& outer) const
{
    std::string key = node.name;
    for (const auto& name : node.classes)
        key += '.' + name;
    key += '@';
    key += node.attribute("align");
    key += '@';
    key += node.attribute("valign");
    key += '@';
    key += node.attribute("data-accent");
    if (const auto found = outer.inner.find(key); found != outer.inner.end())
        return *found->second;
    auto computed = std::make_unique<ComputedStyle>();
    computed->outer = &outer;
    computed->name = node.name;
    computed->classes = node.classes;
    computed->style = outer.style.inherited();
    computed->style.accent = readColour(node.attribute("data-accent")).value_or(outer.style.accent);
    resolve(*computed, node);
    return *outer.inner.emplace(std::move(key), std::move(computed)).first->second;
}

std::unique_ptr<QTextLayout> Typeface::layout(const Words& words, const ComputedStyle& outer)
{
    const bool isPlain = words.isPlain();
    const auto& base = isPlain ? *words.runs.front().computed : outer;
    auto font = base.font;
    if (isPlain && leansWrongly(words.text, base))
        font.setItalic(false);
    auto layout = std::make_unique<QTextLayout>(words.text, font);
    layout->setTextOption(optionOf(outer));
    layout->setCacheEnabled(true);
    if (!isPlain) {
        QList<QTextLayout::FormatRange> formats;
        for (const auto* list : {&words.runs, &words.boxes})
            for (const auto& textRun : *list) {
                formats.push_back({textRun.from, textRun.length, textRun.computed->format});
                if (leansWrongly(QStringView(words.text).mid(textRun.from, textRun.length), *textRun.computed))
                    formats.back().format.setFontItalic(false);
            }
        layout->setFormats(formats);
    }
    return layout;
}

std::shared_ptr<const Shape> Typeface::shape(const Words& words, const ComputedStyle& outer) const
{
    const bool isPlain = words.isPlain();
    const auto* computed = isPlain ? words.runs.front().computed : nullptr;
    std::shared_ptr<const Shape>* known = nullptr;
    if (isPlain) {
        known = &m_shapes[computed][words.text.toStdString()];
        if (*known)
            return *known;
    }
    auto shape = std::make_shared<Shape>();
    shape->computed = computed;
    const auto lines = wrapped(*shape, words, outer, unlimited);
    for (int i = 0; i < lines->layout->lineCount(); ++i)
        shape->width = std::max(shape->width, lines->layout->lineAt(i).naturalTextWidth());
    shape->height = lines->tops.back();
    shape->isBroken = lines->layout->lineCount() > 1;
    shape->isNoWrap = outer.style.isNoWrap;
    shape->longestPiece = longestPiece(*shape, *lines->layout, words.text);
    const auto loose = loosened(words);
    shape->longestWord = loose == words.text ? shape->longestPiece : longestPiece(*shape, *lines->layout, loose);
    if (known)
        *known = shape;
    return shape;
}

std::shared_ptr<const WrappedText> Typeface::wrapped(const Shape& shape, const Words& words, const ComputedStyle& outer,
                                                     double width) const
{
    for (const auto& known : shape.wrapped)
        if (std::abs(known->width - width) < 0.5)
            return known;
    m_stage.again();
    const auto& style = outer.style;
    const bool isFree = width >= unlimited; // then there is nothing to align to
    const auto firstIndent = isFree ? 0 : style.indent * dotsPerMm;
    // A text that no layout uses any more is broken again: its letters are shaped, and the layout is not ended, for
    // that would be their end too.
    const auto isUnused = [](const auto& known) { return known.use_count() == 1; };
    const auto unused =
        std::ranges::find_if(shape.wrapped, [&](const auto& known) { return isUnused(known) && !known->isLoose; });
    auto made = unused == shape.wrapped.end() ? std::make_shared<WrappedText>() : *unused;
    std::erase_if(shape.wrapped, isUnused);
    auto& wrapped = *made;
    wrapped.width = width;
    wrapped.tops.clear();
    if (!wrapped.layout) {
        wrapped.layout = layout(words, outer);
        wrapped.layout->beginLayout();
        shape.wrapped.push_back(made);
    }
    breakWell(*wrapped.layout, words.badges, width, firstIndent);
    if (auto loose = words; cutsWord(*wrapped.layout) && (loose.text = loosened(words)) != words.text) {
        wrapped.isLoose = true;
        wrapped.layout = layout(loose, outer);
        wrapped.layout->beginLayout();
        breakWell(*wrapped.layout, words.badges, width, firstIndent);
    }
    double y = 0;
    for (int i = 0; i < wrapped.layout->lineCount(); ++i) {
        auto line = wrapped.layout->lineAt(i);
        const auto indent = i == 0 ? firstIndent : 0;
        const auto height = std::max(line.height(), (shape.computed ? *shape.computed : outer).fontHeight);
        const auto left = isFree ? 0
                                 : offsetIn(width - line.naturalTextWidth(), style.align) +
                                       (style.align == Style::Align::Left ? indent : 0);
        line.setPosition(QPointF(left, y + (height - line.height()) / 2));
        wrapped.tops.push_back(y);
        y += height;
    }
    wrapped.tops.push_back(y);
    return made;
}

} // namespace muster::paper
