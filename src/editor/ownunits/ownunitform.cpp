#include "editor/ownunits/ownunitform.h"

#include "core/base/letters.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/json/figureexample.h"
#include "report/catalogue/kinds.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <set>

namespace muster::editor {

namespace {

QString ownUnitText(const char* words) { return QCoreApplication::translate("OwnUnitForm", words); }

constexpr int mostModels = 10'000;
constexpr std::size_t mostLetters = 120; ///< of a name

// ---- fields and values --------------------------------------------------------------------------------------------

std::optional<std::int64_t> whole(const QString& text)
{
    bool isOne = false;
    const auto number = text.trimmed().toLongLong(&isOne);
    return isOne ? std::optional(std::int64_t(number)) : std::nullopt;
}

/// "12", "12 1/2"
std::optional<Points> cost(const QString& text)
{
    const auto number = parseMixedFraction(text.trimmed().toStdString());
    return number ? Points::of(*number) : std::nullopt;
}

QString costText(const std::optional<Points>& points)
{
    if (!points)
        return {};
    const auto whole = QString::number(points->floor());
    const auto rest = Fraction(*points) - Fraction(points->floor());
    return rest == Fraction(0) ? whole : whole + QLatin1Char(' ') + QString::fromStdString(rest.text());
}

std::optional<int> models(const QString& text)
{
    const auto number = whole(text);
    return number && *number >= 1 && *number <= mostModels ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

struct Sizes {
    std::vector<int> listed;
    int least = 1;
    int most = 1;
};

/// "10", "5-20", "5, 10, 20".
std::optional<Sizes> sizesOf(const QString& text)
{
    static const QRegularExpression dash(QStringLiteral("\\s*[-–]\\s*"));
    static const QRegularExpression comma(QStringLiteral("\\s*[,/;]\\s*"));
    if (const auto ends = text.trimmed().split(dash); ends.size() == 2) {
        const auto least = models(ends[0]);
        const auto most = models(ends[1]);
        return least && most && *least <= *most ? std::optional(Sizes{{}, *least, *most}) : std::nullopt;
    }
    Sizes sizes;
    for (const auto& word : text.trimmed().split(comma)) {
        const auto number = models(word);
        if (!number || std::ranges::find(sizes.listed, *number) != sizes.listed.end())
            return std::nullopt;
        sizes.listed.push_back(*number);
    }
    if (sizes.listed.size() == 1)
        return Sizes{{}, sizes.listed.front(), sizes.listed.front()};
    return sizes;
}

QString sizesText(const UnitDraft& draft)
{
    QStringList numbers;
    for (const auto size : draft.sizes)
        numbers << QString::number(size);
    if (!numbers.isEmpty())
        return numbers.join(QStringLiteral(", "));
    if (draft.maxModels == anyNumber)
        return QStringLiteral("%1+").arg(draft.minModels);
    return draft.minModels == draft.maxModels ? QString::number(draft.minModels)
                                              : QStringLiteral("%1–%2").arg(draft.minModels).arg(draft.maxModels);
}

QString allWord() { return ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "all")); }
QString restWord() { return ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "the rest")); }

QString countText(const std::string& count)
{
    return count == "all" ? allWord() : count == "rest" ? restWord() : text(count);
}

std::optional<std::string> countOf(const QString& words)
{
    const auto is = [&](const QString& word) { return words.trimmed().compare(word, Qt::CaseInsensitive) == 0; };
    if (is(allWord()) || is(QStringLiteral("all")))
        return "all";
    if (is(restWord()) || is(QStringLiteral("rest")))
        return "rest";
    const auto number = whole(words);
    return number && *number >= 1 && *number <= 1000 ? std::optional(std::to_string(*number)) : std::nullopt;
}

std::vector<OwnUnitForm::Figure> figuresOf(const Table<StatColumn>& columns, const UnitDraft::Figures& written,
                                           const auto& isShown)
{
    std::vector<OwnUnitForm::Figure> figures;
    for (const auto& column : columns) {
        if (!isShown(column))
            continue;
        const auto its = std::ranges::find(written, column.id, &UnitDraft::Figure::column);
        figures.push_back({column.id, shown(column.shortName), shown(column.name),
                           its == written.end() ? QString() : text(its->value),
                           column.modifies.isNone() ? column.kind : StatKind::Signed});
    }
    return figures;
}

