#include "print/templates/names.h"

#include "print/view/page.h"
#include "print/view/view.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace muster::print {

namespace {

using Names = std::vector<Name>;

template <class Struct>
Names namesIn();

template <class Member>
struct KindOf;
template <>
struct KindOf<std::string> {
    static constexpr auto kind = Name::Kind::Text;
};
template <>
struct KindOf<int> {
    static constexpr auto kind = Name::Kind::Text;
};
template <>
struct KindOf<std::optional<std::string>> {
    static constexpr auto kind = Name::Kind::MaybeText;
};
template <>
struct KindOf<bool> {
    static constexpr auto kind = Name::Kind::Flag;
};
template <>
struct KindOf<Html> {
    static constexpr auto kind = Name::Kind::Html;
};

template <class Struct, class Member>
Name nameOf(const Field<Struct, Member>& field)
{
    return {std::string(field.name), KindOf<Member>::kind, std::string(field.about)};
}

template <class Struct, class Entry>
Name nameOf(const Field<Struct, std::vector<Entry>>& field)
{
    return {std::string(field.name), Name::Kind::List, std::string(field.about), std::string(field.flag),
            namesIn<Entry>()};
}

template <class Struct>
Names namesIn()
{
    return std::apply([](const auto&... fields) { return Names{nameOf(fields)...}; }, Struct::fields());
}

// Texts of the reference.

std::string kindWords(const Name& name)
{
    switch (name.kind) {
    case Name::Kind::Text:
        return "text";
    case Name::Kind::MaybeText:
        return "text or nothing";
    case Name::Kind::Flag:
        return "yes or no";
    case Name::Kind::Html:
        return "HTML";
    case Name::Kind::List:
        break;
    }
    return name.flag.empty() ? "list" : "list, `" + name.flag + '`';
}

/// The names inside a list, and the places where such a list is used.
struct Table {
    const Names* names;
    std::vector<std::string> places;
};

bool isSame(const Names& a, const Names& b)
{
    return std::ranges::equal(a, b, [](const Name& x, const Name& y) {
        return x.name == y.name && x.about == y.about && isSame(x.inside, y.inside);
    });
}

void addTables(std::vector<Table>& tables, const Names& names, const std::string& place)
{
    const auto same = std::ranges::find_if(tables, [&](const Table& table) { return isSame(*table.names, names); });
    if (same == tables.end())
        tables.push_back({&names, {place}});
    else
        same->places.push_back(place);
    for (const auto& name : names)
        if (name.kind == Name::Kind::List)
            addTables(tables, name.inside, (place.empty() ? "" : place + " › ") + '`' + name.name + '`');
}

} // namespace

const Names& namesOf(Sheet sheet)
{
    static const auto roster = namesIn<RosterSheet>();
    static const auto cards = namesIn<CardSheet>();
    static const auto reference = namesIn<ReferenceSheet>();
    static const auto battle = namesIn<BattleSheet>();
    static const auto secret = namesIn<SecretSheet>();
    static const auto book = namesIn<BookSheet>();
    static const auto sources = namesIn<SourcesSheet>();
    switch (sheet) {
    case Sheet::Roster:
    case Sheet::Opponent:
        return roster;
    case Sheet::Cards:
        return cards;
    case Sheet::Reference:
        return reference;
    case Sheet::Battle:
        return battle;
    case Sheet::Secret:
        return secret;
    case Sheet::Sources:
        return sources;
    case Sheet::Book:
        break;
    }
    return book;
}

const Names& namesOfPage()
{
    static const auto names = namesIn<Page>();
    return names;
}

std::string referenceOf(const Names& names)
{
    std::vector<Table> tables;
    addTables(tables, names, {});
    std::string text;
    for (const auto& table : tables) {
        std::string places;
        for (const auto& place : table.places)
            places += (places.empty() ? "" : "; ") + place;
        text += (text.empty() ? "" : "\n") + std::string("| ") +
                (places.empty() ? "on the sheet itself" : "in " + places) + " | is | |\n| --- | --- | --- |\n";
        for (const auto& name : *table.names)
            text += "| `" + name.name + "` | " + kindWords(name) + " | " + name.about + " |\n";
    }
    return text;
}

std::string referenceOfWords()
{
    std::string text = "| word | in English |\n| --- | --- |\n";
    for (const auto& word : report::sheetWords())
        text += "| `" + std::string(wordPrefix) + std::string(word.id) + "` | " + word.phrase.source + " |\n";
    return text;
}

} // namespace muster::print
