#include "reading/text/token.h"

#include "reading/text/plainwords.h"
#include "reading/text/spoken.h"

#include <QList>

#include <algorithm>
#include <array>

namespace muster::text {

namespace {

/// A character of the line after folding, with the column it came from.
struct Sign {
    char32_t sign = 0;
    int column = 0;
    bool isCapital = false;
    bool isOdd = false; ///< part of a sign that is a number but no digit, such as ½ and ², or a true minus
};

bool isAmong(std::u32string_view signs, char32_t sign) { return signs.find(sign) != std::u32string_view::npos; }

char32_t lookalike(char32_t sign)
{
    static constexpr auto alike = std::to_array<std::pair<char32_t, std::u32string_view>>({{U'"', U"“”„«»‟"},
                                                                                           {U'\'', U"’‘‚`´"},
                                                                                           {U'-', U"–—−‐‑‒"},
                                                                                           {U'x', U"×✕"},
                                                                                           {U'*', U"•·◦▪●○■►▶→↳‣⁃└├"},
                                                                                           {U'/', U"⁄∕"}});
    for (const auto& [is, signs] : alike)
        if (isAmong(signs, sign))
            return is;
    return sign;
}

bool isUnseen(char32_t sign)
{
    return (sign >= 0x200B && sign <= 0x200F) || (sign >= 0x202A && sign <= 0x202E) || sign == 0xFEFF ||
           (sign >= 0x2060 && sign <= 0x2069) || sign == 0xAD || (sign >= 0xFE00 && sign <= 0xFE0F);
}

/// ‘The Lonely Roses’ in single quotes: they become double ones, for a single one may be an apostrophe.
void doubleQuotes(QList<uint>& units)
{
    constexpr uint opening = 0x2018;
    constexpr uint closing = 0x2019;
    const auto isLetter = [&](qsizetype at) { return at >= 0 && at < units.size() && QChar::isLetter(units[at]); };
    for (qsizetype open = 0; open < units.size(); ++open) {
        const bool isPlain = units[open] == U'\'' && open + 1 < units.size() && QChar::isUpper(units[open + 1]);
        if ((units[open] != opening && !isPlain) || isLetter(open - 1) || (open > 0 && QChar::isDigit(units[open - 1])))
            continue;
        const auto end = isPlain ? uint(U'\'') : closing;
        auto close = open + 1;
        while (close < units.size() && (units[close] != end || isLetter(close + 1)))
            ++close;
        if (close == units.size())
            continue;
        units[open] = units[close] = U'"';
    }
}

std::vector<Sign> signsOf(const QString& line)
{
    std::vector<Sign> signs;
    signs.reserve(static_cast<std::size_t>(line.size()));
    auto units = line.toUcs4();
    doubleQuotes(units);
    int column = 0;
    for (const auto unit : units) {
        const auto sign = lookalike(static_cast<char32_t>(unit));
        if (sign < 0x80) {
            const bool isCapital = sign >= U'A' && sign <= U'Z';
            const bool isMinus = static_cast<char32_t>(unit) == U'−';
            signs.push_back({isCapital ? sign + 32 : sign, column, isCapital, isMinus});
        } else if (QChar::isDigit(sign)) {
            signs.push_back({U'0' + static_cast<char32_t>(QChar::digitValue(sign)), column, false});
        } else if (!isUnseen(sign)) {
            const bool isCapital = QChar::isUpper(sign);
            const bool isOdd = QChar::isNumber(sign);
            const auto plain = sign == U'ß' ? QStringLiteral("ss") : QString::fromUcs4(&sign, 1);
            for (const auto part : plain.normalized(QString::NormalizationForm_KD).toUcs4())
                if (!QChar::isMark(part))
                    signs.push_back({QChar::toLower(static_cast<char32_t>(lookalike(part))), column, isCapital, isOdd});
        }
        column += QChar::requiresSurrogates(static_cast<char32_t>(unit)) ? 2 : 1; // columns are those of the QString
    }
    return signs;
}

bool isBlank(char32_t sign) { return sign == U' ' || sign == U'\t' || QChar::isSpace(sign); }
bool isDigit(char32_t sign) { return sign >= U'0' && sign <= U'9'; }
bool isLetter(char32_t sign) { return QChar::isLetter(sign); }

/// The sign at the same place of other signs; none where it is not there.
char32_t counterpart(char32_t sign, std::u32string_view of, std::u32string_view others)
{
    const auto at = of.find(sign);
    return at == std::u32string_view::npos ? 0 : others[at];
}

/// The figure that a letter may stand for in print that a machine has read.
char32_t figureOf(char32_t sign) { return counterpart(sign, U"olisbz0123456789", U"0115820123456789"); }
/// The letter that a figure may stand for.
char32_t letterOf(char32_t sign) { return counterpart(sign, U"0158", U"olsb"); }

class Cutter {
public:
    explicit Cutter(const QString& line) : m_signs(signsOf(line)) {}

