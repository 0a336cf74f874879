#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/advice/advised.h"
#include "report/translation/translation.h"
#include "report/verdict/json.h"

namespace muster::report {

namespace {

std::string_view idOf(advice::Aim aim)
{
    static constexpr std::string_view ids[]{"choices", "points", "edits"};
    return ids[static_cast<std::size_t>(aim)];
}

class AdviceWriter {
public:
    explicit AdviceWriter(const Advised& advised) : m_advised(advised) {}

    std::string write()
    {
        const auto& repairs = *m_advised.repairs;
        const auto& before = m_advised.before;
        m_json.object([&] {
            m_json.member("format", "muster-advice");
            m_json.member("version", 1);
            m_json.object("roster", [&] {
                m_json.member("name", before.ownName);
                m_json.member("ruleset", before.ruleset);
                m_json.member("army", before.army);
                m_json.member("fingerprint", before.fingerprint);
            });
            m_json.member("legal", repairs.isLegal);
            m_json.object("atLeast", [&] { writeLoss(repairs.atLeast); });
            m_json.member("tooLarge", repairs.isTooLarge);
            m_json.member("emptying", repairs.isEmptying);
            m_json.member("workSpent", repairs.wasStopped);
            m_json.objects("answers", m_advised.answers, [&](const AdvisedAnswer& answer) { writeAnswer(answer); });
        });
        return safeJson(m_json.take());
    }

private:
    [[nodiscard]] bool hasPoints() const { return m_advised.before.points.has_value(); }

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

    void writeAnswer(const AdvisedAnswer& words)
    {
        const auto& [answer, headline, labels, after] = words;
        writeAims("aims", answer->aims);
        writeAims("proven", answer->proven);
        m_json.member("headline", headline);
        m_json.object("lost", [&] { writeLoss(answer->loss); });
        m_json.member("newWarnings", answer->loss.warnings);
        std::size_t next = 0;
        m_json.objects("changes", answer->changes,
                       [&](const advice::RepairStep& change) { writeChange(change, words.labels[next++]); });
        m_json.object("after", [&] {
            m_json.member("verdict", outcomeId(after.outcome));
            m_json.member("fingerprint", after.fingerprint);
            if (after.points)
                m_json.member("points", *after.points);
            m_json.member("units", after.units);
            if (after.models)
                m_json.member("models", *after.models);
        });
    }

    void writeChange(const advice::RepairStep& change, const std::string& label)
    {
        m_json.member("label", label);
        if (hasPoints())
            m_json.member("points", change.points);
        m_json.member("changes", change.edits);
        if (const auto* edit = std::get_if<Edit>(&change.edit)) {
            m_json.key("edits");
            writeEdits(m_json, *edit);
        } else {
            m_json.some("id", change.row);
        }
    }

    const Advised& m_advised;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const AdviceContext& context)
{
    const SourceLanguage english; // programs read it
    auto source = context;
    if (const auto& translated = *context.before.catalogue; translated.source)
        source.before.catalogue = translated.source.get();
    return AdviceWriter(advisedOf(source)).write();
}

std::string toJson(const ListAdviceContext& context)
{
    const SourceLanguage english; // programs read it
    return AdviceWriter(advisedOf(context)).write();
}

} // namespace muster::report
