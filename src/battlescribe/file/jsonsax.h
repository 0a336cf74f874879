#pragma once

#include "core/base/fault.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace muster::battlescribe {

/// Goes through the bytes and lets the maker know where the parser is, which does not say it by itself.
class ByteIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    ByteIterator(const char* at, const char** reached) : m_at(at), m_reached(reached) {}

    reference operator*() const { return *m_at; }
    ByteIterator& operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    friend bool operator==(const ByteIterator& a, const ByteIterator& b) { return a.m_at == b.m_at; }

private:
    const char* m_at = nullptr;
    const char** m_reached = nullptr;
};

/// What makes something of JSON while it is parsed: knows where the parser is, so that its faults have lines. Measure
/// the bytes before, with outlineOf().
class JsonSax : public nlohmann::json_sax<nlohmann::json> {
public:
    JsonSax(std::string_view bytes, const std::string& file) : m_bytes(bytes), m_file(file) {}

    /// False, with faults, if it is not JSON, or if the maker has refused it.
    [[nodiscard]] bool run()
    {
        const ByteIterator begin(m_bytes.data(), &m_reached);
        const ByteIterator end(m_bytes.data() + m_bytes.size(), &m_reached);
        return nlohmann::json::sax_parse(begin, end, this);
    }

    [[nodiscard]] Faults takeFaults() { return std::move(m_faults); }

    bool binary(binary_t&) override { return false; }

    bool parse_error(std::size_t, const std::string& token, const nlohmann::json::exception& error) override
    {
        constexpr int outOfRange = 406;
        constexpr std::size_t mostLetters = 40;
        if (error.id == outOfRange)
            return refuse("the number " + token.substr(0, mostLetters) + " is too large");
        if (std::string_view(error.what()).find("UTF-8") != std::string_view::npos)
            return refuse("some of its letters are damaged: it is not UTF-8");
        return refuse("this is not JSON as it should be", "Is it whole? Get the file again.");
    }

protected:
    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    /// The bytes that the parser has taken.
    [[nodiscard]] std::size_t reached() const { return static_cast<std::size_t>(m_reached - m_bytes.data()); }

    bool refuse(std::string message, std::string advice = {})
    {
        auto fault = Fault::about(m_file, std::move(message), std::move(advice));
        const auto before = m_bytes.substr(0, std::max<std::size_t>(reached(), 1) - 1);
        fault.line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
        fault.pointer = place();
        m_faults.push_back(std::move(fault));
        return false;
    }

    /// The JSON pointer of what is being made; empty: the line says enough.
    [[nodiscard]] virtual std::string place() const { return {}; }

private:
    std::string_view m_bytes;
    const std::string& m_file;
    const char* m_reached = m_bytes.data(); ///< behind the last byte that the parser has taken
    Faults m_faults;
};

} // namespace muster::battlescribe
