#include "widgets/dialogs/ownunitdialog.h"

#include "editor/words/shown.h"
#include "report/catalogue/kinds.h"
#include "widgets/dialogs/figurefields.h"
#include "widgets/dialogs/ownunitlists.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::OwnUnitForm;

namespace {

constexpr int settling = 300; // ms
constexpr int noteHeight = 96;
constexpr int leftWidth = 500;
constexpr int numberFieldWidth = 110;

QLabel* fieldLabel(const QString& words, QWidget* buddy = nullptr)
{
    auto* label = quiet(plainLabel(words), Type::Label);
    label->setBuddy(buddy);
    return label;
}

/// A field under its head.
QVBoxLayout* under(QLabel* label, QWidget* field)
{
    auto* layout = filled(spaced(new QVBoxLayout, 2), {label, field});
    return layout;
}

void colour(QLabel& label, const QColor& with)
{
    auto palette = label.palette();
    palette.setColor(QPalette::WindowText, with);
    label.setPalette(palette);
}

} // namespace

OwnUnitDialog::OwnUnitDialog(Store& store, Store::CataloguePtr catalogue, Id<Unit> kind, OwnUnits units,
                             UnitDraft draft, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_catalogue(std::move(catalogue)),
      m_kind(kind),
      m_units(std::move(units)),
      m_draft(std::move(draft)),
      m_form(editor::ownUnitForm(*m_catalogue, kind, m_draft, m_units.weapons()))
{
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &OwnUnitDialog::tryIt);
    fitWindow(*this, {1080, 660});
    check();
    tryIt();
    m_name->setFocus();
    m_name->selectAll();
}

QLineEdit* OwnUnitDialog::field(const QString& objectName, const QString& text, const QString& accessibleName)
{
    auto* made = new QLineEdit(text);
    made->setObjectName(objectName);
    made->setAccessibleName(accessibleName);
    connect(made, &QLineEdit::textChanged, this, &OwnUnitDialog::check);
    return made;
}

void OwnUnitDialog::addFault(QBoxLayout& layout, Field field)
{
    auto* label = wrapped(typed(plainLabel(), Type::Small));
    colour(*label, Theme::of(this).error);
    label->setObjectName(QStringLiteral("ownFault%1").arg(static_cast<int>(field)));
    label->hide();
    layout.addWidget(label);
    m_faults[field] = label;
}

/// Name, costs, sizes.
void OwnUnitDialog::addHeads(QBoxLayout& layout)
{
    m_name = field(QStringLiteral("ownName"), m_form.name, tr("Name of the unit"));
    layout.addLayout(under(fieldLabel(tr("&Name"), m_name), m_name));
    addFault(layout, Field::Name);
    auto* row = spaced(new QHBoxLayout, space::medium);
    const auto add = [&](QLineEdit* made, const QString& words) {
        made->setFixedWidth(numberFieldWidth);
        auto* label = fieldLabel(words, made);
        row->addLayout(under(label, made));
    };
    if (m_form.hasPoints) {
        m_points = field(QStringLiteral("ownPoints"), m_form.points, tr("Points of the unit"));
        add(m_points, tr("&Points"));
        m_pointsPerModel =
            field(QStringLiteral("ownPointsPerModel"), m_form.pointsPerModel, tr("Points of each model"));
        add(m_pointsPerModel, tr("Points a &model"));
    }
    if (m_form.parts.empty()) {
        m_sizes = field(QStringLiteral("ownSizes"), m_form.sizes, tr("Number of models"));
        m_sizes->setToolTip(editor::shownTip(tr("One number (10), some (5, 10, 20) or a range (5–20)")));
        add(m_sizes, tr("Mo&dels"));
    }
    row->addStretch(1);
    layout.addLayout(row);
    addFault(layout, Field::Points);
    addFault(layout, Field::Sizes);
}

