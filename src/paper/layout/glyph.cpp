#include "paper/layout/glyph.h"

#include <QPainterPath>

#include <charconv>
#include <optional>

namespace muster::paper {

namespace {

class PathReader {
public:
    explicit PathReader(std::string_view text) : m_text(text) {}

    QPainterPath read()
    {
        char command = 0;
        while (true) {
            skip();
            if (m_text.empty())
                return m_path;
            const char next = m_text.front();
            if (std::string_view("MmLlHhVvCcQqZz").find(next) != std::string_view::npos) {
                command = next;
                m_text.remove_prefix(1);
            } else if (command == 0 || command == 'Z' || command == 'z') {
                return m_path;
            }
            if (!draw(command))
                return m_path;
            // In SVG, more coordinates after a move are lines.
            if (command == 'M')
                command = 'L';
            else if (command == 'm')
                command = 'l';
        }
    }

    /// After read(): whether everything was understood.
    [[nodiscard]] bool isAtEnd() const { return m_text.empty(); }

private:
    bool draw(char command)
    {
        const bool isRelative = command >= 'a';
        const QPointF origin = isRelative ? m_path.currentPosition() : QPointF();
        switch (isRelative ? command - 'a' + 'A' : command) {
        case 'M':
            if (const auto to = point(origin))
                return m_path.moveTo(*to), true;
            return false;
        case 'L':
            if (const auto to = point(origin))
                return m_path.lineTo(*to), true;
            return false;
        case 'H':
            if (const auto x = number())
                return m_path.lineTo(origin.x() + *x, m_path.currentPosition().y()), true;
            return false;
        case 'V':
            if (const auto y = number())
                return m_path.lineTo(m_path.currentPosition().x(), origin.y() + *y), true;
            return false;
        case 'C': {
            const auto first = point(origin);
            const auto second = point(origin);
            const auto to = point(origin);
            return first && second && to && (m_path.cubicTo(*first, *second, *to), true);
        }
        case 'Q': {
            const auto control = point(origin);
            const auto to = point(origin);
            return control && to && (m_path.quadTo(*control, *to), true);
        }
        case 'Z':
            m_path.closeSubpath();
            return true;
        default:
            return false;
        }
    }

    void skip()
    {
        while (!m_text.empty() && std::string_view(" ,\t\r\n").find(m_text.front()) != std::string_view::npos)
            m_text.remove_prefix(1);
    }

    std::optional<double> number()
    {
        skip();
        double value = 0;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc{})
            return std::nullopt;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return value;
    }

    std::optional<QPointF> point(QPointF origin)
    {
        const auto x = number();
        const auto y = number();
        if (!x || !y)
            return std::nullopt;
        return origin + QPointF(*x, *y);
    }

    std::string_view m_text;
    QPainterPath m_path;
};

} // namespace

QPainterPath readPath(std::string_view text)
{
    auto path = PathReader(text).read();
    path.setFillRule(Qt::WindingFill);
    return path;
}

bool isPath(std::string_view text)
{
    PathReader reader(text);
    const auto path = reader.read();
    return reader.isAtEnd() && !path.isEmpty() && (text.starts_with('M') || text.starts_with('m'));
}

} // namespace muster::paper
