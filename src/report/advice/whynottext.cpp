#include "advice/rosters/kindanswers.h"
#include "core/roster/emptylike.h"
#include "report/advice/whynot.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

namespace muster::report {

namespace {

using advice::GiveUp;

/// "5 × 220 = 1,100 points"
std::string product(const Currency& currency, std::int64_t times, Points each, Points all)
{
    return say(phrase("report", "{n} × {each} = {all}"),
               {{"n", number(times)}, {"each", number(Fraction(each))}, {"all", points(currency, all)}});
}

class ConflictWords {
public:
    explicit ConflictWords(const WhyNotContext& context)
        : m_context(context),
          m_catalogue(*context.catalogue),
          m_conflict(context.whyNot->conflict),
          m_empty(emptyLike(*context.beginning)),
          m_before(assess(m_catalogue, m_empty)),
          m_kinds(m_catalogue, m_before)
    {
    }

    std::vector<ConflictPart> parts() const
    {
        std::vector<ConflictPart> parts;
        for (const auto at : m_conflict.wanted)
            parts.push_back(ofWanted(m_context.wishes->wanted[at]));
        for (const auto at : m_conflict.without)
            parts.push_back(
                {say(phrase("report", "Left out: {what}"), {{"what", m_context.withoutNames[at]}}), {}, {}});
        if (m_conflict.hasArmies)
            parts.push_back({say(phrase("report", "No unit of another army comes")), {}, {}});
        if (!m_conflict.rule.isNone())
            parts.push_back(ofRule(m_conflict));
        for (const auto& share : m_conflict.besides)
            parts.push_back(ofRule(share));
        if (m_conflict.hasPoints)
            parts.push_back(ofPoints());
        return parts;
    }

private:
    [[nodiscard]] ConflictPart ofWanted(const advice::WantedUnits& wanted) const
    {
        const auto& kind = m_catalogue.unit(wanted.kind);
        ConflictPart part;
        part.title =
            say(phrase("report", "Wished for: {n} × {unit}"), {{"n", number(wanted.number)}, {"unit", kind.name}});
        const auto least = m_kinds.leastPrice(wanted.kind);
        if (m_conflict.hasPoints && least > Points())
            part.sum = product(m_catalogue.ruleset.currency, wanted.number, least, least * wanted.number);
        return part;
    }

    [[nodiscard]] ConflictPart ofRule(const advice::RuleShare& share) const
    {
        const auto& rule = m_catalogue.ruleset.constraints[share.rule];
        ConflictPart part;
        const auto label = limitNamesNoSubject(rule) ? rule.name : std::string();
        part.title = label.empty() ? say(phrase("report", "The rule {id}"), {{"id", rule.id}})
                                   : say(phrase("report", "The rule {id}: {name}"), {{"id", rule.id}, {"name", label}});
        const auto printed = citation(m_catalogue, rule.citation);
        if (!printed.source.empty())
            part.citation = say(phrase("report", "{source}, ‘{section}’"),
                                {{"source", printed.source}, {"section", printed.section}});
        part.sum = sumOf(share, rule);
        return part;
    }

    /// Names with a place for what the rule is about are told without it.
    [[nodiscard]] static bool limitNamesNoSubject(const Constraint& rule)
    {
        return rule.name.find('{') == std::string::npos;
    }

    [[nodiscard]] std::string sumOf(const advice::RuleShare& share, const Constraint& rule) const
    {
        if (share.missing <= 0) {
            const auto isOfPoints = rule.count.kind == Measure::Kind::Points;
            return say(m_catalogue.ruleset.currency,
                       isOfPoints ? phrase("report", "These cost at least {n} points; it allows {allowed}.")
                                  : phrase("report", "It counts {n} of these and allows {allowed}."),
                       {{"n", number(share.counted)}, {"allowed", number(*share.allowed)}});
        }
        auto text =
            share.allowed
                ? say(phrases("report", "It asks for {n} {n:unit|units} besides."), share.missing)
                : say(phrases("report", "For the {counted} that it counts, it asks for {n} other {n:unit|units} "
                                        "besides."),
                      share.missing, {{"counted", number(share.counted)}});
        if (share.cheapest.isNone())
            return text + ' ' + say(phrase("report", "None of those that may come is one."));
        const auto each = m_kinds.leastPrice(share.cheapest);
        return text + ' ' +
               say(phrase("report", "The cheapest is {unit}: {sum}."),
                   {{"unit", m_catalogue.unit(share.cheapest).name},
                    {"sum", product(m_catalogue.ruleset.currency, share.missing, each, share.missingPoints)}});
    }

