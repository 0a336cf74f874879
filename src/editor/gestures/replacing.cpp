#include "editor/gestures/replacing.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "rules/fixes/trial.h"
#include "rules/judge/structure.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString replacingText(const char* words) { return QCoreApplication::translate("Replacing", words); }

QString many(int count, const QString& name)
{
    return count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(name) : name;
}

/// The option of a list that another one means: by id, else by name.
Id<Option> counterpart(const OptionList& list, const OptionList* from, const std::string& id)
{
    if (const auto same = list.find(id); !same.isNone())
        return same;
    const auto old = from ? from->find(id) : Id<Option>();
    if (old.isNone())
        return noId;
    for (const auto position : list.options.ids())
        if (list.options[position].name == from->options[old].name)
            return position;
    return noId;
}

/// Takes over the options that both lists have, as many as the limits of the new one allow.
OptionCounts carry(const OptionCounts& from, const OptionList* oldList, const OptionList& list, int models,
                   QStringList& lost)
{
    OptionCounts kept;
    std::vector<int> sums(list.groups.size(), 0);
    for (const auto& [id, count] : from) {
        const auto position = counterpart(list, oldList, id);
        const auto old = oldList ? oldList->find(id) : Id<Option>();
        const auto name = old.isNone() ? shown(id) : text(oldList->options[old].name);
        if (position.isNone()) {
            if (count > 0)
                lost << many(count, name);
            continue;
        }
        const auto& option = list.options[position];
        const auto& group = list.groups[option.group];
        auto& sum = sums[option.group.position()];
        const auto takenOf = [&](Id<Option> outer) { return from.find(list.options[outer].id).value_or(0); };
        auto most = option.max.at(models);
        if (group.max)
            most = std::min(most, group.max->at(group.inside.isNone() ? models : takenOf(group.inside)) - sum);
        const auto taken = std::clamp(count, 0, std::max(0, most));
        if (taken < count)
            lost << many(count - taken, name);
        sum += taken;
        // None of an option says something only where it is there by default.
        if (taken > 0 || (count == 0 && option.defaultCount > 0))
            kept.set(option.id, taken);
    }
    return kept;
}

class Replacer {
public:
    Replacer(const Verdict& verdict, const RosterUnit& old, Id<Unit> kind)
        : m_verdict(verdict),
          m_catalogue(verdict.catalogue()),
          m_gestures(verdict.catalogue(), verdict.roster()),
          m_old(old),
          m_kind(m_catalogue.unit(kind))
    {
        const auto its = verdict.unitAt(old.id);
        const auto oldKind = its.isNone() ? Id<Unit>() : verdict.assessment().units[its].kind;
        m_oldKind = oldKind.isNone() ? nullptr : &m_catalogue.unit(oldKind);
    }

    Replacing make(const std::string& reference)
    {
        m_made.id = m_old.id;
        m_made.unit = reference;
        m_made.as = m_old.as;
        m_made.name = m_old.name;
        m_made.note = m_old.note;
        m_made.picture = m_old.picture;
        m_made.reserve = m_old.reserve;
        m_made.counters = m_old.counters;
        takeModels();
        m_made.options =
            carry(m_old.options, m_oldKind ? &m_oldKind->choices : nullptr, m_kind.choices, m_models, m_found.lost);
        takeGroups();
        m_made.units = m_old.units;
        const auto spot = m_gestures.before(m_old.id);
        auto edit = editFor(spot, m_made, {});
        if (!m_old.units.empty()) {
            const auto evicted = turnOut(edit);
            edit = editFor(spot, m_made, evicted);
        }
        m_found.gesture = {std::move(edit),
                           replacingText(QT_TRANSLATE_NOOP("Replacing", "Replace %1 by %2"))
                               .arg(m_gestures.nameOf(m_old), text(m_kind.name)),
                           {m_old.id}};
        return std::move(m_found);
    }

private:
    void takeModels()
    {
        m_models = m_kind.defaultModels();
        if (!m_old.models)
            return;
        if (m_kind.minModels <= *m_old.models && *m_old.models <= m_kind.maxModels &&
            m_kind.allowsModels(*m_old.models)) {
            m_models = *m_old.models;
            m_made.models = m_old.models;
        } else if (m_catalogue.ruleset.countsModels) {
            m_found.lost << QCoreApplication::translate(
                "Replacing", QT_TRANSLATE_N_NOOP("Replacing", "the size of %n model(s)"), nullptr, *m_old.models);
        }
    }