    Tokens cut()
    {
        while (m_at < m_signs.size()) {
            if (isBlank(at(0))) {
                ++m_at;
                m_isGlued = false;
                continue;
            }
            if (!number() && !word())
                mark();
            m_isGlued = true;
        }
        joinSpokenNumbers(m_tokens);
        tagPrices();
        doubtNumbers();
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] char32_t at(std::size_t ahead) const
    {
        return m_at + ahead < m_signs.size() ? m_signs[m_at + ahead].sign : 0;
    }

    Token& add(Token::Kind kind, std::size_t length)
    {
        auto& token = m_tokens.emplace_back();
        token.kind = kind;
        token.begin = m_signs[m_at].column;
        token.end = m_signs[m_at + length - 1].column + 1;
        token.isGlued = m_isGlued && !m_tokens.empty();
        token.isCapital = m_signs[m_at].isCapital;
        // A sign such as ½ is a number of more than its figures.
        const auto from = m_signs.begin() + static_cast<std::ptrdiff_t>(m_at);
        token.isOdd = kind != Token::Kind::Mark && std::any_of(from, from + static_cast<std::ptrdiff_t>(length),
                                                               [](const Sign& sign) { return sign.isOdd; });
        m_at += length;
        return token;
    }

    /// How many signs are a number: figures, or letters too in a whole "word" of figures, such as 1O5 or l0x.
    std::size_t figures(bool& isMended) const
    {
        const auto run = [&](const auto& isFigure) {
            std::size_t length = 0;
            while (length < 12 && isFigure(at(length)) && !isPartOfPointAt(length))
                ++length;
            return length;
        };
        bool hasDigit = false;
        const auto digits = run(isDigit);
        const auto all = run([&](char32_t sign) {
            hasDigit |= isDigit(sign);
            return figureOf(sign) != 0;
        });
        if (!hasDigit || digits == all)
            return digits;
        const auto next = at(all);
        const bool ends =
            !isLetter(next) || (next == U'x' && !isLetter(at(all + 1))) || (next == U'p' && at(all + 1) == U't');
        isMended = ends && (isDigit(at(0)) || at(0) == U'l' || at(0) == U'i' || at(0) == U'o');
        return isMended ? all : digits;
    }

    bool number()
    {
        bool isMended = false;
        auto length = figures(isMended);
        if (length == 0)
            return false;
        std::int64_t value = 0;
        for (std::size_t i = 0; i < length; ++i)
            value = value * 10 + static_cast<std::int64_t>(figureOf(at(i)) - U'0');
        std::size_t part = 0;
        if (!isMended) {
            length = withThousands(length, value);
            part = partOfPoint(length);
            length += part;
        }
        if (at(length) == U'%') { // a share is no count and no price
            auto& mark = add(Token::Kind::Mark, length + 1);
            mark.text = "%";
            mark.isOdd = true;
            return true;
        }
        const bool isOdd = isOddNumber(length);
        const bool isSigned = hasSign();
        const bool hasSignOfPart = length > 1 && isOddAt(length - 1) && !isOddAt(0); // "½" of "12½ points"
        auto& token = add(Token::Kind::Number, length);
        token.isOdd = isOdd || (token.isOdd && !(hasSignOfPart && part > 0));
        token.isSigned = isSigned;
        token.number = value;
        token.isMended = isMended;
        token.text = std::to_string(value);
        return true;
    }

    [[nodiscard]] char32_t before(std::size_t back) const { return back <= m_at ? m_signs[m_at - back].sign : 0; }

    /// Whether the number that comes next is a part of a fraction, a range, a sum, a share or a guess, or has a sign
    /// before it: it is not as many as its figures say.
    [[nodiscard]] bool isOddNumber(std::size_t length) const
    {
        constexpr std::u32string_view joints = U".,/-+:^'";
        const auto next = at(length);
        // Too long for one number, or one number of two parts: 1.5, 2-3, 2...3
        std::size_t after = length;
        while (isAmong(joints, at(after)))
            ++after;
        std::size_t back = 1;
        while (isAmong(joints, before(back)))
            ++back;
        auto begin = back;
        while (isDigit(before(begin)) || isAmong(joints, before(begin)))
            ++begin;
        if (isLetter(before(begin)) && before(begin) != U'x')
            return false; // a code: Q5/7/9
        if (isDigit(at(after)) || isDigit(before(back)))
            return true;
        const auto gap = isBlank(next) ? 1U : 0U;
        const bool isPower = isAmong(U"ed", next) ? isDigit(at(length + 1)) : next == U'k' && !isLetter(at(length + 1));
        if (isAmong(U"%‰", at(length + gap)) || next == U'?' || isPower)
            return true;
        const auto areThousands = [&](std::size_t ahead) { // 000 of 25 000
            return at(ahead) == U'0' && isDigit(at(ahead + 1)) && isDigit(at(ahead + 2)) && !isDigit(at(ahead + 3));
        };
        return (isBlank(next) && areThousands(length + 1)) ||
               (isBlank(before(1)) && isDigit(before(2)) && areThousands(0));
    }

