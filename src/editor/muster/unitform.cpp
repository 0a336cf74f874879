#include "editor/gestures/badge.h"
#include "editor/gestures/completing.h"
#include "editor/gestures/refusals.h"
#include "editor/list/choicecolumns.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/unitforms.h"
#include "editor/words/bounds.h"
#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/catalogue/kinds.h"
#include "report/catalogue/pricewords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "rules/fixes/choosing.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/prices.h"
#include "rules/judge/structure.h"
#include "rules/judge/unknown.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <set>

namespace muster::editor {

namespace {

QString formText(const char* words, int number = -1)
{
    return QCoreApplication::translate("UnitForm", words, nullptr, number);
}

QString reasonOf(const ProfileStat& stat)
{
    QStringList reasons;
    for (const auto& reason : stat.reasons)
        reasons << text(reason);
    return reasons.join(QStringLiteral(", "));
}

FigureForm figureOf(const StatColumn& column, const ProfileStat& stat)
{
    FigureForm figure{text(column.name), text(column.shortName), text(formatStat(column.kind, stat.value)), {}, {}};
    if (stat.isChanged() && !stat.base.isEmpty())
        figure.was = text(formatStat(column.kind, stat.base));
    figure.reason = reasonOf(stat);
    return figure;
}

class FormMaker {
public:
    FormMaker(const Verdict& verdict, Id<AssessedUnit> unit)
        : m_verdict(verdict),
          m_catalogue(verdict.catalogue()),
          m_assessment(verdict.assessment()),
          m_index(unit),
          m_unit(m_assessment.units[unit]),
          m_source(*m_assessment.source[unit])
    {
    }

    /// What can be said without looking at more than the unit; false where the data do not know it.
    bool makeBase()
    {
        m_form.id = m_unit.id;
        m_form.reference = m_source.unit;
        m_form.ownName = text(m_source.name);
        m_form.note = text(m_source.note);
        m_form.picture = m_source.picture;
        m_form.mayHavePicture = true;
        m_form.isReserve = m_source.reserve;
        m_form.isHeldBack = m_unit.heldBack;
        m_form.mayBeReserve = m_source.reserve || asksForHeldBack(m_catalogue.ruleset);
        addPlace();
        m_form.isKnown = !m_unit.kind.isNone();
        if (!m_form.isKnown) {
            m_form.name = m_form.reference.empty() ? formText(QT_TRANSLATE_NOOP("UnitForm", "Unknown unit"))
                                                   : text(m_form.reference);
            m_form.rank = formText(QT_TRANSLATE_NOOP("UnitForm", "Not known to the data. It is kept as it is."));
            return false;
        }
        m_form.points = text(report::costFigures(m_catalogue, m_assessment, {m_index}));
        m_form.pointsInWords = text(report::costsInWords(m_catalogue, m_assessment, {m_index}));
        return true;
    }

    UnitForm makeBrief()
    {
        m_isBrief = true;
        if (makeBase()) {
            m_form.name = text(kind().name);
            addSize();
            if (m_unit.bodies > 0)
                m_form.choices = choicesOf(kind().choices, m_assessment.bodiesOf(m_index).front());
        }
        return std::move(m_form);
    }

    UnitForm make(bool withRefused)
    {
        m_withRefused = withRefused;
        m_form.tallies = talliesOf(m_verdict, m_index);
        if (!makeBase())
            return std::move(m_form);
        addRank();
        addProfile();
        addSize();
        findLeft();
        findNeeded();
        addChoices();
        addCounters();
        addSum();
        addLegend();
        addUnknown();
        addRemarks();
        return std::move(m_form);
    }

private:
    [[nodiscard]] const Unit& kind() const { return m_catalogue.unit(m_unit.kind); }

    void addPlace()
    {
        if (m_unit.parent.isNone())
            return;
        m_form.above = text(report::unitName(m_catalogue, m_assessment, m_unit.parent));
        if (!m_unit.place.isNone())
            m_form.place = text(m_catalogue.ruleset.places[m_unit.place].name);
    }

