#include "reading/text/gamenames.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace muster::text {

namespace {

// What it costs to leave out a word of a name.
constexpr Cost own = 150;   ///< the word tells this name from others
constexpr Cost family = 50; ///< many names have it: Section, Squadron
constexpr Cost ofArmy = 20; ///< the army's own name
constexpr Cost number = 40;
constexpr Cost code = 100; ///< with codeNumber as much as a word
constexpr Cost codeNumber = 50;
constexpr Cost small = 10; ///< of, and, a letter in brackets
constexpr int familySize = 3;

/// Tags of the languages that a ruleset's data have.
std::vector<std::string> languagesOf(const Store& store, const std::string& ruleset)
{
    std::set<std::string> tags;
    const auto file = store.rulesetFile(ruleset);
    if (!file)
        return {};
    std::error_code error;
    for (std::filesystem::directory_iterator at(std::filesystem::path(*file).parent_path(), error), end;
         !error && at != end; at.increment(error)) {
        const auto name = at->path().filename().string();
        constexpr std::string_view first = "ruleset.";
        constexpr std::string_view last = ".json";
        if (name.starts_with(first) && name.ends_with(last) && name.size() > first.size() + last.size())
            tags.insert(name.substr(first.size(), name.size() - first.size() - last.size()));
    }
    return {tags.begin(), tags.end()};
}

/// Whether a word is long and plain enough to stand for a whole name.
bool isTellingWord(std::string_view word)
{
    constexpr std::size_t fewest = 5;
    return word.size() >= fewest && !isFillWord(word) && !isColumnWord(word) && !isHeadWord(word) &&
           !isGroupWord(word) && !isSentenceWord(word) && !isJoinWord(word) && !numberWord(word) && word != "second";
}

std::vector<std::string> wordsOf(const std::string& name)
{
    std::vector<std::string> words;
    for (const auto& token : tokensOf(QString::fromStdString(name)))
        if (token.isWord())
            words.push_back(token.text);
    return words;
}

/// In how many different names of a table each word is.
template <class Table>
std::map<std::string, int> usesIn(const Table& table)
{
    std::set<std::string> names;
    for (const auto& each : table)
        names.insert(each.name);
    std::map<std::string, int> uses;
    for (const auto& name : names)
        for (const auto words = wordsOf(name); const auto& word : std::set(words.begin(), words.end()))
            ++uses[word];
    return uses;
}

} // namespace

std::unique_ptr<GameNames> GameNames::of(const Store& store, const std::string& ruleset)
{
    auto fork = store.fork();
    fork.setLanguage({});
    auto catalogue = fork.fullCatalogue(ruleset);
    if (!catalogue)
        return nullptr;
    std::unique_ptr<GameNames> names(new GameNames);
    names->m_catalogues.push_back(std::move(*catalogue));
    for (const auto& language : languagesOf(store, ruleset)) {
        fork.setLanguage(language);
        auto translated = fork.fullCatalogue(ruleset);
        if (translated && (*translated)->units.size() == names->catalogue().units.size())
            names->m_catalogues.push_back(std::move(*translated));
    }
    // First how often words are used, which says what they weigh.
    for (const auto& named : names->m_catalogues)
        names->countWords(*named);
    for (const auto& named : names->m_catalogues)
        names->addNames(*named);
    for (const auto unit : names->catalogue().units.ids())
        names->addChoices(unit);
    names->index();
    return names;
}

void GameNames::countWords(const Catalogue& named)
{
    for (const auto unit : named.units.ids()) {
        std::set<int> words;
        for (const auto& word : wordsOf(named.unit(unit).name))
            words.insert(m_vocabulary.add(word));
        for (const auto word : words) {
            ++m_uses[word].units;
            m_uses[word].kinds.insert(unit.position());
        }
    }
    for (const auto& category : named.ruleset.categories)
        for (const auto& name : {category.name, category.plural})
            for (const auto& word : wordsOf(name))
                (void)m_vocabulary.add(word);
}

