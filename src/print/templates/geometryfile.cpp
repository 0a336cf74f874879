#include "print/templates/geometryfile.h"

#include "core/base/jsonpath.h"
#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "print/templates/templatefile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <set>

namespace muster::print {

namespace {

using nlohmann::json;

/// Reads the members of one object and collects their faults.
class Reader {
public:
    Reader(const json& object, std::string pointer, const std::string& file, Faults& faults)
        : m_object(object), m_pointer(std::move(pointer)), m_file(file), m_faults(faults)
    {
        if (!object.is_object())
            fault(m_pointer, "An object is wanted here", "Write it as { \"name\": value }.");
    }

    Reader& number(const char* name, double& value, double least, double most)
    {
        return read(name, "A number is wanted here", between(least, most), [&](const json& member) {
            const bool isRight = member.is_number() && member.get<double>() >= least && member.get<double>() <= most;
            value = isRight ? member.get<double>() : value;
            return isRight;
        });
    }
    Reader& whole(const char* name, int& value, int least, int most)
    {
        return read(name, "A whole number is wanted here", between(least, most), [&](const json& member) {
            const auto number = member.is_number() ? member.get<double>() : least - 1.0;
            const bool isRight = number >= least && number <= most && std::floor(number) == number;
            value = isRight ? static_cast<int>(number) : value;
            return isRight;
        });
    }
    Reader& flag(const char* name, bool& value)
    {
        return read(name, "true or false is wanted here", "Write it without quotes.", [&](const json& member) {
            value = member.is_boolean() ? member.get<bool>() : value;
            return member.is_boolean();
        });
    }
    Reader& text(const char* name, std::string& value)
    {
        return read(name, "A text is wanted here", "Write it in quotes.", [&](const json& member) {
            value = member.is_string() ? safeLine(member.get<std::string>()) : value;
            return member.is_string();
        });
    }

    /// `known`: the names that are allowed; empty: any name.
    void each(const char* name, std::initializer_list<std::string_view> known,
              const std::function<void(const std::string&, Reader&)>& read)
    {
        const auto* members = find(name);
        if (!members)
            return;
        const auto pointer = m_pointer + '/' + name;
        if (!members->is_object())
            return fault(pointer, "An object is wanted here", "Write it as { \"name\": { ... } }.");
        for (const auto& [key, value] : members->items()) {
            if (known.size() > 0 && std::ranges::find(known, key) == known.end()) {
                unknown(pointer + '/' + escapedKey(key), key, known);
                continue;
            }
            Reader inner(value, pointer + '/' + escapedKey(key), m_file, m_faults);
            read(key, inner);
            inner.finish();
        }
    }

    /// Members that were not read are mistakes.
    void finish()
    {
        if (!m_object.is_object())
            return;
        for (const auto& [key, value] : m_object.items())
            if (!m_known.contains(key))
                unknown(m_pointer + '/' + escapedKey(key), key, {m_known.begin(), m_known.end()});
    }

private:
    /// `take`: sets the value, and returns false if the member has the wrong form.
    Reader& read(const char* name, const char* message, std::string advice, const auto& take)
    {
        if (const auto* member = find(name); member && !take(*member))
            fault(m_pointer + '/' + name, message, std::move(advice));
        return *this;
    }
    void unknown(const std::string& pointer, const std::string& key, const std::vector<std::string_view>& known)
    {
        fault(pointer, "'" + key + "' is not known here", didYouMean(key, known, "There are " + listed(known) + '.'));
    }

    const json* find(const char* name)
    {
        m_known.insert(name);
        if (!m_object.is_object())
            return nullptr;
        const auto found = m_object.find(name);
        return found == m_object.end() ? nullptr : &*found;
    }

    static std::string between(double least, double most)
    {
        return "Write one from " + shown(least) + " to " + shown(most) + ".";
    }

    /// A number as people write it: 0.3, and 80 without a fraction.
    static std::string shown(double value)
    {
        return json(value == std::floor(value) ? json(static_cast<int>(value)) : json(value)).dump();
    }

    void fault(const std::string& pointer, std::string message, std::string advice)
    {
        m_faults.push_back({m_file, 0, 0, pointer, std::move(message), std::move(advice)});
    }

