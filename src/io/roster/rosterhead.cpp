#include "io/roster/rosterhead.h"

#include <nlohmann/json.hpp>

#include <map>

namespace muster {

namespace {

using nlohmann::json;

/// Takes what it knows, and stops at the units: they may be long.
class HeadReader : public json::json_sax_t {
public:
    RosterHead head;
    bool isRoster = false;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (m_depth == 2 && m_inside == "battle" && m_key == "points" && value <= mostPoints)
            head.points = static_cast<std::int64_t>(value);
        return true;
    }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t& value) override
    {
        if (m_depth != 1)
            return true;
        static const std::map<std::string_view, std::string RosterHead::*> texts{{"name", &RosterHead::name},
                                                                                 {"player", &RosterHead::player},
                                                                                 {"ruleset", &RosterHead::ruleset},
                                                                                 {"army", &RosterHead::army}};
        if (m_key == "format")
            isRoster = value == "muster-roster";
        else if (const auto text = texts.find(m_key); text != texts.end())
            head.*text->second = value;
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return deeper(); }
    bool end_object() override { return higher(); }
    bool start_array(std::size_t) override { return deeper(); }
    bool end_array() override { return higher(); }
    bool key(string_t& value) override
    {
        m_key = value;
        return m_depth != 1 || m_key != "units";
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

private:
    static constexpr number_unsigned_t mostPoints = 1'000'000'000;

    bool deeper()
    {
        if (m_depth == 1)
            m_inside = m_key;
        ++m_depth;
        return m_depth < 16;
    }
    bool higher()
    {
        --m_depth;
        return true;
    }

    int m_depth = 0;
    std::string m_key;
    std::string m_inside; ///< the key of the document that is open
};

} // namespace

std::optional<RosterHead> readRosterHead(std::string_view beginning)
{
    HeadReader reader;
    (void)json::sax_parse(beginning.begin(), beginning.end(), &reader);
    return reader.isRoster ? std::optional(std::move(reader.head)) : std::nullopt;
}

} // namespace muster