Cost GameNames::missingWord(const Tokens& tokens, std::size_t at, const std::set<std::string>& armyWords) const
{
    const auto& token = tokens[at];
    // FLT-8 Firestorm: the code says as much as the name.
    if (token.isWord() && token.text.size() <= 4 && at + 1 < tokens.size() && tokens[at + 1].isNumber() &&
        tokens[at + 1].isGlued)
        return code;
    if (token.isNumber())
        return token.isGlued && at > 0 && tokens[at - 1].isWord() ? codeNumber : number;
    if (token.text.size() == 1 || isJoinWord(token.text) || isFillWord(token.text))
        return small;
    if (armyWords.contains(token.text))
        return ofArmy;
    const auto use = m_uses.find(m_vocabulary.find(token.text));
    const bool isInBrackets = at > 0 && tokens[at - 1].isAny("[(");
    const bool isFamily =
        (use != m_uses.end() && use->second.units >= familySize) || (isInBrackets && token.text.size() <= 2);
    return isFamily ? family : own;
}

Phrase GameNames::phraseOf(const std::string& name, Id<Army> army)
{
    std::set<std::string> armyWords;
    if (!army.isNone())
        for (const auto& token : tokensOf(QString::fromStdString(catalogue().army(army).name)))
            armyWords.insert(token.text);
    Phrase phrase;
    const auto tokens = tokensOf(QString::fromStdString(name));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        if (token.isMark())
            continue;
        const auto word = m_vocabulary.add(token.text);
        const auto missing = missingWord(tokens, i, armyWords);
        const auto use = m_uses.find(word);
        const bool tells =
            missing == own && use != m_uses.end() && use->second.kinds.size() == 1 && isTellingWord(token.text);
        phrase.parts.push_back({word, missing, tells});
        phrase.weight += missing;
        if (token.isWord() && missing != small && !(i > 0 && tokens[i - 1].isAny("[(")))
            phrase.initials += token.text.front();
    }
    if (phrase.initials.size() < 2)
        phrase.initials.clear();
    // A name of family words alone is told from others by each of them.
    if (!phrase.parts.empty() &&
        std::ranges::none_of(phrase.parts, [](const Phrase::Part& part) { return part.missing == own; })) {
        phrase.weight = 0;
        for (auto& part : phrase.parts) {
            if (part.missing >= ofArmy)
                part.missing = part.missing == number ? number : phrase.parts.size() == 1 ? own : 100;
            phrase.weight += part.missing;
        }
    }
    return phrase;
}

Phrase GameNames::choicePhrase(const std::string& name, const std::map<std::string, int>& uses)
{
    auto phrase = phraseOf(name);
    constexpr Cost ofChoice = 110;
    const auto isShared = [&](const Phrase::Part& part) {
        const auto used = uses.find(m_vocabulary.word(part.word));
        return used != uses.end() && used->second >= 2;
    };
    const bool hasOwn = std::ranges::any_of(
        phrase.parts, [&](const Phrase::Part& part) { return part.missing > number && !isShared(part); });
    phrase.weight = 0;
    for (auto& part : phrase.parts) {
        part.tells = part.missing > number && !isShared(part) && isTellingWord(m_vocabulary.word(part.word));
        if (part.missing > number)
            part.missing = hasOwn && isShared(part) ? family + 10 : ofChoice;
        phrase.weight += part.missing;
    }
    return phrase;
}

void GameNames::addNames(const Catalogue& named)
{
    const bool isTranslation = &named != &catalogue();
    for (const auto unit : named.units.ids()) {
        const auto& name = named.unit(unit).name;
        if (isTranslation && name == catalogue().unit(unit).name)
            continue;
        m_units.push_back({unit, phraseOf(name, named.unit(unit).army)});
    }
    if (!isTranslation)
        addAliases();
    const auto& ruleset = named.ruleset;
    for (const auto army : named.armies.ids())
        m_armies.emplace_back(army, phraseOf(named.army(army).name));
    for (const auto& name : {ruleset.name, ruleset.shortName})
        m_games.push_back(phraseOf(name));
    for (const auto& category : ruleset.categories)
        for (const auto& name : {category.name, category.plural})
            if (!name.empty())
                m_sections.push_back(phraseOf(name));
    for (const auto& section : ruleset.sections)
        m_sections.push_back(phraseOf(section.name));
    for (const auto place : ruleset.places.ids())
        for (const auto& name : {ruleset.places[place].name, ruleset.places[place].verb})
            m_places.emplace_back(place, phraseOf(name));
    for (const auto scenario : ruleset.scenarios.ids())
        m_scenarios.emplace_back(scenario, phraseOf(ruleset.scenarios[scenario].name));
    for (const auto option : ruleset.battleOptions.ids()) {
        const auto& its = ruleset.battleOptions[option];
        if (its.isFlag)
            m_battle.push_back({option, flagOn, phraseOf(its.name)});
        else
            for (const auto choice : its.choices.ids())
                m_battle.push_back({option, choice, phraseOf(its.choices[choice].name)});
    }
    for (const auto& rule : named.rules)
        m_facts.push_back(phraseOf(rule.name));
    for (const auto& weapon : named.weapons)
        m_facts.push_back(phraseOf(weapon.name));
}

