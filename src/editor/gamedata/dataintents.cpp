#include "editor/gamedata/dataintents.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/compose/moving.h"
#include "battlescribe/exchange/clipping.h"
#include "editor/gamedata/dataunit.h"
#include "editor/list/costlimit.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace muster::editor {

namespace bs = battlescribe;
namespace compose = battlescribe::compose;

namespace {

using Element = Standing::Element;
using MaybeGesture = std::optional<Gesture>;

Id<bs::data::File> catalogueOf(const bs::data::Definitions& data, const DataOffer& offer)
{
    const auto key = data.keys.find(offer.catalogue);
    for (const auto id : data.files.ids())
        if (!key.isNone() && data.files[id].id == key)
            return id;
    return {};
}

Id<bs::data::Node> forceEntry(const bs::data::Definitions& data, const DataOffer& offer)
{
    for (const auto id : data.nodesOf(data.keys.find(offer.path)))
        if (data.nodes[id].kind == bs::data::Node::Kind::Force ||
            data.nodes[id].kind == bs::data::Node::Kind::ForceLink)
            return id;
    return {};
}

/// The innermost force around the row `near` that takes it, else the roster, else any force that does.
Id<Element> placeForForce(const Standing& standing, const DataOffer& offer, const std::string& near)
{
    const auto& situation = standing.situation();
    const auto entry = forceEntry(standing.data(), offer);
    const auto catalogue = catalogueOf(standing.data(), offer);
    if (entry.isNone() || catalogue.isNone())
        return {};
    const auto takes = [&](Id<bs::data::Node> above) {
        const auto entries = compose::forceEntriesOf(standing.game(), catalogue, above);
        return std::ranges::find(entries, entry) != entries.end();
    };
    const auto row = standing.find(near);
    for (auto force = row.isNone() ? row : situation[row].force; !force.isNone() && force != situation.top();
         force = situation[force].parent)
        if (!situation[force].entry.isNone() && takes(situation[force].entry))
            return force;
    if (takes({}))
        return situation.top();
    for (const auto id : situation.elements.ids())
        if (situation[id].kind == Element::Kind::Force && !situation[id].entry.isNone() && takes(situation[id].entry))
            return id;
    return {};
}

/// Edits that are made one after another, each on the roster as the one before left it.
class Steps {
public:
    Steps(const Standing& standing, compose::NewIds& ids)
        : m_standing(standing), m_ids(ids), m_roster(standing.roster())
    {
    }

    [[nodiscard]] bool make(Result<bs::Edit> edit)
    {
        if (!edit || !bs::apply(m_roster, *edit))
            return false;
        m_edit.insert(m_edit.end(), edit->begin(), edit->end());
        return true;
    }
    /// So many below a parent, together for however many there are of it.
    [[nodiscard]] bool setCount(const std::string& parent, Id<bs::Choice> choice, std::int64_t count)
    {
        const auto element = m_standing.find(parent);
        const auto parents = element.isNone() ? 1 : parentsAt(m_standing, element);
        WorkBudget budget(bs::judge::mostWork);
        const compose::Composer composer{m_standing.game(), m_ids, budget};
        const auto each = std::max<std::int64_t>(count, 0) / parents;
        const bool isShared = each * parents == count;
        // Below several, a number that cannot be shared out is one of all together.
        if (!isShared && taken(parent, choice).empty() && !take(parent, choice))
            return false;
        if (!isShared)
            return make(compose::setNumber(m_standing.game(), m_roster, taken(parent, choice), count));
        const auto edit = compose::setCount(composer, m_roster, parent, choice, each);
        return edit && (edit->empty() || make(edit));
    }
    [[nodiscard]] bool take(const std::string& parent, Id<bs::Choice> choice)
    {
        WorkBudget budget(bs::judge::mostWork);
        return make(compose::takeChoice({m_standing.game(), m_ids, budget}, m_roster, parent, choice));
    }
    [[nodiscard]] bs::Edit edit() { return std::move(m_edit); }
    [[nodiscard]] const bs::Roster& roster() const { return m_roster; }

private:
    /// The id of the selection of a choice below a parent; empty where there is none.
    [[nodiscard]] std::string taken(const std::string& parent, Id<bs::Choice> choice) const
    {
        const auto* above = bs::selectionOf(m_roster, parent);
        const auto found = above ? std::ranges::find(above->selections, choice, &bs::Selection::choice)
                                 : std::vector<bs::Selection>::const_iterator();
        return above && found != above->selections.end() ? found->id : std::string();
    }

