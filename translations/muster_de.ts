<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Badge</name>
    <message>
        <source>+%1 over</source>
        <translation>+%1 zu viel</translation>
    </message>
    <message>
        <source>no %1 slot</source>
        <translation>kein Platz: %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>bricht eine Regel</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>needs another</source>
        <translation>braucht andere</translation>
    </message>
    <message>
        <source>max %1 models</source>
        <translation>max. %1 Modelle</translation>
    </message>
    <message>
        <source>no free slot</source>
        <translation>kein freier Slot</translation>
    </message>
    <message>
        <source>slots to fill</source>
        <translation>freie Slots</translation>
    </message>
    <message>
        <source>needs %1 or…</source>
        <translation>braucht %1 o. …</translation>
    </message>
    <message>
        <source>needs an %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>needs a %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>needs %1 weapons</source>
        <translation>braucht %1 Waffen</translation>
    </message>
    <message>
        <source>max %1 weapons</source>
        <translation>max. %1 Waffen</translation>
    </message>
    <message>
        <source>%1 points over</source>
        <translation>%1 Punkte zu viel</translation>
    </message>
    <message>
        <source>no %1 here</source>
        <translation>kein Platz: %1</translation>
    </message>
    <message>
        <source>%1 forbidden</source>
        <translation>%1 verboten</translation>
    </message>
    <message>
        <source>not as %1</source>
        <translation>nicht als %1</translation>
    </message>
    <message>
        <source>differs from unit</source>
        <translation>anders als Einheit</translation>
    </message>
    <message>
        <source>no reserves</source>
        <translation>keine Reserve</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>not an ally</source>
        <translation>kein Verbündeter</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>%1 verboten</translation>
    </message>
    <message>
        <source>only once</source>
        <translation>nur einmal</translation>
    </message>
    <message>
        <source>reserve full</source>
        <translation>Reserve voll</translation>
    </message>
    <message>
        <source>%1: full</source>
        <translation>%1: voll</translation>
    </message>
    <message>
        <source>%1: %2 over</source>
        <translation>%1: %2 zu viel</translation>
    </message>
    <message>
        <source>needs %1 %2</source>
        <translation>braucht %1 %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>max %1 %2</source>
        <translation>max. %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 short</source>
        <translation>%1: %2 fehlen</translation>
    </message>
    <message>
        <source>needs %1 weapon</source>
        <translation>braucht Waffe: %1</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>only one model</source>
        <translation>nur ein Modell</translation>
    </message>
    <message>
        <source>only %1 models</source>
        <translation>nur %1 Modelle</translation>
    </message>
    <message>
        <source>min %1 models</source>
        <translation>mind. %1 Modelle</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>Battles</name>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Revision of the game</source>
        <translation>Revision des Spiels</translation>
    </message>
