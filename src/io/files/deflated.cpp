#include "io/files/deflated.h"

#include <zlib.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int rawWindow = -MAX_WBITS; // no zlib header and checksum
constexpr int mostMemory = 9;

/// zlib does not change its input, but its types are not const.
Bytef* in(std::string_view bytes) { return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); }

std::string deflatedWith(int strategy, std::string_view bytes, std::string_view dictionary)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawWindow, mostMemory, strategy) != Z_OK)
        throw std::bad_alloc();
    deflateSetDictionary(&stream, in(dictionary), static_cast<uInt>(dictionary.size()));
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = in(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = in(packed);
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH); // one call is enough: there is room for the worst case
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

} // namespace

std::string deflated(std::string_view bytes, std::string_view dictionary)
{
    // Which one is shorter depends on the text. A few bytes less may make a smaller QR code.
    auto usual = deflatedWith(Z_DEFAULT_STRATEGY, bytes, dictionary);
    auto fixed = deflatedWith(Z_FIXED, bytes, dictionary);
    return fixed.size() < usual.size() ? fixed : usual;
}

Inflated inflated(std::string_view packed, std::size_t mostBytes, Wrapping wrapping, std::string_view dictionary)
{
    z_stream stream{};
    if (inflateInit2(&stream, wrapping == Wrapping::None ? rawWindow : MAX_WBITS) != Z_OK)
        throw std::bad_alloc();
    if (!dictionary.empty())
        inflateSetDictionary(&stream, in(dictionary), static_cast<uInt>(dictionary.size()));
    stream.next_in = in(packed);
    stream.avail_in = static_cast<uInt>(packed.size());
    Inflated result;
    char part[65536];
    for (;;) {
        stream.next_out = in({part, sizeof part});
        // Room for one byte too many shows whether there is too much.
        stream.avail_out = static_cast<uInt>(std::min(sizeof part, mostBytes + 1 - result.bytes.size()));
        const auto room = stream.avail_out;
        const auto state = inflate(&stream, Z_NO_FLUSH);
        result.bytes.append(part, room - stream.avail_out);
        if (result.bytes.size() > mostBytes)
            result.unpacking = Unpacking::TooLarge;
        else if (state == Z_STREAM_END)
            result.unpacking =
                stream.avail_in == 0 || wrapping == Wrapping::Zlib ? Unpacking::Whole : Unpacking::Broken;
        else if (state == Z_OK && stream.avail_out < room)
            continue;
        break;
    }
    inflateEnd(&stream);
    if (result.unpacking != Unpacking::Whole)
        result.bytes.clear();
    return result;
}

std::uint32_t checksum(std::string_view bytes)
{
    return static_cast<std::uint32_t>(crc32_z(0, in(bytes), bytes.size()));
}

} // namespace muster