UnitDraft::Figures written(const std::vector<OwnUnitForm::Figure>& figures, const UnitDraft::Figures& before)
{
    UnitDraft::Figures all;
    // In the order in which they were written, so that the file stays as it was where nothing changed.
    const auto add = [&](const OwnUnitForm::Figure& figure) {
        if (const auto value = figure.value.trimmed().toStdString(); !value.empty())
            all.push_back({figure.column, value});
    };
    for (const auto& old : before)
        if (const auto its = std::ranges::find(figures, old.column, &OwnUnitForm::Figure::column); its != figures.end())
            add(*its);
        else
            all.push_back(old);
    for (const auto& figure : figures)
        if (std::ranges::find(before, figure.column, &UnitDraft::Figure::column) == before.end())
            add(figure);
    return all;
}

bool isRight(const OwnUnitForm::Figure& figure)
{
    const auto value = figure.value.trimmed();
    return value.isEmpty() || value == QStringLiteral("?") ||
           (value.size() <= 24 && parseStat(figure.kind, value.toStdString()).has_value());
}

/// The first figure that is none, in a sentence; empty where all are right.
QString wrongFigure(const std::vector<OwnUnitForm::Figure>& figures, const QString& owner = {})
{
    for (const auto& figure : figures)
        if (!isRight(figure))
            return (owner.isEmpty() ? QString() : owner + QStringLiteral(": ")) +
                   ownUnitText(
                       QT_TRANSLATE_NOOP("OwnUnitForm", "“%1” is not a figure for %2. Right is, for example, %3."))
                       .arg(shown(figure.value), figure.name,
                            QString::fromUtf8(exampleOf(figure.kind).data(),
                                              static_cast<qsizetype>(exampleOf(figure.kind).size())));
    return {};
}

// ---- what could be chosen -----------------------------------------------------------------------------------------

/// All weapons of the army, those that are carried first. `standard`: how many carry one that is added.
std::vector<OwnUnitForm::Weapon> weaponsOf(const Catalogue& catalogue, Id<Army> army,
                                           const std::vector<UnitDraft::Carry>& carried,
                                           const std::vector<UnitDraft::Weapon>& weapons, const QString& standard)
{
    std::vector<OwnUnitForm::Weapon> rows;
    const auto add = [&](const UnitDraft::Weapon& weapon, const QString& count, int carry) {
        OwnUnitForm::Weapon row;
        row.id = weapon.id;
        row.name = shown(weapon.name);
        // The catalogue has the name in the person's language.
        for (const auto& known : catalogue.weapons)
            if (known.army == army && known.id == weapon.id)
                row.name = shown(known.name);
        row.nameBefore = row.name;
        row.count = count;
        row.isCarried = carry >= 0;
        row.carry = carry;
        row.figures = figuresOf(catalogue.ruleset.weaponStats, weapon.figures, [](const StatColumn&) { return true; });
        row.figuresBefore = row.figures;
        rows.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < carried.size(); ++i)
        if (const auto its = std::ranges::find(weapons, carried[i].weapon, &UnitDraft::Weapon::id);
            its != weapons.end())
            add(*its, countText(carried[i].count), static_cast<int>(i));
    for (const auto& weapon : weapons)
        // An own weapon belongs to another own unit.
        if (!weapon.id.starts_with(ownUnitId) &&
            std::ranges::find(carried, weapon.id, &UnitDraft::Carry::weapon) == carried.end())
            add(weapon, standard, -1);
    return rows;
}

std::vector<UnitDraft::Carry> carriedIn(const std::vector<OwnUnitForm::Weapon>& weapons,
                                        const std::vector<UnitDraft::Carry>& before)
{
    std::vector<UnitDraft::Carry> carries;
    for (const auto& weapon : weapons) {
        if (!weapon.isCarried)
            continue;
        auto carry = weapon.carry >= 0 ? before[static_cast<std::size_t>(weapon.carry)] : UnitDraft::Carry();
        carry.weapon = weapon.id;
        carry.count = countOf(weapon.count).value_or("1");
        if (weapon.isChanged())
            carry.changed = UnitDraft::ChangedWeapon{weapon.name.trimmed().toStdString(), written(weapon.figures, {})};
        carries.push_back(std::move(carry));
    }
    return carries;
}

/// What is wrong with the weapons that are carried: a sentence for each fault.
QStringList wrongWeapons(const std::vector<OwnUnitForm::Weapon>& weapons, bool areOfModel)
{
    QStringList wrong;
    for (const auto& weapon : weapons) {
        if (!weapon.isCarried)
            continue;
        const auto count = countOf(weapon.count);
        if (weapon.name.trimmed().isEmpty())
            wrong << ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "A weapon needs a name."));
        if (areOfModel && (!count || *count == "all" || *count == "rest"))
            wrong << ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "%1: a model carries a number of it."))
                         .arg(weapon.name);
        else if (!count)
            wrong << ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "%1 is carried by all, by the rest, or by a number."))
                         .arg(weapon.name);
        wrong << wrongFigure(weapon.figures, weapon.name);
    }
    wrong.removeAll(QString());
    return wrong;
}

