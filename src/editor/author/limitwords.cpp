#include "editor/author/limitwords.h"

#include "editor/words/text.h"
#include "io/data/newid.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace muster::editor {

namespace {

using How = DraftPut::How;
using Kind = Limit::Kind;
using Which = Limit::Which;
using Box = SentencePart::Box;

class LimitWords {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::LimitWords)

public:
    /// With the names of boxes in braces, so that a translation may have them in another order.
    static QString sentence(Kind kind)
    {
        switch (kind) {
        case Kind::PointsAgreed:
            return tr("At most the points agreed");
        case Kind::AtMost:
            return tr("At most {number} of {what}");
        case Kind::AtLeast:
            return tr("At least {number} of {what}");
        case Kind::Exactly:
            return tr("Exactly {number} of {what}");
        case Kind::ForEach:
            return tr("At most {number} of {what} for each {each} of {other}");
        case Kind::ShareAtMost:
            return tr("At most {share} of the points agreed for {what}");
        case Kind::ShareAtLeast:
            return tr("At least {share} of the points agreed for {what}");
        case Kind::KindAtMost:
            return tr("Each kind of {what} at most {number} times");
        case Kind::OptionOnce:
            return tr("Each option of {what} at most {number} times in the army");
        case Kind::OnlyWith:
            return tr("{what} only with {other}");
        case Kind::NotTogether:
            return tr("No {what} together with {other}");
        case Kind::ModelsAtMost:
            return tr("At most {number} models in each unit of {what}");
        }
        return {};
    }
    /// The message of a limit that is broken; %1 and %2 are the units.
    static QString message(Kind kind)
    {
        switch (kind) {
        case Kind::PointsAgreed:
            return tr("The army costs {actual} {actual:point|points}; {allowed} were agreed.");
        case Kind::AtMost:
            return tr("{actual} of %1; {allowed} allowed.");
        case Kind::AtLeast:
            return tr("{actual} of %1; at least {allowed} needed.");
        case Kind::Exactly:
            return tr("{actual} of %1; exactly {allowed} needed.");
        case Kind::ForEach:
            return tr("{actual} of %1; {allowed} allowed for the %2.");
        case Kind::ShareAtMost:
            return tr("{actual} points for %1; {allowed} allowed.");
        case Kind::ShareAtLeast:
            return tr("{actual} points for %1; at least {allowed} needed.");
        case Kind::KindAtMost:
            return tr("{unit} is there {actual} times; {allowed} allowed.");
        case Kind::OptionOnce:
            return tr("{option} is there {actual} times, with {units}; {allowed} allowed.");
        case Kind::OnlyWith:
            return tr("{units}: only with %2.");
        case Kind::NotTogether:
            return tr("{units}: not together with %2.");
        case Kind::ModelsAtMost:
            return tr("{unit} has {actual} models; {allowed} allowed.");
        }
        return {};
    }
    static QString allUnits() { return tr("all units"); }
    static QString allOptions() { return tr("any kind"); }
    static QString ofArmy(const QString& unit, const QString& army) { return tr("%1 (%2)").arg(unit, army); }
    static QString withMark(const QString& name) { return tr("units marked %1").arg(name); }
    static QString withRule(const QString& name) { return tr("units with %1").arg(name); }
    static std::vector<AuthorChoice> shares()
    {
        return {{"1/10", tr("a tenth")},      {"1/5", tr("a fifth")}, {"1/4", tr("a quarter")},
                {"1/3", tr("a third")},       {"1/2", tr("half")},    {"2/3", tr("two thirds")},
                {"3/4", tr("three quarters")}};
    }
};

/// What a new limit is called in reports, with a number behind it where there is one already.
constexpr std::array<const char*, Limit::kinds> ids{"points-agreed", "at-most",   "at-least",     "exactly",
                                                    "for-each",      "share",     "least-share",  "kinds",
                                                    "options",       "only-with", "not-together", "models"};

constexpr std::pair<const char*, Box> boxes[]{
    {"number", Box::Number}, {"each", Box::Each}, {"share", Box::Share}, {"what", Box::What}, {"other", Box::Other}};

QString boxWords(Box box, const Limit& limit, const GameDraft& draft, const std::string& file)
{
    switch (box) {
    case Box::Number:
        return QString::number(limit.number);
    case Box::Each:
        return QString::number(limit.each);
    case Box::Share: {
        const auto shares = LimitWords::shares();
        const auto found = std::ranges::find(shares, limit.share, &AuthorChoice::id);
        return found == shares.end() ? text(limit.share) : found->name;
    }
    case Box::What:
        return limit.kind == Kind::OptionOnce && limit.what.key.empty() ? LimitWords::allOptions()
                                                                        : whichName(limit.what, draft, file);
    case Box::Other:
        return whichName(limit.other, draft, file);
    case Box::None:
        break;
    }
    return {};
}

