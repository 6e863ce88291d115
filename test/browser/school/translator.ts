/**
 * Runs in a page before anything else, and does what translators in browsers do: it puts each text into two nested
 * elements, which take the text's place. It also translates texts that come later.
 */
export const translator = (manner: 'replaces' | 'inserts'): void => {
  const left = 'script, style, textarea, svg, canvas, font, [translate=no]'
  const translate = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(left) || !/\p{L}/u.test(text.data)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    if (manner === 'replaces') text.replaceWith(outer)
    else {
      text.before(outer)
      text.remove()
    }
  }
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translate(node)
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walk.nextNode()) found.push(walk.currentNode as Text)
    found.forEach(translate)
  }
  addEventListener('DOMContentLoaded', () => {
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
