#include "report/words.h"

#include "rules/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace muster::report {

namespace {

using Kind = Constraint::Subject;

/// A word in the singular or plural by a number.
std::string chosen(const std::string& words, bool isOne)
{
    const auto bar = words.find('|');
    return bar == std::string::npos ? words : isOne ? words.substr(0, bar) : words.substr(bar + 1);
}

/// Fills {name} and {name:one|many}; a name that is not known stays as it is, so that a slip is seen.
std::string fill(const std::string& text, const std::function<std::optional<std::string>(std::string_view)>& value,
                 const std::function<std::optional<bool>(std::string_view)>& isOne)
{
    std::string filled;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto open = text.find('{', at);
        const auto close = open == std::string::npos ? open : text.find('}', open);
        if (close == std::string::npos)
            break;
        filled += text.substr(at, open - at);
        const auto slot = text.substr(open + 1, close - open - 1);
        const auto colon = slot.find(':');
        if (colon == std::string::npos) {
            const auto known = value(slot);
            filled += known ? *known : '{' + slot + '}';
        } else {
            const auto one = isOne(slot.substr(0, colon));
            filled += one ? chosen(slot.substr(colon + 1), *one) : '{' + slot + '}';
        }
        at = close + 1;
    }
    return filled + text.substr(at);
}

std::string armyName(const Catalogue& catalogue, Index army)
{
    return army == noIndex ? std::string("unknown army") : catalogue.army(army).name;
}

std::string subjectName(const Catalogue& catalogue, const Assessment& assessment, const Subject& subject)
{
    if (subject.index == noIndex)
        return {};
    const auto index = static_cast<std::size_t>(subject.index);
    switch (subject.kind) {
    case Kind::Army:
        return catalogue.armies[index].name;
    case Kind::Unit:
        return unitName(catalogue, assessment, subject.index);
    case Kind::Body: {
        const auto& body = assessment.bodies[index];
        const auto name = unitName(catalogue, assessment, body.unit);
        return body.kind ? name + ", " + body.kind->name : name;
    }
    case Kind::Kind:
        return catalogue.units[index].name;
    case Kind::Line:
        return catalogue.army(assessment.army).lines[index].name;
    case Kind::Limit:
        return catalogue.army(assessment.army).limits[index].name;
    default:
        return {};
    }
}

std::string unitNames(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    std::string names;
    std::size_t shown = 0;
    for (const auto i : finding.units) {
        if (i == assessment.unitOf(finding.subject))
            continue;
        if (shown == 4) {
            names += fmt::format(" and {} more", finding.units.size() - shown);
            break;
        }
        names += (names.empty() ? "" : ", ") + unitName(catalogue, assessment, i);
        ++shown;
    }
    return names;
}

std::string weaponNames(const Catalogue& catalogue, const Finding& finding)
{
    std::string names;
    for (std::size_t i = 0; i < finding.weapons.size(); ++i)
        names += (i == 0                            ? ""
                  : i + 1 == finding.weapons.size() ? " and "
                                                    : ", ") +
                 catalogue.weapon(finding.weapons[i]).name;
    return names;
}

/// The army that a finding is about: its subject, or that of its subject.
Index armyOf(const Catalogue& catalogue, const Assessment& assessment, const Subject& subject)
{
    if (subject.index == noIndex)
        return assessment.army;
    if (subject.kind == Kind::Army)
        return subject.index;
    if (subject.kind == Kind::Kind)
        return catalogue.unit(subject.index).army;
    const auto unit = assessment.unitOf(subject);
    return unit != noIndex ? assessment.units[static_cast<std::size_t>(unit)].army : assessment.army;
}

std::string fromConstraint(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto& rule = catalogue.ruleset.constraints[static_cast<std::size_t>(finding.constraint)];
    const auto value = [&](std::string_view name) -> std::optional<std::string> {
        if (name == "actual")
            return number(*finding.actual);
        if (name == "allowed")
            return number(*finding.allowed);
        if (name == "over")
            return number(*finding.actual + *finding.allowed * Fraction(-1));
        if (name == "short")
            return number(*finding.allowed + *finding.actual * Fraction(-1));
        if (name == "army")
            return armyName(catalogue, armyOf(catalogue, assessment, finding.subject));
        if (name == "unit" || name == "line" || name == "limit")
            return subjectName(catalogue, assessment, finding.subject);
        if (name == "units")
            return unitNames(catalogue, assessment, finding);
        if (name == "weapons")
            return weaponNames(catalogue, finding);
        return std::nullopt;
    };
    const auto isOne = [&](std::string_view name) -> std::optional<bool> {
        if (name == "actual")
            return *finding.actual == Fraction(1);
        if (name == "allowed")
            return *finding.allowed == Fraction(1);
        return std::nullopt;
    };
    return fill(finding.tooMany ? rule.messageMore : rule.messageFewer, value, isOne);
}

