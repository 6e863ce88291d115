import type { KeyedQuestion } from '../questions/question.ts'

/** A phone that asks to lead shows it, and so does the board with its question. The host compares both before saying yes. */
export interface RemoteSign {
  slime: string
  number: number
}

/** Slimes that nobody can confuse. */
export const remoteSigns = ['mint', 'cherry', 'blueberry', 'orange', 'honey', 'pumpkin'] as const

type SheetPage = KeyedQuestion & { number: number }

/** For the host's eyes only: the current question and the next one, with their answers. */
export interface RemoteSheet {
  current: SheetPage | null
  next: SheetPage | null
  /** While an answer can be accepted: all typed wrong answers, for the host's eyes only. */
  typed?: readonly { text: string; count: number }[]
}