    void addRank()
    {
        m_form.name = text(kind().name);
        QStringList words;
        if (!m_form.ownName.isEmpty())
            words << m_form.name;
        const auto& category = m_catalogue.ruleset.categories[kind().category];
        if (category.name != kind().name)
            words << text(category.name);
        m_form.icon = text(category.icon);
        if (m_unit.army != m_assessment.army)
            words << text(m_catalogue.army(m_unit.army).name);
        const auto& traits = m_catalogue.ruleset.traits;
        for (const auto i : traits.ids())
            if (m_assessment.has(m_index, traits[i].fact) && !traits[i].name.empty())
                words << text(traits[i].name);
        m_form.rank = words.join(QStringLiteral(" · "));
    }

    void addProfile()
    {
        const auto shown = profile(m_catalogue, m_assessment, m_index);
        addFigures(shown.stats);
        BorneWeapons all;
        const auto add = [&](const std::vector<ProfileWeapon>& weapons, const std::vector<ProfileRule>& rules,
                             const QString& bearer) {
            for (const auto& weapon : weapons)
                all.emplace_back(&weapon, bearer);
            for (const auto& rule : rules)
                addRule(rule);
        };
        add(shown.weapons, shown.rules, {});
        for (const auto& part : shown.parts)
            add(part.weapons, part.rules, text(part.name));
        addParts(shown.parts);
        for (const auto& group : shown.groups)
            add(group.weapons, group.rules, text(group.name));
        addWeapons(all);
    }

    /// Models with a stat line of their own, in the columns in which one of them has a figure.
    void addParts(const auto& parts)
    {
        const auto& columns = m_catalogue.ruleset.stats;
        ProfileTable table;
        table.name = formText(QT_TRANSLATE_NOOP("UnitForm", "Models"));
        table.isMain = true;
        std::vector<Id<StatColumn>> used;
        for (const auto i : columns.ids())
            if (std::ranges::any_of(parts, [&](const auto& part) { return !part.stats[i].value.isEmpty(); })) {
                used.push_back(i);
                table.heads << text(columns[i].shortName);
            }
        for (const auto& part : parts) {
            if (!hasFigures(part.stats))
                continue;
            auto& row = table.rows.emplace_back();
            row.name = text(report::partName(part));
            for (const auto i : used)
                row.cells.push_back(cellOf(columns[i], part.stats[i]));
        }
        if (!table.rows.empty())
            m_form.tables.push_back(std::move(table));
    }

    static ProfileTable::Cell cellOf(const StatColumn& column, const ProfileStat& stat)
    {
        ProfileTable::Cell cell;
        cell.value = stat.value.isEmpty() ? QStringLiteral("–") : text(formatStat(column.kind, stat.value));
        if (stat.isChanged() && !stat.base.isEmpty())
            cell.was = text(formatStat(column.kind, stat.base));
        cell.reason = reasonOf(stat);
        return cell;
    }

    void addFigures(const Table<StatColumn, ProfileStat>& stats)
    {
        const auto& columns = m_catalogue.ruleset.stats;
        for (const auto i : stats.ids()) {
            const auto& stat = stats[i];
            if (stat.value.isEmpty() && !stat.isChanged() && mayLack(columns[i]))
                continue;
            m_form.figures.push_back(figureOf(columns[i], stat));
        }
    }

    /// All columns, so that those of several weapons stand in their order.
    [[nodiscard]] std::vector<ChoiceFigure> figuresOf(const Weapon& weapon, const Effects& effects) const
    {
        std::vector<ChoiceFigure> figures;
        const auto& columns = m_catalogue.ruleset.weaponStats;
        for (const auto i : columns.ids()) {
            // The weapon as this unit uses it: some figures of a weapon improve one of the bearer's.
            const auto figure = effects.weaponFigure(i, weapon).value;
            figures.push_back(
                {text(columns[i].shortName), figure.isEmpty() ? QString() : text(formatStat(columns[i].kind, figure))});
        }
        return figures;
    }