</context>
<context>
    <name>Beginning</name>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>The card cannot be made as a picture</source>
        <translation>Die Karte kann nicht als Bild erstellt werden</translation>
    </message>
    <message>
        <source>Print the cards as a PDF instead.</source>
        <translation>Die Karten können stattdessen als PDF gedruckt werden.</translation>
    </message>
    <message>
        <source>Save Card as Picture</source>
        <translation>Karte als Bild speichern</translation>
    </message>
    <message>
        <source>The card cannot be made.</source>
        <translation>Die Karte lässt sich nicht erstellen.</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The file was written, but not all of the old one could be kept.</source>
        <translation>Die Datei ist geschrieben, aber nicht alles von der alten konnte erhalten bleiben.</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Models: %1</source>
        <translation>Modelle: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message>
        <source>Only here: %1</source>
        <translation>Nur hier: %1</translation>
    </message>
    <message>
        <source>Only there: %1</source>
        <translation>Nur dort: %1</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, eins von %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>%1 vervollständigen</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit die Armeeliste hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Save &amp;Elsewhere…</source>
        <translation>An an&amp;derem Ort speichern…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Open Roster</source>
        <translation>Armeeliste öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Saving now would throw those changes away. Reloading takes them; undo brings back what is here.</source>
        <translation>Speichern würde diese Änderungen jetzt verwerfen. Neu laden übernimmt sie; Rückgängig bringt zurück, was hier ist.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Check a List</source>
        <translation>Armeeliste prüfen</translation>
    </message>
    <message>
        <source>Check Lists</source>
        <translation>Armeelisten prüfen</translation>
    </message>
    <message>
        <source>Import a Table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%n Armeeliste hat Änderungen, die nicht gespeichert sind.</numerusform>
            <numerusform>%n Armeelisten haben Änderungen, die nicht gespeichert sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those with a tick are saved. The changes of the others are lost.</source>
        <translation>Die angekreuzten werden gespeichert. Die Änderungen der anderen gehen verloren.</translation>
    </message>
    <message>
        <source>Rosters to save</source>
        <translation>Armeelisten, die gespeichert werden</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Alle verwerfen</translation>
    </message>
    <message>
        <source>Rosters (*.muster *.pdf *.ros *.rosz *.json);;All files (*)</source>
        <translation>Armeelisten (*.muster *.pdf *.ros *.rosz *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Lists (*.muster *.pdf *.ros *.rosz *.json *.txt *.md *.csv *.html *.eml *.docx *.odt *.rtf *.zip *.png *.jpg *.jpeg *.webp);;All files (*)</source>
        <translation>Armeelisten (*.muster *.pdf *.ros *.rosz *.json *.txt *.md *.csv *.html *.eml *.docx *.odt *.rtf *.zip *.png *.jpg *.jpeg *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add Packed Data</source>
        <translation>Gepackte Daten hinzufügen</translation>
    </message>
    <message>
        <source>Take From Play Page</source>
        <translation>Von Spielseite übernehmen</translation>
    </message>
    <message>
        <source>Battles (*.battle.json *.json *.txt);;All files (*)</source>
        <translation>Schlachten (*.battle.json *.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Packed data of a game (*.zip *.bsr *.mustergame);;All files (*)</source>
        <translation>Gepackte Daten eines Spiels (*.zip *.bsr *.mustergame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add Picture</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp);;All files (*)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.webp);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The ending of the name is not one that is known</source>
        <translation>Unbekannte Dateiendung</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The sheets could not be made.</source>
        <translation>Die Bögen ließen sich nicht erstellen.</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>The file was written, but not all of the old one could be kept.</source>
        <translation>Die Datei ist geschrieben, aber nicht alles von der alten konnte erhalten bleiben.</translation>
    </message>
    <message>
        <source>Making “%1”…</source>
        <translation>„%1“ wird erstellt …</translation>
    </message>
    <message>
        <source>The web page could not be made.</source>
        <translation>Die Webseite ließ sich nicht erstellen.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The roster is too large for a code</source>
        <translation>Die Armeeliste ist zu groß für einen Code</translation>
    </message>
    <message>
        <source>Copy it as full text, or export a PDF.</source>
        <translation>Als voller Text oder als PDF geht es.</translation>
    </message>
    <message>
        <source>Give it a name that ends in .pdf, .html, .txt, .md or .csv.</source>
        <translation>Der Name muss auf .pdf, .html, .txt, .md oder .csv enden.</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Kopieren …</translation>
    </message>
    <message>
        <source>Only rosters of Muster&apos;s own games have a code</source>
        <translation>Nur Armeelisten von Musters eigenen Spielen haben einen Code</translation>
    </message>
    <message>
        <source>Send the file, or the list as text.</source>
        <translation>Die Datei oder die Armeeliste als Text lässt sich schicken.</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1, zum Spielen</translation>
    </message>
</context>
<context>
    <name>Fills</name>
    <message>
        <source>Fill up: %1</source>
        <translation>Auffüllen: %1</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>Was bleiben soll</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>Auffüllen</translation>
    </message>
</context>
<context>
    <name>GameData</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 verdoppeln</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>%2: %1 wählen</translation>
    </message>
    <message>
        <source>Drop %1 from %2</source>
        <translation>%1 von %2 weglassen</translation>
    </message>
    <message>
        <source>Change limits</source>
        <translation>Limits ändern</translation>
    </message>
    <message>
        <source>Name the roster</source>
        <translation>Armeeliste benennen</translation>
    </message>
    <message>
        <source>Notes on the roster</source>
        <translation>Notizen zur Armeeliste</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>%1 benennen</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n Auswahl</numerusform>
            <numerusform>%n Auswahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a force</source>
        <translation>Streitmacht hinzufügen</translation>
    </message>
    <message>
        <source>Take in other data</source>
        <translation>Andere Daten aufnehmen</translation>
    </message>
    <message>
        <source>Without a category</source>
        <translation>Ohne Kategorie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>One of several models of a kind: &quot;Sergeant (2)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>not offered to this list as it stands</source>
        <translation>für diese Armeeliste so nicht zu haben</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>zu viele</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht hier</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the file, and the data do not have it. It is kept as it is.</source>
        <translation>„%1“ steht in der Datei, und die Daten haben es nicht. Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>“%1” is not in the data any more. It is kept as the file has it, with a mark.</source>
        <translation>„%1“ ist nicht mehr in den Daten. Es bleibt, wie die Datei es hat, mit einer Marke.</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>%1: %2 %4, was %3 %4.</source>
        <translation>%1: %2 %4, vorher %3 %4.</translation>
    </message>
    <message>
        <source>%1: now in %2, was in %3.</source>
        <translation>%1: jetzt in %2, vorher in %3.</translation>
    </message>
    <message>
        <source>no category</source>
        <translation>keiner Kategorie</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s).</source>
        <translation>
            <numerusform>%n weitere Änderung.</numerusform>
            <numerusform>%n weitere Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <extracomment>By how much a limit of a cost is passed: &quot;+65 pts&quot;.</extracomment>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>%1 full</source>
        <extracomment>A category or group has no room: &quot;Heroes full&quot;.</extracomment>
        <translation>%1 voll</translation>
    </message>
    <message>
        <source>needs %1</source>
        <extracomment>What is then missing: &quot;needs Heroes&quot;.</extracomment>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>%1 %2 over</source>
        <extracomment>A number and the name of a cost: &quot;12 pts over&quot;.</extracomment>
        <translation>%1 %2 zu viel</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>not while %1</source>
        <translation>nicht, solange gilt: %1</translation>
    </message>
    <message>
        <source>only while %1</source>
        <translation>nur, solange gilt: %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>es ist %1</translation>
    </message>
    <message>
        <source>it is not %1</source>
        <translation>es ist nicht %1</translation>
    </message>
    <message>
        <source>it is for %1</source>
        <translation>es ist für %1</translation>
    </message>
    <message>
        <source>it is not for %1</source>
        <translation>es ist nicht für %1</translation>
    </message>
    <message>
        <source>its force is %1</source>
        <translation>die Streitmacht ist %1</translation>
    </message>
    <message>
        <source>its force is not %1</source>
        <translation>die Streitmacht ist nicht %1</translation>
    </message>
    <message>
        <source>the army is %1</source>
        <translation>die Armee ist %1</translation>
    </message>
    <message>
        <source>the army is not %1</source>
        <translation>die Armee ist nicht %1</translation>
    </message>
    <message>
        <source>the army</source>
        <translation>die Armee</translation>
    </message>
    <message>
        <source>its force</source>
        <translation>die Streitmacht</translation>
    </message>
    <message>
        <source>its unit</source>
        <translation>die Einheit</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>kein %1</translation>
    </message>
    <message>
        <source>at least %1 %2</source>
        <translation>mindestens %1 %2</translation>
    </message>
    <message>
        <source>more than %1 %2</source>
        <translation>mehr als %1 %2</translation>
    </message>
    <message>
        <source>fewer than %1 %2</source>
        <translation>weniger als %1 %2</translation>
    </message>
    <message>
        <source>at most %1 %2</source>
        <translation>höchstens %1 %2</translation>
    </message>
    <message>
        <source>exactly %1 %2</source>
        <translation>genau %1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What is left of two kinds of cost: &quot;85 pts or 3 PL&quot;.</extracomment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>GameFolder</name>
    <message>
        <source>The folder is not there.</source>
        <translation>Der Ordner ist nicht da.</translation>
    </message>
    <message>
        <source>The data are in the folder “%1” in it. Choose that folder.</source>
        <translation>Die Daten sind im Ordner „%1“ darin. Diesen Ordner wählen.</translation>
    </message>
    <message>
        <source>It has no data of BattleScribe. It needs the file of a game: a .gst, a .gstz, or a .json of New Recruit.</source>
        <translation>Darin sind keine Daten von BattleScribe. Nötig ist die Datei eines Spiels: eine .gst, eine .gstz oder eine .json von New Recruit.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n Katalog</numerusform>
            <numerusform>%n Kataloge</numerusform>
        </translation>
    </message>
    <message>
        <source>It has catalogues, but not the file of their game: a .gst, a .gstz, or a .json of New Recruit.</source>
        <translation>Darin sind Kataloge, aber nicht die Datei ihres Spiels: eine .gst, eine .gstz oder eine .json von New Recruit.</translation>
    </message>
    <message>
        <source>“%1” is packed. Add a Zip takes it as it is.</source>
        <translation>„%1“ ist gepackt. „Zip hinzufügen“ nimmt es, wie es ist.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>Zuordnen: %1 → %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Hold back %1</source>
        <translation>%1 zurückhalten</translation>
    </message>
    <message>
        <source>Deploy %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Give %1 %n model(s)</source>
        <translation>
            <numerusform>%1 auf %n Modell setzen</numerusform>
            <numerusform>%1 auf %n Modelle setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n unit(s) smaller</source>
        <translation>
            <numerusform>%n Einheit verkleinern</numerusform>
            <numerusform>%n Einheiten verkleinern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n unit(s) larger</source>
        <translation>
            <numerusform>%n Einheit vergrößern</numerusform>
            <numerusform>%n Einheiten vergrößern</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop %1 from %2</source>
        <translation>%1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>%2: %1 wählen</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>Modelle von %1</translation>
    </message>
    <message>
        <source>Change Roster and Battle</source>
        <translation>Armeeliste und Schlacht ändern</translation>
    </message>
    <message>
        <source>Switch Game Version</source>
        <translation>Spielversion wechseln</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl %1</translation>
    </message>
    <message>
        <source>Take %1 in place of %2</source>
        <translation>%1 statt %2 nehmen</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>%1 benennen</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Name the roster</source>
        <translation>Armeeliste benennen</translation>
    </message>
    <message>
        <source>Notes on the roster</source>
        <translation>Notizen zur Armeeliste</translation>
    </message>
    <message>
        <source>Count for %1</source>
        <translation>Zählen bei %1</translation>
    </message>
    <message>
        <source>Remove picture of %1</source>
        <translation>Bild von %1 entfernen</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
</context>
<context>
    <name>HeadForm</name>
    <message>
        <source>not all could be judged</source>
        <translation>nicht alles ließ sich prüfen</translation>
    </message>
    <message>
        <source>no data of this game</source>
        <translation>Daten des Spiels fehlen</translation>
    </message>
    <message>
        <source>points, no limit agreed</source>
        <translation>Punkte, kein Limit vereinbart</translation>
    </message>
    <message>
        <source>of %1 points</source>
        <translation>von %1 Punkten</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n Zeile nicht verstanden</numerusform>
            <numerusform>%n Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown name(s)</source>
        <translation>
            <numerusform>%n unbekannter Name</numerusform>
            <numerusform>%n unbekannte Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 points over</source>
        <translation>%1 Punkte zu viel</translation>
    </message>
    <message>
        <source>%1, new</source>
        <extracomment>What a roster is called that has no name yet: &quot;Romans, new&quot;.</extracomment>
        <translation>%1, neu</translation>
    </message>
</context>
<context>
    <name>ListChanges</name>
    <message>
        <source>%1, cost</source>
        <translation>%1, Kosten</translation>
    </message>
    <message>
        <source>Whole army, cost</source>
        <translation>Ganze Armee, Kosten</translation>
    </message>
</context>
<context>
    <name>ListInputs</name>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>eingefügtes Bild</translation>
    </message>
</context>
<context>
    <name>ListStart</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
    <message>
        <source>at most %1 in a list</source>
        <translation>höchstens %1 je Armeeliste</translation>
    </message>
    <message numerus="yes">
        <source>takes %n by itself</source>
        <translation>
            <numerusform>nimmt %n von selbst</numerusform>
            <numerusform>nimmt %n von selbst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakingSheets</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Wird abgeschlossen …</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Models: %1</source>
        <translation>Modelle: %1</translation>
    </message>
    <message>
        <source>Weapons: %1</source>
        <translation>Waffen: %1</translation>
    </message>
    <message>
        <source>Special rules: %1</source>
        <translation>Sonderregeln: %1</translation>
    </message>
    <message>
        <source>%1 a model</source>
        <translation>%1 je Modell</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Own unit, made from %1</source>
        <translation>Eigene Einheit nach %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>Figures from the rulebook</source>
        <translation>Werte aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Figures transcribed by players</source>
        <translation>Von Spielern abgeschriebene Werte</translation>
    </message>
    <message>
        <source>Typical figures</source>
        <translation>Typische Werte</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Playtest figures</source>
        <translation>Testwerte</translation>
    </message>
</context>
<context>
    <name>OtherVersions</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>OwnUnitForm</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>“%1” is not a figure for %2. Right is, for example, %3.</source>
        <translation>„%1“ ist kein Wert für %2. Richtig ist zum Beispiel %3.</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (eigen)</translation>
    </message>
    <message>
        <source>The unit needs a name.</source>
        <translation>Die Einheit braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name is too long: 120 letters at most.</source>
        <translation>Der Name ist zu lang: höchstens 120 Buchstaben.</translation>
    </message>
    <message>
        <source>Right is one number (10), some (5, 10, 20) or a range (5–20).</source>
        <translation>Richtig ist eine Zahl (10), mehrere (5, 10, 20) oder ein Bereich (5–20).</translation>
    </message>
    <message>
        <source>%1: the number of models is from 1 to 1000.</source>
        <translation>%1: Die Anzahl der Modelle liegt zwischen 1 und 1000.</translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation>Eine Waffe braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 is carried by all, by the rest, or by a number.</source>
        <translation>%1 wird von allen, vom Rest oder von einer Anzahl getragen.</translation>
    </message>
    <message>
        <source>%1 needs its number.</source>
        <translation>%1 braucht eine Zahl.</translation>
    </message>
    <message>
        <source>The number of %1 is too long.</source>
        <translation>Die Zahl von %1 ist zu lang.</translation>
    </message>
    <message>
        <source>%1: a model carries a number of it.</source>
        <translation>%1: Ein Modell trägt davon eine Anzahl.</translation>
    </message>
    <message>
        <source>Points are a whole number, or one with a fraction: 12½ or 12.5.</source>
        <translation>Punkte sind eine ganze Zahl oder eine mit einem Bruch: 12½ oder 12.5.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Gehe zu: %1</translation>
    </message>
    <message>
        <source>Special rule</source>
        <translation>Sonderregel</translation>
    </message>
    <message>
        <source>The data have no text of it.</source>
        <translation>Die Daten haben keinen Text dazu.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>The data have no figures of it.</source>
        <translation>Die Daten haben keine Werte dazu.</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>In einem Tab offen</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
    <message>
        <source>data files</source>
        <translation>Dateien Daten</translation>
    </message>
    <message>
        <source>print</source>
        <translation>drucken</translation>
    </message>
    <message>
        <source>BattleScribe</source>
        <translation>BattleScribe</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>shopping list</source>
        <translation>Einkaufsliste</translation>
    </message>
    <message>
        <source>BattleScribe New Recruit catalogue game system</source>
        <translation>BattleScribe New Recruit Katalog Spielsystem</translation>
    </message>
</context>
<context>
    <name>PlayedBattle</name>
    <message>
        <source>The notes of the roster have no room for it</source>
        <translation>In den Notizen der Armeeliste ist kein Platz dafür</translation>
    </message>
    <message>
        <source>Shorten the notes, and take the battle again.</source>
        <translation>Die Notizen kürzen und die Schlacht noch einmal übernehmen.</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>The data do not know this army.</source>
        <translation>Diese Armee fehlt in den Daten.</translation>
    </message>
    <message>
        <source>%1, army book</source>
        <translation>%1, Armeebuch</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n Armeeliste</numerusform>
            <numerusform>%n Armeelisten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Fewest choices lost</source>
        <translation>Am wenigsten Gewähltes verloren</translation>
    </message>
    <message>
        <source>Fewest points lost</source>
        <translation>Am wenigsten Punkte verloren</translation>
    </message>
    <message>
        <source>Fewest changes</source>
        <translation>Wenigste Änderungen</translation>
    </message>
    <message>
        <source>Make it legal: %1</source>
        <translation>Legal machen: %1</translation>
    </message>
    <message>
        <source>It is legal as it is: there is nothing to change.</source>
        <translation>Sie ist legal, wie sie ist: Es gibt nichts zu ändern.</translation>
    </message>
    <message>
        <source>No change was found that makes it legal and keeps what you locked.</source>
        <translation>Es wurde keine Änderung gefunden, die sie legal macht und behält, was gesperrt ist.</translation>
    </message>
    <message>
        <source>No change was found that makes it legal.</source>
        <translation>Es wurde keine Änderung gefunden, die sie legal macht.</translation>
    </message>
    <message>
        <source>Nothing else was found than to remove every unit.</source>
        <translation>Es wurde nichts anderes gefunden, als alle Einheiten zu entfernen.</translation>
    </message>
    <message>
        <source>It has something that cannot be judged. Settle these findings first.</source>
        <translation>Sie hat etwas, das nicht geprüft werden kann. Diese Befunde gehen vor.</translation>
    </message>
    <message>
        <source>It has too many units to look for changes. Fix its findings one by one.</source>
        <translation>Sie hat zu viele Einheiten, um Änderungen zu suchen. Die Befunde lassen sich einzeln beheben.</translation>
    </message>
</context>
<context>
    <name>Replacing</name>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>%1 stands alone now</source>
        <translation>%1 steht jetzt allein</translation>
    </message>
</context>
<context>
    <name>RosterRows</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A limit and its figure: &quot;Aboard 5 of 10&quot;.</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>in all %1</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>In all: with the units under them, such as passengers</source>
        <translation>Insgesamt: mit den zugeordneten Einheiten, etwa denen an Bord</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A unit and the place on it: &quot;Captain (attached)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>with passengers %1</source>
        <translation>mit Passagieren %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>RosterSums</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
</context>
<context>
    <name>Slots</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Fill the slots of %1</source>
        <translation>Slots von %1 füllen</translation>
    </message>
    <message>
        <source>needs %1 more, %2</source>
        <translation>noch %1 nötig, %2</translation>
    </message>
    <message>
        <source>optional, has %1, %2</source>
        <translation>freiwillig, hat %1, %2</translation>
    </message>
    <message>
        <source>optional, %1</source>
        <translation>freiwillig, %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
</context>
<context>
    <name>UnitForm</name>
    <message>
        <source>Unknown unit</source>
        <translation>Unbekannte Einheit</translation>
    </message>
    <message>
        <source>Not known to the data. It is kept as it is.</source>
        <translation>In den Daten unbekannt. Bleibt unverändert erhalten.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1 %2 in place of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>one at most</source>
        <translation>höchstens eines</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>%1: %2 taken, %3</source>
        <translation>%1: %2 gewählt, %3</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Models that differ</source>
        <translation>Abweichende Modelle</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>%1 = %2 points</source>
        <translation>%1 = %2 Punkte</translation>
    </message>
    <message>
        <source>%1, %2 left of %3</source>
        <translation>%1, %2 übrig von %3</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>Head of a column: the price of a choice for each model.</extracomment>
        <translation>je</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>Head of a column: what models that differ bring to their unit, such as &quot;Brav +1&quot;.</extracomment>
        <translation>Ergibt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>as the unit</source>
        <translation>wie die Einheit</translation>
    </message>
    <message>
        <source>Counted from game to game</source>
        <translation>Von Spiel zu Spiel gezählt</translation>
    </message>
</context>
<context>
    <name>UnitPreview</name>
    <message>
        <source>It must have something; for example: %1.</source>
        <translation>Etwas davon ist nötig, zum Beispiel: %1.</translation>
    </message>
    <message>
        <source>It must have something: %1 points at least, with %2.</source>
        <translation>Etwas davon ist nötig: mindestens %1 Punkte, mit %2.</translation>
    </message>
    <message>
        <source>Points: %1 → %2 of %3</source>
        <translation>Punkte: %1 → %2 von %3</translation>
    </message>
    <message>
        <source>Points: %1 → %2</source>
        <translation>Punkte: %1 → %2</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>No army of these wishes can be legal.</source>
        <translation>Keine Armee mit diesen Wünschen kann legal sein.</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>{ours} against {theirs}</source>
        <translation>{ours} gegen {theirs}</translation>
    </message>
    <message>
        <source>Battle: {who}</source>
        <translation>Schlacht: {who}</translation>
    </message>
    <message>
        <source>Turn {turn}. Victory points: {ours} to {theirs}.</source>
        <translation>Runde {turn}. Siegpunkte: {ours} zu {theirs}.</translation>
    </message>
    <message>
        <source>The battle is of another roster, or of this one before it was changed: it has the fingerprint {theirs}, and this roster {ours}.</source>
        <translation>Die Schlacht gehört zu einer anderen Armeeliste oder zu dieser vor einer Änderung: Sie hat den Fingerabdruck {theirs}, diese Armeeliste {ours}.</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message>
        <source>The roster takes no models.</source>
        <translation>Die Armeeliste braucht keine Modelle.</translation>
    </message>
    <message>
        <source>{lacking} of {needed} models are lacking.</source>
        <translation>{lacking} von {needed} Modellen fehlen.</translation>
    </message>
    <message>
        <source>All {needed} models are there.</source>
        <translation>Alle {needed} Modelle sind da.</translation>
    </message>
    <message>
        <source>Of those that are there, {count} are not painted.</source>
        <translation>Von denen, die da sind, sind {count} nicht bemalt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit is|units are} not known to the data and not counted.</source>
        <translation>
            <numerusform>{n} {n:Einheit ist|Einheiten sind} den Daten unbekannt und nicht mitgezählt.</numerusform>
            <numerusform>{n} {n:Einheit ist|Einheiten sind} den Daten unbekannt und nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Bemalt</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Fehlend</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>{name} no. {number}</source>
        <translation>{name} Nr. {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Points agreed</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>stands under</source>
        <translation>zugeordnet zu</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>place on the unit above</source>
        <translation>Art der Zuordnung</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>order of its models</source>
        <translation>Reihenfolge der Modelle</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
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
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>{what}: only here.</source>
        <translation>{what}: nur hier.</translation>
    </message>
    <message>
        <source>{what}: only there.</source>
        <translation>{what}: nur dort.</translation>
    </message>
    <message>
        <source>{what}: {here} here, {there} there.</source>
        <translation>{what}: hier {here}, dort {there}.</translation>
    </message>
    <message>
        <source>Version of the data</source>
        <translation>Version der Daten</translation>
    </message>
    <message>
        <source>Lines that were not understood</source>
        <translation>Zeilen, die nicht verstanden wurden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>another</source>
        <translation>ein anderes</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
</context>
<context>
    <name>datachanges</name>
    <message>
        <source>{limit} ({subject})</source>
        <translation>{limit} ({subject})</translation>
    </message>
    <message>
        <source>{limit}: exactly {was} when the roster was saved, exactly {is} now.</source>
        <translation>{limit}: beim Speichern genau {was}, jetzt genau {is}.</translation>
    </message>
    <message>
        <source>{limit}: at most {is}, a limit that did not exist when the roster was saved.</source>
        <translation>{limit}: höchstens {is}; beim Speichern gab es dieses Limit noch nicht.</translation>
    </message>
    <message>
        <source>{limit}: at least {is}, a limit that did not exist when the roster was saved.</source>
        <translation>{limit}: mindestens {is}; beim Speichern gab es dieses Limit noch nicht.</translation>
    </message>
    <message>
        <source>{limit}: the limit of at most {was} is gone.</source>
        <translation>{limit}: Das Limit von höchstens {was} ist weggefallen.</translation>
    </message>
    <message>
        <source>{limit}: the limit of at least {was} is gone.</source>
        <translation>{limit}: Das Limit von mindestens {was} ist weggefallen.</translation>
    </message>
    <message>
        <source>{limit}: at most {was} when the roster was saved, at most {is} now.</source>
        <translation>{limit}: beim Speichern höchstens {was}, jetzt höchstens {is}.</translation>
    </message>
    <message>
        <source>{limit}: at least {was} when the roster was saved, at least {is} now.</source>
        <translation>{limit}: beim Speichern mindestens {was}, jetzt mindestens {is}.</translation>
    </message>
    <message>
        <source>{name}: version {was} of the data when the roster was saved, version {is} now.</source>
        <translation>{name}: beim Speichern Datenstand {was}, jetzt {is}.</translation>
    </message>
    <message>
        <source>The army ‘{army}’ is no longer known. Its units are kept as they were.</source>
        <translation>Die Armee „{army}“ ist nicht mehr bekannt. Ihre Einheiten bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>The scenario ‘{scenario}’ is no longer known. It is kept, and counts for nothing.</source>
        <translation>Das Szenario „{scenario}“ ist nicht mehr bekannt. Es bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message>
        <source>{option}: the choice ‘{choice}’ is no longer known. It is kept, and counts for nothing.</source>
        <translation>{option}: Die Auswahl „{choice}“ ist nicht mehr bekannt. Sie bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message>
        <source>The battle option ‘{option}’ is no longer known. It is kept, and counts for nothing.</source>
        <translation>Die Schlachtoption „{option}“ ist nicht mehr bekannt. Sie bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message>
        <source>The ruling ‘{ruling}’ is no longer known. It is kept, and counts for nothing.</source>
        <translation>Die Regelauslegung „{ruling}“ ist nicht mehr bekannt. Sie bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message>
        <source>{unit} is no longer known. It is kept as it was, and counts for nothing; it cost {was}.</source>
        <translation>{unit} ist nicht mehr bekannt. Die Einheit bleibt, wie sie war, zählt aber nicht; sie kostete {was}.</translation>
    </message>
    <message>
        <source>{unit} is no longer known. It is kept as it was, and counts for nothing.</source>
        <translation>{unit} ist nicht mehr bekannt. Die Einheit bleibt, wie sie war, zählt aber nicht.</translation>
    </message>
    <message>
        <source>{unit}: the models ‘{models}’ are no longer known. They are kept, and count for nothing.</source>
        <translation>{unit}: Die Modelle „{models}“ sind nicht mehr bekannt. Sie bleiben erhalten, zählen aber nicht.</translation>
    </message>
    <message>
        <source>{unit}: the option ‘{option}’ is no longer known. It is kept, and counts for nothing.</source>
        <translation>{unit}: Die Option „{option}“ ist nicht mehr bekannt. Sie bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message>
        <source>{unit}: cost {was} when the roster was saved, costs {is} now.</source>
        <translation>{unit}: kostete beim Speichern {was}, jetzt {is}.</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>{name}, version</source>
        <translation>{name}, Version</translation>
    </message>
    <message>
        <source>{limit}, at most</source>
        <translation>{limit}, höchstens</translation>
    </message>
    <message>
        <source>{limit}, at least</source>
        <translation>{limit}, mindestens</translation>
    </message>
    <message>
        <source>{limit}, exactly</source>
        <translation>{limit}, genau</translation>
    </message>
</context>
<context>
    <name>muster::editor::ArmyModel</name>
    <message>
        <source>%1 at least, with what it must have</source>
        <translation>mindestens %1, mit dem, was sie haben muss</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 Modelle</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>would break: %1</source>
        <translation>würde brechen: %1</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Nothing fits: %1</source>
        <translation>Nichts passt: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::CheckModel</name>
    <message>
        <source>not understood: “%1”</source>
        <translation>nicht verstanden: „%1“</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Belongs to the line above</source>
        <translation>Gehört zur Zeile darüber</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <translation>Gehört zu %1</translation>
    </message>
    <message>
        <source>Claimed sum</source>
        <translation>Angegebene Summe</translation>
    </message>
    <message>
        <source>Rules and figures, which the data have</source>
        <translation>Regeln und Werte, die in den Daten stehen</translation>
    </message>
    <message>
        <source>Names a unit, but does not take it</source>
        <translation>Nennt eine Einheit, nimmt sie aber nicht</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>Gestrichen</translation>
    </message>
    <message>
        <source>Of the mail or the tool, not of the list</source>
        <translation>Aus der Nachricht oder dem Programm, nicht aus der Armeeliste</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Not understood: counts for nothing</source>
        <translation>Nicht verstanden: zählt nicht</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Left out</source>
        <comment>mark</comment>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>claimed %1</source>
        <translation>angegeben %1</translation>
    </message>
    <message>
        <source>by the data %1</source>
        <translation>nach den Daten %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other guess(es)</source>
        <translation>
            <numerusform>%n andere Vermutung</numerusform>
            <numerusform>%n andere Vermutungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Their list</source>
        <translation>Was da steht</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What the file has</source>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>By the data</source>
        <translation>Nach den Daten</translation>
    </message>
    <message>
        <source>a remark: “%1”</source>
        <translation>eine Bemerkung: „%1“</translation>
    </message>
</context>
<context>
    <name>muster::editor::CollectionModel</name>
    <message>
        <source>own %1</source>
        <translation>%1 vorhanden</translation>
    </message>
    <message>
        <source>own %1, %2 painted</source>
        <translation>%1 vorhanden, %2 bemalt</translation>
    </message>
    <message>
        <source>Add What the Roster Has</source>
        <translation>Hinzufügen, was die Armeeliste hat</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>The data do not have this any more.</source>
        <translation>Die Daten haben das nicht mehr.</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>In: %1</translation>
    </message>
    <message>
        <source>%1 (not in the data)</source>
        <translation>%1 (nicht in den Daten)</translation>
    </message>
    <message>
        <source>%1 owned</source>
        <translation>%1 vorhanden</translation>
    </message>
    <message>
        <source>%1 painted</source>
        <translation>%1 bemalt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Bemalt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1: painted went down to %2 as well</source>
        <translation>%1: auch „bemalt“ sank auf %2</translation>
    </message>
    <message>
        <source>%1: owned went up to %2 as well</source>
        <translation>%1: auch „vorhanden“ stieg auf %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1: the note has more than %L2 letters; it stays as it was</source>
        <translation>%1: Die Notiz hat mehr als %L2 Buchstaben; sie bleibt, wie sie war</translation>
    </message>
</context>
<context>
    <name>muster::editor::Document</name>
    <message>
        <source>Take in more data</source>
        <translation>Weitere Daten aufnehmen</translation>
    </message>
    <message>
        <source>Take the changed data</source>
        <translation>Geänderte Daten nehmen</translation>
    </message>
</context>
<context>
    <name>muster::editor::Entries</name>
    <message>
        <source>Figures of a unit</source>
        <translation>Werte einer Einheit</translation>
    </message>
    <message>
        <source>New Figure</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Figures of a weapon</source>
        <translation>Werte einer Waffe</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>New Category</source>
        <translation>Neue Kategorie</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>New Mark</source>
        <translation>Neues Merkmal</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>New Trait</source>
        <translation>Neue Eigenschaft</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>New Special Rule</source>
        <translation>Neue Sonderregel</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>New Limit</source>
        <translation>Neues Limit</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>New Agreement</source>
        <translation>Neue Absprache</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Figures of the battle</source>
        <translation>Werte der Schlacht</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>New Unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>New Weapon</source>
        <translation>Neue Waffe</translation>
    </message>
    <message>
        <source>Groups of options</source>
        <translation>Optionsgruppen</translation>
    </message>
    <message>
        <source>New Group of Options</source>
        <translation>Neue Optionsgruppe</translation>
    </message>
    <message>
        <source>New Option</source>
        <translation>Neue Option</translation>
    </message>
    <message>
        <source>Say what it does.</source>
        <translation>Hier steht, was es bewirkt.</translation>
    </message>
    <message>
        <source>First Unit</source>
        <translation>Erste Einheit</translation>
    </message>
    <message>
        <source>Kinds of weapon</source>
        <translation>Waffenarten</translation>
    </message>
    <message>
        <source>New Kind of Weapon</source>
        <translation>Neue Waffenart</translation>
    </message>
    <message>
        <source>Boxes on cards</source>
        <translation>Kästchen auf Karten</translation>
    </message>
    <message>
        <source>New Boxes</source>
        <translation>Neue Kästchen</translation>
    </message>
    <message>
        <source>Counters of a campaign</source>
        <translation>Zähler eines Feldzugs</translation>
    </message>
    <message>
        <source>New Counter</source>
        <translation>Neuer Zähler</translation>
    </message>
    <message>
        <source>Kinds of cost</source>
        <translation>Arten von Kosten</translation>
    </message>
    <message>
        <source>New Kind of Cost</source>
        <translation>Neue Art von Kosten</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>New Place</source>
        <translation>Neuer Platz</translation>
    </message>
    <message>
        <source>Options of this unit alone</source>
        <translation>Optionen dieser Einheit allein</translation>
    </message>
    <message>
        <source>Options of the group</source>
        <translation>Optionen der Gruppe</translation>
    </message>
    <message>
        <source>Choices inside this option</source>
        <translation>Auswahl innerhalb dieser Option</translation>
    </message>
    <message>
        <source>New Choices Inside</source>
        <translation>Neue Auswahl innerhalb</translation>
    </message>
    <message>
        <source>What there is to agree on</source>
        <translation>Was vereinbart werden kann</translation>
    </message>
    <message>
        <source>New Choice</source>
        <translation>Neue Auswahlmöglichkeit</translation>
    </message>
</context>
<context>
    <name>muster::editor::FieldFaults</name>
    <message>
        <source>This is needed.</source>
        <translation>Das wird gebraucht.</translation>
    </message>
    <message>
        <source>“%1” cannot be read here. Write %2.</source>
        <translation>„%1“ kann hier nicht gelesen werden. Möglich: %2.</translation>
    </message>
    <message>
        <source>whole numbers with commas: 500, 1000</source>
        <translation>ganze Zahlen mit Kommas: 500, 1000</translation>
    </message>
    <message>
        <source>The file has something else in this place.</source>
        <translation>In der Datei steht hier etwas anderes.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
</context>
<context>
    <name>muster::editor::FieldMaker</name>
    <message>
        <source>Plural</source>
        <translation>Mehrzahl</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>How many of the group a unit takes at least</source>
        <translation>Wie viele der Gruppe eine Einheit mindestens hat</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>3, any, or 1 per 4 for one for each four models</source>
        <translation>3, any, oder 1 per 4 für eine je vier Modelle</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>5 or 4+; ? for one that is not known</source>
        <translation>5 oder 4+; ? für einen unbekannten</translation>
    </message>
    <message>
        <source>Figures are</source>
        <translation>Die Werte sind</translation>
    </message>
    <message>
        <source>my own</source>
        <translation>meine eigenen</translation>
    </message>
    <message>
        <source>printed in the rulebook</source>
        <translation>im Regelbuch gedruckt</translation>
    </message>
    <message>
        <source>copied from a book</source>
        <translation>aus einem Buch abgeschrieben</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>to be tested</source>
        <translation>zu testen</translation>
    </message>
    <message>
        <source>They come from</source>
        <translation>Sie stammen aus</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzer Name</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Sizes of a game</source>
        <translation>Größen eines Spiels</translation>
    </message>
    <message>
        <source>Points, with commas: 500, 1000</source>
        <translation>Punkte, mit Kommas: 500, 1000</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>As #2f5d8a</source>
        <translation>Wie #2f5d8a</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>10, 5/10/20, 5-20, or 5-20 (10) with the usual size</source>
        <translation>10, 5/10/20, 5-20, oder 5-20 (10) mit der üblichen Größe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>60; by size 3:115 6:210; by copy 75 then 50</source>
        <translation>60; nach Größe 3:115 6:210; nach Anzahl 75 then 50</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Je Modell</translation>
    </message>
    <message>
        <source>Points of each model</source>
        <translation>Punkte jedes Modells</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a roll: 4+</source>
        <translation>ein Wurf: 4+</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>with a sign: +1</source>
        <translation>mit Vorzeichen: +1</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>two numbers: 9/11</source>
        <translation>zwei Zahlen: 9/11</translation>
    </message>
    <message>
        <source>three numbers: 1/2/3</source>
        <translation>drei Zahlen: 1/2/3</translation>
    </message>
    <message>
        <source>dice: D6+2</source>
        <translation>Würfel: W6+2</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Besser ist</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>niedriger</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keins von beiden</translation>
    </message>
    <message>
        <source>A rule with a number ends in (n): Tough (n)</source>
        <translation>Eine Regel mit Zahl endet auf (n): Zäh (n)</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>Auf Karten</translation>
    </message>
    <message>
        <source>It is for</source>
        <translation>Sie gilt für</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>the whole army</source>
        <translation>die ganze Armee</translation>
    </message>
    <message>
        <source>building the army</source>
        <translation>das Aufbauen der Armee</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>light infantry</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>Streitwagen</translation>
    </message>
    <message>
        <source>ordnance</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>flyer</source>
        <translation>Flieger</translation>
    </message>
    <message>
        <source>transport</source>
        <translation>Transporter</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Heading of a table of their own on cards</source>
        <translation>Überschrift einer eigenen Tabelle auf Karten</translation>
    </message>
    <message>
        <source>Its figures</source>
        <translation>Ihre Werte</translation>
    </message>
    <message>
        <source>Counted for</source>
        <translation>Gezählt für</translation>
    </message>
    <message>
        <source>each unit</source>
        <translation>jede Einheit</translation>
    </message>
    <message>
        <source>the whole roster</source>
        <translation>die ganze Armeeliste</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästchen</translation>
    </message>
    <message>
        <source>To be ticked; empty for room for a number</source>
        <translation>Zum Ankreuzen; leer für Platz für eine Zahl</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>On the sheets of machines: titan, colossus, tank, transport, walker, gun or your own</source>
        <translation>Auf den Bögen der Maschinen: titan, colossus, tank, transport, walker, gun oder eine eigene</translation>
    </message>
    <message>
        <source>One point is a</source>
        <translation>Ein Punkt heißt</translation>
    </message>
    <message>
        <source>Where points have another name: coin</source>
        <translation>Wenn Punkte anders heißen: Münze</translation>
    </message>
    <message>
        <source>Several are</source>
        <translation>Mehrere heißen</translation>
    </message>
    <message>
        <source>Where points have another name: coins</source>
        <translation>Wenn Punkte anders heißen: Münzen</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>More models</source>
        <translation>Mehr Modelle</translation>
    </message>
    <message>
        <source>Of the unit&apos;s own kind, each time it is taken</source>
        <translation>Von der Art der Einheit, jedes Mal, wenn sie gewählt wird</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>1 to 9: where a list has no room for all, the highest stay</source>
        <translation>1 bis 9: Ist nicht für alle Platz, bleiben die höchsten</translation>
    </message>
    <message>
        <source>A number, models or locations</source>
        <translation>Eine Zahl, models oder locations</translation>
    </message>
    <message>
        <source>a shot</source>
        <translation>ein Schuss</translation>
    </message>
    <message>
        <source>many shots</source>
        <translation>viele Schüsse</translation>
    </message>
    <message>
        <source>a missile</source>
        <translation>eine Rakete</translation>
    </message>
    <message>
        <source>a blast</source>
        <translation>eine Explosion</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>Hitze</translation>
    </message>
    <message>
        <source>a cannon</source>
        <translation>eine Kanone</translation>
    </message>
    <message>
        <source>hand to hand</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>%1 of a model</source>
        <translation>%1 je Modell</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>1: each time the option is taken, one of these is</source>
        <translation>1: so oft wie die Option genommen wird, auch eine von diesen</translation>
    </message>
    <message>
        <source>If nothing is said</source>
        <translation>Wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>Or so many times</source>
        <translation>Oder das Vielfache</translation>
    </message>
    <message>
        <source>The points of the option around it: 3 for three times as much</source>
        <translation>Der Punkte der Option darum: 3 für das Dreifache</translation>
    </message>
    <message>
        <source>Units of the category</source>
        <translation>Einheiten der Kategorie</translation>
    </message>
    <message>
        <source>With the mark</source>
        <translation>Mit dem Merkmal</translation>
    </message>
    <message>
        <source>With the special rule</source>
        <translation>Mit der Sonderregel</translation>
    </message>
    <message>
        <source>The upper unit</source>
        <translation>Die obere Einheit</translation>
    </message>
    <message>
        <source>Such as: carries, leads</source>
        <translation>Etwa: befördert, führt</translation>
    </message>
    <message>
        <source>Below units of the category</source>
        <translation>Unter Einheiten der Kategorie</translation>
    </message>
    <message>
        <source>Below units with the mark</source>
        <translation>Unter Einheiten mit dem Merkmal</translation>
    </message>
    <message>
        <source>Below units with the special rule</source>
        <translation>Unter Einheiten mit der Sonderregel</translation>
    </message>
    <message>
        <source>For units of the category</source>
        <translation>Für Einheiten der Kategorie</translation>
    </message>
    <message>
        <source>For units with the mark</source>
        <translation>Für Einheiten mit dem Merkmal</translation>
    </message>
    <message>
        <source>For units with the special rule</source>
        <translation>Für Einheiten mit der Sonderregel</translation>
    </message>
    <message>
        <source>The usual place</source>
        <translation>Der übliche Platz</translation>
    </message>
    <message>
        <source>The upper unit has paid for it</source>
        <translation>Die obere Einheit hat dafür bezahlt</translation>
    </message>
    <message>
        <source>Is held back with the upper unit</source>
        <translation>Wird mit der oberen Einheit zurückgehalten</translation>
    </message>
    <message>
        <source>Only of the upper unit&apos;s army</source>
        <translation>Nur aus der Armee der oberen Einheit</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>one of several</source>
        <translation>eines von mehreren</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>on the card of each unit</source>
        <translation>auf der Karte jeder Einheit</translation>
    </message>
    <message>
        <source>Left out: on the battle sheet</source>
        <translation>Ohne Angabe: auf dem Schlachtbogen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A number; what is worked out is written in the file</source>
        <translation>Eine Zahl; was berechnet wird, steht in der Datei</translation>
    </message>
    <message>
        <source>Its unit</source>
        <translation>Was er zählt</translation>
    </message>
    <message>
        <source>points, or point|points for one and for more</source>
        <translation>Punkte, oder Punkt|Punkte für einen und mehrere</translation>
    </message>
    <message>
        <source>Is scored</source>
        <translation>Bringt Siegpunkte</translation>
    </message>
</context>
<context>
    <name>muster::editor::FindingsModel</name>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::FolderModel</name>
    <message>
        <source>%1, made with %2</source>
        <translation>%1, erstellt mit %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Same as</source>
        <translation>Gleich wie</translation>
    </message>
</context>
<context>
    <name>muster::editor::GridModel</name>
    <message>
        <source>Type a name for a new one</source>
        <translation>Neuer Eintrag: Name</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>No id can be made from this name. Write it with letters of a to z or digits.</source>
        <translation>Aus diesem Namen lässt sich keine Kennung machen. Möglich sind Buchstaben von a bis z und Ziffern.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>muster::editor::LibraryModel</name>
    <message numerus="yes">
        <source>%1, %n roster(s)</source>
        <translation>
            <numerusform>%1, %n Armeeliste</numerusform>
            <numerusform>%1, %n Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Name, folder</source>
        <translation>Name, Ordner</translation>
    </message>
    <message>
        <source>Army, game</source>
        <translation>Armee, Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht legal</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Data changed</source>
        <translation>Daten geändert</translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n warning(s)</source>
        <translation>
            <numerusform>Legal, %n Warnung</numerusform>
            <numerusform>Legal, %n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n note(s)</source>
        <translation>
            <numerusform>Legal, %n Hinweis</numerusform>
            <numerusform>Legal, %n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <translation>Mehr als %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Heute %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Kein Spiel</translation>
    </message>
    <message>
        <source>No army</source>
        <translation>Keine Armee</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
</context>
<context>
    <name>muster::editor::LimitWords</name>
    <message>
        <source>At most the points agreed</source>
        <translation>Höchstens die vereinbarten Punkte</translation>
    </message>
    <message>
        <source>At most {number} of {what}</source>
        <translation>Höchstens {number} von {what}</translation>
    </message>
    <message>
        <source>At least {number} of {what}</source>
        <translation>Mindestens {number} von {what}</translation>
    </message>
    <message>
        <source>Exactly {number} of {what}</source>
        <translation>Genau {number} von {what}</translation>
    </message>
    <message>
        <source>At most {number} of {what} for each {each} of {other}</source>
        <translation>Höchstens {number} von {what} je {each} von {other}</translation>
    </message>
    <message>
        <source>At most {share} of the points agreed for {what}</source>
        <translation>Höchstens {share} der vereinbarten Punkte für {what}</translation>
    </message>
    <message>
        <source>At least {share} of the points agreed for {what}</source>
        <translation>Mindestens {share} der vereinbarten Punkte für {what}</translation>
    </message>
    <message>
        <source>Each kind of {what} at most {number} times</source>
        <translation>Jede Art von {what} höchstens {number}-mal</translation>
    </message>
    <message>
        <source>Each option of {what} at most {number} times in the army</source>
        <translation>Jede Option, {what}, höchstens {number}-mal in der Armee</translation>
    </message>
    <message>
        <source>{what} only with {other}</source>
        <translation>{what} nur mit {other}</translation>
    </message>
    <message>
        <source>No {what} together with {other}</source>
        <translation>{what} nicht zusammen mit {other}</translation>
    </message>
    <message>
        <source>At most {number} models in each unit of {what}</source>
        <translation>Höchstens {number} Modelle in jeder Einheit von {what}</translation>
    </message>
    <message>
        <source>The army costs {actual} {actual:point|points}; {allowed} were agreed.</source>
        <translation>Die Armee kostet {actual} {actual:Punkt|Punkte}; {allowed} sind vereinbart.</translation>
    </message>
    <message>
        <source>{actual} of %1; {allowed} allowed.</source>
        <translation>{actual} von %1; {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>{actual} of %1; at least {allowed} needed.</source>
        <translation>{actual} von %1; mindestens {allowed} nötig.</translation>
    </message>
    <message>
        <source>{actual} of %1; exactly {allowed} needed.</source>
        <translation>{actual} von %1; genau {allowed} nötig.</translation>
    </message>
    <message>
        <source>{actual} of %1; {allowed} allowed for the %2.</source>
        <translation>{actual} von %1; {allowed} erlaubt für %2.</translation>
    </message>
    <message>
        <source>{actual} points for %1; {allowed} allowed.</source>
        <translation>{actual} Punkte für %1; {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>{actual} points for %1; at least {allowed} needed.</source>
        <translation>{actual} Punkte für %1; mindestens {allowed} nötig.</translation>
    </message>
    <message>
        <source>{unit} is there {actual} times; {allowed} allowed.</source>
        <translation>{unit} kommt {actual}-mal vor; {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>{option} is there {actual} times, with {units}; {allowed} allowed.</source>
        <translation>{option} kommt {actual}-mal vor, bei {units}; {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>{units}: only with %2.</source>
        <translation>{units}: nur mit %2.</translation>
    </message>
    <message>
        <source>{units}: not together with %2.</source>
        <translation>{units}: nicht zusammen mit %2.</translation>
    </message>
    <message>
        <source>{unit} has {actual} models; {allowed} allowed.</source>
        <translation>{unit} hat {actual} Modelle; {allowed} erlaubt.</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>alle Einheiten</translation>
    </message>
    <message>
        <source>any kind</source>
        <translation>jeder Art</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>units marked %1</source>
        <translation>Einheiten mit Merkmal %1</translation>
    </message>
    <message>
        <source>units with %1</source>
        <translation>Einheiten mit %1</translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>ein Zehntel</translation>
    </message>
    <message>
        <source>a fifth</source>
        <translation>ein Fünftel</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>ein Drittel</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>drei Viertel</translation>
    </message>
</context>
<context>
    <name>muster::editor::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht verfügbar</translation>
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
    <message>
        <source>, was %1</source>
        <translation>, vorher %1</translation>
    </message>
</context>
<context>
    <name>muster::editor::TestWords</name>
    <message>
        <source>The game does not have the army of this roster.</source>
        <translation>Das Spiel hat die Armee dieser Armeeliste nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n unit(s)</source>
        <translation>
            <numerusform>%1, %n Einheit</numerusform>
            <numerusform>%1, %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Je eine</translation>
    </message>
</context>
<context>
    <name>muster::widgets::AgreementsDialog</name>
    <message>
        <source>&amp;What each list says itself</source>
        <translation>&amp;Was jede Armeeliste selbst angibt</translation>
    </message>
    <message>
        <source>The same for &amp;all lists:</source>
        <translation>Für &amp;alle Armeelisten dasselbe:</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Vereinbarungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Judge by This</source>
        <translation>Danach &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Only by version %1 of the data, which is installed</source>
        <translation>&amp;Nur nach Version %1 der Daten, die installiert ist</translation>
    </message>
</context>
<context>
    <name>muster::widgets::AnswerCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ArmyDelegate</name>
    <message>
        <source>Own</source>
        <translation>Eigen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ArmyFilter</name>
    <message>
        <source>its name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, found in: %2</source>
        <translation>%1, gefunden in: %2</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ArmyHead</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Gefunden in</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ArmyPanel</name>
    <message>
        <source>This army is not known to the data: no unit can be added.</source>
        <translation>Diese Armee ist in den Daten unbekannt: Einheiten lassen sich nicht hinzufügen.</translation>
    </message>
    <message>
        <source>No unit, rule or weapon has “%1” in its name.</source>
        <translation>Keine Einheit, Regel oder Waffe hat „%1“ im Namen.</translation>
    </message>
    <message>
        <source>Search units, rules, weapons</source>
        <translation>Einheit, Regel, Waffe suchen</translation>
    </message>
    <message>
        <source>Search the army</source>
        <translation>Armee durchsuchen</translation>
    </message>
    <message>
        <source>Units to add</source>
        <translation>Einheiten zum Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Under Selected Unit</source>
        <translation>&amp;Unter der gewählten Einheit hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorit</translation>
    </message>
    <message>
        <source>No favourites in this army yet. Ctrl+* makes the chosen unit one.</source>
        <translation>Noch keine Favoriten in dieser Armee. Strg+* macht die gewählte Einheit dazu.</translation>
    </message>
    <message>
        <source>No unit fits: each would break a rule. All shows them.</source>
        <translation>Keine Einheit passt: Jede würde eine Regel brechen. „Alle“ zeigt sie.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All units of the army and its allies</source>
        <translation>Alle Einheiten der Armee und ihrer Verbündeten</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Units that can be added without breaking a rule</source>
        <translation>Einheiten, die ohne Regelbruch dazukommen können</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Units marked with a star</source>
        <translation>Einheiten mit Stern</translation>
    </message>
    <message>
        <source>Units of which you own models</source>
        <translation>Einheiten, von denen Modelle vorhanden sind</translation>
    </message>
    <message>
        <source>You own nothing of this game yet: Army, My Collection…</source>
        <translation>Für dieses Spiel ist noch nichts eingetragen: Armee, Meine Sammlung …</translation>
    </message>
    <message>
        <source>Add with &amp;Options</source>
        <translation>Mit &amp;Optionen hinzufügen</translation>
    </message>
    <message>
        <source>You own no models of this army yet: Army, My Collection…</source>
        <translation>Für diese Armee ist noch nichts eingetragen: Armee, Meine Sammlung …</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Enter adds the unit to the roster; Shift+Enter adds it under the selected unit; Alt+Enter goes on to its options. Ctrl+I shows all of it.</source>
        <translation>Eingabe fügt die Einheit zur Armeeliste hinzu, Umschalt+Eingabe unter der ausgewählten Einheit; Alt+Eingabe geht weiter zu ihren Optionen. Strg+I zeigt alles über sie.</translation>
    </message>
    <message>
        <source>O&amp;wn Unit…</source>
        <translation>Ei&amp;gene Einheit…</translation>
    </message>
    <message>
        <source>&amp;Edit Own Unit…</source>
        <translation>Eigene Einheit än&amp;dern…</translation>
    </message>
    <message>
        <source>&amp;Delete Own Unit…</source>
        <translation>Eigene Einheit lös&amp;chen…</translation>
    </message>
    <message>
        <source>This unit is the army’s, not your own.</source>
        <translation>Diese Einheit gehört zur Armee und ist keine eigene.</translation>
    </message>
    <message>
        <source>No unit of this list fits the slot.</source>
        <translation>Keine Einheit dieser Armee passt in den Slot.</translation>
    </message>
    <message>
        <source>Show all units</source>
        <translation>Alle Einheiten zeigen</translation>
    </message>
    <message>
        <source>Show all units (Esc)</source>
        <translation>Alle Einheiten zeigen (Esc)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::AuthorTree</name>
    <message>
        <source>What the game has</source>
        <translation>Was das Spiel hat</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::AuthorWindow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No id can be made from this name.</source>
        <translation>Aus diesem Namen lässt sich keine Kennung machen.</translation>
    </message>
    <message>
        <source>Write it with letters of a to z or digits.</source>
        <translation>Möglich sind Buchstaben von a bis z und Ziffern.</translation>
    </message>
    <message>
        <source>New Army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Double %1</source>
        <translation>%1 verdoppeln</translation>
    </message>
    <message>
        <source>Take Out an Army</source>
        <translation>Armee herausnehmen</translation>
    </message>
    <message>
        <source>Is “%1” taken out of the game? Its file goes when the game is saved.</source>
        <translation>„%1“ aus dem Spiel nehmen? Die Datei verschwindet, wenn das Spiel gespeichert wird.</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <translation>&amp;Herausnehmen</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Check and &amp;Publish…</source>
        <translation>Prüfen und &amp;veröffentlichen…</translation>
    </message>
    <message>
        <source>&amp;Make a Copy…</source>
        <translation>&amp;Kopie machen…</translation>
    </message>
    <message>
        <source>Name or id</source>
        <translation>Name oder Kennung</translation>
    </message>
    <message>
        <source>Search the game</source>
        <translation>Das Spiel durchsuchen</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>New Army…</source>
        <translation>Neue Armee…</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>One more like it (Ctrl+D)</source>
        <translation>Noch eins dieser Art (Strg+D)</translation>
    </message>
    <message>
        <source>Take Out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Takes the entry out of the game (Delete)</source>
        <translation>Nimmt den Eintrag aus dem Spiel (Entf)</translation>
    </message>
    <message>
        <source>Between the tree and the form</source>
        <translation>Zwischen Baum und Formular</translation>
    </message>
    <message>
        <source>The next place where something is wrong (F8)</source>
        <translation>Die nächste Stelle mit einem Fehler (F8)</translation>
    </message>
    <message>
        <source>Writes the files of the game (Ctrl+S)</source>
        <translation>Schreibt die Dateien des Spiels (Strg+S)</translation>
    </message>
    <message>
        <source>Between the form and the test roster</source>
        <translation>Zwischen Formular und Probe</translation>
    </message>
    <message>
        <source>Edit a Game</source>
        <translation>Spiel bearbeiten</translation>
    </message>
    <message>
        <source>The files of this game cannot be read.</source>
        <translation>Die Dateien dieses Spiels können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This game is not yours: it is shown, and a copy of it can be changed.</source>
        <translation>Dieses Spiel ist nicht das eigene: Es wird gezeigt, und eine Kopie davon kann geändert werden.</translation>
    </message>
    <message>
        <source>%1 – edited</source>
        <translation>%1 – geändert</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>Ein eigenes Spiel</translation>
    </message>
    <message>
        <source>Only shown</source>
        <translation>Nur gezeigt</translation>
    </message>
    <message>
        <source>data %1</source>
        <translation>Daten %1</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>last change: %1</source>
        <translation>letzte Änderung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The game is not saved.</source>
        <translation>Das Spiel ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Take Up Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen übernehmen</translation>
    </message>
    <message>
        <source>Changes that had not been saved were taken up again. Undo takes them back.</source>
        <translation>Änderungen, die nicht gespeichert waren, sind wieder da. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleDialog</name>
    <message>
        <source>Roster and Battle</source>
        <translation>Armeeliste und Schlacht</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>No&amp;tizen</translation>
    </message>
    <message>
        <source>Picture of the roster</source>
        <translation>Bild der Armeeliste</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleForm</name>
    <message>
        <source>Agreed for this battle</source>
        <translation>Für diese Schlacht vereinbart</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points agreed</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Choose a usual size or write another. Leave it empty where no limit was agreed.</source>
        <translation>Übliche Größe wählen oder eine andere eingeben. Ohne vereinbartes Limit leer lassen.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>As we read it</source>
        <translation>Wie wir es lesen</translation>
    </message>
    <message>
        <source>%1 points at most</source>
        <translation>Höchstens %1 Punkte</translation>
    </message>
    <message>
        <source>Where the rulebook is silent: choose the answer that you play.</source>
        <translation>Wo das Regelbuch schweigt: die Antwort wählen, nach der gespielt wird.</translation>
    </message>
    <message>
        <source>%1 As we read it</source>
        <translation>%1 So lesen wir es</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s), as we read them</source>
        <translation>
            <numerusform>%n Regelauslegung, wie wir sie lesen</numerusform>
            <numerusform>%n Regelauslegungen, wie wir sie lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s), %1 played otherwise</source>
        <translation>
            <numerusform>%n Regelauslegung, %1 anders gespielt</numerusform>
            <numerusform>%n Regelauslegungen, %1 anders gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Nicht gewählt</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattlePane</name>
    <message>
        <source>Choose both lists: then the battle is judged.</source>
        <translation>Noch fehlt eine Armeeliste: Sobald beide da sind, wird die Schlacht geprüft.</translation>
    </message>
    <message>
        <source>The lists are of two games. A battle has one.</source>
        <translation>Die Armeelisten gehören zu zwei Spielen. Eine Schlacht hat nur eines.</translation>
    </message>
    <message>
        <source>The battle could not be judged: %1</source>
        <translation>Die Schlacht konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>The rules find nothing wrong between the two lists.</source>
        <translation>Zwischen den beiden Armeelisten ist nach den Regeln nichts falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) about both lists</source>
        <translation>
            <numerusform>%n Meldung zu beiden Armeelisten</numerusform>
            <numerusform>%n Meldungen zu beiden Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings about both lists</source>
        <translation>Meldungen zu beiden Armeelisten</translation>
    </message>
    <message>
        <source>What the lists say of the battle</source>
        <translation>Was die Armeelisten zur Schlacht sagen</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <translation>≠ %1</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, verschieden</translation>
    </message>
    <message>
        <source>The lists are judged by two versions of the game&apos;s data. A battle has one.</source>
        <translation>Die Armeelisten werden nach zwei Versionen der Spieldaten geprüft. Eine Schlacht hat eine.</translation>
    </message>
    <message>
        <source>Each list is judged by itself: game data have no rules about two lists. What the players agree on stands beside this.</source>
        <translation>Jede Armeeliste wird für sich geprüft: Spieldaten haben keine Regeln über zwei Armeelisten. Was die Spieler vereinbaren, steht daneben.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleSide</name>
    <message>
        <source>The &amp;Roster That Is Open</source>
        <translation>&amp;Geöffnete Armeeliste</translation>
    </message>
    <message>
        <source>A &amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>This cannot be read as a list:</source>
        <translation>Das kann nicht als Armeeliste gelesen werden:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Meldungen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) guessed</source>
        <translation>
            <numerusform>%n Zeile vermutet</numerusform>
            <numerusform>%n Zeilen vermutet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n Zeile nicht verstanden</numerusform>
            <numerusform>%n Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Our list</source>
        <translation>Unsere Armeeliste</translation>
    </message>
    <message>
        <source>Their list</source>
        <translation>Armeeliste des Gegners</translation>
    </message>
    <message>
        <source>Choose &amp;Ours</source>
        <translation>&amp;Unsere wählen</translation>
    </message>
    <message>
        <source>Choose &amp;Theirs</source>
        <translation>Die des &amp;Gegners wählen</translation>
    </message>
    <message>
        <source>The roster that is open, a file of any kind, or what is on the clipboard</source>
        <translation>Die geöffnete Armeeliste, eine Datei jeder Art oder was in der Zwischenablage ist</translation>
    </message>
    <message>
        <source>Which of the lists</source>
        <translation>Welche der Armeelisten</translation>
    </message>
    <message>
        <source>There is no list yet. Drop a file here, paste a text or a picture, or choose a list above.</source>
        <translation>Noch gibt es keine Armeeliste. Eine Datei hierher ziehen, einen Text oder ein Bild einfügen oder oben eine Armeeliste wählen.</translation>
    </message>
    <message>
        <source>Chec&amp;k the Lines…</source>
        <translation>&amp;Zeilen prüfen…</translation>
    </message>
    <message>
        <source>Units of our list</source>
        <translation>Einheiten unserer Armeeliste</translation>
    </message>
    <message>
        <source>Units of their list</source>
        <translation>Einheiten der Armeeliste des Gegners</translation>
    </message>
    <message>
        <source>Chec&amp;k a List…</source>
        <translation>Armeeliste &amp;prüfen…</translation>
    </message>
    <message>
        <source>The data of its game are not here, so it is shown as its file says.</source>
        <translation>Die Daten ihres Spiels sind nicht hier, sie wird also gezeigt, wie ihre Datei es sagt.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleWindow</name>
    <message>
        <source>Both verdicts are on the clipboard.</source>
        <translation>Beide Ergebnisse sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>A Battle</source>
        <translation>Eine Schlacht</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>&amp;Seiten tauschen</translation>
    </message>
    <message>
        <source>Copy &amp;Verdicts</source>
        <translation>Ergebnisse &amp;kopieren</translation>
    </message>
    <message>
        <source>As text for a message: both verdicts, and what the rules say of both lists together</source>
        <translation>Als Text für eine Nachricht: beide Ergebnisse, und was die Regeln zu beiden Armeelisten zusammen sagen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>The battle sheet, and the cards and rosters of both</source>
        <translation>Der Schlachtbogen, und die Karten und Armeelisten beider</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The battle and the cards</source>
        <translation>Die Schlacht und die Karten</translation>
    </message>
    <message>
        <source>There is no battle sheet of lists of game data. Each is printed from its own tab.</source>
        <translation>Für Armeelisten aus Spieldaten gibt es kein Schlachtblatt. Jede wird aus ihrem eigenen Tab gedruckt.</translation>
    </message>
    <message>
        <source>P&amp;lay Page…</source>
        <translation>Spie&amp;lseite …</translation>
    </message>
    <message>
        <source>A web page for the phone, with both sides: models, wounds, turn and score</source>
        <translation>Eine Webseite für das Telefon mit beiden Seiten: Modelle, Verluste, Runde und Spielstand</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1, zum Spielen</translation>
    </message>
    <message>
        <source>The page to play from is “%1”.</source>
        <translation>Die Spielseite ist „%1“.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::BuildsButton</name>
    <message>
        <source>★ Builds (%1)</source>
        <extracomment>Units that were kept with all that was chosen for them, and how many there are.</extracomment>
        <translation>★ Vorlagen (%1)</translation>
    </message>
    <message>
        <source>Units that you kept with all that was chosen for them</source>
        <translation>Einheiten, die mit allem behalten wurden, was für sie gewählt war</translation>
    </message>
    <message numerus="yes">
        <source>Builds: %n</source>
        <translation>
            <numerusform>Vorlagen: %n</numerusform>
            <numerusform>Vorlagen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::CardView</name>
    <message>
        <source>Choose a unit to see its card as it will print.</source>
        <translation>Einheit wählen, um ihre Karte wie im Druck zu sehen.</translation>
    </message>
    <message>
        <source>The card is being made.</source>
        <translation>Die Karte wird erstellt.</translation>
    </message>
    <message>
        <source>The card cannot be made.</source>
        <translation>Die Karte lässt sich nicht erstellen.</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>Unit card</source>
        <translation>Einheitenkarte</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChangesDialog</name>
    <message>
        <source>Compare Lists</source>
        <translation>Armeelisten vergleichen</translation>
    </message>
    <message>
        <source>Both lists are the same: units, options and points.</source>
        <translation>Beide Armeelisten sind gleich: Einheiten, Optionen und Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) differ(s).</source>
        <translation>
            <numerusform>%n Unterschied.</numerusform>
            <numerusform>%n Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::CheckTable</name>
    <message>
        <source>&amp;This Is Right</source>
        <translation>&amp;Das stimmt</translation>
    </message>
    <message>
        <source>&amp;Another Unit…</source>
        <translation>&amp;Andere Einheit…</translation>
    </message>
    <message>
        <source>&amp;Not a Unit: Leave Out</source>
        <translation>&amp;Keine Einheit: auslassen</translation>
    </message>
    <message>
        <source>%1 other</source>
        <comment>guesses</comment>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>The list, line by line</source>
        <translation>Die Armeeliste, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Enter opens the other guesses for a line; F8 goes to the next line that is not sure.</source>
        <translation>Die Eingabetaste öffnet die anderen Vermutungen zu einer Zeile; F8 geht zur nächsten Zeile, die nicht sicher ist.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::CheckWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A roster file: nothing had to be guessed.</source>
        <translation>Eine Datei mit einer Armeeliste: Es gab nichts zu vermuten.</translation>
    </message>
    <message>
        <source>A PDF with its roster in it: nothing had to be guessed.</source>
        <translation>Ein PDF, das seine Armeeliste enthält: Es gab nichts zu vermuten.</translation>
    </message>
    <message>
        <source>A picture with a code: nothing had to be guessed.</source>
        <translation>Ein Bild mit einem Code: Es gab nichts zu vermuten.</translation>
    </message>
    <message>
        <source>A code: nothing had to be guessed.</source>
        <translation>Ein Code: Es gab nichts zu vermuten.</translation>
    </message>
    <message>
        <source>The picture that came</source>
        <translation>Das Bild, das ankam</translation>
    </message>
    <message>
        <source>The verdict holds if every guess is right.</source>
        <translation>Das Ergebnis gilt, wenn jede Vermutung stimmt.</translation>
    </message>
    <message>
        <source>The lines that were not understood count for nothing.</source>
        <translation>Die Zeilen, die nicht verstanden wurden, zählen nicht.</translation>
    </message>
    <message>
        <source>Check a List</source>
        <translation>Armeeliste prüfen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Checks what is on the clipboard</source>
        <translation>Prüft, was in der Zwischenablage ist</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Checks a file</source>
        <translation>Prüft eine Datei</translation>
    </message>
    <message>
        <source>Edit &amp;Text…</source>
        <translation>&amp;Text ändern…</translation>
    </message>
    <message>
        <source>Shows the text, to correct it and have it read again</source>
        <translation>Zeigt den Text, um ihn zu verbessern und neu lesen zu lassen</translation>
    </message>
    <message>
        <source>&amp;List:</source>
        <translation>Armee&amp;liste:</translation>
    </message>
    <message>
        <source>Which of the lists</source>
        <translation>Welche der Armeelisten</translation>
    </message>
    <message>
        <source>&amp;Next to Look At</source>
        <translation>&amp;Nächste unsichere Zeile</translation>
    </message>
    <message>
        <source>Goes to the next line that is not sure (F8)</source>
        <translation>Geht zur nächsten Zeile, die nicht sicher ist (F8)</translation>
    </message>
    <message>
        <source>All &amp;Guesses Are Right</source>
        <translation>Alle Ver&amp;mutungen stimmen</translation>
    </message>
    <message>
        <source>Open as &amp;Roster</source>
        <translation>Im Ed&amp;itor öffnen</translation>
    </message>
    <message>
        <source>Opens a copy in the editor, as a new roster that is not saved</source>
        <translation>Öffnet eine Kopie im Editor, als neue Armeeliste, die nicht gespeichert ist</translation>
    </message>
    <message>
        <source>Copy &amp;Verdict</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>As text for a message: the verdict, and what is wrong with where it is printed</source>
        <translation>Als Text für eine Nachricht: das Ergebnis, und was falsch ist, mit der Stelle im Regelbuch</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard that could be a list.</source>
        <translation>In der Zwischenablage ist nichts, das eine Armeeliste sein könnte.</translation>
    </message>
    <message>
        <source>The verdict is on the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Another File…</source>
        <translation>&amp;Andere Datei…</translation>
    </message>
    <message>
        <source>&amp;The Roster That Is Open</source>
        <translation>&amp;Geöffnete Armeeliste</translation>
    </message>
    <message>
        <source>Compare Lists</source>
        <translation>Armeelisten vergleichen</translation>
    </message>
    <message>
        <source>This cannot be read as a list:</source>
        <translation>Das kann nicht als Armeeliste gelesen werden:</translation>
    </message>
    <message>
        <source>List without a name</source>
        <translation>Armeeliste ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Battle with…</source>
        <translation>&amp;Schlacht mit…</translation>
    </message>
    <message>
        <source>Puts this list beside another, such as yours, and judges both together</source>
        <translation>Stellt diese Armeeliste neben eine andere, etwa die eigene, und prüft beide zusammen</translation>
    </message>
    <message>
        <source>The lists cannot be compared.</source>
        <translation>Die Armeelisten können nicht verglichen werden.</translation>
    </message>
    <message>
        <source>Check a List: %1</source>
        <translation>Armeeliste prüfen: %1</translation>
    </message>
    <message>
        <source>A roster of BattleScribe or New Recruit. It is shown as its file says: all names, costs and rules are those that it has.</source>
        <translation>Eine Armeeliste von BattleScribe oder New Recruit. Sie erscheint, wie die Datei sie angibt: Alle Namen, Kosten und Regeln stammen aus ihr.</translation>
    </message>
    <message>
        <source>A roster of BattleScribe or New Recruit, judged by the data of its game. Names, costs and rules are those of the data.</source>
        <translation>Eine Armeeliste von BattleScribe oder New Recruit, nach den Daten ihres Spiels geprüft. Namen, Kosten und Regeln stammen aus den Daten.</translation>
    </message>
    <message>
        <source>The data of its game are not here: add a folder with them first.</source>
        <translation>Die Daten des Spiels sind nicht da: Erst ist ein Ordner mit ihnen hinzuzufügen.</translation>
    </message>
    <message>
        <source>Not possible with a list of game data.</source>
        <translation>Mit einer Armeeliste aus Spieldaten nicht möglich.</translation>
    </message>
    <message>
        <source>Other good ways to read these lines have another verdict: choose what they mean.</source>
        <translation>Andere gute Lesarten dieser Zeilen haben ein anderes Urteil: die Bedeutung ist zu wählen.</translation>
    </message>
    <message>
        <source>A list in words of a game in your folders of data, judged by the data.</source>
        <translation>Eine Armeeliste in Worten, von einem Spiel in den Datenordnern, nach den Daten geprüft.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChoiceFilterBar</name>
    <message>
        <source>Filter the choices</source>
        <translation>Auswahl filtern</translation>
    </message>
    <message>
        <source>Filter %1 choices ( / )</source>
        <translation>%1 Möglichkeiten filtern ( / )</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message>
        <source>Chosen %1</source>
        <translation>Gewählt %1</translation>
    </message>
    <message>
        <source>Only what is chosen</source>
        <translation>Nur was gewählt ist</translation>
    </message>
    <message>
        <source>Wrong %1</source>
        <translation>Falsch %1</translation>
    </message>
    <message>
        <source>Only what is wrong (F8: the next)</source>
        <translation>Nur was falsch ist (F8: das nächste)</translation>
    </message>
    <message>
        <source>Would fit</source>
        <translation>Würde passen</translation>
    </message>
    <message>
        <source>Only what can be chosen without breaking a rule</source>
        <translation>Nur was keine Regel brechen würde</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChoiceHead</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Optionen: %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChoiceList</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of: %1</source>
        <translation>Nichts von: %1</translation>
    </message>
    <message>
        <source>Not possible (%1)</source>
        <translation>Nicht möglich (%1)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>There are more lines than can be shown: filter them.</source>
        <translation>Es gibt mehr Zeilen, als gezeigt werden können: Ein Filter hilft.</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 taken</source>
        <translation>%1: %2 genommen</translation>
    </message>
    <message>
        <source>%1 of %2 take %3</source>
        <translation>%1 von %2 nehmen %3</translation>
    </message>
    <message>
        <source>%1 more cost over %2</source>
        <extracomment>A line that holds choices which cost more than what is left: &quot;6 more cost over 85&quot;.</extracomment>
        <translation>%1 weitere kosten über %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <extracomment>A line that holds the groups of choices of which nothing is taken.</extracomment>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChoiceRow</name>
    <message>
        <source>%1 (as the unit)</source>
        <translation>%1 (wie die Einheit)</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <translation>Unsicher: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Some have it.</source>
        <translation>Bei einigen gewählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Optionen: %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::CollectionDialog</name>
    <message>
        <source>Only what I &amp;own</source>
        <translation>Nur &amp;Vorhandenes</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Add What the Roster Has</source>
        <translation>&amp;Hinzufügen, was die Armeeliste hat</translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation>CSV &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>My Collection</source>
        <translation>Meine Sammlung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Search units and notes</source>
        <translation>Einheiten und Notizen suchen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Raises what you own to what the open roster takes. Nothing is lowered.</source>
        <translation>Erhöht das Vorhandene auf das, was die offene Armeeliste braucht. Nichts wird verringert.</translation>
    </message>
    <message>
        <source>For this, a roster of this game must be open.</source>
        <translation>Dafür muss eine Armeeliste dieses Spiels offen sein.</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle Armeen</translation>
    </message>
    <message>
        <source>%1 (not in the data)</source>
        <translation>%1 (nicht in den Daten)</translation>
    </message>
    <message>
        <source>Owned: %1, painted: %2</source>
        <translation>Vorhanden: %1, bemalt: %2</translation>
    </message>
    <message>
        <source>The file of this collection cannot be read, and stays as it is: %1</source>
        <translation>Die Datei dieser Sammlung ist nicht lesbar und bleibt, wie sie ist: %1</translation>
    </message>
    <message>
        <source>&amp;Show All…</source>
        <translation>&amp;Alle zeigen …</translation>
    </message>
    <message>
        <source>The file %1 has faults.</source>
        <translation>Die Datei %1 hat Fehler.</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>Die alte Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>The change was not made.</source>
        <translation>Die Änderung wurde nicht gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of models raised to what the roster takes</source>
        <translation>
            <numerusform>%n Art von Modellen auf den Bedarf der Armeeliste erhöht</numerusform>
            <numerusform>%n Arten von Modellen auf den Bedarf der Armeeliste erhöht</numerusform>
        </translation>
    </message>
    <message>
        <source>All that the roster takes is owned already.</source>
        <translation>Alles, was die Armeeliste braucht, ist schon vorhanden.</translation>
    </message>
    <message>
        <source>Import a Table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) changed</source>
        <translation>
            <numerusform>%n Eintrag geändert</numerusform>
            <numerusform>%n Einträge geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>The table changed nothing.</source>
        <translation>Die Tabelle hat nichts geändert.</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>CSV importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>The table was not written.</source>
        <translation>Die Tabelle wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>You own none of these.</source>
        <translation>Nichts davon ist vorhanden.</translation>
    </message>
    <message>
        <source>No unit has these words.</source>
        <translation>Keine Einheit hat diese Wörter.</translation>
    </message>
    <message>
        <source>Keep a Copy and &amp;Start a New One</source>
        <translation>Kopie behalten und &amp;neu beginnen</translation>
    </message>
    <message>
        <source>This table cannot be read. Nothing was imported.</source>
        <translation>Diese Tabelle ist nicht lesbar. Nichts wurde importiert.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::CollectionView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Models that I own</source>
        <translation>Vorhandene Modelle</translation>
    </message>