std::string number(const std::optional<Fraction>& value) { return value ? report::number(*value) : std::string(); }

std::string fromStructure(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    const auto index = finding.units.front();
    const auto& assessed = assessment.units[static_cast<std::size_t>(index)];
    const auto& source = *assessment.source[static_cast<std::size_t>(index)];
    const auto& kind = catalogue.unit(assessed.kind);
    const auto* list = &kind.choices;
    auto owner = unitName(catalogue, assessment, index);
    if (finding.modelGroup != noIndex) {
        const auto& group = *kind.group(source.groups[static_cast<std::size_t>(finding.modelGroup)].group);
        list = &group.choices;
        if (finding.optionGroup == noIndex)
            return fmt::format("{}: {} models as {}; at most {} are allowed.", owner, number(finding.actual),
                               group.name, number(finding.allowed));
        owner += ", " + group.name;
    }
    const auto optionName = [&](Index option) { return list->options[static_cast<std::size_t>(option)].name; };

    if (finding.rule == structuralIds[static_cast<std::size_t>(Structural::UnitSize)]) {
        if (!kind.sizes.empty() && !kind.allowsModels(assessed.models)) {
            std::string sizes;
            for (std::size_t i = 0; i < kind.sizes.size(); ++i)
                sizes += (i == 0 ? "" : i + 1 == kind.sizes.size() ? " or " : ", ") + std::to_string(kind.sizes[i]);
            return fmt::format("{} has {} models; its sizes are {}.", owner, number(finding.actual), sizes);
        }
        if (kind.minModels == kind.maxModels)
            return fmt::format("{} has {} {}; it always has {}.", owner, number(finding.actual),
                               assessed.models == 1 ? "model" : "models", kind.minModels);
        return fmt::format("{} has {} {}; it {} {}.", owner, number(finding.actual),
                           assessed.models == 1 ? "model" : "models",
                           finding.tooMany ? "may have at most" : "needs at least", number(finding.allowed));
    }
    if (finding.rule == structuralIds[static_cast<std::size_t>(Structural::OptionLimit)]) {
        const auto what = finding.option != noIndex ? optionName(finding.option)
                                                    : list->groups[static_cast<std::size_t>(finding.optionGroup)].name;
        return fmt::format("{}: {} of {}; {} {} {}.", owner, number(finding.actual), what,
                           finding.tooMany ? "at most" : "at least", number(finding.allowed),
                           *finding.allowed == Fraction(1) ? "is allowed" : "are allowed");
    }
    if (finding.rule == structuralIds[static_cast<std::size_t>(Structural::OptionRequires)]) {
        std::string needs;
        for (const auto needed : list->options[static_cast<std::size_t>(finding.option)].requiresAnyOf)
            needs += (needs.empty() ? "" : " or ") + optionName(needed);
        return fmt::format("{}: {} needs {}.", owner, optionName(finding.option), needs);
    }
    if (finding.rule == structuralIds[static_cast<std::size_t>(Structural::OptionExcludes)])
        return fmt::format("{}: {} and {} exclude each other.", owner, optionName(finding.option),
                           optionName(finding.otherOption));
    if (assessed.parent == noIndex)
        return fmt::format("{} may not stand alone.", owner);
    const auto& carrier = unitName(catalogue, assessment, assessed.parent);
    if (assessed.place == noIndex)
        return fmt::format("{} hangs on {} as \"{}\", a place that {} does not know.", owner, carrier, source.as,
                           catalogue.ruleset.shortName);
    return fmt::format("{} has no place on {}.", owner, carrier);
}

} // namespace

std::string number(std::int64_t value)
{
    auto digits = std::to_string(value < 0 ? -value : value);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return value < 0 ? "−" + digits : digits;
}

