#pragma once

#include "battlescribe/data/queryreader.h"

namespace muster::battlescribe::data {

/// What changes: modifiers, alone and in groups.
class ModifierReader : protected QueryReader {
protected:
    using QueryReader::QueryReader;

    IdRange<Modifier> readModifiers(const Parts& parts);
    IdRange<ModifierGroup> readModifierGroups(const Parts& parts);

private:
    void readModifier(Id<Modifier> row, Element element);
    void refuseMeaningless(Element element, const Modifier& modifier);
    void readRemote(Element element, Modifier& modifier);
    /// "self.entries.recursive.profiles.Crew": after "profiles" comes the name of a type, whatever is in it.
    IdRange<Step> readSteps(std::string_view path);
    void readModifierGroup(Id<ModifierGroup> row, Element element);
};

} // namespace muster::battlescribe::data