    [[nodiscard]] ConflictPart ofPoints() const
    {
        const Points agreed(m_context.beginning->battle.points.value_or(0));
        ConflictPart part;
        part.title = say(m_catalogue.ruleset.currency, phrase("report", "Points agreed: {n}"),
                         {{"n", number(Fraction(agreed))}});
        const auto all = m_conflict.wantedPoints + m_conflict.allMissingPoints();
        if (all > agreed) {
            auto sum = points(m_catalogue.ruleset.currency, all);
            if (m_conflict.allMissingPoints() > Points())
                sum = number(Fraction(m_conflict.wantedPoints)) + shareText(m_conflict) + " = " + sum;
            part.sum = say(phrase("report", "{sum}: {over} more than agreed."),
                           {{"sum", sum}, {"over", number(Fraction(all - agreed))}});
        }
        return part;
    }

    /// " + 750 + 220": what each rule asks for.
    static std::string shareText(const advice::Conflict& conflict)
    {
        auto text = " + " + number(Fraction(conflict.missingPoints));
        for (const auto& share : conflict.besides)
            text += " + " + number(Fraction(share.missingPoints));
        return text;
    }

    const WhyNotContext& m_context;
    const Catalogue& m_catalogue;
    const advice::Conflict& m_conflict;
    Roster m_empty;
    Assessment m_before;
    advice::KindAnswers m_kinds;
};

} // namespace

std::vector<ConflictPart> partsOf(const WhyNotContext& context) { return ConflictWords(context).parts(); }

std::string giveUpText(const WhyNotContext& context, const GiveUp& giveUp)
{
    switch (giveUp.kind) {
    case GiveUp::Kind::Wanted: {
        const auto& unit = context.catalogue->unit(context.wishes->wanted[giveUp.at].kind).name;
        return giveUp.number == 0
                   ? say(phrase("report", "No {unit}"), {{"unit", unit}})
                   : say(phrase("report", "Only {n} × {unit}"), {{"n", number(giveUp.number)}, {"unit", unit}});
    }
    case GiveUp::Kind::Without:
        return say(phrase("report", "Do not leave out {what}"), {{"what", context.withoutNames[giveUp.at]}});
    case GiveUp::Kind::Armies:
        return say(phrase("report", "Let allies come"));
    case GiveUp::Kind::Points:
        return say(phrase("report", "Agree on {points}"),
                   {{"points", points(context.catalogue->ruleset.currency, Points(giveUp.points))}});
    }
    return {};
}

std::string giveUpArmy(const WhyNotContext& context, const GiveUp& giveUp)
{
    const auto after = assess(*context.catalogue, std::get<Roster>(giveUp.army.list));
    auto text = say(phrases("report", "{n} {n:unit|units}"), static_cast<std::int64_t>(after.units.size()));
    return context.catalogue->ruleset.hasPoints
               ? points(context.catalogue->ruleset.currency, after.points) + ", " + text
               : text;
}

std::string toText(const WhyNotContext& context)
{
    auto out = say(phrase("report", "No army of these wishes can be legal.")) + "\n\n";
    int next = 1;
    for (const auto& part : partsOf(context)) {
        out += std::to_string(next++) + ". " + wrapped(part.title, 3) + "\n";
        for (const auto* words : {&part.citation, &part.sum})
            if (!words->empty())
                out += "   " + wrapped(*words, 3) + "\n";
    }
    if (context.whyNot->giveUps.empty())
        return out;
    out += "\n" + say(phrase("report", "What to give up; each is enough, and keeps all other wishes:")) + "\n";
    for (const auto& giveUp : context.whyNot->giveUps)
        out += "   - " + wrapped(giveUpText(context, giveUp) + " (" + giveUpArmy(context, giveUp) + ')', 5) + "\n";
    return out;
}

} // namespace muster::report
