#pragma once

#include <QString>
#include <QToolButton>

#include <vector>

namespace muster::widgets {

/// A unit with all that was chosen for it, which a person kept to add it again.
struct Build {
    QString army; ///< ruleset/army/, as editor::OfferList::usedPrefix
    QString name;
    QString cost; ///< when it was kept; may be empty
    QString unit; ///< as text, as editor::Document::copy gives it

    friend bool operator==(const Build&, const Build&) = default;
};

/// Those of an army, the last first; kept in the settings for all rosters.
[[nodiscard]] std::vector<Build> buildsOf(const QString& army);
/// False where it has too much in it to be kept.
[[nodiscard]] bool keepBuild(const Build& build);
void forgetBuild(const Build& build);

/// The builds of an army as a menu: each is added, or forgotten. Hidden where there are none.
class BuildsButton : public QToolButton {
    Q_OBJECT

public:
    explicit BuildsButton(QWidget* parent = nullptr);

    void setArmy(const QString& army);
    [[nodiscard]] const QString& army() const { return m_army; }
    /// Another tab may have kept some.
    void refresh();

signals:
    void addRequested(const muster::widgets::Build& build);

private:
    void fill();

    QString m_army;
};

} // namespace muster::widgets
