#pragma once

#include "core/roster/roster.h"
#include "core/roster/textreading.h"

namespace muster {
class JsonWriter;
} // namespace muster

namespace muster::report {

/// Models that differ, and a unit of a roster, as reports have them.
void writeGroup(JsonWriter& json, const RosterGroup& group);
void writeUnit(JsonWriter& json, const RosterUnit& unit);

/// How a list in words was read: the member "reading" of a report.
void writeReading(JsonWriter& json, const TextReading& reading);

} // namespace muster::report
