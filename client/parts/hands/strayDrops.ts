/**
 * A file or a link that is dropped beside the place for it would be opened instead of the page: a game would be gone from
 * the board, or what somebody has written. A place that takes drops has handled the event before, and a field takes what is meant for it.
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