    const Standing& m_standing;
    compose::NewIds& m_ids;
    bs::Roster m_roster;
    bs::Edit m_edit;
};

/// The other choices in a group around one of which there will be more or less.
class GroupRoom {
public:
    GroupRoom(const Standing& standing, Steps& steps, Id<Element> parent, Id<bs::Choice> choice)
        : m_standing(standing),
          m_steps(steps),
          m_parent(standing.judged(parent).id),
          m_parents(parentsAt(standing, parent)),
          m_offered(offeredBelow(standing.situation(), parent)),
          m_its(std::ranges::find(m_offered, choice, &bs::judge::Offered::choice)->count),
          m_choice(choice)
    {
    }

    [[nodiscard]] std::int64_t count() const { return m_its; }
    /// How many others must give way for so many more; negative: how many must take their place. Nothing where the
    /// group has room for both.
    [[nodiscard]] std::int64_t changeOf(Id<bs::Choice> group, std::int64_t more) const
    {
        const auto around = std::ranges::find(m_offered, group, &bs::judge::Offered::choice);
        if (around == m_offered.end() || !around->most)
            return 0;
        const auto most = around->most->floor() * m_parents;
        const auto least = around->least ? around->least->floor() * m_parents : 0;
        const auto after = around->count + more;
        if (more > 0)
            return std::clamp<std::int64_t>(after - most, 0, more);
        return std::clamp<std::int64_t>(after - least, more, 0);
    }
    /// First what was named, then what there is most of.
    [[nodiscard]] bool giveWay(Id<bs::Choice> group, std::int64_t number, const std::string& named) const
    {
        auto all = others(group);
        std::ranges::stable_sort(all, [&](const auto* a, const auto* b) {
            const auto rank = [&](const bs::judge::Offered* each) {
                return std::pair(named.empty() || m_standing.game().pathOf(each->choice) != named, -each->count);
            };
            return rank(a) < rank(b);
        });
        for (const auto* other : all) {
            const auto less = std::min(number, other->count);
            if (less > 0 && !m_steps.setCount(m_parent, other->choice, other->count - less))
                return false;
            number -= less;
        }
        return true;
    }
    /// What the data take first, else what there is most of. Where nothing else is taken, nothing takes the place.
    [[nodiscard]] bool giveBack(Id<bs::Choice> group, std::int64_t number) const
    {
        const bs::judge::Offered* rest = nullptr;
        for (const auto* each : others(group))
            if (!each->isHidden && (!rest || isDefault(group, each->choice) ||
                                    (!isDefault(group, rest->choice) && each->count > rest->count)))
                rest = each;
        return !rest || (rest->count == 0 && !isDefault(group, rest->choice)) ||
               m_steps.setCount(m_parent, rest->choice, rest->count + number);
    }

private:
    [[nodiscard]] bool isDefault(Id<bs::Choice> group, Id<bs::Choice> choice) const
    {
        const auto key = m_standing.game().target(group).defaultKey;
        return !key.isNone() && m_standing.game().answersTo(choice, key);
    }
    [[nodiscard]] std::vector<const bs::judge::Offered*> others(Id<bs::Choice> group) const
    {
        std::vector<const bs::judge::Offered*> all;
        for (const auto& each : m_offered)
            if (each.choice != m_choice && !m_standing.game()[each.choice].isGroup &&
                m_standing.game().isIn(each.choice, group))
                all.push_back(&each);
        return all;
    }

    const Standing& m_standing;
    Steps& m_steps;
    std::string m_parent;
    std::int64_t m_parents;
    std::vector<bs::judge::Offered> m_offered;
    std::int64_t m_its;
    Id<bs::Choice> m_choice;
};

class Interpreter {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    Interpreter(const Standing& standing, compose::NewIds& ids) : m_standing(standing), m_ids(ids) {}

    MaybeGesture operator()(const intents::Add& meant) const { return add(meant.offer, meant.near); }
    MaybeGesture operator()(const intents::AddAt& meant) const { return add(meant.offer, meant.place.row); }

