// The roster that a printed PDF carries.
#include "jsonmutator.h"
#include "judging.h"
#include "pdffile.h"
#include "target.h"
#include "textmutator.h"

#include "io/roster/rosterfile.h"
#include "reader/attached.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool runPdf(std::string_view bytes)
{
    // In this process: a sanitizer sees what another one would do.
    const auto text = reader::attachedRoster(bytes);
    if (!text) {
        demandWords({text.error().why});
        return false;
    }
    const auto roster = readRoster(*text, "PDF");
    if (!roster)
        demandWords(roster.error());
    return roster.has_value();
}

Words seenWords()
{
    Words words;
    for (const auto& seed : seedsOf(*findTarget("pdf")))
        for (const auto& object : readPdf(bytesOf(seed)).objects)
            words.add(std::string_view(object.text).substr(0, object.text.find("stream\n")));
    return words;
}

/// Changes the stream of an object, else its dictionary.
void change(PdfObject& object, const PdfFile& given, const Words& words, Chance& chance)
{
    static const Pool pool("roster");
    const auto stream = streamOf(object);
    if (!stream.empty() && chance.oneIn(2)) {
        std::string other;
        if (!given.objects.empty())
            other = streamOf(chance.oneOf(given.objects));
        setStream(object, mutateJson(stream, other, pool, chance), chance.oneIn(2));
        return;
    }
    const auto end = std::min(object.text.size(), object.text.find("stream\n"));
    object.text = mutateText(object.text.substr(0, end), {}, words, chance) + object.text.substr(end);
}

std::string mutatePdf(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const auto words = seenWords();
    auto file = readPdf(bytes);
    if (file.objects.empty() || chance.oneIn(8))
        return chance.changedBytes(std::string(bytes));
    const auto given = readPdf(other);
    for (auto rounds = 1 + chance.below(3); rounds > 0; --rounds) {
        auto& object = file.objects[chance.below(file.objects.size())];
        switch (chance.below(8)) {
        case 0:
            object.text = chance.oneOf(file.objects).text;
            break;
        case 1: {
            auto more = chance.oneOf(given.objects.empty() ? file.objects : given.objects);
            if (chance.oneIn(2))
                more.number = static_cast<int>(1 + chance.below(file.objects.size() + 2));
            file.objects.push_back(std::move(more));
            break;
        }
        case 2:
            file.trailer = mutateText(file.trailer, {}, words, chance);
            break;
        default:
            change(object, given, words, chance);
            break;
        }
    }
    return writePdf(file);
}

const Registration pdfTarget({"pdf", runPdf, mutatePdf, 32 << 10});

} // namespace
