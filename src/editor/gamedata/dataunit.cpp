#include "editor/gamedata/dataunit.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/sums.h"
#include "editor/gamedata/costroom.h"
#include "editor/gamedata/datawords.h"
#include "editor/gamedata/hiddenwords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace muster::editor {

namespace bs = battlescribe;
using bs::data::Node;
using bs::judge::Offered;

namespace {

using Element = Standing::Element;

/// Choices within choices; no known data need a third of it.
constexpr int deepestChoices = 24;

std::int64_t wholeOf(bs::Decimal value) { return value.floor() + (value.isWhole() ? 0 : 1); }

/// The choices of a unit, to any depth.
class ChoiceMaker {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    explicit ChoiceMaker(const Standing& standing)
        : m_standing(standing), m_situation(standing.situation()), m_room(standing)
    {
        for (const auto& finding : standing.judgement().findings)
            m_findings[finding.element].push_back(&finding);
    }

    std::vector<ChoiceGroup> groupsBelow(Id<Element> owner, int depth = 0)
    {
        if (depth > deepestChoices)
            return {};
        const auto offered = offeredBelow(m_situation, owner);
        std::vector<ChoiceGroup> groups;
        std::unordered_map<std::int32_t, std::size_t> places; // of groups, by choice
        // What lies in no group, models apart from all else.
        const auto loose = [&](const Offered& each) {
            const bool isModel = isBody(each.choice);
            const auto key = isModel ? -2 : -3;
            const auto [place, isNew] = places.try_emplace(key, groups.size());
            if (isNew) {
                ChoiceGroup group;
                group.id = isModel ? "models" : "options";
                group.name = isModel ? tr("Models") : tr("Options");
                groups.push_back(std::move(group));
            }
            return place->second;
        };
        for (const auto& each : offered) {
            const auto& choice = game()[each.choice];
            if (choice.isGroup) {
                if (each.isHidden && each.count == 0)
                    continue;
                places.emplace(each.choice.value(), groups.size());
                groups.push_back(groupOf(owner, each));
                continue;
            }
            if (each.isHidden && each.taken.empty() && isFar(each, choice.group, places))
                continue;
            const auto found = choice.group.isNone() ? places.end() : places.find(choice.group.value());
            if (!choice.group.isNone() && found == places.end())
                continue; // its group is hidden
            auto& group = groups[choice.group.isNone() ? loose(each) : found->second];
            add(owner, each, group, depth, each.taken.empty() && m_room.isOver(owner, offered, each));
        }
        for (auto& group : groups)
            finish(group);
        keepUsed(groups);
        return groups;
    }

private:
    [[nodiscard]] bs::Game& game() const { return m_standing.game(); }

    [[nodiscard]] bool isBody(Id<bs::Choice> choice) const
    {
        const auto type = game().target(choice).type;
        return type == Node::EntryType::Model || type == Node::EntryType::Unit;
    }

    /// Hidden by the group that it is in, which is not shown.
    static bool isFar(const Offered& each, Id<bs::Choice> group,
                      const std::unordered_map<std::int32_t, std::size_t>& places)
    {
        return each.count == 0 && !group.isNone() && !places.contains(group.value());
    }

    [[nodiscard]] ChoiceGroup groupOf(Id<Element> owner, const Offered& each) const
    {
        const auto parents = parentsAt(m_standing, owner);
        ChoiceGroup group;
        group.id = game().pathOf(each.choice);
        group.name = shown(each.name);
        for (auto above = game()[each.choice].group; !above.isNone(); above = game()[above].group)
            ++group.depth;
        if (each.least && *each.least > 0)
            group.least = counted(wholeOf(*each.least) * parents);
        if (each.most)
            group.most = counted(each.most->floor() * parents);
        group.isOneOf = group.most == 1;
        group.mayBeNone = !group.least;
        group.isNeeded = group.least && each.count < *group.least;
        for (const auto* finding : findingsOf(owner))
            if (finding->choice == each.choice)
                group.wrong << messageOf(*finding);
        return group;
    }

