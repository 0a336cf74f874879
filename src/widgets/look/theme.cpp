#include "widgets/look/theme.h"

#include "io/files/programfolder.h"
#include "paper/text/fonts.h"
#include "widgets/look/controlstyle.h"

#include <QApplication>
#include <QDebug>
#include <QWidget>

#include <utility>

namespace muster::widgets {

namespace {

const Theme& light()
{
    static const Theme theme{
        QColor(0xf5, 0xf6, 0xf8), QColor(0xff, 0xff, 0xff), QColor(0xec, 0xee, 0xf2), QColor(0xd7, 0xdb, 0xe2),
        QColor(0x17, 0x1a, 0x21), QColor(0x56, 0x5e, 0x6e), QColor(0x1d, 0x4f, 0xb8), QColor(0xdf, 0xe9, 0xfb),
        QColor(0x2b, 0x35, 0x48), QColor(0xff, 0xff, 0xff), QColor(0xb0, 0x1e, 0x1e), QColor(0x8a, 0x55, 0x00),
        QColor(0x1d, 0x5f, 0x8f), QColor(0x1c, 0x6b, 0x3a),
    };
    return theme;
}

const Theme& dark()
{
    static const Theme theme{
        QColor(0x16, 0x19, 0x1f), QColor(0x1e, 0x22, 0x2a), QColor(0x29, 0x2e, 0x38), QColor(0x3a, 0x41, 0x4e),
        QColor(0xed, 0xef, 0xf3), QColor(0xa6, 0xae, 0xbc), QColor(0x8a, 0xb4, 0xff), QColor(0x2a, 0x3c, 0x5e),
        QColor(0x4a, 0x56, 0x6e), QColor(0xff, 0xff, 0xff), QColor(0xff, 0x8a, 0x80), QColor(0xf2, 0xb3, 0x4c),
        QColor(0x7f, 0xc1, 0xee), QColor(0x74, 0xcf, 0x93),
    };
    return theme;
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.raised);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.surface);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.text);
    palette.setColor(QPalette::ToolTipText, theme.surface);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.raised);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line.darker(130));
    palette.setColor(QPalette::Shadow, theme.text);
    const auto faded = QColor::fromRgbF((theme.quiet.redF() + theme.ground.redF()) / 2,
                                        (theme.quiet.greenF() + theme.ground.greenF()) / 2,
                                        (theme.quiet.blueF() + theme.ground.blueF()) / 2);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.line);
    return palette;
}

