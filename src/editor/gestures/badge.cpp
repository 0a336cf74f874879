#include "editor/gestures/badge.h"

#include "editor/words/currency.h"
#include "editor/words/fewwords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/words.h"
#include "rules/fixes/choosing.h"
#include "rules/judge/bodies.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

QString badgeText(const char* words) { return QCoreApplication::translate("Badge", words); }

/// Empty where a part is not known, or it is not short.
QString said(const char* words, const QString& name)
{
    return name.isEmpty() ? QString() : ifShort(badgeText(words).arg(name));
}

QString said(const char* words, const QString& first, const QString& second)
{
    return first.isEmpty() || second.isEmpty() ? QString() : ifShort(badgeText(words).arg(first, second));
}

/// A name without the sign in brackets that it has in print: "Living Legend [1]", "Tough (n)".
QString plain(const std::string& name)
{
    const auto words = shown(name);
    const auto bracket = std::ranges::find_if(words, [](QChar c) { return c == u'[' || c == u'('; }) - words.begin();
    return bracket == 0 ? words : words.first(bracket).trimmed();
}

bool beginsWithVowel(const QString& name)
{
    return !name.isEmpty() && QStringLiteral("AEIOU").contains(name.front().toUpper());
}

/// The one that is missing.
QString needs(const QString& name, bool areMore = false)
{
    if (areMore)
        if (const auto words = said(QT_TRANSLATE_NOOP("Badge", "needs %1 or…"), name); !words.isEmpty())
            return words;
    return said(QT_TRANSLATE_NOOP("Badge", "needs %1"), name);
}

QString needsOne(const QString& name)
{
    const auto words = said(beginsWithVowel(name) ? QT_TRANSLATE_NOOP("Badge", "needs an %1")
                                                  : QT_TRANSLATE_NOOP("Badge", "needs a %1"),
                            name);
    return words.isEmpty() ? needs(name) : words;
}

/// The words for one finding, which name what is too many or missing.
class BadgeWords {
public:
    BadgeWords(const Catalogue& catalogue, const Assessment& after, const Finding& finding)
        : m_catalogue(catalogue), m_ruleset(catalogue.ruleset), m_after(after), m_finding(finding)
    {
    }

    [[nodiscard]] Badge badge() const
    {
        if (m_finding.constraint.isNone())
            return {orElse(ofStructure()), Badge::Rank::Number};
        const auto& rule = m_ruleset.constraints[m_finding.constraint];
        if (rule.isAgreedPoints() && hasNumbers())
            return {badgeText(QT_TRANSLATE_NOOP("Badge", "+%1 over"))
                        .arg(shownNumber(Fraction(m_finding.actual->ceil() - m_finding.allowed->floor()))),
                    Badge::Rank::Points};
        if (auto words = m_finding.tooMany ? (rule.forbids() ? forbidden(rule) : tooMany(rule)) : tooFew(rule);
            !words.isEmpty())
            return {words, rule.count.kind == Measure::Kind::Units ? Badge::Rank::Named : Badge::Rank::Number};
        return {orElse({}), hasNumbers() ? Badge::Rank::Number : Badge::Rank::Rule};
    }

private:
    [[nodiscard]] bool hasNumbers() const { return m_finding.actual && m_finding.allowed; }
    [[nodiscard]] bool allowsOne() const { return hasNumbers() && *m_finding.allowed == Fraction(1); }

    /// Where nothing has a short name there is at least that of the rule.
    [[nodiscard]] QString orElse(const QString& words) const
    {
        if (!words.isEmpty())
            return words;
        const auto name = ruleName();
        return name.isEmpty() ? badgeText(QT_TRANSLATE_NOOP("Badge", "breaks a rule")) : fewWords(name);
    }

    /// The name of the rule that is broken, or else of the section in which it is printed.
    [[nodiscard]] QString ruleName() const
    {
        if (auto name = tallyName(); !name.isEmpty())
            return name;
        return plain(report::citation(m_catalogue, report::citationOf(m_catalogue, m_finding)).section);
    }

    [[nodiscard]] Id<AssessedUnit> unit() const
    {
        const auto its = m_after.unitOf(m_finding.subject);
        return !its.isNone() || m_finding.units.empty() ? its : m_finding.units.front();
    }

    /// The options of the models that the finding is about; null where their kind is not known.
    [[nodiscard]] const OptionList* options() const
    {
        const auto its = unit();
        if (its.isNone() || !m_after.units[its].isKnown())
            return nullptr;
        if (const auto* body = std::get_if<Id<Body>>(&m_finding.subject))
            return &choicesOf(m_catalogue, m_after, m_after.bodies[*body]);
        const auto* group = modelGroup();
        return group ? &group->choices : &m_catalogue.unit(m_after.units[its].kind).choices;
    }