void addRules(OwnUnitForm& form, const Catalogue& catalogue, const Army& army, const UnitDraft& draft)
{
    std::set<Id<SpecialRule>> ofArmies;
    for (const auto& each : catalogue.armies)
        ofArmies.insert(each.rules.begin(), each.rules.end());
    const auto isOfIt = [&](Id<SpecialRule> id) {
        return !ofArmies.contains(id) || std::ranges::find(army.rules, id) != army.rules.end();
    };
    const auto add = [&](const SpecialRule& rule, const QString& value, int position) {
        form.rules.push_back({rule.id, shown(rule.name), shown(rule.text), value,
                              rule.name.find("(n)") != std::string::npos, position >= 0, position});
    };
    for (std::size_t i = 0; i < draft.rules.size(); ++i)
        for (const auto id : catalogue.rules.ids())
            if (catalogue.rule(id).id == draft.rules[i].id && isOfIt(id)) {
                add(catalogue.rule(id), text(draft.rules[i].value), static_cast<int>(i));
                break;
            }
    const auto firstOther = static_cast<std::ptrdiff_t>(form.rules.size());
    for (const auto id : catalogue.rules.ids())
        if (const auto& rule = catalogue.rule(id);
            isOfIt(id) && rule.kind != "weapon" && rule.kind != "army" &&
            std::ranges::find(draft.rules, rule.id, &UnitDraft::Rule::id) == draft.rules.end())
            add(rule, {}, -1);
    std::sort(form.rules.begin() + firstOther, form.rules.end(),
              [](const auto& a, const auto& b) { return a.name.localeAwareCompare(b.name) < 0; });
}

void addOptions(OwnUnitForm& form, const Catalogue& catalogue, const Unit& unit, const UnitDraft& draft)
{
    for (const auto& group : draft.options) {
        OwnUnitForm::Group row{shown(group.name), group.isKept, {}};
        if (const auto known = unit.choices.groups.find(group.id); !known.isNone())
            row.name = shown(unit.choices.groups[known].name);
        for (const auto& option : group.options) {
            OwnUnitForm::Choice choice{shown(option.name), {}, option.isKept};
            if (const auto known = unit.choices.find(option.id); !known.isNone()) {
                choice.name = shown(unit.choices.options[known].name);
                choice.cost = shown(report::price(catalogue, unit.choices.options[known]));
            }
            row.choices.push_back(std::move(choice));
        }
        form.options.push_back(std::move(row));
    }
    for (const auto& group : draft.groups) {
        const auto* known = unit.group(group.id);
        form.groups.push_back({shown(known ? known->name : group.name), group.isKept, {}});
    }
}

} // namespace

OwnUnitForm ownUnitForm(const Catalogue& catalogue, Id<Unit> kind, const UnitDraft& draft,
                        const std::vector<UnitDraft::Weapon>& weapons)
{
    const auto& unit = catalogue.unit(kind);
    OwnUnitForm form;
    form.from = shown(catalogue.unit(catalogue.countsAs(kind)).name);
    form.isNew = draft.id.empty();
    form.hasPoints = catalogue.ruleset.hasPoints;
    form.countsModels = catalogue.ruleset.countsModels;
    form.name =
        form.isNew ? ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "%1 (own)")).arg(text(unit.name)) : text(draft.name);
    form.points = costText(draft.points);
    form.pointsPerModel = costText(draft.pointsPerModel);
    form.hasPriceList = draft.hasPriceList;
    form.sizes = form.writtenSizes = sizesText(draft);
    form.note = text(form.isNew ? unit.note : draft.note);
    const bool hasParts = !draft.parts.empty();
    form.figures = figuresOf(catalogue.ruleset.stats, draft.figures,
                             [&](const StatColumn& column) { return !hasParts || !column.perProfile; });
    for (const auto& part : draft.parts) {
        OwnUnitForm::Part row{shown(part.name), QString::number(part.models), {}, {}};
        for (const auto& known : unit.parts)
            if (catalogue.profile(known.profile).id == part.profile)
                row.name = shown(catalogue.profile(known.profile).name);
        row.figures = figuresOf(catalogue.ruleset.stats, part.figures,
                                [](const StatColumn& column) { return column.perProfile; });
        row.weapons = weaponsOf(catalogue, unit.army, part.weapons, weapons, QStringLiteral("1"));
        form.parts.push_back(std::move(row));
    }
    form.weapons = weaponsOf(catalogue, unit.army, draft.weapons, weapons, allWord());
    addRules(form, catalogue, catalogue.army(unit.army), draft);
    addOptions(form, catalogue, unit, draft);
    return form;
}