    [[nodiscard]] QStringList rulesOf(const Weapon& weapon) const
    {
        QStringList rules;
        for (const auto& rule : weapon.rules)
            if (!m_catalogue.rule(rule.rule).isForBuilding())
                rules << text(ruleName(m_catalogue, rule));
        return rules;
    }

    /// Weapons with their bearers; no bearer: the whole unit.
    using BorneWeapons = std::vector<std::pair<const ProfileWeapon*, QString>>;

    void addWeapons(const BorneWeapons& all)
    {
        if (all.empty())
            return;
        const auto& columns = m_catalogue.ruleset.weaponStats;
        auto& table = m_form.tables.emplace_back();
        table.name = formText(QT_TRANSLATE_NOOP("UnitForm", "Weapon"));
        std::vector<Id<StatColumn>> used;
        for (const auto i : columns.ids())
            if (std::ranges::any_of(all, [&](const auto& each) { return !each.first->stats[i].value.isEmpty(); })) {
                used.push_back(i);
                table.heads << text(columns[i].shortName);
            }
        for (const auto& [weapon, bearer] : all) {
            const auto& kind = m_catalogue.weapon(weapon->weapon);
            auto& row = table.rows.emplace_back();
            row.name = text(kind.name);
            if (weapon->count > 1)
                row.name = QStringLiteral("%1 × %2").arg(shownNumber(weapon->count), row.name);
            if (!bearer.isEmpty())
                row.name += QStringLiteral(" (%1)").arg(bearer);
            for (const auto i : used)
                row.cells.push_back(cellOf(columns[i], weapon->stats[i]));
            row.rules = rulesOf(kind).join(QStringLiteral(", "));
        }
    }

    void addRule(const ProfileRule& rule)
    {
        if (m_catalogue.rule(rule.ref.rule).isForBuilding())
            return;
        const auto name = text(rule.name);
        if (std::ranges::find(m_form.rules, name, &RuleForm::name) == m_form.rules.end())
            m_form.rules.push_back({name, text(rule.shortText)});
    }

    void addSize()
    {
        if (!m_catalogue.ruleset.countsModels)
            return;
        const auto limits = sizeLimits(m_catalogue, m_assessment, m_index);
        SizeForm size{m_unit.size(), limits.min, limits.max, kind().sizes, {}};
        std::erase_if(size.sizes, [&](int each) { return each < limits.min || each > limits.max; });
        m_form.size = std::move(size);
    }

    void findLeft()
    {
        if (!m_assessment.limit || !m_catalogue.ruleset.hasPoints)
            return;
        m_left = *m_assessment.limit - m_assessment.points;
        m_form.left = shownNumber(std::max(*m_left, Points()));
    }

    /// What its own models cost, and what those that differ add.
    void addSum()
    {
        if (m_unit.bodies == 0 || !m_catalogue.ruleset.hasPoints)
            return;
        auto own = m_unit.points;
        for (const auto& body : m_assessment.bodiesOf(m_index))
            own -= body.points;
        const auto models = m_unit.size();
        if (m_form.size && models > 1 && kind().pointsPerModel != Points() && own.inParts() % models == 0)
            m_form.size->cost =
                QStringLiteral("%1 × %2 = %3")
                    .arg(shownNumber(models), shownNumber(Points::ofParts(own.inParts() / models)), shownNumber(own));
        if (m_unit.bodies < 2)
            return;
        const auto differing = m_unit.points - own;
        const auto sum = differing < Points() ? QStringLiteral("%1 − %2").arg(shownNumber(own), shownNumber(-differing))
                                              : QStringLiteral("%1 + %2").arg(shownNumber(own), shownNumber(differing));
        m_form.sum = inCurrency(m_catalogue.ruleset, formText(QT_TRANSLATE_NOOP("UnitForm", "%1 = %2 points")))
                         .arg(sum, shownNumber(m_unit.points));
        if (m_left && *m_left >= Points())
            m_form.sum = formText(QT_TRANSLATE_NOOP("UnitForm", "%1, %2 left of %3"))
                             .arg(m_form.sum, shownNumber(*m_left), shownNumber(*m_assessment.limit));
    }

