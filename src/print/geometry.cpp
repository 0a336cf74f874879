#include "print/geometry.h"

#include <nlohmann/json.hpp>

#include <functional>

namespace muster::print {

namespace {

using nlohmann::json;

/// Reads the members of one object, and keeps what is wrong with them.
class Reader {
public:
    Reader(const json& object, std::string pointer, const std::string& file, Faults& faults)
        : m_object(object), m_pointer(std::move(pointer)), m_file(file), m_faults(faults)
    {
        if (!object.is_object())
            fault(m_pointer, "An object is wanted here");
    }

    Reader& number(const char* name, double& value, double least, double most)
    {
        if (const auto* member = find(name)) {
            if (member->is_number() && member->get<double>() >= least && member->get<double>() <= most)
                value = member->get<double>();
            else
                fault(m_pointer + '/' + name,
                      "A number from " + std::to_string(least) + " to " + std::to_string(most) + " is wanted here");
        }
        return *this;
    }

    Reader& whole(const char* name, int& value, int least, int most)
    {
        double read = value;
        number(name, read, least, most);
        value = static_cast<int>(read);
        return *this;
    }

    Reader& flag(const char* name, bool& value)
    {
        if (const auto* member = find(name)) {
            if (member->is_boolean())
                value = member->get<bool>();
            else
                fault(m_pointer + '/' + name, "true or false is wanted here");
        }
        return *this;
    }

    Reader& text(const char* name, std::string& value)
    {
        if (const auto* member = find(name)) {
            if (member->is_string())
                value = member->get<std::string>();
            else
                fault(m_pointer + '/' + name, "A text is wanted here");
        }
        return *this;
    }

    void each(const char* name, const std::function<void(const std::string&, Reader&)>& read)
    {
        const auto* members = find(name);
        if (!members || !members->is_object())
            return;
        for (const auto& [key, value] : members->items()) {
            Reader inner(value, m_pointer + '/' + name + '/' + key, m_file, m_faults);
            read(key, inner);
            inner.finish();
        }
    }

    /// Members that nobody asked for are slips of the pen.
    void finish()
    {
        if (!m_object.is_object())
            return;
        for (const auto& [key, value] : m_object.items())
            if (m_known.find(key) == m_known.end())
                fault(m_pointer + '/' + key, "This member is not known");
    }

private:
    const json* find(const char* name)
    {
        m_known[name] = true;
        if (!m_object.is_object())
            return nullptr;
        const auto found = m_object.find(name);
        return found == m_object.end() ? nullptr : &*found;
    }

    void fault(const std::string& pointer, std::string message)
    {
        m_faults.push_back({m_file, 0, 0, pointer, std::move(message), {}});
    }

    const json& m_object;
    std::string m_pointer;
    const std::string& m_file;
    Faults& m_faults;
    std::map<std::string, bool> m_known;
};

constexpr double largest = 2000; // mm; more is a slip

void readBlock(Reader& reader, BlockShape& shape)
{
    reader.number("before", shape.before, 0, largest).number("after", shape.after, 0, largest);
    reader.number("padding", shape.padding, 0, 50).number("radius", shape.radius, 0, 50);
    reader.number("frame", shape.frame, 0, 10).number("ruleBelow", shape.ruleBelow, 0, 10);
    reader.number("indent", shape.indent, 0, 100).number("room", shape.room, 0, 200).flag("pale", shape.isPale).flag("spans", shape.spans);
    reader.flag("keepsWithNext", shape.keepsWithNext).flag("repeats", shape.repeats);
    reader.flag("goesUnder", shape.goesUnder).flag("card", shape.isCard);
}

} // namespace

const BlockShape& Geometry::block(std::string_view kind) const
{
    static const BlockShape plain;
    const auto found = blocks.find(kind);
    return found == blocks.end() ? plain : found->second;
}

Result<Geometry> readGeometry(const std::string& text, const std::string& file)
{
    json root;
    try {
        root = json::parse(text);
    } catch (const json::parse_error& error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        return failure({file, static_cast<int>(line), 0, {}, "This is no JSON", "Mend the file or take it away."});
    }
    Geometry geometry;
    Faults faults;
    Reader reader(root, {}, file, faults);
    reader.number("left", geometry.left, 0, 80).number("right", geometry.right, 0, 80);
    reader.number("top", geometry.top, 0, 80).number("bottom", geometry.bottom, 8, 80);
    reader.number("footSize", geometry.footSize, 4, 20);
    reader.number("smallest", geometry.smallest, 0.3, 1).number("inParts", geometry.inParts, 0.3, 1);
    reader.each("papers", [&](const std::string& id, Reader& paper) {
        auto& shape = geometry.papers[id];
        paper.number("width", shape.width, 100, largest).number("height", shape.height, 100, largest);
    });
    reader.each("sheets", [&](const std::string& id, Reader& sheet) {
        auto& shape = geometry.sheets[id];
        sheet.text("title", shape.title).whole("columns", shape.columns, 1, 6).number("gutter", shape.gutter, 0, 40);
        sheet.whole("columnsLandscape", shape.columnsLandscape, 0, 8).whole("pages", shape.pages, 1, 100);
        sheet.number("smallest", shape.smallest, 0.3, 1);
    });
    reader.each("cards", [&](const std::string& id, Reader& card) {
        auto& shape = geometry.cards[id];
        card.whole("columns", shape.columns, 1, 6).number("gutter", shape.gutter, 0, 40);
        card.number("width", shape.width, 0, largest).number("height", shape.height, 0, largest);
        card.number("scale", shape.scale, 0.4, 2).whole("rows", shape.rows, 0, 10);
        card.number("smallest", shape.smallest, 0.3, 1).number("inset", shape.inset, 0, 10);
        card.flag("marks", shape.hasMarks).whole("pages", shape.pages, 1, 100);
        card.whole("tightColumns", shape.tightColumns, 0, 8).number("tightScale", shape.tightScale, 0.4, 2);
    });
    reader.each("blocks", [&](const std::string& kind, Reader& block) { readBlock(block, geometry.blocks[kind]); });
    reader.finish();
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return geometry;
}

} // namespace muster::print
