#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace muster::editor {

/// A text as a search compares it: without case, accents and other marks on letters, wide forms as the usual ones.
[[nodiscard]] std::u16string foldedForSearch(const QString& text);

/// Texts to be found by a few letters.
class PaletteSearch {
public:
    struct Text {
        QString title;
        QString detail;
        QString others{}; ///< more words for it, which nobody sees; they count as those of the detail
    };

    void setTexts(const std::vector<Text>& texts);

    /// Positions of the texts in which every word that was typed is found, in any order, the best first; at most
    /// `most`. A text is better if its title has a word that begins so, then if title or detail have the word as a
    /// part, then if the title has its letters in this order, the first at the start of a word. Among equals the first
    /// one is first. Nothing typed: none.
    [[nodiscard]] std::vector<std::size_t> find(const QString& typed, std::size_t most) const;

private:
    struct Folded {
        std::u16string title;
        std::u16string detail;
    };
    std::vector<Folded> m_texts;
};

} // namespace muster::editor
