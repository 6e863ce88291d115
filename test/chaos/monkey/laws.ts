import type { Page } from 'playwright-core'
import type { GameSeen } from './gameEyes.ts'
import type { Seen } from './pageEyes.ts'
import type { Person } from './people.ts'

/** A tab as it is at this moment. */
export interface Look {
  person: Person
  page: Page
  tab: number
  seen: Seen
}

/** A law that is broken at this moment. Most may be for a while: a page that loads has no heading yet. */
export interface Breach {
  law: string
  detail: string
  /** Nobody touches these pages until the law holds again or the patience is over. */
  pages: Page[]
  mayLastMs: number
}

const patienceMs = 15_000

const isAtOnce = (complaint: string): boolean => complaint === 'the page has crashed'

export const breachesOfPages = (looks: readonly Look[]): Breach[] =>
  looks
    .filter(({ person }) => !person.isOffline)
    .flatMap(({ person, page, seen }) =>
      seen.complaints.map((complaint) => ({
        law: complaint,
        detail: `${person.name} at ${seen.path}: ${seen.text.slice(0, 120)}`,
        pages: [page],
        mayLastMs: isAtOnce(complaint) ? 0 : patienceMs,
      })),
    )

type InGame = Look & { game: GameSeen }

const stateOf = ({ where, question, isOver }: GameSeen): string =>
  where === 'lobby' ? 'lobby' : isOver ? 'over' : `question ${question}`

/** Where two pages of a game contradict each other, after all had time to hear of the same. */
function disagreements(pages: readonly InGame[]): string[] {
  const found: string[] = []
  const states = new Set(pages.map(({ game }) => stateOf(game)))
  if (states.size > 1) found.push(`where the game is: ${[...states].join(', ')}`)
  const pauses = new Set(pages.map(({ game }) => game.isPaused))
  if (pauses.size > 1 && states.size === 1) found.push('whether it is paused')
  const counts = new Set(pages.flatMap(({ game }) => game.players ?? []))
  if (counts.size > 1) found.push(`how many play: ${[...counts].join(', ')}`)
  const leaders = new Map(pages.flatMap(({ game }) => game.leaders.map(({ name, score }) => [name, score] as const)))
  for (const { game } of pages) {
    const told = game.name === null ? undefined : leaders.get(game.name)
    if (told !== undefined && game.score !== null && told !== game.score)
      found.push(`the score of ${game.name}: ${game.score} on the phone, ${told} on the board`)
  }
  return found
}

export function breachesOfGames(looks: readonly Look[]): Breach[] {
  const living = looks.flatMap((look): InGame[] =>
    look.seen.game && !look.person.isOffline && !look.seen.isLineLost ? [{ ...look, game: look.seen.game }] : [],
  )
  const codes = [...new Set(living.map(({ game }) => game.code))]
  return codes.flatMap((code) => {
    const pages = living.filter(({ game }) => game.code === code)
    const who = pages.map(({ person, tab, game }) => `${person.name}/${tab} ${stateOf(game)} ${game.score ?? ''}`)
    return disagreements(pages).map((what) => ({
      law: `pages disagree on ${what.split(':')[0]}`,
      detail: `${code}: ${what} (${who.join('; ')})`,
      pages: pages.map(({ page }) => page),
      mayLastMs: patienceMs,
    }))
  })
}

/** Breaches by how long they have lasted. */
export class Suspicions {
  private readonly since = new Map<string, { at: number; isTold: boolean }>()
  private readonly ids = new Map<Page, number>()

  private keyOf({ law, pages }: Breach): string {
    const ids = pages.map((page) => {
      const id = this.ids.get(page) ?? this.ids.size
      this.ids.set(page, id)
      return id
    })
    return `${law} ${ids.join(',')}`
  }

  /** Returns the breaches that have just lasted too long. */
  hear(breaches: readonly Breach[], now: number): Breach[] {
    const keys = new Map(breaches.map((breach) => [this.keyOf(breach), breach]))
    for (const key of this.since.keys()) if (!keys.has(key)) this.since.delete(key)
    return [...keys].flatMap(([key, breach]) => {
      const known = this.since.get(key) ?? { at: now, isTold: false }
      this.since.set(key, known)
      if (known.isTold || now - known.at < breach.mayLastMs) return []
      known.isTold = true
      return [breach]
    })
  }
}