    MaybeGesture operator()(const intents::Remove& meant) const
    {
        return made(compose::removeAll(m_standing.roster(), meant.rows), tr("Remove %1").arg(namesOf(meant.rows)));
    }

    MaybeGesture operator()(const intents::Duplicate& meant) const
    {
        Steps steps(m_standing, m_ids);
        for (const auto& row : outermost(meant.rows))
            if (!steps.make(compose::copyOf(steps.roster(), m_ids, row)))
                return std::nullopt;
        return made(steps.edit(), tr("Duplicate %1").arg(namesOf(meant.rows)));
    }

    /// Units to another force that takes them, or to another place in their own; forces among forces.
    MaybeGesture operator()(const intents::Move& meant) const
    {
        Steps steps(m_standing, m_ids);
        for (const auto& row : outermost(meant.rows)) {
            const auto isForce = bs::forceOf(steps.roster(), row) != nullptr;
            const auto to = targetIn(steps.roster(), meant.place, isForce);
            if (!steps.make(isForce ? compose::moveForce(m_standing.game(), steps.roster(), row, to)
                                    : compose::moveSelection(m_standing.game(), steps.roster(), row, to)))
                return std::nullopt;
        }
        return made(steps.edit(), tr("Move %1").arg(namesOf(meant.rows)));
    }

    /// Into the force or selection at the place, else the force around it.
    MaybeGesture operator()(const intents::Paste& meant) const
    {
        const auto row = m_standing.find(meant.place.row);
        const auto& situation = m_standing.situation();
        std::vector<std::string> places;
        if (!row.isNone()) {
            places.push_back(meant.place.row);
            places.push_back(m_standing.judged(situation[row].force).id);
        }
        for (const auto& force : m_standing.roster().forces)
            places.push_back(force.id);
        places.emplace_back(); // forces go into the roster
        for (const auto& place : places) {
            WorkBudget budget(bs::judge::mostWork);
            auto edit =
                bs::exchange::pasted({m_standing.game(), m_ids, budget}, m_standing.roster(), meant.rows, place);
            if (edit)
                return made(std::move(*edit), tr("Paste"));
        }
        return std::nullopt;
    }
    MaybeGesture operator()(const intents::HoldBack& /*meant*/) const { return std::nullopt; }
    MaybeGesture operator()(const intents::ChooseForAll& /*meant*/) const { return std::nullopt; }

    MaybeGesture operator()(const intents::Resize& meant) const
    {
        return resize(meant.rows, [&](const SizeForm& form) { return form.models + meant.by; });
    }
    MaybeGesture operator()(const intents::ResizeAll& meant) const
    {
        return resize(meant.rows, [&](const SizeForm&) { return meant.models; });
    }
    MaybeGesture operator()(const intents::SetNumber& meant) const
    {
        return resize({meant.row}, [&](const SizeForm&) { return meant.number; });
    }

    MaybeGesture operator()(const intents::AddChoice& meant) const
    {
        const auto place = DataChoice::of(meant.kind);
        const auto choice = choiceAt(m_standing, m_standing.find(place.parent), place.path);
        Steps steps(m_standing, m_ids);
        if (choice.isNone() || !steps.take(place.parent, choice))
            return std::nullopt;
        return made(steps.edit(), tr("Take %1 for %2").arg(nameOf(choice), kindOf(meant.row)));
    }

    MaybeGesture operator()(const intents::Choose& meant) const
    {
        const auto place = DataChoice::of(meant.choice);
        Steps steps(m_standing, m_ids);
        const auto words = meant.count == 0 ? tr("Drop %1 from %2") : tr("Take %1 for %2");
        if (!place.selection.empty()) {
            const auto element = m_standing.find(place.selection);
            if (element.isNone() || meant.count == m_standing.judged(element).number)
                return std::nullopt;
            auto edit = compose::setAmount(m_standing.roster(), place.selection, meant.count);
            return edit ? made(std::move(*edit), words.arg(kindOf(place.selection), kindOf(meant.row))) : std::nullopt;
        }
        const auto parent = m_standing.find(place.parent);
        const auto choice = choiceAt(m_standing, parent, place.path);
        if (choice.isNone() || !makeRoom(steps, parent, choice, meant) ||
            !steps.setCount(place.parent, choice, meant.count))
            return std::nullopt;
        return made(steps.edit(), words.arg(nameOf(choice), kindOf(meant.row)));
    }

