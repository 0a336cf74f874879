#include "io/fixture.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
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

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string inSource(const std::string& name) { return std::string(MUSTER_SOURCE_DIR) + '/' + name; }

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

std::string told(const Faults& faults)
{
    std::string text;
    for (const auto& fault : faults)
        text += toText(fault) + '\n';
    return text;
}

} // namespace muster::testing