/// A name that is in the plural where the game has one.
QString pluralAt(const GameDraft& draft, const DraftPlace& entry)
{
    const auto plural = draft.text(entry / "plural");
    return plural.empty() ? entryName(draft, entry) : text(plural);
}

constexpr std::pair<const char*, const char*> listsOfKeys[]{
    {"category", "/categories"}, {"trait", "/traits"}, {"mark", "/marks"}, {"rule", "/rules"}};

/// "army:unit", or a unit of this army.
std::optional<DraftPlace> unitNamed(const GameDraft& draft, const std::string& file, const std::string& id)
{
    const auto colon = id.find(':');
    const DraftPlace list{colon == id.npos ? file : id.substr(0, colon), "/units"};
    const auto index = draft.find(list, colon == id.npos ? id : id.substr(colon + 1));
    return index ? std::optional(list / *index) : std::nullopt;
}

/// Whether units of several armies have this name, so that the army must be said too.
bool isShared(const GameDraft& draft, const QString& name)
{
    int armies = 0;
    for (const auto& army : draft.files()) {
        const DraftPlace list{army, "/units"};
        for (std::size_t i = 0; draft.isList(list) && i < draft.size(list); ++i)
            if (entryName(draft, list / i) == name) {
                ++armies;
                break;
            }
    }
    return armies > 1;
}

QString plainName(const Which& which, const GameDraft& draft, const std::string& file)
{
    const auto unit = which.key == "unit" ? unitNamed(draft, file, which.id) : std::nullopt;
    return unit ? entryName(draft, *unit) : whichName(which, draft, file);
}

QString filled(QString message, const Limit& limit, const GameDraft& draft, const std::string& file)
{
    return message.replace(QLatin1String("%1"), plainName(limit.what, draft, file))
        .replace(QLatin1String("%2"), plainName(limit.other, draft, file));
}

} // namespace

std::vector<SentencePart> sentenceOf(const Limit& limit, const GameDraft& draft, const std::string& file)
{
    std::vector<SentencePart> parts;
    const auto sentence = LimitWords::sentence(limit.kind);
    qsizetype from = 0;
    while (from < sentence.size()) {
        const auto open = sentence.indexOf(u'{', from);
        const auto close = open < 0 ? -1 : sentence.indexOf(u'}', open);
        const auto words = close < 0 ? sentence.mid(from) : sentence.mid(from, open - from);
        if (!words.isEmpty())
            parts.push_back({Box::None, words});
        if (close < 0)
            break;
        const auto name = sentence.mid(open + 1, close - open - 1).toStdString();
        for (const auto& [its, box] : boxes)
            if (name == its)
                parts.push_back({box, boxWords(box, limit, draft, file)});
        from = close + 1;
    }
    return parts;
}

std::optional<Limit> limitAt(const GameDraft& draft, const DraftPlace& entry) { return limitOf(draft.json(entry)); }

QString sentenceAt(const GameDraft& draft, const DraftPlace& entry)
{
    const auto limit = limitAt(draft, entry);
    if (!limit) {
        const auto name = draft.text(entry / "name");
        const auto message = draft.text(entry / "message");
        return !name.empty() && name.find('{') == name.npos                           ? text(name)
               : draft.isText(entry / "message") && message.find('{') == message.npos ? text(message)
                                                                                      : text(draft.text(entry / "id"));
    }
    QString words;
    for (const auto& part : sentenceOf(*limit, draft, entry.file))
        words += part.words;
    return words;
}

QString templateName(Limit::Kind kind)
{
    auto name = LimitWords::sentence(kind);
    for (const auto& [its, box] : boxes)
        name.replace(u'{' + QLatin1String(its) + u'}', QStringLiteral("…"));
    return name;
}

std::vector<Limit::Kind> limitTemplates(const GameDraft& draft)
{
    std::vector<Limit::Kind> kinds;
    for (int i = 0; i < Limit::kinds; ++i) {
        const auto kind = static_cast<Kind>(i);
        const bool isOfPoints = kind == Kind::PointsAgreed || kind == Kind::ShareAtMost || kind == Kind::ShareAtLeast;
        if (!isOfPoints || draft.has({"ruleset", "/points"}))
            kinds.push_back(kind);
    }
    return kinds;
}

