#include <fstream>
#include <filesystem>

void opener(const char* path)
{
    std::ifstream file(path);
    std::error_code error;
    if (std::filesystem::exists(path, error) && std::filesystem::is_directory(path))
        for (const auto& each : std::filesystem::directory_iterator(path))
            if (each.is_regular_file(error) || each.is_directory())
                fopen(path, "r"); // one fault of each kind: fopen( in a comment is none
    for (std::filesystem::directory_iterator each(path, error), end; !error && each != std::filesystem::directory_iterator();)
        each.increment(error);
    ::open(path, 0);
    QFile::remove(path);
    QFile text(path);
}
