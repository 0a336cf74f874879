#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <fstream>
#include <stdexcept>
#include <string>

namespace muster::testing {

/// A folder with data of an invented game: two armies, one that lacks a file, a library.
class Tidewrack {
public:
    explicit Tidewrack(const QString& name = QStringLiteral("tidewrack-data")) : m_path(m_home.filePath(name))
    {
        QDir().mkpath(m_path);
        put("Tidewrack.gst", system());
        put("House Merrow.cat",
            catalogue("merrow", "House Merrow", 9,
                      R"(<catalogueLinks><catalogueLink id="to-stores" name="Merrow Library" targetId="stores" )"
                      R"(type="catalogue" importRootEntries="true"/></catalogueLinks><selectionEntries>)" +
                          unit("captain", "Tide Captain", "captains", 90) +
                          unit("guard", "Lantern Guard", "line", 120) + unit("serpent", "Reef Serpent", "beasts", 150) +
                          "</selectionEntries>"));
        put("Glass Choir.cat",
            catalogue("choir", "Glass Choir", 6,
                      "<selectionEntries>" + unit("cantor", "Cantor", "captains", 80) + "</selectionEntries>"));
        put("Drowned Court.cat",
            catalogue("court", "Drowned Court", 3,
                      R"(<catalogueLinks><catalogueLink id="to-beasts" name="Wreck Beasts" targetId="beasts-cat" )"
                      R"(type="catalogue"/></catalogueLinks>)"));
        put("Merrow Library.cat",
            catalogue("stores", "Merrow Library", 9,
                      "<selectionEntries>" + unit("raft", "Raft Crew", "line", 60) + "</selectionEntries>",
                      R"(library="true" )"));
    }

    void put(const std::string& name, const std::string& bytes) const
    {
        std::ofstream file(path() + '/' + name, std::ios::binary);
        if (!(file << bytes))
            throw std::runtime_error("cannot write " + name);
    }
    void remove(const std::string& name) const { QFile::remove(file(name)); }
    void rename(const QString& to)
    {
        if (!QDir().rename(m_path, m_home.filePath(to)))
            throw std::runtime_error("cannot rename " + path());
        m_path = m_home.filePath(to);
    }
    [[nodiscard]] std::string path() const { return m_path.toStdString(); }
    [[nodiscard]] QString file(const std::string& name) const { return m_path + '/' + QString::fromStdString(name); }
    [[nodiscard]] QString home() const { return m_home.path(); }

    [[nodiscard]] static std::string catalogue(const std::string& id, const std::string& name, int revision,
                                               const std::string& body, const std::string& more = {})
    {
        return "<catalogue id=\"" + id + "\" name=\"" + name + "\" revision=\"" + std::to_string(revision) +
               "\" gameSystemId=\"tide\" gameSystemRevision=\"14\" battleScribeVersion=\"2.03\" " + more +
               "xmlns=\"http://www.battlescribe.net/schema/catalogueSchema\">" + body + "</catalogue>\n";
    }

    [[nodiscard]] static std::string unit(const std::string& id, const std::string& name, const std::string& category,
                                          int points)
    {
        return "<selectionEntry id=\"" + id + "\" name=\"" + name +
               "\" type=\"unit\" hidden=\"false\"><categoryLinks><categoryLink id=\"" + id + "-in\" targetId=\"" +
               category + "\" primary=\"true\"/></categoryLinks><costs><cost typeId=\"pts\" name=\"pts\" value=\"" +
               std::to_string(points) + "\"/></costs></selectionEntry>";
    }

private:
    [[nodiscard]] static std::string limit(const std::string& type, int value, const std::string& scope = "parent",
                                           const std::string& field = "selections")
    {
        static int count = 0;
        return "<constraint id=\"limit-" + std::to_string(++count) + "\" type=\"" + type + "\" value=\"" +
               std::to_string(value) + "\" field=\"" + field + "\" scope=\"" + scope + "\" shared=\"true\"/>";
    }
    [[nodiscard]] static std::string link(const std::string& force, const std::string& category,
                                          const std::string& limits = {})
    {
        return "<categoryLink id=\"" + force + '-' + category + "\" targetId=\"" + category +
               "\" hidden=\"false\"><constraints>" + limits + "</constraints></categoryLink>";
    }

    [[nodiscard]] static std::string system()
    {
        return R"(<gameSystem id="tide" name="Tidewrack" revision="14" battleScribeVersion="2.03" )"
               R"(xmlns="http://www.battlescribe.net/schema/gameSystemSchema"><costTypes>)"
               R"(<costType id="pts" name="pts" defaultCostLimit="1000" hidden="false"/>)"
               R"(<costType id="pl" name="Power Level" defaultCostLimit="50" hidden="false"/>)"
               R"(<costType id="glory" name="Glory" defaultCostLimit="-1" hidden="false"/>)"
               R"(<costType id="tally" name="Tally" defaultCostLimit="-1" hidden="true"/></costTypes>)"
               R"(<categoryEntries><categoryEntry id="captains" name="Captains" hidden="false"/>)"
               R"(<categoryEntry id="line" name="Line" hidden="false"/>)"
               R"(<categoryEntry id="beasts" name="Beasts" hidden="false"/>)"
               R"(<categoryEntry id="engines" name="Engines" hidden="false"/></categoryEntries><forceEntries>)"
               R"(<forceEntry id="vanguard" name="Vanguard Force" hidden="false"><categoryLinks>)" +
               link("v", "captains", limit("min", 1) + limit("max", 2)) +
               link("v", "line", limit("min", 2) + limit("max", 6)) + link("v", "beasts", limit("max", 2)) +
               link("v", "engines", limit("max", 0)) +
               R"(</categoryLinks></forceEntry><forceEntry id="auxiliary" name="Auxiliary Force" hidden="false">)"
               "<constraints>" +
               limit("max", 1, "roster", "forces") + "</constraints><categoryLinks>" +
               link("a", "captains", limit("max", 1)) + link("a", "line", limit("min", 1)) + link("a", "beasts") +
               R"(</categoryLinks></forceEntry><forceEntry id="ghost" name="Ghost Force" hidden="true"/>)"
               R"(</forceEntries><selectionEntries><selectionEntry id="omen" name="Omen" type="upgrade" hidden="false">)"
               "<constraints>" +
               limit("min", 1, "force") +
               R"(</constraints><categoryLinks><categoryLink id="omen-in" targetId="captains" primary="true"/>)"
               "</categoryLinks></selectionEntry></selectionEntries></gameSystem>\n";
    }

    QTemporaryDir m_home;
    QString m_path;
};

} // namespace muster::testing
