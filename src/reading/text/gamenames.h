#pragma once

#include "io/data/store.h"
#include "reading/text/match.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace muster::text {

/// A name of a unit, in one of the languages of the data.
struct UnitName {
    Id<Unit> unit;
    Phrase phrase;
};

struct OptionName {
    Id<Option> option;
    Phrase phrase;
};

struct GroupName {
    const ModelGroup* group = nullptr;
    Phrase phrase;
};

/// The names that can be said of a unit's choices, or of a model group's.
struct ChoiceNames {
    const OptionList* list = nullptr;
    std::vector<OptionName> options;
    std::vector<GroupName> groups; ///< of models; only for a unit's own choices
    std::vector<Phrase> heads;     ///< names of option groups: they head what follows and say nothing themselves
};

/// All names of a game, in every language that its data have, cut into words.
class GameNames {
public:
    /// Null where the ruleset cannot be read.
    [[nodiscard]] static std::unique_ptr<GameNames> of(const Store& store, const std::string& ruleset);

    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogues.front(); }
    /// The game in its own language first, then in each that it is translated to.
    [[nodiscard]] const std::vector<Store::CataloguePtr>& catalogues() const { return m_catalogues; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }
    [[nodiscard]] const std::vector<UnitName>& units() const { return m_units; }
    [[nodiscard]] const UnitName& unit(int position) const { return m_units[static_cast<std::size_t>(position)]; }
    /// Positions in units() of the names that have this word.
    [[nodiscard]] const std::vector<int>& unitsWith(int word) const
    {
        return m_unitsWith[static_cast<std::size_t>(word)];
    }
    [[nodiscard]] const std::vector<std::pair<Id<Army>, Phrase>>& armies() const { return m_armies; }
    [[nodiscard]] const std::vector<Phrase>& games() const { return m_games; }       ///< names of the ruleset
    [[nodiscard]] const std::vector<Phrase>& sections() const { return m_sections; } ///< categories, sections, lines
    [[nodiscard]] const std::vector<std::pair<Id<Place>, Phrase>>& places() const { return m_places; }
    [[nodiscard]] const std::vector<std::pair<Id<Scenario>, Phrase>>& scenarios() const { return m_scenarios; }
    struct BattleName {
        Id<BattleOption> option;
        Id<BattleChoice> choice;
        Phrase phrase;
    };
    [[nodiscard]] const std::vector<BattleName>& battle() const { return m_battle; }
    [[nodiscard]] const ChoiceNames& choicesOf(Id<Unit> unit) const { return m_unitChoices[unit.position()]; }
    [[nodiscard]] const ChoiceNames& choicesOf(const ModelGroup& group) const { return m_groupChoices.at(&group); }
    /// Whether a word says something in the name of a unit or of a choice.
    [[nodiscard]] bool isInName(int word) const { return m_isInName[static_cast<std::size_t>(word)]; }
    /// Names of special rules and weapons: a list may print them, and they are not choices.
    [[nodiscard]] const std::vector<Phrase>& facts() const { return m_facts; }
    /// Positions in facts() of those that have this word.
    [[nodiscard]] const std::vector<int>& factsWith(int word) const
    {
        return m_factsWith[static_cast<std::size_t>(word)];
    }

private:
    /// How often the names of units have a word.
    struct WordUse {
        int units = 0;
        std::set<std::size_t> kinds; ///< the same: which
    };

    GameNames() = default;
    void countWords(const Catalogue& named);
    void addNames(const Catalogue& named);
    void addAliases();
    [[nodiscard]] Phrase phraseOf(const std::string& name, Id<Army> army = {});
    /// The same for a choice: words that several choices of the list have weigh little.
    [[nodiscard]] Phrase choicePhrase(const std::string& name, const std::map<std::string, int>& uses);
    [[nodiscard]] Cost missingWord(const Tokens& tokens, std::size_t at, const std::set<std::string>& armyWords) const;
    void addChoices(Id<Unit> unit);
    [[nodiscard]] ChoiceNames namesOf(const OptionList& list, const std::vector<const OptionList*>& translated);
    void index();

    std::vector<Store::CataloguePtr> m_catalogues;
    Vocabulary m_vocabulary;
    std::map<int, WordUse> m_uses; ///< by word
    std::vector<UnitName> m_units;
    std::vector<std::vector<int>> m_unitsWith;
    std::vector<std::pair<Id<Army>, Phrase>> m_armies;
    std::vector<Phrase> m_games;
    std::vector<Phrase> m_sections;
    std::vector<std::pair<Id<Place>, Phrase>> m_places;
    std::vector<std::pair<Id<Scenario>, Phrase>> m_scenarios;
    std::vector<BattleName> m_battle;
    std::vector<Phrase> m_facts;
    std::vector<std::vector<int>> m_factsWith;
    std::vector<bool> m_isInName;           ///< by word
    std::vector<ChoiceNames> m_unitChoices; ///< by unit
    std::map<const ModelGroup*, ChoiceNames> m_groupChoices;
};

} // namespace muster::text
