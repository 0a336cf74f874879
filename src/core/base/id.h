#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility> // has <compare>, which moc cannot read when it comes first
#include <vector>

namespace muster {

/// Equal to every Id that names nothing, and converts to one.
struct NoId {};
inline constexpr NoId noId{};

/// The position of a T in its table, or none. An Id of one kind of thing cannot be used for another.
template <typename T>
class Id {
public:
    constexpr Id() = default;
    constexpr Id(NoId) {}
    [[nodiscard]] static constexpr Id at(std::size_t position) { return Id(static_cast<std::int32_t>(position)); }

    [[nodiscard]] constexpr bool isNone() const { return m_position < 0; }
    /// Position in the table, from 0. Only for an Id that names something.
    [[nodiscard]] constexpr std::size_t position() const { return static_cast<std::size_t>(m_position); }
    /// The same as a signed number; -1 for none.
    [[nodiscard]] constexpr std::int32_t value() const { return m_position; }
    [[nodiscard]] constexpr Id next() const { return Id(m_position + 1); }

    constexpr Id& operator++()
    {
        ++m_position;
        return *this;
    }
    constexpr Id operator++(int)
    {
        const auto before = *this;
        ++m_position;
        return before;
    }
    friend constexpr std::ptrdiff_t operator-(Id a, Id b) { return a.m_position - b.m_position; }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;

private:
    constexpr explicit Id(std::int32_t position) : m_position(position) {}

    std::int32_t m_position = -1;
};

/// The Ids from `first` up to but without `end`.
template <typename T>
class IdRange {
public:
    class Iterator {
    public:
        using value_type = Id<T>;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(Id<T> id) : m_id(id) {}
        constexpr Id<T> operator*() const { return m_id; }
        constexpr Iterator& operator++()
        {
            ++m_id;
            return *this;
        }
        constexpr Iterator operator++(int) { return Iterator(m_id++); }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        Id<T> m_id = Id<T>::at(0);
    };

    constexpr IdRange(Id<T> first, Id<T> end) : m_first(first), m_end(end) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_first); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(m_end); }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(m_end - m_first); }

private:
    Id<T> m_first;
    Id<T> m_end;
};

/// A list that is looked up by Id: of things, or of a value for each thing of another table.
template <typename Key, typename T = Key>
class Table {
public:
    using value_type = T;

    Table() = default;
    Table(std::initializer_list<T> values) : m_values(values) {}
    explicit Table(std::vector<T> values) : m_values(std::move(values)) {}

    decltype(auto) operator[](Id<Key> id) { return m_values[id.position()]; }
    decltype(auto) operator[](Id<Key> id) const { return m_values[id.position()]; }

    /// Adds an empty thing, to be filled in.
    Id<Key> add()
    {
        m_values.emplace_back();
        return last();
    }
    Id<Key> add(T value)
    {
        m_values.push_back(std::move(value));
        return last();
    }
    void assign(std::size_t size, const T& value) { m_values.assign(size, value); }
    void reserve(std::size_t size) { m_values.reserve(size); }
    void clear() { m_values.clear(); }

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] bool has(Id<Key> id) const { return !id.isNone() && id.position() < m_values.size(); }
    [[nodiscard]] IdRange<Key> ids() const { return {Id<Key>::at(0), Id<Key>::at(m_values.size())}; }
    /// The Id that the next thing to be added will have.
    [[nodiscard]] Id<Key> nextId() const { return Id<Key>::at(m_values.size()); }
    [[nodiscard]] Id<Key> last() const { return Id<Key>::at(m_values.size() - 1); }
    /// The first thing with this id of the data, if there is one.
    [[nodiscard]] Id<Key> find(std::string_view id) const
    {
        for (const auto each : ids())
            if ((*this)[each].id == id)
                return each;
        return noId;
    }
    /// Which Id a thing of this table has.
    [[nodiscard]] Id<Key> idOf(const T& value) const
    {
        return Id<Key>::at(static_cast<std::size_t>(&value - m_values.data()));
    }

    [[nodiscard]] auto begin() { return m_values.begin(); }
    [[nodiscard]] auto end() { return m_values.end(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }
    [[nodiscard]] decltype(auto) front() { return m_values.front(); }
    [[nodiscard]] decltype(auto) front() const { return m_values.front(); }
    [[nodiscard]] decltype(auto) back() { return m_values.back(); }
    [[nodiscard]] decltype(auto) back() const { return m_values.back(); }
    [[nodiscard]] std::span<T> span() { return m_values; }
    [[nodiscard]] std::span<const T> span() const { return m_values; }
    /// The values as a plain vector.
    [[nodiscard]] const std::vector<T>& values() const { return m_values; }

    friend bool operator==(const Table&, const Table&) = default;

private:
    std::vector<T> m_values;
};

} // namespace muster
