#include "widgets/unit/severalpage.h"

#include "editor/gestures/several.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace muster::widgets {

namespace {

Qt::CheckState stateOf(const editor::SharedChoice& choice)
{
    return choice.least > 0 ? Qt::Checked : choice.greatest > 0 ? Qt::PartiallyChecked : Qt::Unchecked;
}

/// A box that a click ticks or clears: half ticked is only shown.
void show(QCheckBox& box, Qt::CheckState state)
{
    const QSignalBlocker quiet(box);
    box.setTristate(state == Qt::PartiallyChecked);
    box.setCheckState(state);
}

} // namespace

SeveralPage::SeveralPage(QWidget* parent)
    : QWidget(parent),
      m_title(typed(named<WordLabel>("severalTitle"), Type::Title)),
      m_points(typed(named("severalPoints", plainLabel()), Type::Figure)),
      m_models(quiet(plainLabel())),
      m_sizeName(plainLabel()),
      m_size(named<QSpinBox>("severalModels")),
      m_sizes(named<QComboBox>("severalSizes")),
      m_reserve(named<QCheckBox>("severalReserve")),
      m_none(quiet(new WordLabel))
{
    setObjectName(QStringLiteral("severalPage"));
    auto* column =
        spaced(new QVBoxLayout(this), space::small, {space::large, space::medium, space::large, space::large});
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_points, 0, Qt::AlignTop);
    column->addLayout(top);
    column->addWidget(m_models);
    auto* sizeLine = spaced(new QHBoxLayout, space::small);
    m_size->setFocusPolicy(Qt::StrongFocus);
    m_size->setKeyboardTracking(false);
    sizeLine->addWidget(m_sizeName);
    sizeLine->addWidget(m_size);
    sizeLine->addWidget(m_sizes);
    sizeLine->addStretch(1);
    for (auto* field : {static_cast<QWidget*>(m_size), static_cast<QWidget*>(m_sizes)})
        passLettersOn(*field);
    column->addLayout(sizeLine);
    m_options = new QVBoxLayout;
    column->addLayout(m_options);
    column->addWidget(m_none);
    column->addWidget(m_reserve);
    connect(m_size, &QSpinBox::valueChanged, this, [this](int models) {
        if (m_form.size && models >= m_form.size->least)
            emit meant(editor::intents::ResizeAll{m_form.ids, models});
    });
    connect(m_sizes, &QComboBox::activated, this, [this](int index) {
        if (const auto models = m_sizes->itemData(index).toInt(); models > 0)
            emit meant(editor::intents::ResizeAll{m_form.ids, models});
    });
    connect(m_reserve, &QCheckBox::clicked, this, [this] {
        const bool isOn = m_form.reserves < static_cast<int>(m_form.ids.size());
        emit meant(editor::intents::HoldBack{m_form.ids, isOn});
    });
}

void SeveralPage::show(editor::SeveralForm form)
{
    const bool isSame = fits(form);
    m_form = std::move(form);
    if (!isSame)
        build();
    fill();
}

void SeveralPage::showAgain() { fill(); }

QSpinBox* SeveralPage::number() const { return m_size->isVisible() ? m_size : nullptr; }

std::vector<QWidget*> SeveralPage::beginningWith(QChar letter) const
{
    std::vector<QWidget*> found;
    for (const auto& control : m_controls) {
        auto* field = control.box ? static_cast<QWidget*>(control.box) : control.number;
        if (field->isEnabled() && field->accessibleName().startsWith(letter, Qt::CaseInsensitive))
            found.push_back(field);
    }
    return found;
}

bool SeveralPage::fits(const editor::SeveralForm& form) const
{
    std::size_t next = 0;
    for (const auto& group : form.groups)
        for (const auto& choice : group.choices) {
            if (next == m_controls.size() || m_controls[next].choice != choice.id ||
                (m_controls[next].number != nullptr) != (choice.most > 1))
                return false;
            ++next;
        }
    return m_optionsBody && next == m_controls.size();
}

void SeveralPage::build()
{
    delete m_optionsBody;
    m_controls.clear();
    m_optionsBody = new QWidget(this);
    auto* column = spaced(new QVBoxLayout(m_optionsBody), space::tiny);
    for (const auto& group : m_form.groups) {
        auto* head = typed(plainLabel(group.name), Type::Strong);
        head->setContentsMargins(0, space::small, 0, 0);
        column->addWidget(head);
        for (const auto& choice : group.choices)
            addControl(choice, *column);
    }
    m_options->addWidget(m_optionsBody);
    m_optionsBody->show();
}

