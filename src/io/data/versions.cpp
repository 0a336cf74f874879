#include "io/data/versions.h"

#include "core/base/jsonpath.h"

#include <nlohmann/json.hpp>

#include <climits>

namespace muster {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

Fault faultAt(std::string_view text, const std::string& file, std::string pointer, std::string message,
              std::string advice)
{
    const auto at = locate(text, pointer);
    return {file, at.line, at.column, std::move(pointer), std::move(message), std::move(advice)};
}

/// "the file is of version 3".
std::string isOf(const std::string& version) { return "the file is of version " + version; }

/// The version of a document. If it is not a whole number, the newest version: the check finds that fault. Fails if the
/// version is unknown.
Result<int> versionOf(const auto& document, int oldest, int newest, std::string_view text, const std::string& file)
{
    if (!document.is_object())
        return newest;
    const auto found = document.find("version");
    if (found == document.end() || !found->is_number_integer())
        return newest;
    // Converted to a signed number, a huge version would become negative.
    const bool isHuge = found->is_number_unsigned() && found->template get<std::uint64_t>() > INT_MAX;
    const auto version = isHuge ? std::int64_t(INT_MAX) + 1 : found->template get<std::int64_t>();
    if (version >= oldest && version <= newest)
        return static_cast<int>(version);
    const auto number = found->dump();
    const auto today = std::to_string(newest);
    const auto known = oldest == newest ? "version " + today : "versions " + std::to_string(oldest) + " to " + today;
    const auto isNewer = version > newest;
    return failure(faultAt(text, file, "/version",
                           isOf(number) + (isNewer ? "" : ", which does not exist") + "; this Muster reads " + known,
                           isNewer ? "Get a Muster that reads version " + number + '.'
                                   : "Write the version that the file has; today's is " + today + '.'));
}

/// Completes the faults of the step from version `at` for the user. `text` is empty if the step saw a document that an
/// earlier step had changed.
Faults stepFaults(Faults faults, int at, std::string_view text, const std::string& file)
{
    for (auto& fault : faults)
        fault = faultAt(text, file, std::move(fault.pointer),
                        isOf(std::to_string(at)) + " and cannot be brought to version " + std::to_string(at + 1) +
                            ": " + fault.message,
                        std::move(fault.advice));
    return faults;
}

Faults applyStep(const VersionStep& step, ordered_json& document)
{
    try {
        return step.change(document);
    } catch (const json::exception&) {
        return {Fault{{}, 0, 0, "/version", "it is not what that version says", "Check the file, or write it again."}};
    }
}

} // namespace

Result<VersionUpdate> Versions::bringUpToDate(json& document, std::string_view text, const std::string& file) const
{
    const auto version = versionOf(document, m_oldest, newest(), text, file);
    if (!version)
        return tl::unexpected<Faults>(version.error());
    if (*version == newest())
        return VersionUpdate{newest(), newest(), {}};
    // Steps need the keys in the order in which they were written; `document` does not keep it.
    auto ordered = ordered_json::parse(text);
    auto update = bringUpToDate(ordered, text, file);
    document = ordered;
    return update;
}

Result<VersionUpdate> Versions::bringUpToDate(ordered_json& document, std::string_view text,
                                              const std::string& file) const
{
    const auto version = versionOf(document, m_oldest, newest(), text, file);
    if (!version)
        return tl::unexpected<Faults>(version.error());
    VersionUpdate update{*version, newest(), {}};
    for (auto at = update.from; at < update.to; ++at) {
        const auto& step = m_steps[static_cast<std::size_t>(at - m_oldest)];
        // Only the first step sees the document as it is in the text.
        if (auto faults = applyStep(step, document); !faults.empty())
            return tl::unexpected(
                stepFaults(std::move(faults), at, at == update.from ? text : std::string_view(), file));
        document["version"] = at + 1;
        if (!step.remark.empty())
            update.remarks.push_back(
                faultAt(text, file, "/version", isOf(std::to_string(at)) + ": " + step.remark, {}));
    }
    return update;
}

const Versions& FileVersions::ofData(std::string_view schema) const
{
    return schema == "ruleset" ? ruleset : schema == "army" ? army : schema == "ownunits" ? ownUnits : translation;
}

const FileVersions& fileVersions()
{
    static const FileVersions versions{Versions(1), Versions(1), Versions(1), Versions(1)};
    return versions;
}

} // namespace muster
