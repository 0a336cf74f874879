<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DialogPrompts</name>
    <message numerus="yes">
        <source>%n roster(s) have changes that are not saved.</source>
        <translation>
            <numerusform>%n roster has changes that are not saved.</numerusform>
            <numerusform>%n rosters have changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameData</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s).</source>
        <translation>
            <numerusform>%n more change.</numerusform>
            <numerusform>%n more changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFolder</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n catalogue</numerusform>
            <numerusform>%n catalogues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 %n model(s)</source>
        <translation>
            <numerusform>Give %1 %n model</numerusform>
            <numerusform>Give %1 %n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n unit(s) smaller</source>
        <translation>
            <numerusform>Make %n unit smaller</numerusform>
            <numerusform>Make %n units smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n unit(s) larger</source>
        <translation>
            <numerusform>Make %n unit larger</numerusform>
            <numerusform>Make %n units larger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadForm</name>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n line not understood</numerusform>
            <numerusform>%n lines not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown name(s)</source>
        <translation>
            <numerusform>%n unknown name</numerusform>
            <numerusform>%n unknown names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListStart</name>
    <message numerus="yes">
        <source>takes %n by itself</source>
        <translation>
            <numerusform>takes %n by itself</numerusform>
            <numerusform>takes %n by itself</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n roster</numerusform>
            <numerusform>%n rosters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterRows</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterSums</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <source>{n} {n:unit is|units are} not known to the data and not counted.</source>
        <translation>
            <numerusform>{n} {n:unit is|units are} not known to the data and not counted.</numerusform>
            <numerusform>{n} {n:unit is|units are} not known to the data and not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::CheckModel</name>
    <message numerus="yes">
        <source>%n other guess(es)</source>
        <translation>
            <numerusform>%n other guess</numerusform>
            <numerusform>%n other guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::LibraryModel</name>
    <message numerus="yes">
        <source>%1, %n roster(s)</source>
        <translation>
            <numerusform>%1, %n roster</numerusform>
            <numerusform>%1, %n rosters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n warning(s)</source>
        <translation>
            <numerusform>Legal, %n warning</numerusform>
            <numerusform>Legal, %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n note(s)</source>
        <translation>
            <numerusform>Legal, %n note</numerusform>
            <numerusform>Legal, %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::editor::TestWords</name>
    <message numerus="yes">
        <source>%1, %n unit(s)</source>
        <translation>
            <numerusform>%1, %n unit</numerusform>
            <numerusform>%1, %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::AuthorTree</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::AuthorWindow</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleForm</name>
    <message numerus="yes">
        <source>%n ruling(s), as we read them</source>
        <translation>
            <numerusform>%n ruling, as we read it</numerusform>
            <numerusform>%n rulings, as we read them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s), %1 played otherwise</source>
        <translation>
            <numerusform>%n ruling, %1 played otherwise</numerusform>
            <numerusform>%n rulings, %1 played otherwise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattlePane</name>
    <message numerus="yes">
        <source>%n finding(s) about both lists</source>
        <translation>
            <numerusform>%n finding about both lists</numerusform>
            <numerusform>%n findings about both lists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::BattleSide</name>
    <message numerus="yes">
        <source>%n line(s) guessed</source>
        <translation>
            <numerusform>%n line guessed</numerusform>
            <numerusform>%n lines guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n line not understood</numerusform>
            <numerusform>%n lines not understood</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::BuildsButton</name>
    <message numerus="yes">
        <source>Builds: %n</source>
        <translation>
            <numerusform>Builds: %n</numerusform>
            <numerusform>Builds: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::ChangesDialog</name>
    <message numerus="yes">
        <source>%n thing(s) differ(s).</source>
        <translation>
            <numerusform>%n thing differs.</numerusform>
            <numerusform>%n things differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::CollectionDialog</name>
    <message numerus="yes">
        <source>%n kind(s) of models raised to what the roster takes</source>
        <translation>
            <numerusform>%n kind of models raised to what the roster takes</numerusform>
            <numerusform>%n kinds of models raised to what the roster takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) changed</source>
        <translation>
            <numerusform>%n entry changed</numerusform>
            <numerusform>%n entries changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::ComparePane</name>
    <message numerus="yes">
        <source>%n unit(s) differ(s)</source>
        <translation>
            <numerusform>%n unit differs</numerusform>
            <numerusform>%n units differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::DataDialog</name>
    <message numerus="yes">
        <source>%n fault(s) in this folder. Nothing was read from it.</source>
        <translation>
            <numerusform>%n fault in this folder. Nothing was read from it.</numerusform>
            <numerusform>%n faults in this folder. Nothing was read from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) read without a fault.</source>
        <translation>
            <numerusform>%n file read without a fault.</numerusform>
            <numerusform>%n files read without a fault.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) of data are read…</source>
        <translation>
            <numerusform>%n folder of data is read…</numerusform>
            <numerusform>%n folders of data are read…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::DataFolderPane</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more catalogue(s) need files too.</source>
        <translation>
            <numerusform>%n more catalogue needs files too.</numerusform>
            <numerusform>%n more catalogues need files too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) have something that Muster does not know. A list that takes one of them is “Not judged”, never “Legal”.</source>
        <translation>
            <numerusform>%n place has something that Muster does not know. A list that takes it is “Not judged”, never “Legal”.</numerusform>
            <numerusform>%n places have something that Muster does not know. A list that takes one of them is “Not judged”, never “Legal”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muster knows all that is in these data. %n fault(s) in them were found.</source>
        <translation>
            <numerusform>Muster knows all that is in these data. %n fault in them was found.</numerusform>
            <numerusform>Muster knows all that is in these data. %n faults in them were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::FindingsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to find. %n limit(s) looked at</source>
        <translation>
            <numerusform>Nothing to find. %n limit looked at</numerusform>
            <numerusform>Nothing to find. %n limits looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::FolderDetails</name>
    <message numerus="yes">
        <source>%n line(s) of the text are guesses or were not understood. Open the list to see them.</source>
        <translation>
            <numerusform>%n line of the text is a guess or was not understood. Open the list to see it.</numerusform>
            <numerusform>%n lines of the text are guesses or were not understood. Open the list to see them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::FolderWindow</name>
    <message numerus="yes">
        <source>%1 And %n more of this kind.</source>
        <translation>
            <numerusform>%1 And %n more of this kind.</numerusform>
            <numerusform>%1 And %n more of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::GridPage</name>
    <message numerus="yes">
        <source>%n row(s) were left out. A new row begins with a name, and at most %1 cells are pasted at once.</source>
        <translation>
            <numerusform>%n row was left out. A new row begins with a name, and at most %1 cells are pasted at once.</numerusform>
            <numerusform>%n rows were left out. A new row begins with a name, and at most %1 cells are pasted at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::HeadBar</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unit(s)</source>
        <translation>
            <numerusform>unit</numerusform>
            <numerusform>units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal: %n warning(s)</source>
        <translation>
            <numerusform>Legal: %n warning</numerusform>
            <numerusform>Legal: %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not legal: %n error(s)</source>
        <translation>
            <numerusform>Not legal: %n error</numerusform>
            <numerusform>Not legal: %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unit(s), %1</source>
        <translation>
            <numerusform>unit, %1</numerusform>
            <numerusform>units, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::ImportDialog</name>
    <message numerus="yes">
        <source>“%1”: %n row(s) understood</source>
        <translation>
            <numerusform>“%1”: %n row understood</numerusform>
            <numerusform>“%1”: %n rows understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation>
            <numerusform>%1: %n row</numerusform>
            <numerusform>%1: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not understood. They are left out:</source>
        <translation>
            <numerusform>%n row not understood. It is left out:</numerusform>
            <numerusform>%n rows not understood. They are left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %n Row(s)</source>
        <translation>
            <numerusform>&amp;Import %n Row</numerusform>
            <numerusform>&amp;Import %n Rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryDetails</name>
    <message numerus="yes">
        <source>%n rosters are selected</source>
        <translation>
            <numerusform>%n roster is selected</numerusform>
            <numerusform>%n rosters are selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::LibraryPage</name>
    <message numerus="yes">
        <source>%1, %n roster(s)</source>
        <translation>
            <numerusform>%1, %n roster</numerusform>
            <numerusform>%1, %n rosters</numerusform>
        </translation>
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
            <numerusform>%n not legal</numerusform>
            <numerusform>%n not legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n empty</numerusform>
            <numerusform>%n empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n not judged</numerusform>
            <numerusform>%n not judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not readable</source>
        <translation>
            <numerusform>%n not readable</numerusform>
            <numerusform>%n not readable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be judged</source>
        <translation>
            <numerusform>%n to be judged</numerusform>
            <numerusform>%n to be judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n roster</numerusform>
            <numerusform>%n rosters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) not there</source>
        <translation>
            <numerusform>%n folder not there</numerusform>
            <numerusform>%n folders not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rosters were moved to the bin.</source>
        <translation>
            <numerusform>%n roster was moved to the bin.</numerusform>
            <numerusform>%n rosters were moved to the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) only searched in part</source>
        <translation>
            <numerusform>%n roster only searched in part</numerusform>
            <numerusform>%n rosters only searched in part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) have more units and notes than there is room for: the search finds only the first of their words. Open a roster to search all of it.</source>
        <translation>
            <numerusform>%n roster has more units and notes than there is room for: the search finds only the first of its words. Open it to search all of it.</numerusform>
            <numerusform>%n rosters have more units and notes than there is room for: the search finds only the first of their words. Open a roster to search all of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::LimitStrip</name>
    <message numerus="yes">
        <source>Limits: %n full</source>
        <translation>
            <numerusform>Limits: %n full</numerusform>
            <numerusform>Limits: %n full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits: %n broken</source>
        <translation>
            <numerusform>Limits: %n broken</numerusform>
            <numerusform>Limits: %n broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All limits: %n</source>
        <translation>
            <numerusform>All limits: %n</numerusform>
            <numerusform>All limits: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::MainWindow</name>
    <message numerus="yes">
        <source>This roster has %n of them, which the data will not know any more.</source>
        <translation>
            <numerusform>This roster has %n of them, which the data will not know any more.</numerusform>
            <numerusform>This roster has %n of them, which the data will not know any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n roster(s) go into one print. Select fewer.</source>
        <translation>
            <numerusform>At most %n roster goes into one print. Select fewer.</numerusform>
            <numerusform>At most %n rosters go into one print. Select fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1”, version %2, with %n army(ies), comes from somebody else. Its figures: %3.</source>
        <translation>
            <numerusform>“%1”, version %2, with %n army, comes from somebody else. Its figures: %3.</numerusform>
            <numerusform>“%1”, version %2, with %n armies, comes from somebody else. Its figures: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::MarkCounts</name>
    <message numerus="yes">
        <source>%n sure</source>
        <translation>
            <numerusform>%n sure</numerusform>
            <numerusform>%n sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n likely</source>
        <translation>
            <numerusform>%n likely</numerusform>
            <numerusform>%n likely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n not understood</numerusform>
            <numerusform>%n not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::NewRosterDialog</name>
    <message numerus="yes">
        <source>%n army(s)</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n catalogue(s)</source>
        <translation>
            <numerusform>%n catalogue</numerusform>
            <numerusform>%n catalogues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::OwnUnitDialog</name>
    <message numerus="yes">
        <source>%1 model(s)</source>
        <translation>
            <numerusform>%1 model</numerusform>
            <numerusform>%1 models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::ProfileView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::RepairDialog</name>
    <message numerus="yes">
        <source>%n way(s) to make %1 legal</source>
        <translation>
            <numerusform>%n way to make %1 legal</numerusform>
            <numerusform>%n ways to make %1 legal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::RosterController</name>
    <message numerus="yes">
        <source>%n unit(s) copied</source>
        <translation>
            <numerusform>%n unit copied</numerusform>
            <numerusform>%n units copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::widgets::UnitPreview</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>{n} {n:error|errors}</source>
        <translation>
            <numerusform>{n} error</numerusform>
            <numerusform>{n} errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:warning|warnings}</source>
        <translation>
            <numerusform>{n} warning</numerusform>
            <numerusform>{n} warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:note|notes}</source>
        <translation>
            <numerusform>{n} note</numerusform>
            <numerusform>{n} notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit|units}</source>
        <translation>
            <numerusform>{n} unit</numerusform>
            <numerusform>{n} units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models}</source>
        <translation>
            <numerusform>{n} model</numerusform>
            <numerusform>{n} models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} and {n} more</numerusform>
            <numerusform>{names} and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} models; its sizes are {sizes}.</source>
        <translation>
            <numerusform>{unit} has {actual} models; its sizes are {sizes}.</numerusform>
            <numerusform>{unit} has {actual} models; its sizes are {sizes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it always has {allowed}.</source>
        <translation>
            <numerusform>{unit} has {actual} model; it always has {allowed}.</numerusform>
            <numerusform>{unit} has {actual} models; it always has {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it may have at most {allowed}.</source>
        <translation>
            <numerusform>{unit} has {actual} model; it may have at most {allowed}.</numerusform>
            <numerusform>{unit} has {actual} models; it may have at most {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it needs at least {allowed}.</source>
        <translation>
            <numerusform>{unit} has {actual} model; it needs at least {allowed}.</numerusform>
            <numerusform>{unit} has {actual} models; it needs at least {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} models as {group}; at most {allowed} are allowed.</source>
        <translation>
            <numerusform>{unit}: {actual} models as {group}; at most {allowed} are allowed.</numerusform>
            <numerusform>{unit}: {actual} models as {group}; at most {allowed} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} of {option}; at most {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {actual} of {option}; at most {allowed} is allowed.</numerusform>
            <numerusform>{unit}: {actual} of {option}; at most {allowed} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {actual} of {option}; at least {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {actual} of {option}; at least {allowed} is allowed.</numerusform>
            <numerusform>{unit}: {actual} of {option}; at least {allowed} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} {n:point|points}</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} with {n} units</source>
        <translation>
            <numerusform>{unit} with {n} units</numerusform>
            <numerusform>{unit} with {n} units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} × {unit}</source>
        <translation>
            <numerusform>Add {n} × {unit}</numerusform>
            <numerusform>Add {n} × {unit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} × {unit} to {above}</source>
        <translation>
            <numerusform>Add {n} × {unit} to {above}</numerusform>
            <numerusform>Add {n} × {unit} to {above}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give {units} {n} {n:model|models}</source>
        <translation>
            <numerusform>Give {units} {n} model</numerusform>
            <numerusform>Give {units} {n} models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {n} × {option} for {units}</source>
        <translation>
            <numerusform>Take {n} × {option} for {units}</numerusform>
            <numerusform>Take {n} × {option} for {units}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {n} × {option} for {units}</source>
        <translation>
            <numerusform>Only {n} × {option} for {units}</numerusform>
            <numerusform>Only {n} × {option} for {units}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {n} × {group} in {units}</source>
        <translation>
            <numerusform>Only {n} × {group} in {units}</numerusform>
            <numerusform>Only {n} × {group} in {units}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models} at most</source>
        <translation>
            <numerusform>{n} model at most</numerusform>
            <numerusform>{n} models at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sizes} {n:model|models}</source>
        <translation>
            <numerusform>{sizes} model</numerusform>
            <numerusform>{sizes} models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unknown {n:name|names}</source>
        <translation>
            <numerusform>{n} unknown name</numerusform>
            <numerusform>{n} unknown names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read from words: {n} {n:line|lines} {n:is|are} sure</source>
        <translation>
            <numerusform>Read from words: {n} line is sure</numerusform>
            <numerusform>Read from words: {n} lines are sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:is|are} likely</source>
        <translation>
            <numerusform>{n} is likely</numerusform>
            <numerusform>{n} are likely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:is|are} doubtful</source>
        <translation>
            <numerusform>{n} is doubtful</numerusform>
            <numerusform>{n} are doubtful</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:was|were} not understood</source>
        <translation>
            <numerusform>{n} was not understood</numerusform>
            <numerusform>{n} were not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:line|lines} not understood</source>
        <translation>
            <numerusform>{n} line not understood</numerusform>
            <numerusform>{n} lines not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:finding|findings} of this kind.</source>
        <translation>
            <numerusform>{n} more finding of this kind.</numerusform>
            <numerusform>{n} more findings of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:model|models}; it has none of its own.</source>
        <translation>
            <numerusform>{unit} has {actual} model; it has none of its own.</numerusform>
            <numerusform>{unit} has {actual} models; it has none of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has {actual} {n:unit|units} as {slot}; it needs at least {allowed}.</source>
        <translation>
            <numerusform>{unit} has {actual} unit as {slot}; it needs at least {allowed}.</numerusform>
            <numerusform>{unit} has {actual} units as {slot}; it needs at least {allowed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} finds no free slot on {carrier}: {slot} takes {allowed} {n:unit|units}.</source>
        <translation>
            <numerusform>{unit} finds no free slot on {carrier}: {slot} takes {allowed} unit.</numerusform>
            <numerusform>{unit} finds no free slot on {carrier}: {slot} takes {allowed} units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:choice|choices}</source>
        <translation>
            <numerusform>{n} more choice</numerusform>
            <numerusform>{n} more choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:name is|names are} unknown.</source>
        <translation>
            <numerusform>{n} more name is unknown.</numerusform>
            <numerusform>{n} more names are unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {mount} has {options}; at most {allowed} {n:is|are} allowed.</source>
        <translation>
            <numerusform>{unit}: {mount} has {options}; at most {allowed} is allowed.</numerusform>
            <numerusform>{unit}: {mount} has {options}; at most {allowed} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words on {n} {n:line|lines} were taken for remarks.</source>
        <translation>
            <numerusform>Words on {n} line were taken for remarks.</numerusform>
            <numerusform>Words on {n} lines were taken for remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:change|changes}</source>
        <translation>
            <numerusform>{n} change</numerusform>
            <numerusform>{n} changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit leaves|units leave}</source>
        <translation>
            <numerusform>{n} unit leaves</numerusform>
            <numerusform>{n} units leave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:unit is|units are} new</source>
        <translation>
            <numerusform>{n} unit is new</numerusform>
            <numerusform>{n} units are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least {n} {n:change is|changes are} needed.</source>
        <translation>
            <numerusform>At least {n} change is needed.</numerusform>
            <numerusform>At least {n} changes are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new {n:unit|units}</source>
        <translation>
            <numerusform>{n} new unit</numerusform>
            <numerusform>{n} new units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks for {n} {n:unit|units} besides.</source>
        <translation>
            <numerusform>It asks for {n} unit besides.</numerusform>
            <numerusform>It asks for {n} units besides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the {counted} that it counts, it asks for {n} other {n:unit|units} besides.</source>
        <translation>
            <numerusform>For the {counted} that it counts, it asks for {n} other unit besides.</numerusform>
            <numerusform>For the {counted} that it counts, it asks for {n} other units besides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have {n} × {group} in {units}</source>
        <translation>
            <numerusform>Have {n} × {group} in {units}</numerusform>
            <numerusform>Have {n} × {group} in {units}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more {n:model|models}</source>
        <translation>
            <numerusform>{n} more model</numerusform>
            <numerusform>{n} more models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:model|models} or more</source>
        <translation>
            <numerusform>{n} model or more</numerusform>
            <numerusform>{n} models or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>{number} {n:unit|units}</source>
        <translation>
            <numerusform>{number} unit</numerusform>
            <numerusform>{number} units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {n:model|models}</source>
        <translation>
            <numerusform>{number} model</numerusform>
            <numerusform>{number} models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes {n} {n:hand|hands}</source>
        <translation>
            <numerusform>takes {n} hand</numerusform>
            <numerusform>takes {n} hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} own templates</source>
        <translation>
            <numerusform>{n} own template</numerusform>
            <numerusform>{n} own templates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>own {n:template|templates} {files}</source>
        <translation>
            <numerusform>own template {files}</numerusform>
            <numerusform>own templates {files}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {n:ruling|rulings}</source>
        <translation>
            <numerusform>{number} ruling</numerusform>
            <numerusform>{number} rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:thing|things} could not be judged by the data of this game.</source>
        <translation>
            <numerusform>{n} thing could not be judged by the data of this game.</numerusform>
            <numerusform>{n} things could not be judged by the data of this game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:roster|rosters}</source>
        <translation>
            <numerusform>{n} roster</numerusform>
            <numerusform>{n} rosters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:inch|inches}</source>
        <translation>
            <numerusform>{n} inch</numerusform>
            <numerusform>{n} inches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:centimetre|centimetres}</source>
        <translation>
            <numerusform>{n} centimetre</numerusform>
            <numerusform>{n} centimetres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:hex|hexes}</source>
        <translation>
            <numerusform>{n} hex</numerusform>
            <numerusform>{n} hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:box|boxes}</source>
        <translation>
            <numerusform>{n} box</numerusform>
            <numerusform>{n} boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} and {n} more</numerusform>
            <numerusform>{names} and {n} more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>{n} {n:line is a guess or was not understood|lines are guesses or were not understood}</source>
        <translation>
            <numerusform>{n} line is a guess or was not understood</numerusform>
            <numerusform>{n} lines are guesses or were not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} and {n} more</numerusform>
            <numerusform>{names} and {n} more</numerusform>
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
            <numerusform>{n} not legal</numerusform>
            <numerusform>{n} not legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} to review</source>
        <translation>
            <numerusform>{n} to review</numerusform>
            <numerusform>{n} to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not judged</source>
        <translation>
            <numerusform>{n} not judged</numerusform>
            <numerusform>{n} not judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} empty</source>
        <translation>
            <numerusform>{n} empty</numerusform>
            <numerusform>{n} empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not readable</source>
        <translation>
            <numerusform>{n} not readable</numerusform>
            <numerusform>{n} not readable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} {n:list|lists}</source>
        <translation>
            <numerusform>{n} list</numerusform>
            <numerusform>{n} lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {n} more {n:finding|findings}</source>
        <translation>
            <numerusform>and {n} more finding</numerusform>
            <numerusform>and {n} more findings</numerusform>
        </translation>
    </message>
</context>
</TS>
