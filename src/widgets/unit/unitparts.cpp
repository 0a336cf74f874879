#include "widgets/unit/unitparts.h"

#include "core/roster/limits.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/figurestrip.h"
#include "widgets/unit/picturefield.h"
#include "widgets/unit/profiletable.h"
#include "widgets/unit/unitpanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace muster::widgets {

using editor::intents::OwnText;

QVBoxLayout* headedColumn(QWidget& part, const QString& head)
{
    auto* column = spaced(new QVBoxLayout(&part), space::tiny, {0, space::medium, 0, 0});
    column->addWidget(quiet(new WordLabel(head), Type::Label));
    return column;
}

QString htmlLine(const QString& name, const QString& words)
{
    return QStringLiteral("<p style='margin:0 0 5px 0'><b>%1</b> %2</p>")
        .arg(name.toHtmlEscaped(), words.toHtmlEscaped());
}

std::vector<editor::ProfileTable> tablesOf(const editor::UnitForm& form, bool areMain)
{
    std::vector<editor::ProfileTable> tables;
    std::ranges::copy_if(form.tables, std::back_inserter(tables),
                         [areMain](const editor::ProfileTable& table) { return table.isMain == areMain; });
    return tables;
}

UnitTexts::UnitTexts(QWidget* parent)
    : PanelFold(QStringLiteral("note"), true, parent),
      m_name(addField(named<QLineEdit>("unitOwnName"), rosterlimits::nameLetters, OwnText::Name)),
      m_note(addField(named<QLineEdit>("unitNote"), rosterlimits::proseLetters, OwnText::Note)),
      m_picture(named<PictureField>("unitPicture", UnitPanel::tr("Picture of the unit")))
{
    add(m_picture);
    m_name.line->setPlaceholderText(UnitPanel::tr("Own name"));
    m_name.line->setAccessibleName(UnitPanel::tr("Own name of the unit"));
    m_note.line->setPlaceholderText(UnitPanel::tr("Note"));
    m_note.line->setAccessibleName(UnitPanel::tr("Note on the unit"));
}

UnitTexts::Field UnitTexts::addField(QLineEdit* line, std::size_t most, OwnText which)
{
    auto* length = new LengthLine(*line, most);
    add(line);
    add(length);
    connect(line, &QLineEdit::textEdited, this, [this, length, which](const QString& text) {
        if (length->fits())
            emit written(which, text.toStdString());
    });
    return {line, length};
}

void UnitTexts::show(const editor::UnitForm& form, bool isOther)
{
    // A field that is being typed in already shows what the roster has, or more than it may have.
    const auto set = [isOther](const Field& field, const QString& text) {
        if (field.line->text() != text && (field.length->fits() || isOther))
            field.line->setText(text);
    };
    set(m_name, form.ownName);
    set(m_note, form.note);
    setTitle(form.mayHavePicture ? UnitPanel::tr("Name, note and picture") : UnitPanel::tr("Name and note"));
    m_picture->setVisible(form.mayHavePicture);
    if (isOther)
        m_picture->giveUp();
    m_picture->show(form.picture);
}

void UnitTexts::focusName()
{
    open();
    m_name.line->setFocus(Qt::ShortcutFocusReason);
    m_name.line->selectAll();
}

UnitHead::UnitHead(QWidget* parent)
    : QWidget(parent),
      m_name(typed(named<WordLabel>("unitName"), Type::Title)),
      m_points(typed(named("unitPoints", plainLabel()), Type::Figure)),
      m_rank(quiet(named<WordLabel>("unitRank"))),
      m_profiles(new QWidget),
      m_figures(named<FigureStrip>("unitFigures")),
      m_models(named<ProfileTables>("unitParts"))
{
    setFocusProxy(m_figures);
    addParts(*spaced(new QVBoxLayout(m_profiles), space::tiny), {m_figures, m_models});
    m_points->setAlignment(Qt::AlignRight | Qt::AlignTop);
    auto* column = spaced(new QVBoxLayout(this), space::tiny);
    auto* top = new QHBoxLayout;
    top->addWidget(m_name, 1);
    top->addWidget(m_points);
    column->addLayout(top);
    addParts(*column, {m_rank, Part::gap(space::tiny), m_profiles});
}

