/** What each heart that is left at the end is worth. */
export const heartPays = 50
