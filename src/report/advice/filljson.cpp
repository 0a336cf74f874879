#include "core/base/safetext.h"
#include "report/advice/fill.h"
#include "report/advice/proposaljson.h"
#include "report/translation/translation.h"

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
    explicit FillWriter(const FillContext& context) : m_context(context) {}

    std::string write()
    {
        const auto& fills = *m_context.fills;
        m_json.object([&] {
            writeHead(m_json, wordsOf(m_context.before), m_context.task == FillTask::Fill ? "fill" : "build");
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
        const auto& before = std::get<Context>(m_context.before);
        const auto reference = [&](Id<Unit> kind) {
            return before.catalogue->referenceTo(kind, before.assessment->army);
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
        const auto writeShare = [&](const advice::RuleShare& share) {
            if (!share.rule.isNone())
                m_json.member("rule", before.catalogue->ruleset.constraints[share.rule].id);
            if (share.missing > 0)
                m_json.member("missing", share.missing);
            if (!share.cheapest.isNone())
                m_json.member("cheapest", reference(share.cheapest));
        };
        writeShare(conflict);
        if (!conflict.besides.empty())
            m_json.objects("besides", conflict.besides, writeShare);
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
            m_json.member("units", countUnits(std::get<Roster>(giveUp.army.list).units));
        });
    }

    void writeAnswer(const advice::Fill& answer, const AnyList& after)
    {
        m_json.member("way", idOf(answer.kind));
        m_json.member("headline", headline(m_context, answer));
        if (wordsOf(m_context.before).points)
            m_json.member("added", answer.points);
        if (answer.left) {
            m_json.member("left", *answer.left);
            m_json.member("nothingCostsLess", answer.fitsNothing);
        }
        writeChanges(m_json, m_context.before, answer);
        writeAfter(m_json, after);
    }

    const FillContext& m_context;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const FillContext& context)
{
    const SourceLanguage english; // programs read it
    auto source = context;
    source.before = inSource(std::move(source.before));
    return FillWriter(source).write();
}

} // namespace muster::report