std::string number(Fraction value)
{
    if (value.isWhole())
        return number(value.numerator());
    if (value < Fraction(0))
        return "−" + number(value * Fraction(-1));
    const auto whole = value.floor();
    const auto rest = value.numerator() - whole * value.denominator();
    const auto part = fmt::format("{}/{}", rest, value.denominator());
    return whole == 0 ? part : number(whole) + ' ' + part;
}

std::string points(std::int64_t value) { return number(value) + (value == 1 ? " point" : " points"); }

std::string severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "Error";
    case Severity::Warning:
        return "Warning";
    case Severity::Note:
        return "Note";
    case Severity::Off:
        break;
    }
    return "Off";
}

std::string severityId(Severity severity)
{
    auto name = severityName(severity);
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
    return name;
}

std::string unitName(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    const auto& assessed = assessment.units[static_cast<std::size_t>(unit)];
    const auto& source = *assessment.source[static_cast<std::size_t>(unit)];
    const auto kind = assessed.kind == noIndex ? source.unit : catalogue.unit(assessed.kind).name;
    return source.name.empty() ? kind : oneLine(source.name) + " (" + kind + ')';
}

std::string oneLine(std::string words)
{
    std::ranges::replace_if(
        words, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; }, ' ');
    return words;
}

std::string message(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding)
{
    return finding.constraint == noIndex ? fromStructure(catalogue, assessment, finding)
                                         : fromConstraint(catalogue, assessment, finding);
}

CitationText citation(const Catalogue& catalogue, Index index)
{
    if (index == noIndex)
        return {};
    const auto& found = catalogue.ruleset.citations[static_cast<std::size_t>(index)];
    return {found.source == noIndex ? std::string()
                                    : catalogue.ruleset.sources[static_cast<std::size_t>(found.source)].title,
            found.section};
}

Index citationOf(const Catalogue& catalogue, const Finding& finding)
{
    if (finding.constraint != noIndex)
        return catalogue.ruleset.constraints[static_cast<std::size_t>(finding.constraint)].citation;
    const auto found = std::ranges::find(structuralIds, finding.rule);
    return found == structuralIds.end()
               ? noIndex
               : catalogue.ruleset.structure[static_cast<std::size_t>(found - structuralIds.begin())].citation;
}

std::string fixLabel(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix)
{
    const auto nameOf = [&](Index unit) {
        auto name = unitName(catalogue, assessment, unit);
        // What hangs on a unit goes with it.
        const auto end = assessment.units[static_cast<std::size_t>(unit)].end;
        if (fix.kind == Fix::Kind::RemoveUnits && end == unit + 2)
            name += " with " + unitName(catalogue, assessment, unit + 1);
        else if (fix.kind == Fix::Kind::RemoveUnits && end > unit + 2)
            name += fmt::format(" with {} units", end - unit - 1);
        return name;
    };
    const auto names = [&] {
        std::string text;
        for (std::size_t i = 0; i < fix.units.size() && i < 3; ++i)
            text += (text.empty() ? "" : ", ") + nameOf(fix.units[i]);
        if (fix.units.size() > 3)
            text += fmt::format(" and {} more", fix.units.size() - 3);
        return text;
    };
    const auto cost = [&] {
        if (!catalogue.ruleset.hasPoints || fix.points == 0)
            return std::string();
        return fmt::format(" ({}{})", fix.points > 0 ? "+" : "−", points(fix.points < 0 ? -fix.points : fix.points));
    };
    switch (fix.kind) {
    case Fix::Kind::RemoveUnits:
        return "Remove " + names() +
               (catalogue.ruleset.hasPoints && fix.points < 0 ? " (" + points(-fix.points) + ')' : "");
    case Fix::Kind::AddUnits: {
        const auto& kind = catalogue.unit(fix.unitKind).name;
        return (fix.number == 1 ? "Add " + kind : fmt::format("Add {} × {}", fix.number, kind)) +
               (fix.above == noIndex ? std::string() : " to " + unitName(catalogue, assessment, fix.above)) + cost();
    }
    case Fix::Kind::SetModels:
        return fmt::format("Give {} {} {}", names(), fix.number, fix.number == 1 ? "model" : "models") + cost();
    case Fix::Kind::TakeOption:
        return (fix.number == 1 ? fmt::format("Take {} for {}", fix.option, names())
                                : fmt::format("Take {} × {} for {}", fix.number, fix.option, names())) +
               cost();
    case Fix::Kind::LowerOption:
        return fmt::format("Only {} × {} for {}", fix.number, fix.option, names()) + cost();
    case Fix::Kind::DropOption:
        return fmt::format("Drop {} from {}", fix.option, names()) + cost();
    case Fix::Kind::Deploy:
        return "Do not hold back " + names();
    case Fix::Kind::Detach:
        return fmt::format("Let {} stand alone", names());
    case Fix::Kind::Attach:
        return fmt::format("Put {} under {}", names(), unitName(catalogue, assessment, fix.above));
    case Fix::Kind::SetGroupModels:
        return fmt::format("Only {} × {} in {}", fix.number, fix.option, names()) + cost();
    case Fix::Kind::RemoveGroup:
        return fmt::format("No {} in {}", fix.option, names()) + cost();
    }
    return {};
}

