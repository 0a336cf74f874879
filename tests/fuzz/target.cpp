#include "target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace muster::fuzz {

namespace {

std::vector<Target>& registered()
{
    static std::vector<Target> list;
    return list;
}

std::vector<std::string> filesIn(const std::string& folder)
{
    std::vector<std::string> files;
    if (std::filesystem::is_directory(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.is_regular_file())
                files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

} // namespace

Registration::Registration(const Target& target)
{
    auto& list = registered();
    const std::string_view name = target.name;
    list.insert(std::ranges::find_if(list, [&](const Target& each) { return name < each.name; }), target);
}

const std::vector<Target>& targets() { return registered(); }

const Target* findTarget(std::string_view name)
{
    const auto found = std::ranges::find_if(targets(), [&](const Target& each) { return name == each.name; });
    return found == targets().end() ? nullptr : &*found;
}

void demand(bool holds, const std::string& what)
{
    if (!holds)
        throw std::logic_error("does not hold: " + what);
}

std::string inSource(const std::string& name) { return std::string(MUSTER_SOURCE_DIR) + '/' + name; }

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> seedsOf(const Target& target)
{
    return filesIn(inSource("tests/fuzz/corpus/") + (target.seeds ? target.seeds : target.name));
}

std::vector<std::string> regressionsOf(const Target& target)
{
    return filesIn(inSource("tests/fuzz/regressions/") + target.name);
}

} // namespace muster::fuzz
