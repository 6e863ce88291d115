import { describe, expect, it } from 'vitest'
import { mostFileBytes, TooLarge } from '../../../client/parts/files/importLimits.ts'
import { exportFormats } from '../../../client/parts/questionSets/export/exportFormats.ts'
import { whatCarries } from '../../../client/parts/questionSets/export/whatCarries.ts'
import type { Imported } from '../../../client/screens/questionSets/import/candidate.ts'
import { readQuestionBytes, readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { imageDataMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { addressOf, pictures } from './somePictures.ts'
import { zipOf } from './zipOf.ts'

const [dot, photo] = [addressOf('gif'), addressOf('png')]

const moodle = (question: string, answer = '', files = '', filesOfAnswer = '') =>
  readQuestionText(
    `<?xml version="1.0"?><quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${question}]]></text>${files}</questiontext>
<answer fraction="100" format="html"><text><![CDATA[${answer}]]></text>${filesOfAnswer}</answer><answer fraction="0"><text>no</text></answer></question></quiz>`,
  )

const file = (name: string, data: string) => `<file name="${name}" path="/" encoding="base64">${data}</file>`

const item = (body: string, answer = 'yes') =>
  `<assessmentItem title="t" identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration>
<itemBody>${body}<choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">${answer}</simpleChoice><simpleChoice identifier="b">no</simpleChoice></choiceInteraction></itemBody></assessmentItem>`

const packed = (body: string, answer: string, files: Record<string, string | Buffer>) =>
  readQuestionBytes(
    zipOf({
      'imsmanifest.xml':
        '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="items/1.xml"/></resources></manifest>',
      'items/1.xml': item(body, answer),
      ...files,
    }),
  )

const gift = (question: string, answer = 'yes') => readQuestionText(`::1::[html]${question} {=${answer} ~no}`)

/** GIFT has to escape these signs in an address. */
const escaped = (address: string) => address.replace(/[=:]/g, '\\$&')

const shown = ({ rows: [row], leavesMedia = false }: Imported) => ({
  question: row?.question?.question,
  image: row?.question?.image ?? '',
  beside: (row?.question && 'answerImages' in row.question ? row.question.answerImages : undefined) ?? [],
  leavesMedia,
})

const whole = { question: 'Which?', image: dot, beside: [photo, ''], leavesMedia: false }

describe('pictures of questions and of answers', () => {
  it('come along from a file of Moodle, from beside the texts and from inside them', async () => {
    const img = (name: string) => `<img src="@@PLUGINFILE@@/${name}" alt="">`
    expect(
      shown(
        await moodle(
          `Which? ${img('a%20b.gif')}`,
          `yes${img('b.png')}`,
          file('a b.gif', pictures.gif),
          file('b.png', pictures.png),
        ),
      ),
    ).toEqual(whole)
    expect(shown(await moodle(`Which? <img src="${dot}">`, `<img alt="yes" src='${photo}'/>`))).toEqual(whole)
  })

  it('come along from GIFT, where they stand in the text', async () => {
    const img = (address: string) => `<img src\\="${escaped(address)}">`
    expect(shown(await gift(`Which? ${img(dot)}`, `yes ${img(photo)}`))).toEqual(whole)
    // A long picture before the question is not taken for the question.
    const large = `data:image/gif;base64,${Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60_001, 7), Buffer.from(';')]).toString('base64')}`
    expect(shown(await gift(`${img(large)} Which?`))).toMatchObject({ question: 'Which?', image: large })
  })

  it('come along from a package, from wherever in it they lie', async () => {
    const files = {
      'images/a b.gif': Buffer.from(pictures.gif, 'base64'),
      'items/b.png': Buffer.from(pictures.png, 'base64'),
    }
    expect(
      shown(
        await packed('<p>Which?<img src="../images/a%20b.gif" alt=""/></p>', 'yes<img src="b.png" alt=""/>', files),
      ),
    ).toEqual(whole)
    expect(
      shown(
        await packed(`<p>Which?<object data="${dot}" type="image/gif"/></p>`, `<img src="${photo}" alt="yes"/>`, {}),
      ),
    ).toEqual(whole)
  })

  it('are those that a text names: where that one is too large, none beside it takes its place', async () => {
    const large = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(imageDataMaxLength), Buffer.from(';')])
    const files = file('map.gif', large.toString('base64')) + file('old.png', pictures.png)
    const none = { question: 'Which?', image: '', beside: [], leavesMedia: true }
    expect(shown(await moodle('Which? <img src="@@PLUGINFILE@@/map.gif">', 'yes', files))).toEqual(none)
    expect(shown(await moodle('Which?', 'yes', files))).toMatchObject({ image: photo })
  })

  it('come back with a set of ours however many they are, where another file of that size is refused', async () => {
    const photo = (n: number) => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(140_000, n), Buffer.from(';')])
    const questions = Array.from({ length: 40 }, (_, n) => ({
      ...{ question: `Which is ${n}?`, answers: ['a', 'b', 'c', 'd'], correct: 0 },
      image: `data:image/gif;base64,${photo(n).toString('base64')}`,
    }))
    const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
    const own = JSON.stringify({ title: 'Maps', questions }, null, 2)
    expect(own.length).toBeGreaterThan(mostFileBytes)
    const { format, rows } = await readQuestionBytes(bytesOf(own))
    expect([format, rows.map(({ question }) => question?.image)]).toEqual(['json', questions.map(({ image }) => image)])
    for (const other of [own.slice(0, -1), `Which? ${own}`])
      await expect(readQuestionBytes(bytesOf(other))).rejects.toThrow(TooLarge)
  })

  it('of pairs stay behind, and that is said', async () => {
    const img = `<img src\\="${escaped(dot)}">`
    const pairs = await readQuestionText(`::1::[html]Which belong together? {=cat ${img} -> Katze =dog -> Hund}`)
    expect(pairs).toMatchObject({ format: 'gift', leavesMedia: true })
    const written = await readQuestionText('::1::[html]Which belong together? {=cat -> Katze =dog -> Hund}')
    expect(written.leavesMedia).toBeUndefined()
  })

  it('stay behind, and that is said, where they lie elsewhere, are none, or would not be kept', async () => {
    const tooLarge = Buffer.concat([
      Buffer.from('GIF89a'),
      Buffer.alloc(imageDataMaxLength),
      Buffer.from(';'),
    ]).toString('base64')
    const half = pictures.png.slice(0, 40)
    const addresses = [
      'https://pictures.example/a.png',
      '//pictures.example/a.png',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
      `data:text/html;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`,
      `data:image/png;base64,${half}`,
      `data:image/gif;base64,${tooLarge}`,
      '@@PLUGINFILE@@/elsewhere.png',
      '../../../etc/passwd',
    ]
    for (const address of addresses) {
      const none = { question: 'Which?', image: '', beside: [], leavesMedia: true }
      const what = address.slice(0, 60)
      expect(shown(await moodle(`Which? <img src="${address}">`, 'yes')), what).toEqual(none)
      expect(shown(await moodle('Which?', `yes <img src="${address}">`)), what).toEqual(none)
      expect(shown(await gift(`Which? <img src\\="${escaped(address)}">`)), what).toEqual(none)
      expect(shown(await gift('Which?', `yes <img src\\="${escaped(address)}">`)), what).toEqual(none)
      expect(shown(await packed(`<p>Which?<img src="${address}"/></p>`, 'yes', {})), what).toEqual(none)
      expect(shown(await packed('<p>Which?</p>', `yes<img src="${address}"/>`, {})), what).toEqual(none)
    }
    const svg = { 'images/a.png': Buffer.from('<svg onload="alert(1)"/>') }
    expect(shown(await packed('<p>Which?<img src="../images/a.png"/></p>', 'yes', svg))).toMatchObject({
      image: '',
      leavesMedia: true,
    })
  })

  it('of one size however often a package shows them: it is unpacked once', async () => {
    const picture = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(140_000), Buffer.from(';')])
    const items = Array.from(
      { length: 300 },
      (_, at) => [`items/${at}.xml`, item('<p>Which?<img src="../a.gif"/></p>')] as const,
    )
    const { rows } = await readQuestionBytes(
      zipOf({ 'imsmanifest.xml': '<manifest/>', ...Object.fromEntries(items), 'a.gif': picture }),
    )
    expect(rows).toHaveLength(300)
    expect(new Set(rows.map(({ question }) => question?.image?.length))).toEqual(
      new Set([picture.toString('base64').length + 22]),
    )
  })
})

describe('a file of ours', () => {
  const linked: KeyedQuestion = {
    question: 'Which?',
    image: 'https://pictures.example/a.png',
    answers: ['yes', 'no'],
    correct: 0,
  }
  const own: KeyedQuestion = { ...linked, image: dot, answerImages: [photo, ''] }

  it.each(['moodle', 'gift', 'qti2', 'qti3'] as const)(
    '%s takes along what lies in the set, and says that it leaves what is only linked',
    async (name) => {
      const format = await exportFormats[name]()
      expect(whatCarries(format, [own]).lost).toEqual([])
      expect(whatCarries(format, [linked]).lost).toEqual(['image'])
      const bytes = new Uint8Array(
        await new Blob([await format.write([own], { title: '', subject: '' })]).arrayBuffer(),
      )
      expect(shown(await readQuestionBytes(bytes))).toEqual(whole)
    },
  )

  it('says of tables that they have no place for pictures', async () => {
    expect(whatCarries(await exportFormats.csv(), [own]).lost).toEqual(['image'])
  })
})
