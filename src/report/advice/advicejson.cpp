#include "core/base/safetext.h"
#include "report/advice/advice.h"
#include "report/advice/proposaljson.h"
#include "report/translation/translation.h"

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
        : m_context(context), m_hasPoints(wordsOf(context.before).points.has_value())
    {
    }

    std::string write()
    {
        const auto& repairs = *m_context.repairs;
        m_json.object([&] {
            writeHead(m_json, wordsOf(m_context.before), {});
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
    void writeLoss(const advice::Loss& loss)
    {
        m_json.member("choices", loss.choices);
        if (m_hasPoints)
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

    void writeAnswer(const advice::Repair& answer, const AnyList& after)
    {
        writeAims("aims", answer.aims);
        writeAims("proven", answer.proven);
        m_json.member("headline", headline(m_context, answer));
        m_json.object("lost", [&] { writeLoss(answer.loss); });
        m_json.member("newWarnings", answer.loss.warnings);
        writeChanges(m_json, m_context.before, answer);
        writeAfter(m_json, after);
    }

    const AdviceContext& m_context;
    bool m_hasPoints;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const AdviceContext& context)
{
    const SourceLanguage english; // programs read it
    auto source = context;
    source.before = inSource(std::move(source.before));
    return AdviceWriter(source).write();
}

} // namespace muster::report
