#include "battlescribe/lint/findings.h"

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

/// Goes along the imports, in depth. Each file is left once, so that it ends.
class CircleFinder {
public:
    explicit CircleFinder(Findings& findings) : m_findings(findings)
    {
        m_states.assign(findings.data.files.size(), State::New);
    }

    void run()
    {
        for (const auto file : m_findings.data.files.ids())
            if (m_states[file] == State::New)
                visit(file);
    }

private:
    enum class State : std::uint8_t { New, Open, Done };

    struct Step {
        Id<File> file;
        IdRange<Import>::Iterator next;
    };

    void visit(Id<File> first)
    {
        open(first);
        while (!m_way.empty()) {
            auto& step = m_way.back();
            const auto& imports = m_findings.data.files[step.file].imports;
            if (step.next == imports.end()) {
                m_states[step.file] = State::Done;
                m_way.pop_back();
                continue;
            }
            const auto& import = m_findings.data.imports[*step.next++];
            if (import.target.isNone() || m_states[import.target] == State::Done)
                continue;
            if (m_states[import.target] == State::New)
                open(import.target);
            else
                reportCircle(step.file, import);
        }
    }

    void open(Id<File> file)
    {
        m_states[file] = State::Open;
        m_way.push_back({file, m_findings.data.files[file].imports.begin()});
    }

    void reportCircle(Id<File> file, const Import& import)
    {
        const auto begin = std::ranges::find(m_way, import.target, &Step::file);
        std::string names;
        for (auto step = begin; step != m_way.end(); ++step)
            names += '"' + nameOfFile(step->file) + "\" imports ";
        names += '"' + nameOfFile(import.target) + '"';
        m_findings.add(file, import.offset,
                       {Wrong::ImportCircle, names, "catalogues import each other in a circle: " + names,
                        "Put what both need into a library that imports neither."});
    }

    [[nodiscard]] std::string nameOfFile(Id<File> file) const
    {
        return std::string(m_findings.data.nodes[m_findings.data.files[file].root].name);
    }

    Findings& m_findings;
    Table<File, State> m_states;
    std::vector<Step> m_way;
};

/// With the number of links that are lost with it, instead of each link: so that a reader sees the cause.
void reportLost(Findings& findings, Id<File> file, Id<Import> id)
{
    const auto& import = findings.data.imports[id];
    const auto links = findings.lostWith.find(id);
    const auto lostLinks = links == findings.lostWith.end() ? 0 : links->second;
    auto message = "it imports \"" + std::string(import.name) + "\", which is not there";
    if (findings.isPartial)
        message += " or cannot be read";
    if (lostLinks == 1)
        message += "; 1 link that leads nowhere may need it";
    else if (lostLinks > 1)
        message += "; " + std::to_string(lostLinks) + " links that lead nowhere may need it";
    findings.add(file, import.offset,
                 {Wrong::LostImport, findings.text(import.targetKey), std::move(message),
                  findings.isPartial ? "Mend the files that cannot be read first." : "Get all files of the game."});
}

} // namespace

void checkImports(Findings& findings)
{
    for (const auto file : findings.data.files.ids())
        for (const auto id : findings.data.files[file].imports)
            if (findings.data.imports[id].target.isNone())
                reportLost(findings, file, id);
    CircleFinder(findings).run();
}

} // namespace muster::battlescribe::data
