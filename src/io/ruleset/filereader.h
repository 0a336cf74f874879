#pragma once

#include "io/ruleset/readcontext.h"

namespace muster {

/// What the readers of the parts of a file have in common: the file, the army that it belongs to, and faults in it.
class FileReader {
public:
    /// `army`: no army for the file of the ruleset.
    FileReader(ReadContext& context, const DataFile& file, Id<Army> army)
        : m_context(context),
          m_catalogue(context.catalogue),
          m_ruleset(context.catalogue.ruleset),
          m_file(file),
          m_army(army)
    {
    }

protected:
    ~FileReader() = default;

    void fault(const JsonPath& path, std::string message, std::string advice) const
    {
        m_context.fault(m_file, path, std::move(message), std::move(advice));
    }
    void refuse(const JsonPath& path, const nlohmann::json& owner, std::string_view key, std::string why,
                std::string advice) const
    {
        m_context.refuse(m_file, path, owner, key, std::move(why), std::move(advice));
    }
    void unknown(const JsonPath& path, std::string_view what, const std::string& id,
                 const std::vector<std::string_view>& known, std::string advice) const
    {
        m_context.unknown(m_file, path, what, id, known, std::move(advice));
    }
    void twice(const JsonPath& path, const std::string& what, const std::string& first, std::string advice) const
    {
        m_context.twice(m_file, path, what, first, std::move(advice));
    }
    Id<Citation> citation(const JsonPath& path, const nlohmann::json& owner) const
    {
        return m_context.citation(m_file, path, owner);
    }
    Id<Ruling> rulingNamed(const JsonPath& path, const std::string& id) const
    {
        return m_context.ruling(m_file, path, id);
    }

    /// Calls `use` with the path and value of each entry of a list of the file, or of the list at a key of `owner`.
    void each(std::string_view key, const auto& use) const { each(m_root, m_file.document, key, use); }
    void each(const JsonPath& path, const nlohmann::json& owner, std::string_view key, const auto& use) const
    {
        const auto list = path / key;
        const auto& values = listOf(owner, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            use(list / i, values[i]);
    }

    ReadContext& m_context;
    Catalogue& m_catalogue;
    Ruleset& m_ruleset;
    const DataFile& m_file;
    Id<Army> m_army;
    JsonPath m_root;
};

} // namespace muster
