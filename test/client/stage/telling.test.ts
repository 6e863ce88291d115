import { describe, expect, it } from 'vitest'
import type { ScoreRow } from '../../../client/parts/game/standings/scoreboard.ts'
import { toldRows } from '../../../client/parts/game/standings/scoreRows.ts'
import type { Beat, Script } from '../../../client/stage/script/script.ts'
import { Telling, type Told } from '../../../client/stage/script/telling.ts'
import type { GoldQuestEvent } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import { beatsOf, turnsOf } from './directedTurn.ts'

const race = turnsOf<RacingEvent>('racing')
const quest = turnsOf<GoldQuestEvent>('gold-quest')

/** What is told at each moment that has something new. */
function story(script: Script, own: string | null): { at: number; told: Told | null }[] {
  const telling = new Telling(script, own)
  const news: { at: number; told: Told | null }[] = []
  for (let at = 0; at <= script.ms; at += 10) {
    const told = telling.news(at, () => false)
    if (told !== undefined) news.push({ at, told })
  }
  return news
}

const slick: RacingEvent = { kind: 'slick', player: 'ann', other: 'ben', by: 10, lost: -20 }
const steady: RacingEvent = { kind: 'steady', player: 'cem', by: 10 }

describe('what stands beside the stage', () => {
  it('knows of each point when it is seen, and of the order when the last of them has been read', () => {
    const script = race([slick, steady])
    const news = story(script, null)
    const numbers = beatsOf(script, 'number')
    expect(numbers.length).toBeGreaterThan(2)
    for (const { at, told } of news.slice(0, -1)) {
      const seen = numbers.filter((beat) => beat.at <= at)
      for (const [who, by] of told ?? [])
        expect(by).toBe(seen.filter(({ where }) => where === who).reduce((sum, beat) => sum + (beat.by ?? 0), 0))
    }
    const last = Math.max(...numbers.map(({ at }) => at))
    expect(news.at(-1)?.told).toBeNull()
    expect(news.at(-1)?.at).toBeGreaterThan(last)
    expect(news[0]?.at).toBeGreaterThan(100)
  })

  it('knows of no point that waits to be seen, and of the order when none waits any more', () => {
    const script = race([slick, steady])
    const telling = new Telling(script, null)
    const [late, ...others] = beatsOf(script, 'number').toReversed()
    const waits = (beat: Beat) => beat === late
    const before = telling.news(script.ms, waits)
    expect(before?.size).toBeGreaterThan(0)
    for (const [who, by] of before ?? [])
      expect(by).toBe(others.filter(({ where }) => where === who).reduce((sum, beat) => sum + (beat.by ?? 0), 0))
    expect(telling.news(script.ms + 100, waits)).toBeUndefined()
    expect(telling.news(script.ms + 200, () => false)).toBeNull()
  })

  it('has time left at the end: what a turn came to is not over before it can be read', () => {
    expect(story(race([slick, steady]), null).at(-1)?.at).toBeLessThan(4000)
  })

  it('of a turn without points is told at once', () => {
    expect(story(race([]), null)[0]).toMatchObject({ told: null })
  })
})

describe("a player's card", () => {
  it('waits for what happens to oneself and not for all the others', () => {
    const script = race([slick, steady])
    const own = story(script, 'cem').at(-1)
    expect(own?.told).toBeNull()
    expect(own?.at).toBeLessThan(story(script, null).at(-1)?.at ?? 0)
  })

  it("says a chest's content when its lid opens", () => {
    const found: GoldQuestEvent[] = [
      { kind: 'opened', player: 'ann', chest: 'golden' },
      { kind: 'found', player: 'ann', chest: 'golden', by: 90 },
    ]
    const script = quest(found, { own: 'ann' })
    const lid = beatsOf(script, 'prop').find(({ thing }) => thing === 'chest-golden-open')?.at ?? 0
    expect(lid).toBeGreaterThan(300)
    const news = story(script, 'ann')
    expect(news[0]?.at).toBeGreaterThanOrEqual(lid)
    expect(news.at(-1)?.told).toBeNull()
  })

  it('of an empty one likewise', () => {
    const empty: GoldQuestEvent[] = [
      { kind: 'opened', player: 'ann', chest: 'golden' },
      { kind: 'empty', player: 'ann', isPrivate: true },
    ]
    const script = quest(empty, { own: 'ann' })
    const lid = beatsOf(script, 'prop').find(({ thing }) => thing === 'chest-golden-open')?.at ?? 0
    expect(lid).toBeGreaterThan(0)
    expect(story(script, 'ann')[0]?.at).toBeGreaterThanOrEqual(lid)
  })
})

describe('a turn', () => {
  const momentsOver = (ms: number) => {
    const telling = new Telling({ ms, beats: [], headlines: [] }, null)
    return Array.from({ length: 80 }, (_, frame) => frame * 100).filter((now) => telling.isOverNow(now))
  }

  it('is over once, when its script is', () => {
    expect(momentsOver(4250)).toEqual([4300])
  })

  it('of which little was to be seen leaves time for the standings', () => {
    expect(momentsOver(600)).toEqual([2600])
  })

  it('goes on until the page was told that it is over, so that nothing that comes meanwhile keeps that from the page', () => {
    const telling = new Telling({ ms: 600, beats: [], headlines: [] }, null)
    telling.isOverNow(700)
    expect(telling.hasEnded).toBe(false)
    telling.isOverNow(2600)
    expect(telling.hasEnded).toBe(true)
  })
})

describe('the rows of the panel meanwhile', () => {
  const row = (id: string, score: number, place: number): ScoreRow => ({
    ...{ id, username: id, slime: 'mint', score, place, mark: 0 },
  })

  it('stay in the order before the turn and count along', () => {
    const before = [row('ann', 300, 1), row('ben', 290, 2)]
    const rows = toldRows(before, new Map([['ben', 60]]))
    expect(rows.map(({ id, score, change, place }) => [id, score, change, place])).toEqual([
      ['ann', 300, 0, 1],
      ['ben', 350, 60, 2],
    ])
  })
})
