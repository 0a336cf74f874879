#include "paper/layout/glyph.h"

#include <QPainterPath>

#include <charconv>
#include <optional>
#include <vector>

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
        const char upper = static_cast<char>(isRelative ? command - 'a' + 'A' : command);
        const auto now = m_path.currentPosition();
        const QPointF origin = isRelative ? now : QPointF();
        if (upper == 'Z')
            return m_path.closeSubpath(), true;
        if (upper == 'H' || upper == 'V') {
            const auto to = number();
            if (to)
                m_path.lineTo(upper == 'H' ? QPointF(origin.x() + *to, now.y()) : QPointF(now.x(), origin.y() + *to));
            return to.has_value();
        }
        std::vector<QPointF> points;
        for (std::size_t count = upper == 'C' ? 3 : upper == 'Q' ? 2 : 1; points.size() < count;) {
            const auto to = point(origin);
            if (!to)
                return false;
            points.push_back(*to);
        }
        if (upper == 'C')
            m_path.cubicTo(points[0], points[1], points[2]);
        else if (upper == 'Q')
            m_path.quadTo(points[0], points[1]);
        else if (upper == 'M')
            m_path.moveTo(points[0]);
        else
            m_path.lineTo(points[0]);
        return true;
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
