#include "io/code/codenames.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// A line is an id, indented as deep as what it is: a ruleset, an army, a unit, a group of models. Behind it stand the
// options of the unit or group; =1 there names them, and alone takes those that have the name in the same army. A line
// with ! is a list of the ruleset, and one with + goes on with the line above. A test checks the hash of this text.
constexpr std::string_view table = R"(
warpath-2e
 !scenario meat-grinder scorched-earth total-global-domination
 !option opponent-agrees-to-allies
 !as embarked
 !ruling embarked-units-count
 corporation
  enforcer-assault-section =1 tactical-flame-unit
  enforcer-strike-section =2 rocket-launcher burst-laser tactical-flame-unit
  enforcer-suppression-section =3 rocket-launcher burst-laser
  marines-platoon tactical-flame-unit heavy-laser-rifle
  marines-section heavy-laser-rifle tactical-flame-unit
  rangers-section =1
  veterans-section heavy-laser-rifle tactical-flame-unit light-laser-cannon burst-laser
  enforcer-assault-team =1
  enforcer-strike-team =2
  enforcer-suppression-team =3
  heavy-weapons-section 3-light-laser-cannons 3-burst-lasers
  marines-team tactical-flame-unit heavy-laser-rifle laser-pistol-and-energy-gauntlet
  rangers-team tactical-flame-unit laser-pistol-and-energy-gauntlet
  strider-section light-laser-cannons tactical-flame-weapons burst-lasers
  veterans-team heavy-laser-rifle tactical-flame-unit laser-pistol-and-energy-gauntlet light-laser-cannon
+burst-laser
  field-artillery heavy-laser-cannon field-howitzer
  apc-13-warrior
  flt-8-firestorm burst-laser tactical-flame-weapon
  mbt-01-pulverizer 2-light-laser-cannons 2-tactical-flame-weapons tactical-flame-unit burst-laser
+light-laser-cannon heavy-laser-cannon close-assault-gun
  spa-7-pounder multiple-rocket-launcher field-howitzer
  commander =4 energy-gauntlet
  enforcer-captain =4
  sniper magnetic-charges
 forge-fathers
  drakkarim-section =1 heat-hammer dragon-breath
  steel-warriors-platoon heat-hammer dragon-breath mjolnir-missile-launcher
  steel-warriors-section dragon-breath heat-hammer mjolnir-missile-launcher
  stormrage-veterans-section =2 heat-hammer hailstorm-autocannon heat-cannon
  thorgarim-section heat-hammer
  brokkr-platoon heat-hammer
  brokkr-section heat-hammer
  brokkr-team heat-hammer
  drakkarim-team =1
  forge-guard-team hailstorm-autocannon heat-cannon
  godhammer-veterans-team heat-hammer
  steel-warriors-team =1
  stormrage-veterans-team =2
  thorgarim-team heat-hammer
  valkyr-section heat-hammer
  valkyr-team heat-hammer
  jotunn-heavy-hailstorm-cannon =3 tracked platform
  surtr-heavy-heat-cannon =3
  fyrewyrm heat-cannon-a double-hailstorm-autocannon-a dragon-breaths-r-l heat-cannons-r-l hailstorm-autocannons-r-l
  heavy-drakkar dragon-breaths-r-l heat-cannons-r-l hailstorm-autocannons-r-l heat-cannon-a hailstorm-autocannon-a
  light-drakkar heat-cannon-f hailstorm-autocannon-f mjolnir-missile-launcher-f
  chief-brokkr valkyr-bike heat-hammer
  huscarl brace-of-hailstorm-pistols forgeguard-battlesuit force-dome heat-hammer
  iron-ancestor force-dome double-dragon-breath double-heat-cannon double-hailstorm-autocannon
+double-mjolnir-missile-launcher thor-pattern-melee-arm doomstorm-pattern-second-double-hailstorm-autocannon
+melee-arm
 marauders
  fraggers-section =1 ripper-talon flamethrower anti-tank-gun machine-gun
  grunts-platoon flamethrower anti-tank-gun machine-gun ripper-talon
  grunts-section =1
  jumpers-platoon =2 flamethrower ripper-talon
  jumpers-section =2
  ripper-section
  fraggers-team =1
  grunts-team ripper-talon
  jumpers-team ripper-talon
  ripper-team
  stunt-bot-team =3 flamethrower anti-tank-gun machine-gun
  stunts-platoon
  stunts-section
  cannon tank-killer-cannon big-shells-cannon
  bull anti-tank-gun-a flamethrower-a machine-gun-a quad trike
  juggernaut tank-killer-cannon big-shells-cannon anti-tank-gun-a flamethrower-a machine-gun-a anti-tank-gun-f
