#pragma once

#include "chance.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

using Json = nlohmann::ordered_json;

/// One of the odd texts that mutations put in: whatever is reported on a page, this is never in it as it is.
inline constexpr const char* markup = "<b>&amp;\"'</b>";

/// What was seen in good documents, to be put into others: values by the key they stood under, and ids.
class Pool {
public:
    Pool() = default;
    /// Of the seeds of a target.
    explicit Pool(std::string_view target);

    void add(const Json& document);

    /// A value that stood under this key, or anywhere where none did.
    [[nodiscard]] const Json& value(const std::string& key, Chance& chance) const;
    /// A member, key and value, of an object that stood under this key.
    [[nodiscard]] const std::pair<std::string, Json>* member(const std::string& key, Chance& chance) const;
    [[nodiscard]] std::string id(Chance& chance) const;

private:
    void addIds(const Json& document);
    void addUnder(const std::string& key, const Json& value);

    std::map<std::string, std::vector<Json>> m_values;
    std::map<std::string, std::vector<std::pair<std::string, Json>>> m_members;
    std::vector<std::string> m_keys;
    std::vector<std::string> m_ids;
};

/// Changes a document in one to four places: other values, members and elements taken out, doubled, moved, put in
/// from the pool or from `other`.
void mutate(Json& document, const Json* other, const Pool& pool, Chance& chance);

/// The same of a text. What is not JSON, and now and then what is, has its bytes changed.
[[nodiscard]] std::string mutateJson(std::string_view text, std::string_view other, const Pool& pool, Chance& chance);

} // namespace muster::fuzz
