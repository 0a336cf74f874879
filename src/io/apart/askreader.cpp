#include "io/apart/askreader.h"

#include "core/base/safetext.h"
#include "plugins/children.h"
#include "plugins/load.h"

#include <cstring>
#include <iterator>

namespace muster {

namespace {

using How = ChildEnd::How;

/// The libraries take 200 MB of addresses, most of them for their code; the search of a picture of 32 megapixels takes
/// 300 MB more, and that of twenty pages 10 s of a processor of 2020.
constexpr ChildBounds bounds{
    .memory = std::size_t{640} << 20, .answer = std::size_t{32} << 20, .work = std::chrono::seconds(20)};
constexpr std::size_t mostFields = 1'500; // 64 codes of each of 20 pages
constexpr std::size_t mostWords = 500;    // bytes of a message

constexpr auto otherForm = "Ask for the .muster file, or for the text of its code.";

} // namespace

std::string wordsOf(std::string_view sent) { return safeLine(sent.substr(0, mostWords)); }

tl::unexpected<Faults> noAnswer(const std::string& file)
{
    return failure(Fault::about(file, "it cannot be read: that takes too much memory, or it is damaged", otherForm));
}

Result<Fields> askReader(ReaderQuestion question, const std::string& kind, std::string_view bytes,
                         const std::string& file, const std::stop_token& stop)
{
    const auto children = plugin<ChildrenPlugin>(file);
    if (!children)
        return tl::unexpected(children.error());
    const auto fault = [&](std::string message, std::string advice) {
        return failure(Fault::about(file, std::move(message), std::move(advice)));
    };
    const ChildProgram reader{inPluginFolder("muster-reader"), {std::string(nameOf(question)), kind}, {"LANG=C.UTF-8"}};
    const auto end = (*children)->run(reader, bytes, bounds, stop);
    auto fields = parted(end.answer, mostFields);
    switch (end.how) {
    case How::NotStarted:
        return fault("a part of Muster that this needs cannot be started: " + reader.path + ": " +
                         std::strerror(end.status),
                     "Install Muster again.");
    case How::Stopped:
        return fault("reading was stopped", {});
    case How::TooLong:
        return fault("it cannot be read: that takes too much time", otherForm);
    case How::TooLarge:
    case How::Broken:
        fields.reset();
        break;
    case How::Exited:
        if (!fields || fields->size() < 2 || end.status != 0)
            fields.reset();
        else if (fields->front() != readerHead())
            return fault("a part of Muster that this needs cannot be used: " + reader.path + " is of another version",
                         "Install Muster again.");
        break;
    }
    if (!fields)
        return noAnswer(file);
    if ((*fields)[1] != readerAnswers)
        return fields->size() == 4 ? fault(wordsOf((*fields)[2]), wordsOf((*fields)[3])) : noAnswer(file);
    return Fields(std::make_move_iterator(fields->begin() + 2), std::make_move_iterator(fields->end()));
}

} // namespace muster