    [[nodiscard]] const ModelGroup* modelGroup() const
    {
        if (m_finding.modelGroup.isNone())
            return nullptr;
        const auto its = unit();
        return m_catalogue.unit(m_after.units[its].kind)
            .group(m_after.source[its]->groups[m_finding.modelGroup.position()].group);
    }

    template <typename List>
    [[nodiscard]] static QString nameIn(const List& list, const FactSet& facts)
    {
        const auto found = std::ranges::find_if(list, [&](const auto& each) { return facts.has(each.fact); });
        return found == list.end() ? QString() : plain(found->name);
    }

    /// Of several categories that of the unit to blame.
    [[nodiscard]] QString categoryIn(const FactSet& facts) const
    {
        for (const auto blamed : m_finding.units) {
            if (!m_after.units[blamed].isKnown())
                continue;
            const auto& category = m_ruleset.categories[m_catalogue.unit(m_after.units[blamed].kind).category];
            if (facts.has(category.fact))
                return plain(category.name);
        }
        return nameIn(m_ruleset.categories, facts);
    }

    [[nodiscard]] QString groupIn(const FactSet& facts) const
    {
        for (const auto& kind : m_catalogue.units)
            if (auto name = nameIn(kind.groups, facts); !name.isEmpty())
                return name;
        return {};
    }

    [[nodiscard]] QString optionIn(const FactSet& facts) const
    {
        const auto found =
            std::ranges::find_if(m_catalogue.options, [&](const auto& each) { return each.marks.meets(facts); });
        return found == m_catalogue.options.end() ? QString() : plain(found->name);
    }

    /// What the filter asks for, where that has a name.
    [[nodiscard]] QString nameOf(const Filter& filter) const
    {
        using Kind = Filter::Kind;
        switch (filter.kind) {
        case Kind::Category:
            return categoryIn(filter.facts);
        case Kind::Mark:
            return nameIn(m_ruleset.marks, filter.facts);
        case Kind::Trait:
            return nameIn(m_ruleset.traits, filter.facts);
        case Kind::Rule:
            return nameIn(m_catalogue.rules, filter.facts);
        case Kind::Option:
            return optionIn(filter.facts);
        case Kind::Group:
            return groupIn(filter.facts);
        case Kind::Unit:
            return filter.units.empty() ? QString() : plain(m_catalogue.unit(filter.units.front()).name);
        case Kind::All:
        case Kind::Any:
            for (const auto& child : filter.children)
                if (auto name = nameOf(child); !name.isEmpty())
                    return name;
            return {};
        default:
            return {};
        }
    }

    [[nodiscard]] static bool asksWhetherAlone(const Filter& filter)
    {
        return (filter.kind == Filter::Kind::Place && filter.facts.has(standsAlone)) ||
               (filter.kind == Filter::Kind::All && std::ranges::any_of(filter.children, asksWhetherAlone));
    }

    /// The place that units have for which a rule is.
    [[nodiscard]] QString placeOf(const Filter& filter) const
    {
        if (filter.kind == Filter::Kind::Place)
            return nameIn(m_ruleset.places, filter.facts);
        if (filter.kind == Filter::Kind::All)
            for (const auto& child : filter.children)
                if (auto name = placeOf(child); !name.isEmpty())
                    return name;
        return {};
    }

    [[nodiscard]] QString placeOf(const Constraint& rule) const
    {
        const auto& scope = rule.count.in ? *rule.count.in : rule.scope;
        return scope.kind == Scope::Kind::Place ? plain(m_ruleset.places[scope.place].name) : QString();
    }

    /// What takes units that may not stand alone.
    [[nodiscard]] QString parentName() const
    {
        for (const auto& place : m_ruleset.places)
            if (auto name = nameOf(place.parents); !name.isEmpty())
                return name;
        return {};
    }

    /// What the limit counts, as its tally calls it.
    [[nodiscard]] QString tallyName() const
    {
        const auto counted = std::ranges::find_if(m_after.tallies, [&](const Tally& tally) {
            return tally.constraint == m_finding.constraint && tally.subject == m_finding.subject;
        });
        return counted == m_after.tallies.end() ? QString()
                                                : shown(report::tally(m_catalogue, m_after, *counted).label);
    }

    [[nodiscard]] QString optionGroupIn(const FactSet& facts) const
    {
        const auto* list = options();
        if (!list)
            return {};
        const auto found =
            std::ranges::find_if(list->options, [&](const Option& option) { return facts.has(option.groupFact); });
        return found == list->options.end() ? QString() : plain(list->nameOf(list->groups[found->group]));
    }

