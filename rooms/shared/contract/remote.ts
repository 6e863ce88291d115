import type { KeyedQuestion } from '../questions/question.ts'

/** What a phone shows that asks to lead, and the board beside its question: who says yes has seen both. */
export interface RemoteSign {
  slime: string
  number: number
}

/** Slimes that cannot be mistaken for one another. */
export const remoteSigns = ['mint', 'cherry', 'blueberry', 'orange', 'honey', 'pumpkin'] as const

export type SheetPage = KeyedQuestion & { number: number }

/** For the host's eyes: the question that is on and the one after it, with their answers. */
export interface RemoteSheet {
  current: SheetPage | null
  next: SheetPage | null
  /** While an answer can be accepted: all that was typed and is not right, for the host's eyes alone. */
  typed?: readonly { text: string; count: number }[]
}
