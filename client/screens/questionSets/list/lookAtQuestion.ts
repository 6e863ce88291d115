const isAsking = (): boolean => document.querySelector('[role="alertdialog"], [role="dialog"]') !== null

/** A closing dialog gives the focus back and would scroll the page away again, so we wait for its end. */
const onceClosed = (look: () => void): void =>
  void requestAnimationFrame(() => (isAsking() ? onceClosed(look) : requestAnimationFrame(look)))

const cardOf = (number: number | undefined) => document.getElementById(`question-${number}`)

/** Goes to the mark of the right answer of this question. */
export const lookAtMarks = (number: number | undefined): void =>
  onceClosed(() => {
    cardOf(number)?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true })
    cardOf(number)?.scrollIntoView({ block: 'center' })
  })

/** Goes to the start of a question. It focuses no field, because a phone would cover the question with its keyboard. */
export const lookAtQuestion = (number: number): void =>
  onceClosed(() => {
    cardOf(number)?.querySelector('h2')?.focus({ preventScroll: true })
    cardOf(number)?.scrollIntoView({ block: 'start' })
  })