    /// What is counted, by its first name.
    [[nodiscard]] QString counted(const Measure& count) const
    {
        switch (count.kind) {
        case Measure::Kind::GroupModels:
            return groupIn(count.groups);
        case Measure::Kind::Options:
        case Measure::Kind::OptionPoints:
            return !count.options.isEmpty()        ? optionIn(count.options)
                   : !count.optionGroups.isEmpty() ? optionGroupIn(count.optionGroups)
                   : !count.optionMarks.isEmpty()  ? nameIn(m_ruleset.marks, count.optionMarks)
                                                   : QString();
        case Measure::Kind::Weapons:
            return !count.weaponKinds.empty() ? plain(m_ruleset.weaponKinds[count.weaponKinds.front()].name)
                   : !count.weapons.empty()   ? plain(m_catalogue.weapon(count.weapons.front()).name)
                                              : badgeText(QT_TRANSLATE_NOOP("Badge", "weapon"));
        case Measure::Kind::SameWeapon:
            return m_finding.weapons.empty() ? QString() : plain(m_catalogue.weapon(m_finding.weapons.front()).name);
        case Measure::Kind::Largest:
            return plain(m_ruleset.weaponStats[count.stat].name);
        case Measure::Kind::Stat:
        case Measure::Kind::Highest:
            return plain(m_ruleset.stats[count.stat].name);
        default:
            return nameOf(count.filter);
        }
    }

    [[nodiscard]] static bool isAnyWeapon(const Measure& count)
    {
        return count.weaponKinds.empty() && count.weapons.empty();
    }

    /// What may not be there at all.
    [[nodiscard]] QString forbidden(const Constraint& rule) const
    {
        const auto& count = rule.count;
        if (asksWhetherAlone(rule.where))
            return needsOne(parentName());
        const auto name = counted(count);
        if (const auto place = placeOf(rule); !place.isEmpty()) {
            const auto words =
                said(QT_TRANSLATE_NOOP("Badge", "no %1 here"), isOnlyNot(count.filter) ? QString() : name);
            return words.isEmpty() ? said(QT_TRANSLATE_NOOP("Badge", "%1 forbidden"), place) : words;
        }
        if (const auto place = placeOf(rule.where); !place.isEmpty())
            return said(QT_TRANSLATE_NOOP("Badge", "not as %1"), place);
        if (count.differing)
            return badgeText(QT_TRANSLATE_NOOP("Badge", "differs from unit"));
        if (asksFor(count.filter, Filter::Kind::HeldBack))
            return badgeText(QT_TRANSLATE_NOOP("Badge", "no reserves"));
        if (count.filter.kind == Filter::Kind::Not && count.filter.children.size() == 1)
            return said(QT_TRANSLATE_NOOP("Badge", "only %1"), nameOf(count.filter.children.front()));
        if (asksFor(rule.where, Filter::Kind::Army))
            return badgeText(QT_TRANSLATE_NOOP("Badge", "not an ally"));
        if (auto words = said(QT_TRANSLATE_NOOP("Badge", "no %1"), name); !words.isEmpty())
            return words;
        return count.kind == Measure::Kind::Units ? said(QT_TRANSLATE_NOOP("Badge", "no %1"), nameOf(rule.where))
                                                  : QString();
    }

    /// Whether a filter says only what is not to be there, or names several things.
    [[nodiscard]] static bool isOnlyNot(const Filter& filter)
    {
        return filter.kind == Filter::Kind::Not || filter.kind == Filter::Kind::Any;
    }

