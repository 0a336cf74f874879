// The build runs this program. It writes the list that shippedhashes.cpp includes: the hashes of the data files that
// are named as arguments.

#include "io/data/datahash.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

int main(int count, char** arguments)
{
    for (int i = 1; i < count; ++i) {
        const std::filesystem::path path(arguments[i]);
        std::ifstream file(path, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(file), {});
        const auto document = nlohmann::json::parse(bytes, nullptr, false);
        if (document.is_discarded()) {
            std::cerr << path.string() << ": cannot be read as JSON\n";
            return 1;
        }
        // GAME/FILE, or GAME/versions/VERSION/FILE.
        const auto folder = path.parent_path();
        const auto versions = folder.parent_path();
        const auto game = versions.filename() == "versions"
                              ? versions.parent_path().filename() / "versions" / folder.filename()
                              : folder.filename();
        std::cout << "{\"" << (game / path.filename()).string() << "\", \"" << muster::contentHash(document) << "\", \""
                  << muster::bytesHash(bytes) << "\"},\n";
    }
    return std::cout.flush() ? 0 : 1;
}