</context>
<context>
    <name>muster::widgets::CommandPalette</name>
    <message>
        <source>Esc: back to the list</source>
        <translation>Esc: zurück zur Auswahl</translation>
    </message>
    <message>
        <source>↑ ↓: choose · Enter: do it · Esc: close</source>
        <translation>↑ ↓: wählen · Eingabe: ausführen · Esc: schließen</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>Find an action, a unit, a rule, a roster</source>
        <translation>Aktion, Einheit, Regel oder Armeeliste finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ComparePane</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht legal</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>the same units</source>
        <translation>die gleichen Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) differ(s)</source>
        <translation>
            <numerusform>%n Einheit ist anders</numerusform>
            <numerusform>%n Einheiten sind anders</numerusform>
        </translation>
    </message>
    <message>
        <source>Only in this roster.</source>
        <translation>Nur in dieser Armeeliste.</translation>
    </message>
    <message>
        <source>Only in the other roster.</source>
        <translation>Nur in der anderen Armeeliste.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a roster of another game.</source>
        <translation>Es ist eine Armeeliste eines anderen Spiels.</translation>
    </message>
    <message>
        <source>Roster to compare with</source>
        <translation>Armeeliste zum Vergleichen</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur was anders ist</translation>
    </message>
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
    <message>
        <source>Units of the other roster</source>
        <translation>Einheiten der anderen Armeeliste</translation>
    </message>
    <message>
        <source>+ only in the other roster, − only in this one, ≠ different. Figures: here → there.</source>
        <translation>+ nur in der anderen Armeeliste, − nur in dieser, ≠ anders. Zahlen: hier → dort.</translation>
    </message>
    <message>
        <source>Copy Into This Roster</source>
        <translation>In diese Armeeliste kopieren</translation>
    </message>
    <message>
        <source>%1 (%2 more than here)</source>
        <translation>%1 (%2 mehr als hier)</translation>
    </message>
    <message>
        <source>%1 (%2 fewer than here)</source>
        <translation>%1 (%2 weniger als hier)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::DataDialog</name>
    <message>
        <source>Games and Armies</source>
        <translation>Spiele und Armeen</translation>
    </message>
    <message>
        <source>Games and armies</source>
        <translation>Spiele und Armeen</translation>
    </message>
    <message>
        <source>Game or army</source>
        <translation>Spiel oder Armee</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Faults in the data</source>
        <translation>Fehler in den Daten</translation>
    </message>
    <message>
        <source>&amp;Folder of Own Data…</source>
        <translation>&amp;Ordner für eigene Daten…</translation>
    </message>
    <message>
        <source>&amp;Without Own Data</source>
        <translation>Ohne &amp;eigene Daten</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, eigene</translation>
    </message>
    <message>
        <source>Own data are read from %1.</source>
        <translation>Eigene Daten liegen in %1.</translation>
    </message>
    <message>
        <source>Some of the data cannot be read:</source>
        <translation>Ein Teil der Daten ist nicht lesbar:</translation>
    </message>
    <message>
        <source>“%1” is not a folder of data.</source>
        <translation>„%1“ ist kein Datenordner.</translation>
    </message>
    <message>
        <source>It needs a folder “armies” with a folder for each game, named as its ruleset, and in that the armies as JSON files: armies/GAME/ARMY.json.</source>
        <translation>Nötig ist ein Ordner „armies“ mit einem Ordner je Spiel, benannt wie dessen Regelwerk, und darin die Armeen als JSON-Dateien: armies/SPIEL/ARMEE.json.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in this folder. Nothing was read from it.</source>
        <translation>
            <numerusform>%n Fehler in diesem Ordner. Aus dem Ordner wurde nichts übernommen.</numerusform>
            <numerusform>%n Fehler in diesem Ordner. Aus dem Ordner wurde nichts übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) read without a fault.</source>
        <translation>
            <numerusform>%n Datei fehlerfrei gelesen.</numerusform>
            <numerusform>%n Dateien fehlerfrei gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>transcribed</source>
        <translation>von Spielern abgeschrieben</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typisch</translation>
    </message>
    <message>
        <source>playtest</source>
        <translation>Testwerte</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Army &amp;Book…</source>
        <translation>Armee&amp;buch…</translation>
    </message>
    <message>
        <source>Print every unit of the chosen army with what it may choose.</source>
        <translation>Jede Einheit der gewählten Armee drucken, mit allem, was sie wählen kann.</translation>
    </message>
    <message>
        <source>Army Book</source>
        <translation>Armeebuch</translation>
    </message>
    <message>
        <source>There is no book of this army.</source>
        <translation>Zu dieser Armee gibt es kein Buch.</translation>
    </message>
    <message>
        <source>Search games and armies</source>
        <translation>Spiele und Armeen suchen</translation>
    </message>
    <message>
        <source>%1 (in your own folder)</source>
        <translation>%1 (im eigenen Ordner)</translation>
    </message>
    <message>
        <source>Kept versions of the data: %1</source>
        <translation>Aufbewahrte Versionen der Daten: %1</translation>
    </message>
    <message>
        <source>Your own units: %1</source>
        <translation>Eigene Einheiten: %1</translation>
    </message>
    <message>
        <source>F&amp;orget</source>
        <translation>Ver&amp;gessen</translation>
    </message>
    <message>
        <source>“%1” has no data of BattleScribe.</source>
        <translation>In „%1“ sind keine Daten von BattleScribe.</translation>
    </message>
    <message>
        <source>The list of data folders cannot be kept.</source>
        <translation>Die Datenordner lassen sich nicht merken.</translation>
    </message>
    <message>
        <source>of BattleScribe</source>
        <translation>von BattleScribe</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Add a Folder of &amp;Data…</source>
        <translation>&amp;Datenordner hinzufügen…</translation>
    </message>
    <message>
        <source>A folder with data of BattleScribe or New Recruit: lists of its games are made and judged by them. It is only read.</source>
        <translation>Ein Ordner mit Daten von BattleScribe oder New Recruit: Nach ihnen werden Armeelisten seiner Spiele angelegt und geprüft. Er wird nur gelesen.</translation>
    </message>
    <message>
        <source>Takes the folder of the chosen game off the list; its files stay.</source>
        <translation>Nimmt den Ordner des gewählten Spiels aus dieser Übersicht; seine Dateien bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) of data are read…</source>
        <translation>
            <numerusform>%n Datenordner wird gelesen…</numerusform>
            <numerusform>%n Datenordner werden gelesen…</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is looked through…</source>
        <translation>„%1“ wird durchgesehen…</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (nicht da)</translation>
    </message>
    <message>
        <source>%1 (no game)</source>
        <translation>%1 (kein Spiel)</translation>
    </message>
    <message>
        <source>Add a &amp;Zip…</source>
        <translation>&amp;Zip hinzufügen…</translation>
    </message>
    <message>
        <source>The same, packed as one file. It is unpacked into the folder of own data.</source>
        <translation>Dasselbe, in eine Datei gepackt. Sie wird in den Ordner der eigenen Daten ausgepackt.</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>Begins a game of your own.</source>
        <translation>Beginnt ein eigenes Spiel.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Bea&amp;rbeiten…</translation>
    </message>
    <message>
        <source>Opens the game that is chosen in the window for authors.</source>
        <translation>Öffnet das gewählte Spiel im Fenster für Autoren.</translation>
    </message>
    <message>
        <source>Make a &amp;Copy…</source>
        <translation>&amp;Kopie machen…</translation>
    </message>
    <message>
        <source>A game of your own that begins as this one.</source>
        <translation>Ein eigenes Spiel, das wie dieses beginnt.</translation>
    </message>
    <message>
        <source>%1, from somebody else</source>
        <translation>%1, von jemand anderem</translation>
    </message>
    <message>
        <source>It came in the file %1.</source>
        <translation>Es kam in der Datei %1.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::DataFolderPane</name>
    <message>
        <source>F&amp;ind It…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>&amp;Read Again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>Catalogues</source>
        <translation>Kataloge</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What was looked at</source>
        <translation>Durchgesehen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Reads the folder again (F5).</source>
        <translation>Liest den Ordner neu (F5).</translation>
    </message>
    <message>
        <source>Choose where the folder is now.</source>
        <translation>Wählen, wo der Ordner jetzt ist.</translation>
    </message>
    <message>
        <source>What is wrong with the data</source>
        <translation>Was an den Daten nicht stimmt</translation>
    </message>
    <message>
        <source>The folder is only read, and read again when a file in it changes. Nothing is copied or fetched.</source>
        <translation>Der Ordner wird nur gelesen, und neu gelesen, wenn sich eine Datei darin ändert. Nichts wird kopiert oder geladen.</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays on the list, and its lists are not judged, until it is there again or forgotten.</source>
        <translation>Er bleibt in dieser Übersicht, und seine Armeelisten werden nicht geprüft, bis er wieder da ist oder vergessen wird.</translation>
    </message>
    <message>
        <source>%1 needs a file that is not in the folder: %2. Its lists are shown, not judged.</source>
        <translation>%1 braucht eine Datei, die nicht im Ordner ist: %2. Seine Armeelisten werden gezeigt, nicht geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n more catalogue(s) need files too.</source>
        <translation>
            <numerusform>%n weiterem Katalog fehlen auch Dateien.</numerusform>
            <numerusform>%n weiteren Katalogen fehlen auch Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>Lists are not made of it; others use it.</source>
        <translation>Aus ihr werden keine Armeelisten gemacht; andere benutzen sie.</translation>
    </message>
    <message>
        <source>The data are looked through for faults…</source>
        <translation>Die Daten werden auf Fehler durchgesehen…</translation>
    </message>
    <message>
        <source>Stopped. “Read Again” looks for faults again.</source>
        <translation>Abgebrochen. „Neu lesen“ sucht noch einmal nach Fehlern.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) have something that Muster does not know. A list that takes one of them is “Not judged”, never “Legal”.</source>
        <translation>
            <numerusform>%n Stelle hat etwas, das Muster nicht kennt. Eine Armeeliste, die sie benutzt, ist „Nicht geprüft“, nie „Legal“.</numerusform>
            <numerusform>%n Stellen haben etwas, das Muster nicht kennt. Eine Armeeliste, die eine davon benutzt, ist „Nicht geprüft“, nie „Legal“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muster knows all that is in these data. %n fault(s) in them were found.</source>
        <translation>
            <numerusform>Muster kennt alles, was in diesen Daten ist. %n Fehler darin wurde gefunden.</numerusform>
            <numerusform>Muster kennt alles, was in diesen Daten ist. %n Fehler darin wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Muster knows all that is in these data, and no faults were found.</source>
        <translation>Muster kennt alles, was in diesen Daten ist, und Fehler wurden nicht gefunden.</translation>
    </message>
    <message>
        <source>game system</source>
        <translation>Spielsystem</translation>
    </message>
</context>
<context>
    <name>muster::widgets::DockEdge</name>
    <message>
        <source>Shows “%1” again (%2)</source>
        <translation>Zeigt „%1“ wieder (%2)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::EmptyRoster</name>
    <message>
        <source>Places for %1 come with: %2.</source>
        <translation>Plätze für %1 gibt es mit: %2.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No units yet. Type in the field of the army (Ctrl+F), or drag a unit here.</source>
        <translation>Noch keine Einheiten. Im Feld der Armee tippen (Strg+F) oder eine Einheit hierher ziehen.</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
