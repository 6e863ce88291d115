/**
 * A page gives up a server that is silent for eight seconds. After a shorter standstill all pages are still there, and
 * what was tapped on them counts by the time that went on for them. After a longer one, as when a laptop slept, all
 * pages have gone, and nobody could play meanwhile.
 */
export const longestStillMs = 8_000