    const json& m_object;
    std::string m_pointer;
    const std::string& m_file;
    Faults& m_faults;
    std::set<std::string, std::less<>> m_known;
};

constexpr double largest = 2000; // mm; a larger number is a mistake

/// In mm. A smaller page or card has no space for readable text.
constexpr double leastRoom = 20;

void readBlock(Reader& reader, paper::BlockShape& shape)
{
    reader.number("before", shape.before, 0, largest).number("after", shape.after, 0, largest);
    reader.number("padding", shape.padding, 0, 50).number("radius", shape.radius, 0, 50);
    reader.number("frame", shape.frame, 0, 10).number("ruleBelow", shape.ruleBelow, 0, 10);
    reader.number("indent", shape.indent, 0, 100)
        .number("room", shape.room, 0, 200)
        .flag("pale", shape.isPale)
        .flag("spans", shape.spans);
    reader.flag("keepsWithNext", shape.keepsWithNext).flag("repeats", shape.repeats);
    reader.flag("goesUnder", shape.goesUnder).flag("card", shape.isCard);
}

} // namespace

Result<paper::Geometry> readGeometry(const std::string& text, const std::string& file)
{
    const auto root = readJson(text, file);
    if (!root)
        return tl::unexpected(root.error());
    paper::Geometry geometry;
    Faults faults;
    Reader reader(*root, {}, file, faults);
    std::string schema; // used only by text editors
    reader.text("$schema", schema);
    reader.number("left", geometry.left, 0, 80).number("right", geometry.right, 0, 80);
    reader.number("top", geometry.top, 0, 80).number("bottom", geometry.bottom, 8, 80);
    reader.number("footSize", geometry.footSize, 4, 20);
    reader.number("smallest", geometry.smallest, 0.3, 1).number("inParts", geometry.inParts, 0.3, 1);
    reader.number("smallestType", geometry.smallestType, 1, 20);
    reader.each("papers", {"a4", "letter"}, [&](const std::string& id, Reader& paper) {
        auto& shape = geometry.papers[id];
        paper.number("width", shape.width, 100, largest).number("height", shape.height, 100, largest);
    });
    reader.each("sheets",
                {"roster", "cards", "reference", "battle", "order", "beginner", "machines", "tokens", "opponent",
                 "registration", "secret", "book"},
                [&](const std::string& id, Reader& sheet) {
                    auto& shape = geometry.sheets[id];
                    sheet.text("title", shape.title)
                        .whole("columns", shape.columns, 1, 6)
                        .number("gutter", shape.gutter, 0, 40);
                    sheet.whole("columnsLandscape", shape.columnsLandscape, 0, 8).whole("pages", shape.pages, 1, 100);
                    sheet.number("smallest", shape.smallest, 0.3, 1).number("largest", shape.largest, 1, 2);
                });
    reader.each("cards", {"two", "four", "nine", "poker", "half", "machine"}, [&](const std::string& id, Reader& card) {
        auto& shape = geometry.cards[id];
        card.whole("columns", shape.columns, 1, 6).number("gutter", shape.gutter, 0, 40);
        card.number("width", shape.width, 0, largest).number("height", shape.height, 0, largest);
        card.number("scale", shape.scale, 0.4, 2).whole("rows", shape.rows, 0, 10);
        card.number("smallest", shape.smallest, 0.3, 1).number("largest", shape.largest, 1, 2);
        card.number("inset", shape.inset, 0, 10);
        card.flag("marks", shape.hasMarks).whole("pages", shape.pages, 1, 100);
        card.whole("tightColumns", shape.tightColumns, 0, 8).number("tightScale", shape.tightScale, 0.4, 2);
        card.number("stretch", shape.stretch, 0, 1);
    });
    reader.each("blocks", {}, [&](const std::string& kind, Reader& block) { readBlock(block, geometry.blocks[kind]); });
    reader.finish();
    if (!faults.empty()) {
        addLines(faults, text);
        return tl::unexpected(std::move(faults));
    }
    return geometry;
}

Faults checkRoom(const paper::Geometry& geometry, const std::string& file)
{
    Faults faults;
    const auto fault = [&](std::string pointer, std::string message) {
        faults.push_back(
            {file, 0, 0, std::move(pointer), std::move(message), "Make margins, gaps or columns smaller."});
    };
    double narrowest = std::numeric_limits<double>::max();
    double shortest = narrowest;
    for (const auto& [id, paper] : geometry.papers) {
        // Every paper size may be used in landscape.
        const auto across = std::min(paper.width, paper.height);
        narrowest = std::min(narrowest, across - geometry.left - geometry.right);
        shortest = std::min(shortest, across - geometry.top - geometry.bottom);
        if (across - geometry.left - geometry.right < leastRoom || across - geometry.top - geometry.bottom < leastRoom)
            fault("/papers/" + escapedKey(id), "The margins leave no room on this paper");
    }
    const auto fits = [&](int columns, double gutter, double padding) {
        return (narrowest - (columns - 1) * gutter) / columns - padding >= leastRoom / 2;
    };
    for (const auto& [id, sheet] : geometry.sheets)
        if (!fits(std::max(sheet.columns, sheet.columnsLandscape), sheet.gutter, 0))
            fault("/sheets/" + escapedKey(id), "The columns of this sheet have no room");
    double padding = 0;
    for (const auto& [kind, block] : geometry.blocks)
        if (block.isCard)
            padding = std::max(padding, 2 * block.padding + block.indent);
    for (const auto& [id, card] : geometry.cards) {
        const bool isExact = card.width > 0 && card.height > 0;
        const auto least = padding + 2 * card.inset + leastRoom / 2;
        const auto rowHeight = card.rows > 0 ? (shortest - (card.rows - 1) * card.gutter) / card.rows : least;
        const bool hasHeight = (card.height <= 0 || card.height >= least) && rowHeight >= least;
        if (isExact
                ? card.width < least || !hasHeight
                : !hasHeight || !fits(std::max(card.columns, card.tightColumns), card.gutter, padding + 2 * card.inset))
            fault("/cards/" + escapedKey(id), "Cards of this size have no room for words");
    }
    return faults;
}

} // namespace muster::print
