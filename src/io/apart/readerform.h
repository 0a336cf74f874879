#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// What can be asked about a stranger's PDF or picture, and the fields of the answer. Numbers are in decimal digits.
enum class ReaderQuestion {
    Roster, ///< what is attached to a PDF: the text of the roster; of one without: the message, and what to do
    Words,  ///< of a PDF: "open", "locked", "broken" or "long", how many pages have words, how many there are, and the
            ///< words
    Pages,  ///< of a PDF: how many pages were searched, how many there are, "unread" if a QR code there cannot be read,
            ///< else "all", and the texts of the others
    Codes,  ///< of a picture: "whole" or "cut", "unread" or "all", and the texts of its QR codes
    Points, ///< of a picture: width, height, and the brightness of each pixel; at most 16 megapixels
    Look    ///< of a picture, as it is shown to a person: width, height, and red, green, blue of each pixel
};

/// Texts, or other bytes, one after the other in a form that can be checked: before each its length in four bytes, the
/// lowest first.
using Fields = std::vector<std::string>;

[[nodiscard]] std::string joined(const Fields& fields);

/// Nothing if the bytes are anything but whole fields, or more fields than there may be.
[[nodiscard]] std::optional<Fields> parted(std::string_view bytes, std::size_t mostFields);

/// What is at the start of an answer.
[[nodiscard]] std::string readerHead();
inline constexpr std::string_view readerAnswers = "answer"; ///< then come its fields
inline constexpr std::string_view readerFails = "fault";    ///< then come the message and what to do

/// A question as the argument of the program.
[[nodiscard]] std::string_view nameOf(ReaderQuestion question);

} // namespace muster
