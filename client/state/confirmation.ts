import { create } from 'zustand'

export type Question = {
  question: string
  /** More to know before answering. */
  details?: string
  yes: string
  no?: string
  /** Something is lost by saying yes. */
  danger?: boolean
}

type Asking = { asked: (Question & { answer: (yes: boolean) => void }) | null }

export const useConfirmation = create<Asking>(() => ({ asked: null }))

/** Takes back a question that no longer applies. */
export const withdrawQuestion = (): void => useConfirmation.getState().asked?.answer(false)

/** Opens the one confirmation dialog and settles with what was answered; closing it is a no. */
export const askToConfirm = (question: Question): Promise<boolean> =>
  new Promise((settle) => {
    withdrawQuestion()
    useConfirmation.setState({
      asked: {
        ...question,
        answer: (yes) => {
          useConfirmation.setState({ asked: null })
          settle(yes)
        },
      },
    })
  })
