import { describe, expect, it } from 'vitest'
import {
  FileRefused,
  mostFileBytes,
  mostLines,
  mostRows,
  mostUnpackedBytes,
  type Refusal,
} from '../../../client/parts/files/importLimits.ts'
import { zipped } from '../../../client/parts/files/zipWriting.ts'
import { csv, xlsx } from '../../../client/parts/questionSets/export/ownTables.ts'
import { type Imported, withoutUnseen } from '../../../client/screens/questionSets/import/candidate.ts'
import { leftBehind } from '../../../client/screens/questionSets/import/leftBehind.ts'
import { readPastedText } from '../../../client/screens/questionSets/import/pasted/pastedText.ts'
import { readQuestionBytes, readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { tablesIn } from '../../../client/screens/questionSets/import/tablesInText.ts'
import { importTexts } from '../../../client/texts/school/importing.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { workedMs } from '../../rooms/shared/workedMs.ts'
import { zipOf } from './zipOf.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const quiz = (inner: string) => `<?xml version="1.0"?><quiz>${inner}</quiz>`
const asked = (text: string) =>
  `<question type="shortanswer"><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>yes</text></answer></question>`

const laughs = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>${quiz(asked('&j;'))}`

const manifest = (href: string) =>
  `<manifest><resources><resource identifier="a" type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`

/** A zip file in which nine names point to the same bytes. */
function manyNames(): Uint8Array<ArrayBuffer> {
  const one = Buffer.from(zipped({ '1.xml': `<assessmentItem>${' '.repeat(4_000_000)}</assessmentItem>` }))
  const [listAt, end] = [one.readUInt32LE(one.length - 6), Buffer.from(one.subarray(-22))]
  const lists = Array.from({ length: 9 }, (_, at) => {
    const listed = Buffer.from(one.subarray(listAt, -22))
    listed.write(`${at + 1}.xml`, 46)
    return listed
  })
  end.writeUInt16LE(lists.length, 10)
  return new Uint8Array(Buffer.concat([one.subarray(0, listAt), ...lists, end]))
}

const refused: readonly [string, Refusal, () => Uint8Array<ArrayBuffer>][] = [
  ['a file of a film', 'tooLarge', () => new Uint8Array(mostFileBytes + 1)],
  ['a billion laughs', 'declares', () => bytesOf(laughs)],
  [
    'a file that includes another',
    'declares',
    () => bytesOf(`<?xml version="1.0"?><!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]>${quiz(asked('&x;'))}`),
  ],
  ['elements in elements without end', 'tooDeep', () => bytesOf(quiz('<p>'.repeat(200_000)))],
  ['more elements than anybody writes', 'tooLarge', () => bytesOf(quiz('<a/>'.repeat(200_000)))],
  ['an XML file that breaks off', 'unreadable', () => bytesOf(quiz('<question type="shortanswer"><te'))],
  ['elements that cross', 'unreadable', () => bytesOf('<?xml version="1.0"?><quiz><b><i></b></i></quiz>')],
  [
    'a zip that unpacks to a flood',
    'tooLarge',
    () => zipOf({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': ' '.repeat(mostUnpackedBytes + 1) }),
  ],
  ['a zip in which many names lead to the same bytes', 'tooLarge', manyNames],
  [
    'items that declare',
    'declares',
    () => zipOf({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><assessmentItem/>' }),
  ],
  ['a document', 'document', () => zipOf({ 'word/document.xml': '<w:document/>' })],
  ['a PDF', 'document', () => bytesOf('%PDF-1.7 …')],
  ['a package of Anki', 'ankiPackage', () => zipOf({ 'collection.anki21': 'SQLite format 3' })],
  [
    'a spreadsheet with a password',
    'lockedSheet',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(124), ...Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  ['a spreadsheet of 1997', 'oldSheet', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  [
    'a sheet of LibreOffice',
    'openSheet',
    () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<office/>' }),
  ],
  [
    'a text of LibreOffice',
    'document',
    () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' }),
  ],
  ['QTI of 2002', 'oldQti', () => bytesOf('<?xml version="1.0"?><questestinterop><item/></questestinterop>')],
]

describe('a hostile file', () => {
  it.each(refused)('%s is refused: %s', async (_, reason, file) => {
    await expect(readQuestionBytes(file())).rejects.toMatchObject({ reason })
    expect(importTexts.refused[reason].length).toBeGreaterThan(20)
  })

  it.each([
    ['braces', '{'],
    ['pairs of braces', '{=a}'],
    ['tags', '<script'],
    ['comments', '<!--'],
    ['answers', 'A) x\n'],
    ['labels', 'Right: A\n'],
    ['questions', 'Question: x\n\n'],
    ['quotes', '"a\n'],
    ['doubled quotes', '"a""b,'],
    ['bars', '|a|b|\n'],
    ['titles', '::a::'],
    ['brackets', '[['],
    ['entities', '&a;'],
    ['gaps', '{{c1::'],
    ['stars', '**'],
    ['tabs', '\t'],
    ['empty lines', '\n'],
    ['empty lines of an old Macintosh', '\r'],
  ])('of nothing but %s is read from front to back, and no further than anybody looks', async (_, piece) => {
    const text = piece.repeat(Math.floor(300_000 / piece.length))
    for (const head of ['', '#separator:tab\n', '::1::x\n\n', 'Question,Answer 1,Answer 2\n', 'a. x']) {
      const read = await readQuestionText(head + text).catch((error: unknown) => error)
      if (read instanceof FileRefused) continue
      expect((read as Imported).rows.length).toBeLessThanOrEqual(mostRows * 6)
    }
  })

  it('of stars before words costs four times as much if it is four times as long', () => {
    const costOf = (words: number) => workedMs(() => readPastedText(`A) x${' **a'.repeat(words)}`))
    costOf(1000)
    expect(costOf(32_000)).toBeLessThan(10 * costOf(8000) + 100)
  })

  it.each([
    ['first answers', 'A) - - '],
    ['points', '- '],
    ['rows', '| '],
    ['words', 'x'],
  ])('of long lines of %s below a question costs four times as much if it is four times as long', (_, begun) => {
    const line = `${begun}${'words and '.repeat(20)}\n`
    const costOf = (lines: number) => workedMs(() => readPastedText(`Question: x\n${line.repeat(lines)}`))
    costOf(500)
    expect(costOf(8000)).toBeLessThan(10 * costOf(2000) + 100)
  })

  it('of nothing but headings of tables costs no more than a few times what one table of as many rows does', () => {
    const costOf = (line: string) => workedMs(() => tablesIn(['Question\tA\tB', ...Array<string>(8000).fill(line)]))
    costOf('x\ty\tz')
    expect(costOf('Question\tA\tB')).toBeLessThan(10 * costOf('x\ty\tz') + 100)
  })

  it('brings no tag along, and no word of what runs in one', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '<style>*{}</style>',
    ]
    for (const text of texts) {
      const written = quiz(asked(`<![CDATA[Is it ${text}safe?]]>`))
      const [row] = (await readQuestionText(`<?xml version="1.0"?>${written.slice(21)}`)).rows
      expect(row?.question?.question.replace('  ', ' ')).toMatch(/^Is it ?safe\?$/)
    }
  })

  it('with signs that turn a text round says so, and repairing takes them out', async () => {
    const [row] = (await readQuestionText('Question,Answer 1,Answer 2,Correct\nWho \u202ewrote it?,me,you,1')).rows
    expect(row?.problem).toBe('The question contains characters that cannot be shown')
    if (!row) throw new Error('no row')
    expect(withoutUnseen(row).question).toMatchObject({ question: 'Who wrote it?' })
  })
})

describe('a text that is not read to its end says so', () => {
  const asked = (count: number) => 'Italy?\nA) Rome ✓\nB) Po\n'.repeat(count)
  const cards = (count: number) => `Term\tDefinition\n${'dog\tHund\n'.repeat(count)}`
  const tableWith = (count: number) => `Question\tA\tB\tCorrect\n${'Italy?\tRome\tPo\tA\n'.repeat(count)}`
  const cut = 'Only the first 500 questions were read.'
  const toldOf = async (text: string) => leftBehind(await readQuestionText(text), 0, 0)

  it('of more lines', async () => {
    expect(await toldOf(`${asked(1)}${'\n'.repeat(mostLines)}${asked(1)}`)).toBe(
      'Only the first 20,000 lines were read.',
    )
    expect(await toldOf(`${asked(1)}${'\n'.repeat(mostLines - 7)}${asked(1)}`)).toBe(null)
  })

  it.each([
    ['questions', asked(mostRows + 1)],
    ['cards', cards(mostRows + 1)],
    ['cards below a greeting', `Hello!\n\n${cards(mostRows + 1)}`],
    ['rows', tableWith(mostRows + 1)],
    ['rows below a greeting', `Hello!\n\n${tableWith(mostRows + 1)}`],
  ])('of more %s', async (_, text) => expect(await toldOf(text)).toBe(cut))
})

describe('a file of ours', () => {
  const formulas = ['=HYPERLINK("http://x","y")', '+1+1', '-2', '@SUM(A1)', '\u00a0=1', '|calc']
  const question: KeyedQuestion = { question: '=cmd', answers: formulas, correct: 0 }

  it('has no cell that a spreadsheet would calculate', async () => {
    const text = String(await csv.write([question], { title: '', subject: '' }))
    const cells = text.split('\r\n')[1]?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) ?? []
    for (const cell of cells) expect(cell).not.toMatch(/^"?\s*[=+\-@|]/)
    const sheet = Buffer.from((await xlsx.write([question], { title: '', subject: '' })) as Uint8Array).toString(
      'latin1',
    )
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/t="s"/g)?.length).toBeGreaterThan(formulas.length)
  })
})