+flamethrower-f machine-gun-f
  raptor anti-tank-gun-f flamethrower-f machine-gun-f quad trike
  battlebot =3
  ripper-warlord anti-tank-gun machine-gun ripper-pistol
  warlord ripper-talon jump-harness anti-tank-gun machine-gun
 plague
  plague-troopers-platoon =1 light-machine-gun grenade-launcher 1x-cleaver 1x-assault-rifle
  plague-troopers-section =1
  plague-warriors-platoon =1
  plague-warriors-section =1
  2nd-gen-mutants-3
  2nd-gen-mutants-4
  2nd-gen-mutants-5
  heavy-weapon-section heavy-machine-guns missile-launchers mortars
  plague-dogs-10
  plague-dogs-5
  plague-striders heavy-machine-guns missile-launchers
  plague-swarm-3
  plague-swarm-4
  plague-swarm-5
  plague-troopers-team =2 1x-cleaver 1x-assault-rifle
  plague-warriors-team =2
  plague-zombies-20
  plague-zombies-30
  plague-zombies-40
  1st-gen-plague-mutant
  plague-teraton
 veer-myn
  night-crawlers-platoon =1 combat-drill chem-thrower super-drill
  night-crawlers-section =1
  nightmares-section =2 chem-thrower super-drill
  ravenous-horde
  stalkers-platoon =1
  stalkers-section =1
  gougers-team =2
  night-crawlers-team =3 combat-drill master exterminator chem-thrower super-drill
  nightmares-team =2
  scourgers-team =2
  shredders-team paired-super-drills
  stalkers-team =3
  blaster heavy-chem-laser heavy-chem-thrower
  driller
  tunneller chem-laser-a
  night-spawn
  night-terror
rules-of-war-ancients
 !option composition scale era terrain-set
 !option/composition strict typical free
 !option/scale skirmish tactical brigade operational strategic
 !option/era ancient
 !option/terrain-set basic-ground
 !ruling citizen-spearmen gauls-and-spaniards heavy-or-medium-cavalry javelins-for-spears
+companions-or-heavy-cavalry
 carthaginian
  general
  spearmen-standard
  spearmen-citizen
  spanish-medium-infantry
  gallic-medium-infantry
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  elephants
 celtic
  general
  warband
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  chariots
 gallic-germanic
  general
  warband
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  chariots
 greek
  general
  hoplites-standard
  hoplites-spartan-or-theban
  peltasts
  psiloi-javelin
  psiloi-bow
  psiloi-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  light-cavalry-bow
 indian
  general
  medium-infantry-javelin
  medium-infantry-bow
  medium-cavalry
  light-cavalry-javelin
  light-cavalry-bow
  chariots
  elephants
 late-german-goth-hun
  general
  medium-infantry-spear-sword
  light-infantry-javelin
  light-infantry-bow
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  light-cavalry-bow
 macedonian
  general
  phalangites
  hypaspists
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry-companions
  heavy-cavalry
  medium-cavalry
  light-cavalry-kontos
  light-cavalry-javelin
  light-cavalry-bow
  artillery
  elephants
  mercenary-hoplites
  mercenary-peltasts
 persian
  general
  spearmen-bow-standard
  spearmen-bow-immortals
  medium-infantry-spear
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  light-cavalry-bow
  chariots
  elephants
  mercenary-hoplites
  mercenary-peltasts
 roman
  general
  legionaries
  auxiliary-infantry
  light-infantry-javelin
  light-infantry-bow
  light-infantry-sling
  heavy-cavalry
  medium-cavalry
  light-cavalry-javelin
  elephants
  artillery
heresy
 !scenario set-piece seize-the-objective attack-and-defend
 !option role
 !option/role attacker defender
 !as command
 !ruling reserves-by-points reserve-takes-command attacker-reserves heroes-under-command part-thousand-objectives
