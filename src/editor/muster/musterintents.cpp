#include "editor/muster/musterintents.h"

#include "editor/gestures/adding.h"
#include "editor/gestures/several.h"
#include "editor/gestures/sizing.h"
#include "editor/gestures/swapping.h"
#include "editor/muster/unitforms.h"
#include "editor/words/text.h"
#include "rules/fixes/choosing.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

using MaybeGesture = std::optional<Gesture>;

/// Makes the gesture of each intent.
class Interpreter {
    Q_DECLARE_TR_FUNCTIONS(Gestures)

public:
    Interpreter(const Verdict& verdict, const Roster& roster)
        : m_verdict(verdict), m_roster(roster), m_gestures(verdict.catalogue(), roster)
    {
    }

    MaybeGesture operator()(const intents::Remove& meant) const { return m_gestures.remove(meant.rows); }
    MaybeGesture operator()(const intents::Duplicate& meant) const { return m_gestures.duplicate(meant.rows); }
    MaybeGesture operator()(const intents::HoldBack& meant) const
    {
        return m_gestures.reserve(meant.rows, meant.isOn.value_or(!m_gestures.areReserved(meant.rows)));
    }
    MaybeGesture operator()(const intents::Add& meant) const
    {
        if (meant.slot.empty())
            return m_gestures.add(meant.offer, tryAdding(m_verdict, meant.offer, meant.near).spot);
        const auto* owner = findUnit(m_roster, meant.near);
        const auto& ruleset = m_verdict.catalogue().ruleset;
        return owner ? MaybeGesture(m_gestures.add(meant.offer,
                                                   {meant.near, owner->units.size(), ruleset.asOf(ruleset.slotPlace)}))
                     : std::nullopt;
    }
    MaybeGesture operator()(const intents::AddAt& meant) const
    {
        return m_gestures.add(meant.offer, spotOf(meant.place, {}, meant.offer));
    }
    MaybeGesture operator()(const intents::Move& meant) const
    {
        return m_gestures.move(meant.rows, spotOf(meant.place, meant.rows, {}));
    }
    MaybeGesture operator()(const intents::Paste& meant) const
    {
        auto read = m_gestures.read(meant.rows);
        if (!read || read->units.empty())
            return std::nullopt;
        return m_gestures.paste(std::move(read->units), read->army, spotOf(meant.place, {}, {}));
    }
    MaybeGesture operator()(const intents::Resize& meant) const { return resize(m_verdict, meant.rows, meant.by); }
    MaybeGesture operator()(const intents::ResizeAll& meant) const
    {
        return resizeAll(m_verdict, meant.rows, meant.models);
    }
    MaybeGesture operator()(const intents::ChooseForAll& meant) const
    {
        return chooseForAll(m_verdict, meant.rows, meant.choice, meant.count);
    }

    MaybeGesture operator()(const intents::SetNumber& meant) const
    {
        return Gesture{Edit{edits::SetModels{meant.row, meant.number}}, tr("Models of %1").arg(kindOf(meant.row)), {}};
    }

    MaybeGesture operator()(const intents::AddChoice& meant) const
    {
        const auto* unit = findUnit(m_roster, meant.row);
        if (!unit)
            return std::nullopt;
        RosterGroup group;
        group.group = meant.kind;
        auto name = tr("Add %1").arg(groupKind(meant.row, meant.kind));
        return Gesture{Edit{edits::AddGroup{meant.row, unit->groups.size(), std::move(group)}}, std::move(name), {}};
    }

    MaybeGesture operator()(const intents::Choose& meant) const
    {
        if (const auto counter = counterOf(meant.choice)) {
            const auto value = meant.count > 0 ? std::optional(meant.count) : std::nullopt;
            return Gesture{
                Edit{edits::SetCounter{meant.row, *counter, value}}, tr("Count for %1").arg(kindOf(meant.row)), {}};
        }
        const auto path = choicePath(meant.choice);
        if (path.group && path.option.empty())
            return numberOf(meant.row, *path.group, meant.count);
        const auto unit = m_verdict.unitAt(meant.row);
        if (unit.isNone())
            return std::nullopt;
        const auto name = choiceName(unit, path);
        if (!meant.inPlaceOf.empty()) {
            for (auto& swap : swapsFor(m_verdict, unit, path.group, path.option, meant.count))
                if (swap.leaves == meant.inPlaceOf)
                    return Gesture{std::move(swap.edit), tr("Take %1 in place of %2").arg(name, swap.name), {}};
            return std::nullopt;
        }
        auto edit =
            chooseOption(m_verdict.catalogue(), m_verdict.assessment(), unit, path.group, path.option, meant.count);
        if (!edit)
            return std::nullopt;
        const auto words = meant.count == 0 ? tr("Drop %1 from %2") : tr("Take %1 for %2");
        return Gesture{std::move(*edit), words.arg(name, kindOf(meant.row)), {}};
    }

