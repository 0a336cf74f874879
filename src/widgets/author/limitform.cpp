#include "widgets/author/limitform.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/author/fieldparts.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::SentencePart;
using Box = SentencePart::Box;

namespace {

constexpr int numberWidth = 56;
constexpr int mostNumber = 100'000;
constexpr int jsonHeight = 220;

/// A limit may have one message, or one for too many and one for too few.
constexpr const char* oneMessage = "message";
constexpr const char* fewerMessage = "message/fewer";
constexpr const char* moreMessage = "message/more";

DraftPlace placeOf(const DraftPlace& entry, const char* key) { return {entry.file, entry.pointer + '/' + key}; }

} // namespace

LimitForm::LimitForm(editor::AuthorDocument& document, const DraftPlace& entry, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_entry(entry),
      m_sentence(spaced(new QHBoxLayout, space::small)),
      m_asWritten(wrapped(quiet(plainLabel(
          tr("No sentence of this window says this limit: it is shown as the file has it, and stays so."))))),
      m_json(textToRead("authorJson", tr("The limit as the file has it"))),
      m_severity(named<QComboBox>("authorSeverity")),
      m_message(named<QLineEdit>("authorMessage")),
      m_fewer(named<QLineEdit>("authorFewer"))
{
    m_json->setMinimumHeight(jsonHeight);
    m_json->setFont(fontOf(Type::Small));
    m_severity->setAccessibleName(tr("If it is broken"));
    for (const auto& [id, words] :
         {std::pair("error", tr("the roster is not legal")), std::pair("warning", tr("it is a warning")),
          std::pair("note", tr("it is a note")), std::pair("off", tr("nothing is said"))})
        m_severity->addItem(words, QString::fromLatin1(id));
    m_message->setAccessibleName(tr("What a person reads then"));
    m_message->setToolTip(editor::shownTip(tr("{actual}, {allowed}, {units}, {unit} and {army} become their values")));
    m_fewer->setAccessibleName(tr("What a person reads if there are too few"));
    auto* severity = authorLabel(tr("If it is broken"), m_severity);
    auto* message = authorLabel(tr("A person reads then"), m_message);
    addParts(*spaced(new QVBoxLayout(this), space::small),
             {m_sentence, m_asWritten, m_json,
              filled(spaced(new QVBoxLayout, 2), {severity, {m_severity, 0, Qt::AlignLeft}}),
              filled(spaced(new QVBoxLayout, 2), {message, m_message, m_fewer})});
    connect(m_severity, &QComboBox::activated, this, [this](int index) {
        const auto id = m_severity->itemData(index).toString();
        if (!id.isEmpty())
            set("severity", tr("Severity"), textJson(id.toStdString()));
    });
    connect(m_message, &QLineEdit::editingFinished, this, [this] {
        if (m_message->isModified() && !m_message->text().trimmed().isEmpty())
            set(m_document.draft().isObject(m_entry / "message") ? moreMessage : oneMessage, tr("Message"),
                textJson(m_message->text().trimmed().toStdString()));
        refresh();
    });
    connect(m_fewer, &QLineEdit::editingFinished, this, [this] {
        if (m_fewer->isModified() && !m_fewer->text().trimmed().isEmpty())
            set(fewerMessage, tr("Message"), textJson(m_fewer->text().trimmed().toStdString()));
        refresh();
    });
    for (auto* line : {m_message, m_fewer})
        line->setReadOnly(document.isReadOnly());
    m_severity->setEnabled(!document.isReadOnly());
    refresh();
}

void LimitForm::set(const char* key, const QString& label, const std::string& json)
{
    m_document.change(label, {{placeOf(m_entry, key), DraftPut::How::Set, json}});
}

void LimitForm::refresh()
{
    showSentence();
    showRest();
}

void LimitForm::showSentence()
{
    const auto& draft = m_document.draft();
    const auto limit = editor::limitAt(draft, m_entry);
    m_asWritten->setVisible(!limit);
    m_json->setVisible(!limit);
    if (!limit) {
        clear(*m_sentence);
        m_shown.clear();
        m_json->setPlainText(editor::text(draft.canonicalJson(m_entry)));
        return;
    }
    QString shown;
    const auto parts = editor::sentenceOf(*limit, draft, m_entry.file);
    for (const auto& part : parts)
        shown += part.words + u'\n';
    if (shown == m_shown && *limit == m_limit)
        return; // what has the keyboard keeps it
    m_shown = shown;
    m_limit = *limit;
    clear(*m_sentence);
    for (const auto& part : parts)
        m_sentence->addWidget(part.box == Box::None ? plainLabel(editor::shown(part.words.trimmed())) : boxOf(part));
    m_sentence->addStretch(1);
}

QWidget* LimitForm::boxOf(const SentencePart& part)
{
    auto* box = part.box == Box::Share                             ? shareBox()
                : part.box == Box::Number || part.box == Box::Each ? numberBox(part)
                                                                   : whichBox(part);
    box->setEnabled(!m_document.isReadOnly());
    return box;
}

QWidget* LimitForm::numberBox(const SentencePart& part)
{
    const bool isEach = part.box == Box::Each;
    auto* line = new QLineEdit(part.words);
    line->setObjectName(isEach ? QStringLiteral("limitEach") : QStringLiteral("limitNumber"));
    line->setAccessibleName(isEach ? tr("For each so many") : tr("How many"));
    line->setFixedWidth(numberWidth);
    line->setAlignment(Qt::AlignRight);
    line->setValidator(new QIntValidator(isEach ? 1 : 0, mostNumber, line));
    connect(line, &QLineEdit::editingFinished, this, [this, line, isEach] {
        auto limit = m_limit;
        (isEach ? limit.each : limit.number) = line->text().toInt();
        setLimit(limit);
    });
    return line;
}

QWidget* LimitForm::whichBox(const SentencePart& part)
{
    const bool isOther = part.box == Box::Other;
    auto* box = new QComboBox;
    box->setObjectName(isOther ? QStringLiteral("limitOther") : QStringLiteral("limitWhat"));
    box->setAccessibleName(isOther ? tr("Which other units") : tr("Which units"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    auto choices = editor::whichChoices(m_document.draft(), m_entry.file, m_limit.kind);
    const auto now = isOther ? m_limit.other : m_limit.what;
    const auto isNow = [&](const editor::WhichChoice& choice) { return choice.which == now; };
    if (std::ranges::none_of(choices, isNow)) // what it names is not there any more
        choices.push_back({now, part.words});
    for (const auto& choice : choices) {
        box->addItem(editor::shown(choice.name),
                     QStringList{QString::fromStdString(choice.which.key), QString::fromStdString(choice.which.id)});
        if (choice.which == now)
            box->setCurrentIndex(box->count() - 1);
    }
    connect(box, &QComboBox::activated, this, [this, box, isOther](int index) {
        const auto chosen = box->itemData(index).toStringList();
        const Limit::Which which{chosen.value(0).toStdString(), chosen.value(1).toStdString()};
        auto limit = m_limit;
        (isOther ? limit.other : limit.what) = which;
        setLimit(limit);
    });
    return box;
}

QWidget* LimitForm::shareBox()
{
    auto* box = named<QComboBox>("limitShare");
    box->setAccessibleName(tr("Which share"));
    for (const auto& share : editor::shareChoices())
        box->addItem(share.name, editor::text(share.id));
    auto index = box->findData(editor::text(m_limit.share));
    if (index < 0) {
        box->addItem(editor::shown(m_limit.share), editor::text(m_limit.share));
        index = box->count() - 1;
    }
    box->setCurrentIndex(index);
    connect(box, &QComboBox::activated, this, [this, box](int chosen) {
        auto limit = m_limit;
        limit.share = box->itemData(chosen).toString().toStdString();
        setLimit(limit);
    });
    return box;
}

void LimitForm::setLimit(const Limit& limit)
{
    if (limit == m_limit)
        return;
    m_document.change(tr("Limit"), editor::changedLimit(m_document.draft(), m_entry, limit));
}

/// What every limit has besides: how serious it is, and its message.
void LimitForm::showRest()
{
    const auto& draft = m_document.draft();
    const QSignalBlocker silent(m_severity);
    const auto severity = draft.text(m_entry / "severity");
    auto index = m_severity->findData(severity.empty() ? QStringLiteral("error") : editor::text(severity));
    if (index < 0) {
        index = m_severity->findData(QString());
        if (index < 0) {
            m_severity->addItem(tr("as the players agree"), QString());
            index = m_severity->count() - 1;
        }
    }
    m_severity->setCurrentIndex(index);
    const bool areTwo = draft.isObject(m_entry / "message");
    const auto show = [&](QLineEdit& line, const char* key) {
        const auto words = editor::text(draft.text(placeOf(m_entry, key)));
        if (line.text() != words)
            line.setText(words);
        if (!line.hasFocus())
            line.setCursorPosition(0);
        line.setModified(false);
    };
    show(*m_message, areTwo ? moreMessage : oneMessage);
    show(*m_fewer, fewerMessage);
    m_fewer->setVisible(areTwo);
}

} // namespace muster::widgets
