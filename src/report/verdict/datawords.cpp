#include "report/verdict/datawords.h"

#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::report {

namespace {

/// "ruleset 1.0, orks 1.2"; from a roster, these words are not to be trusted.
std::string versions(const std::string& ruleset, const std::map<std::string, std::string, std::less<>>& armies)
{
    auto list = say(phrase("report", "ruleset {version}"), {{"version", safeLine(ruleset)}});
    for (const auto& [id, version] : armies)
        list += ", " + id + ' ' + safeLine(version);
    return list;
}

} // namespace

std::string_view originId(DataOrigin origin)
{
    static constexpr std::string_view ids[]{"shipped", "other", "changed", "own"};
    return ids[static_cast<std::size_t>(origin)];
}

std::string provenanceKind(const Provenance& provenance)
{
    static constexpr std::pair<std::string_view, Phrase> kinds[]{
        {"rulebook", phrase("report", "Figures from the rulebook")},
        {"transcribed", phrase("report", "Figures transcribed by players")},
        {"typical", phrase("report", "Typical figures")},
        {"playtest", phrase("report", "PLAYTEST figures, set to be tried")},
        {"own", phrase("report", "The user's own figures")}};
    for (const auto& [kind, words] : kinds)
        if (kind == provenance.kind)
            return say(words);
    return provenance.kind;
}

std::string originMark(DataOrigin origin)
{
    static constexpr Phrase marks[]{
        {}, phrase("report", "other data"), phrase("report", "changed data"), phrase("report", "own data")};
    return origin == DataOrigin::Shipped ? std::string() : say(marks[static_cast<std::size_t>(origin)]);
}

std::vector<std::string> dataMarks(const JudgedBy& data)
{
    std::vector<std::string> marks;
    if (auto mark = originMark(data.origin()); !mark.empty())
        marks.push_back(std::move(mark));
    if (!data.ownTranslations.empty())
        marks.push_back(say(phrase("report", "own translation")));
    return marks;
}

std::string unshippedFiles(const JudgedBy& data)
{
    std::string list;
    for (const auto& [origin, words] : {std::pair(DataOrigin::Own, phrase("report", "own: {files}")),
                                        std::pair(DataOrigin::Changed, phrase("report", "changed: {files}")),
                                        std::pair(DataOrigin::Other, phrase("report", "other: {files}"))}) {
        std::vector<std::string> names;
        for (const auto& file : data.unshipped)
            if (file.origin == origin)
                names.push_back(file.name);
        if (!names.empty())
            list += (list.empty() ? "" : "; ") + say(words, {{"files", listed(names)}});
    }
    return list;
}

const MadeWith* comparableStamp(const Context& context)
{
    const auto& made = context.roster->madeWith;
    if (!made || made->data.empty() || context.data.hash.empty())
        return nullptr;
    const auto sameArmy = [](const auto& a, const auto& b) { return a.first == b.first; };
    // A QR code on paper does not name the armies.
    const bool isComparable = made->armies.empty() || std::ranges::equal(made->armies, context.data.armies, sameArmy);
    return isComparable ? &*made : nullptr;
}

std::vector<std::string> dataLines(const Context& context)
{
    const auto& data = context.data;
    if (data.hash.empty())
        return {};
    std::vector<std::string> lines;
    if (const auto files = unshippedFiles(data); files.empty())
        lines.push_back(say(phrase("report", "Judged by data {hash}, as shipped with Muster."), {{"hash", data.hash}}));
    else
        lines.push_back(
            say(phrase("report", "Judged by data {hash}, which are not those shipped with Muster ({files})."),
                {{"hash", data.hash}, {"files", files}}));
    if (const auto& asked = context.roster->dataVersion; !asked.empty())
        lines.push_back(say(phrase("report", "The roster stays with version {version} of the data."),
                            {{"version", safeLine(asked)}}));
    if (!data.ownTranslations.empty())
        lines.push_back(say(phrase("report", "Names and texts are from own translations ({files})."),
                            {{"files", listed(data.ownTranslations)}}));
    const auto* then = comparableStamp(context);
    if (!then)
        return lines;
    if (then->data == data.hash)
        lines.push_back(say(phrase("report", "The same data judged it when it was printed or saved.")));
    else
        lines.push_back(say(phrase("report", "When it was printed or saved, other data or rulings judged it: {then} "
                                             "({versionsThen}) then, {now} ({versionsNow}) now. Its verdict may have "
                                             "been different."),
                            {{"then", then->data},
                             {"versionsThen", versions(then->ruleset, then->armies)},
                             {"now", data.hash},
                             {"versionsNow", versions(data.ruleset, data.armies)}}));
    return lines;
}

} // namespace muster::report
