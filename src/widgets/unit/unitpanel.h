#pragma once

#include "editor/list/intent.h"
#include "editor/list/listform.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>

#include <deque>
#include <optional>

class QLabel;
class QMenu;
class QToolButton;
class QSpinBox;

namespace muster::widgets {

class ChoiceList;
class NeedsBar;
class PanelFold;
class PictureField;
class Prompts;
class SeveralPage;
class SlotsBox;
class TwoColumns;
class UnitBattle;
class UnitHead;
class UnitRules;
class UnitSize;
class UnitTexts;
class UnknownNames;

/// One unit of the roster: everything that is shown of it and can be chosen for it, made from its data.
class UnitPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit UnitPanel(QWidget* parent = nullptr);
    ~UnitPanel() override;

    /// `form`: null without a verdict. `unit`: empty where none is selected. `selected`: all that are; of several, what
    /// they have in common is shown.
    void show(editor::ListFormPtr form, const std::string& unit, const std::vector<std::string>& selected);
    /// Puts the controls back to what the roster says, where a choice changed nothing.
    void showAgain();
    /// The finished card, below everything else.
    void addCard(QWidget* card);
    void focusName();
    void focusOptions();
    /// The picture of the unit that is shown; null where it can have none.
    [[nodiscard]] PictureField* openPicture();
    /// Who is asked for the files of pictures.
    void setPrompts(Prompts& prompts);

signals:
    void searchRequested(const QString& words); ///< among what can be added
    /// A person means this.
    void meant(const editor::Intent& intent);
    /// A change that an engine offered was chosen.
    void gestureMade(const editor::Gesture& gesture);
    void detachRequested();
    /// The unit is to be kept with all that is chosen for it, under this name and with this cost.
    void keepRequested(const std::string& unit, const QString& name, const QString& cost);
    /// The unit whose finished card is to be shown below the panel.
    void cardWanted(const std::string& unit);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildSecond();
    /// Choices and profiles beside each other, where there is room for both.
    void arrange();
    void connectParts();
    void fill();
    void orderTabs();
    [[nodiscard]] std::string newlyAdded();
    void keepFocus(const QWidget* before, const QString& name, const std::string& added);
    [[nodiscard]] QWidget* controlOf(const std::string& choice) const;
    void choose(const std::string& choice, int count);
    bool offerSwaps(const editor::intents::Choose& intent);
    void fillIn();
    void wantCard();
    [[nodiscard]] bool goToOption(QChar letter);
    [[nodiscard]] QSpinBox* numberField() const;
    bool goToNumber(QKeyEvent& digit);
    void startBreaks();
    void workOnBreaks();
    void fillAddMenu(QMenu& menu, const std::vector<editor::Addable>& addable);

    editor::ListFormPtr m_list;
    std::string m_unit;
    std::string m_filled; ///< the unit that the controls show
    editor::UnitForm m_form;

    TwoColumns* m_page;
    QLabel* m_empty;
    SeveralPage* m_several;
    UnitHead* m_head;
    UnitTexts* m_texts;
    UnitSize* m_size;
    UnknownNames* m_unknown;
    SlotsBox* m_slotsBox;
    NeedsBar* m_needs;
    ChoiceList* m_choices;
    QLabel* m_sum; ///< how the points of the unit come about
    QToolButton* m_keep;
    QLabel* m_legend; ///< what the letters in the names of weapons mean
    /// What was added when a person asked for one more, which the next verdict has.
    std::optional<std::vector<std::string>> m_addedBefore;
    std::vector<QPointer<QWidget>> m_tabs; ///< what Tab goes through, from above
    UnitBattle* m_battle;
    UnitRules* m_rules;
    PanelFold* m_remarksFold;
    QLabel* m_remarks;
    PanelFold* m_cardFold;

    /// Choices for which it is still to be worked out what they would break, a few at a time.
    std::deque<std::string> m_toTry;
    QTimer m_work;
};

} // namespace muster::widgets
