#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QRadioButton;
class QVBoxLayout;

namespace muster::widgets {

class PanelFold;

/// What the players agree on before a battle: points, scenario, options and rulings, each with a line that explains it.
/// Made from what a ruleset says.
class BattleForm : public QWidget {
    Q_OBJECT

public:
    explicit BattleForm(QWidget* parent = nullptr);

    /// The catalogue must outlive the form or the next call. Rulings of other armies than `army` are left out.
    void setBattle(const Catalogue& catalogue, Id<Army> army, const Battle& battle,
                   const std::map<std::string, bool, std::less<>>& rulings);

    /// As the form has it now. What the ruleset does not know is kept.
    [[nodiscard]] Battle battle() const;
    [[nodiscard]] std::map<std::string, bool, std::less<>> rulings() const;
    /// Whether the points are no more than a roster may have. A line of the form says so.
    [[nodiscard]] bool fits() const;
    /// Those that Tab goes to, from top to bottom.
    [[nodiscard]] std::vector<QWidget*> controls() const;

signals:
    void changed(); ///< fits() may return another value

private:
    struct OptionControl {
        const BattleOption* option = nullptr;
        QCheckBox* flag = nullptr;
        QComboBox* choices = nullptr;
        std::vector<QWidget*> widgets{}; ///< with the lines that explain it
    };
    struct RulingControl {
        const Ruling* ruling = nullptr;
        QRadioButton* yes = nullptr; ///< the answer that the ruling calls true
    };

    void clear();
    void addPoints();
    void addScenarios();
    void addOption(const BattleOption& option);
    void addRulings(Id<Army> army);
    void addRuling(const Ruling& ruling);
    QRadioButton* addAnswer(QVBoxLayout& column, const Ruling& ruling, bool isYes);
    void countRulings();
    QLabel* addLine(const QString& text, int indent);
    QLabel* addHead(const QString& text);
    void showOptions();

    const Catalogue* m_catalogue = nullptr;
    Battle m_battle;
    std::map<std::string, bool, std::less<>> m_rulings;
    QVBoxLayout* m_layout;
    QComboBox* m_points = nullptr;
    QLabel* m_tooManyPoints = nullptr;
    QComboBox* m_scenario = nullptr;
    QLabel* m_optionsHead = nullptr;
    std::vector<OptionControl> m_options;
    PanelFold* m_rulingsFold = nullptr;
    std::vector<RulingControl> m_rulingControls;
    std::vector<QWidget*> m_controls; ///< from top to bottom
};

} // namespace muster::widgets