    void addChoices()
    {
        if (m_unit.bodies == 0)
            return;
        const auto bodies = m_assessment.bodiesOf(m_index);
        m_form.choices = choicesOf(kind().choices, bodies.front());
        ChoiceGroup differing;
        differing.name = formText(QT_TRANSLATE_NOOP("UnitForm", "Models that differ"));
        differing.heads = {formText(QT_TRANSLATE_NOOP("UnitForm", "Weapons")),
                           //: Head of a column: what models that differ bring to their unit, such as "Brav +1".
                           formText(QT_TRANSLATE_NOOP("UnitForm", "Gives"))};
        differing.wordHeads = static_cast<int>(differing.heads.size());
        if (m_catalogue.ruleset.hasPoints)
            differing.heads << eachHead();
        int models = 0;
        for (const auto& body : bodies) {
            if (!body.kind)
                continue;
            Choice group;
            group.id = choiceId({body.group.position(), {}});
            group.name = text(body.kind->name);
            group.count = body.models;
            group.most = m_unit.size();
            if (body.kind->max)
                group.most = std::min(group.most, body.kind->max->at(m_unit.size()));
            group.isAdded = true;
            group.price = group.cost = pricedAs(body.points);
            group.below = choicesOf(body.kind->choices, body);
            addCells(group, body);
            models += body.models;
            differing.choices.push_back(std::move(group));
        }
        if (models > 0)
            differing.condition = formText(QT_TRANSLATE_NOOP("UnitForm", "%1 of %2"))
                                      .arg(shownNumber(models), shownNumber(m_unit.size()));
        else
            differing.heads.clear();
        for (const auto& group : kind().groups)
            differing.addable.push_back({group.id, text(group.name), pricedAs(group.pointsPerModel)});
        if (!differing.choices.empty() || !differing.addable.empty())
            m_form.choices.push_back(std::move(differing));
    }

    /// Models that differ, as a row of their table: what they take in place of the unit's, what they bring, and what
    /// each costs. What would be long stands below the row.
    void addCells(Choice& group, const Body& body) const
    {
        constexpr qsizetype mostLetters = 22;
        QStringList taken;
        for (const auto& each : m_assessment.takenBy(body))
            if (!each.isInherited && each.count > 0)
                taken << text(each.option->name);
        auto brought = broughtBy(*body.kind);
        const bool isLong = brought.size() > mostLetters;
        group.cells = {taken.isEmpty() ? formText(QT_TRANSLATE_NOOP("UnitForm", "as the unit"))
                                       : taken.join(QStringLiteral(", ")),
                       isLong ? QString() : brought};
        group.effect = isLong ? brought : QString();
        if (m_catalogue.ruleset.hasPoints)
            group.cells << (body.models > 0 && body.points.inParts() % body.models == 0
                                ? pricedAs(Points::ofParts(body.points.inParts() / body.models))
                                : QString());
    }

    /// What models that differ bring, in the words of the lists of units.
    [[nodiscard]] QString broughtBy(const ModelGroup& group) const
    {
        QStringList parts{text(report::brings(m_catalogue, group.effects, group.rules)),
                          text(report::brings(m_catalogue, group.unitEffects, group.unitRules))};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }

