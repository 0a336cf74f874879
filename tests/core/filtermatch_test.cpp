#include "core/language/filtermatch.h"

#include <catch2/catch.hpp>

#include <iterator>

using namespace muster;

namespace {

using FilterKind = Filter::Kind;

/// One letter for each domain, in the order of `domains`, and a dot where the question cannot be asked: FilterKind of
/// unit, Taken kind, Unit, Body, Line, Army, Option.
struct Askable {
    FilterKind kind;
    std::string_view key;
    std::string_view domains;
};

const Askable questions[]{
    {FilterKind::Always, "", "KTUBLAO"},           {FilterKind::Category, "category", "KTUB..."},
    {FilterKind::Trait, "trait", "..UB..."},       {FilterKind::Mark, "mark", "KTUBL.O"},
    {FilterKind::Rule, "rule", "KTUB..."},         {FilterKind::Option, "option", "..UB..O"},
    {FilterKind::Group, "group", "..UB..."},       {FilterKind::Place, "as", "..UB..."},
    {FilterKind::Unit, "unit", "KTUB..."},         {FilterKind::Army, "army", ".TUB.A."},
    {FilterKind::HeldBack, "heldBack", "..UB..."}, {FilterKind::Line, "line", ".TUB..."},
    {FilterKind::MinModels, "models", "KTUB..."},  {FilterKind::MaxModels, "models", "KTUB..."},
    {FilterKind::All, "all", "KTUBLAO"},           {FilterKind::Any, "any", "KTUBLAO"},
    {FilterKind::Not, "not", "KTUBLAO"},
};

Filter of(FilterKind kind, std::vector<Filter> children = {})
{
    Filter filter;
    filter.kind = kind;
    filter.children = std::move(children);
    return filter;
}

Filter withFact(FilterKind kind, std::size_t position)
{
    auto filter = of(kind);
    filter.facts.add(Id<Fact>::at(position));
    return filter;
}

/// Says yes to one kind of question, and counts how often it was asked.
struct Yes {
    static constexpr auto domain = Domain::Unit;
    FilterKind kind;
    mutable int asked = 0;

    [[nodiscard]] bool answer(const Filter& filter) const
    {
        ++asked;
        return filter.kind == kind;
    }
};

} // namespace

