#include "reading/text/markup.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::text {

namespace {

/// Stands where a sign was taken out of a word; it is not seen.
const QChar nothing(0x200B);

void blank(QString& text, qsizetype from, qsizetype length, QChar with = u' ')
{
    for (auto i = from; i < std::min(from + length, text.size()); ++i)
        text[i] = with;
}

/// HTML, tag by tag: blocks begin parts, cells are parted by |, entities are their characters.
class Html {
public:
    void strip(BareLine& line)
    {
        auto& text = line.plain;
        line.parts = {part(0)};
        bool sawMarkup = false;
        const bool beganStruck = m_struck > 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (m_inComment) {
                const auto end = text.indexOf(QLatin1String("-->"), i);
                blank(text, i, (end < 0 ? text.size() : end + 3) - i);
                m_inComment = end < 0;
                i = end < 0 ? text.size() : end + 2;
                continue;
            }
            if (m_inTag || text[i] == u'<') {
                if (!m_inTag && !begins(text, i)) {
                    if (m_struck > 0 || m_hidden > 0)
                        text[i] = u' ';
                    continue;
                }
                sawMarkup = true;
                if (text.mid(i, 4) == QLatin1String("<!--")) {
                    m_inComment = true;
                    --i;
                    continue;
                }
                const auto end = text.indexOf(u'>', i);
                const auto length = (end < 0 ? text.size() : end + 1) - i;
                const auto cell =
                    m_inTag ? false : tag(text.mid(i + 1, std::min<qsizetype>(length - 1, 12)), line, i + length);
                blank(text, i, length);
                if (cell)
                    text[i] = u'|';
                else if (m_isName)
                    text[i] = u'"';
                m_inTag = end < 0;
                i += length - 1;
                continue;
            }
            if (m_struck > 0 || m_hidden > 0) {
                text[i] = u' ';
                sawMarkup = true;
            } else if (text[i] == u'&')
                entity(text, i);
        }
        const bool isEmpty = text.trimmed().isEmpty();
        line.isStruck = isEmpty && (beganStruck || m_struck > 0 || m_sawStruck) && m_hidden == 0;
        line.isFrame = isEmpty && sawMarkup && !line.isStruck;
        m_sawStruck = false;
    }

private:
    [[nodiscard]] BareLine::Part part(qsizetype at) const { return {static_cast<int>(at), m_lists, m_item, m_heading}; }

    static bool begins(const QString& text, qsizetype at)
    {
        if (at + 1 >= text.size())
            return false;
        const auto next = text[at + 1];
        return next.isLetter() || next == u'/' || next == u'!' || next == u'?';
    }

    /// Whether the tag ends a cell of a table.
    bool tag(const QString& text, BareLine& line, qsizetype after)
    {
        m_isName = false;
        const bool closes = text.startsWith(u'/');
        QString name;
        for (auto i = closes ? 1 : 0; i < text.size() && text[i].isLetterOrNumber(); ++i)
            name += text[i].toLower();
        const auto is = [&](std::initializer_list<const char*> names) {
            return std::ranges::any_of(names, [&](const char* each) { return name == QLatin1String(each); });
        };
        if (is({"ul", "ol", "blockquote"}))
            m_lists = std::clamp(m_lists + (closes ? -1 : 1), 0, 50);
        if (is({"del", "s", "strike"})) {
            m_struck = std::max(m_struck + (closes ? -1 : 1), 0);
            m_sawStruck = true;
        }
        m_isName = is({"i", "em", "cite", "q"});
        if (is({"script", "style", "head"}))
            m_hidden = std::max(m_hidden + (closes ? -1 : 1), 0);
        if (is({"td", "th"})) {
            line.isRow = true;
            return closes;
        }
        const bool isHeading = is({"h1", "h2", "h3", "h4", "h5", "h6"});
        if (isHeading)
            m_heading = !closes;
        if (is({"li", "dd"}))
            m_item = !closes;
        if (isHeading || is({"li", "p", "div", "br", "tr", "table", "ul", "ol", "dt", "dd", "section", "article",
                             "blockquote", "pre"})) {
            if (QStringView(line.plain)
                    .mid(line.parts.back().begin, after - line.parts.back().begin)
                    .trimmed()
                    .isEmpty())
                line.parts.pop_back();
            line.parts.push_back(part(line.parts.empty() && after == 0 ? 0 : after));
        }
        return false;
    }