    /// Whether a sign stands before the number that comes next: −3, ≤3, .5
    [[nodiscard]] bool hasSign() const
    {
        const bool isFirst = before(2) == 0 || isBlank(before(2));
        return isAmong(U"<≤≥≈±", before(1)) || (isFirst && isAmong(U".,", before(1))) ||
               (before(1) == U'-' && m_signs[m_at - 1].isOdd);
    }

    /// 1,500 and 1.500 and 1'500; 125,00 is 125; 1 500 only before a word for points.
    std::size_t withThousands(std::size_t length, std::int64_t& value) const
    {
        const auto digitsFrom = [&](std::size_t from) {
            std::size_t count = 0;
            while (isDigit(at(from + count)) && !isPartOfPointAt(from + count))
                ++count;
            return count;
        };
        while (length <= 9) {
            const auto sign = at(length);
            const auto digits = digitsFrom(length + 1);
            const bool isPoint = isAmong(U",.'", sign);
            const bool isGap = sign == U' ' && length <= 2 &&
                               (at(length + 4) == U'p' || (at(length + 4) == U' ' && at(length + 5) == U'p'));
            if (digits == 3 && (isPoint || isGap) && length <= 7) {
                for (std::size_t i = 1; i <= 3; ++i)
                    value = value * 10 + static_cast<std::int64_t>(at(length + i) - U'0');
                length += 4;
                continue;
            }
            if (isAmong(U",.", sign) && (digits == 1 || digits == 2)) {
                bool isZero = true;
                for (std::size_t i = 1; i <= digits; ++i)
                    isZero &= at(length + i) == U'0';
                if (isZero || isPointsAt(length + digits + 1))
                    length += digits + 1;
            }
            break;
        }
        return length;
    }

    [[nodiscard]] bool isPointsAt(std::size_t from) const { return at(from) == U' ' && at(from + 1) == U'p'; }
    /// "of" in "12 1/2 of 600 points".
    [[nodiscard]] bool isOfAt(std::size_t from) const
    {
        return at(from) == U' ' && ((at(from + 1) == U'o' && at(from + 2) == U'f') ||
                                    (at(from + 1) == U'v' && at(from + 2) == U'o' && at(from + 3) == U'n'));
    }

    [[nodiscard]] bool isOddAt(std::size_t ahead) const
    {
        return m_at + ahead < m_signs.size() && m_signs[m_at + ahead].isOdd;
    }

    /// Whether "½" of "12½ points" begins there. The sign has become three: a 1, a stroke and a 2.
    [[nodiscard]] bool isPartOfPointAt(std::size_t from) const
    {
        return from > 0 && isOddAt(from) && !isOddAt(from - 1) && partOfPoint(from) > 0;
    }

    /// " 1/2" of "12 1/2 points", "½" of "12½ points": costs are compared without their fractions.
    [[nodiscard]] std::size_t partOfPoint(std::size_t from) const
    {
        auto end = isOddAt(from) ? from : from + 1;
        const auto digits = [&] {
            const auto begin = end;
            while (isDigit(at(end)))
                ++end;
            return end - begin;
        };
        if ((at(from) != U' ' && !isOddAt(from)) || digits() == 0 || at(end++) != U'/' || digits() == 0)
            return 0;
        return isPointsAt(end) || isOfAt(end) ? end - from : 0;
    }

    bool word()
    {
        std::size_t length = 0;
        std::string text;
        while (true) {
            const auto sign = at(length);
            const bool isInner = sign == U'\'' && length > 0 && isLetter(at(length + 1));
            // A figure between letters is a letter that a machine has misread: C0lossus.
            const char32_t letter = length > 0 && at(0) != U'x' && isLetter(at(length - 1)) && isLetter(at(length + 1))
                                        ? letterOf(sign)
                                        : 0;
            if (!isLetter(sign) && !isInner && letter == 0)
                break;
            if (!isInner)
                text += QString::fromUcs4(letter != 0 ? &letter : &sign, 1).toStdString();
            ++length;
        }
        if (length == 0)
            return false;
        // Armour and armor are one word.
        if (const auto our = text.find("our"); text.size() >= 5 && our != std::string::npos && our >= 2)
            text.erase(our + 1, 1);
        const bool isShort = at(length) == U'.' && length >= 2;
        auto& token = add(Token::Kind::Word, length);
        token.text = std::move(text);
        token.isShort = isShort;
        return true;
    }