    /// What can be said only when all that is in it is known.
    void finish(ChoiceGroup& group)
    {
        std::vector<std::vector<ChoiceFigure>> figures;
        for (const auto& choice : group.choices)
            figures.push_back(std::move(m_figures[choice.id]));
        setColumns(group, figures);
        group.condition = boundsWords(group.least ? std::optional(bs::Decimal(*group.least)) : std::nullopt,
                                      group.most ? std::optional(bs::Decimal(*group.most)) : std::nullopt,
                                      group.choices.size() + group.addable.size());
        // Of what may be taken more than once, each has a number.
        if (std::ranges::any_of(group.choices, [](const Choice& each) { return each.isAdded; }))
            group.isOneOf = false;
    }

    /// Without groups in which nothing can be chosen, nor in those that lie in them.
    static void keepUsed(std::vector<ChoiceGroup>& groups)
    {
        std::vector<ChoiceGroup> used;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            bool isUsed = false;
            for (auto k = i; k < groups.size() && (k == i || groups[k].depth > groups[i].depth); ++k)
                isUsed = isUsed || !groups[k].choices.empty() || !groups[k].addable.empty();
            if (isUsed || !groups[i].wrong.isEmpty())
                used.push_back(std::move(groups[i]));
        }
        groups = std::move(used);
    }

    /// `isOver`: one of it costs more than what is left.
    void add(Id<Element> owner, const Offered& each, ChoiceGroup& group, int depth, bool isOver)
    {
        const DataChoice place{m_standing.judged(owner).id, game().pathOf(each.choice), {}};
        const auto parents = parentsAt(m_standing, owner);
        const auto most = mostOf(each, group, parents);
        const bool isInstanced = game().isInstanced(each.choice);
        if (each.isHidden && each.taken.empty()) {
            auto choice = choiceOf(each, place.id());
            choice.refused = whyHidden(m_standing, owner, each.choice);
            group.choices.push_back(std::move(choice));
            return;
        }
        if (isInstanced && (most > 1 || each.taken.size() > 1)) {
            for (std::size_t i = 0; i < each.taken.size(); ++i)
                group.choices.push_back(instanceOf(each, i, depth));
            if (!each.isHidden && each.count < most)
                group.addable.push_back({place.id(), shown(each.name), costWords(m_standing, each.costs, true)});
            return;
        }
        auto choice = choiceOf(each, place.id());
        choice.count = counted(each.count);
        choice.most = counted(std::max(most, each.count));
        choice.isOver = isOver;
        for (const auto id : each.taken)
            addTaken(id, choice, depth);
        group.choices.push_back(std::move(choice));
    }

    [[nodiscard]] static std::int64_t mostOf(const Offered& each, const ChoiceGroup& group, std::int64_t parents)
    {
        auto most = each.most ? each.most->floor() * parents : std::int64_t(Choice::unlimited);
        if (group.most)
            most = std::min<std::int64_t>(most, *group.most);
        return std::max<std::int64_t>(most, 0);
    }

    /// One of several of a kind, each with choices of its own.
    Choice instanceOf(const Offered& each, std::size_t position, int depth)
    {
        const auto id = each.taken[position];
        auto choice = choiceOf(each, DataChoice{{}, {}, m_standing.judged(id).id}.id());
        choice.name = shown(m_standing.judged(id).name);
        if (each.taken.size() > 1)
            //: One of several models of a kind: "Sergeant (2)".
            choice.name = tr("%1 (%2)").arg(choice.name, shownNumber(static_cast<std::int64_t>(position) + 1));
        choice.count = counted(m_situation[id].number);
        choice.most = std::max(choice.count, 1);
        choice.isAdded = true;
        addTaken(id, choice, depth);
        return choice;
    }

    void addTaken(Id<Element> id, Choice& choice, int depth)
    {
        for (const auto* finding : findingsOf(id)) {
            if (finding->choice != m_situation[id].choice && finding->kind != bs::judge::FindingKind::Message)
                continue;
            choice.wrong << messageOf(*finding);
            if (choice.wrongBadge.isEmpty())
                choice.wrongBadge = finding->kind == bs::judge::FindingKind::TooMany  ? tr("too many")
                                    : finding->kind == bs::judge::FindingKind::Hidden ? tr("not here")
                                                                                      : tr("wrong");
        }
        choice.below = groupsBelow(id, depth + 1);
    }

