import { cutText } from '../../../../rooms/shared/names/shortName.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { element, escaped, xmlHead } from '../../files/xmlWriting.ts'
import { zipped } from '../../files/zipWriting.ts'
import { type ByKind, carriedIn, type ExportFormat, isMisfit, kindsIn, sayByKind } from './carrying.ts'
import { pictureFile, portableQuestions } from './portableQuestions.ts'

interface Version {
  item: string
  manifest: string
  resource: string
  schema: string
  schemaVersion: string
  templates: string
  templateEnding: string
  /** The newer one writes all names in small letters. */
  isKebab: boolean
}

const version2: Version = {
  item: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  resource: 'imsqti_item_xmlv2p2',
  schema: 'QTIv2.2 Package',
  schemaVersion: '1.0.0',
  templates: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/',
  templateEnding: '',
  isKebab: false,
}

const version3: Version = {
  item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  resource: 'imsqti_item_xmlv3p0',
  schema: 'QTI Package',
  schemaVersion: '3.0.0',
  templates: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
  templateEnding: '.xml',
  isKebab: true,
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Attributes = Record<string, string | number | boolean>
type Pen = (name: string, attributes: Attributes, ...children: string[]) => string

const penOf =
  ({ isKebab }: Version): Pen =>
  (name, attributes, ...children) => {
    if (!isKebab) return element(name, attributes, ...children)
    const said = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [kebab(key), value]))
    return element(`qti-${kebab(name)}`, said, ...children)
  }

const response = 'RESPONSE'
const idOf = (place: number): string => `c${place + 1}`

interface Parts {
  declaration: Attributes
  correct: readonly string[]
  mapping?: string
  interaction: string
  /** Rules for marking, if the usual ones are not enough. */
  processing?: string
  template: 'match_correct' | 'map_response'
}

type Answers = { answers: readonly string[]; answerImages?: readonly string[] | undefined }

/** The address of the picture, seen from the folder of the items. */
const shown = (address: string | undefined): string =>
  address ? element('img', { src: `../${address}`, alt: '' }) : ''

const choicesOf = (pen: Pen, { answers, answerImages }: Answers): string[] =>
  answers.map((one, place) =>
    pen('simpleChoice', { identifier: idOf(place) }, escaped(one), shown(answerImages?.[place])),
  )

/** Right within the allowed distance. */
const nearEnough = (pen: Pen, within: number): string => {
  const equal = pen(
    'equal',
    { toleranceMode: 'absolute', tolerance: `${within} ${within}` },
    pen('variable', { identifier: response }),
    pen('correct', { identifier: response }),
  )
  const full = pen('setOutcomeValue', { identifier: 'SCORE' }, pen('baseValue', { baseType: 'float' }, '1'))
  return pen('responseProcessing', {}, pen('responseCondition', {}, pen('responseIf', {}, equal, full)))
}

const kindsBy = (pen: Pen): ByKind<Parts> => ({
  choice: ({ correct, ...question }) => ({
    declaration: { cardinality: 'single', baseType: 'identifier' },
    correct: [idOf(correct)],
    interaction: pen(
      'choiceInteraction',
      { responseIdentifier: response, shuffle: true, maxChoices: 1 },
      ...choicesOf(pen, question),
    ),
    template: 'match_correct',
  }),
  several: ({ correct, ...question }) => ({
    declaration: { cardinality: 'multiple', baseType: 'identifier' },
    correct: correct.map(idOf),
    interaction: pen(
      'choiceInteraction',
      { responseIdentifier: response, shuffle: true, maxChoices: 0 },
      ...choicesOf(pen, question),
    ),
    template: 'match_correct',
  }),
  order: ({ items }) => ({
    declaration: { cardinality: 'ordered', baseType: 'identifier' },
    correct: items.map((_, place) => idOf(place)),
    interaction: pen(
      'orderInteraction',
      { responseIdentifier: response, shuffle: true },
      ...choicesOf(pen, { answers: items }),
    ),
    template: 'match_correct',
  }),
  typed: ({ accept, strict = [] }) => ({
    declaration: { cardinality: 'single', baseType: 'string' },
    correct: accept.slice(0, 1),
    mapping: pen(
      'mapping',
      { defaultValue: 0 },
      ...accept.map((one) => pen('mapEntry', { mapKey: one, mappedValue: 1, caseSensitive: strict.includes('case') })),
    ),
    interaction: element('p', {}, pen('textEntryInteraction', { responseIdentifier: response, expectedLength: 40 })),
    template: 'map_response',
  }),
  number: ({ value, within }) => ({
    declaration: { cardinality: 'single', baseType: 'float' },
    correct: [String(value)],
    interaction: element('p', {}, pen('textEntryInteraction', { responseIdentifier: response, expectedLength: 12 })),
    ...(within !== undefined && { processing: nearEnough(pen, within) }),
    template: 'match_correct',
  }),
})