std::vector<WhichChoice> whichChoices(const GameDraft& draft, const std::string& file, Limit::Kind kind)
{
    const bool isOfOptions = kind == Kind::OptionOnce;
    std::vector<WhichChoice> choices;
    choices.push_back({{}, isOfOptions ? LimitWords::allOptions() : LimitWords::allUnits()});
    const auto offer = [&](const Which& which) { choices.push_back({which, whichName(which, draft, file)}); };
    for (const auto& [key, list] : listsOfKeys) {
        const bool isOfKind = kind == Kind::KindAtMost && std::string_view(key) == "trait"; // needs a unit of a roster
        if (isOfKind || (isOfOptions && std::string_view(key) != "mark"))
            continue;
        for (const auto& choice : choicesOf(draft, file, list + 1))
            offer({key, choice.id});
    }
    if (isOfOptions)
        return choices;
    std::map<QString, int> times; // of a name
    const auto first = choices.size();
    for (const auto& army : draft.files()) {
        if (army == "ruleset" || (file != "ruleset" && army != file))
            continue;
        const DraftPlace list{army, "/units"};
        for (std::size_t i = 0; draft.isList(list) && i < draft.size(list); ++i)
            if (const auto id = draft.text(list / i / "id"); !id.empty()) {
                choices.push_back({{"unit", file == "ruleset" ? army + ':' + id : id}, entryName(draft, list / i)});
                ++times[choices.back().name];
            }
    }
    for (auto choice = choices.begin() + static_cast<std::ptrdiff_t>(first); choice != choices.end(); ++choice)
        if (times.at(choice->name) > 1)
            choice->name = whichName(choice->which, draft, file);
    return choices;
}

QString whichName(const Limit::Which& which, const GameDraft& draft, const std::string& file)
{
    if (which.key.empty())
        return LimitWords::allUnits();
    if (which.key == "unit") {
        const auto unit = unitNamed(draft, file, which.id);
        if (!unit)
            return text(which.id);
        const auto name = entryName(draft, *unit);
        return file == "ruleset" && isShared(draft, name) ? LimitWords::ofArmy(name, entryName(draft, {unit->file, {}}))
                                                          : name;
    }
    auto name = text(which.id);
    for (const auto& [key, list] : listsOfKeys)
        for (const auto& of : {file, std::string("ruleset")})
            if (const auto index = draft.find({of, list}, which.id); which.key == key && index) {
                name = pluralAt(draft, DraftPlace{of, list} / *index);
                break;
            }
    return which.key == "mark" ? LimitWords::withMark(name) : which.key == "rule" ? LimitWords::withRule(name) : name;
}

std::vector<AuthorChoice> shareChoices() { return LimitWords::shares(); }

QString usualMessage(const Limit& limit, const GameDraft& draft, const std::string& file)
{
    return filled(LimitWords::message(limit.kind), limit, draft, file);
}

DraftEdit changedLimit(const GameDraft& draft, const DraftPlace& entry, const Limit& limit)
{
    const auto before = limitAt(draft, entry);
    DraftEdit edit{{entry, How::Set, limitJson(limit, draft.json(entry))}};
    const auto message = entry / "message";
    if (before && draft.isText(message) &&
        draft.text(message) == usualMessage(*before, draft, entry.file).toStdString())
        edit.push_back({message, How::Set, textJson(usualMessage(limit, draft, entry.file).toStdString())});
    return edit;
}

NewEntry newLimit(const GameDraft& draft, const std::string& file, Limit::Kind kind)
{
    Limit limit;
    limit.kind = kind;
    const DraftPlace list{file, "/constraints"};
    // The first category, so that the sentence says something.
    if (const auto categories = choicesOf(draft, file, "categories"); !categories.empty()) {
        const bool isOfUnits = kind != Kind::PointsAgreed && kind != Kind::OptionOnce;
        if (isOfUnits)
            limit.what = {"category", categories.front().id};
        if (kind == Kind::ForEach || kind == Kind::OnlyWith || kind == Kind::NotTogether)
            limit.other = {"category", categories.back().id};
    }
    auto made = newEntry(draft, list, draft.size(list), QString::fromLatin1(ids[static_cast<std::size_t>(kind)]));
    // Its name would be wrong as soon as another word is chosen.
    made.edit.push_back({made.place / "name", How::Remove});
    made.edit.push_back({made.place / "message", How::Set, textJson(usualMessage(limit, draft, file).toStdString())});
    auto after = draft;
    if (!after.apply(made.edit))
        return {};
    made.edit.push_back({made.place, How::Set, limitJson(limit, after.json(made.place))});
    return made;
}

} // namespace muster::editor
