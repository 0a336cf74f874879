#include "io/roster/codedictionary.h"

#include <algorithm>

namespace muster {

namespace {

// The bytes of the dictionary, with ' in place of ". The ids are those of the data when version 1 was made. The
// dictionary only makes codes shorter: a game that is missing here gives slightly longer codes. A test checks the hash
// of these bytes.
constexpr char text[] =
    // Words that players often use in names.
    "the of and with for Second Third Fourth Fifth Sixth First Old Iron Red Black Grey White Blue Gold Silver Steel "
    "Stone Storm Fire Night Wolf Hammer Guard Company Squad Platoon Regiment Detachment Battalion Brigade Army "
    "Warband Legion Clan Horde Captain Commander Colonel Sergeant Lord King General Boys Riders Hunters Lads Guns "
    "Battery Line Wing Team of the The "
    // Options and units: Warpath.
    "{'tactical-flame-unit':1,'rocket-launcher':1,'burst-laser':1,'heavy-laser-rifle':1,'light-laser-cannon':1,"
    "'3-light-laser-cannons':1,'3-burst-lasers':1,'laser-pistol-and-energy-gauntlet':1,'light-laser-cannons':1,"
    "'tactical-flame-weapons':1,'burst-lasers':1,'heavy-laser-cannon':1,'field-howitzer':1,'tactical-flame-weapon':1,"
    "'2-light-laser-cannons':1,'2-tactical-flame-weapons':1,'close-assault-gun':1,'multiple-rocket-launcher':1,"
    "'energy-gauntlet':1,'magnetic-charges':1,'heat-hammer':1,'dragon-breath':1,'mjolnir-missile-launcher':1,"
    "'hailstorm-autocannon':1,'heat-cannon':1,'tracked':1,'platform':1,'heat-cannon-a':1,"
    "'double-hailstorm-autocannon-a':1,'dragon-breaths-r-l':1,'heat-cannons-r-l':1,'hailstorm-autocannons-r-l':1,"
    "'hailstorm-autocannon-a':1,'heat-cannon-f':1,'hailstorm-autocannon-f':1,'mjolnir-missile-launcher-f':1,"
    "'valkyr-bike':1,'brace-of-hailstorm-pistols':1,'forgeguard-battlesuit':1,'force-dome':1,"
    "'double-dragon-breath':1,'double-heat-cannon':1,'double-hailstorm-autocannon':1,"
    "'double-mjolnir-missile-launcher':1,'thor-pattern-melee-arm':1,"
    "'doomstorm-pattern-second-double-hailstorm-autocannon':1,'melee-arm':1,'ripper-talon':1,'flamethrower':1,"
    "'anti-tank-gun':1,'machine-gun':1,'tank-killer-cannon':1,'big-shells-cannon':1,'anti-tank-gun-a':1,"
    "'flamethrower-a':1,'machine-gun-a':1,'quad':1,'trike':1,'anti-tank-gun-f':1,'flamethrower-f':1,"
    "'machine-gun-f':1,'ripper-pistol':1,'jump-harness':1,'light-machine-gun':1,'grenade-launcher':1,'1x-cleaver':1,"
    "'1x-assault-rifle':1,'heavy-machine-guns':1,'missile-launchers':1,'mortars':1,'combat-drill':1,'chem-thrower':1,"
    "'super-drill':1,'master':1,'exterminator':1,'paired-super-drills':1,'heavy-chem-laser':1,'heavy-chem-thrower':1,"
    "'chem-laser-a':1}{'unit':'enforcer-assault-section'},{'unit':'enforcer-strike-section'},"
    "{'unit':'enforcer-suppression-section'},{'unit':'marines-platoon'},{'unit':'marines-section'},"
    "{'unit':'rangers-section'},{'unit':'veterans-section'},{'unit':'enforcer-assault-team'},"
    "{'unit':'enforcer-strike-team'},{'unit':'enforcer-suppression-team'},{'unit':'heavy-weapons-section'},"
    "{'unit':'marines-team'},{'unit':'rangers-team'},{'unit':'strider-section'},{'unit':'veterans-team'},"
    "{'unit':'field-artillery'},{'unit':'apc-13-warrior'},{'unit':'flt-8-firestorm'},{'unit':'mbt-01-pulverizer'},"
    "{'unit':'spa-7-pounder'},{'unit':'commander'},{'unit':'enforcer-captain'},{'unit':'sniper'},"
    "{'unit':'drakkarim-section'},{'unit':'steel-warriors-platoon'},{'unit':'steel-warriors-section'},"
    "{'unit':'stormrage-veterans-section'},{'unit':'thorgarim-section'},{'unit':'brokkr-platoon'},"
    "{'unit':'brokkr-section'},{'unit':'brokkr-team'},{'unit':'drakkarim-team'},{'unit':'forge-guard-team'},"
    "{'unit':'godhammer-veterans-team'},{'unit':'steel-warriors-team'},{'unit':'stormrage-veterans-team'},"
    "{'unit':'thorgarim-team'},{'unit':'valkyr-section'},{'unit':'valkyr-team'},"
    "{'unit':'jotunn-heavy-hailstorm-cannon'},{'unit':'surtr-heavy-heat-cannon'},{'unit':'fyrewyrm'},"
    "{'unit':'heavy-drakkar'},{'unit':'light-drakkar'},{'unit':'chief-brokkr'},{'unit':'huscarl'},"
    "{'unit':'iron-ancestor'},{'unit':'fraggers-section'},{'unit':'grunts-platoon'},{'unit':'grunts-section'},"
    "{'unit':'jumpers-platoon'},{'unit':'jumpers-section'},{'unit':'ripper-section'},{'unit':'fraggers-team'},"
    "{'unit':'grunts-team'},{'unit':'jumpers-team'},{'unit':'ripper-team'},{'unit':'stunt-bot-team'},"
    "{'unit':'stunts-platoon'},{'unit':'stunts-section'},{'unit':'cannon'},{'unit':'bull'},{'unit':'juggernaut'},"
    "{'unit':'raptor'},{'unit':'battlebot'},{'unit':'ripper-warlord'},{'unit':'warlord'},"
    "{'unit':'plague-troopers-platoon'},{'unit':'plague-troopers-section'},{'unit':'plague-warriors-platoon'},"
    "{'unit':'plague-warriors-section'},{'unit':'2nd-gen-mutants-3'},{'unit':'2nd-gen-mutants-4'},"
    "{'unit':'2nd-gen-mutants-5'},{'unit':'heavy-weapon-section'},{'unit':'plague-dogs-10'},{'unit':'plague-dogs-5'},"
    "{'unit':'plague-striders'},{'unit':'plague-swarm-3'},{'unit':'plague-swarm-4'},{'unit':'plague-swarm-5'},"
    "{'unit':'plague-troopers-team'},{'unit':'plague-warriors-team'},{'unit':'plague-zombies-20'},"
    "{'unit':'plague-zombies-30'},{'unit':'plague-zombies-40'},{'unit':'1st-gen-plague-mutant'},"
    "{'unit':'plague-teraton'},{'unit':'night-crawlers-platoon'},{'unit':'night-crawlers-section'},"
    "{'unit':'nightmares-section'},{'unit':'ravenous-horde'},{'unit':'stalkers-platoon'},{'unit':'stalkers-section'},"
    "{'unit':'gougers-team'},{'unit':'night-crawlers-team'},{'unit':'nightmares-team'},{'unit':'scourgers-team'},"
    "{'unit':'shredders-team'},{'unit':'stalkers-team'},{'unit':'blaster'},{'unit':'driller'},{'unit':'tunneller'},"
    "{'unit':'night-spawn'},{'unit':'night-terror'},"
    // Options and units: Rules of War.
    "{'unit':'general'},{'unit':'spearmen-standard'},{'unit':'spearmen-citizen'},{'unit':'spanish-medium-infantry'},"
    "{'unit':'gallic-medium-infantry'},{'unit':'light-infantry-javelin'},{'unit':'light-infantry-bow'},"
    "{'unit':'light-infantry-sling'},{'unit':'heavy-cavalry'},{'unit':'medium-cavalry'},"
    "{'unit':'light-cavalry-javelin'},{'unit':'elephants'},{'unit':'warband'},{'unit':'chariots'},"
    "{'unit':'hoplites-standard'},{'unit':'hoplites-spartan-or-theban'},{'unit':'peltasts'},"
    "{'unit':'psiloi-javelin'},{'unit':'psiloi-bow'},{'unit':'psiloi-sling'},{'unit':'light-cavalry-bow'},"
    "{'unit':'medium-infantry-javelin'},{'unit':'medium-infantry-bow'},{'unit':'medium-infantry-spear-sword'},"
    "{'unit':'phalangites'},{'unit':'hypaspists'},{'unit':'heavy-cavalry-companions'},"
    "{'unit':'light-cavalry-kontos'},{'unit':'artillery'},{'unit':'mercenary-hoplites'},"
    "{'unit':'mercenary-peltasts'},{'unit':'spearmen-bow-standard'},{'unit':'spearmen-bow-immortals'},"
    "{'unit':'medium-infantry-spear'},{'unit':'legionaries'},{'unit':'auxiliary-infantry'},"
    // Options and units: Heresy.
    "{'inferno-gun':1,'melta-cannon':1,'plasma-blastgun':1,'turbo-laser-destructor':1,'vulcan-mega-bolter':1,"
    "'chain-fist':1,'power-fist':1,'gatling-blaster':1,'laser-blaster':1,'multiple-rocket-launcher':1,"
    "'plasma-cannon':1,'plasma-destructor':1,'quake-cannon':1,'volcano-cannon':1,'wrecker':1,"
    "'carapace-multi-lasers':1,'barrage-missile-launcher':1,'vortex-missile':1,'warp-missile':1,'electro-hull':1,"
    "'left-arm-,'right-arm-,'carapace-,'left-carapace-,'right-carapace-}{'unit':'company-commander'},"
    "{'unit':'regimental-commander'},{'unit':'tactical-infantry-platoon'},{'unit':'tactical-infantry-company'},"
    "{'unit':'mechanised-infantry-platoon'},{'unit':'assault-infantry-platoon'},{'unit':'heavy-infantry-platoon'},"
    "{'unit':'leman-russ-squadron'},{'unit':'chimera-squadron'},{'unit':'basilisk-battery'},{'unit':'ogryn-platoon'},"
    "{'unit':'stormtrooper-platoon'},{'unit':'shadowsword'},{'unit':'baneblade'},{'unit':'commissar'},"
    "{'unit':'battle-psyker'},{'unit':'nob'},{'unit':'warboss'},{'unit':'goff-clan'},{'unit':'bad-moon-clan'},"
    "{'unit':'deathskull-clan'},{'unit':'snakebite-clan'},{'unit':'blood-axe-clan'},{'unit':'evil-sunz-clan'},"
    "{'unit':'gretchin-horde'},{'unit':'nobz-mob'},{'unit':'boarboyz-mob'},{'unit':'battlewagon-squadron'},"
    "{'unit':'stompa'},{'unit':'weirdboy-tower'},{'unit':'battalion-commander'},"
    "{'unit':'terminator-company-commander'},{'unit':'tactical-detachment'},{'unit':'tactical-detachment-on-foot'},"
    "{'unit':'assault-detachment'},{'unit':'scout-detachment'},{'unit':'devastator-detachment'},"
    "{'unit':'marine-bike-squad'},{'unit':'land-speeder-squadron'},{'unit':'predator-squadron'},"
    "{'unit':'vindicator-squadron'},{'unit':'whirlwind-battery'},{'unit':'land-raider-squadron'},"
    "{'unit':'terminator-detachment'},{'unit':'librarian'},{'unit':'chaplain'},{'unit':'warhound-titan'},"
    "{'unit':'reaver-titan'},{'unit':'warlord-titan'},"
    // Options and units: Wargame.
    "{'club':1,'quarterstaff':1,'spear':1,'shortspear':1,'daggers':1,'bayonets':1,'axe':1,'poleaxe':1,'mace':1,"
    "'sword':1,'greatmace':1,'lance':1,'longsword':1,'javelin':1,'throwing-axe':1,'longbow':1,'heavy-javelin':1,"
    "'crossbow':1,'pistol':1,'rifle':1,'repeater-gun':1,'handcannon':1,'frag-grenades':1,'sniper-rifle':1,"
    "'assault-rifle':1,'rocket-launcher':1,'regular-training':1,'elite-training':1,'legendary-training':1,'hardy':1,"
    "'beefy':1,'mighty':1,'brutal':1,'fast':1,'camouflage':1,'mimetism':1,'flanking':1,'stealth-flanking':1,"
    "'infiltrating':1,'shields':1,'large-shields':1,'armor':1,'heavy-armor':1,'kevlar':1,'minelayer':1,"
    "'precision-visor':1,'inspiring-presence':1,'all-out-attack':1,'volley-fire':1,'shieldwall':1,'earthshatter':1,"
    "'fearsome-roar':1,'crushing-bulk':1,'destructive-fists':1,'flamethrower':1,'missile-launcher':1,'cannon':1,"
    "'very-fast':1,'precise':1,'legendary-precision':1,'armored':1,'heavily-armored':1,'plating':1,'heavy-plating':1,"
    "'rider':1,'flying':1,'massive':1,'kinetic-shield':1,'transport':1}},{'group':'specialist','options':{'},"
    "{'group':'champion','options':{'},{'group':'bannerman'},{'group':'musician'},{'group':'officer-tactician',"
    "'options':{'},{'group':'officer-captain','options':{'},{'group':'officer-general',"
    "'options':{'{'unit':'infantry'},{'unit':'cavalry'},{'unit':'colossus'},"
    // The skeleton, armies, and what is in nearly every roster.
    ",'units':[{'unit':'','as':'rider','name':'','models':'},{'unit':'','as':'embarked'}]},{'id':'u1','unit':'',"
    "'models':1,'options':{'','models':2,'options':{'models':3,'options':{'models':5,'options':{'models':10,"
    "'options':{'models':20,'options':{'':1},'groups':[{'group':'champion','models':1,'options':{'':1}},"
    "{'group':'bannerman','models':1},{'group':'musician','models':1},','reserve':true,'note':''}],"
    "'notes':''rulings':{'embarked-units-count':false,'reserves-by-points':true'graded-upgrades'rider-included'specia"
    "list-swap'command-on-top'banners-add-up'doubling-last'attributes-differ'only-large-shields':false},"
    "'units':[{'unit':'','ruleset':'warpath-2e','army':'corporation','battle':{'points':1000,'scenario':',"
    "'army':'forge-fathers','battle':{'points':1000,'scenario':','army':'marauders','battle':{'points':1000,"
    "'scenario':','army':'plague','battle':{'points':1000,'scenario':','army':'veer-myn','battle':{'points':1000,"
    "'scenario':'meat-grinder'},'units':scorched-earth'},'units':total-global-domination',"
    "'options':{'opponent-agrees-to-allies':true}},'units':','ruleset':'rules-of-war-ancients','army':'carthaginian',"
    ",'army':'celtic',,'army':'gallic-germanic',,'army':'greek',,'army':'indian',,'army':'late-german-goth-hun',,"
    "'army':'macedonian',,'army':'persian',,'army':'roman','battle':{'options':{'composition':'strict',"
    "'scale':'skirmish'tactical'brigade','era':'ancient'}},'units':[{'unit':'general','name':'','ruleset':'heresy',"
    "'army':'imperial-guard','battle':{'points':2000,'scenario':','army':'orks','battle':{'points':2000,'scenario':',"
    "'army':'space-marines','battle':{'points':2000,'scenario':','army':'titan-legion','battle':{'points':2000,"
    "'scenario':'set-piece'},'units':seize-the-objective'},'units':attack-and-defend','options':{'role':'attacker'}},"
    "'units':'role':'defender'}},'units':[{'unit':'','ruleset':'wargame','army':'standard','battle':{'points':500},"
    "'units':[{'unit':'battle':{'points':1500},'units':[{'unit':''battle':{'points':1000},'units':[{'id':'u1',"
    "'unit':':1},'units':[{'unit':':1}},{'unit':'','name':'The ','options':{'{'format':'muster-roster','version':1,"
    "'name':'The ";

} // namespace

const std::string& codeDictionary()
{
    static const auto dictionary = [] {
        std::string bytes(text);
        std::ranges::replace(bytes, '\'', '"');
        return bytes;
    }();
    return dictionary;
}

} // namespace muster
