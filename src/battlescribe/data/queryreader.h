#pragma once

#include "battlescribe/data/elementreader.h"

namespace muster::battlescribe::data {

/// What asks: constraints, conditions, repeats.
class QueryReader : protected ElementReader {
protected:
    using ElementReader::ElementReader;

    void readConstraint(Id<Constraint> row, Element element);
    void readAssociation(Id<Association> row, Element element);
    [[nodiscard]] When readWhen(const Parts& parts);
    void readScope(std::string_view written, Scope& scope, Key& scopeKey);

    /// Whether what is read now works once or not at all, so that it does not matter how often.
    bool m_worksOnce = false;

private:
    void readQuery(Element element, Query& query, bool needsValue);
    void readField(Query& query);
    void readCondition(Id<Condition> row, Element element);
    void readRepeat(Id<Repeat> row, Element element);
    IdRange<Condition> readConditions(const Parts& parts);
    IdRange<ConditionGroup> readConditionGroups(const Parts& parts);
    void readConditionGroup(Id<ConditionGroup> row, Element element, bool isLocal);
};

} // namespace muster::battlescribe::data