TallyText tally(const Catalogue& catalogue, const Assessment& assessment, const Tally& tally)
{
    const auto& rule = catalogue.ruleset.constraints[static_cast<std::size_t>(tally.constraint)];
    TallyText text;
    if (rule.name.empty())
        return text;
    const auto subject = subjectName(catalogue, assessment, tally.subject);
    text.label = fill(
        rule.name,
        [&](std::string_view name) {
            return name == "line" || name == "limit" || name == "unit" || name == "army" ? std::optional(subject)
                                                                                         : std::nullopt;
        },
        [](std::string_view) { return std::nullopt; });
    const auto isOfAllies = tally.subject.kind == Kind::Army && assessment.army != tally.subject.index;
    // Of an ally's army only what it has is worth a line.
    if (isOfAllies && tally.actual == Fraction(0))
        return {};
    if (isOfAllies) {
        text.label += " (" + subject + ')';
    } else if (tally.subject.kind == Kind::Unit && text.label == rule.name) {
        const auto& own = assessment.source[static_cast<std::size_t>(tally.subject.index)]->name;
        text.label += ' ' + (own.empty() ? subject : oneLine(own));
    }
    text.figure = number(tally.actual);
    if (tally.min && tally.max && *tally.min == *tally.max)
        text.figure += " of " + number(tally.max);
    else if (tally.min && tally.max)
        text.figure += fmt::format(" ({} to {})", number(tally.min), number(tally.max));
    else if (tally.max)
        text.figure += " of " + number(tally.max);
    else if (tally.min && *tally.min > Fraction(1))
        text.figure += fmt::format(" ({} at least)", number(tally.min));
    // What is only a note is no fault of the army.
    text.isBroken = std::ranges::any_of(assessment.findings, [&](const Finding& finding) {
        return finding.constraint == tally.constraint && finding.subject == tally.subject &&
               finding.severity != Severity::Note;
    });
    return text;
}

std::string choicesLine(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    const auto& assessed = assessment.units[static_cast<std::size_t>(unit)];
    if (assessed.kind == noIndex)
        return {};
    const auto shown = profile(catalogue, assessment, unit);
    const auto joined = [](const std::vector<ProfileOption>& options) {
        std::string names;
        for (const auto& option : options)
            names += (names.empty() ? "" : ", ") + (option.isMount ? option.group + ": " : "") +
                     (option.count > 1 ? fmt::format("{} × ", option.count) : "") + option.name;
        return names;
    };
    auto line = joined(shown.options);
    for (const auto& group : shown.groups) {
        line += fmt::format("{}{} × {}", line.empty() ? "" : "; ", group.models, group.name);
        if (!group.options.empty())
            line += ": " + joined(group.options);
    }
    return line;
}

std::string provenanceLine(const Provenance& provenance)
{
    static const std::pair<std::string_view, std::string_view> kinds[]{
        {"rulebook", "Figures from the rulebook"},
        {"transcribed", "Figures transcribed by players"},
        {"typical", "Typical figures"},
        {"playtest", "PLAYTEST figures, set to be tried"},
        {"own", "The user's own figures"}};
    std::string line = provenance.kind;
    for (const auto& [kind, words] : kinds)
        if (kind == provenance.kind)
            line = words;
    line += ": " + provenance.source;
    if (!provenance.certainty.empty())
        line += (line.ends_with('.') ? " " : ". ") + provenance.certainty;
    return line;
}

} // namespace muster::report