void UnitHead::show(const editor::UnitForm& form)
{
    m_name->setText(form.ownName.isEmpty() ? form.name : editor::shown(form.ownName));
    m_points->setText(form.points);
    m_points->setAccessibleName(form.pointsInWords);
    showRank(form);
    m_figures->setFigures(form.figures);
    m_models->setTables(tablesOf(form, true));
}

void UnitHead::showRank(const editor::UnitForm& form)
{
    m_rank->setTextFormat(Qt::PlainText);
    m_rank->setTextInteractionFlags(Qt::NoTextInteraction);
    m_rank->setText(form.rank);
    m_rank->setVisible(!form.rank.isEmpty() || !form.categories.isEmpty());
    if (form.categories.isEmpty())
        return;
    QStringList links;
    for (const auto& name : form.categories)
        links << QStringLiteral("<a href='%1'>%2</a>").arg(links.size()).arg(name.toHtmlEscaped());
    QStringList parts{form.rank.toHtmlEscaped(), links.join(QStringLiteral(", "))};
    parts.removeAll(QString());
    m_rank->setTextFormat(Qt::RichText); // our own, with every word escaped
    m_rank->setText(parts.join(QStringLiteral(" · ")));
    m_rank->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
}

UnitSize::UnitSize(QWidget* parent, bool ofSeveral)
    : QWidget(parent),
      m_number(named<QSpinBox>(ofSeveral ? "severalModels" : "unitModels")),
      m_sizes(named<QComboBox>(ofSeveral ? "severalSizes" : "unitSizes")),
      m_range(quiet(named(ofSeveral ? "severalSizeRange" : "unitSizeRange", plainLabel()))),
      m_cost(quiet(named(ofSeveral ? "severalSizeCost" : "unitSizeCost", plainLabel()))),
      m_isOfSeveral(ofSeveral)
{
    auto* column = headedColumn(*this, ofSeveral ? UnitPanel::tr("Models of each") : UnitPanel::tr("Models"));
    auto* line = spaced(new QHBoxLayout, space::small);
    for (auto* control : {static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_sizes)}) {
        passLettersOn(*control);
        control->setAccessibleName(ofSeveral ? UnitPanel::tr("Number of models of each unit")
                                             : UnitPanel::tr("Number of models"));
        line->addWidget(control);
    }
    m_number->setProperty("stepper", true);
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setKeyboardTracking(!ofSeveral);
    line->addWidget(m_range, 1);
    line->addWidget(m_cost);
    column->addLayout(line);
    // Less than the fewest means that the numbers differ.
    connect(m_number, &QSpinBox::valueChanged, this, [this](int models) {
        if (m_number->specialValueText().isEmpty() || models > m_number->minimum())
            emit chosen(models);
    });
    connect(m_sizes, &QComboBox::activated, this, [this](int index) {
        if (const auto models = m_sizes->itemData(index).toInt(); models > 0)
            emit chosen(models);
    });
}

void UnitSize::show(const std::optional<editor::SizeForm>& size)
{
    const bool isFixed = !size || (size->isFixed() && !size->isMixed && size->models == size->least);
    setVisible(!isFixed);
    if (isFixed)
        return;
    m_cost->setText(size->cost);
    const auto differ = size->isMixed ? UnitPanel::tr("They have different numbers.") : QString();
    m_number->setAccessibleDescription(differ);
    m_sizes->setAccessibleDescription(differ);
    m_number->setVisible(size->sizes.empty());
    m_sizes->setVisible(!size->sizes.empty());
    if (size->sizes.empty()) {
        showNumber(*size);
        return;
    }
    auto offered = size->sizes;
    const int shown = size->isMixed ? 0 : size->models;
    if (std::ranges::find(offered, shown) == offered.end())
        offered.insert(size->isMixed ? offered.begin() : offered.end(), shown);
    if (offered != m_offered) {
        m_offered = offered;
        m_sizes->clear();
        for (const auto each : offered)
            m_sizes->addItem(each > 0 ? editor::shownNumber(each) : QStringLiteral("–"), each);
    }
    m_sizes->setCurrentIndex(m_sizes->findData(shown));
    m_range->clear();
}

