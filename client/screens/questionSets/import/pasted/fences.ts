/** A line that begins or ends code, or all that an assistant has written. */
export const isFence = (line: string): boolean => /^\s*(```|~~~)[\w-]*\s*$/.test(line)
