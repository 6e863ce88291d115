import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whether letters of the code are wider than their tiles, or a tile lies under the QR code, if all letters are the widest. */
const tooWide = (page: Page, letter: 'W' | 'M' | 'Q') =>
  page.evaluate((letter) => {
    const tiles = [...document.querySelectorAll('main h1 > span')]
    const kept = tiles.map((tile) => [...tile.childNodes])
    const wide = document.createElement('b')
    wide.textContent = letter
    for (const tile of tiles) tile.replaceChildren(letter === 'W' ? wide.cloneNode(true) : letter)
    const qr = document.querySelector('main [role=img][aria-label*="QR"], main img[alt*="QR"]')?.getBoundingClientRect()
    const found = tiles.filter((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect()
      const word = document.createRange()
      word.selectNodeContents(tile.firstElementChild ?? tile)
      const ink = word.getBoundingClientRect()
      const isUnderQr = qr && left < qr.right && right > qr.left && top < qr.bottom && bottom > qr.top
      return ink.left < left - 1 || ink.right > right + 1 || isUnderQr
    }).length
    for (const [index, tile] of tiles.entries()) tile.replaceChildren(...(kept[index] ?? []))
    return qr ? found : 'no QR code'
  }, letter)

export const lookAtWideCodes = async (page: Page, what: string): Promise<void> => {
  for (const letter of ['W', 'M', 'Q'] as const)
    expect([what, letter, await tooWide(page, letter)]).toEqual([what, letter, 0])
}