    void mark()
    {
        const auto sign = at(0);
        // A dash between letters or figures parts a word, and is no mark; so does an apostrophe after a word.
        const auto* before = m_isGlued && !m_tokens.empty() ? &m_tokens.back() : nullptr;
        const bool isInside = before && !before->isMark() && (isLetter(at(1)) || isDigit(at(1)));
        const bool isInch = sign == U'"' && before && before->isNumber(); // 24"
        if ((sign == U'-' && isInside) || isInch || (sign == U'\'' && m_isGlued) ||
            (sign == U'.' && before && before->isShort)) {
            ++m_at;
            return;
        }
        auto& token = add(Token::Kind::Mark, 1);
        token.text = QString::fromUcs4(&sign, 1).toStdString();
    }

    /// Numbers with a word for points beside them are prices: the word is part of them.
    void tagPrices()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            auto& token = m_tokens[i];
            if (!token.isNumber())
                continue;
            const auto next = [&](std::size_t ahead) {
                return i + ahead < m_tokens.size() ? &m_tokens[i + ahead] : nullptr;
            };
            const bool isPoints =
                next(1) && next(1)->isA(isPointsWord) && (next(1)->text.size() > 1 || next(1)->isGlued);
            const bool isOfModel = next(2) && next(1)->is('/') && next(2)->isA(isModelWord); // 24/model
            token.isTagged = isPoints || isOfModel || (i > 0 && m_tokens[i - 1].is('='));
        }
        // In square brackets stands the price, where no other number is called one.
        if (std::ranges::any_of(m_tokens, &Token::isTagged))
            return;
        for (std::size_t i = 1; i + 1 < m_tokens.size(); ++i)
            if (m_tokens[i].isNumber() && m_tokens[i - 1].is('[') && m_tokens[i + 1].is(']'))
                m_tokens[i].isTagged = true;
    }

    /// Numbers that words make another: "2 or 3", "3rd", "about 5", and in front of all else "half a", "minus three".
    void doubtNumbers()
    {
        const auto isNumber = [&](std::size_t i) {
            return i < m_tokens.size() && !m_tokens[i].isTagged && valueOf(m_tokens[i]);
        };
        const auto wordAt = [&](std::size_t i) {
            const bool isSaid = i < m_tokens.size() && (m_tokens[i].isWord() || m_tokens[i].isAny("+&"));
            return isSaid ? std::string_view(m_tokens[i].text) : std::string_view();
        };
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (isNumber(i) && isNumber(i + 2) && isBetweenNumbers(wordAt(i + 1)))
                m_tokens[i].isOdd = m_tokens[i + 2].isOdd = true;
            const bool isRough = i > 0 && isRoughWord(wordAt(i - 1));
            const bool isOrdinal = i + 1 < m_tokens.size() && m_tokens[i + 1].isGlued && isOrdinalEnd(wordAt(i + 1));
            m_tokens[i].isOdd |= m_tokens[i].isPlainNumber() && (isRough || isOrdinal);
        }
        std::size_t first = 0;
        while (first < m_tokens.size() && m_tokens[first].isMark())
            ++first;
        for (auto i = first; i < m_tokens.size(); ++i) {
            const auto word = wordAt(i);
            if (isOddNumberWord(word) && !m_tokens[i].isShort)
                m_tokens[i].isOdd = true;
            else if (!isNumber(i) && !isBetweenNumbers(word) && !isFillWord(word) && word != "and" && word != "und")
                break;
        }
    }

    std::vector<Sign> m_signs;
    std::size_t m_at = 0;
    bool m_isGlued = false;
    Tokens m_tokens;
};

} // namespace

std::optional<std::int64_t> valueOf(const Token& token)
{
    return token.isNumber() ? std::optional(token.number) : token.isWord() ? numberWord(token.text) : std::nullopt;
}

Tokens tokensOf(const QString& line) { return Cutter(line).cut(); }

QString written(const Tokens& tokens, std::size_t from, std::size_t to)
{
    QString words;
    for (auto at = from; at < to;) {
        auto last = at;
        while (last + 1 < to && tokens[last + 1].line == tokens[at].line)
            ++last;
        words += tokens[at].plain.mid(tokens[at].begin, tokens[last].end - tokens[at].begin) + u' ';
        at = last + 1;
    }
    return words.remove(QChar(0x200B)).simplified();
}

std::string folded(const QString& text)
{
    std::string out;
    for (const auto& sign : signsOf(text))
        out += QString::fromUcs4(&sign.sign, 1).toStdString();
    return out;
}

} // namespace muster::text