</context>
<context>
    <name>muster::widgets::EntryForm</name>
    <message>
        <source>The id, by which files and rosters name it</source>
        <translation>Die Kennung, mit der Dateien und Armeelisten es nennen</translation>
    </message>
    <message>
        <source>Change Id…</source>
        <translation>Kennung ändern…</translation>
    </message>
    <message>
        <source>Changes the id wherever this game names it. Rosters that name it do not follow.</source>
        <translation>Ändert die Kennung überall, wo dieses Spiel sie nennt. Armeelisten, die sie nennen, folgen nicht.</translation>
    </message>
    <message>
        <source>Change Id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>New id, of small letters, digits and hyphens</source>
        <translation>Neue Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>New place in the book…</source>
        <translation>Neue Stelle im Buch…</translation>
    </message>
    <message>
        <source>New Place in the Book</source>
        <translation>Neue Stelle im Buch</translation>
    </message>
    <message>
        <source>Page or heading, as it is cited</source>
        <translation>Seite oder Überschrift, wie sie genannt wird</translation>
    </message>
    <message>
        <source>Also in the file, and kept as it is</source>
        <translation>Auch in der Datei, und bleibt so</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game names no book.</source>
        <translation>Das Spiel nennt kein Buch.</translation>
    </message>
    <message>
        <source>Write one into its file, in the list “sources”.</source>
        <translation>Es gehört in seine Datei, unter „sources“.</translation>
    </message>
    <message>
        <source>No id can be made from this name.</source>
        <translation>Aus diesem Namen lässt sich keine Kennung machen.</translation>
    </message>
    <message>
        <source>Write it with letters of a to z or digits.</source>
        <translation>Möglich sind Buchstaben von a bis z und Ziffern.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FigureStrip</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, was %3: %4</source>
        <translation>%1 %2, vorher %3: %4</translation>
    </message>
    <message>
        <source>Stat line</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>%1: %2 because of %3</source>
        <translation>%1: %2 durch %3</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FileReading</name>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FillDialog</name>
    <message>
        <source>Fill up %1</source>
        <translation>%1 auffüllen</translation>
    </message>
    <message>
        <source>Fill up %1: %2</source>
        <translation>%1 auffüllen: %2</translation>
    </message>
    <message>
        <source>&amp;Not This One</source>
        <translation>&amp;Das nicht</translation>
    </message>
    <message>
        <source>Looks for other ways, without the line that is marked</source>
        <translation>Sucht andere Wege ohne die markierte Zeile</translation>
    </message>
    <message>
        <source>Fill Up</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>Only what I &amp;own</source>
        <translation>Nur &amp;Vorhandenes</translation>
    </message>
    <message>
        <source>No more models than your collection has</source>
        <translation>Nicht mehr Modelle, als in der Sammlung sind</translation>
    </message>
    <message>
        <source>Your collection has no models of this game</source>
        <translation>In der Sammlung sind keine Modelle dieses Spiels</translation>
    </message>
    <message>
        <source>Only &amp;favourites</source>
        <translation>Nur &amp;Favoriten</translation>
    </message>
    <message>
        <source>No unit is marked with a star</source>
        <translation>Keine Einheit hat einen Stern</translation>
    </message>
    <message>
        <source>Units marked with a star</source>
        <translation>Einheiten mit Stern</translation>
    </message>
    <message>
        <source>A&amp;llies may come</source>
        <translation>Ver&amp;bündete dürfen kommen</translation>
    </message>
    <message>
        <source>Also units of armies of which the list has none</source>
        <translation>Auch Einheiten von Armeen, von denen noch keine dabei ist</translation>
    </message>
    <message>
        <source>&amp;More for units that are there</source>
        <translation>&amp;Mehr für vorhandene Einheiten</translation>
    </message>
    <message>
        <source>Options and models for them</source>
        <translation>Optionen und Modelle für sie</translation>
    </message>
    <message>
        <source>&amp;Add These</source>
        <translation>Diese &amp;hinzufügen</translation>
    </message>
    <message>
        <source>A tick keeps a line in all answers.</source>
        <translation>Ein Haken behält eine Zeile in allen Antworten.</translation>
    </message>
    <message>
        <source>What answer %1 adds</source>
        <translation>Was Antwort %1 hinzufügt</translation>
    </message>
    <message>
        <source>Units come of the catalogues of which the list has forces</source>
        <translation>Einheiten kommen aus den Katalogen, von denen die Armeeliste Streitmächte hat</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FindingDelegate</name>
    <message>
        <source>Fix…</source>
        <translation>Beheben…</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FindingsFold</name>
    <message>
        <source>Close the findings</source>
        <translation>Meldungen schließen</translation>
    </message>
    <message>
        <source>Open the findings</source>
        <translation>Meldungen öffnen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>F8 next, Ctrl+M fix</source>
        <translation>F8 weiter, Strg+M beheben</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FindingsPanel</name>
    <message>
        <source>Nothing to fix</source>
        <translation>Nichts zu beheben</translation>
    </message>
    <message>
        <source>No single step fixes this without breaking something else</source>
        <translation>Kein einzelner Schritt behebt das, ohne eine andere Regel zu brechen</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Judging failed: %1 What is shown is the last verdict.</source>
        <translation>Prüfung gescheitert: %1 Gezeigt wird das letzte Ergebnis.</translation>
    </message>
    <message>
        <source>All findings are filtered out.</source>
        <translation>Alle Meldungen sind ausgeblendet.</translation>
    </message>
    <message>
        <source>No findings: the army keeps every rule that was checked.</source>
        <translation>Nichts zu beanstanden: Die Armee hält alle geprüften Regeln ein.</translation>
    </message>
    <message>
        <source>There is nothing to judge yet. Add units from the army at the left.</source>
        <translation>Noch gibt es nichts zu prüfen. Links Einheiten aus der Armee hinzufügen.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler anzeigen</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation>Warnungen anzeigen</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>Hinweise anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what is unknown</source>
        <translation>Unbekanntes anzeigen</translation>
    </message>
    <message>
        <source>Enter shows the units to blame.</source>
        <translation>Die Eingabetaste zeigt die Einheiten, an denen es liegt.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to find. %n limit(s) looked at</source>
        <translation>
            <numerusform>Keine Meldungen. %n Limit geprüft</numerusform>
            <numerusform>Keine Meldungen. %n Limits geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of them full</source>
        <translation>%1, davon %2 voll</translation>
    </message>
    <message>
        <source>Enter selects the units to blame; Right goes to the fixes; the menu key opens them.</source>
        <translation>Eingabe wählt die betroffenen Einheiten aus; Rechts geht zu den Behebungen; die Menütaste öffnet sie.</translation>
    </message>
    <message>
        <source>Looking for fixes …</source>
        <translation>Es wird gesucht, was das behebt …</translation>
    </message>
    <message>
        <source>Make It Legal…</source>
        <translation>Legal machen…</translation>
    </message>
    <message>
        <source>Looks for the least that must change to make the roster legal (Ctrl+Shift+M)</source>
        <translation>Sucht, was sich mindestens ändern muss, damit die Armeeliste legal ist (Strg+Umschalt+M)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FixStrip</name>
    <message>
        <source>No single step fixes this without breaking something else</source>
        <translation>Kein einzelner Schritt behebt das, ohne eine andere Regel zu brechen</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FolderDetails</name>
    <message>
        <source>No list is selected</source>
        <translation>Keine Armeeliste ausgewählt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Agreed for all, and not what the list says</source>
        <translation>Für alle vereinbart, anders als in der Armeeliste</translation>
    </message>
    <message>
        <source>The same units and choices</source>
        <translation>Dieselben Einheiten und Auswahlen</translation>
    </message>
    <message>
        <source>Fingerprint and data</source>
        <translation>Fingerabdruck und Daten</translation>
    </message>
    <message>
        <source>%1, data %2 (%3)</source>
        <translation>%1, Daten %2 (%3)</translation>
    </message>
    <message>
        <source>The list was saved with data %1.</source>
        <translation>Die Armeeliste wurde mit Daten %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the text are guesses or were not understood. Open the list to see them.</source>
        <translation>
            <numerusform>%n Zeile des Textes ist eine Vermutung oder wurde nicht verstanden. Die geöffnete Armeeliste zeigt sie.</numerusform>
            <numerusform>%n Zeilen des Textes sind Vermutungen oder wurden nicht verstanden. Die geöffnete Armeeliste zeigt sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings of the list</source>
        <translation>Meldungen zur Armeeliste</translation>
    </message>
    <message>
        <source>Units of the list</source>
        <translation>Einheiten der Armeeliste</translation>
    </message>
    <message>
        <source>Open &amp;List</source>
        <translation>Armeeliste öffn&amp;en</translation>
    </message>
    <message>
        <source>In the window Check a List</source>
        <translation>Im Fenster „Armeeliste prüfen“</translation>
    </message>
    <message>
        <source>As text for a message</source>
        <translation>Als Text für eine Nachricht</translation>
    </message>
    <message>
        <source>&amp;Copy Verdict</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FolderView</name>
    <message>
        <source>Lists</source>
        <translation>Armeelisten</translation>
    </message>
</context>
<context>
    <name>muster::widgets::FolderWindow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Judging was cancelled: not all lists are in the table.</source>
        <translation>Die Prüfung wurde abgebrochen: Nicht alle Armeelisten stehen in der Tabelle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more of this kind.</source>
        <translation>
            <numerusform>%1 Und %n weitere Meldung dieser Art.</numerusform>
            <numerusform>%1 Und %n weitere Meldungen dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;All %1</source>
        <translation>&amp;Alle %1</translation>
    </message>
    <message>
        <source>&amp;Not legal %1</source>
        <translation>&amp;Nicht legal %1</translation>
    </message>
    <message>
        <source>To &amp;review %1</source>
        <translation>&amp;Fraglich %1</translation>
    </message>
    <message>
        <source>Not rea&amp;dable %1</source>
        <translation>Nicht &amp;lesbar %1</translation>
    </message>
    <message>
        <source>Le&amp;gal %1</source>
        <translation>Le&amp;gal %1</translation>
    </message>
    <message>
        <source>Ali&amp;ke %1</source>
        <translation>Glei&amp;ch %1</translation>
    </message>
    <message>
        <source>Ot&amp;her data %1</source>
        <translation>An&amp;dere Daten %1</translation>
    </message>
    <message>
        <source>O&amp;verridden %1</source>
        <translation>Ü&amp;bersteuert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Check a Folder</source>
        <translation>Ordner prüfen</translation>
    </message>
    <message>
        <source>%1 – Check a Folder</source>
        <translation>%1 – Ordner prüfen</translation>
    </message>
    <message>
        <source>%1 · %2 shown</source>
        <translation>%1 · %2 gezeigt</translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation>Prüfung läuft…</translation>
    </message>
    <message>
        <source>Check a folder of lists</source>
        <translation>Einen Ordner voller Armeelisten prüfen</translation>
    </message>
    <message>
        <source>For organisers: every list in the folder is judged, whatever it came as, and has a row in a table. Choose a folder or files, or drop them here. Files that change later are judged again.</source>
        <translation>Für Turniere: Jede Armeeliste im Ordner wird geprüft, in welcher Form sie auch kam, und hat eine Zeile in einer Tabelle. Ordner oder Dateien auswählen oder hierher ziehen. Dateien, die sich später ändern, werden erneut geprüft.</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <translation>&amp;Ordner auswählen…</translation>
    </message>
    <message>
        <source>Choose F&amp;iles…</source>
        <translation>&amp;Dateien auswählen…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Check another folder (Ctrl+O)</source>
        <translation>Einen anderen Ordner prüfen (Strg+O)</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>Date&amp;ien…</translation>
    </message>
    <message>
        <source>Check files that are chosen one by one (Ctrl+Shift+O)</source>
        <translation>Einzeln ausgewählte Dateien prüfen (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>Agree&amp;ments…</source>
        <translation>&amp;Vereinbarungen…</translation>
    </message>
    <message>
        <source>Points, scenario and rulings for all lists (Ctrl+B)</source>
        <translation>Punkte, Szenario und Regelauslegungen für alle Armeelisten (Strg+B)</translation>
    </message>
    <message>
        <source>&amp;Judge Again</source>
        <translation>Neu &amp;prüfen</translation>
    </message>
    <message>
        <source>Judge all lists again (F5)</source>
        <translation>Alle Armeelisten neu prüfen (F5)</translation>
    </message>
    <message>
        <source>&amp;Save Table…</source>
        <translation>Tabelle &amp;speichern…</translation>
    </message>
    <message>
        <source>As CSV for a spreadsheet, or as a web page (Ctrl+S)</source>
        <translation>Als CSV für eine Tabellenkalkulation oder als Webseite (Strg+S)</translation>
    </message>
    <message>
        <source>Player, army, unit</source>
        <translation>Spieler, Armee, Einheit</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Armeelisten durchsuchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>How many lists are judged</source>
        <translation>Wie viele Armeelisten geprüft sind</translation>
    </message>
    <message>
        <source>Between the table and the details</source>
        <translation>Zwischen Tabelle und Einzelheiten</translation>
    </message>
    <message>
        <source>Each list is judged by what it says itself.</source>
        <translation>Jede Armeeliste wird nach ihren eigenen Angaben geprüft.</translation>
    </message>
    <message>
        <source>no limit of points</source>
        <translation>ohne Punktgrenze</translation>
    </message>
    <message>
        <source>data %1</source>
        <translation>Daten %1</translation>
    </message>
    <message>
        <source>All are judged by: %1</source>
        <translation>Alle werden geprüft nach: %1</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv);;Web page (*.html)</source>
        <translation>Tabelle (*.csv);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>The table cannot be saved:</source>
        <translation>Die Tabelle kann nicht gespeichert werden:</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The verdict is on the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Go &amp;On</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Abb&amp;rechen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::GameButton</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Guess It from the Text</source>
        <translation>Aus dem &amp;Text vermuten</translation>
    </message>
    <message>
        <source>&amp;Guess the Army</source>
        <translation>Die &amp;Armee vermuten</translation>
    </message>
    <message>
        <source>Game: as the text says</source>
        <translation>Spiel: wie im Text</translation>
    </message>
    <message>
        <source>Guessed: %1</source>
        <translation>Vermutet: %1</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Gelesen als: %1</translation>
    </message>
    <message>
        <source>Game and army</source>
        <translation>Spiel und Armee</translation>
    </message>
    <message>
        <source>%1. Choose another game or army here: the list is then read again.</source>
        <translation>%1. Hier lässt sich ein anderes Spiel oder eine andere Armee wählen: Die Armeeliste wird dann neu gelesen.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::GridPage</name>
    <message>
        <source>Ctrl+V pastes from a spreadsheet</source>
        <translation>Strg+V fügt aus einer Tabelle ein</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out. A new row begins with a name, and at most %1 cells are pasted at once.</source>
        <translation>
            <numerusform>%n Zeile wurde ausgelassen. Eine neue Zeile beginnt mit einem Namen, und höchstens %1 Zellen werden auf einmal eingefügt.</numerusform>
            <numerusform>%n Zeilen wurden ausgelassen. Eine neue Zeile beginnt mit einem Namen, und höchstens %1 Zellen werden auf einmal eingefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::HeadBar</name>
    <message>
        <source>Battle…</source>
        <translation>Schlacht…</translation>
    </message>
    <message>
        <source>Points, scenario, options and rulings</source>
        <translation>Punkte, Szenario, Optionen und Regelauslegungen</translation>
    </message>
    <message>
        <source>Battle: points, scenario, options and rulings</source>
        <translation>Schlacht: Punkte, Szenario, Optionen und Regelauslegungen</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unit(s)</source>
        <translation>
            <numerusform>Einheit</numerusform>
            <numerusform>Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message numerus="yes">
        <source>Legal: %n warning(s)</source>
        <translation>
            <numerusform>Legal: %n Warnung</numerusform>
            <numerusform>Legal: %n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n error(s)</source>
        <translation>
            <numerusform>Nicht legal: %n Fehler</numerusform>
            <numerusform>Nicht legal: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the findings</source>
        <translation>Zu den Meldungen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message numerus="yes">
        <source>unit(s), %1</source>
        <translation>
            <numerusform>Einheit, %1</numerusform>
            <numerusform>Einheiten, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>playtest figures</source>
        <translation>Testwerte</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
    <message>
        <source>Costs…</source>
        <translation>Kosten…</translation>
    </message>
    <message>
        <source>How much of each kind of cost may be spent</source>
        <translation>Wie viel von jeder Art von Kosten ausgegeben werden darf</translation>
    </message>
    <message>
        <source>Costs: how much of each kind may be spent</source>
        <translation>Kosten: wie viel von jeder Art ausgegeben werden darf</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>Double-click to change the name</source>
        <translation>Ein Doppelklick ändert den Namen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ImportDialog</name>
    <message>
        <source>Import a Table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n row(s) understood</source>
        <translation>
            <numerusform>„%1“: %n Zeile verstanden</numerusform>
            <numerusform>„%1“: %n Zeilen verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation>
            <numerusform>%1: %n Zeile</numerusform>
            <numerusform>%1: %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo takes back only what is of the game that is shown.</source>
        <translation>Rückgängig nimmt nur zurück, was zum gezeigten Spiel gehört.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not understood. They are left out:</source>
        <translation>
            <numerusform>%n Zeile nicht verstanden. Sie wird ausgelassen:</numerusform>
            <numerusform>%n Zeilen nicht verstanden. Sie werden ausgelassen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that are not understood</source>
        <translation>Zeilen, die nicht verstanden wurden</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Each replaces what the collection says of its unit. Everything else stays as it is.</source>
        <translation>Jede ersetzt, was die Sammlung über ihre Einheit sagt. Alles andere bleibt, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %n Row(s)</source>
        <translation>
            <numerusform>%n Zeile &amp;importieren</numerusform>
            <numerusform>%n Zeilen &amp;importieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::LackingDialog</name>
    <message>
        <source>&amp;Only what is lacking</source>
        <translation>&amp;Nur was fehlt</translation>
    </message>
    <message>
        <source>What the Roster Lacks</source>
        <translation>Was der Armeeliste fehlt</translation>
    </message>
    <message>
        <source>Models that the roster needs</source>
        <translation>Modelle, die die Armeeliste braucht</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Bemalt</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;My Collection…</source>
        <translation>&amp;Meine Sammlung …</translation>
    </message>
    <message>
        <source>The file of your collection cannot be read: %1</source>
        <translation>Die Datei der Sammlung ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: needed %2, owned %3, painted %4, lacking %5</source>
        <translation>%1: gebraucht %2, vorhanden %3, bemalt %4, fehlend %5</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LengthLine</name>
    <message>
        <source>%L1 letters at most</source>
        <translation>Höchstens %L1 Buchstaben</translation>
    </message>
    <message>
        <source>%L1 letters at most; %L2 too many</source>
        <translation>Höchstens %L1 Buchstaben; %L2 zu viel</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryDetails</name>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1, models: %2, points: %3</source>
        <translation>%1, Modelle: %2, Punkte: %3</translation>
    </message>
    <message>
        <source>%1, models: %2</source>
        <translation>%1, Modelle: %2</translation>
    </message>
    <message>
        <source>No roster is selected</source>
        <translation>Keine Armeeliste ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n rosters are selected</source>
        <translation>
            <numerusform>%n Armeeliste ausgewählt</numerusform>
            <numerusform>%n Armeelisten ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>Fingerprint %1 · data %2</source>
        <translation>Fingerabdruck %1 · Daten %2</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <translation>%1, geändert %2</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units of the roster</source>
        <translation>Einheiten der Armeeliste</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More for this roster</source>
        <translation>Mehr zu dieser Armeeliste</translation>
    </message>
    <message>
        <source>Judged by version %1 of the game’s data</source>
        <translation>Geprüft mit Version %1 der Daten des Spiels</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryPage</name>
    <message>
        <source>Looking for rosters…</source>
        <translation>Armeelisten werden gesucht …</translation>
    </message>
    <message>
        <source>No roster is here.</source>
        <translation>Hier ist keine Armeeliste.</translation>
    </message>
    <message>
        <source>No roster has these words. Names, players, armies, units and notes are searched.</source>
        <translation>Keine Armeeliste hat diese Wörter. Durchsucht werden Namen, Spieler, Armeen, Einheiten und Notizen.</translation>
    </message>
    <message>
        <source>All rosters</source>
        <translation>Alle Armeelisten</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt offen</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht legal</translation>
    </message>
    <message>
        <source>Data changed</source>
        <translation>Daten geändert</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>To try</source>
        <translation>Zum Ausprobieren</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n roster(s)</source>
        <translation>
            <numerusform>%1, %n Armeeliste</numerusform>
            <numerusform>%1, %n Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Any army</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Any points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Any verdict</source>
        <translation>Urteile</translation>
    </message>
    <message numerus="yes">
        <source>%n legal</source>
        <translation>
            <numerusform>%n legal</numerusform>
            <numerusform>%n legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not legal</source>
        <translation>
            <numerusform>%n nicht legal</numerusform>
            <numerusform>%n nicht legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n leer</numerusform>
            <numerusform>%n leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n nicht geprüft</numerusform>
            <numerusform>%n nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not readable</source>
        <translation>
            <numerusform>%n nicht lesbar</numerusform>
            <numerusform>%n nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be judged</source>
        <translation>
            <numerusform>%n noch zu prüfen</numerusform>
            <numerusform>%n noch zu prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n Armeeliste</numerusform>
            <numerusform>%n Armeelisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n gezeigt</numerusform>
            <numerusform>%n gezeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) not there</source>
        <translation>
            <numerusform>%n Ordner nicht da</numerusform>
            <numerusform>%n Ordner nicht da</numerusform>
        </translation>
    </message>
    <message>
        <source>not all files are shown</source>
        <translation>nicht alle Dateien gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Bemerkung</numerusform>
            <numerusform>%n Bemerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Show</source>
        <translation>%1 – Zeigen</translation>
    </message>
    <message>
        <source>No folder is read.</source>
        <translation>Kein Ordner wird gelesen.</translation>
    </message>
    <message>
        <source>Rosters are read from %1</source>
        <translation>Armeelisten werden gelesen aus %1</translation>
    </message>
    <message>
        <source>%1: this folder is not there. If it was moved, choose it again with Change.</source>
        <translation>%1: Dieser Ordner ist nicht da. Wurde er verschoben, mit „Ändern“ neu auswählen.</translation>
    </message>
    <message>
        <source>There are more rosters than the library shows: only the first %1 are listed. Choose smaller folders.</source>
        <translation>Es gibt mehr Armeelisten, als die Bibliothek zeigt: Nur die ersten %1 sind aufgeführt. Kleinere Ordner helfen.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>&amp;New Roster…</source>
        <translation>&amp;Neue Armeeliste…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Check a List…</source>
        <translation>Armeeliste &amp;prüfen…</translation>
    </message>
    <message>
        <source>Somebody&apos;s list, in whatever form it comes: drop or paste it here as well</source>
        <translation>Jemandes Armeeliste, in welcher Form sie auch kommt: Sie lässt sich auch hierher ziehen oder hier einfügen</translation>
    </message>
    <message>
        <source>Check a Fo&amp;lder…</source>
        <translation>O&amp;rdner prüfen…</translation>
    </message>
    <message>
        <source>For organisers: many lists in a table</source>
        <translation>Für Turniere: viele Armeelisten in einer Tabelle</translation>
    </message>
    <message>
        <source>or drop a file here</source>
        <translation>oder eine Datei hierher ziehen</translation>
    </message>
    <message>
        <source>Search names, armies, units, notes</source>
        <translation>Namen, Armeen, Einheiten, Notizen suchen</translation>
    </message>
    <message>
        <source>Search rosters</source>
        <translation>Armeelisten suchen</translation>
    </message>
    <message>
        <source>Which rosters</source>
        <translation>Welche Armeelisten</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change the folders of the library</source>
        <translation>Ordner der Bibliothek ändern</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By army</source>
        <translation>Nach Armee</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <source>By verdict</source>
        <translation>Nach Urteil</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Nach Ordner</translation>
    </message>
    <message>
        <source>The roster cannot be renamed.</source>
        <translation>Die Armeeliste kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>Not every roster could be moved.</source>
        <translation>Nicht jede Armeeliste konnte verschoben werden.</translation>
    </message>
    <message>
        <source>“%1” was moved to the bin.</source>
        <translation>„%1“ liegt jetzt im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n rosters were moved to the bin.</source>
        <translation>
            <numerusform>%n Armeeliste liegt jetzt im Papierkorb.</numerusform>
            <numerusform>%n Armeelisten liegen jetzt im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Not every roster could be moved to the bin.</source>
        <translation>Nicht jede Armeeliste konnte in den Papierkorb verschoben werden.</translation>
    </message>
    <message>
        <source>Not every roster could be taken back from the bin.</source>
        <translation>Nicht jede Armeeliste konnte aus dem Papierkorb zurückgeholt werden.</translation>
    </message>
    <message>
        <source>The folder cannot be shown.</source>
        <translation>Der Ordner kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Du&amp;plizieren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Move to Folder…</source>
        <translation>In Ordner &amp;verschieben …</translation>
    </message>
    <message>
        <source>&amp;Show in Folder</source>
        <translation>Im Ordner &amp;zeigen</translation>
    </message>
    <message>
        <source>Move to &amp;Bin</source>
        <translation>In den Papier&amp;korb</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>Ordner &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Do not read “%1”</source>
        <translation>„%1“ nicht lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) only searched in part</source>
        <translation>
            <numerusform>%n Armeeliste nur zum Teil durchsucht</numerusform>
            <numerusform>%n Armeelisten nur zum Teil durchsucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) have more units and notes than there is room for: the search finds only the first of their words. Open a roster to search all of it.</source>
        <translation>
            <numerusform>%n Armeeliste hat mehr Einheiten und Notizen, als Platz ist: Die Suche findet nur ihre ersten Wörter. Wer alles durchsuchen will, öffnet sie.</numerusform>
            <numerusform>%n Armeelisten haben mehr Einheiten und Notizen, als Platz ist: Die Suche findet nur ihre ersten Wörter. Wer alles durchsuchen will, öffnet eine Armeeliste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of the folders could be read or searched.</source>
        <translation>Nicht alle Ordner konnten ganz gelesen oder durchsucht werden.</translation>
    </message>
    <message>
        <source>Not every roster could be duplicated.</source>
        <translation>Nicht jede Armeeliste konnte dupliziert werden.</translation>
    </message>
    <message>
        <source>&amp;New Tag…</source>
        <translation>&amp;Neue Marke…</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Neue Marke</translation>
    </message>
    <message>
        <source>What these rosters are called together:</source>
        <translation>Wie diese Armeelisten zusammen heißen:</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Marken</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>&amp;New Folder…</source>
        <translation>&amp;Neuer Ordner…</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Name of the folder in “%1”:</source>
        <translation>Name des Ordners in „%1“:</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>„%1“ ist schon da.</translation>
    </message>
    <message>
        <source>“%1” cannot be made.</source>
        <translation>„%1“ kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryStart</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Build an army, see at once whether it is legal and why not, and print it for the table.</source>
        <translation>Armee zusammenstellen, sofort sehen, ob sie legal ist und warum nicht, und für den Spieltisch drucken.</translation>
    </message>
    <message>
        <source>Start a roster</source>
        <translation>Armeeliste beginnen</translation>
    </message>
    <message>
        <source>Choose a game and an army, and add units.</source>
        <translation>Spiel und Armee wählen und Einheiten hinzufügen.</translation>
    </message>
    <message>
        <source>&amp;New Roster…</source>
        <translation>&amp;Neue Armeeliste…</translation>
    </message>
    <message>
        <source>Open what you have</source>
        <translation>Öffnen, was da ist</translation>
    </message>
    <message>
        <source>A roster file, or a PDF that this program printed.</source>
        <translation>Eine Datei mit einer Armeeliste oder ein PDF aus diesem Programm.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Check somebody’s list</source>
        <translation>Die Armeeliste von jemandem prüfen</translation>
    </message>
    <message>
        <source>Paste it as text, or drop a file or a picture here, and see the verdict.</source>
        <translation>Als Text einfügen oder eine Datei oder ein Bild hierher ziehen; das Urteil folgt.</translation>
    </message>
    <message>
        <source>&amp;Check a List…</source>
        <translation>Armeeliste &amp;prüfen…</translation>
    </message>
    <message>
        <source>Somebody&apos;s list, in whatever form it comes: drop or paste it here as well</source>
        <translation>Jemandes Armeeliste, in welcher Form sie auch kommt: Sie lässt sich auch hierher ziehen oder hier einfügen</translation>
    </message>
    <message>
        <source>Check a Fo&amp;lder…</source>
        <translation>O&amp;rdner prüfen…</translation>
    </message>
    <message>
        <source>For organisers: many lists in a table</source>
        <translation>Für Turniere: viele Armeelisten in einer Tabelle</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>Oder ein Beispiel ansehen</translation>
    </message>
    <message>
        <source>Opens as a new roster; the sample stays as it is.</source>
        <translation>Öffnet als neue Armeeliste; das Beispiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Sample rosters</source>
        <translation>Armeelisten als Beispiel</translation>
    </message>
    <message>
        <source>Games that others keep as data of BattleScribe or New Recruit: add the folder with their files, and build their lists here.</source>
        <translation>Spiele, die andere als Daten von BattleScribe oder New Recruit pflegen: Den Ordner mit ihren Dateien hinzufügen und ihre Armeelisten hier bauen.</translation>
    </message>
    <message>
        <source>With your folders of data, in “New Roster” too: %1.</source>
        <translation>Aus den Datenordnern, auch unter „Neue Armeeliste“: %1.</translation>
    </message>
    <message>
        <source>Add a Folder of &amp;Data…</source>
        <translation>Datenordner hin&amp;zufügen…</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryView</name>
    <message>
        <source>Name of the roster</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>Legal, 2 warnings</source>
        <translation>Legal, 2 Warnungen</translation>
    </message>
    <message>
        <source>Today 20:00</source>
        <translation>Heute 20:00</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Armeelisten</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitFields</name>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>Limit für %1</translation>
    </message>
    <message>
        <source>“%1” is not a number. Leave the field empty for no limit.</source>
        <translation>„%1“ ist keine Zahl. Ohne Limit das Feld leer lassen.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitForm</name>
    <message>
        <source>No sentence of this window says this limit: it is shown as the file has it, and stays so.</source>
        <translation>Kein Satz dieses Fensters sagt dieses Limit: Es steht hier wie in der Datei und bleibt so.</translation>
    </message>
    <message>
        <source>The limit as the file has it</source>
        <translation>Das Limit, wie es in der Datei steht</translation>
    </message>
    <message>
        <source>If it is broken</source>
        <translation>Wird es verletzt</translation>
    </message>
    <message>
        <source>the roster is not legal</source>
        <translation>ist die Armeeliste nicht legal</translation>
    </message>
    <message>
        <source>it is a warning</source>
        <translation>ist es eine Warnung</translation>
    </message>
    <message>
        <source>it is a note</source>
        <translation>ist es ein Hinweis</translation>
    </message>
    <message>
        <source>nothing is said</source>
        <translation>wird nichts gesagt</translation>
    </message>
    <message>
        <source>What a person reads then</source>
        <translation>Was man dann liest</translation>
    </message>
    <message>
        <source>{actual}, {allowed}, {units}, {unit} and {army} become their values</source>
        <translation>{actual}, {allowed}, {units}, {unit} und {army} werden zu ihren Werten</translation>
    </message>
    <message>
        <source>What a person reads if there are too few</source>
        <translation>Was man liest, wenn es zu wenige sind</translation>
    </message>
    <message>
        <source>A person reads then</source>
        <translation>Dann liest man</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>For each so many</source>
        <translation>Je so viele</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Which other units</source>
        <translation>Welche anderen Einheiten</translation>
    </message>
    <message>
        <source>Which units</source>
        <translation>Welche Einheiten</translation>
    </message>
    <message>
        <source>Which share</source>
        <translation>Welcher Anteil</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>as the players agree</source>
        <translation>wie die Spieler vereinbaren</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitStrip</name>
    <message>
        <source>%1 (full)</source>
        <translation>%1 (voll)</translation>
    </message>
    <message numerus="yes">
        <source>Limits: %n full</source>
        <translation>
            <numerusform>Limits: %n voll</numerusform>
            <numerusform>Limits: %n voll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits: %n broken</source>
        <translation>
            <numerusform>Limits: %n verletzt</numerusform>
            <numerusform>Limits: %n verletzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message numerus="yes">
        <source>All limits: %n</source>
        <translation>
            <numerusform>Alle Limits: %n</numerusform>
            <numerusform>Alle Limits: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitsDialog</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>How much this list may spend. An empty field is no limit.</source>
        <translation>Wie viel diese Armeeliste ausgeben darf. Ein leeres Feld ist kein Limit.</translation>
    </message>
    <message>
        <source>&amp;Set Limits</source>
        <translation>Limits &amp;setzen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>New limit</source>
        <translation>Neues Limit</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ListField</name>
    <message>
        <source>%1: add one</source>
        <translation>%1: hinzufügen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>The file says more of it than can be shown here; it stays so.</source>
        <translation>Die Datei sagt mehr davon, als hier zu zeigen ist; das bleibt so.</translation>
    </message>
    <message>
        <source>%1: how many carry it</source>
        <translation>%1: wie viele es tragen</translation>
    </message>
    <message>
        <source>%1: its number</source>
        <translation>%1: die Zahl</translation>
    </message>
    <message>
        <source>A number, all, or rest</source>
        <translation>Eine Zahl, all (alle) oder rest (die übrigen)</translation>
    </message>
    <message>
        <source>The number of a rule with (n)</source>
        <translation>Die Zahl einer Regel mit (n)</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>%1: take out</source>
        <translation>%1: herausnehmen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ListStartForm</name>
    <message>
        <source>First force</source>
        <translation>Erste Streitmacht</translation>
    </message>
    <message>
        <source>&amp;First force</source>
        <translation>Erste &amp;Streitmacht</translation>
    </message>
    <message>
        <source>Limits of costs</source>
        <translation>Limits der Kosten</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Reading the data of %1…</source>
        <translation>Die Daten von %1 werden gelesen…</translation>
    </message>
    <message>
        <source>%1 has no force that a list could begin with.</source>
        <translation>%1 hat keine Streitmacht, mit der eine Armeeliste beginnen könnte.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New Roster…</source>
        <translation>&amp;Neue Armeeliste…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print Army &amp;Book…</source>
        <translation>Ar&amp;meebuch drucken…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Web Page…</source>
        <translation>&amp;Webseite…</translation>
    </message>
    <message>
        <source>&amp;Text…</source>
        <translation>&amp;Text…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>E&amp;ntfernen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>A&amp;lles markieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Find a Unit to Add</source>
        <translation>Einheit &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Add the Chosen Unit</source>
        <translation>Gewählte Einheit &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add It &amp;Under the Selected Unit</source>
        <translation>Hinzufügen und der markierten Einheit z&amp;uordnen</translation>
    </message>
    <message>
        <source>Roster and &amp;Battle…</source>
        <translation>Armee&amp;liste und Schlacht…</translation>
    </message>
    <message>
        <source>&amp;Next Finding</source>
        <translation>&amp;Nächste Meldung</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>&amp;Vorige Meldung</translation>
    </message>
    <message>
        <source>Fi&amp;x This Finding…</source>
        <translation>Diese Meldung &amp;beheben…</translation>
    </message>
    <message>
        <source>Fix By</source>
        <translation>Beheben durch</translation>
    </message>
    <message>
        <source>Add &amp;Another Like This</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Name and Note</source>
        <translation>&amp;Name und Notiz</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Hold Back or Deploy</source>
        <translation>&amp;Zurückhalten oder aufstellen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach o&amp;ben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>A&amp;ttach To</source>
        <translation>Zuo&amp;rdnen</translation>
    </message>
    <message>
        <source>Atta&amp;ch…</source>
        <translation>Zuordn&amp;en…</translation>
    </message>
    <message>
        <source>Let It &amp;Stand Alone</source>
        <translation>Zuordnun&amp;g aufheben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Units &amp;Under Heads</source>
        <translation>Einheiten &amp;gruppieren</translation>
    </message>
    <message>
        <source>&amp;Games and Armies…</source>
        <translation>S&amp;piele und Armeen…</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Every action has its place in the menus; these have keys too.</source>
        <translation>Jede Aktion steht in den Menüs; diese haben auch Tasten.</translation>
    </message>
    <message>
        <source>&amp;About Muster Roll</source>
        <translation>&amp;Über Muster Roll</translation>
    </message>
    <message>
        <source>About Muster Roll</source>
        <translation>Über Muster Roll</translation>
    </message>
    <message>
        <source>Muster Roll %1 builds and judges army lists for miniature wargames.</source>
        <translation>Muster Roll %1 erstellt und prüft Armeelisten für Tabletop-Spiele.</translation>
    </message>
    <message>
        <source>Chec&amp;k a List…</source>
        <translation>Armeeliste &amp;prüfen…</translation>
    </message>
    <message>
        <source>Check a &amp;Folder…</source>
        <translation>O&amp;rdner prüfen…</translation>
    </message>
    <message>
        <source>A Ba&amp;ttle…</source>
        <translation>Sc&amp;hlacht…</translation>
    </message>
    <message>
        <source>&amp;One Line a Unit…</source>
        <translation>&amp;Eine Zeile je Einheit …</translation>
    </message>
    <message>
        <source>&amp;BBCode…</source>
        <translation>&amp;BBCode …</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown …</translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation>&amp;CSV …</translation>
    </message>
    <message>
        <source>Co&amp;de…</source>
        <translation>Co&amp;de …</translation>
    </message>
    <message>
        <source>Cop&amp;y Roster As</source>
        <translation>Armee&amp;liste kopieren als</translation>
    </message>
    <message>
        <source>Full &amp;Text</source>
        <translation>Voller &amp;Text</translation>
    </message>
    <message>
        <source>&amp;One Line a Unit</source>
        <translation>&amp;Eine Zeile je Einheit</translation>
    </message>
    <message>
        <source>&amp;BBCode</source>
        <translation>&amp;BBCode</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>Co&amp;de</translation>
    </message>
    <message>
        <source>Copy Car&amp;d as Picture</source>
        <translation>Kar&amp;te als Bild kopieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve Card as Picture…</source>
        <translation>Karte als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Pre&amp;view Unit</source>
        <translation>Einheit &amp;vorab ansehen</translation>
    </message>
    <message>
        <source>Fav&amp;ourite</source>
        <translation>Fav&amp;orit</translation>
    </message>
    <message>
        <source>Replace &amp;With…</source>
        <translation>Er&amp;setzen durch …</translation>
    </message>
    <message>
        <source>&amp;More Models</source>
        <translation>&amp;Mehr Modelle</translation>
    </message>
    <message>
        <source>&amp;Fewer Models</source>
        <translation>Weni&amp;ger Modelle</translation>
    </message>
    <message>
        <source>&amp;Findings Open or Closed</source>
        <translation>&amp;Meldungen auf oder zu</translation>
    </message>
    <message>
        <source>Docks in Their Usual &amp;Places</source>
        <translation>Bereiche an ihre üblichen &amp;Plätze</translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation>Aktion &amp;finden …</translation>
    </message>
    <message>
        <source>&amp;Tabs</source>
        <translation>&amp;Tabs</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Voriger</translation>
    </message>
    <message>
        <source>Move to New &amp;Window</source>
        <translation>In ein neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Roster &amp;%1</source>
        <translation>Armeeliste &amp;%1</translation>
    </message>
    <message>
        <source>My &amp;Collection…</source>
        <translation>Meine &amp;Sammlung …</translation>
    </message>
    <message>
        <source>What the Roster &amp;Lacks…</source>
        <translation>Was der Armeeliste &amp;fehlt …</translation>
    </message>
    <message>
        <source>&amp;Compare With</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>A &amp;File…</source>
        <translation>Einer &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>&amp;Game Version…</source>
        <translation>Sp&amp;ielversion…</translation>
    </message>
    <message>
        <source>O&amp;wn Unit…</source>
        <translation>Ei&amp;gene Einheit…</translation>
    </message>
    <message>
        <source>&amp;Edit Own Unit…</source>
        <translation>Eigene Einheit än&amp;dern…</translation>
    </message>
    <message>
        <source>&amp;Delete Own Unit…</source>
        <translation>Eigene Einheit lös&amp;chen…</translation>
    </message>
    <message>
        <source>create start list army</source>
        <translation>anlegen beginnen Armee</translation>
    </message>
    <message>
        <source>paste import text picture mail validate</source>
        <translation>einfügen Text Bild Mail prüfen</translation>
    </message>
    <message>
        <source>tournament referee organiser many lists</source>
        <translation>Turnier Schiedsrichter Ausrichter viele</translation>
    </message>
    <message>
        <source>opponent versus match</source>
        <translation>Gegner gegen Spiel</translation>
    </message>
    <message>
        <source>PDF cards sheets paper preview</source>
        <translation>PDF Karten Bögen Papier Vorschau</translation>
    </message>
    <message>
        <source>PDF codex</source>
        <translation>PDF Kodex</translation>
    </message>
    <message>
        <source>exit end</source>
        <translation>verlassen Ende</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>zurück widerrufen</translation>
    </message>
    <message>
        <source>again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>custom homebrew change</source>
        <translation>selbst gemacht ändern</translation>
    </message>
    <message>
        <source>points limit scenario rulings name player notes</source>
        <translation>Punkte Szenario Regelauslegungen Name Spieler Notizen</translation>
    </message>
    <message>
        <source>edition freeze data</source>
        <translation>Ausgabe einfrieren Daten</translation>
    </message>
    <message>
        <source>owned painted inventory</source>
        <translation>Besitz bemalt Bestand</translation>
    </message>
    <message>
        <source>missing buy shopping</source>
        <translation>fehlt kaufen Einkauf</translation>
    </message>
    <message>
        <source>error problem</source>
        <translation>Fehler Problem</translation>
    </message>
    <message>
        <source>repair error</source>
        <translation>reparieren Fehler</translation>
    </message>
    <message>
        <source>duplicate copy clone</source>
        <translation>verdoppeln kopieren</translation>
    </message>
    <message>
        <source>swap exchange</source>
        <translation>tauschen wechseln</translation>
    </message>
    <message>
        <source>rename call comment</source>
        <translation>umbenennen nennen Bemerkung</translation>
    </message>
    <message>
        <source>weapons equipment wargear upgrades</source>
        <translation>Waffen Ausrüstung Aufwertungen</translation>
    </message>
    <message>
        <source>size increase</source>
        <translation>Größe vergrößern</translation>
    </message>
    <message>
        <source>size decrease</source>
        <translation>Größe verkleinern</translation>
    </message>
    <message>
        <source>reserves reinforcements</source>
        <translation>Reserve Verstärkung</translation>
    </message>
    <message>
        <source>embark transport join</source>
        <translation>an Bord Transporter anschließen</translation>
    </message>
    <message>
        <source>disembark leave</source>
        <translation>aussteigen verlassen</translation>
    </message>
    <message>
        <source>theme colours</source>
        <translation>Thema Farben</translation>
    </message>
    <message>
        <source>theme colours night mode</source>
        <translation>Thema Farben Nacht Dunkelmodus</translation>
    </message>
    <message>
        <source>BattleScribe New Recruit files rules add</source>
        <translation>BattleScribe New Recruit Dateien Regeln hinzufügen</translation>
    </message>
    <message>
        <source>layout reset panels</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>shortcuts keyboard</source>
        <translation>Tastatur Tastenkürzel</translation>
    </message>
    <message>
        <source>version program</source>
        <translation>Version Programm</translation>
    </message>
    <message>
        <source>load import list .ros .rosz .json</source>
        <translation>laden einlesen .ros .rosz .json</translation>
    </message>
    <message>
        <source>Only in games of Muster&apos;s own: a list of game data has no such thing.</source>
        <translation>Nur in Musters eigenen Spielen: Eine Armeeliste aus Spieldaten hat so etwas nicht.</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>Tab &amp;schließen</translation>
    </message>
    <message>
        <source>Name of the Roste&amp;r</source>
        <translation>Name der A&amp;rmeeliste</translation>
    </message>
    <message>
        <source>&amp;Equal Units as One Row</source>
        <translation>&amp;Gleiche Einheiten als eine Zeile</translation>
    </message>
    <message>
        <source>&amp;Make It Legal…</source>
        <translation>&amp;Legal machen…</translation>
    </message>
    <message>
        <source>F&amp;ill Up…</source>
        <translation>Auff&amp;üllen …</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Wei&amp;tergeben …</translation>
    </message>
    <message>
        <source>P&amp;lay Page…</source>
        <translation>Spie&amp;lseite …</translation>
    </message>
    <message>
        <source>&amp;Take From Play Page…</source>
        <translation>Von Spielseite &amp;übernehmen …</translation>
    </message>
    <message>
        <source>Only a single unit of one of Muster’s own games can have a picture: choose one.</source>
        <translation>Nur eine einzelne Einheit eines Spiels von Muster selbst kann ein Bild haben.</translation>
    </message>
    <message>
        <source>Add &amp;Picture…</source>
        <translation>Bild &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Remove P&amp;icture</source>
        <translation>B&amp;ild entfernen</translation>
    </message>
    <message>
        <source>photo image portrait</source>
        <translation>Foto Porträt</translation>
    </message>