QWidget* OwnUnitDialog::fieldsPage()
{
    auto* page = new QWidget;
    auto* layout = spaced(new QVBoxLayout(page), space::tiny, {0, 0, space::medium, 0});
    addHeads(*layout);
    layout->addSpacing(space::small);
    if (!m_form.figures.empty()) {
        layout->addWidget(fieldLabel(tr("Figures")));
        m_figures = new FigureFields(m_form.figures, {}, QStringLiteral("ownFigure-"));
        connect(m_figures, &FigureFields::edited, this, &OwnUnitDialog::check);
        layout->addWidget(m_figures);
    }
    addFault(*layout, Field::Figures);
    for (std::size_t i = 0; i < m_form.parts.size(); ++i) {
        const auto& part = m_form.parts[i];
        addParts(*layout, {Part::gap(space::small), fieldLabel(part.name)});
        auto* row = spaced(new QHBoxLayout, space::small);
        auto* number = field(QStringLiteral("ownPartModels-%1").arg(i), part.models, tr("%1: models").arg(part.name));
        number->setFixedWidth(numberFieldWidth / 2);
        auto* label = quiet(plainLabel(tr("Models")), Type::Fine);
        row->addLayout(under(label, number));
        auto* figures = new FigureFields(part.figures, part.name, QStringLiteral("ownPart-%1-").arg(i));
        connect(figures, &FigureFields::edited, this, &OwnUnitDialog::check);
        row->addWidget(figures, 1);
        layout->addLayout(row);
        m_parts.emplace_back(number, figures);
    }
    addFault(*layout, Field::Parts);
    layout->addSpacing(space::small);
    m_note = named<QPlainTextEdit>("ownNote", m_form.note);
    m_note->setAccessibleName(tr("Note on the card"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(noteHeight);
    connect(m_note, &QPlainTextEdit::textChanged, this, &OwnUnitDialog::check);
    addParts(*layout, {under(fieldLabel(tr("N&ote on the card"), m_note), m_note), Part::stretch(1)});
    return page;
}

OwnWeaponList* OwnUnitDialog::weaponList(const std::vector<editor::OwnUnitForm::Weapon>& weapons,
                                         const QString& objectName)
{
    auto* list = new OwnWeaponList(weapons, objectName);
    connect(list, &OwnWeaponList::edited, this, &OwnUnitDialog::check);
    return list;
}

/// The weapons of the unit; where it has several kinds of model, those of the kind that is chosen above the list.
QWidget* OwnUnitDialog::weaponsPage()
{
    if (m_form.parts.empty())
        return m_weapons = weaponList(m_form.weapons, QStringLiteral("ownWeapons"));
    auto* page = new QWidget;
    auto* kinds = named<QComboBox>("ownWeaponsOf");
    kinds->setAccessibleName(tr("Kind of model whose weapons are shown"));
    auto* lists = new QStackedWidget;
    const auto add = [&](const QString& name, OwnWeaponList* list) {
        kinds->addItem(name);
        lists->addWidget(list);
        return list;
    };
    for (const auto& part : m_form.parts)
        m_partWeapons.push_back(
            add(part.name, weaponList(part.weapons, QStringLiteral("ownWeapons-%1").arg(kinds->count()))));
    if (std::ranges::any_of(m_form.weapons, &editor::OwnUnitForm::Weapon::isCarried))
        m_weapons = add(tr("The whole unit"), weaponList(m_form.weapons, QStringLiteral("ownWeapons")));
    connect(kinds, &QComboBox::currentIndexChanged, lists, &QStackedWidget::setCurrentIndex);
    auto* layout = spaced(new QVBoxLayout(page), 0, {0, space::small, 0, 0});
    auto* top = new QHBoxLayout;
    top->setContentsMargins(space::small, 0, space::small, 0);
    addParts(*top, {kinds, Part::stretch(1)});
    addParts(*layout, {top, {lists, 1}});
    return page;
}

void OwnUnitDialog::build()
{
    auto* about =
        wrapped(quiet(plainLabel(tr("Made from %1, and counts as it where rules name it.").arg(m_form.from))));

    auto* scroll = scrolled(fieldsPage());
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(leftWidth);

    auto* tabs = named<QTabWidget>("ownTabs");
    tabs->setDocumentMode(true); // no frame around the lists, which have their own
    tabs->tabBar()->setDrawBase(false);
    auto* right = spaced(new QVBoxLayout, space::tiny);
    right->addWidget(tabs, 1);
    if (!m_form.weapons.empty())
        tabs->addTab(weaponsPage(), tr("&Weapons"));
    m_rules = new OwnRuleList(m_form.rules);
    tabs->addTab(m_rules, tr("Special &Rules"));
    connect(m_rules, &OwnRuleList::edited, this, &OwnUnitDialog::check);
    if (!m_form.options.empty() || !m_form.groups.empty()) {
        m_options = new OwnOptionList(m_form);
        tabs->addTab(m_options, tr("Op&tions"));
        connect(m_options, &OwnOptionList::edited, this, &OwnUnitDialog::check);
    }
    addFault(*right, Field::Weapons);
    addFault(*right, Field::Rules);

    m_summary = wrapped(named("ownSummary", plainLabel()));
    auto* buttons = dialogButtons(*this);
    m_save = mainButton(*buttons, "ownSave", m_form.isNew ? tr("&Add to the Army") : tr("&Save"));
    buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);

    auto* columns = filled(spaced(new QHBoxLayout, space::large), {scroll, {right, 1}});
    auto* layout = dialogColumn(*this, "ownUnitDialog", m_form.isNew ? tr("Own Unit") : tr("Edit Own Unit"));
    addParts(*layout, {about, {columns, 1}});
    auto* foot = filled(new QHBoxLayout, {{m_summary, 1}, buttons});
    layout->addLayout(foot);
}

OwnUnitForm OwnUnitDialog::read() const
{
    auto form = m_form;
    form.name = m_name->text();
    if (m_points) {
        form.points = m_points->text();
        form.pointsPerModel = m_pointsPerModel->text();
    }
    if (m_sizes)
        form.sizes = m_sizes->text();
    form.note = m_note->toPlainText();
    if (m_figures)
        m_figures->readInto(form.figures);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        form.parts[i].models = m_parts[i].first->text();
        m_parts[i].second->readInto(form.parts[i].figures);
    }
    if (m_weapons)
        m_weapons->readInto(form.weapons);
    for (std::size_t i = 0; i < m_partWeapons.size(); ++i)
        m_partWeapons[i]->readInto(form.parts[i].weapons);
    m_rules->readInto(form.rules);
    if (m_options)
        m_options->readInto(form);
    return form;
}