/// What people call armies and units besides, in whatever language.
void GameNames::addAliases()
{
    for (const auto unit : catalogue().units.ids())
        for (const auto& alias : catalogue().unit(unit).aliases)
            m_units.push_back({unit, phraseOf(alias, catalogue().unit(unit).army)});
    for (const auto army : catalogue().armies.ids())
        for (const auto& alias : catalogue().army(army).aliases)
            m_armies.emplace_back(army, phraseOf(alias));
    for (const auto& alias : catalogue().ruleset.aliases)
        m_games.push_back(phraseOf(alias));
}

void GameNames::index()
{
    const auto indexed = [&](std::size_t count, const auto& phraseAt) {
        std::vector<std::vector<int>> with(m_vocabulary.size());
        for (std::size_t i = 0; i < count; ++i)
            for (const auto& part : phraseAt(i).parts)
                if (auto& list = with[static_cast<std::size_t>(part.word)];
                    list.empty() || list.back() != static_cast<int>(i))
                    list.push_back(static_cast<int>(i));
        return with;
    };
    m_unitsWith = indexed(m_units.size(), [&](std::size_t i) -> const Phrase& { return m_units[i].phrase; });
    m_factsWith = indexed(m_facts.size(), [&](std::size_t i) -> const Phrase& { return m_facts[i]; });
    m_isInName.assign(m_vocabulary.size(), false);
    const auto mark = [&](const auto& names) {
        for (const auto& name : names)
            for (const auto& part : name.phrase.parts)
                if (part.missing > number)
                    m_isInName[static_cast<std::size_t>(part.word)] = true;
    };
    const auto markChoices = [&](const ChoiceNames& names) {
        mark(names.options);
        mark(names.groups);
    };
    mark(m_units);
    std::ranges::for_each(m_unitChoices, markChoices);
    for (const auto& [group, names] : m_groupChoices)
        markChoices(names);
}

ChoiceNames GameNames::namesOf(const OptionList& list, const std::vector<const OptionList*>& translated)
{
    ChoiceNames names;
    names.list = &list;
    const auto add = [&](const OptionList& named, bool isTranslation) {
        if (named.options.size() != list.options.size())
            return;
        const auto uses = usesIn(named.options);
        for (const auto option : named.options.ids()) {
            const auto& its = named.options[option];
            if (isTranslation && its.name == list.options[option].name)
                continue;
            names.options.push_back({option, choicePhrase(its.name, uses)});
            if (!isTranslation)
                for (const auto& alias : its.aliases)
                    names.options.push_back({option, phraseOf(alias)});
        }
        for (const auto& group : named.groups)
            names.heads.push_back(phraseOf(group.name));
    };
    add(list, false);
    for (const auto* other : translated)
        add(*other, true);
    return names;
}

void GameNames::addChoices(Id<Unit> unit)
{
    const auto& its = catalogue().unit(unit);
    std::vector<const Unit*> translated;
    std::vector<const OptionList*> lists;
    for (std::size_t i = 1; i < m_catalogues.size(); ++i)
        if (const auto& other = m_catalogues[i]->unit(unit); other.groups.size() == its.groups.size()) {
            translated.push_back(&other);
            lists.push_back(&other.choices);
        }
    auto names = namesOf(its.choices, lists);
    const auto phraseIn = [&](const Unit& named, Id<ModelGroup> group) { // "Officer" alone tells none of the officers
        return choicePhrase(named.groups[group].name, usesIn(named.groups));
    };
    for (const auto group : its.groups.ids()) {
        const auto& models = its.groups[group];
        names.groups.push_back({&models, phraseIn(its, group)});
        for (const auto& alias : models.aliases)
            names.groups.push_back({&models, phraseOf(alias)});
        lists.clear();
        for (const auto* other : translated) {
            if (other->groups[group].name != models.name)
                names.groups.push_back({&models, phraseIn(*other, group)});
            lists.push_back(&other->groups[group].choices);
        }
        m_groupChoices.emplace(&models, namesOf(models.choices, lists));
    }
    m_unitChoices.push_back(std::move(names));
}

} // namespace muster::text
