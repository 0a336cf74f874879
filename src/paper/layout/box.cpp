#include "paper/layout/box.h"

#include "paper/text/keep.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

namespace muster::paper {

namespace {

constexpr std::size_t mostColumns = 60;
constexpr double leastLetters = 2; // the narrowest column of text, times the type size
constexpr double longestWord = 14; // times the type size: about 28 letters; longer words may be broken
constexpr int mostKept = 28;       // letters of a part of a line that is not broken; a longer one would need too much
constexpr int mostOfBadge = 60;    // the same of words in a frame of their own
constexpr QChar noBreakSpace(0xA0);

bool isInline(const Node& node)
{
    return node.isText() || node.name == "span" || node.name == "b" || node.name == "i" || node.name == "br";
}

bool isSpace(QChar c)
{
    return c == QLatin1Char(' ') || c == QLatin1Char('\n') || c == QLatin1Char('\t') || c == QLatin1Char('\r');
}

/// Collects inline elements into one paragraph and joins spaces as HTML does.
class Gatherer {
public:
    explicit Gatherer(const Typeface& typeface) : m_typeface(typeface) {}

    void add(const Node& node, const ComputedStyle& outer)
    {
        if (node.isText())
            return addText(QString::fromStdString(node.text), outer);
        if (node.name == "br") {
            dropSpace();
            return append(QString(QChar(QChar::LineSeparator)), outer);
        }
        const auto& computed = m_typeface.computedStyle(node, outer);
        if (computed.style.isHidden)
            return;
        if (computed.style.isBox) {
            m_words.boxes.push_back({static_cast<int>(m_words.text.size()), 1, &computed});
            m_words.text += noBreakSpace;
            return;
        }
        const auto from = m_words.text.size();
        const bool isBadge = computed.style.isFramed();
        if (isBadge)
            addEnd(computed);
        for (const auto& inner : node.nodes)
            add(inner, computed);
        if (isBadge) {
            addEnd(computed);
            m_words.badges.push_back({static_cast<int>(from), static_cast<int>(m_words.text.size() - from), &computed});
        }
        if (computed.style.isNoWrap && !outer.style.isNoWrap &&
            m_words.text.size() - from <= (isBadge ? mostOfBadge : mostKept))
            std::replace(m_words.text.begin() + from, m_words.text.end(), QChar(QLatin1Char(' ')), noBreakSpace);
    }

    [[nodiscard]] Words take()
    {
        dropSpace();
        keepNumbers(m_words.text);
        return std::exchange(m_words, {});
    }

private:
    /// Keeps the room between the end of a badge and its words.
    void addEnd(const ComputedStyle& badge)
    {
        Node end;
        end.name = badgeEnd;
        m_words.boxes.push_back({static_cast<int>(m_words.text.size()), 1, &m_typeface.computedStyle(end, badge)});
        m_words.text += noBreakSpace;
    }

    void addText(const QString& text, const ComputedStyle& computed)
    {
        QString folded;
        folded.reserve(text.size());
        for (const auto c : text) {
            if (!isSpace(c)) {
                folded += c == QChar(0) ? QChar(QChar::ReplacementCharacter) : c;
                continue;
            }
            const auto before = !folded.isEmpty()         ? folded.back()
                                : !m_words.text.isEmpty() ? m_words.text.back()
                                                          : QLatin1Char(' ');
            if (before != QLatin1Char(' ') && before != QChar(QChar::LineSeparator))
                folded += QLatin1Char(' ');
        }
        append(computed.style.isUpper ? folded.toUpper() : folded, computed);
    }

    void append(const QString& text, const ComputedStyle& computed)
    {
        if (text.isEmpty())
            return;
        auto& runs = m_words.runs;
        const auto from = static_cast<int>(m_words.text.size());
        if (!runs.empty() && runs.back().computed == &computed && runs.back().from + runs.back().length == from)
            runs.back().length += static_cast<int>(text.size());
        else
            runs.push_back({from, static_cast<int>(text.size()), &computed});
        m_words.text += text;
    }

    void dropSpace()
    {
        while (!m_words.text.isEmpty() && m_words.text.back() == QLatin1Char(' ') && !m_words.runs.empty() &&
               m_words.runs.back().from + m_words.runs.back().length == m_words.text.size()) {
            m_words.text.chop(1);
            if (--m_words.runs.back().length == 0)
                m_words.runs.pop_back();
        }
    }

