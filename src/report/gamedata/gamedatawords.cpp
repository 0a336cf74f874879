#include "report/gamedata/gamedatawords.h"

#include "report/translation/translation.h"
#include "report/verdict/words.h"

namespace muster::report {

namespace data = battlescribe::data;

std::string_view limitName(data::Constraint::Type type)
{
    switch (type) {
    case data::Constraint::Type::Min:
        return "min";
    case data::Constraint::Type::Max:
        return "max";
    case data::Constraint::Type::Exactly:
        return "exactly";
    case data::Constraint::Type::Unknown:
        break;
    }
    return "?";
}

std::string_view choiceName(const data::ShownChoice& choice)
{
    if (choice.isGroup)
        return "group";
    switch (choice.type) {
    case data::Node::EntryType::Unit:
        return "unit";
    case data::Node::EntryType::Model:
        return "model";
    case data::Node::EntryType::Upgrade:
        return "upgrade";
    case data::Node::EntryType::None:
    case data::Node::EntryType::Unknown:
        break;
    }
    return {};
}

} // namespace muster::report