    [[nodiscard]] Choice choiceOf(const Offered& each, std::string id)
    {
        Choice choice;
        choice.id = std::move(id);
        choice.name = shown(each.name);
        choice.price = costWords(m_standing, each.costs, true);
        if (!isBody(each.choice)) // of models the profiles stand in a table
            if (const auto profiles = profilesOf(game(), each.choice); !profiles.empty())
                m_figures[choice.id] = figuresOf(m_standing.data(), game().node(profiles.front()));
        return choice;
    }

    [[nodiscard]] std::vector<const bs::judge::Finding*> findingsOf(Id<Element> element) const
    {
        const auto found = m_findings.find(m_standing.judged(element).id);
        return found == m_findings.end() ? std::vector<const bs::judge::Finding*>() : found->second;
    }

    [[nodiscard]] QString messageOf(const bs::judge::Finding& finding) const
    {
        return text(report::findingText(findingOf(game(), m_standing.judgement(), finding)).message);
    }

    const Standing& m_standing;
    const bs::judge::Situation& m_situation;
    CostRoom m_room;
    std::map<std::string, std::vector<const bs::judge::Finding*>> m_findings; ///< by element
    std::map<std::string, std::vector<ChoiceFigure>> m_figures;               ///< by choice
};

/// The figures of a unit: its profiles with those of what is in it, by type.
class FigureMaker {
public:
    explicit FigureMaker(const Standing& standing) : m_standing(standing), m_data(standing.data()) {}

    void add(Id<Element> element)
    {
        const auto& situation = m_standing.situation();
        for (auto id = element; id < situation[element].end; ++id) {
            const auto& information = m_standing.information(id);
            addAll(information.profiles, id);
            for (const auto& category : information.categories)
                addAll(category.profiles, id);
            for (const auto& rule : information.rules)
                if (m_rules.insert(rule.name).second)
                    m_shownRules.push_back({shown(rule.name), ruleText(rule.text)});
        }
    }

    void write(UnitForm& form)
    {
        std::stable_partition(m_tables.begin(), m_tables.end(), [](const Table& each) { return each.isOfModels; });
        for (auto& table : m_tables) {
            if (form.figures.empty() && form.tables.empty() && table.rows.size() == 1 && table.isOfModels) {
                form.figures = std::move(table.figures);
                continue;
            }
            ProfileTable shownTable;
            shownTable.name = table.type;
            shownTable.heads = table.heads;
            shownTable.isMain = table.isOfModels;
            for (auto& row : table.rows) {
                if (row.number > 1)
                    row.shown.name = QStringLiteral("%1 × %2").arg(shownNumber(row.number), row.shown.name);
                shownTable.rows.push_back(std::move(row.shown));
            }
            form.tables.push_back(std::move(shownTable));
        }
        form.rules = std::move(m_shownRules);
    }

    /// Figures by their names, of the type of profile that has most of them.
    std::vector<FigureForm> named(Id<Element> element, const QStringList& names)
    {
        struct Met {
            const bs::judge::JudgedProfile* profile;
            std::int64_t number;
        };
        std::vector<Met> met;
        const auto& situation = m_standing.situation();
        for (auto id = element; id < situation[element].end; ++id) {
            const auto type = situation[id].type;
            if (id != element && type != Node::EntryType::Model && type != Node::EntryType::Unit)
                continue;
            for (const auto& profile : m_standing.information(id).profiles) {
                const auto number = m_standing.judged(id).number;
                const auto known = std::ranges::find_if(
                    met, [&](const Met& each) { return static_cast<const bs::Profile&>(*each.profile) == profile; });
                if (known == met.end())
                    met.push_back({&profile, number});
                else
                    known->number += number;
            }
        }
        const auto worth = [&](const Met& each) {
            const auto has = std::ranges::count_if(each.profile->characteristics, [&](const auto& characteristic) {
                return names.contains(shown(characteristic.name));
            });
            return std::pair(has, each.number);
        };
        std::vector<FigureForm> found(static_cast<std::size_t>(names.size()));
        const auto best = std::ranges::max_element(met, {}, worth);
        if (best != met.end())
            for (auto& figure : figuresOf(*best->profile))
                if (const auto at = names.indexOf(figure.name); at >= 0 && figure.value.size() <= longestCell)
                    found[static_cast<std::size_t>(at)] = std::move(figure);
        return found;
    }

private:
    struct Row {
        ProfileTable::Row shown;
        std::int64_t number = 1;
    };
    struct Table {
        QString type;
        QStringList heads;
        std::vector<Row> rows;
        std::vector<FigureForm> figures; ///< of its first row
        bool isOfModels = false;         ///< units or models have such a profile
    };