    static void entity(QString& text, qsizetype at)
    {
        static const std::pair<const char*, char16_t> known[]{
            {"nbsp", u' '},   {"amp", u'&'},   {"lt", u'<'},    {"gt", u'>'},     {"quot", u'"'},   {"apos", u'\''},
            {"times", u'×'},  {"ndash", u'–'}, {"mdash", u'—'}, {"middot", u'·'}, {"hellip", u'…'}, {"auml", u'ä'},
            {"ouml", u'ö'},   {"uuml", u'ü'},  {"Auml", u'Ä'},  {"Ouml", u'Ö'},   {"Uuml", u'Ü'},   {"szlig", u'ß'},
            {"eacute", u'é'}, {"lsquo", u'‘'}, {"rsquo", u'’'}, {"ldquo", u'“'},  {"rdquo", u'”'},  {"bdquo", u'„'},
            {"euro", u'€'},   {"thinsp", u' '}};
        const auto end = text.indexOf(u';', at);
        if (end < 0 || end - at > 10)
            return;
        const auto name = text.mid(at + 1, end - at - 1);
        char16_t sign = 0;
        if (name.startsWith(u'#')) {
            bool isNumber = false;
            const auto value = name.startsWith(QLatin1String("#x"), Qt::CaseInsensitive)
                                   ? name.mid(2).toUInt(&isNumber, 16)
                                   : name.mid(1).toUInt(&isNumber);
            if (!isNumber || value < 32 || value > 0xFFFF || (value >= 0xD800 && value < 0xE000))
                return;
            sign = static_cast<char16_t>(value);
        }
        for (const auto& [word, value] : known)
            if (name == QLatin1String(word))
                sign = value;
        if (sign == 0)
            return;
        text[at] = QChar(sign);
        blank(text, at + 1, end - at, nothing);
    }

    int m_lists = 0;
    int m_struck = 0;
    int m_hidden = 0;
    bool m_item = false;
    bool m_heading = false;
    bool m_inTag = false;
    bool m_inComment = false;
    bool m_sawStruck = false;
    bool m_isName = false; ///< the tag before set words off: the name of a unit
};

/// BBCode of forums. Tags of one letter count only where the text closes them: [F] is the arc of a weapon.
class BbCode {
public:
    explicit BbCode(const QString& whole)
    {
        for (const auto* name : {"b",    "i",  "u",  "s",  "size",   "color", "colour", "font", "quote", "spoiler",
                                 "list", "ul", "ol", "li", "table",  "tr",    "td",     "th",   "url",   "center",
                                 "code", "h1", "h2", "h3", "strike", "del",   "pre",    "left", "right", "indent"})
            if (whole.contains(QLatin1String("[/") + QLatin1String(name) + QLatin1Char(']'), Qt::CaseInsensitive))
                m_names.push_back(QString::fromLatin1(name));
    }

    [[nodiscard]] bool isUsed() const { return !m_names.empty(); }