void UnitSize::showNumber(const editor::SizeForm& size)
{
    const QSignalBlocker quiet(m_number);
    m_number->setSpecialValueText(size.isMixed ? QStringLiteral("–") : QString());
    const auto least = size.isMixed ? size.least - 1 : std::min(size.least, size.models);
    m_number->setRange(least, std::max(size.most, size.models));
    fitStepper(*m_number);
    m_number->setValue(size.isMixed ? least : size.models);
    if (m_isOfSeveral)
        return;
    m_range->setText(UnitPanel::tr("%1 to %2").arg(editor::shownNumber(size.least), editor::shownNumber(size.most)));
}

UnknownNames::UnknownNames(QWidget* parent) : QWidget(parent), m_lines(new QVBoxLayout)
{
    auto* column = headedColumn(*this, UnitPanel::tr("Not known to the data"));
    column->addLayout(m_lines);
}

void UnknownNames::show(const std::vector<editor::UnknownForm>& unknown)
{
    for (auto* line : m_shown)
        line->deleteLater(); // its button may be the sender
    m_shown.clear();
    setVisible(!unknown.empty());
    for (const auto& each : unknown) {
        auto* line = named<QWidget>("unitUnknown");
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        auto* remove = new QToolButton;
        remove->setText(UnitPanel::tr("Remove"));
        remove->setAccessibleName(UnitPanel::tr("Remove %1").arg(each.name));
        row->addWidget(new WordLabel(each.text), 1);
        row->addWidget(remove);
        connect(remove, &QToolButton::clicked, this, [this, drop = each.drop] { emit gestureMade(drop); });
        m_lines->addWidget(line);
        m_shown.push_back(line);
    }
}

UnitBattle::UnitBattle(QWidget* parent)
    : QWidget(parent),
      m_reserve(named<QCheckBox>("unitReserve", UnitPanel::tr("Held back as reinforcement"))),
      m_place(new WordLabel),
      m_detach(named<QToolButton>("unitDetach")),
      m_tallies(named<WordLabel>("unitTallies"))
{
    m_reserve->setAccessibleName(m_reserve->text());
    m_detach->setText(UnitPanel::tr("Let it stand alone"));
    m_detach->setAccessibleName(UnitPanel::tr("Let the unit stand alone"));
    auto* column = headedColumn(*this, UnitPanel::tr("In this battle"));
    column->addWidget(m_reserve);
    column->addWidget(m_place);
    column->addWidget(m_detach, 0, Qt::AlignLeft);
    column->addWidget(m_tallies);
    connect(m_reserve, &QCheckBox::clicked, this, &UnitBattle::heldBack);
    connect(m_detach, &QToolButton::clicked, this, &UnitBattle::detachRequested);
}

void UnitBattle::show(const editor::UnitForm& form, const QString& tallies)
{
    m_reserve->setVisible(form.mayBeReserve);
    m_reserve->setChecked(form.isReserve);
    const bool isAttached = !form.above.isEmpty();
    m_place->setVisible(isAttached);
    m_detach->setVisible(isAttached);
    m_place->setText(form.place.isEmpty() ? UnitPanel::tr("Attached to %1").arg(form.above)
                                          : UnitPanel::tr("%1: %2").arg(form.place, form.above));
    m_tallies->setText(tallies);
    m_tallies->setVisible(!tallies.isEmpty());
    setVisible(form.mayBeReserve || isAttached || !tallies.isEmpty());
}

UnitRules::UnitRules(QWidget* parent)
    : QWidget(parent),
      m_tables(named<ProfileTables>("unitTables")),
      m_rules(named("unitRules", wordsToCopy(Type::Body)))
{
    m_rules->setTextFormat(Qt::RichText);
    auto* column = headedColumn(*this, UnitPanel::tr("What it has"));
    column->addWidget(m_tables);
    column->addWidget(m_rules);
}

void UnitRules::show(const editor::UnitForm& form)
{
    auto tables = tablesOf(form, false);
    const bool hasTables = !tables.empty();
    m_tables->setTables(std::move(tables));
    QString html;
    for (const auto& rule : form.rules)
        html += htmlLine(rule.name, rule.text);
    if (m_rules->text() != html)
        m_rules->setText(html);
    m_rules->setVisible(!html.isEmpty());
    setVisible(!html.isEmpty() || hasTables);
}

} // namespace muster::widgets
