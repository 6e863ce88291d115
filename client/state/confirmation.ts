import { create } from 'zustand'

export type Question = {
  question: string
  /** More to know before answering. */
  details?: string
  yes: string
  no?: string
  /** A third answer, beside yes and no. */
  other?: string
  /** A yes deletes or loses something. */
  danger?: boolean
}

export type Given = 'yes' | 'no' | 'other'

type Asking = { asked: (Question & { answer: (given: Given) => void }) | null }

export const useConfirmation = create<Asking>(() => ({ asked: null }))

/** The dialog may still be on its way, so that a second press reaches the button that asks. */
export const isAsking = (): boolean => useConfirmation.getState().asked !== null

/** Takes back a question that no longer applies. */
export const withdrawQuestion = (): void => useConfirmation.getState().asked?.answer('no')

/** Opens the one confirmation dialog and settles with what was answered; closing it is a no. */
export const askToChoose = (question: Question): Promise<Given> =>
  new Promise((settle) => {
    withdrawQuestion()
    useConfirmation.setState({
      asked: {
        ...question,
        answer: (given) => {
          useConfirmation.setState({ asked: null })
          settle(given)
        },
      },
    })
  })

export const askToConfirm = async (question: Omit<Question, 'other'>): Promise<boolean> =>
  (await askToChoose(question)) === 'yes'