    MaybeGesture operator()(const intents::SetLimit& meant) const
    {
        const auto key = m_standing.data().keys.find(meant.cost);
        const auto value = meant.limit ? typedLimit(text(*meant.limit)) : std::nullopt;
        if (m_standing.game().columnOf(key) >= m_standing.game().costTypes().size() || (meant.limit && !value) ||
            (value && value->isNegative()) || bs::limitOf(m_standing.roster(), key) == value)
            return std::nullopt;
        return made(bs::Edit{bs::SetLimit{key, value}}, tr("Change limits"));
    }

    MaybeGesture operator()(const intents::Write& meant) const
    {
        const bool isName = meant.which == intents::OwnText::Name;
        if (meant.row.empty())
            return isName ? made(bs::Edit{bs::SetRosterName{meant.text}}, tr("Name the roster"))
                          : made(bs::Edit{bs::SetRosterNotes{meant.text}}, tr("Notes on the roster"));
        const auto* selection = bs::selectionOf(m_standing.roster(), meant.row);
        const auto* force = selection ? nullptr : bs::forceOf(m_standing.roster(), meant.row);
        if (!selection && !force)
            return std::nullopt;
        auto notes = selection ? selection->notes : force->notes;
        (isName ? notes.customName : notes.notes) = meant.text;
        return made(bs::Edit{bs::SetNotes{meant.row, {}, std::move(notes)}},
                    (isName ? tr("Name %1") : tr("Note on %1")).arg(kindOf(meant.row)));
    }

    /// The files of these programs have no room for one.
    MaybeGesture operator()(const intents::SetPicture& /*meant*/) const { return std::nullopt; }

private:
    [[nodiscard]] MaybeGesture add(const std::string& id, const std::string& near) const
    {
        const auto offer = DataOffer::of(id);
        const auto place = placeFor(m_standing, offer, near);
        if (place.isNone())
            return std::nullopt;
        Steps steps(m_standing, m_ids);
        QString name;
        if (offer.kind == DataOffer::Kind::Force) {
            const auto entry = forceEntry(m_standing.data(), offer);
            WorkBudget budget(bs::judge::mostWork);
            const auto parent = place == bs::judge::Situation::top() ? std::string() : m_standing.judged(place).id;
            if (entry.isNone() || !steps.make(compose::addForce({m_standing.game(), m_ids, budget}, m_standing.roster(),
                                                                entry, catalogueOf(m_standing.data(), offer), parent)))
                return std::nullopt;
            name = shown(std::string(m_standing.data().nodes[entry].name));
        } else {
            const auto choice = choiceAt(m_standing, place, offer.path);
            if (choice.isNone() || !steps.take(m_standing.judged(place).id, choice))
                return std::nullopt;
            name = nameOf(choice);
        }
        auto edit = steps.edit();
        std::vector<std::string> added;
        for (const auto& step : edit)
            if (const auto* selection = std::get_if<bs::InsertSelection>(&step))
                added = {selection->selection.id};
            else if (const auto* force = std::get_if<bs::InsertForce>(&step))
                added = {force->force.id};
        return Gesture{std::move(edit), tr("Add %1").arg(name), std::move(added)};
    }

    /// In a full group something gives its place to one more, and gets back what is given up.
    [[nodiscard]] bool makeRoom(Steps& steps, Id<Element> parent, Id<bs::Choice> choice,
                                const intents::Choose& meant) const
    {
        GroupRoom room(m_standing, steps, parent, choice);
        const auto more = meant.count - room.count();
        for (auto group = m_standing.game()[choice].group; !group.isNone(); group = m_standing.game()[group].group)
            if (const auto change = room.changeOf(group, more); change != 0)
                return change > 0 ? room.giveWay(group, change, DataChoice::of(meant.inPlaceOf).path)
                                  : room.giveBack(group, -change);
        return true;
    }

    template <typename Number>
    [[nodiscard]] MaybeGesture resize(const std::vector<std::string>& rows, const Number& number) const
    {
        Steps steps(m_standing, m_ids);
        for (const auto& row : rows) {
            const auto element = m_standing.find(row);
            const auto size = element.isNone() ? std::nullopt : sizeOf(m_standing, element);
            if (!size)
                continue;
            const auto wanted = std::clamp(number(size->form), size->form.least, size->form.most);
            const auto choice = choiceAt(m_standing, element, size->choice.path);
            if (wanted != size->form.models && !steps.setCount(row, choice, wanted - size->others))
                return std::nullopt;
        }
        return made(steps.edit(), tr("Number of %1").arg(namesOf(rows)));
    }