</context>
<context>
    <name>muster::widgets::MainWindow</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>The data of this roster cannot be read any more.</source>
        <translation>Die Daten dieser Armeeliste sind nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>%1[*] – Muster Roll</source>
        <translation>%1[*] – Muster Roll</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>A roster can be recovered</source>
        <translation>Eine Armeeliste kann wiederhergestellt werden</translation>
    </message>
    <message>
        <source>Settings could not be kept: %1</source>
        <translation>Die Einstellungen ließen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Goes to the library, where the copy is offered.</source>
        <translation>Geht zur Bibliothek, wo die Kopie angeboten wird.</translation>
    </message>
    <message>
        <source>No longer there: %1</source>
        <translation>Nicht mehr da: %1</translation>
    </message>
    <message>
        <source>Choose one unit first, in the roster or in the list of the army.</source>
        <translation>Zuerst eine Einheit wählen, in der Armeeliste oder unter den Einheiten der Armee.</translation>
    </message>
    <message>
        <source>The data do not know this unit.</source>
        <translation>Diese Einheit ist in den Daten nicht bekannt.</translation>
    </message>
    <message>
        <source>This unit is the army’s, not your own.</source>
        <translation>Diese Einheit gehört zur Armee und ist keine eigene.</translation>
    </message>
    <message>
        <source>Own Unit</source>
        <translation>Eigene Einheit</translation>
    </message>
    <message>
        <source>The file of your own units cannot be read.</source>
        <translation>Die Datei der eigenen Einheiten ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Delete your own unit “%1”?</source>
        <translation>Eigene Einheit „%1“ löschen?</translation>
    </message>
    <message numerus="yes">
        <source>This roster has %n of them, which the data will not know any more.</source>
        <translation>
            <numerusform>Diese Armeeliste hat %n davon, die den Daten dann nicht mehr bekannt ist.</numerusform>
            <numerusform>Diese Armeeliste hat %n davon, die den Daten dann nicht mehr bekannt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete Own Unit</source>
        <translation>Eigene Einheit löschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>The file of your own units cannot be changed.</source>
        <translation>Die Datei der eigenen Einheiten ist nicht änderbar.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Not all rosters could be opened.</source>
        <translation>Nicht alle Armeelisten konnten geöffnet werden.</translation>
    </message>
    <message>
        <source>Opened with remarks</source>
        <translation>Mit Anmerkungen geöffnet</translation>
    </message>
    <message>
        <source>There is something to say about rosters that are open now.</source>
        <translation>Zu Armeelisten, die jetzt offen sind, ist etwas zu sagen.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>“%1” is in your army list.</source>
        <translation>„%1“ ist in der Vorgabe der Armee.</translation>
    </message>
    <message>
        <source>“%1” was changed.</source>
        <translation>„%1“ wurde geändert.</translation>
    </message>
    <message>
        <source>Units of your own are for games of Muster&apos;s own.</source>
        <translation>Eigene Einheiten gibt es in Musters eigenen Spielen.</translation>
    </message>
    <message>
        <source>New roster</source>
        <translation>Neue Armeeliste</translation>
    </message>
    <message>
        <source>New roster (Ctrl+N)</source>
        <translation>Neue Armeeliste (Strg+N)</translation>
    </message>
    <message>
        <source>%1 – Muster Roll</source>
        <translation>%1 – Muster Roll</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message numerus="yes">
        <source>At most %n roster(s) go into one print. Select fewer.</source>
        <translation>
            <numerusform>Höchstens %n Armeeliste passt in einen Druck. Weniger auswählen.</numerusform>
            <numerusform>Höchstens %n Armeelisten passen in einen Druck. Weniger auswählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every roster could be opened.</source>
        <translation>Nicht jede Armeeliste ließ sich öffnen.</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Name of its first army</source>
        <translation>Name der ersten Armee</translation>
    </message>
    <message>
        <source>The game is not made.</source>
        <translation>Das Spiel ist nicht angelegt.</translation>
    </message>
    <message>
        <source>Make a Copy</source>
        <translation>Kopie machen</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>Name der Kopie</translation>
    </message>
    <message>
        <source>The game is not copied.</source>
        <translation>Das Spiel ist nicht kopiert.</translation>
    </message>
    <message>
        <source>Add a Game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>This game cannot be added.</source>
        <translation>Dieses Spiel kann nicht hinzugefügt werden.</translation>
    </message>
    <message numerus="yes">
        <source>“%1”, version %2, with %n army(ies), comes from somebody else. Its figures: %3.</source>
        <translation>
            <numerusform>„%1“, Version %2, mit %n Armee, kommt von jemand anderem. Die Werte: %3.</numerusform>
            <numerusform>„%1“, Version %2, mit %n Armeen, kommt von jemand anderem. Die Werte: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the place of version %1, which came so before.</source>
        <translation>Es ersetzt Version %1, die früher so kam.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Publish a Game</source>
        <translation>Spiel veröffentlichen</translation>
    </message>
    <message>
        <source>The game has faults: mend them first.</source>
        <translation>Das Spiel hat Fehler: Die sind zuerst zu beheben.</translation>
    </message>
    <message>
        <source>The game is not published.</source>
        <translation>Das Spiel ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Games of Muster (*.mustergame)</source>
        <translation>Spiele von Muster (*.mustergame)</translation>
    </message>
    <message>
        <source>Published: %1. Whoever opens this file with Muster has the game.</source>
        <translation>Veröffentlicht: %1. Wer diese Datei mit Muster öffnet, hat das Spiel.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::MarkCounts</name>
    <message numerus="yes">
        <source>%n sure</source>
        <translation>
            <numerusform>%n sicher</numerusform>
            <numerusform>%n sicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n likely</source>
        <translation>
            <numerusform>%n wahrscheinlich</numerusform>
            <numerusform>%n wahrscheinlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n Vermutung</numerusform>
            <numerusform>%n Vermutungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n nicht verstanden</numerusform>
            <numerusform>%n nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n ausgelassen</numerusform>
            <numerusform>%n ausgelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::NeedsBar</name>
    <message>
        <source>Nothing more must be chosen.</source>
        <translation>Es muss nichts mehr gewählt werden.</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Zu wählen: %1</translation>
    </message>
    <message>
        <source>No fill keeps all rules: %1</source>
        <translation>Keine Füllung hält alle Regeln ein: %1</translation>
    </message>
    <message>
        <source>Fill In</source>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>Fill in the cheapest legal form</source>
        <translation>Günstigste legale Form ausfüllen</translation>
    </message>
    <message>
        <source>Cheapest legal form: %1; the army is then %2 over</source>
        <translation>Günstigste legale Form: %1; die Armee hat dann %2 zu viel</translation>
    </message>
    <message>
        <source>Cheapest legal form: %1</source>
        <translation>Günstigste legale Form: %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::NewRosterDialog</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>New Roster</source>
        <translation>Neue Armeeliste</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>An&amp;legen</translation>
    </message>
    <message>
        <source>Left out because it cannot be read:</source>
        <translation>Weggelassen, weil es nicht gelesen werden kann:</translation>
    </message>
    <message>
        <source>Search games and armies</source>
        <translation>Spiele und Armeen suchen</translation>
    </message>
    <message>
        <source>No game or army has “%1” in its name.</source>
        <translation>Kein Spiel und keine Armee hat „%1“ im Namen.</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message numerus="yes">
        <source>%n army(s)</source>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, eigene</translation>
    </message>
    <message>
        <source>%1 · data folder, rev. %2</source>
        <translation>%1 · Datenordner, Rev. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n Katalog</numerusform>
            <numerusform>%n Kataloge</numerusform>
        </translation>
    </message>
    <message>
        <source>data folder, being read…</source>
        <translation>Datenordner, wird gelesen…</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>&amp;Add a Folder of Data…</source>
        <translation>D&amp;atenordner hinzufügen…</translation>
    </message>
    <message>
        <source>Which army?</source>
        <translation>Welche Armee?</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Which catalogue?</source>
        <translation>Welcher Katalog?</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>The folder %1 is being read…</source>
        <translation>Der Ordner %1 wird gelesen…</translation>
    </message>
    <message>
        <source>Data of BattleScribe, rev. %1</source>
        <translation>Daten von BattleScribe, Rev. %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>%1 · rev. %2</source>
        <translation>%1 · Rev. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>rev. %1</source>
        <translation>Rev. %1</translation>
    </message>
    <message>
        <source>This game has no catalogues that lists are made of.</source>
        <translation>Dieses Spiel hat keine Kataloge, aus denen Armeelisten gemacht werden.</translation>
    </message>
    <message>
        <source>The data of %1 are not complete: it %2. Its lists are shown, but not judged.</source>
        <translation>Die Daten von %1 sind nicht vollständig (%2). Seine Armeelisten werden gezeigt, aber nicht geprüft.</translation>
    </message>
    <message>
        <source>The data of %1 cannot be read.</source>
        <translation>Die Daten von %1 können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>F&amp;ind It…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>From &amp;Wishes…</source>
        <translation>Nach &amp;Wünschen …</translation>
    </message>
</context>
<context>
    <name>muster::widgets::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnOptionList</name>
    <message>
        <source>Options that the unit keeps</source>
        <translation>Optionen, die die Einheit behält</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What is not ticked cannot be chosen for this unit. The army’s unit keeps all of it.</source>
        <translation>Was nicht angekreuzt ist, ist für diese Einheit nicht wählbar. Die Einheit der Armee behält alles.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnRuleList</name>
    <message>
        <source>Special rules of the unit</source>
        <translation>Sonderregeln der Einheit</translation>
    </message>
    <message>
        <source>Special rule</source>
        <translation>Sonderregel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Search special rules</source>
        <translation>Sonderregeln suchen</translation>
    </message>
    <message>
        <source>A rule with (n) needs its number: a double click in its row writes it.</source>
        <translation>Eine Regel mit (n) braucht eine Zahl: Ein Doppelklick in ihrer Zeile trägt sie ein.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnStartForm</name>
    <message>
        <source>Name of the army, such as Third Company</source>
        <translation>Name der Armee, etwa Dritte Kompanie</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Name der Armeeliste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Name and player</source>
        <translation>&amp;Name und Spieler</translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnUnitDialog</name>
    <message>
        <source>Own Unit</source>
        <translation>Eigene Einheit</translation>
    </message>
    <message>
        <source>Edit Own Unit</source>
        <translation>Eigene Einheit ändern</translation>
    </message>
    <message>
        <source>Name of the unit</source>
        <translation>Name der Einheit</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Points of the unit</source>
        <translation>Punkte der Einheit</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>Points of each model</source>
        <translation>Punkte je Modell</translation>
    </message>
    <message>
        <source>Points a &amp;model</source>
        <translation>Punkte je &amp;Modell</translation>
    </message>
    <message>
        <source>Number of models</source>
        <translation>Anzahl der Modelle</translation>
    </message>
    <message>
        <source>One number (10), some (5, 10, 20) or a range (5–20)</source>
        <translation>Eine Zahl (10), mehrere (5, 10, 20) oder ein Bereich (5–20)</translation>
    </message>
    <message>
        <source>Mo&amp;dels</source>
        <translation>Mo&amp;delle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1: models</source>
        <translation>%1: Modelle</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Note on the card</source>
        <translation>Notiz auf der Karte</translation>
    </message>
    <message>
        <source>N&amp;ote on the card</source>
        <translation>N&amp;otiz auf der Karte</translation>
    </message>
    <message>
        <source>Made from %1, and counts as it where rules name it.</source>
        <translation>Gemacht nach %1 und gilt als diese, wo Regeln sie nennen.</translation>
    </message>
    <message>
        <source>&amp;Weapons</source>
        <translation>&amp;Waffen</translation>
    </message>
    <message>
        <source>Special &amp;Rules</source>
        <translation>Sonder&amp;regeln</translation>
    </message>
    <message>
        <source>Op&amp;tions</source>
        <translation>Op&amp;tionen</translation>
    </message>
    <message>
        <source>&amp;Add to the Army</source>
        <translation>&amp;Zur Armee hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The unit cannot be like this: %1.</source>
        <translation>So kann die Einheit nicht sein: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 model(s)</source>
        <translation>
            <numerusform>%1 Modell</numerusform>
            <numerusform>%1 Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>The unit is not saved: %1</source>
        <translation>Die Einheit ist nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Kind of model whose weapons are shown</source>
        <translation>Modellart, deren Waffen gezeigt werden</translation>
    </message>
    <message>
        <source>The whole unit</source>
        <translation>Die ganze Einheit</translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnWeaponList</name>
    <message>
        <source>Change &amp;Figures</source>
        <translation>W&amp;erte ändern</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Getragen von</translation>
    </message>
    <message>
        <source>Weapons that the unit carries</source>
        <translation>Waffen, die die Einheit trägt</translation>
    </message>
    <message>
        <source>Choose a weapon that the unit carries.</source>
        <translation>Eine Waffe wählen, die die Einheit trägt.</translation>
    </message>
    <message>
        <source>A double click changes a name, a number or a figure. What is changed is this unit’s own.</source>
        <translation>Ein Doppelklick ändert Namen, Anzahl oder Werte. Was geändert ist, gehört nur dieser Einheit.</translation>
    </message>
    <message>
        <source>Own, made from %1</source>
        <translation>Eigene, nach %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PageList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, Seite %2</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PageView</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit pa&amp;ge</source>
        <translation>Gan&amp;ze Seite</translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Fit &amp;width</source>
        <translation>Seiten&amp;breite</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Pages as they will print</source>
        <translation>Seiten wie im Druck</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PastePage</name>
    <message>
        <source>Check a list, in whatever form it comes</source>
        <translation>Eine Armeeliste prüfen, in welcher Form sie auch kommt</translation>
    </message>
    <message>
        <source>Drop a file on this window, paste, or open one: a message or a post with the list in words, a roster file, a PDF, a code, or a picture of a printed sheet.</source>
        <translation>Eine Datei auf dieses Fenster ziehen, etwas einfügen oder eine Datei öffnen: eine Nachricht oder einen Beitrag mit der Armeeliste in Worten, eine gespeicherte Armeeliste, ein PDF, einen Code oder ein Bild eines gedruckten Bogens.</translation>
    </message>
    <message>
        <source>This cannot be read as a list:</source>
        <translation>Das kann nicht als Armeeliste gelesen werden:</translation>
    </message>
    <message>
        <source>Paste the list here, one unit a line.</source>
        <translation>Die Armeeliste hier einfügen, eine Einheit je Zeile.</translation>
    </message>
    <message>
        <source>The list in words</source>
        <translation>Die Armeeliste in Worten</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PictureField</name>
    <message>
        <source>Add Picture…</source>
        <translation>Bild hinzufügen …</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Change Picture…</source>
        <translation>Bild ändern …</translation>
    </message>
    <message>
        <source>Or drop one here.</source>
        <translation>Oder eines hierher ziehen.</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
    <message>
        <source>This picture is damaged. Remove it, or choose another.</source>
        <translation>Dieses Bild ist beschädigt. Es kann entfernt oder durch ein anderes ersetzt werden.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The printer did not accept the pages.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
    <message>
        <source>The pages are being made.</source>
        <translation>Die Seiten werden erstellt.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>Choose at least one sheet at the right.</source>
        <translation>Rechts mindestens einen Bogen wählen.</translation>
    </message>
    <message>
        <source>The pages cannot be made.</source>
        <translation>Die Seiten lassen sich nicht erstellen.</translation>
    </message>
    <message>
        <source>These faults were found, each with its file and line:</source>
        <translation>Das wurde gefunden, mit Datei und Zeile:</translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation>„%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Print Preview: %1</source>
        <translation>Druckvorschau: %1</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Export P&amp;DF…</source>
        <translation>&amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;HTML…</source>
        <translation>&amp;HTML exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;Text…</source>
        <translation>&amp;Text exportieren…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Army Book: %1</source>
        <translation>Armeebuch: %1</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Die Seiten werden erstellt …</translation>
    </message>
    <message>
        <source>Printing “%1”…</source>
        <translation>„%1“ wird gedruckt …</translation>
    </message>
