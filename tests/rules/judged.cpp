#include "judged.h"

#include "io/roster/rosterfile.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <unistd.h>

namespace muster::testing {

namespace fs = std::filesystem;

namespace {

/// A data folder with the schemas of the source tree, and the games of these folders of it.
class DataFolder {
public:
    DataFolder(const std::string& name, const std::vector<std::string>& games)
        : m_path(fs::temp_directory_path() / ("muster-rules-" + name + '-' + std::to_string(getpid())))
    {
        const fs::path source = MUSTER_SOURCE_DIR;
        fs::create_directories(m_path);
        fs::copy(source / "schemas", m_path / "schemas", fs::copy_options::recursive);
        for (const auto& folder : games)
            fs::copy(source / folder, m_path / "armies", fs::copy_options::recursive);
    }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    ~DataFolder()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    [[nodiscard]] std::string path() const { return m_path.string(); }

private:
    fs::path m_path;
};

} // namespace

std::runtime_error unreadable(const Faults& faults)
{
    std::string message = "cannot be read:";
    for (const auto& fault : faults)
        message += '\n' + toText(fault);
    return std::runtime_error(message);
}

Store& store()
{
    static const DataFolder folder("tests", {"armies", "tests/data/fifth/armies"});
    static auto opened = Store::open(folder.path());
    if (!opened)
        throw unreadable(opened.error());
    return *opened;
}

Store& exampleStore()
{
    static const DataFolder folder("examples", {"docs/examples"});
    static auto opened = Store::open(folder.path());
    if (!opened)
        throw unreadable(opened.error());
    return *opened;
}

JudgedPtr judge(Roster roster)
{
    auto judged = std::make_unique<Judged>();
    judged->roster = std::move(roster);
    auto catalogue = store().catalogueFor(judged->roster, {}, "roster");
    if (!catalogue)
        throw unreadable(catalogue.error());
    judged->catalogue = *catalogue;
    judged->assessment = assess(*judged->catalogue, judged->roster);
    return judged;
}

JudgedPtr judgeText(std::string_view text, const std::string& file)
{
    auto roster = readRoster(text, file);
    if (!roster)
        throw unreadable(roster.error());
    return judge(std::move(*roster));
}

JudgedPtr judgeUnits(const std::string& ruleset, const std::string& army, const std::string& units)
{
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": ")" + ruleset + R"(", "army": ")" + army +
                         R"(", "units": [)" + units + "]}",
                     "units");
}

std::string text(Fraction value)
{
    return value.isWhole() ? std::to_string(value.numerator())
                           : std::to_string(value.numerator()) + '/' + std::to_string(value.denominator());
}

std::string line(const Assessment& assessment, const Finding& finding)
{
    static constexpr std::string_view severities[]{"unknown", "error", "warning", "note", "off"};
    std::string line(severities[static_cast<std::size_t>(finding.severity)]);
    line += ' ' + std::string(finding.rule) + " [";
    for (const auto unit : finding.units)
        line += (line.back() == '[' ? "" : " ") + assessment.units[unit].id;
    line += ']';
    if (finding.actual)
        line += ' ' + text(*finding.actual);
    if (finding.allowed)
        line += " of " + text(*finding.allowed);
    return line;
}

std::string lines(const Assessment& assessment)
{
    std::string all;
    for (const auto& finding : assessment.findings)
        all += line(assessment, finding) + '\n';
    return all;
}

std::string readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("there is no file " + path);
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

} // namespace muster::testing
