import { mostRows } from '../../../parts/files/importLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import { kindTexts } from '../../../texts/school/kinds.ts'
import { checkedRow, type Found, type Imported, type ImportedRow, misfitRow } from './candidate.ts'
import { type GiftAnswer, type GiftItem, giftAnswers, giftItems, show } from './giftSource.ts'
import { type LookedThrough, lookedThrough, picturesOf } from './lookedThrough.ts'
import { tidy } from './plainText.ts'

/** Moodle's text format for questions. */
export const readGift = (source: string): Imported => {
  const items = giftItems(source, mostRows)
  const read = items.map(rowOf)
  return {
    format: 'gift',
    rows: read.map(({ row }) => row),
    ...(items.length >= mostRows && { isCut: true }),
    ...(read.some(({ leaves }) => leaves) && { leavesMedia: true }),
  }
}

const lookAsPlain = (text: string): LookedThrough => ({ text: tidy(show(text)), picture: '', leaves: false })
const lookAtTags = (text: string): LookedThrough => lookedThrough(show(text))

interface Read {
  row: ImportedRow
  /** The item had more than our row can hold. */
  leaves: boolean
}

function rowOf({ row, stem, body, isPlain }: GiftItem): Read {
  const look = isPlain ? lookAsPlain : lookAtTags
  const asked = look(stem)
  const [answers = '', general = ''] = (body ?? '').split('####')
  const explained = look(general)
  const written = answers.trim()
  const common = {
    question: asked.text,
    explanation: explained.text,
    ...(asked.picture !== '' && { image: asked.picture }),
  }
  const found = [...giftAnswers(written)].map((answer) => ({ ...answer, ...look(answer.text) }))
  const read = body === undefined ? misfitRow(row, common, texts.noAnswers) : answered(row, common, written, found)
  const leaves =
    asked.leaves ||
    explained.leaves ||
    explained.picture !== '' ||
    found.some(({ picture, leaves }) => leaves || (picture !== '' && !read.draft.answerImages.includes(picture)))
  return { row: read, leaves }
}

type FoundAnswer = GiftAnswer & LookedThrough

function answered(row: number, common: Found, written: string, found: readonly FoundAnswer[]): ImportedRow {
  if (written === '') return misfitRow(row, common, texts.essay)
  if (written.startsWith('#')) return numberRow(row, common, written.slice(1).trim())
  const truth = /^(T|F|TRUE|FALSE)\s*(#|$)/i.exec(written)?.[1]
  if (truth !== undefined) {
    const correct = truth.toUpperCase().startsWith('T') ? 0 : 1
    return checkedRow(row, { ...common, kind: 'choice', answers: [kindTexts.yes, kindTexts.no], correct })
  }
  return answersRow(row, common, found)
}

function answersRow(row: number, common: Found, answers: readonly FoundAnswer[]): ImportedRow {
  const all = answers.map(({ text }) => text)
  if (answers.length === 0) return misfitRow(row, common, texts.noAnswers)
  if (answers.every(({ isRight }) => isRight)) {
    if (all.every((text) => text.includes('->'))) return misfitRow(row, { ...common, answers: all }, texts.matching)
    const whole = all.filter((_, at) => (answers[at]?.weight ?? 100) === 100)
    return checkedRow(row, { ...common, kind: 'typed', accept: whole })
  }
  const rights = answers.flatMap(({ isRight, weight }, at) => (isRight || (weight ?? 0) > 0 ? [at] : []))
  const single = answers.findIndex(({ isRight }) => isRight)
  const shown = { ...common, answers: all, ...picturesOf(answers) }
  if (rights.length <= 1 && single >= 0) return checkedRow(row, { ...shown, correct: single })
  return checkedRow(row, { ...shown, kind: 'several', rights })
}

interface Aim {
  value: number
  within: number
}

/** Rounds, because halves of decimal fractions have errors in the last digits. */
const short = (value: number): number => Number(value.toPrecision(12))

/** `3.14:0.005` and `3.135..3.145`. */
function aimOf(text: string): Aim | undefined {
  const plain = text.replaceAll('\ue005', ':').trim()
  const [, low, high] = /^(\S+?)\.\.(\S+)$/.exec(plain) ?? []
  if (low !== undefined && high !== undefined) {
    const [least, most] = [Number(low), Number(high)]
    return Number.isFinite(least + most)
      ? { value: short((least + most) / 2), within: short(Math.abs(most - least) / 2) }
      : undefined
  }
  const [value = '', within = '0'] = plain.split(':').map((part) => part.trim())
  const aim = { value: Number(value), within: Number(within) }
  return value !== '' && Number.isFinite(aim.value + aim.within) ? aim : undefined
}

function numberRow(row: number, common: Found, written: string): ImportedRow {
  const parts = written.includes('=') ? [...giftAnswers(written)] : [{ weight: 100, text: written.split('#')[0] ?? '' }]
  const aims = parts.map(({ weight = 100, text }) => ({ weight, aim: aimOf(text) }))
  const right = aims.find(({ weight }) => weight === 100)?.aim
  const partly = aims.find(({ weight, aim }) => weight > 0 && weight < 100 && aim?.value === right?.value)?.aim
  return checkedRow(row, {
    ...common,
    kind: 'number',
    value: right ? String(right.value) : '',
    within: right && right.within > 0 ? String(right.within) : '',
    nearly: partly ? String(partly.within) : '',
  })
}
