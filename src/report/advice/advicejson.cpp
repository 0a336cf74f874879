#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/advice/advice.h"
#include "report/translation/translation.h"
#include "report/verdict/json.h"
#include "report/verdict/words.h"

namespace muster::report {

namespace {

std::string_view idOf(advice::Aim aim)
{
    static constexpr std::string_view ids[]{"choices", "points", "edits"};
    return ids[static_cast<std::size_t>(aim)];
}

class AdviceWriter {
public:
    explicit AdviceWriter(const AdviceContext& context)
        : m_context(context),
          m_catalogue(context.before.catalogue->source ? *context.before.catalogue->source : *context.before.catalogue)
    {
    }

    std::string write()
    {
        const auto& repairs = *m_context.repairs;
        const auto& roster = *m_context.before.roster;
        m_json.object([&] {
            m_json.member("format", "muster-advice");
            m_json.member("version", 1);
            m_json.object("roster", [&] {
                m_json.member("name", roster.name);
                m_json.member("ruleset", roster.ruleset);
                m_json.member("army", roster.army);
                m_json.member("fingerprint", m_context.before.fingerprint);
            });
            m_json.member("legal", repairs.isLegal);
            m_json.object("atLeast", [&] { writeLoss(repairs.atLeast); });
            m_json.member("tooLarge", repairs.isTooLarge);
            m_json.member("emptying", repairs.isEmptying);
            m_json.member("workSpent", repairs.wasStopped);
            std::size_t next = 0;
            m_json.objects("answers", repairs.answers,
                           [&](const advice::Repair& answer) { writeAnswer(answer, m_context.after[next++]); });
        });
        return safeJson(m_json.take());
    }

private:
    [[nodiscard]] bool hasPoints() const { return m_catalogue.ruleset.hasPoints; }

    void writeLoss(const advice::Loss& loss)
    {
        m_json.member("choices", loss.choices);
        if (hasPoints())
            m_json.member("points", loss.points);
        m_json.member("changes", loss.edits);
    }

    void writeAims(std::string_view key, const std::vector<advice::Aim>& aims)
    {
        m_json.array(key, [&] {
            for (const auto aim : aims)
                m_json.value(idOf(aim));
        });
    }

    void writeAnswer(const advice::Repair& answer, const Context& after)
    {
        writeAims("aims", answer.aims);
        writeAims("proven", answer.proven);
        m_json.member("headline", headline(m_context, answer));
        m_json.object("lost", [&] { writeLoss(answer.loss); });
        m_json.member("newWarnings", answer.loss.warnings);
        m_json.objects("changes", answer.changes, [&](const advice::Change& change) {
            m_json.member("label", fixLabel(m_catalogue, *m_context.before.assessment, change.fix));
            if (hasPoints())
                m_json.member("points", change.fix.points);
            m_json.member("changes", change.edits);
            m_json.key("edits");
            writeEdits(m_json, change.fix.edit);
        });
        m_json.object("after", [&] {
            m_json.member("verdict", outcomeId(outcomeOf(after)));
            m_json.member("fingerprint", after.fingerprint);
            if (hasPoints())
                m_json.member("points", after.assessment->points);
            m_json.member("units", after.assessment->units.size());
            if (m_catalogue.ruleset.countsModels)
                m_json.member("models", after.assessment->models);
        });
    }

    const AdviceContext& m_context;
    const Catalogue& m_catalogue;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const AdviceContext& context)
{
    const SourceLanguage english; // programs read it
    return AdviceWriter(context).write();
}

} // namespace muster::report
