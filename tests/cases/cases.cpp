#include "cases/cases.h"

#include <algorithm>
#include <filesystem>

namespace muster::testing {

namespace fs = std::filesystem;

std::vector<Case> allCases()
{
    std::vector<Case> cases;
    for (const auto& entry : fs::recursive_directory_iterator(MUSTER_SOURCE_DIR "/tests/data/rules")) {
        const auto& file = entry.path();
        if (file.extension() != ".muster" || file.stem().extension() == ".against")
            continue;
        cases.push_back({file.parent_path().parent_path().filename().string(), file.parent_path().filename().string(),
                         file.stem().string(), (file.parent_path() / file.stem()).string()});
    }
    std::ranges::sort(cases, {}, &Case::path);
    return cases;
}

JudgedPtr Case::judged() const { return judgeText(readFile(path + ".muster"), path + ".muster"); }
bool Case::isBattle() const { return fs::exists(path + ".against.muster"); }
JudgedPtr Case::against() const { return judgeText(readFile(path + ".against.muster"), path + ".against.muster"); }
nlohmann::json Case::expected() const { return nlohmann::json::parse(readFile(path + ".json")); }

std::string expectedLines(const nlohmann::json& findings)
{
    const auto figure = [](const nlohmann::json& value) {
        return value.is_string() ? value.get<std::string>() : std::to_string(value.get<long long>());
    };
    std::string all;
    for (const auto& finding : findings) {
        all += finding.at("severity").get<std::string>() + ' ' + finding.at("rule").get<std::string>() + " [";
        for (const auto& unit : finding.at("units"))
            all += (all.back() == '[' ? "" : " ") + unit.get<std::string>();
        all += ']';
        if (finding.contains("actual"))
            all += ' ' + figure(finding["actual"]);
        if (finding.contains("allowed"))
            all += " of " + figure(finding["allowed"]);
        all += '\n';
    }
    return all;
}

} // namespace muster::testing
