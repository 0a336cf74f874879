#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listwords.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/saved/groups.h"
#include "battlescribe/verdict/verdict.h"
#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/verdicttext.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

namespace muster::report {

using Found = battlescribe::Verdict::Finding;

namespace {

FindingText made(std::string rule, Severity severity, std::string message)
{
    FindingText finding;
    finding.rule = std::move(rule);
    finding.severity = severity;
    finding.message = std::move(message);
    return finding;
}

/// More findings of one kind are only counted.
constexpr std::size_t mostOfAKind = 20;

FindingText dataMissing(const battlescribe::FileRoster& roster)
{
    return made(
        "unknown-ruleset", Severity::Unknown,
        roster.game.empty()
            ? say(phrase("report", "The data of this game are not installed, so that its rules were not judged."))
            : say(phrase("report", "The data of {game} are not installed, so that its rules were not judged."),
                  {{"game", safeLine(roster.game)}}));
}

FindingText noNumber(const battlescribe::NoNumber& none)
{
    const auto named = [](const std::string& name) { return name.empty() ? "?" : safeLine(name); };
    return made(
        "no-number", Severity::Warning,
        say(none.isCount ? phrase("report", "{unit}: “{written}” says how many there are, and is not a whole number.")
            : none.of.empty()
                ? phrase("report", "The total or limit “{written}” of {cost} is not a number that can be compared.")
                : phrase("report",
                         "{unit}: “{written}” is not a number of {cost} that can be added. The sum is without it."),
            {{"unit", named(none.of)}, {"cost", named(none.cost)}, {"written", safeLine(none.written)}}));
}

/// The first of a kind, and how many more there are.
void addSome(std::vector<FindingText>& findings, std::vector<FindingText> kind)
{
    const auto shown = std::min(kind.size(), mostOfAKind);
    if (kind.size() > shown) {
        kind[shown] = made(kind.front().rule, kind.front().severity,
                           say(phrases("report", "{n} more {n:finding|findings} of this kind."),
                               static_cast<std::int64_t>(kind.size() - shown)));
        kind.resize(shown + 1);
    }
    std::ranges::move(kind, std::back_inserter(findings));
}

FindingText keptUnread(const std::vector<battlescribe::Kept>& kept)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(kept.size(), mostOfAKind); ++i)
        names += (names.empty() ? "" : ", ") + safeLine(kept[i].element) +
                 (kept[i].count == 1 ? "" : " (" + number(kept[i].count) + ')');
    if (kept.size() > mostOfAKind)
        names += ", …";
    return made("kept-unread", Severity::Note,
                say(phrase("report", "The file has more than is shown here. It is kept as it is: {names}."),
                    {{"names", names}}));
}

// ---- with the data of the game --------------------------------------------------------------------------------------

/// Of each kind of finding, in their order.
constexpr std::string_view rules[]{"limit-most", "limit-least", "limit-exactly",  "hidden",
                                   "cost-limit", "message",     "costs-in-circle"};

/// "3", "12 pts".
std::string amount(const Found& finding, const battlescribe::Decimal& value)
{
    return number(value) + (finding.cost.empty() ? std::string() : ' ' + safeLine(finding.cost));
}

/// The limit, with the share that it is: "25 (a quarter...)" is "25 (25%)".
std::string limitOf(const Found& finding)
{
    auto text = amount(finding, finding.limit);
    if (finding.percent)
        text += " (" + say(phrase("report", "{number}%"), {{"number", number(*finding.percent)}}) + ')';
    return text;
}

/// Where a limit counts, for limits that do not count in the one thing that is named before.
std::string whereOf(const Found& finding)
{
    if (finding.isEach)
        return say(phrase("report", "for each model"));
    if (finding.where == battlescribe::Verdict::Where::Force)
        return say(phrase("report", "in the force"));
    return finding.where == battlescribe::Verdict::Where::Roster ? say(phrase("report", "in the roster"))
                                                                 : std::string();
}