    const Typeface& m_typeface;
    Words m_words;
};

double sides(const Style& style)
{
    return (style.paddingAt(Side::Left) + style.paddingAt(Side::Right) + style.borderAt(Side::Left).width +
            style.borderAt(Side::Right).width) *
           dotsPerMm;
}

double margins(const Style& style) { return (style.marginAt(Side::Left) + style.marginAt(Side::Right)) * dotsPerMm; }

constexpr std::array allWidths{&Widths::least, &Widths::whole, &Widths::decent,
                               &Widths::wanted}; // none is narrower than the one before

void add(Widths& widths, const Widths& more)
{
    for (const auto width : allWidths)
        widths.*width += more.*width;
}

void grow(Widths& widths, const Widths& least)
{
    for (const auto width : allWidths)
        widths.*width = std::max(widths.*width, least.*width);
}

struct Column {
    Widths widths;
    double percent = 0;
    bool isFixed = false; ///< the style sheet gives the width in mm

    [[nodiscard]] bool isOpen() const { return percent <= 0 && !isFixed; }
};

/// Makes columns wide enough for a cell over several of them. Columns without a width of their own grow; if there are
/// none, all do.
void widen(std::vector<Column>& columns, const Box::Cell& cell)
{
    const auto first = columns.begin() + static_cast<std::ptrdiff_t>(cell.column);
    const auto last = columns.begin() + static_cast<std::ptrdiff_t>(std::min(cell.column + cell.span, columns.size()));
    const auto open = std::count_if(first, last, [](const Column& column) { return column.isOpen(); });
    const auto sharing = open > 0 ? open : last - first;
    for (const auto width : allWidths) {
        double had = 0;
        for (auto column = first; column != last; ++column)
            had += column->widths.*width;
        const auto lacking = cell.box.widths.*width - had;
        for (auto column = first; column != last && lacking > 0; ++column)
            if (open == 0 || column->isOpen())
                column->widths.*width += lacking / static_cast<double>(sharing);
    }
}

std::vector<Column> columnsOf(const Box& table)
{
    std::vector<Column> columns(table.columns);
    for (const auto& row : table.rows) {
        for (const auto& cell : row.cells) {
            if (cell.span != 1)
                continue;
            auto& column = columns[cell.column];
            grow(column.widths, cell.box.widths);
            column.percent = std::max(column.percent, cell.percent);
            column.isFixed = column.isFixed || cell.box.computed->style.width > 0;
        }
    }
    for (const auto& row : table.rows)
        for (const auto& cell : row.cells)
            if (cell.span > 1)
                widen(columns, cell);
    for (auto& column : columns) {
        for (std::size_t i = 1; i < allWidths.size(); ++i)
            column.widths.*allWidths[i] = std::max(column.widths.*allWidths[i], column.widths.*allWidths[i - 1]);
    }
    return columns;
}

Widths measured(const Box& box)
{
    Widths widths;
    switch (box.kind) {
    case Box::Kind::Text: {
        const auto letter = box.computed->style.size * dotsPerPt;
        widths.wanted = box.shape->width + std::max(0.0, box.computed->style.indent * dotsPerMm);
        // Only words of a usual length must stay whole; a longer one may be broken.
        widths.whole = box.shape->isNoWrap ? widths.wanted : std::min(box.shape->longestWord, longestWord * letter);
        widths.decent = box.shape->isNoWrap ? widths.wanted : std::min(box.shape->longestPiece, longestWord * letter);
        widths.least = box.shape->isNoWrap ? widths.wanted : std::min(widths.whole, leastLetters * letter);
        return widths;
    }
    case Box::Kind::Picture:
        widths.least = widths.whole = widths.decent = widths.wanted =
            sizeOf(box).width() + sides(box.computed->style) + margins(box.computed->style);
        return widths;
    case Box::Kind::Table:
        for (const auto& column : columnsOf(box)) {
            add(widths, column.widths);
        }
        break;
    case Box::Kind::Flow:
        for (const auto& inner : box.inner) {
            grow(widths, inner.widths);
        }
        break;
    }
    const auto more = sides(box.computed->style) + margins(box.computed->style);
    add(widths, {more, more, more, more});
    if (const auto fixed = box.computed->style.width * dotsPerMm; fixed > 0)
        widths.wanted = std::max(widths.decent, fixed);
    return widths;
}

Box textOf(Words words, const ComputedStyle& computed, const Typeface& typeface)
{
    Box box;
    box.kind = Box::Kind::Text;
    box.computed = &computed;
    box.words = std::move(words);
    box.shape = typeface.shape(box.words, computed);
    box.widths = measured(box);
    return box;
}

double percentOf(const Node& cell)
{
    const auto text = cell.attribute("width");
    double percent = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
    const bool isPercent = error == std::errc() && std::string_view(end, text.data() + text.size()) == "%";
    return isPercent ? std::clamp(percent, 0.0, 100.0) : 0;
}

std::size_t spanOf(const Node& cell)
{
    const auto text = cell.attribute("colspan");
    std::size_t span = 1;
    std::from_chars(text.data(), text.data() + text.size(), span);
    return std::clamp<std::size_t>(span, 1, mostColumns);
}

class TableReader {
public:
    TableReader(Box& table, const Typeface& typeface) : m_table(table), m_typeface(typeface) {}