/// What a palette cannot set: flat panels, quiet buttons, padding in fields.
QString styleSheetOf(const Theme& theme)
{
    auto sheet = QStringLiteral(R"(
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @surface; border-bottom: 1px solid @line; padding: 2px 6px; }
QMenuBar::item { padding: 5px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @selection; color: @text; }
QMenu { background: @surface; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @quiet; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QStatusBar { background: @surface; border-top: 1px solid @line; color: @quiet; }
QStatusBar::item { border: 0; }
QToolBar { background: @surface; border: 0; border-bottom: 1px solid @line; padding: 0; }
QDockWidget { color: @text; }
QDockWidget::title { background: @ground; padding: 7px 12px; text-align: left; border-bottom: 1px solid @line; }
QDockWidget::close-button, QDockWidget::float-button { border: 1px solid transparent; border-radius: 4px; background: transparent;
  icon-size: 14px; padding: 1px; subcontrol-position: right center; }
QDockWidget::float-button { right: 24px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @raised; }
QTreeView, QListView, QTableView { border: 0; background: @surface; outline: 0; selection-background-color: @selection;
  selection-color: @text; }
QListWidget, QTreeWidget { border: 1px solid @line; border-radius: 6px; }
QListWidget:focus, QTreeWidget:focus { border: 1px solid @accent; }
QListWidget::item, QTreeWidget::item, QUndoView::item { background: transparent; color: @text; border: 0; }
QListWidget::item:hover, QTreeWidget::item:hover, QUndoView::item:hover { background: @ground; }
QListWidget::item:selected, QTreeWidget::item:selected, QUndoView::item:selected { background: @selection; color: @text; }
QListWidget::item { padding: 6px 8px; }
QTreeWidget::item { padding: 3px 6px; }
QUndoView::item { padding: 5px 12px; }
QHeaderView::section { background: @surface; color: @quiet; border: 0; border-bottom: 1px solid @line; padding: 5px 8px; }
QLineEdit, QPlainTextEdit, QSpinBox, QComboBox { background: @surface; color: @text; border: 1px solid @edge;
  border-radius: 5px; padding: 4px 7px; min-height: 18px; selection-background-color: @accent; selection-color: @surface; }
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QComboBox:focus { border: 1px solid @accent; }
QComboBox { padding-right: 20px; }
QComboBox::drop-down { border: 0; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 14px; height: 14px; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; background: transparent; width: 18px; }
QSpinBox::up-arrow { image: url(:/icons/up.svg); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; }
QToolButton::menu-indicator { width: 12px; height: 12px; subcontrol-position: right center; right: 5px; }
QComboBox:disabled { color: @quiet; border-color: @line; }
QPushButton, QToolButton { background: @surface; color: @text; border: 1px solid @edge; border-radius: 5px;
  padding: 5px 12px; min-height: 18px; }
QToolButton { padding: 4px 8px; }
QToolButton[popupMode="2"] { padding-right: 20px; }
QLineEdit QToolButton { padding: 0; min-height: 0; border: 0; background: transparent; }
QPushButton::menu-indicator { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; subcontrol-position: right center; right: 8px; }
QPushButton:hover, QToolButton:hover { background: @raised; }
QPushButton:focus, QToolButton:focus { border: 1px solid @accent; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: @selection; }
QPushButton:disabled, QToolButton:disabled { color: @quiet; border-color: @line; }
QPushButton[primary="true"] { background: @accent; color: @surface; border-color: @accent; font-weight: 600; }
QPushButton[primary="true"]:disabled { background: @line; color: @quiet; border-color: @line; }
QPushButton[flat="true"], QToolButton[flat="true"] { border: 1px solid transparent; background: transparent; }
QPushButton[flat="true"]:hover, QToolButton[flat="true"]:hover { background: @raised; }
QPushButton[flat="true"]:focus, QToolButton[flat="true"]:focus { border: 1px solid @accent; }
QToolButton[chip="true"] { border: 1px solid transparent; background: transparent; color: @quiet; padding: 1px 7px; }
QToolButton[chip="true"]:checked { border: 1px solid @line; background: @surface; color: @text; }
QToolButton[chip="true"]:hover { background: @raised; }
QToolButton[chip="true"]:focus { border: 1px solid @accent; }
QToolButton[link="true"] { color: @accent; }
QToolButton[link="true"]:hover { text-decoration: underline; }
QScrollArea { border: 0; background: transparent; }
QTabBar::tab { background: @ground; color: @quiet; padding: 6px 14px; border: 0; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QToolTip { background: @text; color: @surface; border: 0; padding: 4px 6px; }
QScrollBar:vertical { width: 11px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 11px; background: transparent; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: @quiet; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @line; }
)");
    // The edge of a control has a contrast of 3 to 1 with its background.
    const auto isLight = theme.surface.lightness() > 128;
    const QColor edge = isLight ? QColor(0x8b, 0x93, 0xa3) : QColor(0x74, 0x7d, 0x8e);
    const QColor scroll = isLight ? QColor(0xb6, 0xbc, 0xc8) : QColor(0x55, 0x5d, 0x6c);
    const std::pair<const char*, QColor> names[]{
        {"@ground", theme.ground}, {"@surface", theme.surface},     {"@raised", theme.raised},
        {"@line", theme.line},     {"@text", theme.text},           {"@quiet", theme.quiet},
        {"@accent", theme.accent}, {"@selection", theme.selection}, {"@edge", edge},
        {"@scroll", scroll},
    };
    for (const auto& [name, colour] : names)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

constexpr double baseSize = 10;

} // namespace

Look lookOf(const QString& name)
{
    return name == QLatin1String("dark") ? Look::Dark : name == QLatin1String("light") ? Look::Light : Look::System;
}

const Theme& Theme::of(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

const Theme& Theme::of(const QWidget* widget) { return of(widget->palette()); }

QColor Theme::signal(Severity severity) const
{
    switch (severity) {
    case Severity::Unknown:
    case Severity::Error:
        return error;
    case Severity::Warning:
        return warning;
    case Severity::Note:
        return note;
    case Severity::Off:
        break;
    }
    return good;
}

namespace {

/// The window can be read in other typefaces too, so a missing one is only reported here; a print then fails.
void addWindowFonts()
{
    const auto folder = fontFolder();
    for (const auto& added :
         {paper::addFonts(folder + "/sheets", {"Roboto Condensed"}), paper::addFonts(folder + "/window", {"Inter"})})
        if (!added)
            for (const auto& fault : added.error())
                qWarning().noquote() << QString::fromStdString(toText(fault));
}

} // namespace

void addOtherFonts()
{
    (void)paper::addSheetFonts(fontFolder()); // a print says what is missing
}

QFont fontOf(Type type)
{
    const auto make = [](const QString& family, double factor, QFont::Weight weight) {
        QFont made(family);
        made.setPointSizeF(baseSize * factor);
        made.setWeight(weight);
        // Ligatures and contextual forms are not worth a third of the painting time. Scripts that need shaping still
        // get it.
        made.setStyleStrategy(QFont::PreferNoShaping);
        return made;
    };
    const auto plain = QStringLiteral("Inter");
    const auto condensed = QStringLiteral("Roboto Condensed");
    switch (type) {
    case Type::Title:
        return make(condensed, 1.7, QFont::Bold);
    case Type::Heading:
        return make(condensed, 1.15, QFont::Bold);
    case Type::Strong:
        return make(plain, 1, QFont::DemiBold);
    case Type::Small:
        return make(plain, 0.88, QFont::Normal);
    case Type::Fine:
        return make(condensed, 0.98, QFont::Normal);
    case Type::Label: {
        auto label = make(plain, 0.8, QFont::DemiBold);
        label.setCapitalization(QFont::AllUppercase);
        label.setLetterSpacing(QFont::PercentageSpacing, 106);
        return label;
    }
    case Type::Figure:
        return make(condensed, 1.5, QFont::Bold);
    case Type::Body:
        break;
    }
    return make(plain, 1, QFont::Normal);
}

namespace {

const Theme& themeOf(Look look)
{
    // The system's colour scheme is known only before our palette is set for the first time.
    static const bool isSystemDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return look == Look::Dark || (look == Look::System && isSystemDark) ? dark() : light();
}

} // namespace

void applyLook(QApplication& application, Look look)
{
    const auto& theme = themeOf(look);
    static bool isFirst = true;
    if (std::exchange(isFirst, false)) {
        QApplication::setStyle(new ControlStyle);
        addWindowFonts();
    }
    QApplication::setPalette(paletteOf(theme));
    QApplication::setFont(fontOf(Type::Body));
    application.setStyleSheet(styleSheetOf(theme));
}

} // namespace muster::widgets