</context>
<context>
    <name>muster::widgets::PrintPanel</name>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>&amp;Roster</source>
        <translation>&amp;Armeeliste</translation>
    </message>
    <message>
        <source>Unit &amp;cards</source>
        <translation>&amp;Einheitenkarten</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Kurzreferenz</translation>
    </message>
    <message>
        <source>&amp;Battle sheet</source>
        <translation>&amp;Schlachtbogen</translation>
    </message>
    <message>
        <source>The units with their choices and costs, and what the rules say of the army.</source>
        <translation>Die Einheiten mit Auswahl und Kosten, und was die Regeln zur Armee sagen.</translation>
    </message>
    <message>
        <source>A card for each unit, with its figures, weapons and rules.</source>
        <translation>Eine Karte je Einheit, mit Werten, Waffen und Regeln.</translation>
    </message>
    <message>
        <source>The turn and the tables of the game, and the rules that are in this roster.</source>
        <translation>Rundenablauf und Tabellen des Spiels, und die Regeln, die in dieser Armeeliste vorkommen.</translation>
    </message>
    <message>
        <source>The scenario with its numbers, and boxes for turns and losses.</source>
        <translation>Das Szenario mit seinen Zahlen, und Kästchen für Runden und Verluste.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pap&amp;ier</translation>
    </message>
    <message>
        <source>Card si&amp;ze</source>
        <translation>Karten&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>Ti&amp;nte</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>As tall as each card needs</source>
        <translation>So hoch wie nötig</translation>
    </message>
    <message>
        <source>Four a page</source>
        <translation>Vier je Seite</translation>
    </message>
    <message>
        <source>Nine a page</source>
        <translation>Neun je Seite</translation>
    </message>
    <message>
        <source>Half a page each</source>
        <translation>Je eine halbe Seite</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Saver: nothing filled in</source>
        <translation>Sparsam: keine Flächen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>&amp;Opponent’s copy</source>
        <translation>Bogen &amp;für den Gegner</translation>
    </message>
    <message>
        <source>&amp;Secret list</source>
        <translation>Gehei&amp;me Armeeliste</translation>
    </message>
    <message>
        <source>The roster for the other player, without your notes. The other sheets and the file leave them out then too.</source>
        <translation>Die Armeeliste für den anderen Spieler, ohne eigene Notizen. Auch die anderen Bögen und die Datei lassen sie dann weg.</translation>
    </message>
    <message>
        <source>Units and models, without points and choices, and the fingerprint that identifies the list. The PDF does not carry the roster then.</source>
        <translation>Einheiten und Modelle, ohne Punkte und Auswahl, dazu der Fingerabdruck, der die Armeeliste kennzeichnet. Das PDF enthält die Armeeliste dann nicht.</translation>
    </message>
    <message>
        <source>Orie&amp;ntation</source>
        <translation>A&amp;usrichtung</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Poker cards, 63.5 × 88.9 mm</source>
        <translation>Pokerkarten, 63,5 × 88,9 mm</translation>
    </message>
    <message>
        <source>Cards that are all of one size have marks that show where to cut.</source>
        <translation>Karten von einer Größe haben Schnittmarken.</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Your own sheets now have no notes and no QR code.</source>
        <translation>Die eigenen Bögen haben jetzt keine Notizen und keinen QR-Code.</translation>
    </message>
    <message>
        <source>Your own sheets now have no notes.</source>
        <translation>Die eigenen Bögen haben jetzt keine Notizen.</translation>
    </message>
    <message>
        <source>Your own sheets now have no QR code.</source>
        <translation>Die eigenen Bögen haben jetzt keinen QR-Code.</translation>
    </message>
    <message>
        <source>&amp;Rosters of both</source>
        <translation>&amp;Armeelisten beider</translation>
    </message>
    <message>
        <source>Unit &amp;cards of both</source>
        <translation>Einheiten&amp;karten beider</translation>
    </message>
    <message>
        <source>Re&amp;gistration</source>
        <translation>An&amp;meldung</translation>
    </message>
    <message>
        <source>For the organisers of an event: the list with its verdict, fields for the referee, the rounds with signatures, and a strip for the opponent. No sheet has your notes then.</source>
        <translation>Für die Veranstalter: die Armeeliste mit ihrem Urteil, Felder für den Schiedsrichter, die Runden mit Unterschriften und ein Streifen für den Gegner. Dann hat kein Bogen eigene Notizen.</translation>
    </message>
    <message>
        <source>Markers to cut out: the states that your units may be in, and objectives.</source>
        <translation>Marker zum Ausschneiden: die Zustände, in denen Einheiten sein können, und Missionsziele.</translation>
    </message>
    <message>
        <source>To&amp;kens</source>
        <translation>Mar&amp;ker</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Each card × </source>
        <translation>Jede Karte × </translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>Exemplare jeder Karte</translation>
    </message>
    <message>
        <source>A page of backs follows each page of cards. Turn the paper on its long edge.</source>
        <translation>Nach jeder Seite Karten kommt eine mit ihren Rückseiten. Das Papier über die lange Kante wenden.</translation>
    </message>
    <message>
        <source>Only the cards of these units</source>
        <translation>Nur die Karten dieser Einheiten</translation>
    </message>
    <message>
        <source>Without a tick the cards of all units are printed.</source>
        <translation>Ohne Häkchen werden die Karten aller Einheiten gedruckt.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Print this sheet before the one above it (Alt+Up)</source>
        <translation>Diesen Bogen vor dem darüber drucken (Alt+Auf)</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Print this sheet after the one below it (Alt+Down)</source>
        <translation>Diesen Bogen nach dem darunter drucken (Alt+Ab)</translation>
    </message>
    <message>
        <source>The roster as a tree on one page: who is under whom, and what each branch costs.</source>
        <translation>Die Armeeliste als Baum auf einer Seite: wer wem untersteht und was jeder Zweig kostet.</translation>
    </message>
    <message>
        <source>&amp;For beginners</source>
        <translation>Fü&amp;r Einsteiger</translation>
    </message>
    <message>
        <source>How to read the cards of this army, the order of a turn, and the rules that it needs.</source>
        <translation>Wie man die Karten dieser Armee liest, der Ablauf einer Runde und die Regeln, die sie braucht.</translation>
    </message>
    <message>
        <source>Backs, for d&amp;uplex printing</source>
        <translation>Kartenrü&amp;cken für Duplexdruck</translation>
    </message>
    <message>
        <source>Onl&amp;y the cards of</source>
        <translation>Nur die Karten &amp;von</translation>
    </message>
    <message>
        <source>Ord&amp;er of battle</source>
        <translation>Schlacht&amp;ordnung</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Maschinen</translation>
    </message>
    <message>
        <source>Half a page for each titan, vehicle or colossus with several weapons or parts: its drawing, weapons and boxes for damage.</source>
        <translation>Eine halbe Seite für jeden Titanen, jedes Fahrzeug und jeden Koloss mit mehreren Waffen oder Teilen: Zeichnung, Waffen und Kästchen für Schaden.</translation>
    </message>
    <message>
        <source>My pictures</source>
        <translation>Eigene Bilder</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ProfileView</name>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::RecoveryBars</name>
    <message>
        <source>Roster without a name</source>
        <translation>Unbenannte Armeeliste</translation>
    </message>
    <message>
        <source>It was never saved.</source>
        <translation>Wurde nie gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was open with changes when the program ended.
%2</source>
        <translation>„%1“ war mit Änderungen geöffnet, als das Programm endete.
%2</translation>
    </message>
    <message>
        <source>A copy of a roster cannot be read: %1.
%2</source>
        <translation>Die Kopie einer Armeeliste kann nicht gelesen werden: %1.
%2</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Recover %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Discard the copy of %1</source>
        <translation>Kopie von %1 verwerfen</translation>
    </message>
    <message>
        <source>It may still be open in another program: this disk does not tell.</source>
        <translation>Sie kann in einem anderen Programm noch offen sein: Das lässt sich auf diesem Datenträger nicht feststellen.</translation>
    </message>
    <message>
        <source>&amp;Save As It Is…</source>
        <translation>&amp;Speichern, wie sie ist…</translation>
    </message>
    <message>
        <source>Save the copy that cannot be read</source>
        <translation>Die Kopie speichern, die nicht gelesen werden kann</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RepairDialog</name>
    <message>
        <source>Units, and what each answer changes</source>
        <translation>Einheiten und was jede Antwort ändert</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;Not This Change</source>
        <translation>&amp;Diese Änderung nicht</translation>
    </message>
    <message>
        <source>&amp;Look Longer</source>
        <translation>Länger &amp;suchen</translation>
    </message>
    <message>
        <source>Looks for answers without what the chosen answer changes in this row</source>
        <translation>Sucht Antworten ohne das, was die gewählte Antwort in dieser Zeile ändert</translation>
    </message>
    <message>
        <source>Looks for some seconds: there may be smaller changes</source>
        <translation>Sucht einige Sekunden lang: Es kann kleinere Änderungen geben</translation>
    </message>
    <message>
        <source>Make It Legal</source>
        <translation>Legal machen</translation>
    </message>
    <message>
        <source>&amp;Take This One</source>
        <translation>Diese über&amp;nehmen</translation>
    </message>
    <message>
        <source>Make %1 legal</source>
        <translation>%1 legal machen</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to make %1 legal</source>
        <translation>
            <numerusform>%n Weg, %1 legal zu machen</numerusform>
            <numerusform>%n Wege, %1 legal zu machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for changes…</source>
        <translation>Änderungen werden gesucht …</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What answer %1 changes</source>
        <translation>Was Antwort %1 ändert</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Keep %1 as it is</source>
        <translation>%1 lassen, wie es ist</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ReplaceDialog</name>
    <message>
        <source>Replace a Unit</source>
        <translation>Einheit ersetzen</translation>
    </message>
    <message>
        <source>Replace %1 by</source>
        <translation>%1 ersetzen durch</translation>
    </message>
    <message>
        <source>Search units</source>
        <translation>Einheiten suchen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Would break</source>
        <translation>Würde brechen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Not carried over: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterCompare</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>The roster to compare with cannot be read.</source>
        <translation>Die Armeeliste zum Vergleichen ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterController</name>
    <message numerus="yes">
        <source>%n unit(s) copied</source>
        <translation>
            <numerusform>%n Einheit kopiert</numerusform>
            <numerusform>%n Einheiten kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no units of this game on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Einheiten dieses Spiels.</translation>
    </message>
    <message>
        <source>%1 would break: %2</source>
        <translation>%1 würde eine Regel brechen: %2</translation>
    </message>
    <message>
        <source>No unit is selected</source>
        <translation>Keine Einheit markiert</translation>
    </message>
    <message>
        <source>No unit of this roster has a place for it</source>
        <translation>Keine Einheit dieser Armeeliste hat einen Platz dafür</translation>
    </message>
    <message>
        <source>Let it stand alone</source>
        <translation>Zuordnung aufheben</translation>
    </message>
    <message>
        <source>%1. Not carried over: %2</source>
        <translation>%1. Nicht übernommen: %2</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterFiles</name>
    <message>
        <source>No copy could be kept for recovery: %1</source>
        <translation>Es konnte keine Kopie zur Wiederherstellung angelegt werden: %1</translation>
    </message>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening “%1”…</source>
        <translation>„%1“ wird geöffnet …</translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>A copy of the roster in “%1”; saving asks for a name</source>
        <translation>Eine Kopie der Armeeliste in „%1“; beim Speichern wird nach einem Namen gefragt</translation>
    </message>
    <message>
        <source>The roster cannot be made.</source>
        <translation>Die Armeeliste lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The data have changed</source>
        <translation>Die Daten haben sich geändert</translation>
    </message>
    <message>
        <source>The rules or armies are no longer those that this roster was saved with. The roster itself was not changed. These things are different for it:</source>
        <translation>Regeln oder Armeen sind nicht mehr die, mit denen diese Armeeliste gespeichert wurde. An der Armeeliste wurde nichts geändert; für sie ist anders:</translation>
    </message>
    <message>
        <source>Opened with remarks</source>
        <translation>Mit Anmerkungen geöffnet</translation>
    </message>
    <message>
        <source>Some of this roster is not known to the data. It is kept as it is and marked in the list.</source>
        <translation>Ein Teil dieser Armeeliste ist in den Daten unbekannt. Er bleibt unverändert erhalten und ist dort gekennzeichnet.</translation>
    </message>
    <message>
        <source>Rosters (*.muster)</source>
        <translation>Armeelisten (*.muster)</translation>
    </message>
    <message>
        <source>Saved “%1”</source>
        <translation>„%1“ gespeichert</translation>
    </message>
    <message>
        <source>“%1” was saved, but not all of the old file could be kept.</source>
        <translation>„%1“ ist gespeichert, aber nicht alles von der alten Datei konnte erhalten bleiben.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved.</source>
        <translation>„%1“ lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>The file on disk is no longer a roster.</source>
        <translation>Die Datei auf der Festplatte ist keine Armeeliste mehr.</translation>
    </message>
    <message>
        <source>Here and on disk</source>
        <translation>Hier und auf der Festplatte</translation>
    </message>
    <message>
        <source>Both are the same army; only how the file is written differs.</source>
        <translation>Beides ist dieselbe Armee; nur die Formatierung der Datei unterscheidet sich.</translation>
    </message>
    <message>
        <source>Where the roster that is open differs from the file on disk:</source>
        <translation>Worin sich die geöffnete Armeeliste von der Datei auf der Festplatte unterscheidet:</translation>
    </message>
    <message>
        <source>The copy cannot be recovered.</source>
        <translation>Die Kopie lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>The copy cannot be discarded.</source>
        <translation>Die Kopie kann nicht verworfen werden.</translation>
    </message>
    <message>
        <source>The roster is on the clipboard.</source>
        <translation>Die Armeeliste ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>“%1” cannot be reloaded.</source>
        <translation>„%1“ kann nicht neu geladen werden.</translation>
    </message>
    <message>
        <source>Reloaded; undo brings back what was here.</source>
        <translation>Neu geladen; Rückgängig bringt zurück, was hier war.</translation>
    </message>
    <message>
        <source>Copy Roster</source>
        <translation>Armeeliste kopieren</translation>
    </message>
    <message>
        <source>The roster could not be copied.</source>
        <translation>Die Armeeliste konnte nicht kopiert werden.</translation>
    </message>
    <message>
        <source>Copy Card</source>
        <translation>Karte kopieren</translation>
    </message>
    <message>
        <source>The card could not be copied.</source>
        <translation>Die Karte konnte nicht kopiert werden.</translation>
    </message>
    <message>
        <source>The card is on the clipboard.</source>
        <translation>Die Karte ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Not done, because the roster could not be opened again: %1. %2</source>
        <translation>Nicht ausgeführt, denn die Armeeliste ließe sich nicht wieder öffnen: %1. %2</translation>
    </message>
    <message>
        <source>Copy of a roster</source>
        <translation>Kopie einer Armeeliste</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Rosters of BattleScribe and New Recruit (*.rosz *.ros *.json)</source>
        <translation>Armeelisten von BattleScribe und New Recruit (*.rosz *.ros *.json)</translation>
    </message>
    <message>
        <source>Rosters of BattleScribe and New Recruit (*.ros)</source>
        <translation>Armeelisten von BattleScribe und New Recruit (*.ros)</translation>
    </message>
    <message>
        <source>%1: only here</source>
        <translation>%1: nur hier</translation>
    </message>
    <message>
        <source>%1: only on disk</source>
        <translation>%1: nur auf der Platte</translation>
    </message>
    <message>
        <source>Not reloaded, because the roster was changed meanwhile.</source>
        <translation>Nicht neu geladen, denn die Armeeliste wurde inzwischen geändert.</translation>
    </message>
    <message>
        <source>The page to play from is “%1”. Take it to the phone, and open it in a browser.</source>
        <translation>Die Spielseite ist „%1“. Sie wird auf dem Telefon in einem Browser geöffnet.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterPage</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>There is no book of this army.</source>
        <translation>Zu dieser Armee gibt es kein Buch.</translation>
    </message>
    <message>
        <source>The data on disk were changed and cannot be read now. Those read before still judge this roster. %1</source>
        <translation>Die Daten auf dem Datenträger wurden geändert und sind jetzt nicht lesbar. Diese Armeeliste wird weiter mit den vorher gelesenen geprüft. %1</translation>
    </message>
    <message>
        <source>&amp;Show All…</source>
        <translation>&amp;Alle zeigen…</translation>
    </message>
    <message>
        <source>The data of this roster cannot be read any more.</source>
        <translation>Die Daten dieser Armeeliste sind nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>The rules or armies on disk were changed and read again.</source>
        <translation>Die Regeln oder Armeen auf dem Datenträger wurden geändert und neu gelesen.</translation>
    </message>
    <message>
        <source>“%1” is no longer there. Saving writes it again.</source>
        <translation>„%1“ ist nicht mehr vorhanden. Speichern legt die Datei wieder an.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading takes its changes; undo brings back yours.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert. Neu laden übernimmt dessen Änderungen; Rückgängig bringt die eigenen zurück.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>The data could not be kept, so the roster was not switched.</source>
        <translation>Die Daten konnten nicht aufbewahrt werden, deshalb wurde die Version nicht gewechselt.</translation>
    </message>
    <message>
        <source>The data cannot be read in this language.</source>
        <translation>Die Daten sind in dieser Sprache nicht lesbar.</translation>
    </message>
    <message>
        <source>Reading the data of “%1”…</source>
        <translation>Die Daten von „%1“ werden gelesen…</translation>
    </message>
    <message>
        <source>These data cannot be taken in. %1</source>
        <translation>Diese Daten können nicht aufgenommen werden. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>This is not a battle of a page to play from.</source>
        <translation>Das ist keine Schlacht einer Spielseite.</translation>
    </message>
    <message>
        <source>Take From Play Page</source>
        <translation>Von Spielseite übernehmen</translation>
    </message>
    <message>
        <source>Add how it stands to the notes of the roster?</source>
        <translation>Den Stand in die Notizen der Armeeliste aufnehmen?</translation>
    </message>
    <message>
        <source>&amp;Add to Notes</source>
        <translation>In die Notizen &amp;aufnehmen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterStatus</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Letzten Schritt rückgängig machen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterTabs</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Open rosters</source>
        <translation>Offene Armeelisten</translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterView</name>
    <message>
        <source>Fewer models (Alt+−)</source>
        <translation>Weniger Modelle (Alt+−)</translation>
    </message>
    <message>
        <source>More models (Alt++)</source>
        <translation>Mehr Modelle (Alt++)</translation>
    </message>
    <message>
        <source>Add another like this (Ctrl+D)</source>
        <translation>Noch eine solche hinzufügen (Strg+D)</translation>
    </message>
    <message>
        <source>Remove (Delete)</source>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove all of them (Delete)</source>
        <translation>Alle davon entfernen (Entf)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::SeveralPage</name>
    <message>
        <source>%1 together</source>
        <translation>%1 zusammen</translation>
    </message>
    <message>
        <source>These units have no options in common.</source>
        <translation>Diese Einheiten haben keine Option gemeinsam.</translation>
    </message>
    <message>
        <source>Held back as reinforcement</source>
        <translation>Als Verstärkung zurückgehalten</translation>
    </message>
</context>
<context>
    <name>muster::widgets::ShareDialog</name>
    <message>
        <source>With my &amp;notes</source>
        <translation>Mit meinen &amp;Notizen</translation>
    </message>
    <message>
        <source>QR code of the roster</source>
        <translation>QR-Code der Armeeliste</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Copy &amp;Code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;One Line a Unit</source>
        <translation>Kopieren: &amp;eine Zeile je Einheit</translation>
    </message>
    <message>
        <source>Save &amp;PDF…</source>
        <translation>&amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save &amp;Web Page…</source>
        <translation>&amp;Webseite speichern …</translation>
    </message>
    <message>
        <source>Lists of game data have no code. Send the text, the PDF or the file.</source>
        <translation>Armeelisten aus Spieldaten haben keinen Code. Der Text, das PDF oder die Datei kann gesendet werden.</translation>
    </message>
    <message>
        <source>The roster is too large for a code. Send the PDF, which carries it, or the text.</source>
        <translation>Die Armeeliste ist zu groß für einen Code. Das PDF, das sie enthält, oder der Text kann gesendet werden.</translation>
    </message>
    <message>
        <source>Another Muster reads this code from a picture of the screen: Check a List. A phone&apos;s camera shows it as text, which Muster reads too.</source>
        <translation>Ein anderes Muster liest diesen Code aus einem Bild des Bildschirms: Armeeliste prüfen. Die Kamera eines Telefons zeigt ihn als Text, den Muster auch liest.</translation>
    </message>
    <message>
        <source>Save P&amp;lay Page…</source>
        <translation>Spielse&amp;ite speichern …</translation>
    </message>
    <message>
        <source>Your pictures are not in the code. The PDF, the pages and the file have them.</source>
        <translation>Eigene Bilder sind nicht im Code. Das PDF, die Seiten und die Datei enthalten sie.</translation>
    </message>
</context>
<context>
    <name>muster::widgets::SlotsBox</name>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Fill Slots</source>
        <translation>Slots füllen</translation>
    </message>
    <message>
        <source>Fill the slots with what costs least</source>
        <translation>Die Slots mit dem Günstigsten füllen</translation>
    </message>
    <message>
        <source>to fill</source>
        <translation>zu füllen</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>No fill keeps all rules: %1</source>
        <translation>Keine Füllung hält alle Regeln ein: %1</translation>
    </message>
    <message>
        <source>Cheapest fill: %1, %2 points</source>
        <translation>Günstigste Füllung: %1, %2 Punkte</translation>
    </message>
    <message>
        <source>Smallest fill: %1</source>
        <translation>Kleinste Füllung: %1</translation>
    </message>
    <message>
        <source>%1 ✕ %2</source>
        <translation>%1 ✕ %2</translation>
    </message>
    <message>
        <source>No unit fills it</source>
        <translation>Keine Einheit passt</translation>
    </message>
</context>
<context>
    <name>muster::widgets::TestPane</name>
    <message>
        <source>What is said of the test roster</source>
        <translation>Was zur Probe gesagt wird</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>One of Each</source>
        <translation>Je eine</translation>
    </message>
    <message>
        <source>One of each unit of the army that is shown</source>
        <translation>Je eine Einheit der gezeigten Armee</translation>
    </message>
    <message>
        <source>Open Roster…</source>
        <translation>Armeeliste öffnen…</translation>
    </message>
    <message>
        <source>A roster of this game, judged at each change</source>
        <translation>Eine Armeeliste dieses Spiels, bei jeder Änderung geprüft</translation>
    </message>
    <message>
        <source>Test roster</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Test Roster</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>This roster cannot be judged here.</source>
        <translation>Diese Armeeliste kann hier nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Not judged: the game has faults</source>
        <translation>Nicht geprüft: Das Spiel hat Fehler</translation>
    </message>
    <message>
        <source>%1 · was %2</source>
        <translation>%1 · vorher %2</translation>
    </message>
</context>
<context>
    <name>muster::widgets::UnitChooser</name>
    <message>
        <source>Another Unit</source>
        <translation>Andere Einheit</translation>
    </message>
    <message>
        <source>Search units</source>
        <translation>Einheiten suchen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>What is meant by “%1”?</source>
        <translation>Was ist mit „%1“ gemeint?</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::UnitPanel</name>
    <message>
        <source>Name and note</source>
        <translation>Name und Notiz</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>Eigener Name</translation>
    </message>
    <message>
        <source>Own name of the unit</source>
        <translation>Eigener Name der Einheit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on the unit</source>
        <translation>Notiz zur Einheit</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Number of models</source>
        <translation>Anzahl der Modelle</translation>
    </message>
    <message>
        <source>In this battle</source>
        <translation>In dieser Schlacht</translation>
    </message>
    <message>
        <source>Held back as reinforcement</source>
        <translation>Als Verstärkung zurückgehalten</translation>
    </message>
    <message>
        <source>Let it stand alone</source>
        <translation>Zuordnung aufheben</translation>
    </message>
    <message>
        <source>Let the unit stand alone</source>
        <translation>Zuordnung der Einheit aufheben</translation>
    </message>
    <message>
        <source>About these figures</source>
        <translation>Zu diesen Werten</translation>
    </message>
    <message>
        <source>The card as it will print</source>
        <translation>Die Karte wie im Druck</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Add a unit from the army at the left: double-click it, drag it, or press Enter.</source>
        <translation>Links aus der Armee eine Einheit hinzufügen: mit Doppelklick, durch Ziehen oder mit Enter.</translation>
    </message>
    <message>
        <source>Select a unit to see and change what it has.</source>
        <translation>Einheit markieren, um sie anzusehen und zu ändern.</translation>
    </message>
    <message>
        <source>Attached to %1</source>
        <translation>Zugeordnet: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 ✕ %2</source>
        <translation>%1 ✕ %2</translation>
    </message>
    <message>
        <source>Not known to the data</source>
        <translation>In den Daten unbekannt</translation>
    </message>
    <message>
        <source>The group is full</source>
        <translation>Die Gruppe ist voll</translation>
    </message>
    <message>
        <source>In place of %1</source>
        <translation>Statt %1</translation>
    </message>
    <message>
        <source>Models of each</source>
        <translation>Modelle je Einheit</translation>
    </message>
    <message>
        <source>Number of models of each unit</source>
        <translation>Zahl der Modelle jeder Einheit</translation>
    </message>
    <message>
        <source>They have different numbers.</source>
        <translation>Die Zahlen sind verschieden.</translation>
    </message>
    <message>
        <source>What it has</source>
        <translation>Was sie hat</translation>
    </message>
    <message>
        <source>★ Keep as a build</source>
        <translation>★ Als Vorlage behalten</translation>
    </message>
    <message>
        <source>Keeps the unit, with what is chosen for it, among the units to add</source>
        <translation>Behält die Einheit mit dem, was für sie gewählt ist, unter den Einheiten zum Hinzufügen</translation>
    </message>
    <message>
        <source>Picture of the unit</source>
        <translation>Bild der Einheit</translation>
    </message>
    <message>
        <source>Name, note and picture</source>
        <translation>Name, Notiz und Bild</translation>
    </message>
</context>
<context>
    <name>muster::widgets::UnitPreview</name>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>it must take something</source>
        <translation>etwas davon ist nötig</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n Option</numerusform>
            <numerusform>%n Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of its models may be: %1</source>
        <translation>Mögliche besondere Modelle: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks no rule under the selected unit.</source>
        <translation>Bricht unter der gewählten Einheit keine Regel.</translation>
    </message>
    <message>
        <source>It breaks no rule.</source>
        <translation>Bricht keine Regel.</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Vorschau schließen</translation>
    </message>
    <message>
        <source>It may take</source>
        <translation>Mögliche Optionen</translation>
    </message>
    <message>
        <source>If you add it now</source>
        <translation>Folgen des Hinzufügens</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Enter; Shift+Enter adds it under the selected unit</source>
        <translation>Eingabe; Umschalt+Eingabe fügt sie unter der gewählten Einheit hinzu</translation>
    </message>
    <message>
        <source>Add with Options…</source>
        <translation>Mit Optionen hinzufügen …</translation>
    </message>
    <message>
        <source>Adds it and goes to its options</source>
        <translation>Fügt sie hinzu und geht zu ihren Optionen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::VerdictPane</name>
    <message>
        <source>Claimed: %1 points, as it is by the data.</source>
        <translation>Angegeben: %1 Punkte, wie es nach den Daten ist.</translation>
    </message>
    <message>
        <source>Claimed: %1 points. By the data: %2, which is %3 more.</source>
        <translation>Angegeben: %1 Punkte. Nach den Daten: %2, also %3 mehr.</translation>
    </message>
    <message>
        <source>Claimed: %1 points. By the data: %2, which is %3 less.</source>
        <translation>Angegeben: %1 Punkte. Nach den Daten: %2, also %3 weniger.</translation>
    </message>
    <message>
        <source>Ruling: %1 %2</source>
        <translation>Regelauslegung: %1 %2</translation>
    </message>
    <message>
        <source>Claims, rulings and fingerprint</source>
        <translation>Angaben, Regelauslegungen und Fingerabdruck</translation>
    </message>
    <message>
        <source>Sums of the file:</source>
        <translation>Summen der Datei:</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Erstellt mit %1.</translation>
    </message>
    <message>
        <source>Sums by the data:</source>
        <translation>Summen nach den Daten:</translation>
    </message>
    <message>
        <source>Add Data &amp;Folder…</source>
        <translation>&amp;Datenordner hinzufügen …</translation>
    </message>
    <message>
        <source>A folder with the data of its game, by which it is judged then</source>
        <translation>Ein Ordner mit den Daten ihres Spiels, nach denen sie dann geprüft wird</translation>
    </message>
</context>
<context>
    <name>muster::widgets::VersionDialog</name>
    <message>
        <source>Game Version</source>
        <translation>Spielversion</translation>
    </message>
    <message>
        <source>%1: which version of its data judges this roster</source>
        <translation>%1: nach welcher Version der Daten diese Armeeliste geprüft wird</translation>
    </message>
    <message>
        <source>Versions of the data</source>
        <translation>Versionen der Daten</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>&amp;Switch</source>
        <translation>&amp;Wechseln</translation>
    </message>
    <message>
        <source>Always the newest, now version %1</source>
        <translation>Immer die neueste, jetzt Version %1</translation>
    </message>
    <message>
        <source>Stay with version %1: a copy of its data is put into your own folder</source>
        <translation>Bei Version %1 bleiben: eine Kopie ihrer Daten kommt in den eigenen Ordner</translation>
    </message>
    <message>
        <source>Version %1, kept in your own folder</source>
        <translation>Version %1, im eigenen Ordner aufbewahrt</translation>
    </message>
    <message>
        <source>Version %1, which comes with Muster</source>
        <translation>Version %1, mit Muster geliefert</translation>
    </message>
    <message>
        <source>This version judges the roster now.</source>
        <translation>Nach dieser Version wird die Armeeliste jetzt geprüft.</translation>
    </message>
    <message>
        <source>This version cannot judge the roster:</source>
        <translation>Nach dieser Version lässt sich die Armeeliste nicht prüfen:</translation>
    </message>
    <message>
        <source>Nothing changes for this roster.</source>
        <translation>Für diese Armeeliste ändert sich nichts.</translation>
    </message>
    <message>
        <source>This changes for the roster when it is switched. It can be undone.</source>
        <translation>Das ändert sich beim Wechsel für die Armeeliste. Der Wechsel lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Findings that come (%1)</source>
        <translation>Neue Meldungen (%1)</translation>
    </message>
    <message>
        <source>Findings that go (%1)</source>
        <translation>Meldungen, die wegfallen (%1)</translation>
    </message>
</context>
<context>
    <name>muster::widgets::WishesDialog</name>
    <message>
        <source>Units, and how many are wished for</source>
        <translation>Einheiten, und wie viele gewünscht sind</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>From Wishes</source>
        <translation>Nach Wünschen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>One more of it is wished for (+)</source>
        <translation>Eine mehr ist gewünscht (+)</translation>
    </message>
    <message>
        <source>&amp;Fewer</source>
        <translation>&amp;Weniger</translation>
    </message>
    <message>
        <source>One less (-)</source>
        <translation>Eine weniger (-)</translation>
    </message>
    <message>
        <source>&amp;None of It</source>
        <translation>&amp;Keine davon</translation>
    </message>
    <message>
        <source>None may come (N)</source>
        <translation>Keine darf kommen (N)</translation>
    </message>
    <message>
        <source>Only what I &amp;own</source>
        <translation>Nur &amp;Vorhandenes</translation>
    </message>
    <message>
        <source>A&amp;llies may come</source>
        <translation>Ver&amp;bündete dürfen kommen</translation>
    </message>
    <message>
        <source>&amp;Create This Army</source>
        <translation>Diese Armee &amp;anlegen</translation>
    </message>
    <message>
        <source>What to give up; each is enough, and keeps all other wishes:</source>
        <translation>Worauf man verzichten kann; jedes allein genügt und behält alle anderen Wünsche:</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>What army %1 has</source>
        <translation>Was Armee %1 hat</translation>
    </message>
    <message>
        <source>%1: an army from wishes</source>
        <translation>%1: eine Armee nach Wünschen</translation>
    </message>
