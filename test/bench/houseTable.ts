// `npm run house`: the state of the source. The tests hold the limits; this prints the figures.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { askedIn, colourHomes, literalColours, sheets, sidesOfScreen } from '../client/styles/sheets.ts'
import { functionsOver } from '../functions.ts'
import { circlesIn, filesBelow, importsOf, root } from '../imports.ts'

const houses = ['rooms/shared', 'rooms', 'server', 'client', 'test']

const sourceBelow = (house: string): string[] =>
  readdirSync(join(root, house), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1

const lines = new Map(houses.flatMap(sourceBelow).map((file) => [file, linesOf(file)]))

const linesBelow = (house: string): number =>
  [...lines].reduce((sum, [file, count]) => sum + (file.startsWith(`${house}/`) ? count : 0), 0)

const shipped = [...lines].filter(([file]) => !file.startsWith('test/')).map(([, count]) => count)
shipped.sort((a, b) => a - b)

const inFolders = new Map<string, number>()
for (const file of lines.keys()) inFolders.set(dirname(file), (inFolders.get(dirname(file)) ?? 0) + 1)
const foldersOver = (most: number): number => [...inFolders.values()].filter((count) => count > most).length

const steps = ['rooms', 'server', 'client'].flatMap(filesBelow).flatMap(importsOf)
const atOnce = steps.filter(({ isLate }) => !isLate)

const queries = (of: 'media' | 'container'): number => new Set(sheets.flatMap((sheet) => askedIn(sheet, of))).size

const coloured = sheets.filter(({ file }) => !colourHomes.includes(file))
const long = Object.values(functionsOver(60))

const comments = [...lines.keys()]
  .filter((file) => !file.startsWith('test/'))
  .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/^\s*(?:\/\/|\/?\*).*|\/\*\*? .*\*\//gm) ?? [])
const nameless = comments.filter((line) => /\b(?:nobody|whoever|who comes|what is not)\b/i.test(line))

const figures: readonly (readonly [string, number | string])[] = [
  ...houses.map((house) => [`lines below \`${house}\``, linesBelow(house)] as const),
  ['lines of a file, p95', shipped[Math.floor(shipped.length * 0.95)] ?? 0],
  ['functions over 60 / 80 lines', `${long.length} / ${long.filter((count) => count > 80).length}`],
  ['folders with more than 25 / 30 files', `${foldersOver(25)} / ${foldersOver(30)}`],
  ['circles of imports, with types', circlesIn(atOnce).length],
  ['without types', circlesIn(atOnce.filter(({ typeOnly }) => !typeOnly)).length],
  ['colours written out beside the tokens', coloured.flatMap(literalColours).length],
  ['different `@media` / `@container`', `${queries('media')} / ${queries('container')}`],
  ['lines of comments', comments.length],
  ['of them about nobody or whoever', nameless.length],
  ['sides of the screen in styles', sheets.flatMap(sidesOfScreen).length],
]

for (const [what, figure] of figures) process.stdout.write(`| ${what} | ${figure} |\n`)
