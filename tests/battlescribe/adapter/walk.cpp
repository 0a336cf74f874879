#include "battlescribe/adapter/walk.h"

#include "battlescribe/adapter/words.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/compose/moving.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/exchange/clipping.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/fixes/fixes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <random>

namespace muster::testing {

using namespace battlescribe;
using nlohmann::json;

namespace {

/// Makes edits of a roster by chance.
class Chance {
public:
    Chance(Game& game, Id<data::File> catalogue, std::uint64_t seed)
        : m_game(game), m_catalogue(catalogue), m_random(seed)
    {
    }

    std::size_t pick(std::size_t number) { return m_random() % number; }
    [[nodiscard]] Roster newRoster() { return compose::newRoster(m_game, m_ids, "walk"); }

    /// An edit and what it is called; it may not be possible, or nothing.
    std::pair<std::string_view, Result<Edit>> editOf(const Roster& roster)
    {
        m_roster = &roster;
        look();
        const auto& kind = oneKind();
        return {kind.name, (this->*kind.make)()};
    }
    /// Of the roster of the last edit.
    [[nodiscard]] std::size_t selections() const { return m_selections.size(); }

private:
    template <typename T>
    const T& oneOf(const std::vector<T>& list)
    {
        return list[pick(list.size())];
    }

    compose::Composer composer()
    {
        m_budget = WorkBudget(judge::mostWork);
        return {m_game, m_ids, m_budget};
    }

    // ---- where something can be done ------------------------------------------------------------------------------

    static void addAll(const std::vector<Selection>& list, std::vector<std::string>& ids)
    {
        for (const auto& each : list) {
            ids.push_back(each.id);
            addAll(each.selections, ids);
        }
    }

    void look(const std::vector<Force>& forces)
    {
        for (const auto& each : forces) {
            m_forces.push_back(each.id);
            addAll(each.selections, m_selections);
            look(each.forces);
        }
    }

    void look()
    {
        m_forces.clear();
        m_selections.clear();
        look(m_roster->forces);
    }

    /// A force or a selection, each as often.
    std::string place() { return m_selections.empty() || pick(2) == 0 ? oneOf(m_forces) : oneOf(m_selections); }

    std::string any() { return m_selections.empty() || pick(8) == 0 ? oneOf(m_forces) : oneOf(m_selections); }

    /// Of what is offered there; none where nothing is.
    Id<Choice> choiceAt(const std::string& parent)
    {
        const auto* offers = compose::offersOf(m_game, *m_roster, parent);
        return offers == nullptr || offers->choices.empty() ? Id<Choice>() : oneOf(offers->choices);
    }

    /// Of what is taken there.
    Id<Choice> takenAt(const std::string& parent) const
    {
        const auto* force = battlescribe::forceOf(*m_roster, parent);
        const auto& list =
            force != nullptr ? force->selections : battlescribe::selectionOf(*m_roster, parent)->selections;
        return list.empty() ? Id<Choice>() : list.back().choice;
    }

    // ---- edits ----------------------------------------------------------------------------------------------------

    static Result<Edit> nothing() { return failure(Fault::about({}, "nothing to do")); }

    Result<Edit> addForce()
    {
        const bool isInner = !m_forces.empty() && pick(2) == 0;
        const auto parent = isInner ? oneOf(m_forces) : std::string();
        const auto entries = compose::forceEntriesOf(
            m_game, m_catalogue, isInner ? battlescribe::forceOf(*m_roster, parent)->entry : Id<data::Node>());
        return entries.empty() ? nothing()
                               : compose::addForce(composer(), *m_roster, oneOf(entries), m_catalogue, parent);
    }

    Result<Edit> take()
    {
        const auto parent = place();
        const auto choice = choiceAt(parent);
        return choice.isNone() || m_game[choice].isGroup ? nothing()
                                                         : compose::takeChoice(composer(), *m_roster, parent, choice);
    }

    Result<Edit> count()
    {
        const auto parent = place();
        const auto choice = pick(2) == 0 ? choiceAt(parent) : takenAt(parent);
        return compose::setCount(composer(), *m_roster, parent, choice, static_cast<std::int64_t>(pick(4)));
    }

    Result<Edit> swap()
    {
        const auto parent = place();
        return compose::swap(composer(), *m_roster, parent, {takenAt(parent), choiceAt(parent)});
    }

