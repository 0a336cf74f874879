#include "battlescribe/file/xmlbounds.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

class Outliner {
public:
    Outliner(std::string_view bytes, const std::string& file, const XmlBounds& bounds)
        : m_bytes(bytes), m_file(file), m_bounds(bounds)
    {
    }

    Result<XmlOutline> run()
    {
        if (m_bytes.size() > m_bounds.bytes)
            return refuse("the file is too large: of " + std::string(m_bounds.of) + " at most " +
                          std::to_string(m_bounds.bytes >> 20) + " MB are read");
        while (m_at < m_bytes.size()) {
            const auto mark = std::min(m_bytes.find('<', m_at), m_bytes.size());
            lookAtText(m_bytes.substr(m_at, mark - m_at));
            if (!addText(mark - m_at))
                return refuseText();
            m_at = mark;
            if (mark == m_bytes.size())
                break;
            if (auto passed = passMark(); !passed)
                return tl::unexpected(std::move(passed.error()));
        }
        if (m_elements == 0)
            return refuse("there is no XML element in it");
        if (m_outline.rootEnd == 0)
            return refuse("the file ends in the middle: an element is not closed");
        return m_outline;
    }

private:
    [[nodiscard]] tl::unexpected<Faults> refuse(std::string message, std::string advice = {}) const
    {
        auto fault = Fault::about(m_file, std::move(message), std::move(advice));
        const auto before = m_bytes.substr(0, m_at);
        fault.line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
        return failure(std::move(fault));
    }

    /// Texts with comments between them are one. Blanks between elements count too: no real file has a megabyte of
    /// them.
    [[nodiscard]] bool addText(std::size_t bytes)
    {
        m_text += bytes;
        return m_text <= m_bounds.bytesOfText;
    }

    [[nodiscard]] tl::unexpected<Faults> refuseText() const
    {
        return refuse("a text has more than " + std::to_string(m_bounds.bytesOfText >> 20) + " MB");
    }

    [[nodiscard]] bool begins(std::string_view mark) const { return m_bytes.substr(m_at).starts_with(mark); }

    Result<void> passMark()
    {
        if (begins("<!--"))
            return passUntil("-->");
        if (begins("<![CDATA[")) {
            const auto begin = m_at;
            auto passed = passUntil("]]>");
            return passed && !addText(m_at - begin) ? refuseText() : passed;
        }
        if (begins("<?"))
            return passUntil("?>");
        if (begins("<!"))
            return refuse("it declares a document type or entities, which are not read",
                          "What BattleScribe or New Recruit saves has none: save it there again.");
        return passTag();
    }

    Result<void> passUntil(std::string_view end)
    {
        const auto found = m_bytes.find(end, m_at);
        if (found == std::string_view::npos)
            return refuse("the file ends in the middle");
        m_at = found + end.size();
        return {};
    }

    Result<void> passTag()
    {
        m_text = 0;
        const auto begin = m_at;
        const bool isEnd = begins("</");
        std::size_t attributes = 0;
        // One comparison passes a letter: all of them come behind the marks.
        const auto end = std::min(m_bytes.size(), begin + m_bounds.bytesOfTag + 1);
        auto at = m_at + 1;
        for (; at < end; ++at) {
            const char c = m_bytes[at];
            if (c > '>')
                continue;
            if (c == '>')
                break;
            if (c == '"' || c == '\'') {
                at = std::min(m_bytes.find(c, at + 1), m_bytes.size());
                if (++attributes > m_bounds.attributesOfElement)
                    return refuse("an element has more than " + std::to_string(m_bounds.attributesOfElement) +
                                  " attributes");
            }
        }
        if (at - begin > m_bounds.bytesOfTag)
            return refuse("an attribute has more than " + std::to_string(m_bounds.bytesOfTag >> 20) + " MB of text");
        m_at = at;
        if (m_at >= m_bytes.size())
            return refuse("the file ends in the middle of an element");
        const auto tag = m_bytes.substr(begin, ++m_at - begin);
        m_attributes += attributes;
        if (m_attributes > m_bounds.attributes)
            return refuse("it has more than " + std::to_string(m_bounds.attributes) + " attributes");
        return isEnd ? close() : open(tag, begin);
    }

    Result<void> open(std::string_view tag, std::size_t begin)
    {
        if (m_elements == 0)
            m_outline.rootBegin = begin;
        if (++m_elements > m_bounds.elements)
            return refuse("it has more than " + std::to_string(m_bounds.elements) + " elements");
        auto& spelling = m_outline.spelling;
        if (tag.find('&') != std::string_view::npos) {
            spelling.escapesApostrophe |= tag.find("&apos;") != std::string_view::npos;
            spelling.escapesGreater |= tag.find("&gt;") != std::string_view::npos;
        }
        if (++m_depth > m_bounds.depth)
            return refuse("elements are nested more than " + std::to_string(m_bounds.depth) + " deep");
        if (!tag.ends_with("/>"))
            return {};
        spelling.hasBlankBeforeSlash |= tag.ends_with(" />");
        return close();
    }

    Result<void> close()
    {
        if (m_depth > 0 && --m_depth == 0 && m_outline.rootEnd == 0)
            m_outline.rootEnd = m_at;
        return {};
    }

    void lookAtText(std::string_view text)
    {
        auto& spelling = m_outline.spelling;
        for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
            const auto rest = text.substr(at, 6);
            spelling.escapesApostrophe |= rest == "&apos;";
            spelling.escapesQuote |= rest == "&quot;";
            spelling.escapesGreater |= rest.starts_with("&gt;");
        }
    }

    std::string_view m_bytes;
    const std::string& m_file;
    const XmlBounds& m_bounds;
    XmlOutline m_outline;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::size_t m_text = 0; ///< bytes since the last element began or ended
    std::size_t m_elements = 0;
    std::size_t m_attributes = 0;
};

} // namespace

Result<XmlOutline> outlineOf(std::string_view bytes, const std::string& file, const XmlBounds& bounds)
{
    return Outliner(bytes, file, bounds).run();
}

} // namespace muster::battlescribe
