// Whoever keeps what they write reads it back first.
// writeRoster(roster) in a comment is not a call.
void save() { saveFile("a.muster", writeRoster(roster)); }
void keep() { saveFile("b.json", muster::writeCollection(collection)); }
void fine() { overwriteRoster(roster); }
