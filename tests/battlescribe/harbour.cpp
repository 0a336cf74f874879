#include "battlescribe/harbour.h"

#include "battlescribe/gamefiles.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace muster::testing {

using namespace battlescribe;
using battlescribe::judge::Finding;
using battlescribe::judge::Judged;

namespace {

std::string escaped(std::string text)
{
    for (auto at = text.find('"'); at != std::string::npos; at = text.find('"'))
        text.replace(at, 1, "&quot;");
    return text;
}

std::string listOf(const std::string& name, const std::string& children) { return xml(name, {}, children); }

std::vector<std::string> wordsOf(const std::string& text)
{
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

/// All that follows so many words.
std::string restOf(const std::string& text, int words)
{
    std::size_t at = 0;
    for (int i = 0; i < words; ++i)
        at = text.find(' ', at) + 1;
    return at == 0 ? std::string() : text.substr(at);
}

std::string forceEntries(const std::string& more)
{
    return listOf("forceEntries",
                  xml("forceEntry", "id=fleet;name=Fleet",
                      listOf("categoryLinks", xml("categoryLink", "id=to-deck;targetId=deck;name=Deck") +
                                                  xml("categoryLink", "id=to-mast;targetId=mast;name=Mast")) +
                          listOf("forceEntries", xml("forceEntry", "id=squadron;name=Squadron"))) +
                      xml("forceEntry", "id=convoy;name=Convoy") + more) +
           listOf("categoryEntries", xml("categoryEntry", "id=deck;name=Deck") +
                                         xml("categoryEntry", "id=mast;name=Mast") +
                                         xml("categoryEntry", "id=flag;name=Flag"));
}

data::Definitions definitionsOf(const std::string& catalogue, const std::string& system,
                                const std::vector<std::string>& others, const std::string& forces)
{
    std::vector<std::string> files{systemFile(forceEntries(forces) + system), catalogueFile("cat", catalogue)};
    files.insert(files.end(), others.begin(), others.end());
    return linked(files);
}

template <typename T>
T needed(Result<T> result)
{
    if (!result)
        throw std::runtime_error(toText(result.error().front()));
    return std::move(*result);
}

} // namespace

std::string xml(const std::string& element, const std::string& attributes, const std::string& children)
{
    std::string text = '<' + element;
    std::istringstream stream(attributes);
    for (std::string pair; std::getline(stream, pair, ';');) {
        const auto equals = pair.find('=');
        text += ' ' + pair.substr(0, equals) + "=\"" + escaped(pair.substr(equals + 1)) + '"';
    }
    return children.empty() ? text + "/>" : text + '>' + children + "</" + element + '>';
}

std::string entry(const std::string& attributes, const std::string& children)
{
    const bool hasType = attributes.find("type=") != std::string::npos;
    return xml("selectionEntry", attributes + (hasType ? "" : ";type=upgrade"), children);
}

std::string entries(const std::string& children) { return listOf("selectionEntries", children); }

std::string shared(const std::string& children) { return listOf("sharedSelectionEntries", children); }

std::string group(const std::string& attributes, const std::string& children)
{
    return xml("selectionEntryGroup", attributes, children);
}

std::string groups(const std::string& children) { return listOf("selectionEntryGroups", children); }

std::string linkTo(const std::string& id, const std::string& target, const std::string& children,
                   const std::string& more)
{
    const bool hasType = more.find("type=") != std::string::npos;
    return xml("entryLink",
               "id=" + id + ";targetId=" + target + (hasType ? "" : ";type=selectionEntry") +
                   (more.empty() ? "" : ";" + more),
               children);
}

std::string links(const std::string& children) { return listOf("entryLinks", children); }

std::string crowns(const std::string& value)
{
    return listOf("costs", xml("cost", "typeId=crowns;name=Crowns;value=" + value));
}

std::string inCategory(const std::string& category, bool isPrimary)
{
    return listOf("categoryLinks", xml("categoryLink", "id=in-" + category + ";targetId=" + category +
                                                           ";primary=" + (isPrimary ? "true" : "false")));
}

std::string constraint(const std::string& words, const std::string& more)
{
    const auto each = wordsOf(words);
    const bool hasField = more.find("field=") != std::string::npos;
    const bool hasId = more.find("id=") == 0 || more.find(";id=") != std::string::npos;
    return xml("constraint", "type=" + each.at(0) + ";value=" + each.at(1) + ";scope=" + each.at(2) +
                                 (hasField ? "" : ";field=selections") + (hasId ? "" : ";id=c-" + each.at(0)) +
                                 (more.empty() ? "" : ";" + more));
}

std::string constraints(const std::string& children) { return listOf("constraints", children); }
std::string limit(const std::string& words, const std::string& more) { return constraints(constraint(words, more)); }

std::string modifier(const std::string& words, const std::string& when, const std::string& more)
{
    const auto each = wordsOf(words);
    return xml("modifier",
               "type=" + each.at(0) + ";field=" + each.at(1) + ";value=" + restOf(words, 2) +
                   (more.empty() ? "" : ";" + more),
               when);
}

std::string modifiers(const std::string& children) { return listOf("modifiers", children); }

std::string condition(const std::string& words, const std::string& more)
{
    const auto each = wordsOf(words);
    const bool hasField = more.find("field=") != std::string::npos;
    return xml("condition", "type=" + each.at(0) + ";value=" + each.at(1) + ";scope=" + each.at(2) +
                                (each.size() > 3 ? ";childId=" + each.at(3) : "") +
                                (hasField ? "" : ";field=selections") + (more.empty() ? "" : ";" + more));
}

std::string conditions(const std::string& children) { return listOf("conditions", children); }
std::string onlyIf(const std::string& words, const std::string& more) { return conditions(condition(words, more)); }

std::string repeat(const std::string& words, const std::string& more)
{
    const auto each = wordsOf(words);
    const bool hasField = more.find("field=") != std::string::npos;
    return xml("repeat", "repeats=" + each.at(0) + ";value=" + each.at(2) + ";scope=" + each.at(3) + ";childId=" +
                             each.at(4) + (hasField ? "" : ";field=selections") + (more.empty() ? "" : ";" + more));
}

std::string repeats(const std::string& children) { return listOf("repeats", children); }

Harbour::Harbour(const std::string& catalogue, const std::string& system, const std::vector<std::string>& others,
                 const std::string& forces)
    : game(definitionsOf(catalogue, system, others, forces))
{
    roster = compose::newRoster(game, ids, "Spring Tide");
}

void Harbour::apply(const Result<battlescribe::Edit>& edit) { (void)needed(battlescribe::apply(roster, needed(edit))); }

std::string Harbour::force(const std::string& entry, const std::string& parent, const std::string& catalogue)
{
    const auto& all = game.definitions();
    const auto file = nodeOf(all, catalogue).file;
    const auto edit = compose::addForce({game, ids, budget}, roster, nodeIdOf(all, entry), file, parent);
    apply(edit);
    return std::get<InsertForce>(edit->front()).force.id;
}

Id<Choice> Harbour::choice(const std::string& parent, const std::string& id)
{
    const auto key = game.definitions().keys.find(id);
    const auto* offers = compose::offersOf(game, roster, parent);
    if (offers != nullptr)
        for (const auto each : offers->choices) {
            bool isMeant = game.pathOf(each) == id;
            game.eachNodeOf(each, [&](Id<data::Node> node) { isMeant = isMeant || game.node(node).id == key; });
            if (isMeant)
                return each;
        }
    throw std::runtime_error("there is no choice " + id);
}

std::string Harbour::take(const std::string& parent, const std::string& id)
{
    const auto edit = compose::takeChoice({game, ids, budget}, roster, parent, choice(parent, id));
    apply(edit);
    if (const auto* insert = std::get_if<InsertSelection>(&edit->front()))
        return insert->selection.id;
    return std::get<SetAmount>(edit->front()).selection;
}

void Harbour::giveBack(const std::string& selection) { apply(compose::removeOne(roster, selection)); }

void Harbour::setAmount(const std::string& selection, std::int64_t amount)
{
    apply(compose::setAmount(roster, selection, amount));
}

void Harbour::setLimit(const std::string& value)
{
    apply(battlescribe::Edit{SetLimit{game.definitions().keys.find("crowns"), Decimal::parse(value)}});
}

judge::Judgement Harbour::judged() { return judge::judge(game, roster); }

Judged Harbour::judged(const std::string& id)
{
    const auto judgement = judged();
    const auto found = judgement.find(id);
    if (found.isNone())
        throw std::runtime_error("nothing has the id " + id);
    return judgement.elements[found];
}

judge::Information Harbour::information(const std::string& id)
{
    return judge::informationOf(game, roster, budget).elements[judged().find(id)];
}

std::string Harbour::cost(const std::string& id) { return judged(id).costs.at(0).text(); }

std::string Harbour::total() { return judged().totals.at(0).sum.text(); }

std::string Harbour::categories(const std::string& id)
{
    std::string text;
    const auto categories = judged(id).categories;
    for (const auto key : categories.keys) {
        text += (text.empty() ? "" : " ") + std::string(game.definitions().keys.text(key));
        text += key == categories.primary ? "*" : "";
    }
    return text;
}

std::vector<std::string> Harbour::findings()
{
    constexpr std::array kinds{"too many", "too few", "not exactly", "hidden", "over limit", "says", "circle"};
    constexpr std::array owners{"roster", "force", "category", "selection"};
    std::vector<std::string> texts;
    for (const auto& finding : judged().findings) {
        std::string text = std::string(kinds[static_cast<std::size_t>(finding.kind)]) + ' ' + finding.name;
        const bool hasNumbers = finding.kind <= Finding::Kind::NotExactly || finding.kind == Finding::Kind::OverLimit;
        if (hasNumbers)
            text += ' ' + finding.count.text() + '/' + finding.limit.text();
        if (finding.kind == Finding::Kind::Message)
            text += ": " + finding.message;
        text += std::string(" ") + owners[static_cast<std::size_t>(finding.owner)];
        const auto& all = game.definitions();
        if (finding.owner == Finding::Owner::Category)
            text += ' ' + std::string(all.keys.text(finding.category));
        if (finding.owner == Finding::Owner::Selection)
            text +=
                ' ' +
                std::string(all.keys.text(game.target(battlescribe::selectionOf(roster, finding.element)->choice).id));
        texts.push_back(std::move(text));
    }
    return texts;
}

std::vector<std::string> Harbour::children(const std::string& parent)
{
    std::vector<std::string> texts;
    const auto judgement = judged();
    const auto above = judgement.find(parent);
    for (auto id = above.next(); id < judgement.elements[above].end; id = judgement.elements[id].end) {
        const auto& each = judgement.elements[id];
        if (each.choice.isNone())
            continue;
        std::string text(game.definitions().keys.text(game.target(each.choice).id));
        texts.push_back(each.number == 1 ? text : text + '*' + std::to_string(each.number));
    }
    return texts;
}

std::string Harbour::only(const std::string& id)
{
    std::vector<std::string> found;
    const auto key = game.definitions().keys.find(id);
    for (const auto& each : judged().elements)
        if (!each.choice.isNone() && game.answersTo(each.choice, key))
            found.push_back(each.id);
    if (found.size() != 1)
        throw std::runtime_error("there are " + std::to_string(found.size()) + " of " + id);
    return found.front();
}

} // namespace muster::testing
