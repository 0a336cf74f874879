#include "print/layout.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QPaintDevice>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

/// QTextDocument scales paddings, borders, and margins above and below from 96 dots an inch to its device, but takes
/// margins at the sides and indents as they are. Our style sheets count all in px of 1/96 inch, as the web does.
QString scaleIndents(const QString& styleSheet)
{
    static const QRegularExpression declaration(QStringLiteral("(margin-left|margin-right|text-indent)\\s*:([^;}]*)"));
    static const QRegularExpression length(QStringLiteral("(-?[0-9.]+)px"));
    QString result;
    qsizetype at = 0;
    for (auto it = declaration.globalMatch(styleSheet); it.hasNext();) {
        const auto match = it.next();
        result += QStringView(styleSheet).mid(at, match.capturedStart(2) - at);
        at = match.capturedEnd(2);
        const auto values = match.captured(2);
        qsizetype from = 0;
        for (auto part = length.globalMatch(values); part.hasNext();) {
            const auto number = part.next();
            result += QStringView(values).mid(from, number.capturedStart() - from);
            result +=
                QString::number(std::lround(number.captured(1).toDouble() * dotsPerInch / 96)) + QStringLiteral("px");
            from = number.capturedEnd();
        }
        result += QStringView(values).mid(from);
    }
    result += QStringView(styleSheet).mid(at);
    return result;
}

QFont baseFont()
{
    QFont font;
    font.setFamilies({QStringLiteral("Roboto"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(9);
    // A hair of spacing keeps Qt from joining f and l into one glyph, which a search in the PDF would not find.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    return font;
}

} // namespace

Laid::Laid() = default;
Laid::Laid(Laid&&) noexcept = default;
Laid& Laid::operator=(Laid&&) noexcept = default;
Laid::~Laid() = default;

double Laid::cutBefore(double from, double limit) const
{
    const double factor = dotsPerMm / m_scale;
    const double start = from * factor;
    double cut = limit * factor;
    bool isMoved = true;
    while (isMoved && cut > start) {
        isMoved = false;
        for (auto block = m_body->begin(); block.isValid(); block = block.next()) {
            const auto top = m_body->documentLayout()->blockBoundingRect(block).top();
            const auto* layout = block.layout();
            for (int i = 0; i < layout->lineCount(); ++i) {
                const auto line = layout->lineAt(i).rect().translated(0, top);
                if (line.top() < cut - 1 && line.bottom() > cut + 1) {
                    cut = line.top();
                    isMoved = true;
                }
            }
        }
    }
    return cut <= start + 1 ? limit : cut / factor;
}

void Laid::paintBody(QPainter& painter, double from, double to) const
{
    const double factor = dotsPerMm / m_scale;
    QAbstractTextDocumentLayout::PaintContext context;
    painter.save();
    painter.scale(m_scale, m_scale);
    if (from > 0 || to < m_bodyHeight) {
        context.clip = QRectF(0, from * factor, m_body->size().width(), (to - from) * factor);
        painter.translate(0, -from * factor);
        painter.setClipRect(context.clip);
    }
    m_body->documentLayout()->draw(&painter, context);
    painter.restore();
}

void Laid::paintFoot(QPainter& painter) const
{
    if (!m_foot)
        return;
    painter.save();
    painter.scale(m_scale, m_scale);
    m_foot->documentLayout()->draw(&painter, {});
    painter.restore();
}

Typesetter::Typesetter(QPaintDevice& device, const std::string& styleSheet) : m_device(device)
{
    static const QRegularExpression comment(QStringLiteral("/\\*.*?\\*/"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression className(QStringLiteral("\\.([A-Za-z][A-Za-z0-9_-]*)"));
    const auto text = scaleIndents(QString::fromStdString(styleSheet).remove(comment));
    for (const auto& rule : text.split(QLatin1Char('}'), Qt::SkipEmptyParts)) {
        const auto brace = rule.indexOf(QLatin1Char('{'));
        for (const auto& selector :
             rule.left(std::max<qsizetype>(brace, 0)).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            Style style{{}, selector.trimmed() + rule.mid(brace) + QLatin1Char('}')};
            for (auto it = className.globalMatch(selector); it.hasNext();)
                style.classes.push_back(it.next().captured(1).toStdString());
            m_styles.push_back(std::move(style));
        }
    }
}

/// Qt reads the whole style sheet for each document and tries each rule on each element: most of the time of a print,
/// were it not given only the rules that can matter.
QString Typesetter::styleFor(const std::string& html) const
{
    QString text;
    for (const auto& style : m_styles)
        if (std::ranges::all_of(style.classes, [&](const auto& name) { return html.find(name) != std::string::npos; }))
            text += style.rule;
    return text;
}

namespace {

/// Line ends behind tags are the template's own; Qt would count them as spaces. Data have no bare '>'.
QString withoutLineEnds(const std::string& html)
{
    std::string text;
    text.reserve(html.size());
    for (const char c : html)
        if (c != '\n' || text.empty() || (text.back() != '>' && text.back() != '\n'))
            text += c;
    return QString::fromStdString(text);
}

} // namespace

std::unique_ptr<QTextDocument> Typesetter::document(const Block& block, const std::string& html, double dots) const
{
    auto text = std::make_unique<QTextDocument>();
    text->setUndoRedoEnabled(false);
    text->documentLayout()->setPaintDevice(&m_device);
    text->setDocumentMargin(0);
    text->setDefaultFont(baseFont());
    const auto page = "<body><div class=\"" + block.kind + "\">" + html + "</div></body>";
    text->setDefaultStyleSheet(styleFor(page));
    QTextOption option;
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->setDefaultTextOption(option);
    // The width first: each change of it lays the whole text out again.
    text->setTextWidth(dots);
    text->setHtml(withoutLineEnds(page));
    return text;
}

Laid Typesetter::lay(const Block& block, double width, double scale) const
{
    Laid laid;
    laid.m_scale = scale;
    laid.m_body = document(block, block.body, width * dotsPerMm / scale);
    if (const double overflow = laid.m_body->size().width() * scale / (width * dotsPerMm); overflow > 1.002) {
        laid.m_scale = scale / overflow;
        laid.m_body->setTextWidth(width * dotsPerMm / laid.m_scale);
    }
    laid.m_bodyHeight = laid.m_body->size().height() * laid.m_scale / dotsPerMm;
    if (!block.foot.empty()) {
        laid.m_foot = document(block, block.foot, width * dotsPerMm / laid.m_scale);
        laid.m_footHeight = laid.m_foot->size().height() * laid.m_scale / dotsPerMm;
    }
    return laid;
}

} // namespace muster::print
