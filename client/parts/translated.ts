/**
 * Translators in browsers replace each text of a page by an element of their own. React still changes the old text: what it
 * writes would not be seen, and what it removes would not be there, which ends the page. So we remember which element stands in
 * for which text.
 */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** If React writes to a text, users should read it: the text comes back, and the translator translates it again. */
function comeBackWhenWritten(text: Text): void {
  const set = (value: string | null) => {
    Reflect.deleteProperty(text, 'nodeValue')
    text.data = value ?? ''
    const standIn = standIns.get(text)
    if (!text.parentNode && standIn?.parentNode) standIn.replaceWith(text)
  }
  Object.defineProperty(text, 'nodeValue', { configurable: true, get: () => text.data, set })
}

function noteStandIns(changes: readonly MutationRecord[]): void {
  const fresh = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isStandIn)))
  if (fresh.size === 0) return
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue
      // The element may replace the text, or stand before or after it, depending on the translator.
      const standIn = [...addedNodes, previousSibling, nextSibling].find((one) => isStandIn(one) && fresh.has(one))
      if (!isStandIn(standIn)) continue
      standIns.set(text, standIn)
      comeBackWhenWritten(text)
    }
}

const placeIn = (parent: Node, child: Node | null): Node | null => {
  const there = child && child.parentNode !== parent ? standIns.get(child) : child
  return there?.parentNode === parent ? there : child
}

export function keepTranslated(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, placeIn(this, child) ?? child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, placeIn(this, before))
    return child
  }
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true })
}