    static MaybeGesture made(bs::Edit edit, const QString& name)
    {
        return edit.empty() ? std::nullopt : std::optional(Gesture{std::move(edit), name, {}});
    }

    /// Without rows that lie in others of them, or are not there.
    [[nodiscard]] std::vector<std::string> outermost(const std::vector<std::string>& rows) const
    {
        std::vector<std::string> outer;
        const auto& situation = m_standing.situation();
        for (const auto& row : rows) {
            const auto element = m_standing.find(row);
            if (!element.isNone() && std::ranges::none_of(rows, [&](const std::string& other) {
                    const auto around = m_standing.find(other);
                    return !around.isNone() && situation.isIn(element, around);
                }))
                outer.push_back(row);
        }
        return outer;
    }

    /// Beside a row, or at the end of what it is.
    [[nodiscard]] static compose::Target targetIn(const bs::Roster& roster, const Place& place, bool isForce)
    {
        constexpr auto end = std::numeric_limits<std::size_t>::max();
        const auto beside = [&](const auto& found) {
            return compose::Target{found.parent, found.position + (place.side > 0 ? 1 : 0)};
        };
        if (isForce) {
            const auto force = bs::placeOfForce(roster.forces, place.row);
            return force && place.side != 0 ? beside(force) : compose::Target{place.row, end};
        }
        const auto selection = bs::placeOfSelection(roster.forces, place.row);
        return selection && place.side != 0 ? beside(selection) : compose::Target{place.row, end};
    }

    [[nodiscard]] QString nameOf(Id<bs::Choice> choice) const
    {
        return shown(std::string(m_standing.game().target(choice).name));
    }
    [[nodiscard]] QString kindOf(const std::string& row) const
    {
        const auto element = m_standing.find(row);
        return element.isNone() ? QString() : shown(m_standing.judged(element).name);
    }
    [[nodiscard]] QString namesOf(const std::vector<std::string>& rows) const
    {
        return rows.size() == 1 ? kindOf(rows.front()) : tr("%n choice(s)", nullptr, static_cast<int>(rows.size()));
    }

    const Standing& m_standing;
    compose::NewIds& m_ids;
};

} // namespace

std::string DataOffer::id() const
{
    if (kind == Kind::Catalogue)
        return "take:" + catalogue;
    return (kind == Kind::Force ? "force:" : "") + catalogue + ':' + path;
}

DataOffer DataOffer::of(const std::string& id)
{
    const auto behind = [&](std::string_view mark) { return id.substr(mark.size()); };
    if (id.starts_with("take:"))
        return {Kind::Catalogue, behind("take:"), {}};
    const bool isForce = id.starts_with("force:");
    const auto rest = isForce ? behind("force:") : id;
    const auto at = rest.find(':');
    return {isForce ? Kind::Force : Kind::Choice, rest.substr(0, at),
            at == std::string::npos ? std::string() : rest.substr(at + 1)};
}

Id<Element> placeFor(const Standing& standing, const DataOffer& offer, const std::string& near)
{
    const auto& situation = standing.situation();
    const auto key = standing.data().keys.find(offer.catalogue);
    if (offer.kind == DataOffer::Kind::Catalogue)
        return {};
    if (offer.kind == DataOffer::Kind::Force)
        return placeForForce(standing, offer, near);
    const auto takes = [&](Id<Element> force) {
        const auto catalogue = situation[force].catalogue;
        return !catalogue.isNone() && standing.data().files[catalogue].id == key;
    };
    if (const auto row = standing.find(near); !row.isNone() && takes(situation[row].force))
        return situation[row].force;
    for (const auto id : situation.elements.ids())
        if (situation[id].kind == Element::Kind::Force && takes(id))
            return id;
    return {};
}

std::optional<Gesture> gestureOf(const Standing& standing, compose::NewIds& ids, const Intent& intent)
{
    return std::visit(Interpreter(standing, ids), intent);
}

} // namespace muster::editor