    static QString ruleText(const std::string& text) { return shownLines(editor::text(bs::plainText(text))); }

    void addAll(const std::vector<bs::judge::JudgedProfile>& profiles, Id<Element> id)
    {
        for (const auto& profile : profiles)
            add(profile, id);
    }

    void add(const bs::judge::JudgedProfile& profile, Id<Element> id)
    {
        auto& table = tableOf(profile);
        const auto type = m_standing.situation()[id].type;
        table.isOfModels = table.isOfModels || type == Node::EntryType::Model || type == Node::EntryType::Unit;
        Row row;
        row.shown.name = shown(profile.name);
        row.number = m_standing.judged(id).number;
        auto figures = figuresOf(profile);
        for (const auto& head : table.heads) {
            const auto found = std::ranges::find(figures, head, &FigureForm::label);
            row.shown.cells.push_back(found == figures.end()
                                          ? ProfileTable::Cell()
                                          : ProfileTable::Cell{found->value, found->was, found->reason});
        }
        if (table.rows.empty())
            table.figures = std::move(figures);
        const auto same = std::ranges::find(table.rows, row.shown, &Row::shown);
        if (same == table.rows.end())
            table.rows.push_back(std::move(row));
        else
            same->number += row.number;
    }

    [[nodiscard]] std::vector<FigureForm> figuresOf(const bs::judge::JudgedProfile& profile) const
    {
        const auto* before = inFile(profile);
        std::vector<FigureForm> figures;
        for (std::size_t column = 0; column < profile.characteristics.size(); ++column) {
            const auto& each = profile.characteristics[column];
            FigureForm figure{shown(each.name), shown(each.name), shown(bs::plainText(each.value)), {}, {}};
            if (before && column < profile.columns.size())
                figure.was = textBefore(*before, profile.columns[column], figure.value);
            if (!figure.was.isEmpty())
                for (const auto& by : profile.changedBy)
                    figure.reason += (figure.reason.isEmpty() ? QString() : QStringLiteral(", ")) + shown(by);
            figures.push_back(std::move(figure));
        }
        return figures;
    }

    Table& tableOf(const bs::judge::JudgedProfile& profile)
    {
        const auto type = shown(profile.type);
        if (const auto known = std::ranges::find(m_tables, type, &Table::type); known != m_tables.end())
            return *known;
        auto& table = m_tables.emplace_back();
        table.type = type;
        for (const auto& each : profile.characteristics)
            table.heads << shown(each.name);
        return table;
    }

    /// The profile as the data have it before anything changes it.
    [[nodiscard]] const Node* inFile(const bs::judge::JudgedProfile& profile) const
    {
        for (const auto id : m_data.nodesOf(m_data.keys.find(profile.id)))
            if (m_data.nodes[id].kind == Node::Kind::Profile)
                return &m_data.nodes[id];
        return nullptr;
    }

    [[nodiscard]] QString textBefore(const Node& profile, bs::data::Key column, const QString& now) const
    {
        for (const auto id : profile.characteristics)
            if (m_data.characteristics[id].type == column)
                if (const auto was = shown(bs::plainText(m_data.characteristics[id].text)); was != now)
                    return was.isEmpty() ? QStringLiteral("–") : was;
        return {};
    }

    const Standing& m_standing;
    const bs::data::Definitions& m_data;
    std::vector<Table> m_tables;
    std::set<std::string> m_rules;
    std::vector<RuleForm> m_shownRules;
};

QStringList categoriesOf(const bs::FileSelection& selection)
{
    QStringList names;
    for (const auto& category : selection.categories)
        if (category.entry != bs::noCategory)
            names << shown(category.name);
    return names;
}