    [[nodiscard]] QString tooMany(const Constraint& rule) const
    {
        const auto& count = rule.count;
        if (!hasNumbers())
            return {};
        if (kindOf(m_finding.subject) == SubjectKind::Kind && allowsOne())
            return badgeText(QT_TRANSLATE_NOOP("Badge", "only once"));
        auto name = counted(count);
        switch (count.kind) {
        case Measure::Kind::Units: {
            if (name.isEmpty() && asksFor(count.filter, Filter::Kind::HeldBack))
                return badgeText(QT_TRANSLATE_NOOP("Badge", "reserve full"));
            const auto place = placeOf(rule);
            if (name.isEmpty() && !place.isEmpty())
                return said(QT_TRANSLATE_NOOP("Badge", "%1: full"), place);
            for (const auto& each : {name, tallyName(), place}) {
                if (auto words = said(QT_TRANSLATE_NOOP("Badge", "no %1 slot"), each); !words.isEmpty())
                    return words;
                if (auto words = said(QT_TRANSLATE_NOOP("Badge", "%1: full"), each); !words.isEmpty())
                    return words;
            }
            return {};
        }
        case Measure::Kind::Points: {
            if (name.isEmpty() && asksFor(count.filter, Filter::Kind::HeldBack))
                return badgeText(QT_TRANSLATE_NOOP("Badge", "reserve full"));
            const auto over = shownNumber(Fraction(m_finding.actual->ceil() - m_finding.allowed->floor()));
            if (name.isEmpty() && !count.cost.isNone())
                name = plain(m_ruleset.costs[count.cost].shortName);
            for (const auto& each : {name, placeOf(rule), tallyName()})
                if (auto words = said(QT_TRANSLATE_NOOP("Badge", "%1: %2 over"), each, over); !words.isEmpty())
                    return words;
            return ifShort(inCurrency(m_ruleset, badgeText(QT_TRANSLATE_NOOP("Badge", "%1 points over"))).arg(over));
        }
        case Measure::Kind::Models:
            if (const auto place = placeOf(rule); !place.isEmpty())
                return said(QT_TRANSLATE_NOOP("Badge", "%1: full"), place);
            if (name.isEmpty())
                return mostModels();
            break;
        case Measure::Kind::Weapons:
            if (isAnyWeapon(count))
                return badgeText(QT_TRANSLATE_NOOP("Badge", "max %1 weapons")).arg(shownNumber(*m_finding.allowed));
            break;
        case Measure::Kind::Largest:
            return said(QT_TRANSLATE_NOOP("Badge", "needs %1 %2"), shownNumber(*m_finding.actual), name);
        case Measure::Kind::Stat:
        case Measure::Kind::Highest:
            return said(QT_TRANSLATE_NOOP("Badge", "%1 over %2"), name, shownNumber(*m_finding.allowed));
        default:
            break;
        }
        if (name.isEmpty())
            name = tallyName();
        return said(QT_TRANSLATE_NOOP("Badge", "max %1 %2"), shownNumber(*m_finding.allowed), name);
    }

    [[nodiscard]] QString tooFew(const Constraint& rule) const
    {
        const auto& count = rule.count;
        if (!hasNumbers())
            return {};
        auto name = counted(count);
        switch (count.kind) {
        case Measure::Kind::Units:
            if (name.isEmpty())
                name = placeOf(rule);
            if (name.isEmpty())
                name = tallyName();
            if (allowsOne())
                return needsOne(name);
            if (auto words = said(QT_TRANSLATE_NOOP("Badge", "needs %1 %2"), shownNumber(*m_finding.allowed), name);
                !words.isEmpty())
                return words;
            break;
        case Measure::Kind::Points:
            return said(QT_TRANSLATE_NOOP("Badge", "%1: %2 short"), name,
                        shownNumber(Fraction(m_finding.allowed->ceil() - m_finding.actual->floor())));
        case Measure::Kind::Weapons:
            if (isAnyWeapon(count))
                return allowsOne() ? needsOne(name)
                                   : badgeText(QT_TRANSLATE_NOOP("Badge", "needs %1 weapons"))
                                         .arg(shownNumber(*m_finding.allowed));
            if (!count.weaponKinds.empty())
                if (auto words = said(QT_TRANSLATE_NOOP("Badge", "needs %1 weapon"), name); !words.isEmpty())
                    return words;
            break;
        case Measure::Kind::Options:
            if (count.filled)
                name = firstEmpty(count);
            break;
        case Measure::Kind::Stat:
        case Measure::Kind::Highest:
            return said(QT_TRANSLATE_NOOP("Badge", "%1 under %2"), name, shownNumber(*m_finding.allowed));
        default:
            break;
        }
        return needs(name.isEmpty() ? tallyName() : name, isOneOfSeveral(count));
    }

    /// The first option group of the models that nothing is taken from.
    [[nodiscard]] QString firstEmpty(const Measure& count) const
    {
        const auto its = unit();
        const auto* list = options();
        if (!list)
            return {};
        const auto* one = std::get_if<Id<Body>>(&m_finding.subject);
        const auto empty = emptyGroups(count, m_after, one ? m_after.bodies[*one] : m_after.ownModelsOf(its), *list);
        return empty.empty() ? QString() : plain(list->groups[empty.front()].name);
    }

    /// Whether another option would do as well as the one that is named.
    [[nodiscard]] bool isOneOfSeveral(const Measure& count) const
    {
        return !count.options.isEmpty() && std::ranges::count_if(m_catalogue.options, [&](const auto& each) {
                                               return each.marks.meets(count.options);
                                           }) > 1;
    }

