// The program that looks into strangers' PDFs and pictures for Muster, which asks it (io/apart/askreader.h): one file
// and one question, the file from standard input, the answer to standard output. It has bounds, no files and no
// environment by then (plugins/children.h).

#include "io/apart/readerform.h"
#include "reader/attached.h"
#include "reader/codesearch.h"
#include "reader/decoder.h"
#include "reader/pagewords.h"
#include "reader/scans.h"

#include <QCoreApplication>
#include <QLoggingCategory>
#include <QThreadPool>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>
#include <utility>

#include <sys/resource.h>

using namespace muster;
using namespace muster::reader;

namespace {

constexpr int sideToShow = 1200;              // pixels of a picture for a person
constexpr std::size_t mostPoints = 16u << 20; // more do not help to read words, and take long

std::string allInput()
{
    std::string bytes;
    std::array<char, 65536> part;
    while (const auto count = std::fread(part.data(), 1, part.size(), stdin))
        bytes.append(part.data(), count);
    return bytes;
}

Result<Fields> roster(const std::string& bytes)
{
    auto attached = attachedRoster(bytes);
    if (attached)
        return Fields{std::move(*attached)};
    auto& why = attached.error().why;
    if (attached.error().isNone)
        return Fields{std::move(why.message), std::move(why.advice)};
    return failure(std::move(why));
}

Result<Fields> words(const std::string& bytes)
{
    auto found = wordsOnPages(bytes);
    return Fields{std::string(nameOf(found.state)), std::to_string(found.withWords), std::to_string(found.pages),
                  std::move(found.words)};
}

/// Whether a code is there that cannot be read.
std::string wordOf(bool isOneUnread) { return isOneUnread ? "unread" : "all"; }

Result<Fields> pages(const std::string& bytes)
{
    auto found = codesOnPages(bytes);
    Fields fields{std::to_string(found.searched), std::to_string(found.pages), wordOf(found.isOneUnread)};
    for (auto& code : found.codes)
        fields.push_back(std::move(code));
    return fields;
}

Result<Fields> codes(const std::string& bytes, const std::string& kind)
{
    const auto picture = decodedPicture(bytes, kind);
    if (!picture)
        return tl::unexpected(picture.error());
    auto work = workOfPicture;
    auto found = codesIn(picture->image, work);
    Fields fields{picture->isWhole ? "whole" : "cut", wordOf(found.isOneUnread)};
    for (auto& code : found.codes)
        fields.push_back(std::move(code.text));
    return fields;
}

Result<Fields> points(const std::string& bytes, const std::string& kind)
{
    auto picture = decodedPicture(bytes, kind);
    if (!picture)
        return tl::unexpected(picture.error());
    auto& image = picture->image;
    while (image.size() > mostPoints)
        image = halved(image);
    return Fields{std::to_string(image.width), std::to_string(image.height),
                  std::string(image.pixels.begin(), image.pixels.end())};
}

Result<Fields> look(const std::string& bytes, const std::string& kind)
{
    const auto image = pictureToShow(bytes, kind, sideToShow);
    if (!image)
        return tl::unexpected(image.error());
    std::string colours;
    for (int y = 0; y < image->height(); ++y)
        colours.append(reinterpret_cast<const char*>(image->constScanLine(y)),
                       3 * static_cast<std::size_t>(image->width()));
    return Fields{std::to_string(image->width()), std::to_string(image->height()), std::move(colours)};
}

Result<Fields> answerTo(const std::string& question, const std::string& kind, const std::string& bytes)
{
    if (question == nameOf(ReaderQuestion::Roster))
        return roster(bytes);
    if (question == nameOf(ReaderQuestion::Words))
        return words(bytes);
    if (question == nameOf(ReaderQuestion::Pages))
        return pages(bytes);
    if (question == nameOf(ReaderQuestion::Codes))
        return codes(bytes, kind);
    if (question == nameOf(ReaderQuestion::Points))
        return points(bytes, kind);
    if (question == nameOf(ReaderQuestion::Look))
        return look(bytes, kind);
    return failure(Fault::about({}, "muster-reader is a part of Muster, which asks it"));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const std::string question = argc > 1 ? argv[1] : "";
    const std::string kind = argc > 2 ? argv[2] : "";
    QLoggingCategory::setFilterRules(QStringLiteral("*=false"));

    Fields fields{readerHead()};
    // Qt divides its work on large images among the threads of this pool, and waits without end for one that the bounds
    // did not let begin. In a thread of the pool it divides nothing.
    auto& pool = *QThreadPool::globalInstance();
    pool.setMaxThreadCount(1);
    pool.start([&] {
        const rlimit none{};
        setrlimit(RLIMIT_NPROC, &none); // no further thread, and no program
        auto answer = answerTo(question, kind, allInput());
        if (answer) {
            fields.emplace_back(readerAnswers);
            fields.insert(fields.end(), std::make_move_iterator(answer->begin()),
                          std::make_move_iterator(answer->end()));
        } else {
            const auto& fault = answer.error().front();
            fields.insert(fields.end(), {std::string(readerFails), fault.message, fault.advice});
        }
    });
    pool.waitForDone();

    const auto bytes = joined(fields);
    const bool isWritten =
        std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
    std::_Exit(isWritten ? EXIT_SUCCESS : EXIT_FAILURE); // nothing needs to be put in order
}
