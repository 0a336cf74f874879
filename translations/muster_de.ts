<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>muster::editor::ArmyModel</name>
    <message>
        <source>%1 a model</source>
        <translation>%1 je Modell</translation>
    </message>
</context>
<context>
    <name>muster::editor::RosterModel</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>LEGAL</source>
        <translation>LEGAL</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NICHT LEGAL</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:error|errors}</source>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:warning|warnings}</source>
        <translation>
            <numerusform>{n} Warnung</numerusform>
            <numerusform>{n} Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:note|notes}</source>
        <translation>
            <numerusform>{n} Hinweis</numerusform>
            <numerusform>{n} Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>fingerprint {fingerprint}</source>
        <translation>Fingerabdruck {fingerprint}</translation>
    </message>
    <message>
        <source>Unnamed roster</source>
        <translation>Unbenannte Liste</translation>
    </message>
    <message>
        <source>{points} of {limit} points</source>
        <translation>{points} von {limit} Punkten</translation>
    </message>
    <message>
        <source>no limit agreed</source>
        <translation>kein Punktelimit vereinbart</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit|units}</source>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models}</source>
        <translation>
            <numerusform>{n} Modell</numerusform>
            <numerusform>{n} Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}, ‘{section}’</source>
        <translation>{source}, ‚{section}‘</translation>
    </message>
    <message>
        <source>Mend:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message>
        <source>or:</source>
        <translation>oder:</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on, switched</source>
        <translation>an, umgeschaltet</translation>
    </message>
    <message>
        <source>off, switched</source>
        <translation>aus, umgeschaltet</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelauslegungen</translation>
    </message>
    <message>
        <source>{army} (data {version}, the user&apos;s own)</source>
        <translation>{army} (eigene Daten, Stand {version})</translation>
    </message>
    <message>
        <source>{army} (data {version})</source>
        <translation>{army} (Datenstand {version})</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>not: {option}</source>
        <translation>nicht: {option}</translation>
    </message>
    <message>
        <source>Player: {player}</source>
        <translation>Spieler: {player}</translation>
    </message>
    <message>
        <source>unknown army</source>
        <translation>unbekannte Armee</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} und {n} weitere</numerusform>
            <numerusform>{names} und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} models; its sizes are {sizes}.</source>
        <translation>
            <numerusform>{unit} hat {actual} Modell; möglich sind {sizes}.</numerusform>
            <numerusform>{unit} hat {actual} Modelle; möglich sind {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it always has {allowed}.</source>
        <translation>
            <numerusform>{unit} hat {actual} Modell; die Größe ist immer {allowed}.</numerusform>
            <numerusform>{unit} hat {actual} Modelle; die Größe ist immer {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it may have at most {allowed}.</source>
        <translation>
            <numerusform>{unit} hat {actual} Modell; höchstens {allowed} erlaubt.</numerusform>
            <numerusform>{unit} hat {actual} Modelle; höchstens {allowed} erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it needs at least {allowed}.</source>
        <translation>
            <numerusform>{unit} hat {actual} Modell; mindestens {allowed} nötig.</numerusform>
            <numerusform>{unit} hat {actual} Modelle; mindestens {allowed} nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} models as {group}; at most {allowed} are allowed.</source>
        <translation>
            <numerusform>{unit}: {actual} Modell als {group}; höchstens {allowed} erlaubt.</numerusform>
            <numerusform>{unit}: {actual} Modelle als {group}; höchstens {allowed} erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} of {option}; at most {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {actual}-mal {option}; höchstens {allowed}-mal erlaubt.</numerusform>
            <numerusform>{unit}: {actual}-mal {option}; höchstens {allowed}-mal erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} of {option}; at least {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {actual}-mal {option}; mindestens {allowed}-mal nötig.</numerusform>
            <numerusform>{unit}: {actual}-mal {option}; mindestens {allowed}-mal nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: {option} needs {needed}.</source>
        <translation>{unit}: {option} setzt {needed} voraus.</translation>
    </message>
    <message>
        <source>{unit}: {option} and {other} exclude each other.</source>
        <translation>{unit}: {option} und {other} schließen einander aus.</translation>
    </message>
    <message>
        <source>{unit} may not stand alone.</source>
        <translation>{unit} darf nicht allein stehen.</translation>
    </message>
    <message>
        <source>{unit} hangs on {carrier} as &quot;{place}&quot;, a place that {ruleset} does not know.</source>
        <translation>{unit} hängt als „{place}“ an {carrier}; diesen Platz kennt {ruleset} nicht.</translation>
    </message>
    <message>
        <source>{unit} has no place on {carrier}.</source>
        <translation>{unit} hat bei {carrier} keinen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>{points} {n:point|points}</source>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>{unit} with {other}</source>
        <translation>{unit} mit {other}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} with {n} units</source>
        <translation>
            <numerusform>{unit} mit {n} Einheit</numerusform>
            <numerusform>{unit} mit {n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove {units}</source>
        <translation>{units} entfernen</translation>
    </message>
    <message>
        <source>Add {unit}</source>
        <translation>{unit} hinzufügen</translation>
    </message>
    <message>
        <source>Add {unit} to {above}</source>
        <translation>{unit} bei {above} hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} × {unit}</source>
        <translation>
            <numerusform>{n} × {unit} hinzufügen</numerusform>
            <numerusform>{n} × {unit} hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} × {unit} to {above}</source>
        <translation>
            <numerusform>{n} × {unit} bei {above} hinzufügen</numerusform>
            <numerusform>{n} × {unit} bei {above} hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give {units} {n} {n:model|models}</source>
        <translation>
            <numerusform>{units} auf {n} Modell setzen</numerusform>
            <numerusform>{units} auf {n} Modelle setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {option} for {units}</source>
        <translation>{option} für {units} nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take {n} × {option} for {units}</source>
        <translation>
            <numerusform>{n} × {option} für {units} nehmen</numerusform>
            <numerusform>{n} × {option} für {units} nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {n} × {option} for {units}</source>
        <translation>
            <numerusform>Nur {n} × {option} für {units}</numerusform>
            <numerusform>Nur {n} × {option} für {units}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop {option} from {units}</source>
        <translation>{option} bei {units} weglassen</translation>
    </message>
    <message>
        <source>Do not hold back {units}</source>
        <translation>{units} nicht zurückhalten</translation>
    </message>
    <message>
        <source>Let {units} stand alone</source>
        <translation>{units} eigenständig aufstellen</translation>
    </message>
    <message>
        <source>Put {units} under {above}</source>
        <translation>{units} unter {above} stellen</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} × {group} in {units}</source>
        <translation>
            <numerusform>Nur {n} × {group} in {units}</numerusform>
            <numerusform>Nur {n} × {group} in {units}</numerusform>
        </translation>
    </message>
    <message>
        <source>No {group} in {units}</source>
        <translation>{units} ohne {group}</translation>
    </message>
    <message>
        <source>{actual} ({least} to {most})</source>
        <translation>{actual} ({least} bis {most})</translation>
    </message>
    <message>
        <source>{actual} of {most}</source>
        <translation>{actual} von {most}</translation>
    </message>
    <message>
        <source>{actual} ({least} at least)</source>
        <translation>{actual} (mindestens {least})</translation>
    </message>
    <message>
        <source>Figures from the rulebook</source>
        <translation>Werte aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Figures transcribed by players</source>
        <translation>Von Spielern übertragene Werte</translation>
    </message>
    <message>
        <source>Typical figures</source>
        <translation>Typische Werte</translation>
    </message>
    <message>
        <source>PLAYTEST figures, set to be tried</source>
        <translation>TESTWERTE zum Ausprobieren</translation>
    </message>
    <message>
        <source>The user&apos;s own figures</source>
        <translation>Eigene Werte des Nutzers</translation>
    </message>
</context>
</TS>