std::string limitSentence(const Found& finding)
{
    const auto where = whereOf(finding);
    return say(finding.kind == Found::Kind::TooMany  ? phrase("report", "{subject}: {count}; at most {limit} allowed.")
               : finding.kind == Found::Kind::TooFew ? phrase("report", "{subject}: {count}; at least {limit} needed.")
                                                     : phrase("report", "{subject}: {count}; exactly {limit} needed."),
               {{"subject", safeLine(finding.subject) + (where.empty() ? where : " (" + where + ')')},
                {"count", amount(finding, finding.count)},
                {"limit", limitOf(finding)}});
}

std::string sentence(const Found& finding)
{
    const auto subject = safeLine(finding.subject);
    switch (finding.kind) {
    case Found::Kind::TooMany:
    case Found::Kind::TooFew:
    case Found::Kind::NotExactly:
        return finding.message.empty() ? limitSentence(finding)
                                       : safeLine(finding.message) + " (" + limitSentence(finding) + ')';
    case Found::Kind::Hidden:
        return say(phrase("report", "{subject} may not be taken here."), {{"subject", subject}});
    case Found::Kind::OverLimit:
        return say(phrase("report", "{count}; the limit is {limit}."),
                   {{"count", amount(finding, finding.count)}, {"limit", amount(finding, finding.limit)}});
    case Found::Kind::Message:
        return safeLine(battlescribe::plainText(finding.message));
    case Found::Kind::CostsInCircle:
        return say(phrase("report", "In the data, a cost of {subject} is worked out from itself. It was left as it is "
                                    "written."),
                   {{"subject", subject}});
    }
    return {};
}

Phrase phraseOf(const battlescribe::Verdict::Fix& fix)
{
    const bool isOne = fix.number <= 1;
    if (!fix.inPlaceOf.empty())
        return isOne ? phrase("report", "Take {name} in place of {other} in {place}")
                     : phrase("report", "Take {number} more of {name} in place of {other} in {place}");
    switch (fix.kind) {
    case battlescribe::fixes::FixKind::Remove:
        return !isOne              ? phrase("report", "Remove {number}, of which the last is {name}")
               : fix.place.empty() ? phrase("report", "Remove {name}")
                                   : phrase("report", "Remove {name} from {place}");
    case battlescribe::fixes::FixKind::SetNumber:
        return phrase("report", "Take only {number} of {name} in {place}");
    case battlescribe::fixes::FixKind::Move:
        return phrase("report", "Move {name} to {place}");
    case battlescribe::fixes::FixKind::Take:
        break;
    }
    return fix.place.empty() ? phrase("report", "Take {name}")
           : isOne           ? phrase("report", "Take {name} in {place}")
                             : phrase("report", "Take {number} more of {name} in {place}");
}

} // namespace

std::string fixLabel(const battlescribe::Verdict::Fix& fix)
{
    const auto parts = joined(fix.with, [](const battlescribe::Verdict::Part& part) {
        return (part.number > 1 ? number(part.number) + " × " : std::string()) + safeLine(part.name);
    });
    const auto name =
        parts.empty() ? safeLine(fix.name)
                      : say(phrase("report", "{name} with {parts}"), {{"name", safeLine(fix.name)}, {"parts", parts}});
    const auto label = say(phraseOf(fix), {{"name", name},
                                           {"place", safeLine(fix.place)},
                                           {"other", safeLine(fix.inPlaceOf)},
                                           {"number", number(fix.number)}});
    const auto costs = joined(fix.costs, [](const battlescribe::Cost& cost) {
        return (cost.value && cost.value->isNegative() ? "" : "+") + costText(cost);
    });
    return costs.empty() ? label : label + " (" + costs + ')';
}

