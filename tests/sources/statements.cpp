#include "statements.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace muster::testing {

namespace {

using json = nlohmann::ordered_json;

constexpr std::string_view between = " · ";

class Collector {
public:
    explicit Collector(const json& ruleset) : m_citations(ruleset.value("citations", json::object())) {}

    void walk(const json& value, const std::string& place, std::string section)
    {
        if (value.is_object()) {
            if (const auto citation = value.find("citation"); citation != value.end() && citation->is_string())
                section = sectionOf(citation->get<std::string>(), section);
            for (const auto& [key, member] : value.items())
                if (!isElsewhere(key))
                    look(key, member, join(place, key), section);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                walk(value[i], join(place, nameOf(value[i], i)), section);
        }
    }

    std::vector<Printed> found;

private:
    /// Rulings and messages are printed with a verdict, which cites them; the others are not words of rules.
    static bool isElsewhere(const std::string& key)
    {
        static const std::vector<std::string> keys{"rulings", "constraints", "structure", "provenance",
                                                   "sources", "citations",   "$schema"};
        return std::ranges::find(keys, key) != keys.end();
    }

    static std::string join(const std::string& place, const std::string& key)
    {
        return place.empty() ? key : place + '/' + key;
    }

    static std::string nameOf(const json& entry, std::size_t index)
    {
        for (const auto* key : {"id", "rule", "weapon"})
            if (entry.is_object() && entry.contains(key) && entry[key].is_string())
                return entry[key].get<std::string>();
        return std::to_string(index + 1);
    }

    std::string sectionOf(const std::string& citation, const std::string& otherwise) const
    {
        const auto source = m_citations.find(citation);
        return source == m_citations.end() ? otherwise : source->value("section", otherwise);
    }

    void look(const std::string& key, const json& value, const std::string& place, const std::string& section)
    {
        // Elsewhere "short" is a name that fits the head of a column.
        const bool isText = key == "text" || key == "note" || (key == "short" && place.find("rules/") != place.npos);
        if (isText && value.is_string()) {
            found.push_back({place, value.get<std::string>(), section});
        } else if ((key == "steps" || key == "notes") && value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                if (value[i].is_string())
                    found.push_back({place + '/' + std::to_string(i + 1), value[i].get<std::string>(), section});
                else
                    walk(value[i], place + '/' + std::to_string(i + 1), section);
        } else if (key == "title" && value.is_string() && place.starts_with("reference/")) {
            found.push_back({place, value.get<std::string>(), section});
        } else if (key == "table" && place.starts_with("reference/")) {
            if (const auto columns = value.find("columns"); columns != value.end())
                found.push_back({place + "/columns", cells(*columns), section});
            const auto& rows = value.at("rows");
            for (std::size_t i = 0; i < rows.size(); ++i)
                found.push_back({place + '/' + std::to_string(i + 1), cells(rows[i]), section});
        } else {
            walk(value, place, section);
        }
    }

    static std::string cells(const json& row)
    {
        std::string all;
        for (const auto& cell : row)
            all +=
                (all.empty() ? "" : std::string(between)) + (cell.is_string() ? cell.get<std::string>() : cell.dump());
        return all;
    }

    json m_citations;
};

std::string trimmed(std::string text)
{
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

} // namespace

std::vector<Printed> printedTexts(const json& file, const json& ruleset)
{
    Collector collector(ruleset);
    collector.walk(file, {}, {});
    return std::move(collector.found);
}

std::vector<Statement> statementsIn(const std::string& page)
{
    std::vector<Statement> rows;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("| ") || line.starts_with("| ---"))
            continue;
        std::vector<std::string> cells(1);
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|')
                cells.back() += line[++i];
            else if (line[i] == '|')
                cells.emplace_back();
            else
                cells.back() += line[i];
        }
        if (cells.size() != 5 || trimmed(cells[0]) == "where")
            continue;
        rows.push_back({trimmed(cells[0]), trimmed(cells[1]), trimmed(cells[2]), trimmed(cells[3])});
    }
    return rows;
}

std::vector<std::string> sentencesOf(const std::string& text)
{
    std::vector<std::string> sentences;
    std::size_t from = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != ' ' || i == 0)
            continue;
        auto end = i - 1;
        while (end > from && (text[end] == '*' || text[end] == ')' || text[end] == '"'))
            --end;
        const bool isEnd = text[end] == '.' || text[end] == '!' || text[end] == '?';
        const auto next = static_cast<unsigned char>(text[i + 1]);
        if (isEnd && (std::isupper(next) || std::isdigit(next) || next == '*' || next >= 0x80)) {
            sentences.push_back(text.substr(from, i - from));
            from = i + 1;
        }
    }
    sentences.push_back(text.substr(from));
    return sentences;
}

} // namespace muster::testing