    void read(const Node& node, const ComputedStyle& computed, bool isHead)
    {
        for (const auto& inner : node.nodes) {
            if (inner.isText())
                continue;
            const auto& own = m_typeface.computedStyle(inner, computed);
            if (own.style.isHidden)
                continue;
            if (inner.name == "tr")
                readRow(inner, own, isHead);
            else
                read(inner, own, isHead || inner.name == "thead");
        }
    }

private:
    void readRow(const Node& node, const ComputedStyle& computed, bool isHead)
    {
        Box::Row row;
        row.isHead = isHead;
        std::size_t column = 0;
        for (const auto& inner : node.nodes) {
            if (inner.isText() || column >= mostColumns)
                continue;
            const auto& own = m_typeface.computedStyle(inner, computed);
            if (own.style.isHidden)
                continue;
            const auto span = std::min(spanOf(inner), mostColumns - column);
            row.cells.push_back({flowOf(inner.nodes, own, m_typeface), column, span, percentOf(inner)});
            column += span;
        }
        m_table.columns = std::max(m_table.columns, column);
        if (!row.cells.empty())
            m_table.rows.push_back(std::move(row));
    }

    Box& m_table;
    const Typeface& m_typeface;
};

Box tableOf(const Node& node, const ComputedStyle& computed, const Typeface& typeface)
{
    Box table;
    table.kind = Box::Kind::Table;
    table.computed = &computed;
    table.isFullWidth = node.attribute("width") == "100%";
    TableReader(table, typeface).read(node, computed, false);
    table.widths = measured(table);
    return table;
}

/// An outline without a class looks as its picture does.
Box pictureOf(const Node& node, const ComputedStyle& computed, const Typeface& typeface)
{
    Box picture;
    picture.kind = Box::Kind::Picture;
    picture.computed = &computed;
    for (const auto& inner : node.nodes)
        if (inner.name == "path")
            picture.outlines.push_back({std::string(inner.attribute("d")),
                                        inner.classes.empty() ? &computed : &typeface.computedStyle(inner, computed)});
    // Such as "0 0 24 24". Pictures begin in the corner, so the last two numbers are enough.
    auto box = node.attribute("viewBox");
    for (auto* units : {&picture.unitsHigh, &picture.units}) {
        const auto last = box.rfind(' ');
        if (last != std::string_view::npos)
            std::from_chars(box.data() + last + 1, box.data() + box.size(), *units);
        *units = std::clamp(*units, 1.0, 10000.0);
        box = box.substr(0, std::min(last, box.size()));
    }
    picture.widths = measured(picture);
    return picture;
}

/// A picture of dots, as large as it can be in the room that its style gives it, whose shape it need not have.
Box imageOf(const QImage& image, const ComputedStyle& computed)
{
    Box picture;
    picture.kind = Box::Kind::Picture;
    picture.computed = &computed;
    picture.image = &image;
    picture.units = image.width();
    picture.unitsHigh = image.height();
    picture.widths = measured(picture);
    return picture;
}

/// Widths between `floor` and `ceiling` that fill the room: all columns get the same share of the way from one to the
/// other.
std::vector<double> between(const std::vector<Column>& columns, double Widths::*floor, double Widths::*ceiling,
                            double room)
{
    double low = 0;
    double high = 0;
    for (const auto& column : columns) {
        low += column.widths.*floor;
        high += column.widths.*ceiling;
    }
    const auto share = high > low ? (room - low) / (high - low) : 0;
    std::vector<double> widths;
    for (const auto& column : columns)
        widths.push_back(column.widths.*floor + share * (column.widths.*ceiling - column.widths.*floor));
    return widths;
}

std::vector<double> widthsOf(std::vector<Column> columns, bool isFullWidth, double room)
{
    double percents = 0;
    for (const auto& column : columns)
        percents += column.percent;
    Widths all;
    double open = 0; // wanted by the columns without a width of their own
    for (auto& column : columns) {
        // A width in percent counts unless it would break words.
        if (column.percent > 0)
            column.widths.wanted = std::max(room * column.percent / std::max(100.0, percents), column.widths.decent);
        if (column.isOpen())
            open += column.widths.wanted;
        add(all, column.widths);
    }
    for (auto i = allWidths.size() - 1; all.wanted > room && i > 0; --i)
        if (all.*allWidths[i - 1] <= room)
            return between(columns, allWidths[i - 1], allWidths[i], room);
    std::vector<double> widths;
    const auto grown = open > 0 ? open : all.wanted;
    for (const auto& column : columns) {
        // Columns without a width of their own get the remaining room; if there are none, all columns get it.
        const bool grows = all.wanted < room && isFullWidth && grown > 0 && (open <= 0 || column.isOpen());
        const auto own = all.wanted > room ? column.widths.least : column.widths.wanted;
        widths.push_back(own + (grows ? (room - all.wanted) * column.widths.wanted / grown : 0));
    }
    return widths;
}

} // namespace

Box flowOf(const std::vector<Node>& nodes, const ComputedStyle& computed, const Typeface& typeface)
{
    Box flow;
    flow.computed = &computed;
    Gatherer gatherer(typeface);
    const auto flush = [&] {
        if (auto words = gatherer.take(); !words.text.isEmpty())
            flow.inner.push_back(textOf(std::move(words), computed, typeface));
    };
    for (const auto& node : nodes) {
        if (isInline(node)) {
            gatherer.add(node, computed);
            continue;
        }
        flush();
        const auto& own = typeface.computedStyle(node, computed);
        if (own.style.isHidden)
            continue;
        if (node.name == "table")
            flow.inner.push_back(tableOf(node, own, typeface));
        else if (node.name == "svg")
            flow.inner.push_back(pictureOf(node, own, typeface));
        else if (node.name == "img") {
            if (const auto* image = typeface.picture(node.attribute("src")))
                flow.inner.push_back(imageOf(*image, own));
        } else
            flow.inner.push_back(flowOf(node.nodes, own, typeface));
    }
    flush();
    flow.widths = measured(flow);
    return flow;
}

QSizeF sizeOf(const Box& picture)
{
    const auto& style = picture.computed->style;
    const QSizeF room(dotsOf(style.width), dotsOf(style.height > 0 ? style.height : style.width));
    return picture.image ? QSizeF(picture.image->size()).scaled(room, Qt::KeepAspectRatio) : room;
}

double smallestTypeOf(const Box& box)
{
    double smallest = 0;
    const auto take = [&](double size) {
        if (size > 0)
            smallest = smallest > 0 ? std::min(smallest, size) : size;
    };
    for (const auto& textRun : box.words.runs)
        take(textRun.computed->font.pixelSize() / dotsPerPt);
    for (const auto& inner : box.inner)
        take(smallestTypeOf(inner));
    for (const auto& row : box.rows)
        for (const auto& cell : row.cells)
            take(smallestTypeOf(cell.box));
    return smallest;
}

TableColumns columnsIn(const Box& table, double room)
{
    auto columns = columnsOf(table);
    double whole = 0;
    for (const auto& column : columns)
        whole += column.widths.whole;
    const bool isWrapped = table.computed->style.isWrapping && columns.size() > 2 && whole > room;
    if (isWrapped)
        columns.front() = {}; // gets what the others leave
    return {widthsOf(std::move(columns), table.isFullWidth, room), isWrapped};
}

} // namespace muster::paper