    [[nodiscard]] QString mostModels() const
    {
        return allowsOne()
                   ? badgeText(QT_TRANSLATE_NOOP("Badge", "only one model"))
                   : badgeText(QT_TRANSLATE_NOOP("Badge", "max %1 models")).arg(shownNumber(*m_finding.allowed));
    }

    [[nodiscard]] QString ofSize() const
    {
        const auto& assessed = m_after.units[m_finding.units.front()];
        const auto& kind = m_catalogue.unit(assessed.kind);
        if (!kind.sizes.empty() || !hasNumbers())
            return said(QT_TRANSLATE_NOOP("Badge", "only %1 models"), QString::fromStdString(report::sizes(kind)));
        return m_finding.tooMany
                   ? mostModels()
                   : badgeText(QT_TRANSLATE_NOOP("Badge", "min %1 models")).arg(shownNumber(*m_finding.allowed));
    }

    [[nodiscard]] QString ofOptionLimit() const
    {
        const auto* list = options();
        if (!list || !hasNumbers())
            return {};
        const auto name = !m_finding.option.isNone()        ? plain(list->options[m_finding.option].name)
                          : !m_finding.optionLimit.isNone() ? plain(list->limits[m_finding.optionLimit].name)
                          : !m_finding.optionGroup.isNone() ? plain(list->nameOf(list->groups[m_finding.optionGroup]))
                                                            : modelGroupName();
        return m_finding.tooMany ? said(QT_TRANSLATE_NOOP("Badge", "max %1 %2"), shownNumber(*m_finding.allowed), name)
                                 : needs(name);
    }

    [[nodiscard]] QString modelGroupName() const
    {
        const auto* group = modelGroup();
        return group ? plain(group->name) : QString();
    }

    [[nodiscard]] QString ofSlot() const
    {
        const auto its = m_after.unitOf(m_finding.subject);
        const auto carrier = m_finding.tooMany ? m_after.units[its].parent : its;
        const auto name = plain(m_catalogue.unit(m_after.units[carrier].kind).slotList[m_finding.slot].name);
        if (!m_finding.tooMany) {
            const auto words = needs(name);
            return words.isEmpty() ? badgeText(QT_TRANSLATE_NOOP("Badge", "slots to fill")) : words;
        }
        for (const auto* words : {QT_TRANSLATE_NOOP("Badge", "no %1 slot"), QT_TRANSLATE_NOOP("Badge", "%1: full")})
            if (auto fit = said(words, name); !fit.isEmpty())
                return fit;
        return badgeText(QT_TRANSLATE_NOOP("Badge", "no free slot"));
    }

    /// Of a rule that every game has.
    [[nodiscard]] QString ofStructure() const
    {
        if (m_finding.unknown || m_finding.units.empty())
            return {};
        const auto* list = options();
        if (m_finding.rule == idOf(Structural::Slots))
            return ofSlot();
        if (m_finding.rule == idOf(Structural::UnitSize))
            return ofSize();
        if (m_finding.rule == idOf(Structural::OptionLimit))
            return ofOptionLimit();
        if (m_finding.lacksUnit && list)
            return needsOne(nameOf(*list->options[m_finding.option].needs));
        if (m_finding.rule == idOf(Structural::OptionRequires) && list) {
            const auto& wanted = list->options[m_finding.option].requiresAnyOf;
            const auto words =
                wanted.empty() ? QString() : needs(plain(list->options[wanted.front()].name), wanted.size() > 1);
            return words.isEmpty() ? badgeText(QT_TRANSLATE_NOOP("Badge", "needs another")) : words;
        }
        if (m_finding.rule == idOf(Structural::OptionExcludes) && list) {
            const auto words = said(QT_TRANSLATE_NOOP("Badge", "%1 or %2"), plain(list->options[m_finding.option].name),
                                    plain(list->options[m_finding.otherOption].name));
            return words.isEmpty() ? badgeText(QT_TRANSLATE_NOOP("Badge", "excluded")) : words;
        }
        if (m_finding.rule != idOf(Structural::WrongPlace))
            return {};
        const auto& assessed = m_after.units[m_finding.units.front()];
        if (assessed.parent.isNone())
            return needsOne(parentName());
        return assessed.place.isNone()
                   ? QString()
                   : said(QT_TRANSLATE_NOOP("Badge", "%1 forbidden"), plain(m_ruleset.places[assessed.place].name));
    }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Assessment& m_after;
    const Finding& m_finding;
};

} // namespace

Badge badgeOf(const Catalogue& catalogue, const Assessment& after, const Finding& finding)
{
    return BadgeWords(catalogue, after, finding).badge();
}

} // namespace muster::editor
