import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { player } from '../../client/game/gameViews.ts'
import { drawnLobby } from '../../pictures/screenPage/drawnLobby.ts'
import { drawnNumbers, hands, onDrawnScreens, wallsWith } from '../../pictures/screenPage/drawnScreens.ts'
import { hardToRead } from '../school/hardToRead.ts'

/** A lobby whose door is locked, and which has no room for the sign beside the code. */
const once = [101]
/** Each number is another waiting class. */
const lobbies = drawnNumbers('LOBBIES', 28, 4, once)
const walls = wallsWith([13, 11.5])

/** The least gap between two words of a name, in heights of its letters. The next letter must not fill it. */
const leastGap = 0.15

/** Parts outside their panel, dots of presence behind the buttons of their cards, and names whose two words run together. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((leastGap) => {
    const main = document.querySelector('main')
    const panel = main?.getBoundingClientRect()
    const outside = [...(main?.querySelectorAll('p, h1, h2, li') ?? [])].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return panel && width > 1 && (right > panel.right + 1 || left < panel.left - 1)
    })
    const dots = [...document.querySelectorAll('li span')].filter((part) => part.className.includes('dot'))
    const covered = dots.filter((dot) => {
      const { left, top, width, height } = dot.getBoundingClientRect()
      return [...(dot.closest('li')?.querySelectorAll('button') ?? [])].some((button) => {
        const over = button.getBoundingClientRect()
        return over.left < left + width && over.right > left && over.top < top + height && over.bottom > top
      })
    })
    const names = [...document.querySelectorAll('li [translate="no"]')].flatMap((name) => [...name.childNodes])
    const close = names.filter((name) => {
      const at = name.textContent?.search(/[a-z] [A-Z]/) ?? -1
      if (at < 0 || !name.parentElement) return false
      const [end, gap, begin] = [0, 1, 2].map((more) => {
        const letter = document.createRange()
        letter.setStart(name, at + more)
        letter.setEnd(name, at + more + 1)
        return letter.getBoundingClientRect()
      })
      const isOneLine = end && begin && Math.abs(end.top - begin.top) < 1
      const px = Number.parseFloat(getComputedStyle(name.parentElement).fontSize)
      return isOneLine && gap && gap.width < px * leastGap
    })
    return [
      ...close.map((name) => `read as one word: ${name.textContent}`),
      ...outside.map((part) => `outside: ${part.textContent}`),
      ...covered.map((dot) => `behind a button: the dot of ${dot.closest('li')?.textContent}`),
    ]
  }, leastGap)

it(
  'everybody who waits is read, and whether they are here: in any class, on a wall and in the hand',
  {
    timeout: 60_000 + lobbies.length * 60_000,
  },
  () =>
    // With less motion the lobby would show no panel before a world.
    onDrawnScreens(
      'no-preference',
      async (page, _, { leastPx }) => [...(await hardToRead(page, leastPx)), ...(await misplaced(page))],
      async (show) => {
        for (const number of lobbies) {
          const { what, wall, hand } = drawnLobby(number)
          await show(wall, what, walls)
          await show(hand, what, hands)
        }
      },
    ),
)

/** Parts of names that are broken, although each has its own line, or a note if a name is missing. */
const brokenParts = (page: Page): Promise<string[]> =>
  page.locator('ul[data-crowd] [translate="no"]').evaluateAll((names) => {
    const broken = names
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((part) => {
        const range = document.createRange()
        range.selectNode(part)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
    return names.length === 3 ? broken.map(({ textContent }) => `broken: ${textContent}`) : [`${names.length} names`]
  })

it('a name that has no room on one line goes on behind its hyphen, also beside the word that somebody is ready', () =>
  onDrawnScreens('no-preference', brokenParts, async (show) => {
    const { wall } = drawnLobby(28)
    const names = ['Maximilian-Alexa', 'Anna-Christianna', 'Wilhelm-Theodora']
    const players = names.map((username, at) => player({ id: `p${at}`, username, team: at + 1 }))
    const room = { title: 'Rome', gameMode: 'tower', mapName: 'Oval', playerCount: 3, connectedCount: 3 } as const
    await show({ ...wall, view: { ...wall.view, ...room, players } }, 'names with a hyphen', walls)
  }))
