#include "core/language/filtermatch.h"

#include <catch2/catch.hpp>

#include <iterator>

using namespace muster;

namespace {

using Kind = Filter::Kind;

/// One letter for each domain, in the order of `domains`, and a dot where the question cannot be asked: Kind of unit,
/// Taken kind, Unit, Body, Line, Army, Option.
struct Askable {
    Kind kind;
    std::string_view key;
    std::string_view domains;
};

const Askable questions[]{
    {Kind::Always, "", "KTUBLAO"},           {Kind::Category, "category", "KTUB..."},
    {Kind::Trait, "trait", "..UB..."},       {Kind::Mark, "mark", "KTUBL.O"},
    {Kind::Rule, "rule", "KTUB..."},         {Kind::Option, "option", "..UB..O"},
    {Kind::Group, "group", "..UB..."},       {Kind::Place, "as", "..UB..."},
    {Kind::Unit, "unit", "KTUB..."},         {Kind::Army, "army", ".TUB.A."},
    {Kind::HeldBack, "heldBack", "..UB..."}, {Kind::Line, "line", ".TUB..."},
    {Kind::MinModels, "models", "KTUB..."},  {Kind::MaxModels, "models", "KTUB..."},
    {Kind::All, "all", "KTUBLAO"},           {Kind::Any, "any", "KTUBLAO"},
    {Kind::Not, "not", "KTUBLAO"},
};

Filter of(Kind kind, std::vector<Filter> children = {})
{
    Filter filter;
    filter.kind = kind;
    filter.children = std::move(children);
    return filter;
}

/// Says yes to one kind of question, and counts how often it was asked.
struct Yes {
    Kind kind;
    mutable int asked = 0;

    [[nodiscard]] bool operator()(const Filter& filter) const
    {
        ++asked;
        return filter.kind == kind;
    }
};

} // namespace

TEST_CASE("which question can be asked about what")
{
    REQUIRE(std::size(questions) == static_cast<std::size_t>(Kind::Not) + 1);
    for (std::size_t i = 0; i < std::size(domains); ++i) {
        INFO(nameOf(domains[i]));
        std::vector<std::string_view> keys;
        for (const auto& [kind, key, where] : questions) {
            INFO(key);
            const bool can = where[i] != '.';
            CHECK(canAsk(kind, domains[i]) == can);
            CHECK(keyOf(kind) == key);
            // A message lists each key once, and those that join other filters not at all.
            if (can && kind != Kind::Always && kind != Kind::MaxModels && kind < Kind::All)
                keys.push_back(key);
        }
        CHECK(keysOf(domains[i]) == keys);
    }
}

TEST_CASE("each domain has a name of its own")
{
    std::vector<std::string_view> names;
    for (const auto domain : domains)
        names.push_back(nameOf(domain));
    CHECK(names == std::vector<std::string_view>{"a kind of unit", "a kind of unit in a roster", "a unit of a roster",
                                                 "models of a unit that are alike", "a line of a composition",
                                                 "an army", "an option"});
}

TEST_CASE("filters are joined by all, any and not; everything else is answered by the thing")
{
    const auto yes = of(Kind::Mark);
    const auto no = of(Kind::Rule);
    struct Joined {
        Filter filter;
        bool fits;
        int asked; ///< how many questions that takes
    };
    const Joined cases[]{
        {of(Kind::Always), true, 0},
        {yes, true, 1},
        {no, false, 1},
        {of(Kind::Not, {yes}), false, 1},
        {of(Kind::Not, {no}), true, 1},
        {of(Kind::All), true, 0},
        {of(Kind::Any), false, 0},
        {of(Kind::All, {yes, yes}), true, 2},
        {of(Kind::All, {yes, no, yes}), false, 2},
        {of(Kind::Any, {no, no}), false, 2},
        {of(Kind::Any, {no, yes, no}), true, 2},
        {of(Kind::All, {of(Kind::Any, {no, yes}), of(Kind::Not, {of(Kind::All, {yes, no})})}), true, 4},
    };
    for (const auto& [filter, fits, asked] : cases) {
        const Yes thing{Kind::Mark};
        CHECK(matches(filter, Domain::Unit, thing) == fits);
        CHECK(thing.asked == asked);
    }
    for (const auto& question : questions)
        if (question.kind != Kind::Always && question.kind < Kind::All) {
            INFO(question.key);
            const Yes thing{question.kind};
            CHECK(matches(of(question.kind), Domain::Unit, thing));
            CHECK(thing.asked == 1);
        }
}

TEST_CASE("a question is found however deep it stands in a filter")
{
    const auto deep = of(Kind::All, {of(Kind::Mark), of(Kind::Not, {of(Kind::Any, {of(Kind::HeldBack)})})});
    for (const auto kind : {Kind::All, Kind::Mark, Kind::Not, Kind::Any, Kind::HeldBack})
        CHECK(asksFor(deep, kind));
    for (const auto kind : {Kind::Always, Kind::Group, Kind::Rule})
        CHECK_FALSE(asksFor(deep, kind));
}
