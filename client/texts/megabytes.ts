import { locale } from './language.ts'

const megabyte = 1024 * 1024

/** To a tenth, and never nothing where there is something. */
export const megabytesText = (bytes: number): string => (Math.ceil((bytes / megabyte) * 10) / 10).toLocaleString(locale)
