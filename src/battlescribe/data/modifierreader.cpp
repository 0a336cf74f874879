#include "battlescribe/data/modifierreader.h"

#include "battlescribe/data/words.h"

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

/// What it does twice, it has done at once.
bool worksOnce(Modifier::Type type)
{
    switch (type) {
    case Modifier::Type::Set:
    case Modifier::Type::Add:
    case Modifier::Type::Remove:
    case Modifier::Type::SetPrimary:
    case Modifier::Type::UnsetPrimary:
        return true;
    default:
        return false;
    }
}

} // namespace

IdRange<Modifier> ModifierReader::readModifiers(const Parts& parts)
{
    return readList(m_all.modifiers, parts, Part::Modifiers,
                    [&](Id<Modifier> row, Element element) { readModifier(row, element); });
}

void ModifierReader::readModifier(Id<Modifier> row, Element element)
{
    begin(element);
    auto& modifier = m_all.modifiers[row];
    modifier.owner = m_owner;
    modifier.offset = element.offset();
    modifier.type = word(element, Attribute::Type, modifierWords);
    modifier.value = text(Attribute::Value);
    modifier.isTrue = modifier.value == "true" || modifier.value == "1";
    const auto number = Amount::parse(modifier.value);
    modifier.isNumber = number.has_value();
    modifier.number = number.value_or(Amount());
    const auto field = text(Attribute::Field);
    modifier.field = fieldWords.find(field, Modifier::Field::Unknown);
    if (modifier.field == Modifier::Field::Unknown)
        modifier.fieldKey = m_all.keys.add(field); // which kind of thing it is, the linker finds out
    if (modifier.field == Modifier::Field::Category || modifier.field == Modifier::Field::DefaultChoice)
        modifier.valueKey = m_all.keys.add(modifier.value);
    pass(Attribute::Id);
    refuseMeaningless(element, modifier);
    readRemote(element, modifier);
    end(element);
    if (!element.firstChild())
        return;
    const auto parts = partsOf(element);
    refuse(parts, ~partsOfWhen);
    m_worksOnce = worksOnce(m_all.modifiers[row].type);
    m_all.modifiers[row].when = readWhen(parts);
    m_worksOnce = false;
}

/// Words that we know, but not together. Numbers, texts and categories are looked at when a modifier works.
void ModifierReader::refuseMeaningless(Element element, const Modifier& modifier)
{
    const bool isFlag = modifier.isTrue || modifier.value == "false" || modifier.value == "0";
    if (modifier.field == Modifier::Field::Hidden && !isFlag)
        unknown(element, "value", modifier.value);
    if (modifier.type == Modifier::Type::Unknown)
        return; // that is told
    if (modifier.field == Modifier::Field::Hidden && modifier.type != Modifier::Type::Set)
        unknown(element, "type", modifierWords.textOf(modifier.type));
    if (modifier.field == Modifier::Field::Error && modifier.type != Modifier::Type::Add &&
        modifier.type != Modifier::Type::Set && modifier.type != Modifier::Type::Append)
        unknown(element, "type", modifierWords.textOf(modifier.type));
}

void ModifierReader::readRemote(Element element, Modifier& modifier)
{
    Remote remote;
    remote.hasScope = has(Attribute::Scope);
    remote.hasAffects = has(Attribute::Affects);
    remote.hasJoin = has(Attribute::Join);
    remote.hasPosition = has(Attribute::Position);
    remote.hasArgument = has(Attribute::Argument);
    if (!remote.hasScope && !remote.hasAffects && !remote.hasJoin && !remote.hasPosition && !remote.hasArgument)
        return;
    readScope(text(Attribute::Scope), remote.scope, remote.scopeKey);
    remote.affects = text(Attribute::Affects);
    remote.steps = readSteps(remote.affects);
    remote.join = text(Attribute::Join);
    remote.argument = text(Attribute::Argument);
    remote.position = integer(element, Attribute::Position, 0);
    modifier.remote = m_all.remotes.add(remote);
}

IdRange<Step> ModifierReader::readSteps(std::string_view path)
{
    const auto first = m_all.steps.nextId();
    bool isType = false;
    while (!path.empty()) {
        const auto size = isType ? path.size() : std::min(path.find('.'), path.size());
        Step step;
        step.text = path.substr(0, size);
        step.kind = isType ? Step::Kind::ProfileType : stepWords.find(step.text, Step::Kind::Key);
        if (step.kind == Step::Kind::Key)
            step.key = m_all.keys.add(step.text);
        isType = step.kind == Step::Kind::Profiles;
        m_all.steps.add(step);
        path.remove_prefix(std::min(size + 1, path.size()));
    }
    return {first, m_all.steps.nextId()};
}

IdRange<ModifierGroup> ModifierReader::readModifierGroups(const Parts& parts)
{
    return readList(m_all.modifierGroups, parts, Part::ModifierGroups,
                    [&](Id<ModifierGroup> row, Element element) { readModifierGroup(row, element); });
}

void ModifierReader::readModifierGroup(Id<ModifierGroup> row, Element element)
{
    begin(element);
    ModifierGroup group;
    group.offset = element.offset();
    if (has(Attribute::Type))
        group.type = word(element, Attribute::Type, groupWords);
    pass(Attribute::Id);
    end(element);
    const auto parts = partsOf(element);
    refuse(parts, ~(partsOfWhen | bitOf(Part::Modifiers) | bitOf(Part::ModifierGroups)));
    group.when = readWhen(parts);
    group.modifiers = readModifiers(parts);
    group.groups = readModifierGroups(parts);
    m_all.modifierGroups[row] = group;
}

} // namespace muster::battlescribe::data