    /// Arcs of fire are letters in the names of options and groups.
    void addLegend()
    {
        QStringList words;
        for (const auto& [letter, name] : m_catalogue.ruleset.arcs) {
            const auto mark = QLatin1Char('[') + text(letter) + QLatin1Char(']');
            const auto hasMark = [&](const auto& named) { return named.name.contains(mark); };
            if (std::ranges::any_of(m_form.choices, [&](const ChoiceGroup& group) {
                    return hasMark(group) || std::ranges::any_of(group.choices, hasMark);
                }))
                words << mark + QChar(QChar::Nbsp) + text(name);
        }
        m_form.legend = words.join(QStringLiteral(" · "));
        if (m_unit.bodies > 0)
            addLimits();
    }

    /// Limits across groups, with how much of each is taken: "Heavy weapons: 1 taken, 2 at most: Cannon, Launcher".
    void addLimits()
    {
        const auto& list = kind().choices;
        QStringList lines;
        for (const auto& limit : list.limits) {
            const auto taken = countOf(m_catalogue, m_assessment, m_index, limit);
            if (taken == 0 && limit.options.empty())
                continue; // only models that differ can take of it, and none did
            lines << formText(QT_TRANSLATE_NOOP("UnitForm", "%1: %2 taken, %3"))
                         .arg(text(limit.name))
                         .arg(taken)
                         .arg(text(report::optionLimit(list, limit)));
        }
        if (!m_form.legend.isEmpty())
            lines << m_form.legend;
        m_form.legend = lines.join(QLatin1Char('\n'));
    }

    void addUnknown()
    {
        for (const auto& finding : unknownOf(m_catalogue, m_assessment, m_index).findings) {
            const auto& its = *finding.unknown;
            std::optional<std::size_t> group;
            if (!finding.modelGroup.isNone())
                group = finding.modelGroup.position();
            Edit drop{edits::SetOption{m_unit.id, group, its.id, std::nullopt}};
            if (its.kind == UnknownName::Kind::Group)
                drop.change = edits::RemoveGroup{m_unit.id, *group};
            else if (its.kind == UnknownName::Kind::Counter)
                drop.change = edits::SetCounter{m_unit.id, its.id, std::nullopt};
            m_form.unknown.push_back(
                {text(report::message(m_catalogue, m_assessment, finding)),
                 shown(its.id),
                 {std::move(drop), formText(QT_TRANSLATE_NOOP("UnitForm", "Remove %1")).arg(shown(its.id)), {}}});
        }
    }

    /// The options that it must still take to be legal, whatever the army can afford.
    void findNeeded()
    {
        auto needs = completionOf(m_verdict, m_index);
        if (!needs)
            return;
        m_needed = {needs->options.begin(), needs->options.end()};
        m_form.needs = NeedsForm{std::move(needs->choose),
                                 shownNumber(needs->points),
                                 needs->over > 0 ? shownNumber(needs->over) : QString(),
                                 std::move(needs->fill),
                                 std::move(needs->why),
                                 text(report::points(m_catalogue.ruleset.currency, needs->points))};
    }