    void takeGroups()
    {
        for (const auto& group : m_old.groups) {
            const ModelGroup* before = nullptr;
            if (m_oldKind)
                for (const auto& each : m_oldKind->groups)
                    if (each.id == group.group)
                        before = &each;
            const ModelGroup* after = nullptr;
            for (const auto& each : m_kind.groups)
                if (each.id == group.group || (!after && before && each.name == before->name))
                    after = &each;
            const auto name = before ? text(before->name) : shown(group.group);
            if (!after) {
                m_found.lost << many(group.models.value_or(1), name);
                continue;
            }
            auto kept = group;
            kept.group = after->id;
            kept.options = carry(group.options, before ? &before->choices : nullptr, after->choices,
                                 group.models.value_or(1), m_found.lost);
            m_made.groups.push_back(std::move(kept));
        }
    }

    /// Takes the units out of the new one that it has no place for. What was wrong before stays as it is.
    std::vector<RosterUnit> turnOut(const Edit& edit)
    {
        std::vector<RosterUnit> evicted;
        const auto hasPlace = [&](const Assessment& at, const std::string& id) {
            for (const auto unit : at.units.ids()) {
                const auto& its = at.units[unit];
                if (its.id != id || its.parent.isNone())
                    continue;
                return !its.isKnown() ||
                       (!its.place.isNone() &&
                        accepts(m_catalogue, at, m_catalogue.ruleset.places[its.place], its.parent, unit));
            }
            return false;
        };
        Trials(m_catalogue, m_verdict.roster()).with(edit, [&](const Assessment& after) {
            const auto fresh = muster::newErrors(after, m_verdict.errors());
            const auto isTooMuch = [&](const Finding* finding) {
                const auto subject = after.unitOf(finding->subject);
                return !finding->constraint.isNone() && !subject.isNone() && after.units[subject].id == m_old.id &&
                       m_catalogue.ruleset.constraints[finding->constraint].scope.kind != Scope::Kind::Self;
            };
            // A rule about what stands on the new unit does not say which of it is too much.
            const bool areTooMany = std::ranges::any_of(fresh, isTooMuch);
            std::erase_if(m_made.units, [&](const RosterUnit& below) {
                if ((hasPlace(after, below.id) && !areTooMany) || !hasPlace(m_verdict.assessment(), below.id))
                    return false;
                m_found.lost << replacingText(QT_TRANSLATE_NOOP("Replacing", "%1 stands alone now"))
                                    .arg(m_gestures.nameOf(below));
                evicted.push_back(below);
                evicted.back().as.clear();
                return true;
            });
        });
        return evicted;
    }

    [[nodiscard]] Edit editFor(const Spot& spot, const RosterUnit& made, const std::vector<RosterUnit>& evicted) const
    {
        std::vector<Edit> edits{{edits::RemoveUnit{m_old.id}}, {edits::AddUnit{spot.parent, spot.index, made}}};
        auto index = spot.parent.empty() ? spot.index + 1 : m_verdict.roster().units.size();
        for (const auto& unit : evicted)
            edits.push_back({edits::AddUnit{{}, index++, unit}});
        return {edits::Batch{std::move(edits)}};
    }

    const Verdict& m_verdict;
    const Catalogue& m_catalogue;
    Gestures m_gestures;
    const RosterUnit& m_old;
    const Unit& m_kind;
    const Unit* m_oldKind = nullptr;
    RosterUnit m_made;
    int m_models = 1;
    Replacing m_found;
};

} // namespace

std::optional<Replacing> tryReplacing(const Verdict& verdict, const std::string& unit, const std::string& reference)
{
    const auto& catalogue = verdict.catalogue();
    const auto& roster = verdict.roster();
    const auto* old = findUnit(roster, unit);
    const auto kind = catalogue.findUnit(catalogue.findArmy(roster.army), reference);
    const auto its = verdict.unitAt(unit);
    if (!old || kind.isNone() || (!its.isNone() && verdict.assessment().units[its].kind == kind))
        return std::nullopt;
    auto found = Replacer(verdict, *old, kind).make(reference);
    found.breaks = newErrors(verdict, editOf(found.gesture));
    Trials(catalogue, roster).with(editOf(found.gesture), [&](const Assessment& after) {
        found.more = after.points - verdict.assessment().points;
    });
    return found;
}

std::vector<Replacement> replacementsOf(const Verdict& verdict, const std::string& unit)
{
    std::vector<Replacement> found;
    const auto& catalogue = verdict.catalogue();
    const auto own = verdict.assessment().army;
    const auto its = verdict.unitAt(unit);
    if (its.isNone())
        return found;
    const auto& assessed = verdict.assessment().units[its];
    std::vector<Id<Army>> armies{own};
    if (!assessed.army.isNone() && assessed.army != own)
        armies.push_back(assessed.army);
    for (const auto army : armies) {
        if (army.isNone())
            continue;
        for (const auto kind : catalogue.army(army).units) {
            if (kind == assessed.kind)
                continue;
            const auto& each = catalogue.unit(kind);
            found.push_back({army == own ? each.id : catalogue.army(army).id + ':' + each.id, text(each.name),
                             text(catalogue.ruleset.categories[each.category].name)});
        }
    }
    return found;
}

} // namespace muster::editor