    /// Points are agreed with the rest of the battle.
    MaybeGesture operator()(const intents::SetLimit& /*meant*/) const { return std::nullopt; }

    MaybeGesture operator()(const intents::Write& meant) const
    {
        if (meant.row.empty())
            return meant.which == intents::OwnText::Name
                       ? Gesture{Edit{edits::SetName{meant.text}}, tr("Name the roster"), {}}
                       : Gesture{Edit{edits::SetNotes{meant.text}}, tr("Notes on the roster"), {}};
        if (meant.which == intents::OwnText::Name)
            return Gesture{Edit{edits::SetUnitName{meant.row, meant.text}}, tr("Name %1").arg(kindOf(meant.row)), {}};
        return Gesture{Edit{edits::SetUnitNote{meant.row, meant.text}}, tr("Note on %1").arg(kindOf(meant.row)), {}};
    }

    MaybeGesture operator()(const intents::SetPicture& meant) const
    {
        const auto words = meant.picture.empty() ? tr("Remove picture of %1") : tr("Picture of %1");
        return Gesture{Edit{edits::SetPicture{meant.row, meant.picture}}, words.arg(kindOf(meant.row)), {}};
    }

private:
    [[nodiscard]] Spot spotOf(const Place& place, const std::vector<std::string>& rows, const std::string& offer) const
    {
        if (place.row.empty())
            return m_gestures.end();
        if (place.side != 0)
            return place.side < 0 ? m_gestures.before(place.row) : m_gestures.behind(place.row);
        const auto* above = findUnit(m_roster, place.row);
        return {place.row, above ? above->units.size() : 0,
                place.as ? *place.as : bestPlace(m_verdict, place.row, rows, offer)};
    }

    /// The name of the kind of a unit; of one that the data do not know, as the roster writes it.
    [[nodiscard]] QString kindOf(const std::string& id) const
    {
        if (const auto unit = m_verdict.unitAt(id); !unit.isNone())
            if (const auto kind = m_verdict.assessment().units[unit].kind; !kind.isNone())
                return text(m_verdict.catalogue().unit(kind).name);
        const auto* unit = findUnit(m_roster, id);
        return unit ? text(unit->unit) : QString();
    }

    [[nodiscard]] QString groupKind(const std::string& id, const std::string& kind) const
    {
        if (const auto unit = m_verdict.unitAt(id); !unit.isNone())
            if (const auto its = m_verdict.assessment().units[unit].kind; !its.isNone())
                for (const auto& group : m_verdict.catalogue().unit(its).groups)
                    if (group.id == kind)
                        return text(group.name);
        return text(kind);
    }

    [[nodiscard]] QString groupName(const std::string& id, std::size_t position) const
    {
        const auto* unit = findUnit(m_roster, id);
        return unit && position < unit->groups.size() ? groupKind(id, unit->groups[position].group) : QString();
    }

    /// Of models that differ from the rest of their unit.
    [[nodiscard]] Gesture numberOf(const std::string& id, std::size_t group, int number) const
    {
        const auto name = groupName(id, group);
        if (number == 0)
            return {Edit{edits::RemoveGroup{id, group}}, tr("Remove %1").arg(name), {}};
        return {Edit{edits::SetGroupModels{id, group, number}}, tr("Number of %1").arg(name), {}};
    }

    [[nodiscard]] QString choiceName(Id<AssessedUnit> unit, const ChoicePath& path) const
    {
        const auto bodies = m_verdict.assessment().bodiesOf(unit);
        const auto wanted = path.group ? Id<RosterGroup>::at(*path.group) : Id<RosterGroup>();
        if (const auto body = std::ranges::find(bodies, wanted, &Body::group); body != bodies.end()) {
            const auto& list = choicesOf(m_verdict.catalogue(), m_verdict.assessment(), *body);
            if (const auto option = list.find(path.option); !option.isNone())
                return text(list.options[option].name);
        }
        return text(path.option);
    }

    const Verdict& m_verdict;
    const Roster& m_roster;
    Gestures m_gestures;
};

} // namespace

std::optional<Gesture> gestureOf(const Verdict& verdict, const Roster& roster, const Intent& intent)
{
    return std::visit(Interpreter(verdict, roster), intent);
}

} // namespace muster::editor
