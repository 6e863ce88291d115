/**
 * A held Enter key repeats and presses whatever has the focus by then: a button of the dialog that it has just opened, or a form
 * that was just refused, until the server blocks further tries. Only fields of many lines need the repeats.
 */
export function takeEnterOnce(): void {
  const listen = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
  }
  addEventListener('keydown', listen, true)
}
