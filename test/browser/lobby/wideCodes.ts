import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** How much further a letter may stand from one side of its tile than from the other, as a share of the tile. */
const mostLopsided = 0.04

/**
 * How many letters of the code are wider than their tiles or stand beside the middle of them, and how many tiles lie under
 * the QR code, if all letters are the widest.
 */
const wrongTiles = (page: Page, letter: 'W' | 'M' | 'Q') =>
  page.evaluate(
    ([letter, most]) => {
      const tiles = [...document.querySelectorAll('main h1 > span')]
      const kept = tiles.map((tile) => [...tile.childNodes])
      const wide = document.createElement('b')
      wide.textContent = letter
      for (const tile of tiles) tile.replaceChildren(letter === 'W' ? wide.cloneNode(true) : letter)
      const qr = document
        .querySelector('main [role=img][aria-label*="QR"], main img[alt*="QR"]')
        ?.getBoundingClientRect()
      const found = tiles.filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect()
        const word = document.createRange()
        word.selectNodeContents(tile.firstElementChild ?? tile)
        const ink = word.getBoundingClientRect()
        const isUnderQr = qr && left < qr.right && right > qr.left && top < qr.bottom && bottom > qr.top
        const isLopsided = Math.abs(ink.left - left - (right - ink.right)) > most * (right - left)
        return ink.left < left - 1 || ink.right > right + 1 || isLopsided || isUnderQr
      }).length
      for (const [index, tile] of tiles.entries()) tile.replaceChildren(...(kept[index] ?? []))
      return qr ? found : 'no QR code'
    },
    [letter, mostLopsided] as const,
  )

export const lookAtWideCodes = async (page: Page, what: string): Promise<void> => {
  for (const letter of ['W', 'M', 'Q'] as const)
    expect([what, letter, await wrongTiles(page, letter)]).toEqual([what, letter, 0])
}
