import type { Chance, Move, MoveOffer, Sight, Strategy } from '../modes/modeRules.ts'

const choosingStyles = ['sensible', 'random', 'first', 'second', 'third'] as const
export type ChoosingStyle = (typeof choosingStyles)[number]

/** A simulated pupil: drawn from a seed, with a knowledge and a speed of their own. */
export interface Student {
  id: string
  seat: number
  /** The share of questions they know. */
  knowledge: number
  /** The share of the time limit an answer usually takes them. */
  pace: number
  style: ChoosingStyle
}

export interface ClassMix {
  /** One share for the whole class. Without it each student gets 35 to 95 %. */
  knowledge?: number | undefined
  /** By seat, how each student chooses. Without it every style is as common as the others. */
  choosers?: readonly ChoosingStyle[] | undefined
}

export function studentOf(seat: number, mix: ClassMix, chance: Chance): Student {
  const random = chance('student', `p${seat}`)
  const styles = mix.choosers ?? choosingStyles
  return {
    id: `p${seat}`,
    seat,
    knowledge: mix.knowledge ?? 0.35 + 0.6 * random(),
    pace: 0.22 + 0.48 * random(),
    style: styles[Math.floor(random() * styles.length)] ?? 'random',
  }
}

/** Three in a hundred answers come too late; the others take about as long as this student usually does. */
export function answerBy(
  student: Student,
  limitMs: number,
  random: () => number,
): { correct: boolean; ms: number } | null {
  const correct = random() < student.knowledge
  const swing = random() + random() + random() + random() - 2
  const share = student.pace * Math.exp(0.7 * swing)
  if (random() < 0.03) return null
  return { correct, ms: Math.round(limitMs * Math.min(0.99, Math.max(0.05, share))) }
}

/** Most students who look again see it: the more they know, the more often. */
export const learnsBy = (student: Student, random: () => number): boolean => random() < 0.65 + 0.25 * student.knowledge

const aimed = ({ id, places }: MoveOffer, random: () => number): Move => {
  if (!places || places.length === 0 || random() < 0.5) return { id }
  return { id, at: places[Math.floor(random() * places.length)] }
}

export function moveBy<Shown>(style: ChoosingStyle, sight: Sight<Shown>, sensible: Strategy<Shown> | undefined): Move {
  const { offers, random } = sight
  if (style === 'sensible' && sensible) return sensible(sight)
  const fixed = { first: 0, second: 1, third: 2 }
  const wanted = style === 'random' || style === 'sensible' ? Math.floor(random() * offers.length) : fixed[style]
  const offer = offers[Math.min(wanted, offers.length - 1)]
  if (!offer) throw new Error('No move was on offer')
  return style === 'random' ? aimed(offer, random) : { id: offer.id }
}
