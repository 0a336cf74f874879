#include "battlescribe/data/roots.h"

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

/// The catalogue and those that it imports with their root entries, each once.
std::vector<Id<File>> filesWithRoots(const Definitions& definitions, Id<File> catalogue)
{
    std::vector<Id<File>> files{catalogue};
    for (std::size_t i = 0; i < files.size(); ++i)
        for (const auto id : definitions.files[files[i]].imports) {
            const auto& import = definitions.imports[id];
            if (import.withRoots && !import.target.isNone() && std::ranges::find(files, import.target) == files.end())
                files.push_back(import.target);
        }
    return files;
}

} // namespace

std::vector<Id<Node>> rootsOf(const Definitions& definitions, Id<File> catalogue)
{
    std::vector<Id<Node>> roots;
    const auto take = [&](Id<File> file) {
        for (const auto id : definitions.nodes[definitions.files[file].root].choices)
            if (file == catalogue || definitions.nodes[id].isImported)
                roots.push_back(id);
    };
    for (const auto file : filesWithRoots(definitions, catalogue))
        take(file);
    for (const auto file : definitions.files[catalogue].reach) {
        const auto root = definitions.files[file].root;
        if (file == catalogue || definitions.nodes[root].kind != Node::Kind::GameSystem)
            continue;
        for (const auto id : definitions.nodes[root].choices)
            roots.push_back(id);
    }
    return roots;
}

} // namespace muster::battlescribe::data
