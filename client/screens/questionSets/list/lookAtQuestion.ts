const isAsking = (): boolean => document.querySelector('[role="alertdialog"], [role="dialog"]') !== null

/** A dialog gives the focus back to what had it before, which would take the page away again. */
const onceClosed = (look: () => void): void =>
  void requestAnimationFrame(() => (isAsking() ? onceClosed(look) : requestAnimationFrame(look)))

const cardOf = (number: number | undefined) => document.getElementById(`question-${number}`)

/** Where the right answer of a question is marked. */
export const lookAtMarks = (number: number | undefined): void =>
  onceClosed(() => {
    cardOf(number)?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true })
    cardOf(number)?.scrollIntoView({ block: 'center' })
  })

/** Where a question begins. No field of it has the focus: a phone would open its keyboard over it. */
export const lookAtQuestion = (number: number): void =>
  onceClosed(() => {
    cardOf(number)?.querySelector('h2')?.focus({ preventScroll: true })
    cardOf(number)?.scrollIntoView({ block: 'start' })
  })