void SeveralPage::addControl(const editor::SharedChoice& choice, QVBoxLayout& column)
{
    Control control{choice.id, nullptr, nullptr, plainLabel()};
    auto* line = spaced(new QHBoxLayout, space::small);
    const auto id = choice.id;
    const auto name = QStringLiteral("several-") + QString::fromStdString(id);
    if (choice.most > 1) {
        control.number = new QSpinBox;
        control.number->setObjectName(name);
        control.number->setAccessibleName(choice.name);
        control.number->setFocusPolicy(Qt::StrongFocus);
        control.number->setKeyboardTracking(false);
        control.number->setSpecialValueText(QStringLiteral("–"));
        passLettersOn(*control.number);
        auto* label = new WordLabel(choice.name);
        line->addWidget(control.number);
        line->addWidget(label, 1);
        connect(control.number, &QSpinBox::valueChanged, this, [this, id](int count) {
            if (count >= 0)
                emit meant(editor::intents::ChooseForAll{m_form.ids, id, count});
        });
    } else {
        control.box = new QCheckBox(editor::shownLabel(choice.name));
        control.box->setObjectName(name);
        control.box->setAccessibleName(choice.name);
        control.box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        line->addWidget(control.box, 1);
        connect(control.box, &QCheckBox::clicked, this, [this, id] {
            // What some lack is given to all; only what all have is taken away.
            int count = 1;
            for (const auto& each : m_form.groups)
                for (const auto& its : each.choices)
                    if (its.id == id && its.least > 0)
                        count = 0;
            emit meant(editor::intents::ChooseForAll{m_form.ids, id, count});
        });
    }
    control.price->setFont(fontOf(Type::Strong));
    line->addWidget(control.price);
    column.addLayout(line);
    m_controls.push_back(control);
}

void SeveralPage::showSize()
{
    const auto& size = m_form.size;
    const bool isList = size && !size->sizes.empty();
    m_sizeName->setText(tr("Models of each"));
    m_sizeName->setVisible(size.has_value());
    m_size->setVisible(size && !isList);
    m_sizes->setVisible(isList);
    if (!size)
        return;
    const auto differ = m_form.isSizeMixed ? tr("They have different numbers.") : QString();
    for (auto* control : {static_cast<QWidget*>(m_size), static_cast<QWidget*>(m_sizes)}) {
        control->setAccessibleName(tr("Number of models of each unit"));
        control->setAccessibleDescription(differ);
    }
    const QSignalBlocker quiet(m_size);
    // One less than the fewest means that the numbers differ.
    const auto least = m_form.isSizeMixed ? size->least - 1 : std::min(size->least, size->models);
    m_size->setSpecialValueText(m_form.isSizeMixed ? QStringLiteral("–") : QString());
    m_size->setRange(least, std::max(size->most, size->models));
    m_size->setValue(m_form.isSizeMixed ? least : size->models);
    m_sizes->clear();
    if (m_form.isSizeMixed || std::ranges::find(size->sizes, size->models) == size->sizes.end())
        m_sizes->addItem(m_form.isSizeMixed ? QStringLiteral("–") : editor::shownNumber(size->models), 0);
    for (const auto each : size->sizes)
        m_sizes->addItem(editor::shownNumber(each), each);
    m_sizes->setCurrentIndex(m_form.isSizeMixed ? 0 : m_sizes->findText(editor::shownNumber(size->models)));
}

void SeveralPage::showChoices()
{
    std::size_t next = 0;
    for (const auto& group : m_form.groups)
        for (const auto& choice : group.choices) {
            auto& control = m_controls[next++];
            control.price->setText(choice.price);
            const auto state = choice.isMixed() ? tr("Some have it.") : QString();
            if (control.box) {
                widgets::show(*control.box, stateOf(choice));
                control.box->setAccessibleDescription(
                    QStringList{choice.price, state}.join(QLatin1Char(' ')).trimmed());
                control.box->setToolTip(editor::shownTip(state));
            } else {
                const QSignalBlocker quiet(control.number);
                control.number->setRange(choice.isMixed() ? -1 : 0, std::max(choice.most, choice.greatest));
                control.number->setSpecialValueText(choice.isMixed() ? QStringLiteral("–") : QString());
                control.number->setValue(choice.isMixed() ? -1 : choice.least);
                control.number->setAccessibleDescription(
                    QStringList{choice.price, state}.join(QLatin1Char(' ')).trimmed());
            }
        }
}

void SeveralPage::fill()
{
    m_title->setText(m_form.title);
    m_points->setText(m_form.points);
    m_points->setAccessibleName(tr("%1 points together").arg(m_form.points));
    m_points->setVisible(!m_form.points.isEmpty());
    m_models->setText(
        tr("%1 together").arg(QCoreApplication::translate("RosterSums", "%n model(s)", nullptr, m_form.models)));
    m_models->setVisible(m_form.countsModels);
    showSize();
    showChoices();
    m_none->setText(tr("These units have no options in common."));
    m_none->setVisible(m_form.groups.empty());
    m_reserve->setText(tr("Held back as reinforcement"));
    m_reserve->setAccessibleName(tr("Held back as reinforcement"));
    m_reserve->setVisible(m_form.mayBeReserve);
    const auto all = static_cast<int>(m_form.ids.size());
    widgets::show(*m_reserve, m_form.reserves == 0     ? Qt::Unchecked
                              : m_form.reserves == all ? Qt::Checked
                                                       : Qt::PartiallyChecked);
}

} // namespace muster::widgets
