/**
 * Enter that stays down comes again and again, and presses what has the focus by then: the button of a dialog that it has just
 * opened, or a form that has just been refused, until the server lets nobody try any more. Only texts of many lines want it.
 */
export function takeEnterOnce(): void {
  const listen = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
  }
  addEventListener('keydown', listen, true)
}
