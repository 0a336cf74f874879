// A library of somebody else's: nothing in it is a plugin of Muster.
extern "C" int answer();
int answer() { return 42; }
