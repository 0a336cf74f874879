#include "editor/comparing/otherversion.h"

#include "editor/words/currency.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "judging/judgedby.h"
#include "report/changes/datachangeswords.h"
#include "report/verdict/words.h"
#include "rules/compare/datachanges.h"
#include "rules/compare/stamp.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

struct OtherVersions {
    Q_DECLARE_TR_FUNCTIONS(OtherVersions)
};

using Kind = VersionChoice::Kind;

std::vector<std::string> messagesOf(const Verdict& verdict)
{
    std::vector<std::string> messages;
    for (const auto& finding : verdict.assessment().findings)
        messages.push_back(report::message(verdict.catalogue(), verdict.assessment(), finding));
    return messages;
}

/// Those of `messages` that are not among the others, each as often as it is there more often.
QStringList onlyIn(const std::vector<std::string>& messages, std::vector<std::string> others)
{
    QStringList only;
    for (const auto& message : messages)
        if (const auto found = std::ranges::find(others, message); found != others.end())
            others.erase(found);
        else
            only << shown(message);
    return only;
}

void compareSums(const Verdict& now, const Verdict& then, std::vector<OtherVersion::Change>& changes)
{
    const auto add = [&](const QString& what, const std::string& before, const std::string& after) {
        if (before != after)
            changes.push_back({what, shown(before), shown(after)});
    };
    const auto& before = now.assessment();
    const auto& after = then.assessment();
    add(OtherVersions::tr("Verdict"), report::outcomeName(before.outcome()), report::outcomeName(after.outcome()));
    if (now.catalogue().ruleset.hasPoints)
        add(inCurrency(now.catalogue().ruleset, OtherVersions::tr("Points")), report::number(before.points),
            report::number(after.points));
}

} // namespace

std::vector<VersionChoice> versionChoices(const Store& store, const std::string& ruleset)
{
    const auto newest = store.newestVersion(ruleset);
    const auto kept = store.versions(ruleset);
    std::vector<VersionChoice> choices{{Kind::Newest, newest}};
    if (isDataVersion(newest) && std::ranges::find(kept, newest, &Store::Version::name) == kept.end())
        choices.push_back({Kind::StayNewest, newest});
    for (const auto& version : kept)
        choices.push_back({version.isUsersOwn ? Kind::Kept : Kind::Shipped, version.name});
    return choices;
}

OtherVersion otherVersion(Store& store, const Verdict& now, const VersionChoice& choice)
{
    OtherVersion other;
    auto roster = now.roster();
    roster.dataVersion = choice.asked();
    auto catalogue = store.fullCatalogue(gameOf(roster));
    if (!catalogue) {
        other.faults = std::move(catalogue.error());
        return other;
    }
    // As if it were saved now and opened with the other data.
    roster.madeWith = stampOf(now, judgedBy(now));
    try {
        other.verdict = std::make_shared<const Verdict>(std::move(*catalogue), std::move(roster));
    } catch (const std::exception& error) {
        other.faults = {Fault::about({}, error.what())};
        return other;
    }
    compareSums(now, *other.verdict, other.changes);
    const auto changes = findDataChanges(other.verdict, judgedBy(*other.verdict));
    for (const auto& change : changes.list) {
        const auto row = report::toRow(changes, change);
        other.changes.push_back({shown(row.what), shown(row.was), shown(row.is)});
    }
    const auto before = messagesOf(now);
    const auto after = messagesOf(*other.verdict);
    other.comes = onlyIn(after, before);
    other.goes = onlyIn(before, after);
    return other;
}

} // namespace muster::editor
