import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../../../client')

interface Sheet {
  file: string
  /** The sheet without its comments. */
  css: string
}

/** All styles of the pages. */
export const sheets: readonly Sheet[] = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    css: readFileSync(join(client, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))

/** The queries about a window, or about the room that a part has. */
export const askedIn = ({ css }: Sheet, of: 'media' | 'container'): string[] =>
  [...css.matchAll(new RegExp(`@${of}([^{]*)\\{`, 'g'))].map(([, query = '']) => query.trim())

const literal =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(|(?<=[\s(,:])(?:white|black|red|gold|silver|yellow|orange|green|blue|purple|pink|gr[ae]y)(?=[\s),])/gi

/** Colours that are written out instead of named by a token. */
export const literalColours = ({ css }: Sheet): string[] =>
  [...css.matchAll(/[\w-]+\s*:\s*([^;{}]+);/g)].flatMap(([, value = '']) =>
    [...` ${value} `.matchAll(literal)].map(([colour]) => colour),
  )

/** The sheets with the tokens. */
export const colourHomes = ['styles/tokens.css', 'styles/gameColours.css', 'styles/moreContrast.css']

const physical = [
  /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|color|style))?\s*:/,
  /(?<![-\w])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<![-\w])(?:text-align|float|clear|transform-origin|transition|will-change)\s*:[^;]*\b(?:left|right)\b/,
]

/** Four values of which the second and the fourth differ: `padding: 0 1rem 0 2rem`. */
const unequalSides = ({ property, value }: { property: string; value: string }): boolean => {
  const values = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return /^(?:margin|padding|inset)$/.test(property) && values.length === 4 && values[1] !== values[3]
}

/** Rules that name a side of the screen instead of a side of a line. */
export const sidesOfScreen = ({ css }: Sheet): string[] =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap(([whole, property = '', value = '']) =>
    physical.some((side) => side.test(whole)) || unequalSides({ property, value }) ? [whole] : [],
  )
