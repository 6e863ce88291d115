import { importTexts as texts } from '../../../texts/school/importing.ts'
import { checkedRow, type Found, type ImportedRow, misfitRow } from './candidate.ts'
import { withDollars } from './formulas.ts'
import { placed, tidy } from './plainText.ts'
import { allWithin, childrenOf, isElement, wordsIn, type XmlElement } from './xmlTree.ts'

/** The interactions of QTI that ask what our kinds of questions ask. */
const known = ['choiceinteraction', 'orderinteraction', 'textentryinteraction', 'inlinechoiceinteraction']

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('interaction')

const interactionsIn = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? [])
    .filter(isElement)
    .flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)))

/** Not part of the question: feedback, and notes for the marker. */
const unsaid = ['feedbackblock', 'feedbackinline', 'rubricblock', 'modalfeedback', 'style', 'script', 'infocontrol']

/** The text of an element, with a gap where an answer belongs. */
function spoken(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return child
      if (unsaid.includes(child.name)) return ''
      if (isInteraction(child)) return child.name === 'textentryinteraction' ? '____' : ''
      if (child.name === 'sub' || child.name === 'sup') return placed(child.name, spoken(child))
      return ['b', 'i', 'em', 'strong', 'span', 'a', 'code'].includes(child.name) ? spoken(child) : ` ${spoken(child)} `
    })
    .join('')
}

/** What an element shows, without its interactions. */
const shownIn = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) =>
      unsaid.includes(child.name) || isInteraction(child)
        ? []
        : [...(media.includes(child.name) ? [child] : []), ...shownIn(child)],
    )

const media = ['img', 'object', 'audio', 'video']

/** The addresses of an item's pictures: the question's first, then those of the answers. */
const addressOf = ({ attributes }: XmlElement): string => attributes.get('src') ?? attributes.get('data') ?? ''

export const addressesIn = (item: XmlElement): string[] =>
  ['img', 'object'].flatMap((name) => allWithin(item, name)).map(addressOf)

export const countMedia = (item: XmlElement): number => media.flatMap((name) => allWithin(item, name)).length

/** The picture at an address in an item; empty if it is none. */
export type PictureAt = (address: string) => string

const pictureIn = (elements: readonly XmlElement[], pictureAt: PictureAt): string =>
  elements
    .flatMap(shownIn)
    .map((one) => pictureAt(addressOf(one)))
    .find(Boolean) ?? ''

const wordsFor = (element: XmlElement): string => {
  const [shown] = shownIn(element)
  return tidy(shown?.attributes.get('alt') ?? '')
}

const stemOf = (item: XmlElement, interaction: XmlElement): string => {
  const body = tidy(allWithin(item, 'itembody').map(spoken).join(' '))
  const prompt = childrenOf(interaction, 'prompt').map(spoken).join(' ')
  return withDollars(tidy(`${body.replace(/\s*____$/, '')} ${prompt}`))
}

/** The choices without the feedback for those who take them. */
const choicesIn = ({ interaction, pictureAt }: Asked) =>
  [...childrenOf(interaction, 'simplechoice'), ...childrenOf(interaction, 'inlinechoice')].map((choice) => ({
    id: choice.attributes.get('identifier') ?? '',
    text: withDollars(tidy(spoken(choice))) || wordsFor(choice),
    picture: pictureIn([choice], pictureAt),
  }))

const keysOf = (declaration: XmlElement | undefined): string[] =>
  childrenOf(childrenOf(declaration, 'correctresponse')[0], 'value').map((value) => tidy(wordsIn(value)))

interface Asked {
  item: XmlElement
  interaction: XmlElement
  declaration: XmlElement | undefined
  common: Found
  pictureAt: PictureAt
}

function choiceFields(asked: Asked): Found {
  const { declaration, common } = asked
  const choices = choicesIn(asked)
  const keys = keysOf(declaration)
  const hasPictures = choices.some(({ picture }) => picture !== '')
  const shown = {
    ...common,
    answers: choices.map(({ text }) => text),
    ...(hasPictures && { answerImages: choices.map(({ picture }) => picture) }),
  }
  const rights = choices.flatMap(({ id }, at) => (keys.includes(id) ? [at] : []))
  if (declaration?.attributes.get('cardinality') === 'multiple') return { ...shown, kind: 'several', rights }
  return { ...shown, correct: rights[0] ?? -1 }
}

function orderFields(asked: Asked): Found {
  const { declaration, common } = asked
  const choices = new Map(choicesIn(asked).map(({ id, text }) => [id, text]))
  return { ...common, kind: 'order', answers: keysOf(declaration).map((key) => choices.get(key) ?? '') }
}

function textFields({ item, declaration, common }: Asked): Found {
  const type = declaration?.attributes.get('basetype') ?? 'string'
  if (type === 'integer' || type === 'float') {
    const equal = allWithin(item, 'equal').find(({ attributes }) => attributes.get('tolerancemode') === 'absolute')
    const tolerance = equal?.attributes.get('tolerance')?.trim().split(/\s+/)[0] ?? ''
    return {
      ...common,
      kind: 'number',
      value: keysOf(declaration)[0] ?? '',
      within: Number(tolerance) > 0 ? tolerance : '',
    }
  }
  const entered = allWithin(declaration, 'mapentry')
  const worth = ({ attributes }: XmlElement) => Number(attributes.get('mappedvalue') ?? '1')
  const most = entered.reduce((best, entry) => Math.max(best, worth(entry)), 0)
  const entries = entered.filter((entry) => most > 0 && worth(entry) === most)
  const mapped = entries.map(({ attributes }) => tidy(attributes.get('mapkey') ?? ''))
  const isStrict = entries.length > 0 && entries.every(({ attributes }) => attributes.get('casesensitive') === 'true')
  const accept = [...new Set([...keysOf(declaration), ...mapped])]
  return { ...common, kind: 'typed', accept, strict: isStrict ? ['case'] : [] }
}

const fieldsOf = (asked: Asked): Found => {
  if (asked.interaction.name === 'orderinteraction') return orderFields(asked)
  return asked.interaction.name === 'textentryinteraction' ? textFields(asked) : choiceFields(asked)
}

export function readItem(item: XmlElement, row: number, pictureAt: PictureAt): ImportedRow {
  const interactions = interactionsIn(allWithin(item, 'itembody')[0])
  const [interaction] = interactions
  const explanation = withDollars(tidy(allWithin(item, 'modalfeedback').slice(0, 1).map(spoken).join(' ')))
  const title = tidy(item.attributes.get('title') ?? '')
  if (!interaction) return misfitRow(row, { question: tidy(spoken(item)) || title, explanation }, texts.noAnswers)
  const image = pictureIn([...allWithin(item, 'itembody'), ...childrenOf(interaction, 'prompt')], pictureAt)
  const common = { question: stemOf(item, interaction) || title, explanation, ...(image !== '' && { image }) }
  if (interactions.length > 1) return misfitRow(row, common, texts.severalAtOnce)
  if (interaction.name === 'extendedtextinteraction') return misfitRow(row, common, texts.essay)
  if (interaction.name === 'matchinteraction') return misfitRow(row, common, texts.matching)
  if (!known.includes(interaction.name))
    return misfitRow(row, common, texts.unknownKind(interaction.name.replace(/interaction$/, '')))
  const wanted = interaction.attributes.get('responseidentifier')
  const declaration = childrenOf(item, 'responsedeclaration').find(
    ({ attributes }) => attributes.get('identifier') === wanted,
  )
  return checkedRow(row, fieldsOf({ item, interaction, declaration, common, pictureAt }))
}
