/** Class names of which some may be absent. */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