function itemOf(version: Version, question: KeyedQuestion, id: string): string {
  const pen = penOf(version)
  const parts = sayByKind(kindsBy(pen), question)
  if (!parts) return ''
  const { declaration, correct, mapping = '', interaction, processing, template } = parts
  const keys = pen('correctResponse', {}, ...correct.map((key) => pen('value', {}, escaped(key))))
  const feedback = question.explanation
    ? [
        pen(
          'modalFeedback',
          { outcomeIdentifier: 'SCORE', identifier: 'why', showHide: 'hide' },
          escaped(question.explanation),
        ),
      ]
    : []
  const usual = pen('responseProcessing', { template: `${version.templates}${template}${version.templateEnding}` })
  const head = { xmlns: version.item, identifier: id, title: cutText(question.question, 60) }
  return `${xmlHead}${pen(
    'assessmentItem',
    { ...head, adaptive: false, timeDependent: false },
    pen('responseDeclaration', { identifier: response, ...declaration }, keys, mapping),
    pen('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
    pen(
      'itemBody',
      {},
      element('p', {}, escaped(question.question)),
      shown(question.image) && element('p', {}, shown(question.image)),
      interaction,
    ),
    processing ?? usual,
    ...feedback,
  )}`
}

/** A question whose pictures have their addresses in the package, and those pictures. */
interface Packed {
  id: string
  question: KeyedQuestion
  pictures: Readonly<Record<string, Uint8Array>>
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

function packedOf(question: KeyedQuestion, at: number): Packed {
  const id = `q${String(at + 1).padStart(3, '0')}`
  const pictures: Record<string, Uint8Array> = {}
  const pack = (address: string | undefined, name: string): string => {
    const file = pictureFile(address)
    if (!file) return ''
    const path = `images/${id}${name}.${file.ending}`
    pictures[path] = bytesOf(file.base64)
    return path
  }
  const { image, ...rest } = question
  const packed = { ...rest, ...(image && { image: pack(image, '') }) }
  if (!('answerImages' in packed) || !packed.answerImages) return { id, question: packed, pictures }
  const answerImages = packed.answerImages.map((address, place) => pack(address, idOf(place)))
  return { id, question: { ...packed, answerImages }, pictures }
}

const manifestOf = (version: Version, packed: readonly Packed[]): string => {
  const resources = packed.map(({ id, pictures }) => {
    const href = `items/${id}.xml`
    const files = [href, ...Object.keys(pictures)].map((path) => element('file', { href: path }))
    return element('resource', { identifier: id, type: version.resource, href }, ...files)
  })
  const { schema, schemaVersion } = version
  return `${xmlHead}${element(
    'manifest',
    { xmlns: version.manifest, identifier: 'questions' },
    element('metadata', {}, element('schema', {}, schema), element('schemaversion', {}, schemaVersion)),
    element('organizations', {}),
    element('resources', {}, ...resources),
  )}`
}

const formatOf = (version: Version): ExportFormat => ({
  ending: 'zip',
  type: 'application/zip',
  carried: (question) => {
    const carried = carriedIn(
      { kinds: kindsIn(kindsBy(penOf(version))), keeps: ['explanation', 'within', 'strict'], hasPictures: true },
      question,
    )
    // A question text that ends with a gap would lose it.
    if (isMisfit(carried)) return carried
    if (/____\s*$/.test(carried.question)) return { misfit: 'sign' }
    if (carried.kind !== 'typed') return carried
    const { strict, ...rest } = carried
    return strict?.includes('case') ? { ...rest, strict: ['case'] } : rest
  },
  write: async (questions) => {
    const packed = (await portableQuestions(questions)).map(packedOf)
    const items = packed.map(({ id, question }) => [`items/${id}.xml`, itemOf(version, question, id)])
    const pictures = packed.flatMap((one) => Object.entries(one.pictures))
    return zipped({ 'imsmanifest.xml': manifestOf(version, packed), ...Object.fromEntries([...items, ...pictures]) })
  },
})

export const qti2 = formatOf(version2)
export const qti3 = formatOf(version3)