class FormMaker {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    explicit FormMaker(const Standing& standing) : m_standing(standing) {}

    UnitForm make(Id<Element> element)
    {
        const auto& judged = m_standing.judged(element);
        UnitForm form;
        form.id = judged.id;
        form.isKnown = judged.isKnown;
        form.name = shown(judged.name);
        form.mayBeReserve = false;
        form.isDeep = judged.kind == Element::Kind::Selection;
        judged.kind == Element::Kind::Force ? describeForce(element, form) : describeSelection(element, form);
        if (form.isKnown && judged.kind == Element::Kind::Selection) {
            form.choices = ChoiceMaker(m_standing).groupsBelow(element);
            form.left = CostRoom(m_standing).left();
            if (const auto size = sizeOf(m_standing, element))
                form.size = size->form;
        }
        FigureMaker figures(m_standing);
        if (judged.kind == Element::Kind::Selection)
            figures.add(element);
        figures.write(form);
        form.hasCard = hasCard(element, form);
        addUnknown(element, form);
        return form;
    }

private:
    void describeForce(Id<Element> element, UnitForm& form) const
    {
        const auto* force = m_standing.force(form.id);
        if (!force)
            return;
        form.reference = force->entry;
        form.ownName = text(force->customName);
        form.note = text(force->notes);
        form.rank = shown(force->catalogue);
        form.points = costWords(m_standing, sumsIn(element));
        for (const auto& tally : m_standing.judgement().tallies)
            if (m_standing.judgement().elements[tally.force].id == form.id &&
                (tally.min || tally.max || tally.count > 0))
                form.tallies.push_back(tallyOf(tally));
    }

    static HeadForm::Tally tallyOf(const bs::judge::Tally& tally)
    {
        HeadForm::Tally made;
        made.label = shown(tally.name);
        const auto bounds = boundsWords(tally.min, tally.max, 2);
        made.figure = tally.hasLimit() ? tr("%1, %2").arg(shownNumber(tally.count), bounds) : shownNumber(tally.count);
        if (!tally.isKept())
            made.broken = Severity::Error;
        return made;
    }

    [[nodiscard]] std::vector<bs::Decimal> sumsIn(Id<Element> element) const
    {
        std::vector<bs::Decimal> sums;
        const auto& situation = m_standing.situation();
        for (std::size_t column = 0; column < m_standing.judgement().totals.size(); ++column)
            sums.push_back(situation.wholeCost(element, column));
        return sums;
    }

    void describeSelection(Id<Element> element, UnitForm& form) const
    {
        const auto* selection = m_standing.selection(form.id);
        if (!selection)
            return;
        form.reference = selection->entry;
        form.ownName = text(selection->customName);
        form.note = text(selection->notes);
        QStringList rank;
        if (m_standing.situation()[element].root != element)
            rank << pathWords(m_standing, element);
        if (const auto models = bs::countModels(*selection); models > 1)
            rank << tr("%n model(s)", nullptr, counted(models));
        rank << shown(report::printedText(selection->printed));
        rank.removeAll(QString());
        form.rank = rank.join(QStringLiteral(" · "));
        form.categories = categoriesOf(*selection);
        form.points = costWords(m_standing, sumsIn(element));
        if (const auto& annotation = m_standing.judged(element).annotation; !annotation.empty())
            form.remarks << shown(annotation);
    }

    /// Of what stands by itself, and has more than its name.
    [[nodiscard]] bool hasCard(Id<Element> element, const UnitForm& form) const
    {
        const auto* selection = m_standing.selection(form.id);
        return selection && m_standing.situation()[element].root == element &&
               (!form.figures.empty() || !form.tables.empty() || !form.rules.empty() ||
                bs::countModels(*selection) > 0 || selection->type == bs::SelectionType::Unit);
    }

