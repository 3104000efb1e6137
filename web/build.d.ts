// Constants that the build puts into the scripts.

/** From CMakeLists.txt. */
declare const PAGE_VERSION: string;
/** The address of the full licence texts; empty in the one-file edition, which contains them. */
declare const LICENCES: string;
/** The address of the styles of late parts; empty in the one-file edition, which has them inline. */
declare const LATER_STYLES: string;
/** STUN servers that help two pages find each other, separated by commas; usually none. */
declare const STUN_SERVERS: string;
