#include "io/code/codewords.h"

namespace muster {

namespace {

// Names, separated by commas; what is learned last counts most. Lines with > are prose. A test checks the hash of this
// text.
constexpr std::string_view wordLists = R"(
Der, Die, Das, Von, Alte Garde, Alter, Erste Kompanie, Zweite Kompanie, Dritte, Vierte, Schwarze, Rote, Blaue, Weisse,
Graue, Goldene, Silberne, Eiserne, Stahl, Eisen, Stein, Feuer, Sturm, Nacht, Adler, Drachen, Wache, Zug, Trupp,
Hauptmann, Oberst, Feldwebel, Leutnant, Meister, Bruder, Jäger, Reiter, Schützen, Kanone, Panzer, Faust, Klinge,
Schwert, Schild, Löwe, Bär, Söhne, König, Ritter, des Königs, der Nacht, aus dem Norden, und die, von der, mit dem,
Alpha, Beta, Gamma, Delta, Epsilon, Zeta, Theta, Omega, Sigma, Echo, Foxtrot, Bravo, Charlie, Zulu, Romeo, Tango,
Victor, Kilo, Sierra, Viper, Cobra, Falcon, Raven, Eagle, Squad, Team, Section, Platoon, Company, Battalion, Regiment,
Brigade, Division, Detachment, Squadron, Flight, Wing, Battery, Cohort, Century, Maniple, Phalanx, Legion, Army, Host,
Horde, Warband, Clan, Tribe, Pack, Mob, Gang, Crew, Band, Brotherhood, Order, House, Lance, Column, Line, Reserve,
Patrol, Group, Force, Unit, Troop, Troops, Cell, Circle, Guild, League, Watch, Guard, Guards, Garrison, Captain,
Commander, Colonel, Major, Lieutenant, Sergeant, Corporal, General, Marshal, Admiral, Commodore, Chief, Boss, Warboss,
Lord, Lady, King, Queen, Prince, Princess, Duke, Baron, Count, Earl, Knight, Sir, Dame, Master, Mistress, Champion,
Hero, Brother, Sister, Father, Mother, Uncle, Old, Young, Elder, Elders, Doctor, Professor, Saint, Bishop, Priest,
Prophet, Shaman, Druid, Witch, Wizard, Warlock, Seer, Oracle, Inquisitor, Commissar, Chaplain, Librarian, Engineer,
Pilot, Gunner, Scout, Spy, Assassin, Hunter, Ranger, Warden, Keeper, Herald, Bearer, Envoy, Veteran, Recruit, First,
Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth, Eleventh, Twelfth, One, Two, Three, Four, Five,
Six, Seven, Eight, Nine, Ten, Twelve, Hundred, Thousand, Black, White, Red, Blue, Green, Yellow, Grey, Gray, Silver,
Gold, Golden, Brown, Purple, Crimson, Scarlet, Azure, Emerald, Ivory, Ebony, Amber, Bronze, Copper, Brass, Iron,
Steel, Stone, Bone, Blood, Glass, Crystal, Obsidian, Ash, Ashen, Ember, Cinder, Rust, Rusty, Dust, Frost, Ice, Snow,
Dark, Bright, Pale, Grim, Bold, Brave, Swift, Silent, Sharp, Broken, Burning, Shattered, Fallen, Lost, Last, Lone,
Long, Short, Tall, Big, Great, Grand, Little, Small, High, Low, Deep, Far, Near, Fast, Slow, Quick, Heavy, Light,
Hard, Soft, Hot, Cold, Dead, Dying, Undying, Living, Hidden, Secret, Holy, Sacred, Unholy, Cursed, Blessed, Eternal,
Endless, Ancient, Noble, Loyal, Faithful, Mad, Angry, Fierce, Savage, Wild, Free, True, False, Royal, Imperial,
Mighty, Strong, Lucky, Ugly, Dirty, Filthy, Merry, Drunken, Hungry, Thirsty, Sleeping, Sleepless, Fire, Flame, Flames,
Storm, Thunder, Lightning, Rain, Wind, Cloud, Sky, Sun, Moon, Star, Stars, Night, Day, Dawn, Dusk, Twilight, Shadow,
Shadows, Winter, Summer, Spring, Autumn, Mountain, Mountains, Hill, Hills, Valley, River, Lake, Sea, Ocean, Shore,
Coast, Island, Marsh, Swamp, Forest, Wood, Woods, Tree, Oak, Thorn, Rose, Lily, Field, Fields, Meadow, Moor, Wolds,
Desert, Sand, Cave, Pit, Mine, Tower, Castle, Keep, Fort, Fortress, Wall, Walls, Gate, Gates, Bridge, Ford, Road,
Street, City, Town, Village, Harbour, Port, Farm, Mill, Forge, Anvil, Hammer, Hall, Throne, Temple, Shrine, Grave,
Tomb, Barrow, North, Northern, South, Southern, East, Eastern, West, Western, Wolf, Wolves, Bear, Bears, Lion, Lions,
Tiger, Boar, Boars, Bull, Bulls, Stag, Hound, Hounds, Dog, Dogs, Cat, Cats, Rat, Rats, Fox, Horse, Horses, Stallion,
Mare, Pony, Goat, Ram, Ox, Eagles, Hawks, Falcons, Ravens, Crows, Vulture, Owl, Bat, Bats, Snake, Serpent, Serpents,
Scorpion, Spider, Spiders, Wasp, Hornet, Hornets, Dragon, Dragons, Drake, Wyrm, Wyvern, Griffon, Phoenix, Hydra,
Kraken, Shark, Whale, Salamander, Lizard, Toad, Beast, Beasts, Monster, Giant, Ogre, Troll, Goblin, Orc, Elf, Dwarf,
Ghost, Spectre, Wraith, Demon, Devil, Angel, God, Heart, Hand, Hands, Fist, Fists, Eye, Eyes, Fang, Fangs, Claw,
Claws, Tooth, Teeth, Horn, Horns, Tusk, Skull, Skulls, Head, Heads, Jaw, Tongue, Arm, Arms, Leg, Foot, Feet, Wings,
Tail, Tails, Beard, Skin, Hide, Back, Belly, Guts, Sword, Swords, Blade, Blades, Axe, Axes, Spear, Spears, Lances,
Pike, Pikes, Dagger, Daggers, Knife, Knives, Bow, Bows, Crossbow, Crossbows, Arrow, Arrows, Bolt, Sling, Slings,
Javelin, Javelins, Hammers, Mace, Club, Flail, Whip, Shield, Shields, Helm, Armour, Armor, Banner, Banners, Flag,
Standard, Drum, Drums, Trumpet, Bell, Bells, Crown, Ring, Chain, Chains, Gun, Guns, Rifle, Rifles, Pistol, Pistols,
Cannon, Cannons, Mortar, Mortars, Rocket, Rockets, Missile, Missiles, Laser, Lasers, Plasma, Flamer, Flamers, Grenade,
Grenades, Bomb, Bombs, Shell, Shells, Bullet, Bullets, Engine, Engines, Wheel, Wheels, Tank, Tanks, Walker, Walkers,
Titan, Wagon, Wagons, Chariot, Truck, Bike, Bikes, Archers, Bowmen, Spearmen, Swordsmen, Axemen, Pikemen, Halberdiers,
Crossbowmen, Slingers, Skirmishers, Raiders, Reavers, Riders, Horsemen, Knights, Lancers, Dragoons, Hussars, Cavalry,
Infantry, Artillery, Grenadiers, Fusiliers, Musketeers, Riflemen, Marines, Rangers, Scouts, Hunters, Stalkers,
Prowlers, Pathfinders, Outriders, Sappers, Pioneers, Miners, Engineers, Breakers, Crushers, Smashers, Stompers,
Slayers, Killers, Reapers, Butchers, Cutters, Slashers, Rippers, Biters, Burners, Burnas, Shooters, Snipers, Marksmen,
Sharpshooters, Gunners, Bombers, Throwers, Runners, Jumpers, Fighters, Warriors, Soldiers, Militia, Levy, Conscripts,
Mercenaries, Guardians, Sentinels, Wardens, Watchers, Defenders, Protectors, Lads, Boys, Boyz, Girls, Men, Women,
Sons, Daughters, Brothers, Sisters, Veterans, Heroes, Immortals, Companions, Bodyguard, Retinue, Household, Hold,
Holds, Holding, Stand, Stands, Of, Death, Doom, Fury, Rage, Wrath, Vengeance, Revenge, Glory, Honour, Honor, Pride,
Hope, Faith, Fate, Fear, Terror, Dread, Horror, Pain, Sorrow, Mercy, Justice, Truth, Victory, Triumph, Conquest, War,
Battle, Fight, Charge, March, Siege, Raid, Hunt, Ambush, Strike, Rescue, Escort, Advance, Retreat, Crusade, Campaign,
Expedition, Invasion, Revolt, Rebellion, Uprising, Arthur, Alexander, Anna, Boris, Bruno, Conrad, Diana, Edward,
Elena, Emma, Erik, Felix, Frank, George, Gregor, Hans, Harald, Hector, Helena, Henry, Hugo, Igor, Ivan, Jack, James,
Jean, Johann, John, Karl, Leon, Leo, Louis, Lucas, Lucius, Magnus, Marcus, Maria, Martin, Max, Maximus, Michael,
Miguel, Nina, Nicolas, Olaf, Oscar, Otto, Paul, Peter, Ragnar, Robert, Roland, Rosa, Sara, Simon, Sofia,
Stefan, Thomas, Thor, Tiberius, Titus, Ulrich, Viktor, Walter, Wilhelm, William, Yuri, Achilles, Ajax, Antiochos,
Antigonos, Caesar, Cassius, Cyrus, Darius, Demetrios, Flavius, Gaius, Hamilcar, Hannibal, Hasdrubal, Julius, Kleon,
Leonidas, Marius, Nikias, Philip, Philippos, Ptolemy, Pyrrhos, Quintus, Scipio, Seleukos, Sulla, Valerius, Xerxes,
Athens, Sparta, Thebes, Corinth, Rome, Roman, Carthage, Persia, Gaul, Gauls, Macedon, Thrace, Thracian, Cretan,
Balearic, Numidian, Spanish, Gallic, Greek, Iberian, Illyrian, Scythian, Parthian, Grak, Grom, Zog, Skar,
Snik, Urk, Uzg, Brak, Krag, Drak, Thok, Dur, Bal, Mor, Kar, Val, Var, Tor, Gar, Dor, Thar, Khan, Kha, Rok, Rag, Nar,
Zar, Xan, Vex, Kel, Cor, Ser, Fer, Mar, Tal, Hal, Hel, Ald, Ard, Bran, Bren, Cal, Dun, Ed, Els, Fen, Gor, Har, Kell,
Lor, Mal, Ner, Orl, Per, Ran, Sel, Tam, Ul, Ven, Wyn, Yor, The Last Watch, Wolves of the North, The Iron Hand,
First of the Fallen, Lord of the Tower, Knights of the Rose, Hammer of the Gods, Fist of the King,
Captain of the Guard, The Emperor's Own, King's Own Rifles, Death or Glory, The Lost Company, 1st Company,
2nd Company, 3rd Platoon, 4th Squad, Squad A, Squad B, Team 1, Team 2, Army of the West, Battle for the Bridge,
Sons and Daughters, Men at Arms, Out of the Dark, Hand in Hand, The Two Brothers, A Long Way from Home, House of Ash,
on the Hill, in the Woods, for the Queen, by Night, to the Sea, with the Wind
> it is that for are as was but not have has had they this or by be from we you if all can will would there their
> them then when which who what where how than so up out over under into after before again more most no yes some any
> each every only just also other another its his her my our your me him us do does did make made take takes taken
> get gets got give gives keep keeps kept go goes went gone come comes came put puts let like use used using need
> needs want know see saw say says said think play plays played playing move moves moved turn turns game games list
> rules rule points.
> fire fires shoot shoots shooting hit hits kill kills die dies charge charges charged stay stays wait waits cover
> flank flanks left right centre center middle front rear behind ahead side sides forward enemy enemies friend
> friends target objective objectives deploy deploys deployed deployment set-up table edge terrain building hide
> hides screen support supports protect protects carry carries ride rides embark attack attacks defend defends
> defence better best worse worst thin thick open close.
> dice bring club league tournament test practice painted unpainted borrowed new old spare proxy counts cheap
> expensive.
> Stays in the back and shoots.
> They hold the hill, and the rest of the army goes on the left.
> Keep it in reserve until the second turn.
> For the club night: we play with the new rules.
> Charges at once, with the cavalry behind it.
)";

constexpr std::string_view versions[] = {"0.1", "1.1", "1.0"};

} // namespace

std::vector<CodeWord> codeWords()
{
    std::vector<CodeWord> words;
    for (const auto version : versions)
        words.push_back({TextCoder::Kind::Version, version});
    for (auto left = wordLists; !left.empty();) {
        const auto line = left.substr(0, left.find('\n'));
        left.remove_prefix(line.size() + 1);
        if (line.starts_with("> "))
            words.push_back({TextCoder::Kind::Prose, line.substr(2)});
        for (auto names = line.starts_with('>') ? std::string_view() : line; !names.empty();) {
            const auto name = names.substr(0, names.find(','));
            words.push_back({TextCoder::Kind::Name, name});
            names.remove_prefix(std::min(names.size(), name.size() + 2));
        }
    }
    return words;
}

std::string_view codeWordsText() { return wordLists; }

} // namespace muster