+attacker-double-by-cost titan-side-armour
 imperial-guard
  company-commander
  regimental-commander
  tactical-infantry-platoon
  tactical-infantry-company
  mechanised-infantry-platoon
  assault-infantry-platoon
  heavy-infantry-platoon
  leman-russ-squadron
  chimera-squadron
  basilisk-battery
  ogryn-platoon
  stormtrooper-platoon
  shadowsword
  baneblade
  commissar
  battle-psyker
 orks
  nob
  warboss
  goff-clan
  bad-moon-clan
  deathskull-clan
  snakebite-clan
  blood-axe-clan
  evil-sunz-clan
  gretchin-horde
  nobz-mob
  boarboyz-mob
  battlewagon-squadron
  stompa
  weirdboy-tower
 space-marines
  company-commander
  battalion-commander
  terminator-company-commander
  tactical-detachment
  tactical-detachment-on-foot
  assault-detachment
  scout-detachment
  devastator-detachment
  marine-bike-squad
  land-speeder-squadron
  predator-squadron
  vindicator-squadron
  whirlwind-battery
  land-raider-squadron
  terminator-detachment
  librarian
  chaplain
 titan-legion
  warhound-titan left-arm-inferno-gun left-arm-melta-cannon left-arm-plasma-blastgun left-arm-turbo-laser-destructor
+left-arm-vulcan-mega-bolter left-arm-chain-fist left-arm-power-fist right-arm-inferno-gun right-arm-melta-cannon
+right-arm-plasma-blastgun right-arm-turbo-laser-destructor right-arm-vulcan-mega-bolter right-arm-chain-fist
+right-arm-power-fist electro-hull
  reaver-titan left-arm-gatling-blaster left-arm-inferno-gun left-arm-laser-blaster left-arm-melta-cannon
+left-arm-multiple-rocket-launcher left-arm-plasma-blastgun left-arm-plasma-cannon left-arm-plasma-destructor
+left-arm-quake-cannon left-arm-turbo-laser-destructor left-arm-volcano-cannon left-arm-vulcan-mega-bolter
+left-arm-chain-fist left-arm-power-fist left-arm-wrecker right-arm-gatling-blaster right-arm-inferno-gun
+right-arm-laser-blaster right-arm-melta-cannon right-arm-multiple-rocket-launcher right-arm-plasma-blastgun
+right-arm-plasma-cannon right-arm-plasma-destructor right-arm-quake-cannon right-arm-turbo-laser-destructor
+right-arm-volcano-cannon right-arm-vulcan-mega-bolter right-arm-chain-fist right-arm-power-fist right-arm-wrecker
+carapace-carapace-multi-lasers carapace-gatling-blaster carapace-laser-blaster carapace-multiple-rocket-launcher
+carapace-plasma-blastgun carapace-turbo-laser-destructor carapace-vulcan-mega-bolter
+carapace-barrage-missile-launcher carapace-vortex-missile carapace-warp-missile electro-hull
  warlord-titan left-arm-gatling-blaster left-arm-inferno-gun left-arm-laser-blaster left-arm-melta-cannon
+left-arm-multiple-rocket-launcher left-arm-plasma-blastgun left-arm-plasma-cannon left-arm-plasma-destructor
+left-arm-quake-cannon left-arm-turbo-laser-destructor left-arm-volcano-cannon left-arm-vulcan-mega-bolter
+left-arm-chain-fist left-arm-power-fist left-arm-wrecker right-arm-gatling-blaster right-arm-inferno-gun
+right-arm-laser-blaster right-arm-melta-cannon right-arm-multiple-rocket-launcher right-arm-plasma-blastgun
+right-arm-plasma-cannon right-arm-plasma-destructor right-arm-quake-cannon right-arm-turbo-laser-destructor
+right-arm-volcano-cannon right-arm-vulcan-mega-bolter right-arm-chain-fist right-arm-power-fist right-arm-wrecker
+left-carapace-carapace-multi-lasers left-carapace-gatling-blaster left-carapace-laser-blaster
+left-carapace-multiple-rocket-launcher left-carapace-plasma-blastgun left-carapace-turbo-laser-destructor
+left-carapace-vulcan-mega-bolter left-carapace-barrage-missile-launcher left-carapace-vortex-missile
+left-carapace-warp-missile right-carapace-carapace-multi-lasers right-carapace-gatling-blaster
+right-carapace-laser-blaster right-carapace-multiple-rocket-launcher right-carapace-plasma-blastgun
+right-carapace-turbo-laser-destructor right-carapace-vulcan-mega-bolter right-carapace-barrage-missile-launcher
+right-carapace-vortex-missile right-carapace-warp-missile electro-hull
wargame
 !as rider embarked
 !ruling graded-upgrades rider-included specialist-swap command-on-top banners-add-up doubling-last
+specialist-weapons-only attributes-differ no-colossus-aboard only-large-shields
 standard
  infantry =1 club quarterstaff spear shortspear daggers bayonets axe poleaxe mace sword greatmace lance longsword
