/**
 * A browser opens a file or link that is dropped beside its place, instead of the page: a game on the board, or unsaved text,
 * would be gone. A place for drops has handled the event before, and a text field takes its own drops.
 */
export function letNothingBeDropped(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || (event.target as Element).closest('input, textarea')) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
}