    std::vector<ChoiceGroup> choicesOf(const OptionList& list, const Body& body)
    {
        std::vector<ChoiceGroup> groups;
        const ChoicePath place{body.group.isNone() ? std::nullopt : std::optional(body.group.position()), {}};
        const auto refused = m_withRefused ? refusedOptions(m_verdict, m_index, place.group) : Refusals();
        for (const auto& group : list.groups) {
            const auto bound = boundedBy(m_assessment, body, list, group);
            const bool isTaken = std::ranges::any_of(group.options, [&](Id<Option> option) {
                return countOf(m_assessment, body, list.options[option]) > 0;
            });
            if (!group.inside.isNone() && bound == 0 && !isTaken)
                continue; // it is asked for with the option
            const auto most = group.max ? group.max->at(bound) : 0;
            ChoiceGroup shown;
            shown.name = text(list.nameOf(group));
            shown.condition = conditionOf(group, bound);
            shown.mayBeNone = group.min.at(bound) == 0;
            shown.isOneOf = group.max && most == 1 && group.options.size() > 1;
            Points cost;
            std::vector<std::vector<ChoiceFigure>> figures;
            for (const auto position : group.options) {
                auto choice = choiceOf(list, position, body, group.max ? std::optional(most) : std::nullopt);
                figures.push_back(m_isBrief ? std::vector<ChoiceFigure>()
                                            : figuresOf(list.options[position], choice, body));
                if (const auto why = refused.find(choice.id); why != refused.end())
                    choice.refused = why->second;
                if (choice.count > 0 && !choice.isShared)
                    cost += costFor(m_catalogue, m_assessment, body, list.options[position], choice.count);
                choice.id = choiceId({place.group, std::move(choice.id)});
                shown.choices.push_back(std::move(choice));
            }
            if (cost != Points())
                shown.cost = signedNumber(cost);
            setColumns(shown, figures);
            if (shown.heads.contains(eachHead()))
                shown.priceHead = formText(QT_TRANSLATE_NOOP("UnitForm", "for %1")).arg(shownNumber(body.models));
            // A roster may break the rule and take two options of one group: both are then shown.
            const auto taken =
                std::ranges::count_if(shown.choices, [](const Choice& choice) { return choice.count > 0; });
            shown.isOneOf = shown.isOneOf && taken <= 1;
            if (m_left) {
                // What one choice gives way to pays for it.
                const auto room = std::max(*m_left, Points()) + (shown.isOneOf ? cost : Points());
                for (std::size_t i = 0; i < group.options.size(); ++i)
                    shown.choices[i].isOver =
                        shown.choices[i].count == 0 &&
                        costFor(m_catalogue, m_assessment, body, list.options[group.options[i]], 1) > room;
            }
            shown.isNeeded = !body.kind && std::ranges::any_of(group.options, [&](Id<Option> option) {
                return m_needed.contains(list.options[option].id);
            });
            groups.push_back(std::move(shown));
        }
        return groups;
    }

    Choice choiceOf(const OptionList& list, Id<Option> position, const Body& body, std::optional<int> mostOfGroup)
    {
        const auto& option = list.options[position];
        Choice choice;
        choice.id = option.id;
        choice.name = text(option.name);
        choice.text = text(option.text);
        choice.doubt = text(option.uncertain);
        choice.most = option.max.at(body.models);
        if (mostOfGroup)
            choice.most = std::min(choice.most, *mostOfGroup);
        choice.price = priceOf(option, body);
        for (const auto& taken : m_assessment.takenBy(body))
            if (taken.option->id == option.id) {
                choice.count = taken.count;
                choice.isShared = taken.isInherited;
            }
        choice.most = std::max(choice.most, 1);
        if (m_isBrief)
            return choice;
        if (choice.count > 0)
            addWrong(choice, position, option.group, body);
        choice.effect = effectOf(option, body);
        return choice;
    }

    /// Of a model, where the price of the choice is that of all of them.
    static QString eachHead()
    {
        //: Head of a column: the price of a choice for each model.
        return formText(QT_TRANSLATE_NOOP("UnitForm", "each"));
    }

    /// Figures of the weapon that an option brings, where it is one, and its price for each model.
    [[nodiscard]] std::vector<ChoiceFigure> figuresOf(const Option& option, const Choice& choice,
                                                      const Body& body) const
    {
        std::vector<ChoiceFigure> figures;
        if (option.weapons.size() == 1)
            figures =
                figuresOf(m_catalogue.weapon(option.weapons.front().weapon), Effects(m_catalogue, m_assessment, body));
        if (option.pointsPerModel != Points() && body.models > 1 && !option.points.isAny() && !choice.price.isEmpty())
            figures.push_back({eachHead(), signedNumber(option.pointsPerModel)});
        return figures;
    }

    /// How much of a group may be taken, in two or three words.
    static QString conditionOf(const OptionGroup& group, int bound)
    {
        const auto least = group.min.at(bound);
        return boundsWords(least > 0 ? shownNumber(least) : QString(),
                           group.max ? shownNumber(group.max->at(bound)) : QString(), group.options.size());
    }