    /// What the file has and the data do not.
    void addUnknown(Id<Element> element, UnitForm& form) const
    {
        const auto& situation = m_standing.situation();
        for (auto id = element; id < situation[element].end; ++id) {
            const auto& judged = m_standing.judged(id);
            if (judged.isKnown || judged.kind != Element::Kind::Selection)
                continue;
            const auto name = shown(judged.name);
            form.unknown.push_back(
                {tr("“%1” is in the file, and the data do not have it. It is kept as it is.").arg(name),
                 name,
                 {bs::compose::removeSelection(judged.id), tr("Remove %1").arg(name), {}}});
        }
    }

    const Standing& m_standing;
};

} // namespace

DataChoice DataChoice::of(const std::string& id)
{
    if (id.starts_with('#'))
        return {{}, {}, id.substr(1)};
    const auto at = id.find('/');
    return at == std::string::npos ? DataChoice{id, {}, {}} : DataChoice{id.substr(0, at), id.substr(at + 1), {}};
}

Id<bs::Choice> choiceAt(const Standing& standing, Id<Element> parent, const std::string& path)
{
    const auto* offers = parent.isNone() ? nullptr : offersBelow(standing.situation(), parent);
    if (!offers)
        return {};
    const auto found = std::ranges::find_if(offers->choices,
                                            [&](Id<bs::Choice> each) { return standing.game().pathOf(each) == path; });
    return found == offers->choices.end() ? Id<bs::Choice>() : *found;
}

std::int64_t parentsAt(const Standing& standing, Id<Element> parent)
{
    const auto& element = standing.situation()[parent];
    return element.kind == Element::Kind::Selection ? std::max<std::int64_t>(element.number, 1) : 1;
}

std::optional<UnitSize> sizeOf(const Standing& standing, Id<Element> unit)
{
    std::optional<UnitSize> size;
    for (const auto& each : offeredBelow(standing.situation(), unit)) {
        const auto& choice = standing.game()[each.choice];
        if (choice.isGroup || (each.isHidden && each.taken.empty()) ||
            standing.game().target(each.choice).type != Node::EntryType::Model ||
            standing.game().isInstanced(each.choice))
            continue;
        const auto least = each.least ? wholeOf(*each.least) : 0;
        const auto most = each.most ? each.most->floor() : std::int64_t(Choice::unlimited);
        if (least == most || most <= 1 || each.taken.empty())
            continue;
        if (size)
            return std::nullopt; // several kinds: no one number is the size
        size = UnitSize{{standing.judged(unit).id, standing.game().pathOf(each.choice), {}}, {}};
        size->form.models = counted(each.count);
        size->form.least = counted(std::max<std::int64_t>(least, 1));
        size->form.most = counted(most);
    }
    // The models of a unit are counted together, also those of which there is one in any case.
    const auto* selection = size ? standing.selection(standing.judged(unit).id) : nullptr;
    if (selection) {
        size->others = counted(bs::countModels(*selection)) - size->form.models;
        for (auto* number : {&size->form.models, &size->form.least, &size->form.most})
            *number += size->others;
    }
    return size;
}

UnitForm unitForm(const Standing& standing, Id<Element> element) { return FormMaker(standing).make(element); }

std::vector<FigureForm> figuresOf(const Standing& standing, Id<Element> element, const QStringList& names)
{
    return FigureMaker(standing).named(element, names);
}

SeveralForm severalForm(const Standing& standing, const std::vector<std::string>& rows)
{
    SeveralForm form;
    std::set<QString> names;
    std::vector<bs::Decimal> sums(standing.judgement().totals.size());
    for (const auto& row : rows) {
        const auto id = standing.find(row);
        if (id.isNone())
            continue;
        form.ids.push_back(row);
        names.insert(shown(standing.judged(id).name));
        for (std::size_t column = 0; column < sums.size(); ++column)
            sums[column] += standing.situation().wholeCost(id, column);
        if (const auto* selection = standing.selection(row))
            form.models += counted(bs::countModels(*selection));
    }
    const auto number = shownNumber(static_cast<std::int64_t>(form.ids.size()));
    form.title = names.size() == 1 ? QStringLiteral("%1 × %2").arg(number, *names.begin())
                                   : QCoreApplication::translate("GameData", "%n choice(s)", nullptr,
                                                                 static_cast<int>(form.ids.size()));
    form.points = costWords(standing, sums);
    form.countsModels = form.models > 0;
    return form;
}

} // namespace muster::editor
