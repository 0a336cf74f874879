#include "battlescribe/file/jsonbounds.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

constexpr std::size_t mostKeys = 10;

bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

bool isOfNumber(char c) { return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E'; }

class JsonOutliner {
public:
    JsonOutliner(std::string_view bytes, const std::string& file, const JsonBounds& bounds)
        : m_bytes(bytes), m_file(file), m_bounds(bounds)
    {
    }

    /// False, with a fault, if a bound is passed.
    bool run()
    {
        if (m_bytes.size() > m_bounds.bytes)
            return refuse("the file is too large: of " + std::string(m_bounds.of) + " at most " +
                          std::to_string(m_bounds.bytes >> 20) + " MB are read");
        while (m_at < m_bytes.size())
            if (!passMark())
                return false;
        copyUpTo(m_bytes.size());
        return true;
    }

    JsonOutline take() { return std::move(m_outline); }
    Faults takeFaults() { return std::move(m_faults); }

private:
    bool refuse(std::string message)
    {
        auto fault = Fault::about(m_file, std::move(message));
        fault.line = 1 + static_cast<int>(std::ranges::count(m_bytes.substr(0, m_at), '\n'));
        m_faults.push_back(std::move(fault));
        return false;
    }

    bool passMark()
    {
        switch (m_bytes[m_at]) {
        case '"':
            return passText();
        case '{':
        case '[':
            return open();
        case '}':
        case ']':
            close();
            return true;
        case 't': // true, false, null
        case 'f':
        case 'n':
            ++m_at;
            return count();
        default:
            if (isOfNumber(m_bytes[m_at]))
                return passNumber();
            ++m_at;
            return true;
        }
    }

    bool count()
    {
        if (++m_values > m_bounds.values)
            return refuse("it has more than " + std::to_string(m_bounds.values) + " values");
        return true;
    }

    bool passText()
    {
        const auto begin = ++m_at;
        const auto end = std::min(m_bytes.size(), begin + m_bounds.bytesOfText + 1);
        for (; m_at < end && m_bytes[m_at] != '"'; ++m_at)
            if (m_bytes[m_at] == '\\')
                ++m_at; // what it escapes
        if (m_at >= end && end < m_bytes.size())
            return refuse("a text has more than " + std::to_string(m_bounds.bytesOfText >> 20) + " MB");
        m_at = std::min(m_at, m_bytes.size());
        const auto text = m_bytes.substr(begin, m_at - begin);
        m_at = std::min(m_at + 1, m_bytes.size());
        if (m_depth == 1 && m_outline.keys.size() < mostKeys && isKey())
            m_outline.keys.push_back(text);
        return count();
    }

    /// Whether a colon is next.
    [[nodiscard]] bool isKey() const
    {
        auto at = m_at;
        while (at < m_bytes.size() && isBlank(m_bytes[at]))
            ++at;
        return at < m_bytes.size() && m_bytes[at] == ':';
    }

    bool passNumber()
    {
        const auto begin = m_at;
        while (m_at < m_bytes.size() && isOfNumber(m_bytes[m_at]))
            if (++m_at - begin > m_bounds.digits)
                return refuse("a number has more than " + std::to_string(m_bounds.digits) + " digits");
        return count();
    }

    bool open()
    {
        if (m_depth == m_bounds.depth)
            return refuse("brackets are nested more than " + std::to_string(m_bounds.depth) + " deep");
        if (m_depth + 1 == depthOfLists) {
            copyUpTo(m_at);
            m_outline.top += "null";
        }
        ++m_depth;
        ++m_at;
        return count();
    }

    void close()
    {
        ++m_at;
        if (m_depth == depthOfLists)
            m_copied = m_at;
        if (m_depth > 0)
            --m_depth;
    }

    void copyUpTo(std::size_t end)
    {
        if (m_depth < depthOfLists && end > m_copied)
            m_outline.top += m_bytes.substr(m_copied, end - m_copied);
    }

    static constexpr std::size_t depthOfLists = 3; ///< the outermost object, the catalogue, its lists

    std::string_view m_bytes;
    const std::string& m_file;
    const JsonBounds& m_bounds;
    JsonOutline m_outline;
    Faults m_faults;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::size_t m_values = 0;
    std::size_t m_copied = 0; ///< up to here all is in the outline, or left out
};

} // namespace

Result<JsonOutline> outlineOf(std::string_view bytes, const std::string& file, const JsonBounds& bounds)
{
    JsonOutliner outliner(bytes, file, bounds);
    if (!outliner.run())
        return tl::unexpected<Faults>(outliner.takeFaults());
    return outliner.take();
}

std::vector<std::string_view> outerKeysOf(std::string_view bytes)
{
    const JsonBounds bounds;
    const std::string noName;
    JsonOutliner outliner(bytes.substr(0, bounds.bytes), noName, bounds);
    (void)outliner.run(); // what comes behind a fault is not needed
    return outliner.take().keys;
}

} // namespace muster::battlescribe