void OwnUnitDialog::check()
{
    if (!m_save)
        return; // the dialog is still being built
    std::map<Field, QString> said;
    QString first;
    for (const auto& fault : read().faults()) {
        said.try_emplace(fault.field, fault.message);
        if (first.isEmpty())
            first = fault.message;
    }
    for (const auto& [field, label] : m_faults) {
        const auto its = said.find(field);
        label->setText(its == said.end() ? QString() : its->second);
        label->setVisible(its != said.end());
    }
    m_save->setEnabled(first.isEmpty());
    m_save->setToolTip(editor::shownTip(first));
    if (first.isEmpty()) {
        m_soon.start();
    } else {
        m_soon.stop();
        m_summary->clear();
    }
}

void OwnUnitDialog::tryIt()
{
    const auto form = read();
    if (!form.faults().empty())
        return;
    auto units = m_units;
    const auto id = units.put(editor::draftOf(form, m_draft));
    const auto tried = units.tried(m_store);
    const auto& theme = Theme::of(this);
    colour(*m_summary, tried ? theme.text : theme.error);
    if (!tried) {
        const auto why = editor::shown(tried.error().front().message);
        m_summary->setText(tr("The unit cannot be like this: %1.").arg(why));
        m_save->setEnabled(false);
        m_save->setToolTip(editor::shownTip(m_summary->text()));
        return;
    }
    const auto& catalogue = **tried;
    const auto& unit = catalogue.unit(catalogue.findUnit(Id<Army>::at(0), id));
    QStringList words;
    if (const auto cost = report::cost(catalogue, unit); !cost.empty())
        words << editor::shown(cost);
    if (catalogue.ruleset.countsModels)
        words << tr("%1 model(s)", nullptr, unit.maxModels).arg(editor::shown(report::sizes(unit)));
    m_summary->setText(words.join(QStringLiteral(" · ")));
}

void OwnUnitDialog::accept()
{
    const auto form = read();
    if (!form.faults().empty())
        return;
    auto units = m_units;
    const auto id = units.put(editor::draftOf(form, m_draft));
    auto faults = Faults();
    if (const auto tried = units.tried(m_store); !tried)
        faults = tried.error();
    else if (const auto saved = units.save(); !saved)
        faults = saved.error();
    if (!faults.empty()) {
        colour(*m_summary, Theme::of(this).error);
        m_summary->setText(tr("The unit is not saved: %1").arg(editor::shown(linesOf(faults).value(0))));
        return;
    }
    m_id = id;
    QDialog::accept();
}

} // namespace muster::widgets
