#include "report/gamedata/gamedatatext.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/gamedata/gamedatawords.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"

#include <algorithm>

namespace muster::report {

namespace {

namespace data = battlescribe::data;

void append(std::string& list, const std::string& text, std::string_view separator = ", ")
{
    if (!text.empty())
        list += (list.empty() ? "" : std::string(separator)) + text;
}

std::string costsOf(const data::ShownChoice& choice)
{
    return joined(choice.costs, [](const auto& cost) { return number(cost.value) + ' ' + safeLine(cost.type); });
}

std::string limitWords(const data::ShownLimit& limit)
{
    auto text = std::string(limitName(limit.type)) + ' ' + number(limit.value) + (limit.isPercent ? "%" : "");
    if (limit.field != "selections")
        text += ' ' + safeLine(limit.field);
    if (limit.scope != "parent")
        text += " (" + safeLine(limit.scope) + ')';
    return text + (limit.isChanged ? "*" : "");
}

/// What it is, in brackets: "(unit, hidden)".
std::string marksOf(const data::ShownChoice& choice)
{
    std::string text(choiceName(choice));
    if (choice.isHidden)
        append(text, say(phrase("report", "hidden")));
    if (choice.isDefault)
        append(text, say(phrase("report", "default")));
    return text.empty() ? text : " (" + text + ')';
}

std::string headText(const data::Head& head)
{
    auto text = safeLine(head.name) + " (" + safeLine(head.id) + "), " +
                say(phrase("report", "revision {revision}"), {{"revision", std::to_string(head.revision)}});
    if (head.isLibrary)
        append(text, say(phrase("report", "library")));
    return text;
}

std::string importText(const data::ShownImport& import)
{
    const auto name = safeLine(import.name.empty() ? import.id : import.name);
    return !import.isThere    ? say(phrase("report", "{name} (which is not there)"), {{"name", name}})
           : import.withRoots ? say(phrase("report", "{name} (with its root entries)"), {{"name", name}})
                              : name;
}

void writeCatalogue(const data::ShownCatalogue& catalogue, std::string& out)
{
    out += "  " + headText(catalogue.head) + ": " + safeLine(catalogue.file) + '\n';
    std::string imports;
    for (const auto& import : catalogue.imports)
        append(imports, importText(import));
    if (!imports.empty())
        out += "    " + wrapped(say(phrase("report", "imports {names}"), {{"names", imports}}), 6) + '\n';
}

/// Writes the entries by category, in the order of the data.
void writeRoots(const std::vector<data::ShownChoice>& roots, std::string& out)
{
    std::vector<std::string> categories;
    const auto categoryOf = [](const data::ShownChoice& root) {
        return root.categories.empty() ? std::string() : root.categories.front();
    };
    for (const auto& root : roots)
        if (std::ranges::find(categories, categoryOf(root)) == categories.end())
            categories.push_back(categoryOf(root));
    for (const auto& category : categories) {
        out += '\n' + (category.empty() ? noCategory() : safeLine(category)) + '\n';
        for (const auto& root : roots) {
            if (categoryOf(root) != category)
                continue;
            auto line = safeLine(root.name) + marksOf(root);
            append(line, costsOf(root), ": ");
            std::string others;
            for (std::size_t i = 1; i < root.categories.size(); ++i)
                append(others, safeLine(root.categories[i]));
            out += "  " + wrapped(line + (others.empty() ? "" : " [" + others + ']'), 4) + '\n';
        }
    }
}

void writeChoices(const data::ShownChoice& choice, std::size_t indent, std::string& out)
{
    for (const auto& each : choice.choices) {
        auto line = safeLine(each.name) + marksOf(each);
        append(line, costsOf(each), ": ");
        append(line, joined(each.limits, limitWords), "; ");
        out += std::string(indent, ' ') + wrapped(line, indent + 2) + '\n';
        writeChoices(each, indent + 2, out);
    }
    if (choice.moreChoices > 0)
        out += std::string(indent, ' ') +
               say(phrases("report", "{n} more {n:choice|choices}"), static_cast<std::int64_t>(choice.moreChoices)) +
               '\n';
}

std::string printed(const std::string& source) { return source.empty() ? source : " [" + safeLine(source) + ']'; }

void writeProfiles(const std::vector<data::ShownProfile>& profiles, std::string& out)
{
    std::vector<std::string> types;
    for (const auto& profile : profiles)
        if (std::ranges::find(types, profile.type) == types.end())
            types.push_back(profile.type);
    for (const auto& type : types) {
        out += '\n' + safeLine(type) + '\n';
        for (const auto& profile : profiles) {
            if (profile.type != type)
                continue;
            std::string figures;
            for (const auto& each : profile.characteristics)
                if (!each.text.empty())
                    append(figures, safeLine(each.name) + ' ' + safeLine(each.text), "; ");
            out += "  " + wrapped(safeLine(profile.name) + ": " + figures + printed(profile.printed), 4) + '\n';
        }
    }
}

void writeRules(const std::vector<data::ShownRule>& rules, std::string& out)
{
    if (!rules.empty())
        out += '\n' + say(phrase("report", "Rules")) + '\n';
    for (const auto& rule : rules)
        out += "  " + wrapped(safeLine(rule.name) + ": " + safeLines(rule.text) + printed(rule.printed), 4) + '\n';
}

bool hasChanged(const data::ShownChoice& choice)
{
    return std::ranges::any_of(choice.limits, &data::ShownLimit::isChanged) ||
           std::ranges::any_of(choice.choices, hasChanged);
}

} // namespace

std::string toText(const std::vector<data::ShownGame>& games)
{
    std::string out;
    for (const auto& game : games) {
        out += out.empty() ? "" : "\n";
        out += game.head.name.empty() && game.file.empty()
                   ? say(phrase("report", "The game {id}, which is not there"), {{"id", safeLine(game.head.id)}})
                   : headText(game.head) + ": " + safeLine(game.file);
        out += '\n';
        for (const auto& catalogue : game.catalogues)
            writeCatalogue(catalogue, out);
    }
    return safeLines(out);
}

std::string toText(const GameDataCatalogue& catalogue)
{
    auto out = headText(catalogue.head) + '\n' + safeLine(catalogue.game) + '\n';
    writeRoots(catalogue.roots, out);
    return safeLines(out);
}

std::string toText(const data::ShownEntry& entry)
{
    const auto& choice = entry.choice;
    auto out = safeLine(choice.name) + marksOf(choice) + '\n';
    std::string categories;
    for (const auto& each : choice.categories)
        append(categories, safeLine(each));
    for (const auto& line : {costsOf(choice), categories, joined(choice.limits, limitWords)})
        out += line.empty() ? line : line + '\n';
    writeProfiles(entry.profiles, out);
    writeRules(entry.rules, out);
    if (!choice.choices.empty())
        out += '\n' + say(phrase("report", "Choices")) + '\n';
    writeChoices(choice, 2, out);
    if (hasChanged(choice))
        out += '\n' + say(phrase("report", "* Modifiers may change this limit.")) + '\n';
    return safeLines(out);
}

} // namespace muster::report
