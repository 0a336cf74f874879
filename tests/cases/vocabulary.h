#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::testing {

/// Draws constraints from what the schemas let an author write, with ids of the game that was invented for tests of the
/// language. A key that the schemas get is drawn without a change here; if ids are to be behind it, they are wanted
/// here. The same seed draws the same.
class Vocabulary {
public:
    using json = nlohmann::json;
    using Pointer = json::json_pointer;

    explicit Vocabulary(std::uint64_t seed);

    /// A constraint that keeps the schema. It may well mean nothing: then reading it tells a fault.
    [[nodiscard]] json constraint();
    /// The constraint without what is there, or with something else in its place; always one that keeps the schema.
    [[nodiscard]] json changed(const json& constraint, const Pointer& at);
    /// The constraint with a word more somewhere.
    [[nodiscard]] json grown(const json& constraint);

    /// Where words of the constraint are: all members, and entries of lists, that say what is judged. How it is
    /// reported (id, name, citation, message) is left out.
    [[nodiscard]] static std::vector<Pointer> words(const json& constraint);
    /// Every word that a constraint can have, as "filter.category": the object of the schema and its key.
    [[nodiscard]] std::set<std::string> allWords() const;
    /// The one that is there, or those that may be meant.
    [[nodiscard]] std::set<std::string> wordsAt(const json& constraint, const Pointer& at) const;

    /// A number below the bound.
    [[nodiscard]] std::size_t below(std::size_t bound);
    [[nodiscard]] bool oneIn(std::size_t times) { return below(times) == 0; }
    [[nodiscard]] const auto& anyOf(const auto& list) { return list[below(std::size(list))]; }

private:
    /// A part of a schema, the document that it is in, and its name: that of the definition, and the keys from there.
    struct Form {
        const json* schema;
        const json* root;
        std::string name;
    };
    [[nodiscard]] Form resolved(Form form) const;
    [[nodiscard]] std::vector<Form> formsOf(const Form& form) const;
    [[nodiscard]] static Form member(const Form& form, const std::string& key);
    [[nodiscard]] std::vector<Form> formsAt(const Pointer& at) const;
    [[nodiscard]] std::optional<Form> objectFormAt(const Pointer& at, const std::string& key) const;
    [[nodiscard]] static std::vector<std::string> required(const Form& form);
    void addWords(const Form& form, std::set<std::string>& words) const;

    [[nodiscard]] json draw(const Form& form, int depth);
    [[nodiscard]] json number(const json& schema);
    [[nodiscard]] json text(const Form& form);
    [[nodiscard]] json list(const Form& form, int depth);
    [[nodiscard]] json object(const Form& form, int depth);
    [[nodiscard]] std::vector<std::string> keysFor(const Form& form, int depth);

    json m_ruleset;
    json m_army;
    Form m_constraint;
    std::uint64_t m_state;
};

} // namespace muster::testing