FindingText findingText(const Found& finding)
{
    auto text = sentence(finding);
    // The sentence begins with the place that the limit is about, unless the subject is that place.
    const bool isNamed = finding.path.empty() || finding.path.back() == finding.subject;
    if (!isNamed)
        text = safeLine(finding.path.back()) + ": " + text;
    auto its = made(std::string(rules[static_cast<std::size_t>(finding.kind)]), Severity::Error, std::move(text));
    std::ranges::transform(finding.path, std::back_inserter(its.place), safeLine);
    its.ids = finding.ids;
    its.constraint = safeLine(finding.rule);
    if (finding.line > 0)
        its.written = safeLine(finding.file) + ':' + std::to_string(finding.line);
    its.source = safeLine(finding.printed.publication);
    its.section = pageText(finding.printed);
    for (const auto& part : {its.source, its.section, its.written})
        if (!part.empty())
            its.citation += (its.citation.empty() ? "" : ", ") + part;
    for (const auto& fix : finding.fixes)
        its.fixes.push_back(fixLabel(fix));
    return its;
}

namespace {

/// The place of a fault in the data, by the name of its file alone: who reads a report has other folders.
std::string placeOf(const Fault& fault)
{
    const auto name = safeLine(std::string_view(fault.file).substr(fault.file.find_last_of("/\\") + 1));
    return fault.line > 0 ? name + ':' + std::to_string(fault.line) : name;
}

/// What is said of the data, such as why the roster was not judged: each once, with how often and where it is first.
/// The most frequent come first.
std::vector<FindingText> saidOfData(const Faults& faults, const std::string& rule, Severity severity)
{
    struct Reason {
        const Fault* first;
        std::int64_t count;
    };
    std::vector<Reason> all;
    std::map<std::pair<std::string_view, std::string_view>, std::size_t> known;
    for (const auto& fault : faults) {
        const auto [found, isNew] = known.try_emplace({fault.message, fault.advice}, all.size());
        if (isNew)
            all.push_back({&fault, 0});
        ++all[found->second].count;
    }
    std::ranges::stable_sort(all, std::greater(), &Reason::count);
    std::vector<FindingText> texts;
    for (const auto& reason : all) {
        auto text = safeLine(toText(Fault::about({}, reason.first->message, reason.first->advice)));
        if (reason.count > 1)
            text += ' ' + say(phrase("report", "{number} times."), {{"number", number(reason.count)}});
        auto& made = texts.emplace_back(report::made(rule, severity, std::move(text)));
        made.written = made.citation = placeOf(*reason.first);
    }
    return texts;
}

/// How a list in words was read; empty for other lists.
ReadingText readingText(const battlescribe::List& list)
{
    if (!list.reading)
        return {};
    ByData data;
    const auto* main = battlescribe::mainSum(list.sums);
    data.hasPoints = main != nullptr;
    data.total = main == nullptr ? Points() : Points(main->sum.floor());
    data.readAs = [&](const LineReading& line) {
        std::string words;
        std::string last;
        int copies = 0;
        const auto flush = [&] {
            if (copies > 0)
                words +=
                    (words.empty() ? "" : ", ") + (copies > 1 ? std::to_string(copies) + " × " : std::string()) + last;
            copies = 0;
        };
        for (const auto& id : line.units) {
            const auto* unit = battlescribe::topSelection(list.roster, id);
            if (unit == nullptr)
                continue;
            auto one = safeLine(battlescribe::countedName(*unit));
            if (const auto costs = costsText(shownCosts(battlescribe::wholeCosts(*unit), list.sums)); !costs.empty())
                one += ": " + costs;
            if (one != last)
                flush();
            last = std::move(one);
            ++copies;
        }
        flush();
        return words;
    };
    return readingText(*list.reading, data);
}

std::vector<FindingText> verdictFindings(const battlescribe::List& list)
{
    const auto& verdict = *list.verdict;
    std::vector<FindingText> findings;
    addSome(findings, saidOfData(verdict.unknown, "unknown-data", Severity::Unknown));
    for (const auto& finding : verdict.findings)
        findings.push_back(findingText(finding));
    std::vector<FindingText> revisions;
    for (const auto& source : verdict.sources)
        if (source.isAnother())
            revisions.push_back(made(
                "data-revision", Severity::Note,
                say(phrase("report", "The roster was made with revision {old} of {data}; revision {new} judged it."),
                    {{"old", safeLine(source.madeWith)},
                     {"data", safeLine(source.name)},
                     {"new", safeLine(source.revision)}})));
    addSome(findings, std::move(revisions));
    addSome(findings, saidOfData(verdict.notes, "data-note", Severity::Note));
    return findings;
}

} // namespace

