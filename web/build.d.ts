// What is put into the scripts when the site is made.

/** As CMakeLists.txt has it. */
declare const PAGE_VERSION: string;
/** The address of all licences in full; empty in the one-file edition, which carries them itself. */
declare const LICENCES: string;
/** The address of the styles of the parts that are fetched when first needed; empty in the one-file
 * edition, where they are in the page. */
declare const LATER_STYLES: string;
/** The STUN servers that may help two pages to find each other, separated by commas; mostly none. */
declare const STUN_SERVERS: string;
