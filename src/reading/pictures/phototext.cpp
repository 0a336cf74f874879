#include "plugins/children.h"
#include "plugins/load.h"
#include "reading/pictures/askpicture.h"
#include "reading/pictures/pictures.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include <unistd.h>

namespace muster {

namespace {

using How = ChildEnd::How;

/// For a page of 16 megapixels it takes 600 MB of addresses. A page has about 4 KB of text.
constexpr ChildBounds bounds{
    .memory = std::size_t{1} << 30, .answer = std::size_t{256} << 10, .work = std::chrono::seconds(30)};

/// How it takes a page: as one block of words, and as one column of lines of any size.
constexpr std::array ways{"6", "4"};

/// The folders in which the person's programs are, but for those that depend on where a program is run: such a one may
/// be full of files of others.
std::vector<std::string> programFolders()
{
    const auto* path = std::getenv("PATH");
    std::string_view rest = path ? path : "/usr/local/bin:/usr/bin:/bin";
    std::vector<std::string> folders;
    while (!rest.empty()) {
        const auto folder = rest.substr(0, rest.find(':'));
        if (folder.starts_with('/'))
            folders.emplace_back(folder);
        rest.remove_prefix(std::min(folder.size() + 1, rest.size()));
    }
    return folders;
}

/// The path of the program; empty where it is not there.
std::string tesseract(const std::vector<std::string>& folders)
{
    for (const auto& folder : folders) {
        auto path = folder + "/tesseract";
        std::error_code error;
        if (std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0)
            return path;
    }
    return {};
}

} // namespace

bool canReadTextInPictures() { return !tesseract(programFolders()).empty(); }

Result<std::array<std::string, 2>> textsInPicture(std::string_view bytes, const std::string& file,
                                                  const std::stop_token& stop)
{
    const auto fault = [&](std::string message, std::string advice) {
        return failure(Fault::about(file, std::move(message), std::move(advice)));
    };
    const auto folders = programFolders();
    const auto program = tesseract(folders);
    if (program.empty())
        return fault("the words in a picture cannot be read without the program tesseract",
                     "Install it (tesseract-ocr), or photograph the code of the list.");
    const auto children = plugin<ChildrenPlugin>(file);
    if (!children)
        return tl::unexpected(children.error());
    const auto points = askForPixels(ReaderQuestion::Points, 1, bytes, file, stop);
    if (!points)
        return tl::unexpected(points.error());
    std::string path;
    for (const auto& folder : folders)
        path += (path.empty() ? "PATH=" : ":") + folder;
    // A picture of kind PGM.
    const auto image =
        "P5\n" + std::to_string(points->width) + ' ' + std::to_string(points->height) + "\n255\n" + points->bytes;
    std::array<std::string, 2> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto end = (*children)->run(
            {program, {"stdin", "stdout", "-l", "eng", "--psm", ways[i]}, {path, "LANG=C.UTF-8", "OMP_THREAD_LIMIT=1"}},
            image, bounds, stop);
        if (end.how == How::Stopped)
            return fault("reading was stopped", {});
        if (end.how == How::TooLong || end.how == How::TooLarge)
            return fault("the words in the picture take too much work to read",
                         "Cut out the list, or photograph its code.");
        if (end.how != How::Exited || end.status != 0)
            return fault("tesseract could not read the words in the picture",
                         "Is its English installed (tesseract-ocr-eng)? Or photograph the code of the list.");
        std::ranges::replace(end.answer, '\f', '\n');
        texts[i] = std::move(end.answer);
    }
    return texts;
}

} // namespace muster
