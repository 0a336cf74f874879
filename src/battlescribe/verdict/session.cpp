#include "battlescribe/verdict/session.h"

#include <algorithm>
#include <filesystem>

namespace muster::battlescribe {

namespace {

/// Says in names and numbers what the judge found.
class FindingMaker {
public:
    FindingMaker(const Game& game, const judge::Judgement& judgement)
        : m_game(game), m_data(game.definitions()), m_judgement(judgement)
    {
    }

    [[nodiscard]] Verdict::Finding make(const judge::Finding& finding, const std::vector<fixes::Fix>& fixes) const
    {
        Verdict::Finding made;
        made.kind = finding.kind;
        made.rule = constraintOf(finding);
        addPath(finding, made);
        made.subject = finding.name;
        if (finding.query.field == data::Field::Cost || finding.kind == judge::Finding::Kind::OverLimit)
            made.cost = costName(finding.query.fieldKey);
        made.where = whereOf(finding.query.scope);
        made.count = finding.count;
        made.limit = finding.limit;
        if (finding.query.isPercent)
            made.percent = finding.percent;
        made.isEach = finding.isEach;
        made.message = finding.message;
        addPlaceInData(finding, made);
        for (const auto& fix : fixes)
            made.fixes.push_back(fixOf(m_game, m_judgement, fix));
        return made;
    }

private:
    [[nodiscard]] std::string constraintOf(const judge::Finding& finding) const
    {
        return finding.constraint.isNone() ? std::string()
                                           : std::string(m_data.keys.text(m_data.constraints[finding.constraint].id));
    }

    void addPath(const judge::Finding& finding, Verdict::Finding& made) const
    {
        if (finding.owner == judge::Finding::Owner::Roster)
            return;
        for (auto id = m_judgement.find(finding.element); !id.isNone(); id = m_judgement.elements[id].parent) {
            made.path.insert(made.path.begin(), m_judgement.elements[id].name);
            made.ids.insert(made.ids.begin(), m_judgement.elements[id].id);
        }
    }

    [[nodiscard]] std::string costName(data::Key type) const
    {
        const auto total = std::ranges::find(m_judgement.totals, type, &judge::Total::costType);
        return total == m_judgement.totals.end() ? std::string(m_data.keys.text(type)) : total->name;
    }

    static Verdict::Where whereOf(data::Scope scope)
    {
        switch (scope) {
        case data::Scope::Parent:
        case data::Scope::Self:
            return Verdict::Where::Parent;
        case data::Scope::Force:
            return Verdict::Where::Force;
        case data::Scope::Roster:
            return Verdict::Where::Roster;
        default:
            return Verdict::Where::Elsewhere;
        }
    }

    /// The book and page of what is limited, and the file and line where the limit is written.
    void addPlaceInData(const judge::Finding& finding, Verdict::Finding& made) const
    {
        if (finding.of.isNone())
            return;
        const auto& node = m_game.node(finding.of);
        if (!node.details.isNone()) {
            const auto& details = m_data.details[node.details];
            made.printed.page = details.page;
            made.printed.publication = m_data.bookOf(details);
        }
        const auto declaring = finding.declaredBy.isNone() ? finding.of : finding.declaredBy;
        const auto file = m_game.node(declaring).file;
        made.file = std::filesystem::path(m_data.files[file].name).filename().string();
        made.line = m_data.lineOf(file, finding.constraint.isNone() ? m_game.node(declaring).offset
                                                                    : m_data.constraints[finding.constraint].offset);
    }

    const Game& m_game;
    const data::Definitions& m_data;
    const judge::Judgement& m_judgement;
};

/// Which files judged, beside those that the roster was made with.
std::vector<Verdict::Source> sourcesOf(const data::Definitions& data, const exchange::Needs& needs)
{
    std::vector<Verdict::Source> sources;
    for (const auto& file : data.files) {
        const auto id = data.keys.text(file.id);
        Verdict::Source source{std::string(data.nodes[file.root].name), std::to_string(file.revision), {}};
        if (id == needs.gameSystem)
            source.madeWith = needs.gameSystemRevision;
        const auto made = std::ranges::find(needs.catalogues, id, &exchange::Needs::Catalogue::id);
        if (made != needs.catalogues.end())
            source.madeWith = made->revision;
        if (!source.madeWith.empty() || id == needs.gameSystem)
            sources.push_back(std::move(source));
    }
    return sources;
}

void judgeAlone(Session& session, WorkBudget& budget)
{
    session.judgement = judge::judge(*session.game, session.roster, budget);
    session.shown = {};
    session.fixes.clear();
}

} // namespace

void judgeAlone(Session& session)
{
    WorkBudget budget(judge::mostWork);
    judgeAlone(session, budget);
}

void judgeList(Session& session, Fixes fixes, const std::stop_token& stop)
{
    const auto held = session.game->lock();
    WorkBudget budget(judge::mostWork, stop); // the roster as the data have it comes first, fixes get the rest
    judgeAlone(session, budget);
    session.shown = exchange::shownRoster(*session.game, session.roster, session.judgement, budget);
    if (fixes == Fixes::LeftOut)
        return;
    for (const auto& finding : session.judgement.findings)
        session.fixes.push_back(fixes::fixesFor(*session.game, session.roster, session.judgement, finding, budget));
}

Verdict::Fix fixOf(const Game& game, const judge::Judgement& judgement, const fixes::Fix& fix)
{
    Verdict::Fix made{fix.kind, fix.name, fix.place, fix.number, {}, {}};
    for (std::size_t i = 0; i < fix.costs.size(); ++i)
        if (const auto& total = judgement.totals[i]; !fix.costs[i].isZero() && !total.isHidden)
            made.costs.push_back({total.name, std::string(game.definitions().keys.text(total.costType)),
                                  fix.costs[i].text(), fix.costs[i]});
    return made;
}

Verdict::Finding findingOf(const Game& game, const judge::Judgement& judgement, const judge::Finding& finding,
                           const std::vector<fixes::Fix>& fixes)
{
    return FindingMaker(game, judgement).make(finding, fixes);
}

Verdict verdictOf(const Session& session)
{
    Verdict verdict;
    verdict.sources = sourcesOf(session.game->definitions(), session.needs);
    verdict.unknown = session.judgement.unknown;
    verdict.notes = session.judgement.notes;
    const FindingMaker maker(*session.game, session.judgement);
    for (std::size_t i = 0; i < session.judgement.findings.size(); ++i)
        verdict.findings.push_back(maker.make(session.judgement.findings[i],
                                              i < session.fixes.size() ? session.fixes[i] : std::vector<fixes::Fix>()));
    if (!session.shown.information.isWhole)
        verdict.unknown.push_back(
            Fault::about({}, "the profiles and rules are too many or too long: some are left out"));
    return verdict;
}

} // namespace muster::battlescribe