TEST_CASE("which question can be asked about what")
{
    REQUIRE(std::size(questions) == static_cast<std::size_t>(FilterKind::Not) + 1);
    for (std::size_t i = 0; i < std::size(domains); ++i) {
        INFO(nameOf(domains[i]));
        std::vector<std::string_view> keys;
        for (const auto& [kind, key, where] : questions) {
            INFO(key);
            const bool can = where[i] != '.';
            CHECK(canAsk(kind, domains[i]) == can);
            CHECK(keyOf(kind) == key);
            // A message lists each key once, and those that join other filters not at all.
            if (can && kind != FilterKind::Always && kind != FilterKind::MaxModels && kind < FilterKind::All)
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
    const auto yes = of(FilterKind::Mark);
    const auto no = of(FilterKind::Rule);
    struct Joined {
        Filter filter;
        bool fits;
        int asked; ///< how many questions that takes
    };
    const Joined cases[]{
        {of(FilterKind::Always), true, 0},
        {yes, true, 1},
        {no, false, 1},
        {of(FilterKind::Not, {yes}), false, 1},
        {of(FilterKind::Not, {no}), true, 1},
        {of(FilterKind::All), true, 0},
        {of(FilterKind::Any), false, 0},
        {of(FilterKind::All, {yes, yes}), true, 2},
        {of(FilterKind::All, {yes, no, yes}), false, 2},
        {of(FilterKind::Any, {no, no}), false, 2},
        {of(FilterKind::Any, {no, yes, no}), true, 2},
        {of(FilterKind::All, {of(FilterKind::Any, {no, yes}), of(FilterKind::Not, {of(FilterKind::All, {yes, no})})}),
         true, 4},
    };
    for (const auto& [filter, fits, asked] : cases) {
        const Yes thing{FilterKind::Mark};
        CHECK(matches(filter, thing) == fits);
        CHECK(thing.asked == asked);
    }
    for (const auto& question : questions)
        if (question.kind != FilterKind::Always && question.kind < FilterKind::All) {
            INFO(question.key);
            const Yes thing{question.kind};
            CHECK(matches(of(question.kind), thing));
            CHECK(thing.asked == 1);
        }
}

TEST_CASE("a question is found however deep it stands in a filter")
{
    const auto deep = of(FilterKind::All, {of(FilterKind::Mark),
                                           of(FilterKind::Not, {of(FilterKind::Any, {of(FilterKind::HeldBack)})})});
    for (const auto kind : {FilterKind::All, FilterKind::Mark, FilterKind::Not, FilterKind::Any, FilterKind::HeldBack})
        CHECK(asksFor(deep, kind));
    for (const auto kind : {FilterKind::Always, FilterKind::Group, FilterKind::Rule})
        CHECK_FALSE(asksFor(deep, kind));
}

TEST_CASE("the quick part of a filter holds what only compares bits, and knows whether that is all")
{
    struct Quick {
        Filter filter;
        std::size_t clauses;
        bool isWhole;
        bool asksForGroup = false;
    };
    std::vector<Quick> cases{{of(FilterKind::Always), 0, true}};
    for (const auto kind : {FilterKind::Category, FilterKind::Trait, FilterKind::Mark, FilterKind::Rule,
                            FilterKind::Option, FilterKind::Place})
        cases.push_back({withFact(kind, 5), 1, true});
    cases.push_back({withFact(FilterKind::Group, 5), 1, true, true});
    for (const auto kind : {FilterKind::Unit, FilterKind::Army, FilterKind::HeldBack, FilterKind::Line,
                            FilterKind::MinModels, FilterKind::MaxModels, FilterKind::Any, FilterKind::Not})
        cases.push_back({of(kind, {withFact(FilterKind::Mark, 5)}), 0, false});
    // Of several, the bits of the first four; the rest, and what is not a bit, is left to the filter.
    const auto mark = withFact(FilterKind::Mark, 70);
    const auto group = withFact(FilterKind::Group, 3);
    cases.push_back({of(FilterKind::All, {mark, of(FilterKind::All, {group, mark})}), 3, true, true});
    cases.push_back({of(FilterKind::All, {mark, of(FilterKind::Line), group}), 2, false, true});
    cases.push_back({of(FilterKind::All, {mark, mark, mark, mark}), 4, true});
    cases.push_back({of(FilterKind::All, {mark, mark, mark, mark, mark}), 4, false});
    cases.push_back({of(FilterKind::Not, {group}), 0, false, true});
    // Facts of two words, and none at all.
    auto wide = mark;
    wide.facts.add(Id<Fact>::at(5));
    cases.push_back({wide, 0, false});
    cases.push_back({of(FilterKind::Mark), 0, false});
    for (std::size_t i = 0; i < cases.size(); ++i) {
        INFO("case " << i);
        const auto quick = QuickFilter::of(cases[i].filter);
        CHECK(quick.count == cases[i].clauses);
        CHECK(quick.all().size() == cases[i].clauses);
        CHECK(quick.isWhole == cases[i].isWhole);
        CHECK(quick.asksForGroup == cases[i].asksForGroup);
    }
}

TEST_CASE("a row of bits meets a quick filter if it has a bit of each clause")
{
    auto either = withFact(FilterKind::Mark, 70);
    either.facts.add(Id<Fact>::at(71));
    const auto quick = QuickFilter::of(of(FilterKind::All, {either, withFact(FilterKind::Group, 3)}));
    REQUIRE(quick.count == 2);
    CHECK_FALSE(quick.clauses[0].isGroup);
    CHECK(quick.clauses[1].isGroup);
    const auto meets = [&](std::vector<std::size_t> positions) {
        FactRows rows;
        rows.begin(72, 1);
        rows.addRow();
        for (const auto position : positions)
            rows.add(0, Id<Fact>::at(position));
        return quick.meets(rows.row(0));
    };
    CHECK(meets({3, 70}));
    CHECK(meets({3, 71}));
    CHECK_FALSE(meets({3}));
    CHECK_FALSE(meets({70, 71}));
    CHECK_FALSE(meets({6, 7, 67})); // the same bits in other words
}