</context>
<context>
    <name>muster::widgets::Workspace</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>The units of the army, with models and points.</source>
        <translation>Die Einheiten der Armee mit Modellen und Punkten.</translation>
    </message>
    <message>
        <source>Not done: “%1” no longer fits the roster.</source>
        <translation>Nicht ausgeführt: „%1“ passt nicht mehr zur Armeeliste.</translation>
    </message>
    <message>
        <source>For %1 of %2</source>
        <translation>Für %1 von %2</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>New roster</source>
        <translation>Neue Armeeliste</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>“%1” is among the builds of the army.</source>
        <translation>„%1“ ist unter den Vorlagen der Armee.</translation>
    </message>
    <message>
        <source>This unit has too much in it to be kept.</source>
        <translation>Diese Einheit enthält zu viel, um behalten zu werden.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>“%1” does not fit into this roster.</source>
        <translation>„%1“ passt nicht in diese Armeeliste.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>{name}: battle</source>
        <translation>{name}: Schlacht</translation>
    </message>
    <message>
        <source>A page to play from.</source>
        <translation>Eine Seite zum Spielen.</translation>
    </message>
    <message>
        <source>This page needs scripts. Open it in a browser, and allow them for files.</source>
        <translation>Diese Seite braucht Skripte. Sie lässt sich in einem Browser öffnen, der sie für Dateien erlaubt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Teile der Seite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Zurückgenommen: {what}</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>This page cannot keep marks here: when it is closed they are gone. Save the file, and open it in a browser.</source>
        <translation>Diese Seite kann hier nichts behalten: Wird sie geschlossen, ist alles weg. Die Datei speichern und in einem Browser öffnen.</translation>
    </message>
    <message>
        <source>What was kept here is not of this page, and was left out.</source>
        <translation>Was hier aufbewahrt war, gehört nicht zu dieser Seite und fehlt jetzt.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>{turn}. Cleared: {states}.</source>
        <translation>{turn}. Aufgehoben: {states}.</translation>
    </message>
    <message>
        <source>Still to act</source>
        <translation>Noch am Zug</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>{unit} arrives</source>
        <translation>{unit} trifft ein</translation>
    </message>
    <message>
        <source>{unit} is held back</source>
        <translation>{unit} wird zurückgehalten</translation>
    </message>
    <message>
        <source>There are no units.</source>
        <translation>Es gibt keine Einheiten.</translation>
    </message>
    <message>
        <source>Whose units</source>
        <translation>Wessen Einheiten</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: eins weniger</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: eins mehr</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Previous unit</source>
        <translation>Vorige Einheit</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Nächste Einheit</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Worth to the other side</source>
        <translation>Wert für die andere Seite</translation>
    </message>
    <message>
        <source>Not certain in the source</source>
        <translation>In der Quelle nicht sicher</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Punkte von Hand</translation>
    </message>
    <message>
        <source>{side}: {n} more</source>
        <translation>{side}: {n} mehr</translation>
    </message>
    <message>
        <source>{side}: {n} less</source>
        <translation>{side}: {n} weniger</translation>
    </message>
    <message>
        <source>Lost units count</source>
        <translation>Verlorene Einheiten zählen</translation>
    </message>
    <message>
        <source>for lost units</source>
        <translation>für verlorene Einheiten</translation>
    </message>
    <message>
        <source>We are ahead by {n}.</source>
        <translation>Wir liegen um {n} vorn.</translation>
    </message>
    <message>
        <source>The other side is ahead by {n}.</source>
        <translation>Die andere Seite liegt um {n} vorn.</translation>
    </message>
    <message>
        <source>Both sides are even.</source>
        <translation>Beide Seiten sind gleichauf.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>No losses yet.</source>
        <translation>Noch keine Verluste.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>This battle&apos;s figures</source>
        <translation>Werte dieser Schlacht</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Neue Schlacht …</translation>
    </message>
    <message>
        <source>Begin a new battle? All marks are cleared; Undo brings them back.</source>
        <translation>Neue Schlacht beginnen? Alle Markierungen verschwinden; Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Eine neue Schlacht</translation>
    </message>
    <message>
        <source>Take the battle with you</source>
        <translation>Die Schlacht mitnehmen</translation>
    </message>
    <message>
        <source>This text is how the battle stands. Muster opens it with this roster: in the editor with Take From Play Page, on the command line with muster show. Another phone with this page goes on from it.</source>
        <translation>Dieser Text ist der Stand der Schlacht. Muster öffnet ihn zu dieser Armeeliste: im Editor mit „Von Spielseite übernehmen“, auf der Befehlszeile mit muster show. Ein anderes Telefon mit dieser Seite spielt von ihm aus weiter.</translation>
    </message>
    <message>
        <source>How the battle stands, as text</source>
        <translation>Der Stand der Schlacht als Text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>This browser does not copy. Mark the text and copy it by hand.</source>
        <translation>Dieser Browser kopiert nicht. Der Text lässt sich markieren und von Hand kopieren.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Go on from a text…</source>
        <translation>Von einem Text aus weiterspielen …</translation>
    </message>
    <message>
        <source>Paste the text here</source>
        <translation>Den Text hier einfügen</translation>
    </message>
    <message>
        <source>Go on from it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The battle goes on from the text</source>
        <translation>Die Schlacht geht vom Text aus weiter</translation>
    </message>
    <message>
        <source>This is no battle of these rosters. Nothing was changed.</source>
        <translation>Das ist keine Schlacht dieser Armeelisten. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} Stellen</translation>
    </message>
    <message>
        <source>Army rules</source>
        <translation>Armeeregeln</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Turn {n} of {all}</source>
        <translation>Runde {n} von {all}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <translation>Runde {n} von {all}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
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
        <translation>Unbenannte Armeeliste</translation>
    </message>
    <message>
        <source>{points} of {limit} points</source>
        <translation>{points} von {limit} Punkten</translation>
    </message>
    <message>
        <source>no limit agreed</source>
        <translation>kein Limit vereinbart</translation>
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
        <translation>{source}, „{section}“</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Beheben:</translation>
    </message>
    <message>
        <source>or:</source>
        <translation>oder:</translation>
    </message>
    <message>
        <source>Tallies</source>
        <translation>Stand</translation>
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
        <translation>{unit} muss einer Einheit zugeordnet sein.</translation>
    </message>
    <message>
        <source>{unit} is attached to {carrier} as &quot;{place}&quot;, a place that {ruleset} does not know.</source>
        <translation>{unit} ist {carrier} als „{place}“ zugeordnet; diese Zuordnung kennt {ruleset} nicht.</translation>
    </message>
    <message>
        <source>{unit} has no place on {carrier}.</source>
        <translation>{unit} kann {carrier} nicht zugeordnet werden.</translation>
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
        <translation>Hinzufügen: {unit} → {above}</translation>
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
            <numerusform>Hinzufügen: {n} × {unit} → {above}</numerusform>
            <numerusform>Hinzufügen: {n} × {unit} → {above}</numerusform>
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
        <translation>{units}: {option} wählen</translation>
    </message>
    <message numerus="yes">
        <source>Take {n} × {option} for {units}</source>
        <translation>
            <numerusform>{units}: {n} × {option} wählen</numerusform>
            <numerusform>{units}: {n} × {option} wählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {n} × {option} for {units}</source>
        <translation>
            <numerusform>{units}: nur {n} × {option}</numerusform>
            <numerusform>{units}: nur {n} × {option}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop {option} from {units}</source>
        <translation>{units}: {option} weglassen</translation>
    </message>
    <message>
        <source>Do not hold back {units}</source>
        <translation>{units} nicht zurückhalten</translation>
    </message>
    <message>
        <source>Let {units} stand alone</source>
        <translation>Zuordnung aufheben: {units}</translation>
    </message>
    <message>
        <source>Put {units} under {above}</source>
        <translation>Zuordnen: {units} → {above}</translation>
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
        <translation>Von Spielern abgeschriebene Werte</translation>
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
    <message>
        <source>Not known to the data</source>
        <translation>In den Daten unbekannt</translation>
    </message>
    <message>
        <source>Allies: {army}</source>
        <translation>Verbündete: {army}</translation>
    </message>
    <message>
        <source>Of another army: {army}</source>
        <translation>Aus anderer Armee: {army}</translation>
    </message>
    <message>
        <source>{times} for each {models} models</source>
        <translation>{times} je {models} Modelle</translation>
    </message>
    <message>
        <source>{points} a model</source>
        <translation>{points} je Modell</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>{number} in all</source>
        <translation>{number} insgesamt</translation>
    </message>
    <message>
        <source>{number} at least</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <source>{number} at most</source>
        <translation>höchstens {number}</translation>
    </message>
    <message>
        <source>one at most</source>
        <translation>höchstens eines</translation>
    </message>
    <message>
        <source>up to {number}</source>
        <translation>bis zu {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models} at most</source>
        <translation>
            <numerusform>höchstens {n} Modell</numerusform>
            <numerusform>höchstens {n} Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {options}</source>
        <translation>braucht {options}</translation>
    </message>
    <message>
        <source>not with {options}</source>
        <translation>nicht mit {options}</translation>
    </message>
    <message>
        <source>{figure} {number} worse</source>
        <translation>{figure} {number} schlechter</translation>
    </message>
    <message>
        <source>{figure} {number} better</source>
        <translation>{figure} {number} besser</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>ruleset {version}</source>
        <translation>Regelwerk {version}</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>andere Daten</translation>
    </message>
    <message>
        <source>changed data</source>
        <translation>geänderte Daten</translation>
    </message>
    <message>
        <source>own data</source>
        <translation>eigene Daten</translation>
    </message>
    <message>
        <source>own translation</source>
        <translation>eigene Übersetzung</translation>
    </message>
    <message>
        <source>own: {files}</source>
        <translation>eigen: {files}</translation>
    </message>
    <message>
        <source>changed: {files}</source>
        <translation>geändert: {files}</translation>
    </message>
    <message>
        <source>other: {files}</source>
        <translation>andere: {files}</translation>
    </message>
    <message>
        <source>Judged by data {hash}, as shipped with Muster.</source>
        <translation>Geprüft mit den Daten {hash}, wie sie mit Muster geliefert werden.</translation>
    </message>
    <message>
        <source>Judged by data {hash}, which are not those shipped with Muster ({files}).</source>
        <translation>Geprüft mit den Daten {hash}; das sind nicht die, die mit Muster geliefert werden ({files}).</translation>
    </message>
    <message>
        <source>Names and texts are from own translations ({files}).</source>
        <translation>Namen und Texte stammen aus eigenen Übersetzungen ({files}).</translation>
    </message>
    <message>
        <source>The same data judged it when it was printed or saved.</source>
        <translation>Mit denselben Daten wurde die Armeeliste geprüft, als sie gedruckt oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>When it was printed or saved, other data or rulings judged it: {then} ({versionsThen}) then, {now} ({versionsNow}) now. Its verdict may have been different.</source>
        <translation>Als die Armeeliste gedruckt oder gespeichert wurde, wurde sie mit anderen Daten oder Regelauslegungen geprüft: damals {then} ({versionsThen}), jetzt {now} ({versionsNow}). Das Ergebnis kann ein anderes gewesen sein.</translation>
    </message>
    <message>
        <source>data {hash}</source>
        <translation>Daten {hash}</translation>
    </message>
    <message>
        <source>data {version}, the user&apos;s own</source>
        <translation>Daten {version}, eigene</translation>
    </message>
    <message>
        <source>data {version}</source>
        <translation>Daten {version}</translation>
    </message>
    <message>
        <source>Battle options</source>
        <translation>Schlachtoptionen</translation>
    </message>
    <message>
        <source>{choice} (default)</source>
        <translation>{choice} (Standard)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>(default: {number})</source>
        <translation>(Standard: {number})</translation>
    </message>
    <message>
        <source>Models that may differ</source>
        <translation>Modelle, die abweichen können</translation>
    </message>
    <message>
        <source>the user&apos;s own</source>
        <translation>eigene Daten</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{army} (no list here)</source>
        <translation>{army} (keine Vorgabe hier)</translation>
    </message>
    <message>
        <source>Possible allies: {armies}</source>
        <translation>Mögliche Verbündete: {armies}</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Hinweis: {note}</translation>
    </message>
    <message numerus="yes">
        <source>{sizes} {n:model|models}</source>
        <translation>
            <numerusform>{sizes} Modell</numerusform>
            <numerusform>{sizes} Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Trefferzonen</translation>
    </message>
    <message>
        <source>to be agreed</source>
        <translation>zu vereinbaren</translation>
    </message>
    <message>
        <source>models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>only in {scenarios}</source>
        <translation>nur in {scenarios}</translation>
    </message>
    <message>
        <source>not in {scenarios}</source>
        <translation>nicht in {scenarios}</translation>
    </message>
    <message>
        <source>only while {ruling} is on</source>
        <translation>nur solange {ruling} an ist</translation>
    </message>
    <message>
        <source>only while {ruling} is off</source>
        <translation>nur solange {ruling} aus ist</translation>
    </message>
    <message>
        <source>only while {option} is {choice}</source>
        <translation>nur solange {option} {choice} ist</translation>
    </message>
    <message>
        <source>The sides answer a question differently: {question} Agree on one answer before the game.</source>
        <translation>Die Seiten beantworten eine Frage verschieden: {question} Vor dem Spiel eine Antwort vereinbaren.</translation>
    </message>
    <message>
        <source>Switched: {answer}</source>
        <translation>Umgestellt: {answer}</translation>
    </message>
    <message>
        <source>The sides name different scenarios. Agree on one before the game.</source>
        <translation>Die Seiten nennen verschiedene Szenarien. Vor dem Spiel eines vereinbaren.</translation>
    </message>
    <message>
        <source>the first {unit}</source>
        <translation>{unit} (1.)</translation>
    </message>
    <message>
        <source>the second {unit}</source>
        <translation>{unit} (2.)</translation>
    </message>
    <message>
        <source>the third {unit}</source>
        <translation>{unit} (3.)</translation>
    </message>
    <message>
        <source>the fourth {unit}</source>
        <translation>{unit} (4.)</translation>
    </message>
    <message>
        <source>the fifth {unit}</source>
        <translation>{unit} (5.)</translation>
    </message>
    <message>
        <source>the sixth {unit}</source>
        <translation>{unit} (6.)</translation>
    </message>
    <message>
        <source>the seventh {unit}</source>
        <translation>{unit} (7.)</translation>
    </message>
    <message>
        <source>the eighth {unit}</source>
        <translation>{unit} (8.)</translation>
    </message>
    <message>
        <source>the ninth {unit}</source>
        <translation>{unit} (9.)</translation>
    </message>
    <message>
        <source>the tenth {unit}</source>
        <translation>{unit} (10.)</translation>
    </message>
    <message>
        <source>{unit} number {n}</source>
        <translation>{unit} ({n}.)</translation>
    </message>
    <message>
        <source>{first}, and also: {second}</source>
        <translation>{first}, außerdem: {second}</translation>
    </message>
    <message>
        <source>Turn off the ruling: {answer}</source>
        <translation>Diese Regelauslegung nicht verwenden: {answer}</translation>
    </message>
    <message>
        <source>Agree on the ruling: {answer}</source>
        <translation>Diese Regelauslegung vereinbaren: {answer}</translation>
    </message>
    <message numerus="yes">
        <source>{n} unknown {n:name|names}</source>
        <translation>
            <numerusform>{n} unbekannter Name</numerusform>
            <numerusform>{n} unbekannte Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}: not judged, because no points are agreed.</source>
        <translation>{rule}: nicht geprüft, weil keine Punkte vereinbart sind.</translation>
    </message>
    <message>
        <source>{rule}: not judged, because no scenario is agreed.</source>
        <translation>{rule}: nicht geprüft, weil kein Szenario vereinbart ist.</translation>
    </message>
    <message>
        <source>The data have no army ‘{id}’.</source>
        <translation>In den Daten gibt es keine Armee „{id}“.</translation>
    </message>
    <message>
        <source>The data have no unit ‘{id}’.</source>
        <translation>In den Daten gibt es keine Einheit „{id}“.</translation>
    </message>
    <message>
        <source>{unit} has no option ‘{id}’.</source>
        <translation>{unit} hat keine Option „{id}“.</translation>
    </message>
    <message>
        <source>{unit} has no models called ‘{id}’.</source>
        <translation>{unit} hat keine Modelle namens „{id}“.</translation>
    </message>
    <message>
        <source>The game has no scenario ‘{id}’.</source>
        <translation>Im Spiel gibt es kein Szenario „{id}“.</translation>
    </message>
    <message>
        <source>The game has no battle option ‘{id}’.</source>
        <translation>Im Spiel gibt es keine Schlachtoption „{id}“.</translation>
    </message>
    <message>
        <source>‘{option}’ has no choice ‘{id}’.</source>
        <translation>Bei „{option}“ gibt es die Auswahl „{id}“ nicht.</translation>
    </message>
    <message>
        <source>The data have no ruling ‘{id}’.</source>
        <translation>In den Daten gibt es keine Regelauslegung „{id}“.</translation>
    </message>
    <message>
        <source>NOT JUDGED</source>
        <translation>NICHT GEPRÜFT</translation>
    </message>
    <message>
        <source>EMPTY</source>
        <translation>LEER</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Remove ‘{id}’</source>
        <translation>„{id}“ entfernen</translation>
    </message>
    <message>
        <source>Remove ‘{id}’ from {units}</source>
        <translation>„{id}“ bei {units} entfernen</translation>
    </message>
    <message>
        <source>Take {other} in place of ‘{id}’</source>
        <translation>{other} statt „{id}“ wählen</translation>
    </message>
    <message>
        <source>{figure}, no points agreed</source>
        <translation>{figure}, keine Punkte vereinbart</translation>
    </message>
    <message>
        <source>{figure}, no scenario agreed</source>
        <translation>{figure}, kein Szenario vereinbart</translation>
    </message>
    <message>
        <source>not known: {names}</source>
        <translation>unbekannt: {names}</translation>
    </message>
    <message>
        <source>switched</source>
        <translation>umgeschaltet</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>Herkunft der Werte</translation>
    </message>
    <message>
        <source>Every rule about both sides together holds.</source>
        <translation>Alle Regeln für beide Seiten zusammen sind eingehalten.</translation>
    </message>
    <message>
        <source>{amount} too many</source>
        <translation>{amount} zu viel</translation>
    </message>
    <message>
        <source>{amount} too few</source>
        <translation>{amount} zu wenig</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>Not understood: it has a unit or points, and the data have nothing like it.</source>
        <translation>Nicht verstanden: Hier steht eine Einheit oder Punkte, und in den Daten steht nichts dergleichen.</translation>
    </message>
    <message>
        <source>Not understood from column {column}: ‘{words}’.</source>
        <translation>Nicht verstanden ab Spalte {column}: „{words}“.</translation>
    </message>
    <message>
        <source>Read as {unit}.</source>
        <translation>Gelesen als {unit}.</translation>
    </message>
    <message>
        <source>The text says {claimed}, by the data it is {actual}.</source>
        <translation>Im Text steht {claimed}, nach den Daten sind es {actual}.</translation>
    </message>
    <message>
        <source>It may also be: {guesses}.</source>
        <translation>Gemeint sein kann auch: {guesses}.</translation>
    </message>
    <message numerus="yes">
        <source>Read from words: {n} {n:line|lines} {n:is|are} sure</source>
        <translation>
            <numerusform>Aus Worten gelesen: {n} Zeile ist sicher</numerusform>
            <numerusform>Aus Worten gelesen: {n} Zeilen sind sicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:is|are} likely</source>
        <translation>
            <numerusform>{n} ist wahrscheinlich</numerusform>
            <numerusform>{n} sind wahrscheinlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:is|are} doubtful</source>
        <translation>
            <numerusform>{n} ist zweifelhaft</numerusform>
            <numerusform>{n} sind zweifelhaft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:was|were} not understood</source>
        <translation>
            <numerusform>{n} wurde nicht verstanden</numerusform>
            <numerusform>{n} wurden nicht verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Which army it is was guessed.</source>
        <translation>Welche Armee es ist, wurde erschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:line|lines} not understood</source>
        <translation>
            <numerusform>{n} Zeile nicht verstanden</numerusform>
            <numerusform>{n} Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict}, as read</source>
        <translation>{verdict}, wie gelesen</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Sums of the file</source>
        <translation>Summen der Datei</translation>
    </message>
    <message>
        <source>Made with {program}</source>
        <translation>Erstellt mit {program}</translation>
    </message>
    <message>
        <source>The data of this game are not installed, so that its rules were not judged.</source>
        <translation>Die Daten dieses Spiels sind nicht installiert; seine Regeln wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The data of {game} are not installed, so that its rules were not judged.</source>
        <translation>Die Daten von {game} sind nicht installiert; die Regeln wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>{unit}: “{written}” says how many there are, and is not a whole number.</source>
        <translation>{unit}: Die Anzahl „{written}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The total or limit “{written}” of {cost} is not a number that can be compared.</source>
        <translation>Die Summe oder das Limit „{written}“ von {cost} ist keine Zahl, die sich vergleichen lässt.</translation>
    </message>
    <message>
        <source>{unit}: “{written}” is not a number of {cost} that can be added. The sum is without it.</source>
        <translation>{unit}: „{written}“ ist keine Zahl von {cost}, die sich addieren lässt. Sie fehlt in der Summe.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:finding|findings} of this kind.</source>
        <translation>
            <numerusform>{n} weitere Meldung dieser Art.</numerusform>
            <numerusform>{n} weitere Meldungen dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more than is shown here. It is kept as it is: {names}.</source>
        <translation>Die Datei enthält mehr, als hier steht. Es bleibt erhalten: {names}.</translation>
    </message>
    <message>
        <source>{sum} {cost}; the file sets a limit of {limit}.</source>
        <translation>{sum} {cost}; das Limit der Datei ist {limit}.</translation>
    </message>
    <message>
        <source>The file says {claimed} {cost} in all; what is in it comes to {sum}.</source>
        <translation>Die Datei nennt insgesamt {claimed} {cost}; ihr Inhalt ergibt {sum}.</translation>
    </message>
    <message>
        <source>The file has no total of {cost}; what is in it comes to {sum}.</source>
        <translation>Die Datei nennt keine Summe von {cost}; ihr Inhalt ergibt {sum}.</translation>
    </message>
    <message>
        <source>{verdict}: the data of this game are not installed</source>
        <translation>{verdict}: Die Daten dieses Spiels sind nicht installiert</translation>
    </message>
    <message>
        <source>a game without a name</source>
        <translation>ein Spiel ohne Namen</translation>
    </message>
    <message>
        <source>no costs</source>
        <translation>keine Kosten</translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>von {limit}</translation>
    </message>
    <message>
        <source>{points} of {limit}</source>
        <translation>{points} von {limit}</translation>
    </message>
    <message>
        <source>All names, figures and rules here are those that the file has. Nothing was judged.</source>
        <translation>Alle Namen, Werte und Regeln stehen hier so, wie die Datei sie hat. Nichts wurde geprüft.</translation>
    </message>
    <message>
        <source>Without a category</source>
        <translation>Ohne Kategorie</translation>
    </message>
    <message>
        <source>the file has no total</source>
        <translation>die Datei nennt keine Summe</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>the file says {claimed}</source>
        <translation>die Datei nennt {claimed}</translation>
    </message>
    <message>
        <source>p. {page}</source>
        <translation>S. {page}</translation>
    </message>
    <message>
        <source>Other versions of the data</source>
        <translation>Andere Versionen der Daten</translation>
    </message>
    <message>
        <source>The roster stays with version {version} of the data.</source>
        <translation>Die Armeeliste bleibt bei Version {version} der Daten.</translation>
    </message>
    <message>
        <source>own unit</source>
        <translation>eigene Einheit</translation>
    </message>
    <message>
        <source>Own unit, made from {unit}.</source>
        <translation>Eigene Einheit nach {unit}.</translation>
    </message>
    <message>
        <source>‘{id}’ is a unit of somebody’s own, and its file is not here.</source>
        <translation>„{id}“ ist eine eigene Einheit von jemandem, und ihre Datei ist nicht hier.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, dann {next}</translation>
    </message>
    <message>
        <source>{prices} for {sizes} models</source>
        <translation>{prices} für {sizes} Modelle</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} oder mehr</translation>
    </message>
    <message>
        <source>points: {price}</source>
        <translation>Punkte: {price}</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>{number} for each of {slot}</source>
        <translation>{number} je {slot}</translation>
    </message>
    <message>
        <source>{number} for each {step} of {slot}</source>
        <translation>{number} je {step} × {slot}</translation>
    </message>
    <message>
        <source>{limit}, and {number} more</source>
        <translation>{limit} und {number} weitere</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>genau {number}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it has none of its own.</source>
        <translation>
            <numerusform>{unit} hat {actual} Modell; eigene Modelle sind nicht vorgesehen.</numerusform>
            <numerusform>{unit} hat {actual} Modelle; eigene Modelle sind nicht vorgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:unit|units} as {slot}; it needs at least {allowed}.</source>
        <translation>
            <numerusform>{unit} hat {actual} Einheit als {slot}; nötig sind mindestens {allowed}.</numerusform>
            <numerusform>{unit} hat {actual} Einheiten als {slot}; nötig sind mindestens {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} finds no free slot on {carrier}: {slot} takes {allowed} {n:unit|units}.</source>
        <translation>
            <numerusform>{unit} findet keinen freien Slot bei {carrier}: {slot} nimmt {allowed} Einheit auf.</numerusform>
            <numerusform>{unit} findet keinen freien Slot bei {carrier}: {slot} nimmt {allowed} Einheiten auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>none now</source>
        <translation>zurzeit keine</translation>
    </message>
    <message>
        <source>Limits of options</source>
        <translation>Limits für Optionen</translation>
    </message>
    <message>
        <source>for the whole unit: {what}</source>
        <translation>für die ganze Einheit: {what}</translation>
    </message>
    <message>
        <source>usually {number}</source>
        <translation>meist {number}</translation>
    </message>
    <message>
        <source>A new roster begins with {number} of these.</source>
        <translation>Eine neue Armeeliste beginnt mit {number} davon.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>versteckt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>revision {revision}</source>
        <translation>Revision {revision}</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>{name} (which is not there)</source>
        <translation>{name} (nicht vorhanden)</translation>
    </message>
    <message>
        <source>{name} (with its root entries)</source>
        <translation>{name} (mit seinen obersten Einträgen)</translation>
    </message>
    <message>
        <source>imports {names}</source>
        <translation>importiert {names}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:choice|choices}</source>
        <translation>
            <numerusform>{n} weitere Möglichkeit</numerusform>
            <numerusform>{n} weitere Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>The game {id}, which is not there</source>
        <translation>Das Spiel {id}, das nicht vorhanden ist</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>* Modifiers may change this limit.</source>
        <translation>* Modifikatoren können dieses Limit ändern.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{subject} may not be taken here.</source>
        <translation>{subject} darf hier nicht genommen werden.</translation>
    </message>
    <message>
        <source>{count}; the limit is {limit}.</source>
        <translation>{count}; das Limit ist {limit}.</translation>
    </message>
    <message>
        <source>In the data, a cost of {subject} is worked out from itself. It was left as it is written.</source>
        <translation>In den Daten hängt ein Preis von {subject} von sich selbst ab. Er blieb, wie er dort steht.</translation>
    </message>
    <message>
        <source>Remove {number}, of which the last is {name}</source>
        <translation>Entfernen: {number}, zuletzt {name}</translation>
    </message>
    <message>
        <source>Remove {name} from {place}</source>
        <translation>Entfernen: {name} ({place})</translation>
    </message>
    <message>
        <source>Take only {number} of {name} in {place}</source>
        <translation>Nur {number}: {name} ({place})</translation>
    </message>
    <message>
        <source>Take {number} more of {name} in {place}</source>
        <translation>Nehmen: {number} × {name} ({place})</translation>
    </message>
    <message>
        <source>Take {name} in {place}</source>
        <translation>Nehmen: {name} ({place})</translation>
    </message>
    <message>
        <source>The roster was made with revision {old} of {data}; revision {new} judged it.</source>
        <translation>Die Armeeliste wurde mit Revision {old} von {data} erstellt; geprüft wurde mit Revision {new}.</translation>
    </message>
    <message>
        <source>{verdict}: not all of it could be judged</source>
        <translation>{verdict}: nicht alles ließ sich prüfen</translation>
    </message>
    <message>
        <source>{data} (revision {revision})</source>
        <translation>{data} (Revision {revision})</translation>
    </message>
    <message>
        <source>Names, figures and rules are those of the data: {data}.</source>
        <translation>Namen, Werte und Regeln sind die der Daten: {data}.</translation>
    </message>
    <message>
        <source>for each model</source>
        <translation>für jedes Modell</translation>
    </message>
    <message>
        <source>in the force</source>
        <translation>in der Streitmacht</translation>
    </message>
    <message>
        <source>in the roster</source>
        <translation>in der Armeeliste</translation>
    </message>
    <message>
        <source>{subject}: {count}; at most {limit} allowed.</source>
        <translation>{subject}: {count}; höchstens {limit} erlaubt.</translation>
    </message>
    <message>
        <source>{subject}: {count}; at least {limit} needed.</source>
        <translation>{subject}: {count}; mindestens {limit} nötig.</translation>
    </message>
    <message>
        <source>{subject}: {count}; exactly {limit} needed.</source>
        <translation>{subject}: {count}; genau {limit} nötig.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:name is|names are} unknown.</source>
        <translation>
            <numerusform>{n} weiterer Name ist unbekannt.</numerusform>
            <numerusform>{n} weitere Namen sind unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line} of the list in words was not understood: ‘{id}’.</source>
        <translation>Zeile {line} des Textes wurde nicht verstanden: „{id}“.</translation>
    </message>
    <message>
        <source>Take out line {line}: it is in the list by now, or not part of it</source>
        <translation>Zeile {line} herausnehmen: Sie ist inzwischen erfasst oder gehört nicht dazu</translation>
    </message>
    <message>
        <source>{rule}: not judged, because nothing is chosen for {option}.</source>
        <translation>{rule}: nicht geprüft, weil für {option} nichts gewählt ist.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {mount} has {options}; at most {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {mount} trägt {options}; höchstens {allowed} ist erlaubt.</numerusform>
            <numerusform>{unit}: {mount} trägt {options}; höchstens {allowed} sind erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {option} of {unit} from {group} to {other}</source>
        <translation>{option} von {unit} von {group} nach {other} verlegen</translation>
    </message>
    <message>
        <source>{option} from {unit}</source>
        <translation>{option} bei {unit}</translation>
    </message>
    <message>
        <source>Drop {options}</source>
        <translation>{options} weglassen</translation>
    </message>
    <message>
        <source>Add {unit} and put {units} under it</source>
        <translation>{unit} hinzufügen und {units} darunter stellen</translation>
    </message>
    <message>
        <source>{figure}, nothing chosen for {option}</source>
        <translation>{figure}, nichts gewählt für {option}</translation>
    </message>
    <message>
        <source>{limit} {unit}</source>
        <translation>{limit} ({unit})</translation>
    </message>
    <message>
        <source>Sums by the data</source>
        <translation>Summen nach den Daten</translation>
    </message>
    <message>
        <source>{number} times.</source>
        <translation>{number}-mal.</translation>
    </message>
    <message>
        <source>Read in another way the list may have another verdict.</source>
        <translation>Anders gelesen hat die Armeeliste vielleicht ein anderes Urteil.</translation>
    </message>
    <message>
        <source>it depends on line {lines}</source>
        <translation>es hängt von Zeile {lines} ab</translation>
    </message>
    <message>
        <source>it depends on lines {lines}</source>
        <translation>es hängt von den Zeilen {lines} ab</translation>
    </message>
    <message>
        <source>Taken for a remark: ‘{words}’.</source>
        <translation>Für eine Bemerkung gehalten: „{words}“.</translation>
    </message>
    <message numerus="yes">
        <source>Words on {n} {n:line|lines} were taken for remarks.</source>
        <translation>
            <numerusform>Wörter in {n} Zeile wurden für Bemerkungen gehalten.</numerusform>
            <numerusform>Wörter in {n} Zeilen wurden für Bemerkungen gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>fewest choices lost</source>
        <translation>verliert am wenigsten Gewähltes</translation>
    </message>
    <message>
        <source>fewest points lost</source>
        <translation>verliert am wenigsten Punkte</translation>
    </message>
    <message>
        <source>fewest changes</source>
        <translation>am wenigsten Änderungen</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>Gewähltes</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>No other change loses fewer choices.</source>
        <translation>Keine andere Änderung verliert weniger Gewähltes.</translation>
    </message>
    <message>
        <source>No other change loses fewer points.</source>
        <translation>Keine andere Änderung verliert weniger Punkte.</translation>
    </message>
    <message>
        <source>No smaller change makes it legal.</source>
        <translation>Keine kleinere Änderung macht sie legal.</translation>
    </message>
    <message>
        <source>the same points</source>
        <translation>gleich viele Punkte</translation>
    </message>
    <message>
        <source>{points} less</source>
        <translation>{points} weniger</translation>
    </message>
    <message>
        <source>{points} more</source>
        <translation>{points} mehr</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:change|changes}</source>
        <translation>
            <numerusform>{n} Änderung</numerusform>
            <numerusform>{n} Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no unit leaves</source>
        <translation>keine Einheit geht</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit leaves|units leave}</source>
        <translation>
            <numerusform>{n} Einheit geht</numerusform>
            <numerusform>{n} Einheiten gehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit is|units are} new</source>
        <translation>
            <numerusform>{n} Einheit ist neu</numerusform>
            <numerusform>{n} Einheiten sind neu</numerusform>
        </translation>
    </message>
    <message>
        <source>The best found; there may be a smaller one.</source>
        <translation>Das Beste, was gefunden wurde; vielleicht gibt es eine kleinere.</translation>
    </message>
    <message>
        <source>Of {things} the best found; there may be a smaller loss.</source>
        <translation>Das Beste, was gefunden wurde für: {things}; vielleicht geht es mit weniger Verlust.</translation>
    </message>
    <message numerus="yes">
        <source>At least {n} {n:change is|changes are} needed.</source>
        <translation>
            <numerusform>Mindestens {n} Änderung ist nötig.</numerusform>
            <numerusform>Mindestens {n} Änderungen sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is legal as it is: there is nothing to repair.</source>
        <translation>Sie ist legal, wie sie ist: Es gibt nichts zu beheben.</translation>
    </message>
    <message>
        <source>No change was found that makes it legal.</source>
        <translation>Es wurde keine Änderung gefunden, die sie legal macht.</translation>
    </message>
    <message>
        <source>Hold back {units}</source>
        <translation>{units} zurückhalten</translation>
    </message>
    <message>
        <source>Nothing was found that keeps a unit of the roster.</source>
        <translation>Es wurde nichts gefunden, bei dem eine Einheit der Armeeliste bleibt.</translation>
    </message>
    <message>
        <source>It has more than {n} units: nothing is looked for.</source>
        <translation>Sie hat mehr als {n} Einheiten: Es wird nichts gesucht.</translation>
    </message>
    <message>
        <source>the same cost</source>
        <translation>gleiche Kosten</translation>
    </message>
    <message>
        <source>Take {name} in place of {other} in {place}</source>
        <translation>Nehmen: {name} statt {other} ({place})</translation>
    </message>
    <message>
        <source>Take {number} more of {name} in place of {other} in {place}</source>
        <translation>Nehmen: {number} × {name} statt {other} ({place})</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Entfernen: {name}</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <translation>Nehmen: {name}</translation>
    </message>
    <message>
        <source>New units</source>
        <translation>Neue Einheiten</translation>
    </message>
    <message>
        <source>More for the units that are there</source>
        <translation>Mehr für vorhandene Einheiten</translation>
    </message>
    <message>
        <source>Other new units</source>
        <translation>Andere neue Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>{n} new {n:unit|units}</source>
        <translation>
            <numerusform>{n} neue Einheit</numerusform>
            <numerusform>{n} neue Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends all {points}.</source>
        <translation>Verbraucht alles: {points}.</translation>
    </message>
    <message>
        <source>{points} not spent; no unit that may come costs so little.</source>
        <translation>{points} bleiben; keine Einheit, die kommen darf, kostet so wenig.</translation>
    </message>
    <message>
        <source>{points} not spent.</source>
        <translation>{points} bleiben.</translation>
    </message>
    <message>
        <source>It is not legal. Make it legal first.</source>
        <translation>Sie ist nicht legal. Das geht vor.</translation>
    </message>
    <message>
        <source>It has something that cannot be judged. Settle these findings first.</source>
        <translation>Sie hat etwas, das nicht geprüft werden kann. Diese Befunde gehen vor.</translation>
    </message>
    <message>
        <source>No points were agreed, so nothing says how much is left.</source>
        <translation>Es sind keine Punkte vereinbart, also ist nicht bekannt, was bleibt.</translation>
    </message>
    <message>
        <source>All points are spent.</source>
        <translation>Alle Punkte sind verbraucht.</translation>
    </message>
    <message>
        <source>No legal army with these wishes was found. That does not prove that there is none.</source>
        <translation>Es wurde keine legale Armee mit diesen Wünschen gefunden. Das beweist nicht, dass es keine gibt.</translation>
    </message>
    <message>
        <source>{points} are left; the cheapest unit that may come costs {price}.</source>
        <translation>{points} bleiben; die billigste Einheit, die kommen darf, kostet {price}.</translation>
    </message>
    <message>
        <source>Nothing was found that may be added.</source>
        <translation>Es wurde nichts gefunden, das dazukommen darf.</translation>
    </message>
    <message>
        <source>{n} × {each} = {all}</source>
        <translation>{n} × {each} = {all}</translation>
    </message>
    <message>
        <source>Left out: {what}</source>
        <translation>Ohne: {what}</translation>
    </message>
    <message>
        <source>No unit of another army comes</source>
        <translation>Keine Einheit einer anderen Armee kommt</translation>
    </message>
    <message>
        <source>Wished for: {n} × {unit}</source>
        <translation>Gewünscht: {n} × {unit}</translation>
    </message>
    <message>
        <source>The rule {id}</source>
        <translation>Die Regel {id}</translation>
    </message>
    <message>
        <source>The rule {id}: {name}</source>
        <translation>Die Regel {id}: {name}</translation>
    </message>
    <message>
        <source>These cost at least {n} points; it allows {allowed}.</source>
        <translation>Diese kosten mindestens {n} Punkte; sie erlaubt {allowed}.</translation>
    </message>
    <message>
        <source>It counts {n} of these and allows {allowed}.</source>
        <translation>Sie zählt {n} davon und erlaubt {allowed}.</translation>
    </message>
    <message numerus="yes">
        <source>It asks for {n} {n:unit|units} besides.</source>
        <translation>
            <numerusform>Sie verlangt {n} weitere Einheit.</numerusform>
            <numerusform>Sie verlangt {n} weitere Einheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the {counted} that it counts, it asks for {n} other {n:unit|units} besides.</source>
        <translation>
            <numerusform>Für die {counted}, die sie zählt, verlangt sie {n} andere Einheit.</numerusform>
            <numerusform>Für die {counted}, die sie zählt, verlangt sie {n} andere Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of those that may come is one.</source>
        <translation>Keine, die kommen darf, ist eine solche.</translation>
    </message>
    <message>
        <source>The cheapest is {unit}: {sum}.</source>
        <translation>Die billigste ist {unit}: {sum}.</translation>
    </message>
    <message>
        <source>Points agreed: {n}</source>
        <translation>Vereinbarte Punkte: {n}</translation>
    </message>
    <message>
        <source>{sum}: {over} more than agreed.</source>
        <translation>{sum}: {over} mehr als vereinbart.</translation>
    </message>
    <message>
        <source>No {unit}</source>
        <translation>Keine Einheit {unit}</translation>
    </message>
    <message>
        <source>Only {n} × {unit}</source>
        <translation>Nur {n} × {unit}</translation>
    </message>
    <message>
        <source>Do not leave out {what}</source>
        <translation>Nicht ohne: {what}</translation>
    </message>
    <message>
        <source>Let allies come</source>
        <translation>Verbündete zulassen</translation>
    </message>
    <message>
        <source>Agree on {points}</source>
        <translation>{points} vereinbaren</translation>
    </message>
    <message>
        <source>No army of these wishes can be legal.</source>
        <translation>Keine Armee mit diesen Wünschen kann legal sein.</translation>
    </message>
    <message>
        <source>What to give up; each is enough, and keeps all other wishes:</source>
        <translation>Worauf man verzichten kann; jedes allein genügt und behält alle anderen Wünsche:</translation>
    </message>
    <message>
        <source>The list has no limit of what it costs, so nothing says how much is left. Give it one.</source>
        <translation>Die Armeeliste hat kein Limit für ihre Kosten; so sagt nichts, wie viel übrig ist. Sie braucht zuerst ein Limit.</translation>
    </message>
    <message>
        <source>All that the limit allows is spent.</source>
        <translation>Alles, was das Limit erlaubt, ist ausgegeben.</translation>
    </message>
    <message>
        <source>The search did all that it may do; more work may find more.</source>
        <translation>Die Suche hat alles getan, was sie darf; mehr Arbeit findet vielleicht mehr.</translation>
    </message>
    <message>
        <source>{name} with {parts}</source>
        <translation>{name} mit {parts}</translation>
    </message>
    <message numerus="yes">
        <source>Have {n} × {group} in {units}</source>
        <translation>
            <numerusform>{n} × {group} in {units} haben</numerusform>
            <numerusform>{n} × {group} in {units} haben</numerusform>
        </translation>
    </message>
    <message>
        <source>from {number} points on</source>
        <translation>ab {number} Punkten</translation>
    </message>
    <message>
        <source>up to {number} points</source>
        <translation>bis {number} Punkte</translation>
    </message>
    <message>
        <source>one of ({conditions})</source>
        <translation>eines von ({conditions})</translation>
    </message>
    <message>
        <source>not ({condition})</source>
        <translation>nicht ({condition})</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>eine andere Einheit</translation>
    </message>
    <message>
        <source>{unit}: {option} needs {needed} in the roster.</source>
        <translation>{unit}: {option} braucht {needed} in der Armeeliste.</translation>
    </message>
    <message>
        <source>{section}, p. {page}</source>
        <translation>{section}, S. {page}</translation>
    </message>
    <message>
        <source>Move {name} to {place}</source>
        <translation>Umstellen: {name} (nach {place})</translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:model|models}</source>
        <translation>
            <numerusform>{n} Modell mehr</numerusform>
            <numerusform>{n} Modelle mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>in some cases</source>
        <translation>in manchen Fällen</translation>
    </message>
    <message>
        <source>not: {what}</source>
        <translation>nicht: {what}</translation>
    </message>
    <message>
        <source>below {unit}</source>
        <translation>unter {unit}</translation>
    </message>
    <message>
        <source>{price} if {condition}</source>
        <translation>{price} falls {condition}</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models} or more</source>
        <translation>
            <numerusform>{n} Modell oder mehr</numerusform>
            <numerusform>{n} Modelle oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>point, points</source>
        <extracomment>The words for points, each form once, of one point first. In texts of a game that calls its points something else, the game&apos;s word stands in place of them: that of one for the first, that of several for the others.</extracomment>
        <translation>Punkt, Punkte, Punkten</translation>
    </message>
    <message>
        <source>one for each {option}</source>
        <translation>je {option} eine</translation>
    </message>
    <message>
        <source>one at most for each {option}</source>
        <translation>höchstens eine je {option}</translation>
    </message>
    <message>
        <source>{unit} has no counter ‘{id}’.</source>
        <translation>{unit} hat keinen Zähler „{id}“.</translation>
    </message>
    <message>
        <source>A roster of this game has no counter ‘{id}’.</source>
        <translation>Eine Armeeliste dieses Spiels hat keinen Zähler „{id}“.</translation>
    </message>
    <message>
        <source>{unit}: the price is not certain, because no points are agreed.</source>
        <translation>{unit}: Der Preis ist nicht sicher, weil keine Punkte vereinbart sind.</translation>
    </message>
    <message>
        <source>{unit}: the price is not certain, because no scenario is agreed.</source>
        <translation>{unit}: Der Preis ist nicht sicher, weil kein Szenario vereinbart ist.</translation>
    </message>
    <message>
        <source>{unit}: the price is not certain, because nothing is chosen for {option}.</source>
        <translation>{unit}: Der Preis ist nicht sicher, weil für {option} nichts gewählt ist.</translation>
    </message>
    <message>
        <source>{unit}: whether it has {rules} is not certain, because no points are agreed.</source>
        <translation>{unit}: Ob es {rules} hat, ist nicht sicher, weil keine Punkte vereinbart sind.</translation>
    </message>
    <message>
        <source>{unit}: whether it has {rules} is not certain, because no scenario is agreed.</source>
        <translation>{unit}: Ob es {rules} hat, ist nicht sicher, weil kein Szenario vereinbart ist.</translation>
    </message>
    <message>
        <source>{unit}: whether it has {rules} is not certain, because nothing is chosen for {option}.</source>
        <translation>{unit}: Ob es {rules} hat, ist nicht sicher, weil für {option} nichts gewählt ist.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>{number} {n:ruling|rulings}</source>
        <translation>
            <numerusform>{number} Regelauslegung</numerusform>
            <numerusform>{number} Regelauslegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{rulings}, {number} changed</source>
        <translation>{rulings}, davon {number} geändert</translation>
    </message>
    <message>
        <source>{what}. In full at the end of these sheets.</source>
        <translation>{what}. Im Ganzen am Ende dieser Bögen.</translation>
    </message>
    <message>
        <source>Rulings and origin of the figures</source>
        <translation>Regelauslegungen und Herkunft der Werte</translation>
    </message>
    <message numerus="yes">
        <source>{number} {n:unit|units}</source>
        <translation>
            <numerusform>{number} Einheit</numerusform>
            <numerusform>{number} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {n:model|models}</source>
        <translation>
            <numerusform>{number} Modell</numerusform>
            <numerusform>{number} Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} × {name} each</source>
        <translation>je {number} × {name}</translation>
    </message>
    <message>
        <source>Roster without a name</source>
        <translation>Unbenannte Armeeliste</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Spieler: {name}</translation>
    </message>
    <message>
        <source>{army} with {others}</source>
        <translation>{army} mit {others}</translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>von {points}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points, no limit agreed</source>
        <translation>Punkte, kein Limit vereinbart</translation>
    </message>
    <message>
        <source>Every army-building rule of {ruleset} holds.</source>
        <translation>Alle Regeln für den Armeebau von {ruleset} sind eingehalten.</translation>
    </message>
    <message>
        <source>Ruling, changed</source>
        <translation>Regelauslegung, geändert</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Regelauslegung</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>This roster is too large for a QR code that can be read from paper. The PDF carries it as an attachment.</source>
        <translation>Diese Armeeliste ist zu groß für einen QR-Code, der sich vom Papier lesen lässt. Das PDF enthält sie als Anhang.</translation>
    </message>
    <message>
        <source>{army} (own data)</source>
        <translation>{army} (eigene Daten)</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>in all {points}</source>
        <translation>zus. {points}</translation>
    </message>
    <message>
        <source>with the unit above</source>
        <translation>bei der Einheit darüber</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Judged by files that are not those shipped with Muster ({files}).</source>
        <translation>Geprüft mit Dateien, die nicht die mit Muster gelieferten sind ({files}).</translation>
    </message>
    <message>
        <source>Names and texts are from {files}.</source>
        <translation>Namen und Texte stammen aus {files}.</translation>
    </message>
    <message>
        <source>was {figure}</source>
        <translation>vorher {figure}</translation>
    </message>
    <message>
        <source>{column} {figure} was {before}: {reasons}</source>
        <translation>{column} {figure}, vorher {before}: {reasons}</translation>
    </message>
    <message>
        <source>{column} {figure}, unit {ofUnit}</source>
        <translation>{column} {figure}, Einheit {ofUnit}</translation>
    </message>
    <message>
        <source>{column} {figure}, unit {ofUnit} ({reasons})</source>
        <translation>{column} {figure}, Einheit {ofUnit} ({reasons})</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>{rule} (leader)</source>
        <translation>{rule} (Anführer)</translation>
    </message>
    <message>
        <source>{names}, or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>not known to the data</source>
        <translation>in den Daten unbekannt</translation>
    </message>
    <message>
        <source>playtest figures</source>
        <translation>Testwerte</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>points each</source>
        <translation>je Einheit</translation>
    </message>
    <message>
        <source>{blank} is not known. Agree on it with your opponent before the game.</source>
        <translation>{blank} ist nicht bekannt. Vor dem Spiel mit dem Gegner vereinbaren.</translation>
    </message>
    <message>
        <source>The fingerprint {fingerprint} stands for the whole list, with all its choices. Keep this sheet: when the list is shown, the same fingerprint says that nothing of it was changed.</source>
        <translation>Der Fingerabdruck {fingerprint} steht für die ganze Armeeliste mit allem, was gewählt ist. Diesen Bogen aufbewahren: Wird die Armeeliste später gezeigt, sagt derselbe Fingerabdruck, dass nichts daran geändert wurde.</translation>
    </message>
    <message>
        <source>no limit agreed</source>
        <translation>kein Limit vereinbart</translation>
    </message>
    <message>
        <source>points, ours and theirs</source>
        <translation>Punkte, unsere und ihre</translation>
    </message>
    <message>
        <source>points in this army</source>
        <translation>Punkte in dieser Armee</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Our losses</source>
        <translation>Unsere Verluste</translation>
    </message>
    <message>
        <source>Their losses</source>
        <translation>Verluste des Gegners</translation>
    </message>
    <message>
        <source>Our side</source>
        <translation>Unsere Seite</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Scored by the other side</source>
        <translation>Punkte der anderen Seite</translation>
    </message>
    <message>
        <source>{ours} against {theirs}</source>
        <translation>{ours} gegen {theirs}</translation>
    </message>
    <message>
        <source>On this table</source>
        <translation>Auf diesem Tisch</translation>
    </message>
    <message>
        <source>In this army</source>
        <translation>In dieser Armee</translation>
    </message>
    <message>
        <source>On this table: rules</source>
        <translation>Auf diesem Tisch: Regeln</translation>
    </message>
    <message>
        <source>In this army: rules</source>
        <translation>In dieser Armee: Regeln</translation>
    </message>
    <message>
        <source>On this table: weapons</source>
        <translation>Auf diesem Tisch: Waffen</translation>
    </message>
    <message>
        <source>In this army: weapons</source>
        <translation>In dieser Armee: Waffen</translation>
    </message>
    <message>
        <source>Not needed here: {titles}.</source>
        <translation>Hier nicht nötig: {titles}.</translation>
    </message>
    <message>
        <source>after {source}</source>
        <translation>nach {source}</translation>
    </message>
    <message>
        <source>{name}: {number} at most</source>
        <translation>{name}: höchstens {number}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>With its standard choices {points}.</source>
        <translation>Mit Standardauswahl {points}.</translation>
    </message>
    <message>
        <source>in place of {weapons}</source>
        <translation>statt {weapons}</translation>
    </message>
    <message numerus="yes">
        <source>takes {n} {n:hand|hands}</source>
        <translation>
            <numerusform>braucht {n} Hand</numerusform>
            <numerusform>braucht {n} Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>in place of the model&apos;s own cost</source>
        <translation>statt der Kosten des Modells</translation>
    </message>
    <message>
        <source>the whole unit: {words}</source>
        <translation>die ganze Einheit: {words}</translation>
    </message>
    <message>
        <source>{group} of its own: {names}</source>
        <translation>{group} für sich: {names}</translation>
    </message>
    <message>
        <source>may choose otherwise than its unit</source>
        <translation>darf anders wählen als die Einheit</translation>
    </message>
    <message>
        <source>may choose on top of what its unit has</source>
        <translation>darf zusätzlich zu dem wählen, was die Einheit hat</translation>
    </message>
    <message>
        <source>data {version}</source>
        <translation>Daten {version}</translation>
    </message>
    <message numerus="yes">
        <source>{n} own templates</source>
        <translation>
            <numerusform>{n} eigene Vorlage</numerusform>
            <numerusform>{n} eigene Vorlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own {n:template|templates} {files}</source>
        <translation>
            <numerusform>eigene Vorlage {files}</numerusform>
            <numerusform>eigene Vorlagen {files}</numerusform>
        </translation>
    </message>
    <message>
        <source>About these data</source>
        <translation>Über diese Daten</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>vereinbaren</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Army book</source>
        <translation>Armeebuch</translation>
    </message>
    <message>
        <source>Army rules</source>
        <translation>Armeeregeln</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>This battle&apos;s figures</source>
        <translation>Zahlen dieser Schlacht</translation>
    </message>
    <message>
        <source>Battle sheet</source>
        <translation>Schlachtbogen</translation>
    </message>
    <message>
        <source>What they may choose</source>
        <translation>Was sie wählen dürfen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Hands:</source>
        <translation>Hände:</translation>
    </message>
    <message>
        <source>Parts of the roster are not known to the data, or were not understood; they count nothing here.</source>
        <translation>Teile der Armeeliste kennen die Daten nicht, oder sie wurden nicht verstanden; sie zählen hier nicht.</translation>
    </message>
    <message>
        <source>LEGAL</source>
        <translation>LEGAL</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Models each</source>
        <translation>Modelle je Einheit</translation>
    </message>
    <message>
        <source>Models that may differ</source>
        <translation>Modelle, die abweichen dürfen</translation>
    </message>
    <message>
        <source>The roster has no units yet.</source>
        <translation>Die Armeeliste hat noch keine Einheiten.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NICHT LEGAL</translation>
    </message>
    <message>
        <source>Not on this sheet: points, choices, who leads or carries whom, and what is held back.</source>
        <translation>Nicht auf diesem Bogen: Punkte, Auswahl, wer wen führt oder trägt und was zurückgehalten wird.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>No scenario is chosen yet. These are there:</source>
        <translation>Es ist noch kein Szenario gewählt. Diese gibt es:</translation>
    </message>
    <message>
        <source>Opponent’s copy</source>
        <translation>Bogen für den Gegner</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Possible allies:</source>
        <translation>Mögliche Verbündete:</translation>
    </message>
    <message>
        <source>quick reference</source>
        <translation>Kurzreferenz</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzreferenz</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rounds and score</source>
        <translation>Runden und Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Secret list</source>
        <translation>Geheime Armeeliste</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Armeeliste</translation>
    </message>
    <message>
        <source>This battle</source>
        <translation>Diese Schlacht</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turns and score</source>
        <translation>Runden und Punkte</translation>
    </message>
    <message>
        <source>Not certain in the source:</source>
        <translation>In der Quelle nicht sicher:</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Worth to the enemy</source>
        <translation>Wert für den Gegner</translation>
    </message>
    <message>
        <source>{times} for each full {step} of the agreed points</source>
        <translation>{times} je volle {step} der vereinbarten Punkte</translation>
    </message>
    <message>
        <source>{times}% of the agreed points</source>
        <translation>{times}&#xa0;% der vereinbarten Punkte</translation>
    </message>
    <message>
        <source>{times} of the agreed points</source>
        <translation>{times} der vereinbarten Punkte</translation>
    </message>
    <message>
        <source>the agreed points</source>
        <translation>die vereinbarten Punkte</translation>
    </message>
    <message>
        <source>{times} × the agreed points</source>
        <translation>{times} × die vereinbarten Punkte</translation>
    </message>
    <message>
        <source>{share}, rounded up</source>
        <translation>{share}, aufgerundet</translation>
    </message>
    <message>
        <source>{share}, rounded down</source>
        <translation>{share}, abgerundet</translation>
    </message>
    <message>
        <source>depends on the agreed points</source>
        <translation>hängt von den vereinbarten Punkten ab</translation>
    </message>
    <message>
        <source>{share}: ____</source>
        <translation>{share}: ____</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The rosters name different scenarios: this sheet has nothing that depends on the scenario.</source>
        <translation>Die Armeelisten nennen verschiedene Szenarien: Auf diesem Bogen steht nichts, was vom Szenario abhängt.</translation>
    </message>
    <message>
        <source>There is no QR code and no roster in the file, for this print has a secret list too.</source>
        <translation>Es gibt keinen QR-Code und keine Armeeliste in der Datei, denn dieser Druck enthält auch eine geheime Armeeliste.</translation>
    </message>
    <message>
        <source>No room here, see the cards: {columns}.</source>
        <translation>Hier kein Platz, siehe Karten: {columns}.</translation>
    </message>
    <message>
        <source>* our reading of the rules</source>
        <translation>* unsere Lesart der Regeln</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan.</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>Feb.</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>März</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>Apr.</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>Aug.</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>Sept.</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>Okt.</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>Nov.</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>Dez.</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>QR code of the roster</source>
        <translation>QR-Code der Armeeliste</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:thing|things} could not be judged by the data of this game.</source>
        <translation>
            <numerusform>{n} Sache konnte mit den Daten dieses Spiels nicht geprüft werden.</numerusform>
            <numerusform>{n} Dinge konnten mit den Daten dieses Spiels nicht geprüft werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your notes are left out, for this print has a sheet for others too.</source>
        <translation>Eigene Notizen fehlen, denn dieser Druck hat auch einen Bogen für andere.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>{column} {figure} was {before}</source>
        <translation>{column} {figure} war {before}</translation>
    </message>
    <message>
        <source>A filled figure differs from the unit&apos;s plain stat line.</source>
        <translation>Ein gefüllter Wert weicht von der einfachen Wertezeile der Einheit ab.</translation>
    </message>
    <message>
        <source>Checked by the referee</source>
        <translation>Vom Schiedsrichter geprüft</translation>
    </message>
    <message>
        <source>Models and choices shown</source>
        <translation>Modelle und Auswahl gezeigt</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Code read: the same fingerprint</source>
        <translation>Code gelesen: gleicher Fingerabdruck</translation>
    </message>
    <message>
        <source>Cut here, for the opponent: without notes.</source>
        <translation>Hier abschneiden, für den Gegner: ohne Notizen.</translation>
    </message>
    <message>
        <source>Check a List in Muster reads the code and shows this list with its verdict. Lists with the same fingerprint are alike.</source>
        <translation>Muster liest den Code (Armeeliste prüfen) und zeigt diese Armeeliste mit ihrem Urteil. Armeelisten mit gleichem Fingerabdruck sind gleich.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Handed in, on time</source>
        <translation>Rechtzeitig abgegeben</translation>
    </message>
    <message>
        <source>Fingerprint, as judged</source>
        <translation>Fingerabdruck, wie geprüft</translation>
    </message>
    <message>
        <source>Data that judged it</source>
        <translation>Daten der Prüfung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Bemalung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rulings as agreed</source>
        <translation>Regelauslegungen wie vereinbart</translation>
    </message>
    <message>
        <source>Both players sign each result.</source>
        <translation>Beide Spieler unterschreiben jedes Ergebnis.</translation>
    </message>
    <message>
        <source>Signed, both</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Missionsziele</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:roster|rosters}</source>
        <translation>
            <numerusform>{n} Armeeliste</numerusform>
            <numerusform>{n} Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Losses of the enemy</source>
        <translation>Verluste des Gegners</translation>
    </message>
    <message>
        <source>not known: agree on it with your opponent</source>
        <translation>nicht bekannt: mit dem Gegner vereinbaren</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:inch|inches}</source>
        <translation>
            <numerusform>{n} Zoll</numerusform>
            <numerusform>{n} Zoll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:centimetre|centimetres}</source>
        <translation>
            <numerusform>{n} Zentimeter</numerusform>
            <numerusform>{n} Zentimeter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:hex|hexes}</source>
        <translation>
            <numerusform>{n} Feld</numerusform>
            <numerusform>{n} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} or more on a die</source>
        <translation>{figure} oder mehr mit einem Würfel</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>höher ist besser</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>niedriger ist besser</translation>
    </message>
    <message>
        <source>one box for each model</source>
        <translation>ein Kästchen für jedes Modell</translation>
    </message>
    <message>
        <source>as many boxes as {column} says</source>
        <translation>so viele Kästchen, wie {column} sagt</translation>
    </message>
    <message>
        <source>as many boxes as its special rule says</source>
        <translation>so viele Kästchen, wie ihre Sonderregel sagt</translation>
    </message>
    <message>
        <source>a line for each part of the machine</source>
        <translation>eine Zeile für jede Trefferzone</translation>
    </message>
    <message>
        <source>ticked while it is so</source>
        <translation>angekreuzt, solange es so ist</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:box|boxes}</source>
        <translation>
            <numerusform>{n} Kästchen</numerusform>
            <numerusform>{n} Kästchen</numerusform>
        </translation>
    </message>
    <message>
        <source>cleared when the next turn begins</source>
        <translation>geleert, wenn die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>with the last box the unit is lost</source>
        <translation>mit dem letzten Kästchen ist die Einheit verloren</translation>
    </message>
    <message>
        <source>the thick box is its {column}</source>
        <translation>das dicke Kästchen ist: {column}</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>alle Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} und {n} weitere</numerusform>
            <numerusform>{names} und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins at, ends at</source>
        <translation>Beginn, Ende</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Für Einsteiger</translation>
    </message>
    <message>
        <source>Boxes to tick</source>
        <translation>Kästchen zum Ankreuzen</translation>
    </message>
    <message>
        <source>Clock, they</source>
        <translation>Uhr, sie</translation>
    </message>
    <message>
        <source>Clock, we</source>
        <translation>Uhr, wir</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>How to read the cards</source>
        <translation>So liest man die Karten</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Schlachtordnung</translation>
    </message>
    <message>
        <source>Other figures on the cards</source>
        <translation>Andere Werte auf den Karten</translation>
    </message>
    <message>
        <source>Seen from behind: left is left</source>
        <translation>Von hinten gesehen: links ist links</translation>
    </message>
    <message>
        <source>Seen from above</source>
        <translation>Von oben gesehen</translation>
    </message>
    <message>
        <source>Seen from the front</source>
        <translation>Von vorn gesehen</translation>
    </message>
    <message>
        <source>Critical damage</source>
        <translation>Kritische Schäden</translation>
    </message>
    <message>
        <source>Machine sheets</source>
        <translation>Maschinenbögen</translation>
    </message>
    <message>
        <source>No unit of this roster has a machine sheet.</source>
        <translation>Keine Einheit dieser Armeeliste hat einen Maschinenbogen.</translation>
    </message>
    <message>
        <source>Where no rating is known, write it in and strike out the boxes above it.</source>
        <translation>Wo keine Stärke bekannt ist: eintragen und die Kästchen darüber durchstreichen.</translation>
    </message>
    <message>
        <source>Pictures that cannot be shown are left out: {why}.</source>
        <translation>Bilder, die nicht gezeigt werden können, fehlen: {why}.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The other side sets up here</source>
        <translation>Hier stellt die andere Seite auf</translation>
    </message>
    <message>
        <source>We set up here</source>
        <translation>Hier stellen wir auf</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>{what}: {now} instead of {before}</source>
        <translation>{what}: {now} statt {before}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Version of the data</source>
        <translation>Version der Daten</translation>
    </message>
    <message>
        <source>Ruling: {question} {answer}</source>
        <translation>Regelauslegung: {question} {answer}</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht legal</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Fraglich</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:line is a guess or was not understood|lines are guesses or were not understood}</source>
        <translation>
            <numerusform>{n} Zeile ist eine Vermutung oder wurde nicht verstanden</numerusform>
            <numerusform>{n} Zeilen sind Vermutungen oder wurden nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} und {n} weitere</numerusform>
            <numerusform>{names} und {n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} legal</source>
        <translation>
            <numerusform>{n} legal</numerusform>
            <numerusform>{n} legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not legal</source>
        <translation>
            <numerusform>{n} nicht legal</numerusform>
            <numerusform>{n} nicht legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} to review</source>
        <translation>
            <numerusform>{n} fraglich</numerusform>
            <numerusform>{n} fraglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not judged</source>
        <translation>
            <numerusform>{n} nicht geprüft</numerusform>
            <numerusform>{n} nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} empty</source>
        <translation>
            <numerusform>{n} leer</numerusform>
            <numerusform>{n} leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not readable</source>
        <translation>
            <numerusform>{n} nicht lesbar</numerusform>
            <numerusform>{n} nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:list|lists}</source>
        <translation>
            <numerusform>{n} Armeeliste</numerusform>
            <numerusform>{n} Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} of {limit}</source>
        <translation>{points} von {limit}</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more {n:finding|findings}</source>
        <translation>
            <numerusform>und {n} weitere Meldung</numerusform>
            <numerusform>und {n} weitere Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreed:</source>
        <translation>Vereinbart:</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Same as</source>
        <translation>Gleich wie</translation>
    </message>
</context>
</TS>