    Result<Edit> amount()
    {
        if (m_selections.empty())
            return nothing();
        const auto number = static_cast<std::int64_t>(pick(7));
        return pick(2) == 0 ? compose::setAmount(*m_roster, oneOf(m_selections), number)
                            : compose::setNumber(m_game, *m_roster, oneOf(m_selections), number);
    }

    Result<Edit> remove()
    {
        switch (pick(3)) {
        case 0:
            return m_selections.empty() ? nothing() : compose::removeOne(*m_roster, oneOf(m_selections));
        case 1:
            return compose::removeAll(*m_roster, {any(), any(), any()});
        default:
            return m_selections.empty() ? nothing() : Result<Edit>(compose::removeSelection(oneOf(m_selections)));
        }
    }

    Result<Edit> move()
    {
        if (pick(4) == 0)
            return compose::moveForce(m_game, *m_roster, oneOf(m_forces),
                                      {pick(2) == 0 ? std::string() : oneOf(m_forces), pick(3)});
        return m_selections.empty()
                   ? nothing()
                   : compose::moveSelection(m_game, *m_roster, oneOf(m_selections), {place(), pick(5)});
    }

    Result<Edit> paste()
    {
        const auto text = exchange::clippingOf(m_game, *m_roster, {any(), any()});
        return exchange::pasted(composer(), *m_roster, text, pick(4) == 0 ? std::string() : place());
    }

    Result<Edit> write()
    {
        const auto text = "word " + std::to_string(pick(10));
        switch (pick(5)) {
        case 0:
            return Edit{SetRosterName{text}};
        case 1:
            return Edit{SetRosterNotes{text}};
        case 2:
            return m_game.costTypes().empty()
                       ? nothing()
                       : Result<Edit>(Edit{SetLimit{oneOf(m_game.costTypes()),
                                                    pick(2) == 0 ? std::optional(Decimal(100)) : std::nullopt}});
        default:
            return Edit{SetNotes{any(), {}, {text, pick(2) == 0 ? text : std::string()}}};
        }
    }

    /// What is offered for something that is wrong.
    Result<Edit> fix()
    {
        const auto judgement = judge::judge(m_game, *m_roster);
        if (judgement.findings.empty())
            return nothing();
        WorkBudget budget(mostFixWork);
        const auto found = fixes::fixesFor(m_game, *m_roster, judgement, oneOf(judgement.findings), budget);
        return found.empty() ? nothing() : Result<Edit>(oneOf(found).edit);
    }

    struct Kind {
        std::string_view name;
        Result<Edit> (Chance::*make)();
    };

    const Kind& oneKind()
    {
        static constexpr std::array all{
            Kind{"take", &Chance::take},     Kind{"take", &Chance::take},   Kind{"take", &Chance::take},
            Kind{"count", &Chance::count},   Kind{"count", &Chance::count}, Kind{"swap", &Chance::swap},
            Kind{"amount", &Chance::amount}, Kind{"move", &Chance::move},   Kind{"paste", &Chance::paste},
            Kind{"write", &Chance::write},   Kind{"fix", &Chance::fix},     Kind{"remove", &Chance::remove},
            Kind{"force", &Chance::addForce}};
        static constexpr std::array inEmpty{Kind{"force", &Chance::addForce}};
        static constexpr std::array inLarge{Kind{"remove", &Chance::remove}};
        if (m_forces.empty())
            return inEmpty.front();
        return m_selections.size() > mostSelections ? inLarge.front() : all[pick(all.size())];
    }

    static constexpr std::size_t mostSelections = 700;

    Game& m_game;
    Id<data::File> m_catalogue;
    std::mt19937_64 m_random; ///< its numbers are the same everywhere, other than those of distributions
    compose::NewIds m_ids{1};
    WorkBudget m_budget{judge::mostWork};
    const Roster* m_roster = nullptr;
    std::vector<std::string> m_forces;
    std::vector<std::string> m_selections;
};

/// Goes through a list, and remembers how to go back.
class Walker {
public:
    Walker(Game& game, Id<data::File> catalogue, std::uint64_t seed)
        : m_game(game), m_chance(game, catalogue, seed), m_roster(m_chance.newRoster())
    {
    }