+javelin throwing-axe longbow heavy-javelin crossbow pistol rifle repeater-gun handcannon frag-grenades sniper-rifle
+assault-rifle rocket-launcher regular-training elite-training legendary-training hardy beefy mighty brutal fast
+camouflage mimetism flanking stealth-flanking infiltrating shields large-shields armor heavy-armor kevlar minelayer
+precision-visor
   specialist =1
   champion =1
   bannerman =1
   musician =1
   officer-tactician =1
   officer-captain =2 club quarterstaff spear shortspear daggers bayonets axe poleaxe mace sword greatmace lance
+longsword javelin throwing-axe longbow heavy-javelin crossbow pistol rifle repeater-gun handcannon frag-grenades
+sniper-rifle assault-rifle rocket-launcher regular-training elite-training legendary-training hardy beefy mighty
+brutal fast camouflage mimetism flanking stealth-flanking infiltrating shields large-shields armor heavy-armor
+kevlar minelayer precision-visor inspiring-presence all-out-attack volley-fire shieldwall earthshatter
+fearsome-roar
   officer-general =2
  cavalry =1
   specialist =1
   champion =1
   bannerman =1
   musician =1
   officer-tactician =1
   officer-captain =2
   officer-general =2
  colossus crushing-bulk destructive-fists flamethrower missile-launcher cannon fast very-fast precise
+legendary-precision armored heavily-armored plating heavy-plating rider flying massive kinetic-shield transport
+inspiring-presence all-out-attack volley-fire shieldwall earthshatter fearsome-roar
)";

constexpr std::size_t deepest = 4;

/// The part of `text` before the next `end`, which is taken off.
std::string_view cut(std::string_view& text, char end)
{
    const auto part = text.substr(0, text.find(end));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    return part;
}

} // namespace

CodeNames::CodeNames(std::string_view lines)
{
    std::array<std::string, deepest> above; // the ids that a line belongs to, from the ruleset on
    std::map<std::string_view, std::size_t> named;
    std::size_t goesOn = 0;
    const auto add = [&](std::size_t list, std::string_view ids) {
        while (!ids.empty())
            m_lists[list].ids.push_back(cut(ids, ' '));
    };
    while (!lines.empty()) {
        auto line = cut(lines, '\n');
        const auto depth = std::min(line.find_first_not_of(' '), deepest - 1);
        line.remove_prefix(std::min(line.size(), depth));
        if (line.empty())
            continue;
        if (line.starts_with('+')) {
            add(goesOn, line.substr(1));
            continue;
        }
        const auto id = cut(line, ' ');
        if (id.starts_with('!')) {
            goesOn = listAt(above[0] + std::string(id));
            add(goesOn, line);
            continue;
        }
        above.at(depth) = id;
        std::string place;
        for (std::size_t i = 0; i < depth; ++i)
            place += (i == 0 ? "" : "/") + above.at(i);
        if (depth == 3)
            place += '/';
        add(listAt(place), id);
        if (depth == 1)
            named.clear();
        if (depth < 2 || line.empty())
            continue;
        place = above[0] + '/' + above[1] + '/' + above[2] + (depth == 3 ? '/' + above[3] : "");
        const auto name = line.starts_with('=') ? cut(line, ' ') : std::string_view();
        if (!name.empty() && line.empty()) {
            m_places.emplace(place, named.at(name));
            continue;
        }
        goesOn = listAt(place);
        add(goesOn, line);
        if (!name.empty())
            named.emplace(name, goesOn);
    }
}

std::size_t CodeNames::listAt(const std::string& place)
{
    const auto [found, isNew] = m_places.try_emplace(place, m_lists.size());
    if (isNew)
        m_lists.push_back({place, {}});
    return found->second;
}

std::string_view CodeNames::frozenText() { return table; }

const CodeNames& CodeNames::frozen()
{
    static const CodeNames names(table);
    return names;
}

const CodeNames::List* CodeNames::find(std::string_view place) const
{
    const auto found = m_places.find(place);
    return found == m_places.end() ? nullptr : &m_lists[found->second];
}

std::vector<std::string_view> CodeNames::ofUnits() const
{
    std::vector<std::string_view> ids;
    for (const auto& list : m_lists)
        if (std::ranges::count(list.place, '/') == 1 && list.place.find('!') == std::string::npos)
            for (const auto id : list.ids)
                if (std::ranges::find(ids, id) == ids.end())
                    ids.push_back(id);
    return ids;
}

} // namespace muster
