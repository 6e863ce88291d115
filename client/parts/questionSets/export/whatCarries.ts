import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { type ExportFormat, isMisfit, type Misfit } from './carrying.ts'

export interface Carrying {
  questions: KeyedQuestion[]
  /** The questions that do not fit, by their numbers. */
  misfits: { number: number; why: Misfit; question: KeyedQuestion }[]
  /** What some questions lose. */
  lost: Loss[]
}

const losses = [
  'image',
  'answerImages',
  'explanation',
  'seconds',
  'strict',
  'nearly',
  'unit',
  'answers',
  'translations',
] as const
type Loss = Exclude<(typeof losses)[number], 'answerImages'> | 'language'

const lossOf = (key: (typeof losses)[number]): Loss => (key === 'answerImages' ? 'image' : key)

/** What becomes of a set in such a file, found out before it is written. */
export function whatCarries(format: ExportFormat, questions: readonly KeyedQuestion[], language?: string): Carrying {
  const carrying: Carrying = { questions: [], misfits: [], lost: [] }
  const lost = new Set<Loss>(language && !format.hasLanguage ? ['language'] : [])
  for (const [at, question] of questions.entries()) {
    const carried = format.carried(question)
    if (isMisfit(carried)) carrying.misfits.push({ number: at + 1, why: carried, question })
    else {
      carrying.questions.push(carried)
      for (const key of losses) if (key in question && !(key in carried)) lost.add(lossOf(key))
    }
  }
  return { ...carrying, lost: [...lost] }
}
