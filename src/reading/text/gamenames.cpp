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

} // namespace

std::unique_ptr<GameNames> GameNames::of(const Store& store, const std::string& ruleset)
{
    auto fork = store.fork();
    fork.setLanguage({});
    auto catalogue = fork.fullCatalogue(ruleset);
    if (!catalogue)
        return nullptr;
    std::unique_ptr<GameNames> names(new GameNames);
    names->m_catalogue = std::move(*catalogue);
    for (const auto& language : languagesOf(store, ruleset)) {
        fork.setLanguage(language);
        auto translated = fork.fullCatalogue(ruleset);
        if (translated && (*translated)->units.size() == names->m_catalogue->units.size())
            names->m_translations.push_back(std::move(*translated));
    }
    // First how often words are used, which says what they weigh.
    const auto countWords = [&](const Catalogue& named) {
        std::size_t position = 0;
        for (const auto& unit : named.units) {
            std::set<int> words;
            for (const auto& token : tokensOf(QString::fromStdString(unit.name)))
                if (token.isWord())
                    words.insert(names->m_vocabulary.add(token.text));
            for (const auto word : words) {
                ++names->m_unitsOfWord[word];
                names->m_kindsOfWord[word].insert(position);
            }
            ++position;
        }
        for (const auto& category : named.ruleset.categories)
            for (const auto& name : {category.name, category.plural})
                for (const auto& token : tokensOf(QString::fromStdString(name)))
                    if (token.isWord())
                        (void)names->m_vocabulary.add(token.text);
    };
    countWords(*names->m_catalogue);
    for (const auto& translated : names->m_translations)
        countWords(*translated);
    names->addNames(*names->m_catalogue);
    for (const auto& translated : names->m_translations)
        names->addNames(*translated);
    for (const auto unit : names->m_catalogue->units.ids())
        names->addChoices(unit);
    names->index();
    return names;
}

Phrase GameNames::phraseOf(const std::string& name, Id<Army> army)
{
    std::set<std::string> armyWords;
    if (!army.isNone())
        for (const auto& token : tokensOf(QString::fromStdString(m_catalogue->army(army).name)))
            armyWords.insert(token.text);
    Phrase phrase;
    const auto tokens = tokensOf(QString::fromStdString(name));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        if (token.kind == Token::Kind::Mark)
            continue;
        const auto word = m_vocabulary.add(token.text);
        const auto count = m_unitsOfWord.find(word);
        const bool isFamily = count != m_unitsOfWord.end() && count->second >= familySize;
        const bool isInBrackets = i > 0 && (tokens[i - 1].is('[') || tokens[i - 1].is('('));
        // FLT-8 Firestorm: the code says as much as the name.
        const bool isCode = (token.isWord() && token.text.size() <= 4 && i + 1 < tokens.size() &&
                             tokens[i + 1].isNumber() && tokens[i + 1].isGlued) ||
                            (token.isNumber() && token.isGlued && i > 0 && tokens[i - 1].isWord());
        const auto missing = isCode             ? (token.isNumber() ? codeNumber : code)
                             : token.isNumber() ? number
                             : token.text.size() == 1 || isJoinWord(token.text) || isFillWord(token.text) ? small
                             : armyWords.contains(token.text)                                             ? ofArmy
                             : isFamily || (isInBrackets && token.text.size() <= 2)                       ? family
                                                                                                          : own;
        const auto kinds = m_kindsOfWord.find(word);
        const bool tells =
            missing == own && kinds != m_kindsOfWord.end() && kinds->second.size() == 1 && isTellingWord(token.text);
        phrase.parts.push_back({word, missing, tells});
        phrase.weight += missing;
        if (token.isWord() && missing != small && !isInBrackets)
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
    bool hasOwn = false;
    for (const auto& part : phrase.parts) {
        const auto used = uses.find(m_vocabulary.word(part.word));
        hasOwn |= part.missing > number && (used == uses.end() || used->second < 2);
    }
    phrase.weight = 0;
    for (auto& part : phrase.parts) {
        const auto& word = m_vocabulary.word(part.word);
        const auto used = uses.find(word);
        const bool isShared = used != uses.end() && used->second >= 2;
        part.tells = part.missing > number && !isShared && isTellingWord(word);
        if (part.missing > number)
            part.missing = hasOwn && isShared ? family + 10 : ofChoice;
        phrase.weight += part.missing;
    }
    return phrase;
}