std::vector<FindingText> findingTexts(const battlescribe::List& list)
{
    std::vector<FindingText> limits;
    std::vector<FindingText> claims;
    std::vector<FindingText> noTotals;
    for (const auto& sum : list.sums.sums) {
        const auto cost = safeLine(sum.name);
        const auto comesTo = number(sum.sum);
        if (!sum.isWithinLimit() && !list.verdict) // a verdict says so itself
            limits.push_back(made("cost-limit", Severity::Error,
                                  say(phrase("report", "{sum} {cost}; the file sets a limit of {limit}."),
                                      {{"sum", comesTo}, {"cost", cost}, {"limit", number(*sum.limit)}})));
        if (!sum.isAsClaimed() && !list.reading) // the reading says it
            claims.push_back(
                made("claimed-total", Severity::Warning,
                     say(phrase("report", "The file says {claimed} {cost} in all; what is in it comes to {sum}."),
                         {{"claimed", number(*sum.claimed)}, {"cost", cost}, {"sum", comesTo}})));
        if (!sum.claimed && !sum.sum.isZero() && !sum.isHidden &&
            !list.reading) // New Recruit stores no total of a hidden kind
            noTotals.push_back(
                made("claimed-total", Severity::Note,
                     say(phrase("report", "The file has no total of {cost}; what is in it comes to {sum}."),
                         {{"cost", cost}, {"sum", comesTo}})));
    }
    std::vector<FindingText> noNumbers;
    for (const auto& none : list.sums.noNumbers)
        noNumbers.push_back(noNumber(none));

    auto findings = list.verdict ? verdictFindings(list) : std::vector{dataMissing(list.roster)};
    for (auto* kind : {&limits, &claims, &noNumbers, &noTotals})
        addSome(findings, std::move(*kind));
    if (!list.roster.kept.empty())
        findings.push_back(keptUnread(list.roster.kept));
    std::ranges::stable_sort(findings, {}, &FindingText::severity);
    return findings;
}

Outcome outcomeOf(const battlescribe::List& list)
{
    if (!list.verdict || !list.verdict->isComplete() || (list.reading && list.reading->isOpen()))
        return Outcome::NotJudged;
    return list.verdict->isLegal() ? Outcome::Legal : Outcome::NotLegal;
}

std::string verdictLine(const battlescribe::List& list)
{
    const auto outcome = outcomeOf(list);
    const Slots texts{{"verdict", outcomeName(outcome)}};
    if (!list.verdict)
        return say(phrase("report", "{verdict}: the data of this game are not installed"), texts);
    if (list.reading && list.reading->isOpen())
        return outcomeName(outcome) + ": " + whyOpen(*list.reading);
    return outcome == Outcome::NotJudged ? say(phrase("report", "{verdict}: not all of it could be judged"), texts)
                                         : outcomeName(outcome);
}

VerdictText verdictText(const battlescribe::List& list)
{
    VerdictText text;
    text.outcome = outcomeOf(list);
    text.verdict = verdictLine(list);
    text.name = rosterName(list.roster);
    text.description = describe(list.roster);
    text.game = safeLine(list.roster.game);
    text.totals = totals(list.sums);
    text.fingerprint = fingerprintText(list.fingerprint);
    text.hasUnits = battlescribe::countUnits(list.roster) > 0;
    text.reading = readingText(list);
    text.findings = findingTexts(list);
    text.talliesHead = sumsHead(list);
    text.tallies = sumTexts(list.sums);
    return text;
}

} // namespace muster::report
