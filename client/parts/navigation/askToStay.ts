/** Lets the browser ask whether to leave. Up to Chrome 118 it asks only for the second of these. */
export const askToStay = (event: BeforeUnloadEvent): void => {
  event.preventDefault()
  event.returnValue = true
}