    void run(int steps)
    {
        const auto begin = written();
        m_texts.push_back(begin);
        for (int tries = 0; m_steps < steps - std::ssize(m_backs) && tries < 20 * steps; ++tries)
            if (!m_backs.empty() && m_chance.pick(4) == 0)
                undo(m_chance.pick(3) == 0);
            else
                tryOne();
        while (!m_backs.empty())
            undo(false);
        if (written() != begin)
            throw std::runtime_error("it does not end where it began");
    }

    [[nodiscard]] json answer() const
    {
        json edits = json::object();
        for (const auto& [name, count] : m_edits)
            edits[name] = count;
        return {{"type", "walked"}, {"steps", m_steps},          {"edits", edits},     {"undone", m_undone},
                {"most", m_most},   {"milliseconds", m_slowest}, {"bySize", m_bySize}, {"refused", m_refused}};
    }

private:
    [[nodiscard]] std::string written()
    {
        compose::NewIds ids(1);
        return writeRos(exchange::fileOf(m_game, m_roster, judge::judge(m_game, m_roster), ids));
    }

    void tryOne()
    {
        const auto begin = std::chrono::steady_clock::now();
        const auto [name, edit] = m_chance.editOf(m_roster);
        if (!edit || edit->empty()) {
            m_refused += edit ? 0 : 1;
            return;
        }
        auto back = battlescribe::apply(m_roster, *edit);
        if (!back)
            throw std::runtime_error(std::string(name) + " cannot be made: " + toText(back.error().front()));
        (void)judge::judge(m_game, m_roster);
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        note(name, took.count());
        m_backs.push_back(std::move(*back));
        m_texts.push_back(written());
        ++m_steps;
    }

    void note(std::string_view name, double milliseconds)
    {
        ++m_edits[std::string(name)];
        m_most = std::max(m_most, m_chance.selections());
        // What a person does while looking on; the others try much, or make files.
        if (name == "fix" || name == "paste")
            return;
        m_slowest = std::max(m_slowest, milliseconds);
        auto& row = m_bySize[std::to_string(m_chance.selections() / 100 * 100)];
        if (row.is_null())
            row = {0, 0.0, 0.0};
        row[0] = row[0].get<int>() + 1;
        row[1] = row[1].get<double>() + milliseconds;
        row[2] = std::max(row[2].get<double>(), milliseconds);
    }

    /// One back; `isTwice`: forth and back once more.
    void undo(bool isTwice)
    {
        const auto after = m_texts.back();
        m_texts.pop_back();
        const auto forth = takeBack(m_backs.back(), m_texts.back(), "undo");
        if (isTwice)
            (void)takeBack(takeBack(forth, after, "redo"), m_texts.back(), "second undo");
        m_backs.pop_back();
    }

    Edit takeBack(const Edit& edit, const std::string& expected, const std::string& name)
    {
        auto forth = needed(battlescribe::apply(m_roster, edit));
        if (const auto now = written(); now != expected) {
            const auto at = static_cast<std::size_t>(std::ranges::mismatch(now, expected).in1 - now.begin());
            const auto from = at < 80 ? 0 : at - 80;
            throw std::runtime_error("an " + name + " does not come back: \"" + now.substr(from, 160) + "\", not \"" +
                                     expected.substr(from, 160) + '"');
        }
        ++m_steps;
        ++m_undone;
        return forth;
    }

    Game& m_game;
    Chance m_chance;
    Roster m_roster;
    std::vector<Edit> m_backs;
    std::vector<std::string> m_texts; ///< the written file before each edit that can be taken back, and now
    std::map<std::string, int> m_edits;
    int m_steps = 0;
    int m_undone = 0;
    int m_refused = 0;
    std::size_t m_most = 0;
    double m_slowest = 0;
    json m_bySize = json::object();
};

} // namespace

json walkThrough(Game& game, Id<data::File> catalogue, std::uint64_t seed, int steps)
{
    Walker walker(game, catalogue, seed);
    walker.run(steps);
    return walker.answer();
}

json walked(const Walk& walk)
{
    const auto repository = needed(data::listOf(walk.folder));
    const auto listed =
        std::ranges::find(repository.catalogues, walk.catalogue, [](const data::Listed& each) { return each.head.id; });
    if (listed == repository.catalogues.end())
        throw std::runtime_error("there is no such catalogue");
    Game game(needed(data::closureOf(repository, *listed)));
    return walkThrough(game, Id<data::File>::at(1), walk.seed, walk.steps); // behind the game system
}

} // namespace muster::testing
