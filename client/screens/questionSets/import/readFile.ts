import { decodeText, delimitedRows } from '../../../parts/files/delimitedText.ts'
import { FileRefused, mostFileBytes, mostOwnBytes, TooLarge } from '../../../parts/files/importLimits.ts'
import type { Imported } from './candidate.ts'

/** Blanks the fences that an assistant puts around its answer. Their lines stay, so that those behind keep their numbers. */
const withoutFences = (source: string): string => source.replace(/^[ \t]*(```|~~~)[\w-]*[ \t]*\r?$/gm, '')

/** What Moodle puts between brackets: `{=right ~wrong}`, `{#3}`, `{T}`. */
const looksLikeGift = (source: string): boolean =>
  /(^|[^\\$^_}\w])\{\s*(=|~|#\s*[-=\d]|T\s*[}#]|F\s*[}#]|TRUE|FALSE|\})/.test(source) || /^[ \t]*::.*::/m.test(source)

async function readXmlText(source: string): Promise<Imported> {
  const { childrenOf, readXml } = await import('./xmlTree.ts')
  const root = readXml(source)
  const [quiz] = childrenOf(root, 'quiz')
  if (quiz) return (await import('./moodleXml.ts')).readMoodle(quiz)
  return (await import('./qtiPackage.ts')).readQtiItem(root)
}

/** `1.` or `B)` before a tab, as Word lists. */
const isListed = (line: string): boolean => /^\s*\(?(?:\d{1,3}|[a-f])[.)]\s*\t/i.test(line)
/** `Answer:`, below such a list. */
const isLabel = (line: string): boolean => /^[\p{L} ]{1,30}:\t/u.test(line)

const areListed = (lines: readonly string[]): boolean =>
  lines.some(isListed) && lines.every((line) => isListed(line) || isLabel(line))

/** Cards as Quizlet gives them out: two sides and a tab between. */
const areCards = (source: string): boolean => {
  const lines = source.split(/\r?\n/, 600).filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.every((line) => line.split('\t').length === 2) && !areListed(lines)
}

const isXml = (source: string): boolean =>
  /^\s*<(\?xml|!(?!doctype html)|quiz\b|manifest\b|questestinterop\b|[\w:-]*assessment)/i.test(source)

/** Reads a text that is too long for any but a set of our own with its pictures. */
async function readOwnText(source: string): Promise<Imported> {
  const own = /^\s*[[{]/.test(source) ? (await import('./ownJson.ts')).readOwnJson(source) : null
  if (!own) throw new TooLarge()
  return own
}

/** Reads a text of any format. We recognise the format by the content, and load its reader only then. */
export async function readQuestionText(written: string): Promise<Imported> {
  if (written.length > mostOwnBytes) throw new TooLarge()
  const whole = written.replace(/^\ufeff/, '')
  if (written.length > mostFileBytes) return readOwnText(whole)
  const unfenced = withoutFences(whole)
  if (areCards(unfenced)) return (await import('./questionTable.ts')).readQuestionTable(delimitedRows(unfenced))
  if (isXml(whole)) return readXmlText(whole)
  if (/^\s*[[{]/.test(unfenced)) {
    const own = (await import('./ownJson.ts')).readOwnJson(unfenced)
    if (own) return own
  }
  const [anki, pasted, { hasHeading, readQuestionTable }, { asTable, drawnRows }, { readTextWithTables }, html] =
    await Promise.all([
      import('./anki.ts'),
      import('./pasted/pastedText.ts'),
      import('./questionTable.ts'),
      import('./drawnTable.ts'),
      import('./textWithTables.ts'),
      import('./drawnHtml.ts'),
    ])
  if (anki.isAnki(whole)) return anki.readAnki(whole)
  const source = html.withDrawnHtml(whole)
  const bare = withoutFences(source)
  const withTables = pasted.isExactText(source) ? undefined : readTextWithTables(bare)
  if (withTables) return withTables
  // A table of our own may hold brackets that are no formula, but it has no bars.
  const drawn = asTable(drawnRows(bare.split(/\r?\n/)))
  const table = drawn.length > 1 ? drawn : delimitedRows(bare)
  if (hasHeading(table)) return readQuestionTable(table)
  if (/^\s*(::|\/\/|\$CATEGORY)/i.test(bare)) return (await import('./gift.ts')).readGift(bare)
  if (pasted.isPastedText(source)) return pasted.readPastedText(source)
  if (looksLikeGift(bare)) return (await import('./gift.ts')).readGift(bare)
  return readQuestionTable(table)
}

async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<Imported> {
  const { openZip } = await import('../../../parts/files/zipFiles.ts')
  const zip = openZip(bytes)
  if (zip.names.some((name) => name.startsWith('collection.anki'))) throw new FileRefused('ankiPackage')
  if (zip.names.some((name) => /^(word|ppt)\//.test(name))) throw new FileRefused('document')
  const type = (await zip.read('mimetype')) ?? ''
  if (type.startsWith('application/vnd.oasis.opendocument'))
    throw new FileRefused(type.includes('spreadsheet') ? 'openSheet' : 'document')
  const qti = await import('./qtiPackage.ts')
  if (qti.isQtiPackage(zip.names) && !zip.names.includes('xl/workbook.xml')) return qti.readQtiPackage(zip)
  const [{ readSpreadsheet }, { readQuestionSheets }] = await Promise.all([
    import('./spreadsheet.ts'),
    import('./questionTable.ts'),
  ])
  const read = readQuestionSheets(await readSpreadsheet(bytes))
  // Pictures float over the cells, and nothing says for sure to which question or answer one of them belongs. In the sheet of
  // another product they are its decoration.
  const isOwn = read.format === 'table' || read.format === 'quizlet'
  return isOwn && zip.names.some((name) => name.startsWith('xl/media/')) ? { ...read, leavesMedia: true } : read
}

const begins = (bytes: Uint8Array, ...with_: number[]): boolean => with_.every((byte, at) => bytes[at] === byte)

/** Excel puts a file with a password into one that begins like the old ones. */
const isLocked = (bytes: Uint8Array): boolean => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')

/** Whether it begins like a set of our own. */
const mayBeOwn = (bytes: Uint8Array): boolean => /^[\ufeff\s]*[[{]/.test(decodeText(bytes.slice(0, 100)))

/** This device reads the whole file. Nothing of it leaves the device before the author saves it. */
export async function readQuestionBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Imported> {
  if (bytes.length > mostFileBytes && !mayBeOwn(bytes)) throw new TooLarge()
  // A list of words may begin with PKW.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return readZip(bytes)
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileRefused(isLocked(bytes) ? 'lockedSheet' : 'oldSheet')
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileRefused('document')
  return readQuestionText(decodeText(bytes))
}

export async function readQuestionFile(file: File): Promise<Imported> {
  if (file.size > mostOwnBytes) throw new TooLarge()
  return readQuestionBytes(new Uint8Array(await file.arrayBuffer()))
}
