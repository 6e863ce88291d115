import type { Locator } from 'playwright-core'

/** Words in these places that are broken over two lines. */
export const brokenWordsIn = (places: Locator): Promise<string[]> =>
  places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          if (range.getClientRects().length > 1) broken.push(word[0])
        }
      return broken
    }),
  )
