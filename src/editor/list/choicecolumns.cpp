#include "editor/list/choicecolumns.h"

#include <algorithm>
#include <utility>

namespace muster::editor {

namespace {

constexpr qsizetype mostColumns = 8;

/// The heads under which one of the choices has a figure, each of them short.
QStringList columnsOf(const std::vector<std::vector<ChoiceFigure>>& figures)
{
    QStringList heads;
    QStringList barred;
    QStringList used;
    for (const auto& each : figures)
        for (const auto& [head, value] : each) {
            if (!heads.contains(head))
                heads << head;
            if (value.size() > longestCell)
                barred << head;
            else if (!value.isEmpty())
                used << head;
        }
    heads.removeIf([&](const QString& head) { return barred.contains(head) || !used.contains(head); });
    return heads.mid(0, mostColumns);
}

void addBefore(Choice& choice, const std::vector<ChoiceFigure>& figures)
{
    QStringList parts{figuresLine(figures), choice.effect};
    parts.removeAll(QString());
    choice.effect = parts.join(QStringLiteral(" · "));
}

} // namespace

QString figuresLine(const std::vector<ChoiceFigure>& figures)
{
    QStringList words;
    for (const auto& [head, value] : figures)
        if (!value.isEmpty())
            words << head + QLatin1Char(' ') + value;
    return words.join(QStringLiteral(" · "));
}

void setColumns(ChoiceGroup& group, const std::vector<std::vector<ChoiceFigure>>& figures)
{
    const auto hasFigure = [](const std::vector<ChoiceFigure>& each) {
        return std::ranges::any_of(each, [](const ChoiceFigure& figure) { return !figure.value.isEmpty(); });
    };
    const auto columns = std::ranges::count_if(figures, hasFigure) < 2 ? QStringList() : columnsOf(figures);
    group.heads = columns;
    for (std::size_t i = 0; i < figures.size() && i < group.choices.size(); ++i) {
        auto& choice = group.choices[i];
        QStringList cells(columns.size());
        std::vector<ChoiceFigure> rest;
        for (const auto& figure : figures[i]) {
            const auto column = columns.indexOf(figure.head);
            if (column >= 0)
                cells[column] = figure.value;
            else
                rest.push_back(figure);
        }
        if (hasFigure(figures[i]) && !columns.isEmpty())
            choice.cells = std::move(cells);
        addBefore(choice, rest);
    }
}

} // namespace muster::editor
