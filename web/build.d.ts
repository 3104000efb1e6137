// What is put into the scripts when the site is made.

/** As CMakeLists.txt has it. */
declare const PAGE_VERSION: string;
/** The address of all licences in full; empty in the one-file edition, which carries them itself. */
declare const LICENCES: string;
