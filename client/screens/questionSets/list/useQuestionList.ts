import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import { questionsMax } from '../../../../rooms/shared/contract/questionSets.ts'
import { showToast } from '../../../state/toasts.ts'
import { listTexts as texts } from '../../../texts/school/questionList.ts'
import type { DraftChange, QuestionDraft, SetDraft } from '../draftFields.ts'
import { emptyQuestion, movedQuestion } from '../questionDraft.ts'
import { copyOf, mergedQuestions, splitQuestion } from './mergedQuestions.ts'

/** Acts on a question of the list. Each is the same function for as long as the form is open. */
export interface QuestionDeeds {
  change: (key: number, change: DraftChange) => void
  add: () => void
  /** The author can bring the question back until they remove the next one. */
  remove: (key: number) => void
  restore: () => void
  /** `to` is a place counted from 0. */
  move: (key: number, to: number) => void
  copy: (key: number) => void
  split: (key: number) => void
  merge: (key: number) => void
}

export interface Removed {
  question: QuestionDraft
  /** `at` is where it stood, counted from 0. */
  at: number
}

interface Desk {
  all: () => readonly QuestionDraft[]
  put: (questions: QuestionDraft[]) => void
  /** Tells users who do not see what has happened. */
  say: (text: string) => void
}

/** The questions of a set in the editor. */
export function useQuestionList({ questions }: SetDraft, setDraft: Dispatch<SetStateAction<SetDraft>>) {
  const [said, say] = useState('')
  const [removed, setRemoved] = useState<Removed | null>(null)
  // Two deeds may come before the page is drawn again.
  const latest = useRef(questions)
  useEffect(() => {
    latest.current = questions
  }, [questions])
  const deeds = useMemo(() => {
    const put = (changed: QuestionDraft[]) => {
      latest.current = changed
      setDraft((before) => ({ ...before, questions: changed }))
    }
    return {
      ...everydayDeeds({ all: () => latest.current, put, say }),
      ...removingDeeds({ all: () => latest.current, put, say }, setRemoved),
      ...rareDeeds({ all: () => latest.current, put, say }),
    }
  }, [setDraft])
  return { deeds, said, removed, questionsNow: () => latest.current }
}

const everydayDeeds = ({ all, put, say }: Desk): Pick<QuestionDeeds, 'change' | 'add' | 'move'> => ({
  change: (key, change) => put(all().map((question) => (question.key === key ? change(question) : question))),
  add: () => put([...all(), emptyQuestion()]),
  move: (key, to) => {
    const questions = all()
    const at = questions.findIndex((question) => question.key === key)
    if (at < 0 || to < 0 || to >= questions.length || to === at) return
    put(movedQuestion(questions, at, to))
    say(texts.moved(to + 1, questions.length))
  },
})

const removingDeeds = (
  { all, put, say }: Desk,
  setRemoved: (removed: Removed | null) => void,
): Pick<QuestionDeeds, 'remove' | 'restore'> => {
  let last: Removed | null = null
  const keep = (removed: Removed | null) => {
    last = removed
    setRemoved(removed)
  }
  return {
    remove: (key) => {
      const at = all().findIndex((question) => question.key === key)
      const question = all()[at]
      if (!question || all().length === 1) return
      put(all().toSpliced(at, 1))
      keep({ question, at })
      say(texts.removed(at + 1))
    },
    restore: () => {
      if (!last) return
      if (all().length >= questionsMax) return void showToast(texts.full(questionsMax), 'info')
      const { question, at } = last
      put(all().toSpliced(at, 0, question))
      keep(null)
      say(texts.restored(Math.min(at, all().length - 1) + 1))
    },
  }
}

const rareDeeds = ({ all, put, say }: Desk): Pick<QuestionDeeds, 'copy' | 'split' | 'merge'> => {
  const placeOf = (key: number) => all().findIndex((question) => question.key === key)
  const refuse = (why: string) => showToast(why, 'info')
  const grow = (at: number, instead: QuestionDraft[], done: string) => {
    if (all().length >= questionsMax) return refuse(texts.full(questionsMax))
    put(all().toSpliced(at, 1, ...instead))
    say(done)
  }
  return {
    copy: (key) => {
      const at = placeOf(key)
      const question = all()[at]
      if (question) grow(at, [question, copyOf(question)], texts.copied(at + 2))
    },
    split: (key) => {
      const at = placeOf(key)
      const question = all()[at]
      if (!question) return
      const outcome = splitQuestion(question)
      if (outcome.why !== undefined) return refuse(texts.notSplit[outcome.why])
      grow(at, outcome.done, texts.splitInto(at + 1, at + 2))
    },
    merge: (key) => {
      const at = placeOf(key)
      const [one, other] = [all()[at], all()[at + 1]]
      if (!one || !other) return
      const outcome = mergedQuestions(one, other)
      if (outcome.why !== undefined) return refuse(texts.notMerged[outcome.why])
      put(all().toSpliced(at, 2, outcome.done))
      say(texts.mergedInto(at + 1))
    },
  }
}