std::vector<OwnUnitForm::Fault> OwnUnitForm::faults() const
{
    std::vector<Fault> all;
    const auto add = [&](Field field, const QString& message) {
        if (!message.isEmpty())
            all.push_back({field, message});
    };
    if (name.trimmed().isEmpty())
        add(Field::Name, ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "The unit needs a name.")));
    else if (!hasAtMost(name.trimmed().toStdString(), mostLetters))
        add(Field::Name, ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "The name is too long: 120 letters at most.")));
    const auto isCost = [](const QString& text) {
        const auto number = cost(text);
        return text.trimmed().isEmpty() || (number && *number >= Points(-100'000) && *number <= Points(1'000'000));
    };
    if (hasPoints && (!isCost(points) || !isCost(pointsPerModel)))
        add(Field::Points, ownUnitText(QT_TRANSLATE_NOOP(
                               "OwnUnitForm", "Points are a whole number, or one with a fraction: 12½ or 12.5.")));
    if (parts.empty() && sizes != writtenSizes && !sizesOf(sizes))
        add(Field::Sizes, ownUnitText(QT_TRANSLATE_NOOP(
                              "OwnUnitForm", "Right is one number (10), some (5, 10, 20) or a range (5–20).")));
    add(Field::Figures, wrongFigure(figures));
    for (const auto& part : parts) {
        if (const auto number = models(part.models); !number || *number > 1000)
            add(Field::Parts,
                ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "%1: the number of models is from 1 to 1000."))
                    .arg(part.name));
        add(Field::Parts, wrongFigure(part.figures, part.name));
    }
    for (const auto& message : wrongWeapons(weapons, false))
        add(Field::Weapons, message);
    for (const auto& part : parts)
        for (const auto& message : wrongWeapons(part.weapons, true))
            add(Field::Weapons, part.name + QStringLiteral(": ") + message);
    for (const auto& rule : rules)
        if (rule.isTaken && rule.hasParameter && rule.value.trimmed().isEmpty())
            add(Field::Rules, ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "%1 needs its number.")).arg(rule.name));
        else if (rule.isTaken && !hasAtMost(rule.value.trimmed().toStdString(), 20))
            add(Field::Rules,
                ownUnitText(QT_TRANSLATE_NOOP("OwnUnitForm", "The number of %1 is too long.")).arg(rule.name));
    return all;
}

UnitDraft draftOf(const OwnUnitForm& form, UnitDraft draft)
{
    draft.name = form.name.trimmed().toStdString();
    draft.note = form.note.trimmed().toStdString();
    if (form.hasPoints) {
        draft.points = cost(form.points);
        draft.pointsPerModel = cost(form.pointsPerModel);
        if (!draft.points && !draft.pointsPerModel && !draft.hasPriceList)
            draft.points = Points(); // free, and said so
    }
    if (const auto sizes = sizesOf(form.sizes); sizes && draft.parts.empty() && form.sizes != form.writtenSizes) {
        draft.sizes = sizes->listed;
        draft.minModels = sizes->least;
        draft.maxModels = sizes->most;
    }
    draft.figures = written(form.figures, draft.figures);
    for (std::size_t i = 0; i < draft.parts.size(); ++i) {
        draft.parts[i].models = models(form.parts[i].models).value_or(1);
        draft.parts[i].figures = written(form.parts[i].figures, draft.parts[i].figures);
        draft.parts[i].weapons = carriedIn(form.parts[i].weapons, draft.parts[i].weapons);
    }
    draft.weapons = carriedIn(form.weapons, draft.weapons);
    std::vector<UnitDraft::Rule> rules;
    for (const auto& rule : form.rules) {
        if (!rule.isTaken)
            continue;
        auto taken = rule.rule >= 0 ? draft.rules[static_cast<std::size_t>(rule.rule)] : UnitDraft::Rule();
        taken.id = rule.id;
        taken.value = rule.hasParameter ? rule.value.trimmed().toStdString() : std::string();
        rules.push_back(std::move(taken));
    }
    draft.rules = std::move(rules);
    for (std::size_t i = 0; i < draft.options.size(); ++i) {
        draft.options[i].isKept = form.options[i].isKept;
        for (std::size_t k = 0; k < draft.options[i].options.size(); ++k)
            draft.options[i].options[k].isKept = form.options[i].isKept && form.options[i].choices[k].isKept;
    }
    for (std::size_t i = 0; i < draft.groups.size(); ++i)
        draft.groups[i].isKept = form.groups[i].isKept;
    return draft;
}

} // namespace muster::editor
