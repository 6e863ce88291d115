import { locale } from './language.ts'

const megabyte = 1024 * 1024

/** Rounds up to a tenth, so that a small file never counts as 0. */
export const megabytesText = (bytes: number): string => (Math.ceil((bytes / megabyte) * 10) / 10).toLocaleString(locale)