    /// Errors that name the option that was chosen, or its whole group.
    void addWrong(Choice& choice, Id<Option> position, Id<OptionGroup> group, const Body& body) const
    {
        for (const auto& finding : m_assessment.findings) {
            if (!isError(finding.severity) || finding.units != std::vector{m_index} ||
                finding.modelGroup != body.group || finding.optionGroup != group ||
                (!finding.option.isNone() && finding.option != position && finding.otherOption != position))
                continue;
            choice.wrong << text(report::message(m_catalogue, m_assessment, finding));
            if (choice.wrongBadge.isEmpty())
                choice.wrongBadge = badgeOf(m_catalogue, m_assessment, finding).words;
        }
    }

    QString priceOf(const Option& option, const Body& body) const
    {
        const auto others = text(report::otherCosts(m_catalogue.ruleset, [&](Id<CostKind> kind) {
            return costFor(m_catalogue, m_assessment, body, option, 1, kind);
        }));
        const auto sum = costFor(m_catalogue, m_assessment, body, option, 1);
        if (!m_catalogue.ruleset.hasPoints || (sum == Points() && !others.isEmpty()))
            return others;
        if (option.isFree() || (option.points.hasCases() && sum == Points()))
            return formText(QT_TRANSLATE_NOOP("UnitForm", "free"));
        return others.isEmpty() ? signedNumber(sum) : signedNumber(sum) + QStringLiteral(", ") + others;
    }

    /// Empty in games without points, and for nothing.
    [[nodiscard]] QString pricedAs(Points value) const
    {
        return m_catalogue.ruleset.hasPoints && value != Points() ? signedNumber(value) : QString();
    }

    static QString signedNumber(Points value)
    {
        return value < Points() ? QStringLiteral("−") + text(report::number(-value))
                                : QStringLiteral("+") + text(report::number(value));
    }

    /// In figures: what the option changes in the stat line, the weapons and rules that it brings.
    QString effectOf(const Option& option, const Body& body) const
    {
        const Effects effects(m_catalogue, m_assessment, body);
        QStringList parts;
        const auto& columns = m_catalogue.ruleset.stats;
        if (!option.effects.empty())
            for (const auto& change : changesBy(m_catalogue, m_assessment, body, option)) {
                const auto& column = columns[change.stat];
                parts << formText(QT_TRANSLATE_NOOP("UnitForm", "%1 %2 in place of %3"))
                             .arg(text(column.shortName), text(formatStat(column.kind, change.with)),
                                  text(formatStat(column.kind, change.without)));
            }
        for (const auto& carry : option.weapons) {
            const auto& weapon = m_catalogue.weapon(carry.weapon);
            const bool isNamed = option.name.starts_with(weapon.name);
            if (!isNamed)
                parts << text(weapon.name);
            // Those of a single one can stand in columns.
            if (option.weapons.size() > 1)
                parts << figuresLine(figuresOf(weapon, effects));
            parts << rulesOf(weapon);
        }
        // What else it may cost is told where it is chosen.
        if (option.points.hasCases())
            parts << text(report::priceWords(m_catalogue, option.points));
        if (std::ranges::any_of(option.costs, [](const OtherCost& cost) { return cost.each.hasCases(); }))
            parts << text(report::otherCosts(m_catalogue, option.costs));
        if (option.models > 0)
            parts << text(report::addedModels(option.models));
        for (const auto& part : option.parts)
            parts << text(report::addedPart(m_catalogue, part));
        for (const auto& rule : option.rules) {
            const auto name = text(ruleName(m_catalogue, rule));
            const auto says = text(shortText(m_catalogue, rule));
            // An option is often called like the rule that it brings: then only what the rule does is news.
            parts << (says.isEmpty() || says == name       ? name
                      : name.startsWith(text(option.name)) ? says
                                                           : name + QStringLiteral(": ") + says);
        }
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }

