#include "pdffile.h"

#include "io/files/deflated.h"

#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <map>

namespace muster::fuzz {

namespace {

constexpr std::string_view streamBegin = "stream\n";
constexpr std::string_view streamEnd = "endstream";
constexpr std::size_t mostUnpacked = 256 << 10;

/// Where the bytes of a stream begin and end; the same twice where there is none.
std::pair<std::size_t, std::size_t> streamIn(const std::string& text)
{
    const auto begin = text.find(streamBegin);
    const auto end = text.rfind(streamEnd);
    if (begin == std::string::npos || end == std::string::npos || end < begin + streamBegin.size())
        return {0, 0};
    return {begin + streamBegin.size(), end};
}

/// Takes a key with its value, up to the next key or line, out of a dictionary.
void removeKey(std::string& dictionary, std::string_view key)
{
    const auto at = dictionary.find(key);
    if (at == std::string::npos)
        return;
    const auto value = dictionary.find_first_not_of(' ', at + key.size());
    auto end = dictionary.find_first_of("\n>", value);
    if (value != std::string::npos && dictionary[value] != '\n')
        end = std::min(end, dictionary.find('/', value + 1));
    dictionary.erase(at, (end == std::string::npos ? dictionary.size() : end) - at);
}

} // namespace

PdfFile readPdf(std::string_view bytes)
{
    PdfFile file;
    constexpr std::string_view begin = " 0 obj\n";
    constexpr std::string_view end = "\nendobj";
    for (auto at = bytes.find(begin); at != std::string_view::npos; at = bytes.find(begin, at)) {
        auto digits = at;
        while (digits > 0 && bytes[digits - 1] >= '0' && bytes[digits - 1] <= '9')
            --digits;
        int number = 0;
        std::from_chars(bytes.data() + digits, bytes.data() + at, number);
        const auto from = at + begin.size();
        const auto to = bytes.find(end, from);
        if (to == std::string_view::npos)
            break;
        file.objects.push_back({number, std::string(bytes.substr(from, to - from))});
        at = to + end.size();
    }
    if (const auto trailer = bytes.rfind("trailer"); trailer != std::string_view::npos) {
        const auto text = bytes.substr(trailer + 7);
        file.trailer = text.substr(0, std::min(text.size(), text.find("startxref")));
    }
    return file;
}

std::string writePdf(const PdfFile& file)
{
    std::string bytes = "%PDF-1.4\n";
    std::map<int, std::size_t> places;
    for (const auto& [number, text] : file.objects) {
        places[number] = bytes.size();
        bytes += std::to_string(number) + " 0 obj\n" + text + "\nendobj\n";
    }
    const auto table = bytes.size();
    const auto size = places.empty() ? 1 : std::clamp(places.rbegin()->first, 0, 999) + 1;
    bytes += "xref\n0 " + std::to_string(size) + "\n0000000000 65535 f \n";
    for (int i = 1; i < size; ++i) {
        const auto place = places.find(i);
        char line[32];
        std::snprintf(line, sizeof line, place == places.end() ? "%010zu 65535 f \n" : "%010zu 00000 n \n",
                      place == places.end() ? std::size_t{0} : place->second);
        bytes += line;
    }
    return bytes + "trailer" + file.trailer + "startxref\n" + std::to_string(table) + "\n%%EOF\n";
}

std::string streamOf(const PdfObject& object)
{
    const auto [begin, end] = streamIn(object.text);
    auto bytes = object.text.substr(begin, end - begin);
    if (object.text.find("/FlateDecode") < begin)
        bytes = inflated(bytes, mostUnpacked, Wrapping::Zlib).bytes;
    return bytes;
}

void setStream(PdfObject& object, const std::string& bytes, bool isPacked)
{
    const auto [begin, end] = streamIn(object.text);
    if (end == 0)
        return;
    auto packed = bytes;
    if (isPacked) {
        auto size = compressBound(bytes.size());
        packed.resize(size);
        compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                 bytes.size());
        packed.resize(size);
    }
    auto dictionary = object.text.substr(0, begin - streamBegin.size());
    for (const auto* key : {"/Length", "/Filter", "/DecodeParms"})
        removeKey(dictionary, key);
    const auto close = dictionary.rfind(">>");
    if (close == std::string::npos)
        return;
    dictionary.insert(close, "/Length " + std::to_string(packed.size()) + (isPacked ? " /Filter /FlateDecode" : ""));
    object.text = dictionary + std::string(streamBegin) + packed + '\n' + std::string(streamEnd);
}

} // namespace muster::fuzz
