#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/advice/fill.h"
#include "report/translation/translation.h"
#include "report/verdict/json.h"
#include "report/verdict/words.h"

#include <array>

namespace muster::report {

namespace {

std::string_view idOf(advice::FillKind kind)
{
    static constexpr std::array<std::string_view, 3> ids{"new-units", "additions", "other-units"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string_view idOf(advice::NoFill why)
{
    static constexpr std::array<std::string_view, 6> ids{"", "not-legal", "not-known", "no-limit", "full", "too-large"};
    return ids[static_cast<std::size_t>(why)];
}

class FillWriter {
public:
    explicit FillWriter(const FillContext& context)
        : m_context(context),
          m_catalogue(context.before.catalogue->source ? *context.before.catalogue->source : *context.before.catalogue)
    {
    }

    std::string write()
    {
        const auto& fills = *m_context.fills;
        const auto& roster = *m_context.before.roster;
        m_json.object([&] {
            m_json.member("format", "muster-advice");
            m_json.member("version", 1);
            m_json.member("asked", m_context.task == FillTask::Fill ? "fill" : "build");
            m_json.object("roster", [&] {
                m_json.member("name", roster.name);
                m_json.member("ruleset", roster.ruleset);
                m_json.member("army", roster.army);
                m_json.member("fingerprint", m_context.before.fingerprint);
            });
            if (fills.left)
                m_json.member("left", *fills.left);
            if (fills.why != advice::NoFill::None)
                m_json.member("why", idOf(fills.why));
            if (m_context.whyNot)
                m_json.object("conflict", [&] { writeConflict(*m_context.whyNot); });
            m_json.member("workSpent", fills.wasStopped);
            std::size_t next = 0;
            m_json.objects("answers", fills.answers,
                           [&](const advice::Fill& answer) { writeAnswer(answer, m_context.after[next++]); });
        });
        return safeJson(m_json.take());
    }

private:
    void writeConflict(const WhyNotContext& context)
    {
        const auto& conflict = context.whyNot->conflict;
        const auto reference = [&](Id<Unit> kind) {
            return m_catalogue.referenceTo(kind, m_context.before.assessment->army);
        };
        std::vector<const advice::WantedUnits*> wanted;
        for (const auto at : conflict.wanted)
            wanted.push_back(&context.wishes->wanted[at]);
        m_json.objects("wanted", wanted, [&](const advice::WantedUnits* each) {
            m_json.member("unit", reference(each->kind));
            m_json.member("number", each->number);
        });
        m_json.array("without", [&] {
            for (const auto at : conflict.without)
                m_json.value(context.withoutNames[at]);
        });
        m_json.member("otherArmies", conflict.hasArmies);
        m_json.member("points", conflict.hasPoints);
        if (!conflict.rule.isNone())
            m_json.member("rule", m_catalogue.ruleset.constraints[conflict.rule].id);
        if (conflict.missing > 0)
            m_json.member("missing", conflict.missing);
        if (!conflict.cheapest.isNone())
            m_json.member("cheapest", reference(conflict.cheapest));
        m_json.objects("parts", partsOf(context), [&](const ConflictPart& part) {
            m_json.member("title", part.title);
            if (!part.citation.empty())
                m_json.member("citation", part.citation);
            if (!part.sum.empty())
                m_json.member("sum", part.sum);
        });
        m_json.member("anyIsEnough", context.whyNot->isEnough);
        m_json.objects("giveUps", context.whyNot->giveUps, [&](const advice::GiveUp& giveUp) {
            m_json.member("label", giveUpText(context, giveUp));
            m_json.member("units", countUnits(giveUp.army.roster.units));
        });
    }

    void writeAnswer(const advice::Fill& answer, const Context& after)
    {
        const bool hasPoints = m_catalogue.ruleset.hasPoints;
        m_json.member("way", idOf(answer.kind));
        m_json.member("headline", headline(m_context, answer));
        if (hasPoints)
            m_json.member("added", answer.points);
        if (answer.left) {
            m_json.member("left", *answer.left);
            m_json.member("nothingCostsLess", answer.fitsNothing);
        }
        m_json.objects("changes", answer.changes, [&](const advice::Change& change) {
            m_json.member("label", fixLabel(m_catalogue, *m_context.before.assessment, change.fix));
            if (hasPoints)
                m_json.member("points", change.fix.points);
            m_json.member("changes", change.edits);
            m_json.key("edits");
            writeEdits(m_json, change.fix.edit);
        });
        m_json.object("after", [&] {
            m_json.member("verdict", outcomeId(outcomeOf(after)));
            m_json.member("fingerprint", after.fingerprint);
            if (hasPoints)
                m_json.member("points", after.assessment->points);
            m_json.member("units", after.assessment->units.size());
            if (m_catalogue.ruleset.countsModels)
                m_json.member("models", after.assessment->models);
        });
    }

    const FillContext& m_context;
    const Catalogue& m_catalogue;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const FillContext& context)
{
    const SourceLanguage english; // programs read it
    return FillWriter(context).write();
}

} // namespace muster::report