    /// Counters are set as choices are, though no rule looks at them.
    void addCounters()
    {
        ChoiceGroup shown;
        for (const auto& counter : m_catalogue.ruleset.counters) {
            if (counter.ofRoster || !fits(m_catalogue, m_assessment, m_index, counter.where))
                continue;
            auto& choice = shown.choices.emplace_back();
            choice.id = counterChoice(counter.id);
            choice.name = text(counter.name);
            choice.count = m_source.counters.find(counter.id).value_or(0);
            choice.most = std::max(counter.boxes > 0 ? counter.boxes : Choice::unlimited, choice.count);
        }
        if (shown.choices.empty())
            return;
        shown.name = formText(QT_TRANSLATE_NOOP("UnitForm", "Counted from game to game"));
        m_form.choices.push_back(std::move(shown));
    }

    void addRemarks()
    {
        if (!kind().note.empty())
            m_form.remarks << text(kind().note);
        for (const auto& doubt : kind().uncertain)
            m_form.remarks << text(doubt.why);
        m_form.remarks << text(report::provenanceLine(report::provenanceOf(m_catalogue, kind())));
        m_form.remarks.removeAll(QString());
        m_form.remarks.removeDuplicates();
    }

    const Verdict& m_verdict;
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    Id<AssessedUnit> m_index;
    const AssessedUnit& m_unit;
    const RosterUnit& m_source;
    std::optional<Points> m_left;   ///< of what was agreed; less than nothing where it is over
    std::set<std::string> m_needed; ///< ids of options
    bool m_isBrief = false;
    bool m_withRefused = false;
    UnitForm m_form;
};

} // namespace

QStringList ChoiceGroup::taken() const
{
    QStringList names;
    for (const auto& choice : choices)
        if (choice.count > 1)
            names << QStringLiteral("%1 × %2").arg(shownNumber(choice.count), choice.name);
        else if (choice.count == 1)
            names << choice.name;
    return names;
}

std::string counterChoice(std::string_view counter) { return '=' + std::string(counter); }

std::optional<std::string> counterOf(const std::string& choice)
{
    return choice.starts_with('=') ? std::optional(choice.substr(1)) : std::nullopt;
}

ChoicePath choicePath(const std::string& id)
{
    if (!id.starts_with('#'))
        return {std::nullopt, id};
    const auto slash = id.find('/');
    std::size_t group = 0;
    std::from_chars(id.data() + 1, id.data() + std::min(slash, id.size()), group);
    return {group, slash == std::string::npos ? std::string() : id.substr(slash + 1)};
}

std::string choiceId(const ChoicePath& path)
{
    if (!path.group)
        return path.option;
    const auto group = '#' + std::to_string(*path.group);
    return path.option.empty() ? group : group + '/' + path.option;
}

UnitForm unitForm(const Verdict& verdict, Id<AssessedUnit> unit, bool withRefused)
{
    return FormMaker(verdict, unit).make(withRefused);
}

std::vector<FigureForm> figuresOf(const Verdict& verdict, Id<AssessedUnit> unit, const QStringList& names)
{
    std::vector<FigureForm> figures(static_cast<std::size_t>(names.size()));
    const auto& assessment = verdict.assessment();
    if (!assessment.units[unit].isKnown())
        return figures;
    const auto& columns = verdict.catalogue().ruleset.stats;
    const Effects effects(verdict.catalogue(), assessment, assessment.bodiesOf(unit).front());
    for (const auto i : columns.ids())
        if (const auto at = names.indexOf(text(columns[i].name)); at >= 0)
            if (const auto stat = effects.figure(i); !stat.value.isEmpty())
                figures[static_cast<std::size_t>(at)] = figureOf(columns[i], stat);
    return figures;
}

UnitForm briefForm(const Verdict& verdict, Id<AssessedUnit> unit) { return FormMaker(verdict, unit).makeBrief(); }

} // namespace muster::editor