void GameNames::addNames(const Catalogue& named)
{
    const bool isTranslation = &named != m_catalogue.get();
    for (const auto unit : named.units.ids()) {
        const auto& name = named.unit(unit).name;
        if (isTranslation && name == m_catalogue->unit(unit).name)
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
    for (const auto unit : m_catalogue->units.ids())
        for (const auto& alias : m_catalogue->unit(unit).aliases)
            m_units.push_back({unit, phraseOf(alias, m_catalogue->unit(unit).army)});
    for (const auto army : m_catalogue->armies.ids())
        for (const auto& alias : m_catalogue->army(army).aliases)
            m_armies.emplace_back(army, phraseOf(alias));
    for (const auto& alias : m_catalogue->ruleset.aliases)
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
}

ChoiceNames GameNames::namesOf(const OptionList& list, const std::vector<const OptionList*>& translated)
{
    ChoiceNames names;
    names.list = &list;
    const auto add = [&](const OptionList& named, bool isTranslation) {
        if (named.options.size() != list.options.size())
            return;
        std::map<std::string, int> uses; // in how many different names a word stands
        std::set<std::string> seen;
        for (const auto& option : named.options)
            if (seen.insert(option.name).second) {
                std::set<std::string> words;
                for (const auto& token : tokensOf(QString::fromStdString(option.name)))
                    if (token.isWord() && words.insert(token.text).second)
                        ++uses[token.text];
            }
        for (const auto option : named.options.ids()) {
            const auto& its = named.options[option];
            if (isTranslation && its.name == list.options[option].name)
                continue;
            OptionName name{option, choicePhrase(its.name, uses), {}};
            if (!its.group.isNone() && named.groups[its.group].isMount)
                name.mount = phraseOf(named.groups[its.group].name);
            names.options.push_back(std::move(name));
            if (!isTranslation)
                for (const auto& alias : its.aliases)
                    names.options.push_back({option, phraseOf(alias), {}});
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
    const auto& its = m_catalogue->unit(unit);
    std::vector<const Unit*> translated;
    for (const auto& catalogue : m_translations)
        if (catalogue->unit(unit).groups.size() == its.groups.size())
            translated.push_back(&catalogue->unit(unit));
    std::vector<const OptionList*> lists;
    for (const auto* other : translated)
        lists.push_back(&other->choices);
    auto names = namesOf(its.choices, lists);
    const auto usesIn = [](const Unit& named) { // "Officer" alone tells none of the officers
        std::map<std::string, int> uses;
        for (const auto& models : named.groups)
            for (const auto& token : tokensOf(QString::fromStdString(models.name)))
                if (token.isWord())
                    ++uses[token.text];
        return uses;
    };
    const auto uses = usesIn(its);
    for (const auto group : its.groups.ids()) {
        const auto& models = its.groups[group];
        names.groups.push_back({models.id, &models, choicePhrase(models.name, uses)});
        for (const auto& alias : models.aliases)
            names.groups.push_back({models.id, &models, phraseOf(alias)});
        lists.clear();
        for (const auto* other : translated) {
            if (other->groups[group].name != models.name)
                names.groups.push_back({models.id, &models, choicePhrase(other->groups[group].name, usesIn(*other))});
            lists.push_back(&other->groups[group].choices);
        }
        m_groupChoices.emplace(&models, namesOf(models.choices, lists));
    }
    m_unitChoices.push_back(std::move(names));
}

} // namespace muster::text
