#include "io/fixture.h"

#include "io/data/judgedby.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include <unistd.h>

namespace muster::testing {

namespace fs = std::filesystem;

TempFolder::TempFolder()
{
    auto name = (fs::temp_directory_path() / "muster-test-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw std::runtime_error("no temporary folder");
    m_folder = name;
}

TempFolder::~TempFolder()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

std::string TempFolder::path(const std::string& name) const
{
    return name.empty() ? m_folder.string() : (m_folder / name).string();
}

std::string TempFolder::write(const std::string& name, std::string_view bytes) const
{
    const auto target = m_folder / name;
    fs::create_directories(target.parent_path());
    std::ofstream(target, std::ios::binary) << bytes;
    return target.string();
}

std::vector<std::string> TempFolder::files() const
{
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(m_folder))
        if (!entry.is_directory())
            names.push_back(fs::relative(entry.path(), m_folder).string());
    std::sort(names.begin(), names.end());
    return names;
}

Store openedStore()
{
    auto store = Store::open(inSource(""));
    if (!store)
        throw std::runtime_error(told(store.error()));
    return std::move(*store);
}

std::string testHome() { return inSource("tests/data/io/home"); }

Environment::Environment(const char* name, const std::string& value) : m_name(name)
{
    if (const auto* old = std::getenv(name))
        m_old = old;
    setenv(name, value.c_str(), 1);
}

Environment::~Environment()
{
    if (m_old)
        setenv(m_name, m_old->c_str(), 1);
    else
        unsetenv(m_name);
}

SchemaSet schemas() { return SchemaSet(inSource("schemas")); }

SchemaSet& shipped()
{
    static auto set = schemas();
    return set;
}

Roster rosterOf(const std::string& ruleset, const std::string& army, const std::vector<std::string>& kinds)
{
    Roster roster;
    roster.ruleset = ruleset;
    roster.army = army;
    for (const auto& kind : kinds)
        roster.units.emplace_back().unit = kind;
    assignUnitIds(roster);
    return roster;
}

Table<Ruling, bool> standardRulings(const Catalogue& catalogue)
{
    Table<Ruling, bool> answers;
    for (const auto& ruling : catalogue.ruleset.rulings)
        answers.add(ruling.standard);
    return answers;
}

JudgedBy judged(Store& store, const Roster& roster)
{
    const auto catalogue = store.catalogueFor(roster, {}, "FILE");
    if (!catalogue)
        throw std::runtime_error(told(catalogue.error()));
    return judgedBy(**catalogue, roster, standardRulings(**catalogue));
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        throw std::runtime_error("there is no " + from);
    return text.replace(at, from.size(), to);
}

std::string told(const Faults& faults)
{
    std::string text;
    for (const auto& fault : faults)
        text += toText(fault) + '\n';
    return text;
}

} // namespace muster::testing
