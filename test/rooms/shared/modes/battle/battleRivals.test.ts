import { describe, expect, it } from 'vitest'
import { stepsBetween } from '../../../../../rooms/shared/maps/tileGrid.ts'
import { Rivals } from '../../../../../rooms/shared/modes/battle/battleRivals.ts'
import type { TurnPlayer } from '../../../../../rooms/shared/modes/modeRules.ts'
import type { Figures } from '../../../../../rooms/shared/modes/nearby.ts'
import { seededRandom } from '../../../../../rooms/shared/seededRandom.ts'
import { classOf } from '../classTurn.ts'

const width = 6

/** Looks at every player, which is slow but exactly as the rule is written. */
function nearestByLooking(players: readonly TurnPlayer[], figures: Figures, rank: number): string | null {
  const own = players[rank]
  if (!own) return null
  const away = ({ id }: TurnPlayer) => stepsBetween(width, figures[own.id] ?? 0, figures[id] ?? 0)
  const withMore = players.filter(({ score }) => score > own.score)
  const least = Math.min(...withMore.map(away))
  return withMore.filter((rival) => away(rival) === least).at(-1)?.id ?? null
}

const seeds = Array.from({ length: 50 }, (_, index) => index + 1)

describe('the nearest rival with more points, of equally near ones the next ahead', () => {
  it.each(seeds)('is whom looking at everybody finds: seed %i', (seed) => {
    const random = seededRandom(seed)
    const ids = Array.from({ length: 1 + Math.floor(random() * 30) }, (_, index) => `p${index}`)
    // There are few different scores and places, so many players are equal.
    const players = classOf(Object.fromEntries(ids.map((id) => [id, 100 * Math.floor(random() * 6)])))
    const figures = Object.fromEntries(ids.map((id) => [id, Math.floor(random() * 36)]))
    const rivals = new Rivals(players, figures, width)
    const found = players.map(({ id }, rank) => rivals.nearest(figures[id] ?? 0, rank))
    expect(found).toEqual(players.map((_, rank) => nearestByLooking(players, figures, rank)))
  })
})
