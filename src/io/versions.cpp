#include "io/versions.h"

#include "core/jsonpath.h"

#include <nlohmann/json.hpp>

namespace muster {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

Fault faultAt(std::string_view text, const std::string& file, std::string message, std::string advice)
{
    const auto at = locate(text, "/version");
    return {file, at.line, at.column, "/version", std::move(message), std::move(advice)};
}

/// The version of a document; today's where it has none that ever was.
Result<int> versionOf(const auto& document, int oldest, int newest, std::string_view text, const std::string& file)
{
    if (!document.is_object())
        return newest;
    const auto found = document.find("version");
    if (found == document.end() || !found->is_number_integer())
        return newest;
    const auto version = found->template get<std::int64_t>();
    if (version <= newest)
        return version < oldest ? newest : static_cast<int>(version);
    const auto number = std::to_string(version);
    const auto known = oldest == newest ? "version " + std::to_string(newest)
                                        : "versions " + std::to_string(oldest) + " to " + std::to_string(newest);
    return failure(faultAt(text, file, "the file is of version " + number + "; this Muster reads " + known,
                           "Get a Muster that reads version " + number + '.'));
}

} // namespace

Result<VersionUpdate> Versions::bringUpToDate(json& document, std::string_view text, const std::string& file) const
{
    const auto version = versionOf(document, m_oldest, newest(), text, file);
    if (!version)
        return tl::unexpected<Faults>(version.error());
    if (*version == newest())
        return VersionUpdate{newest(), newest(), {}};
    // With its keys in the order in which they were written, which a document that is only read does not keep.
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
        try {
            step.change(document);
        } catch (const json::exception&) {
            return failure(faultAt(text, file,
                                   "the file is of version " + std::to_string(update.from) +
                                       ", and cannot be brought up to date: it is not as that version has it",
                                   "Write it anew as version " + std::to_string(update.to) + '.'));
        }
        document["version"] = at + 1;
        if (!step.remark.empty())
            update.remarks.push_back(
                faultAt(text, file, "the file is of version " + std::to_string(at) + ": " + step.remark, {}));
    }
    return update;
}

const Versions& FileVersions::ofData(std::string_view schema) const
{
    return schema == "ruleset" ? ruleset : schema == "army" ? army : translation;
}

const FileVersions& fileVersions()
{
    static const FileVersions versions{Versions(1), Versions(1), Versions(1), Versions(1)};
    return versions;
}

} // namespace muster
