import { describe, expect, it } from 'vitest'
import { type ChanceSeed, chanceOf } from '../../../rooms/shared/chance.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { checkReplay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { eventfulGame } from './match/eventfulGame.ts'

const secret = 'a-secret-of-the-system-1'
const firstOf = (seed: ChanceSeed, purpose: string, count = 3) => {
  const draw = chanceOf(seed, 3)(purpose, 'p1')
  return Array.from({ length: count }, draw)
}

describe('the chance of a game', () => {
  it('is the same for ever: finished games are watched again by it, older ones by their number', () => {
    expect(firstOf(secret, 'chest')).toEqual([0.555210884893313, 0.8097240088973194, 0.885774718830362])
    expect(chanceOf(7, 3)('chest', 'p1')()).toBe(0.40640906896442175)
    expect(chanceOf(7, 0)('wind')()).toBe(0.4259410386439413)
  })

  it('is another for each purpose, player, question and secret, and none follows from asking in another order', () => {
    const chance = chanceOf(secret, 3)
    const streams = [
      chance('chest', 'p1'),
      chance('chest', 'p2'),
      chance('wind', 'p1'),
      chance('chest'),
      chanceOf(secret, 4)('chest', 'p1'),
      chanceOf(`${secret}x`, 3)('chest', 'p1'),
    ].map((draw) => Array.from({ length: 4 }, draw))
    expect(new Set(streams.flat()).size).toBe(24)
    chance('anything')()
    expect(chance('chest', 'p1')()).toBe(streams[0]?.[0])
  })

  it('is spread evenly from 0 up to 1', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const drawn of firstOf(secret, 'dice', 20_000)) {
      expect(drawn).toBeGreaterThanOrEqual(0)
      expect(drawn).toBeLessThan(1)
      counts[Math.floor(drawn * 10)] = (counts[Math.floor(drawn * 10)] ?? 0) + 1
    }
    // Six standard deviations of what 20,000 throws give.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(255)
  })
})

it.each(['gold-quest', 'survival', 'tower', 'battle', 'racing'] as const)(
  'a game of %s that was drawn from a secret is played again to its hashes',
  (mode) => {
    const numbered = eventfulGame(mode, 3)
    const plan = { ...numbered.plan, seed: secret }
    const replay = replayOf(replayMatch(plan, numbered.entries))
    expect(checkReplay(JSON.parse(JSON.stringify(replay))).differs).toEqual([])
    if (mode === 'gold-quest')
      expect(replay.hashes).not.toEqual(replayOf(replayMatch(numbered.plan, numbered.entries)).hashes)
  },
)
