#include "editor/muster/unitforms.h"
#include "editor/words/numbers.h"
#include "editor/words/text.h"
#include "report/verdict/costwords.h"
#include "rules/fixes/choosing.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <string_view>

namespace muster::editor {

namespace {

std::optional<Choice> sharedBy(const Choice& first, const std::vector<UnitForm>& forms)
{
    Choice shared;
    shared.id = first.id;
    shared.name = first.name;
    shared.price = first.price;
    shared.most = first.most;
    shared.count = first.count;
    shared.greatest = first.count;
    for (const auto& form : forms) {
        const Choice* its = nullptr;
        for (const auto& group : form.choices)
            for (const auto& choice : group.choices)
                if (choice.id == first.id)
                    its = &choice;
        if (!its)
            return std::nullopt;
        if (its->price != shared.price)
            shared.price.clear();
        shared.most = std::min(shared.most, its->most);
        shared.count = std::min(shared.count, its->count);
        shared.greatest = std::max(*shared.greatest, its->count);
    }
    return shared;
}

void addSizes(SeveralForm& several, const std::vector<UnitForm>& forms)
{
    if (std::ranges::any_of(forms, [](const UnitForm& form) { return !form.size; }))
        return;
    auto size = *forms.front().size;
    for (const auto& form : forms) {
        const auto& its = *form.size;
        size.isMixed = size.isMixed || its.models != size.models;
        // Where one has only certain sizes, all of them have only those.
        if (size.sizes.empty())
            size.sizes = its.sizes;
        else if (!its.sizes.empty())
            std::erase_if(size.sizes, [&](int each) { return std::ranges::find(its.sizes, each) == its.sizes.end(); });
        size.least = std::max(size.least, its.least);
        size.most = std::min(size.most, its.most);
    }
    const bool hadSizes = !size.sizes.empty();
    std::erase_if(size.sizes, [&](int each) { return each < size.least || each > size.most; });
    if (size.least > size.most || (hadSizes && size.sizes.empty()))
        return;
    if (!size.isFixed() || size.isMixed)
        several.size = size;
}

/// What a brief form says of a unit besides its name, as far as the units of a roster differ in it.
struct Likeness {
    Id<Unit> kind;
    std::string_view reference;
    int models = 0; ///< as options look at them
    int size = 0;
    std::vector<std::pair<const Option*, int>> taken;

    friend auto operator<=>(const Likeness&, const Likeness&) = default;
};

Likeness likenessOf(const Assessment& assessment, Id<AssessedUnit> at)
{
    const auto& unit = assessment.units[at];
    Likeness likeness{unit.kind, assessment.source[at]->unit, 0, unit.size(), {}};
    if (unit.kind.isNone() || unit.bodies == 0)
        return likeness;
    const auto& body = assessment.bodiesOf(at).front();
    likeness.models = body.models;
    for (const auto& taken : assessment.takenBy(body))
        likeness.taken.emplace_back(taken.option, taken.count);
    return likeness;
}

} // namespace

SeveralForm severalForm(const Verdict& verdict, const std::vector<std::string>& ids)
{
    SeveralForm several;
    const auto& assessment = verdict.assessment();
    const bool mayAll = asksForHeldBack(verdict.catalogue().ruleset);
    several.mayBeReserve = true;
    std::vector<Id<AssessedUnit>> units;
    // A large army has many units and few that differ: a form is made of each once.
    std::set<Likeness> seen;
    std::vector<UnitForm> forms;
    for (const auto& id : ids) {
        const auto unit = verdict.unitAt(id);
        if (unit.isNone())
            continue;
        several.ids.push_back(id);
        units.push_back(unit);
        several.models += assessment.units[unit].models;
        const bool isReserve = assessment.source[unit]->reserve;
        several.reserves += isReserve ? 1 : 0;
        several.mayBeReserve = several.mayBeReserve && (isReserve || mayAll);
        if (seen.insert(likenessOf(assessment, unit)).second)
            forms.push_back(briefForm(verdict, unit));
    }
    several.mayBeReserve = several.mayBeReserve && !forms.empty();
    if (forms.empty())
        return several;
    const auto count = static_cast<int>(several.ids.size());
    const auto& first = forms.front();
    const bool isOneKind = std::ranges::all_of(
        forms, [&](const UnitForm& form) { return form.isKnown && form.reference == first.reference; });
    several.title = isOneKind ? QStringLiteral("%1 × %2").arg(shownNumber(count), first.name)
                              : QCoreApplication::translate("Gestures", "%n unit(s)", nullptr, count);
    several.countsModels = verdict.catalogue().ruleset.countsModels;
    several.points = text(report::costFigures(verdict.catalogue(), assessment, units));
    several.pointsInWords = text(report::costsInWords(verdict.catalogue(), assessment, units));
    if (std::ranges::any_of(forms, [](const UnitForm& form) { return !form.isKnown; }))
        return several;
    addSizes(several, forms);
    for (const auto& group : first.choices) {
        ChoiceGroup shared;
        shared.name = group.name;
        for (const auto& choice : group.choices)
            if (auto its = sharedBy(choice, forms))
                shared.choices.push_back(std::move(*its));
        if (!shared.choices.empty())
            several.groups.push_back(std::move(shared));
    }
    return several;
}

} // namespace muster::editor
