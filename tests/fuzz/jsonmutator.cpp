#include "jsonmutator.h"

#include "target.h"

#include <algorithm>
#include <limits>

namespace muster::fuzz {

namespace {

constexpr std::size_t mostKept = 400;    // values of one key in the pool
constexpr std::size_t mostText = 256;    // bytes of a value in the pool
constexpr std::size_t mostRepeated = 40; // elements that one becomes
constexpr std::size_t mostDepth = 200;
constexpr std::size_t mostNodes = 20'000; // of a document that is changed further

/// A value in a document, with the key that it, or the list that it is in, is under.
struct Node {
    Json* value = nullptr;
    Json* owner = nullptr;
    std::size_t place = 0; ///< in its owner
    std::string key;
};

void collect(Json& value, Json* owner, std::size_t place, const std::string& key, std::vector<Node>& nodes)
{
    nodes.push_back({&value, owner, place, key});
    std::size_t i = 0;
    if (value.is_object())
        for (auto& [name, member] : value.get_ref<Json::object_t&>())
            collect(member, &value, i++, name, nodes);
    else if (value.is_array())
        for (auto& element : value)
            collect(element, &value, i++, key, nodes);
}

std::vector<Node> nodesOf(Json& document)
{
    std::vector<Node> nodes;
    collect(document, nullptr, 0, {}, nodes);
    return nodes;
}

Json otherNumber(const Json& value, Chance& chance)
{
    static const std::vector<Json> edges{0,
                                         1,
                                         -1,
                                         2,
                                         7,
                                         63,
                                         64,
                                         65,
                                         1000,
                                         10'000,
                                         1'000'000,
                                         10'000'000,
                                         std::numeric_limits<std::int32_t>::max(),
                                         std::numeric_limits<std::int32_t>::min(),
                                         std::numeric_limits<std::int64_t>::max(),
                                         std::numeric_limits<std::int64_t>::min(),
                                         std::numeric_limits<std::uint64_t>::max(),
                                         0.5,
                                         1e300};
    if (!value.is_number_integer() || chance.oneIn(2))
        return chance.oneOf(edges);
    const auto number = value.get<std::int64_t>();
    const auto step = static_cast<std::int64_t>(1 + chance.below(4));
    if (std::abs(number / 2) > std::numeric_limits<std::int32_t>::max())
        return -1;
    switch (chance.below(4)) {
    case 0:
        return number + step;
    case 1:
        return number - step;
    case 2:
        return number * 2;
    default:
        return -number;
    }
}

std::string otherText(const std::string& text, const Pool& pool, Chance& chance)
{
    static const std::vector<std::string> odd{"",
                                              " ",
                                              "1/3",
                                              "1/0",
                                              "-/10",
                                              "4+",
                                              "D6+2",
                                              "{actual}",
                                              "{actual:point|points} {allowed} {unit} {army}",
                                              "{",
                                              "{a:b",
                                              "red:",
                                              ":",
                                              "a:b:c",
                                              "u1",
                                              "../../x",
                                              markup,
                                              "{{name}}",
                                              "*_`[x](y)",
                                              "\xE2\x80\xAE"
                                              "abc", // right to left
                                              "\x1B[31m\x01\x7F\xC2\x9B"
                                              "2J",
                                              "\xF0\x9F\x98\x80 \xD7\xA9\xD7\x9C",
                                              "line\nline\r\n\tline",
                                              std::string(1, '\0'),
                                              std::string(400, 'W'),
                                              std::string(401, 'w')};
    switch (chance.below(4)) {
    case 0:
        return chance.oneOf(odd);
    case 1:
        return chance.changedBytes(text);
    case 2:
        return text + chance.oneOf(odd);
    default:
        return pool.id(chance);
    }
}

Json otherValue(const Json& value, const Pool& pool, Chance& chance)
{
    static const std::vector<Json> kinds{nullptr, true, false, 0, "", Json::array(), Json::object()};
    if (chance.oneIn(12))
        return chance.oneOf(kinds);
    if (value.is_boolean())
        return !value.get<bool>();
    if (value.is_number())
        return otherNumber(value, chance);
    if (value.is_string())
        return otherText(value.get<std::string>(), pool, chance);
    return chance.oneOf(kinds);
}

/// Puts a value into a list, or a member into an object.
void insert(Node& node, Json value, const Pool& pool, Chance& chance)
{
    auto& target = *node.value;
    if (target.is_array()) {
        target.insert(target.begin() + static_cast<std::ptrdiff_t>(chance.below(target.size() + 1)), std::move(value));
    } else if (target.is_object()) {
        if (const auto* member = pool.member(node.key, chance); member && !chance.oneIn(6))
            target[member->first] = member->second;
        else
            target[pool.id(chance)] = std::move(value);
    } else {
        target = std::move(value);
    }
}

void repeat(Json& list, std::size_t place, Chance& chance)
{
    const auto element = list[place];
    const auto times = chance.oneIn(4) ? 1 + chance.below(mostRepeated) : 1;
    for (std::size_t i = 0; i < times; ++i)
        list.push_back(element);
}

void removeAt(Json& owner, std::size_t place)
{
    const auto at = static_cast<std::ptrdiff_t>(place);
    if (owner.is_array()) {
        owner.erase(owner.begin() + at);
    } else {
        auto& members = owner.get_ref<Json::object_t&>();
        members.erase(members.begin() + at);
    }
}

void swapIn(Json& list, std::size_t place, Chance& chance)
{
    const auto with = chance.below(list.size());
    if (with != place)
        std::swap(list[place], list[with]);
}

/// Another key for a member: that of another one, or an id.
void rename(Json& object, std::size_t place, const Pool& pool, Chance& chance)
{
    auto& members = object.get_ref<Json::object_t&>();
    auto value = (members.begin() + static_cast<std::ptrdiff_t>(place))->second;
    auto name = pool.id(chance);
    removeAt(object, place);
    object[std::move(name)] = std::move(value);
}

void mutateOnce(Json& document, const Json* other, const Pool& pool, Chance& chance)
{
    auto nodes = nodesOf(document);
    auto node = nodes[chance.below(nodes.size())];
    const bool isElement = node.owner && node.owner->is_array();
    switch (chance.below(10)) {
    case 0:
    case 1:
        *node.value = otherValue(*node.value, pool, chance);
        break;
    case 2:
        *node.value = pool.value(node.key, chance);
        break;
    case 3: { // a value of the same key from elsewhere, in itself perhaps
        auto source = other ? *other : document;
        auto given = nodesOf(source);
        const auto from = chance.below(given.size());
        for (std::size_t i = 0; i < given.size(); ++i)
            if (const auto& each = given[(from + i) % given.size()]; each.key == node.key && each.owner) {
                const Json copy = *each.value;
                *node.value = copy;
                break;
            }
        break;
    }
    case 4: {
        const Json copy = *nodes[chance.below(nodes.size())].value;
        insert(node, copy, pool, chance);
        break;
    }
    case 5:
        insert(node, pool.value(node.key, chance), pool, chance);
        break;
    case 6:
        if (node.owner)
            removeAt(*node.owner, node.place);
        break;
    case 7:
        if (isElement)
            repeat(*node.owner, node.place, chance);
        break;
    case 8:
        if (isElement)
            swapIn(*node.owner, node.place, chance);
        break;
    default:
        if (node.owner && node.owner->is_object() && chance.oneIn(3))
            rename(*node.owner, node.place, pool, chance);
        else if (node.value->is_string())
            *node.value = pool.id(chance);
        break;
    }
}

/// How deep brackets are in brackets, those in strings counted too: what walks through a document is recursive here.
std::size_t depthOf(std::string_view text)
{
    std::size_t depth = 0;
    std::size_t deepest = 0;
    for (const auto c : text)
        if (c == '[' || c == '{')
            deepest = std::max(deepest, ++depth);
        else if ((c == ']' || c == '}') && depth > 0)
            --depth;
    return deepest;
}

Json parsed(std::string_view text)
{
    return depthOf(text) > mostDepth ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
}

} // namespace

Pool::Pool(std::string_view target)
{
    for (const auto& seed : seedsOf(*findTarget(target)))
        if (const auto document = parsed(bytesOf(seed)); !document.is_discarded())
            add(document);
}

void Pool::add(const Json& document)
{
    addUnder({}, document);
    addIds(document);
}

void Pool::addIds(const Json& document)
{
    if (document.is_object()) {
        for (const auto& [key, value] : document.items()) {
            if ((key == "id" || key == "unit" || key == "as" || key == "ruleset" || key == "army") && value.is_string())
                if (auto id = value.get<std::string>(); std::ranges::find(m_ids, id) == m_ids.end())
                    m_ids.push_back(std::move(id));
            addIds(value);
        }
    } else if (document.is_array()) {
        for (const auto& value : document)
            addIds(value);
    }
}

void Pool::addUnder(const std::string& key, const Json& value)
{
    auto& kept = m_values[key];
    if (kept.empty())
        m_keys.push_back(key);
    const bool isSmall = !value.is_structured() || value.dump().size() <= mostText;
    if (kept.size() < mostKept && isSmall)
        kept.push_back(value);
    if (kept.empty())
        kept.emplace_back(nullptr);
    if (value.is_object())
        for (const auto& [name, member] : value.items()) {
            auto& members = m_members[key];
            if (members.size() < mostKept && (!member.is_structured() || member.dump().size() <= mostText))
                members.emplace_back(name, member);
            addUnder(name, member);
        }
    else if (value.is_array())
        for (const auto& element : value)
            addUnder(key, element);
}

const Json& Pool::value(const std::string& key, Chance& chance) const
{
    static const Json nothing;
    if (m_keys.empty())
        return nothing;
    const auto found = m_values.find(key);
    return chance.oneOf(found == m_values.end() ? m_values.at(chance.oneOf(m_keys)) : found->second);
}

const std::pair<std::string, Json>* Pool::member(const std::string& key, Chance& chance) const
{
    const auto found = m_members.find(key);
    return found == m_members.end() || found->second.empty() ? nullptr : &chance.oneOf(found->second);
}

std::string Pool::id(Chance& chance) const { return m_ids.empty() ? "u1" : chance.oneOf(m_ids); }

void mutate(Json& document, const Json* other, const Pool& pool, Chance& chance)
{
    for (auto rounds = 1 + chance.below(4); rounds > 0; --rounds) {
        mutateOnce(document, other, pool, chance);
        if (nodesOf(document).size() > mostNodes)
            return;
    }
}

std::string mutateJson(std::string_view text, std::string_view other, const Pool& pool, Chance& chance)
{
    auto document = parsed(text);
    if (document.is_discarded() || chance.oneIn(10))
        return chance.changedBytes(std::string(text));
    const auto second = parsed(other);
    mutate(document, second.is_discarded() ? nullptr : &second, pool, chance);
    // What is not UTF-8 goes through as it is, so that it is refused further on.
    return document.dump(chance.oneIn(4) ? 2 : -1, ' ', false, Json::error_handler_t::ignore);
}

} // namespace muster::fuzz