    void strip(BareLine& line)
    {
        static const QRegularExpression tags(QStringLiteral("\\[(/?)([a-zA-Z0-9*]{1,8})(=[^\\]]{0,200})?\\]"));
        auto& text = line.plain;
        bool isItem = false;
        bool isHeading = false;
        bool sawMarkup = false;
        const auto depth = m_lists;
        auto firstDepth = -1;
        qsizetype struckFrom = m_isStruck ? 0 : -1;
        bool sawStruck = m_isStruck;
        line.isQuoted = m_quotes > 0;
        for (auto matches = tags.globalMatch(text); matches.hasNext();) { // of the text as it was
            const auto match = matches.next();
            const auto name = match.captured(2).toLower();
            const bool closes = !match.captured(1).isEmpty();
            const bool isStar = name == QLatin1String("*") && m_lists > 0;
            if (!isStar && std::ranges::find(m_names, name) == m_names.end())
                continue;
            sawMarkup = true;
            blank(text, match.capturedStart(), match.capturedLength());
            if (name == QLatin1String("quote")) {
                m_quotes = std::clamp(m_quotes + (closes ? -1 : 1), 0, 50);
                line.isQuoted |= !closes;
            }
            isHeading |= name == QLatin1String("u") || name.startsWith(u'h') || name == QLatin1String("size");
            if (name == QLatin1String("i")) // words set off from others: the name of a unit
                text[match.capturedStart()] = u'"';
            if (isStar || (name == QLatin1String("li") && !closes)) {
                isItem = true;
                firstDepth = m_lists;
            } else if (name == QLatin1String("list") || name == QLatin1String("ul") || name == QLatin1String("ol") ||
                       name == QLatin1String("indent"))
                m_lists = std::clamp(m_lists + (closes ? -1 : 1), 0, 50);
            else if ((name == QLatin1String("td") || name == QLatin1String("th"))) {
                line.isRow = true;
                if (closes)
                    text[match.capturedStart()] = u'|';
            } else if (name == QLatin1String("s") || name == QLatin1String("strike") || name == QLatin1String("del")) {
                sawStruck = true;
                if (!closes && struckFrom < 0)
                    struckFrom = match.capturedStart();
                else if (closes && struckFrom >= 0) {
                    blank(text, struckFrom, match.capturedStart() - struckFrom);
                    struckFrom = -1;
                }
                m_isStruck = !closes;
            }
        }
        if (struckFrom >= 0)
            blank(text, struckFrom, text.size() - struckFrom);
        for (auto& part : line.parts) {
            part.isHeading |= isHeading;
            part.depth += firstDepth >= 0 ? firstDepth : depth;
            part.isItem |= isItem;
        }
        const bool isEmpty = text.trimmed().isEmpty();
        line.isStruck |= isEmpty && sawStruck;
        line.isFrame |= isEmpty && sawMarkup && !sawStruck;
    }

private:
    std::vector<QString> m_names;
    int m_lists = 0;
    int m_quotes = 0;
    bool m_isStruck = false;
};

/// Marks of Markdown inside a line: **, __, `, ~~, and \ before a mark.
void stripMarkdown(BareLine& line)
{
    auto& text = line.plain;
    static const QRegularExpression struck(QStringLiteral("~~.*?~~"));
    bool sawStruck = false;
    for (auto found = struck.match(text); found.hasMatch(); found = struck.match(text, found.capturedEnd())) {
        blank(text, found.capturedStart(), found.capturedLength());
        sawStruck = true;
    }
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == u'\\' && text[i + 1].unicode() < 128 && !text[i + 1].isLetterOrNumber() &&
            !text[i + 1].isSpace()) {
            text[i] = nothing;
            ++i; // what stands behind it is itself, and no mark of Markdown
        } else if ((text[i] == u'*' && text[i + 1] == u'*') || (text[i] == u'_' && text[i + 1] == u'_')) {
            blank(text, i, 2);
            ++i;
        }
    // *Name* sets words off.
    static const QRegularExpression setOff(QStringLiteral("(?<=\\s)([*_])([^\\s*_][^*_]*)\\1(?=[\\s:,.;)]|$)"));
    for (auto found = setOff.match(text); found.hasMatch(); found = setOff.match(text, found.capturedEnd())) {
        text[found.capturedStart(1)] = u'"';
        text[found.capturedEnd() - 1] = u'"';
    }
    line.isStruck |= sawStruck && text.trimmed().isEmpty();
    const auto words = text.trimmed();
    if (words.count(u'|') >= 2 && words.startsWith(u'|') && (words.endsWith(u'|') || words.count(u'|') > 2))
        line.isRow = true;
}

} // namespace

std::vector<BareLine> withoutMarkup(const std::vector<QString>& lines)
{
    QString whole;
    for (const auto& line : lines)
        whole += line + u'\n';
    static const QRegularExpression htmlTags(
        QStringLiteral("<(html|body|div|p|br|ul|ol|li|table|tr|td|h[1-6]|b|strong|span|del|s)\\b[^>]*>"),
        QRegularExpression::CaseInsensitiveOption);
    const bool isHtml = htmlTags.match(whole).hasMatch();
    Html html;
    BbCode bbCode(whole);
    std::vector<BareLine> bare;
    for (const auto& line : lines) {
        auto& each = bare.emplace_back();
        each.plain = line;
        if (isHtml)
            html.strip(each);
        else
            each.parts = {{0, 0, false, false}};
        if (bbCode.isUsed())
            bbCode.strip(each);
        stripMarkdown(each);
        if (each.parts.empty())
            each.parts = {{0, 0, false, false}};
    }
    return bare;
}

} // namespace muster::text
