import { describe, expect, it } from 'vitest'
import { emptyBoard } from '../../../../client/stage/board/stagedBoard.ts'
import type { RacingEvent } from '../../../../rooms/shared/modes/racing/racingEvents.ts'
import { beatsOf, noStory, ranked, sixPlayers, turnsOf } from '../../stage/directedTurn.ts'

const board = { ...emptyBoard, course: [10, 11, 12, 13, 14, 15] }

const directed = turnsOf<RacingEvent>('racing', board)

const slick = (player: string, other: string, lost = -20): RacingEvent => ({
  kind: 'slick',
  player,
  other,
  by: 10,
  lost,
})
const drove = (player: string, from: number, to: number): RacingEvent => ({ kind: 'drove', player, from, to })

describe('a turn of racing', () => {
  it('says that a slick did nothing to who drives steadily', () => {
    const steady: RacingEvent = { kind: 'steady', player: 'ben', by: 10 }
    expect(beatsOf(directed([steady, slick('ann', 'ben', 0)]), 'shout')).toMatchObject([
      { where: 'ben', shout: 'blocked' },
    ])
    expect(beatsOf(directed([slick('ann', 'ben', 0)]), 'shout')).toEqual([])
  })

  it('keeps the bubble of who is steady until slicks and obstacles are over', () => {
    const before = { ...board, moods: { ben: 'shielded', cem: 'shielded' } } as const
    const after = { ...board, moods: { cem: 'shielded' } } as const
    const dodged: RacingEvent = { kind: 'dodged', player: 'ben', at: 13 }
    const script = directed([slick('ann', 'ben', 0), drove('ben', 10, 13), dodged], { before, after })
    const [ends, ...others] = beatsOf(script, 'mood')
    expect(ends?.who).toBe('ben')
    expect(others).toEqual([])
    const held = [...beatsOf(script, 'shout'), ...beatsOf(script, 'act').filter(({ act }) => act === 'shrug')]
    expect(held).toHaveLength(3)
    for (const { at } of held) expect(ends?.at).toBeGreaterThan(at)
  })

  it('shows the outcome of everybody, and the noise of a few', () => {
    const many = Array.from({ length: 100 }, (_, index) => `racer-${index}`)
    const script = directed(
      many.map((id, index) => slick(id, many[(index + 1) % many.length] ?? id)),
      { ranksBefore: ranked(...many), ranksAfter: ranked(...many) },
    )
    expect(beatsOf(script, 'throw').length).toBeLessThan(25)
    expect(beatsOf(script, 'number').length).toBeGreaterThan(190)
  })

  it('without events is over at once', () => {
    expect(directed([])).toMatchObject({ beats: [], headlines: [] })
  })

  it('drives along the course and not across the map', () => {
    expect(beatsOf(directed([drove('ann', 11, 14)]), 'go')[0]?.way).toEqual([11, 12, 13, 14])
  })

  it('shows what is met once, also where a racer swings out from there and comes back', () => {
    const boost: RacingEvent = { kind: 'boost', player: 'ann', at: 12, by: 15 }
    const aside: RacingEvent = { kind: 'boost', player: 'ann', at: 40, by: 10 }
    const script = directed([drove('ann', 10, 12), boost, drove('ann', 12, 40), aside, drove('ann', 40, 12)])
    expect(beatsOf(script, 'number').map(({ by }) => by)).toEqual([15, 10])
  })

  it('slides back where something was taken', () => {
    const [go] = beatsOf(directed([drove('ann', 14, 12)]), 'go')
    expect(go).toMatchObject({ way: [14, 13, 12], gait: 'slide' })
  })

  it('dashes where a Nitro has paid', () => {
    const events: RacingEvent[] = [{ kind: 'nitro-paid', player: 'ann', by: 30 }, drove('ann', 10, 14)]
    expect(beatsOf(directed(events), 'go')[0]?.gait).toBe('dash')
  })

  it('shows what a Nitro wins in its headline, large, and without one among all others, once each', () => {
    const paid = (player: string, by: number): RacingEvent => ({ kind: 'nitro-paid', player, by })
    const script = directed([paid('ben', 30), paid('ann', 40)])
    const [headline] = script.headlines
    expect(headline).toMatchObject({ name: 'nitro', who: 'ann' })
    const numbers = beatsOf(script, 'number')
    expect(numbers.filter(({ where }) => where === 'ann')).toMatchObject([{ text: '+40', isHero: true }])
    expect(numbers.find(({ where }) => where === 'ann')?.at).toBeGreaterThan(headline?.at ?? 0)
    expect(numbers.filter(({ where }) => where === 'ben')).toMatchObject([{ text: '+30', isHero: false }])
    const heavier = ['ben', 'cem', 'dua'].map((who) => slick(who, 'ann'))
    const crowded = directed([...heavier, slick('eve', 'fay'), slick('ben', 'fay'), paid('ann', 40)])
    expect(crowded.headlines.map(({ name }) => name)).not.toContain('nitro')
    expect(beatsOf(crowded, 'number').filter(({ text }) => text === '+40')).toMatchObject([{ isHero: false }])
  })

  it('lets everybody move at once', () => {
    const goes = beatsOf(directed(sixPlayers.map(({ id }) => drove(id, 10, 12))), 'go')
    expect(Math.max(...goes.map(({ at }) => at))).toBeLessThan(goes[0]?.ms ?? 0)
  })

  it('fights before it drives on', () => {
    const hit = { kind: 'hit', player: 'ann', at: 12, monster: 'weak', by: 10, left: 0, isLast: true } as const
    const script = directed([hit, drove('ann', 12, 14)])
    const [strike, go] = [beatsOf(script, 'strike')[0], beatsOf(script, 'go')[0]]
    expect(go?.at).toBeGreaterThanOrEqual((strike?.at ?? 0) + (strike?.ms ?? 0))
  })

  it('leaves time to read its headline where a racer meets something on every tile', () => {
    const course = Array.from({ length: 20 }, (_, step) => 10 + step)
    const meets = course
      .slice(1)
      .flatMap((at): RacingEvent[] => [drove('cem', at - 1, at), { kind: 'boost', player: 'cem', at, by: 5 }])
    const hit = { kind: 'hit', player: 'cem', at: 10, monster: 'weak', by: 10, left: 0, isLast: true } as const
    const before = { ...board, course }
    for (const events of [
      [slick('ben', 'ann'), ...meets],
      [hit, ...meets],
    ]) {
      const { headlines } = directed(events, { before, after: before })
      expect(headlines).toHaveLength(1)
      expect(headlines[0]?.ms).toBeGreaterThan(900)
    }
  })

  it('shows each number with its sign', () => {
    const texts = beatsOf(directed([slick('ben', 'ann')]), 'number').map(({ text }) => text)
    expect(texts.sort()).toEqual(['+10', '−20'])
  })

  it('names a slick by who threw it first, and looks at both', () => {
    expect(directed([slick('ben', 'ann')]).headlines[0]).toMatchObject({
      name: 'slicks',
      who: 'ben',
      other: 'ann',
      focus: ['ben', 'ann'],
    })
  })

  it('makes no headline of a slick that took nothing', () => {
    expect(directed([slick('ben', 'ann', 0)]).headlines).toEqual([])
  })

  it('names nobody for a bump or a Nitro that was lost', () => {
    const events: RacingEvent[] = [
      { kind: 'bumped', player: 'ann', at: 12, by: -15 },
      { kind: 'nitro-lost', player: 'ben', by: -20, isPrivate: true },
    ]
    expect(directed(events).headlines).toEqual([])
  })

  it('has a new leader in a headline', () => {
    const ranksAfter = ranked('ben', 'ann', 'cem', 'dee', 'eli', 'fay')
    expect(directed([], { ranksAfter }).headlines[0]).toMatchObject({ name: 'leads', who: 'ben' })
  })

  it('has who comes from the last places in a headline', () => {
    const ranksAfter = ranked('ann', 'fay', 'ben', 'cem', 'dee', 'eli')
    const story = { ...noStory, question: 5 }
    expect(directed([], { ranksAfter, story }).headlines[0]).toMatchObject({ name: 'comes-back', who: 'fay', by: 4 })
  })

  it('keeps the end of a game back for the podium', () => {
    const ranksAfter = ranked('ben', 'ann', 'cem', 'dee', 'eli', 'fay')
    const crossed: RacingEvent = { kind: 'crossed', player: 'ben', place: 1 }
    expect(directed([crossed], { ranksAfter, isLast: true }).headlines).toEqual([])
  })

  it('takes the photo of all who cross in the last question, and does not say who was first', () => {
    const crossed = (player: string, place: number): RacingEvent => ({ kind: 'crossed', player, place })
    const script = directed([crossed('ben', 1), crossed('cem', 2)], { isLast: true })
    expect(script.headlines).toMatchObject([{ name: 'photo-finish', who: '', by: 2, focus: ['ben', 'cem'] }])
    const partOf = (who: string) =>
      script.beats.filter((beat) => 'who' in beat && beat.who === who).map((beat) => ({ ...beat, who: '' }))
    expect(partOf('ben')).toEqual(partOf('cem'))
    const own = directed([crossed('ben', 1), crossed('cem', 2)], { isLast: true, own: 'ben' })
    expect(own.headlines.map(({ name }) => name)).not.toContain('photo-finish')
  })

  it('lets a monster live until its close-up, and nobody drives through it before', () => {
    const hit = { kind: 'hit', player: 'ann', at: 12, monster: 'weak', by: 10, left: 0, isLast: true } as const
    const helped = { ...hit, player: 'ben', left: 1, isLast: false }
    const late = { ...hit, player: 'dee', isLast: false }
    const script = directed([helped, hit, late, drove('ann', 12, 14), drove('ben', 12, 13), drove('cem', 10, 11)])
    const [headline] = script.headlines
    expect(headline).toMatchObject({ name: 'beats-monster', who: 'ann' })
    const dies = beatsOf(script, 'thing').find(({ left }) => left === 0)
    expect(dies?.at).toBeGreaterThan(headline?.at ?? Number.POSITIVE_INFINITY)
    for (const { who, at } of beatsOf(script, 'go'))
      if (who === 'cem') expect(at).toBeLessThan(headline?.at ?? 0)
      else expect(at).toBeGreaterThan(dies?.at ?? Number.POSITIVE_INFINITY)
  })

  it('pays for what is met on the way when the racer comes there, also where a fallen monster lets them through', () => {
    const hit = { kind: 'hit', player: 'ann', at: 11, monster: 'weak', by: 10, left: 0, isLast: true } as const
    const boost: RacingEvent = { kind: 'boost', player: 'ann', at: 13, by: 26 }
    const script = directed([hit, drove('ann', 11, 13), boost, drove('ann', 13, 14)])
    const [way] = beatsOf(script, 'go')
    const paid = beatsOf(script, 'number').find(({ by }) => by === 26)
    expect(paid?.at).toBeGreaterThanOrEqual((way?.at ?? 0) + (way?.ms ?? Number.POSITIVE_INFINITY))
  })

  it('has at most three headlines, one after the other, the weightiest last', () => {
    const boosted: RacingEvent = { kind: 'boost', player: 'cem', at: 12, by: 15 }
    const events = [slick('ben', 'ann'), boosted, { kind: 'nitro-paid', player: 'fay', by: 30 } as const]
    const { headlines } = directed(events, { ms: 9000 })
    expect(headlines).toHaveLength(3)
    for (const [index, { at }] of headlines.entries()) {
      const before = headlines[index - 1]
      if (before) expect(at).toBeGreaterThanOrEqual(before.at + before.ms)
    }
    expect(headlines[2]?.who).toBe('ben')
  })

  it('never shows the same player in two headlines', () => {
    const crossed: RacingEvent = { kind: 'crossed', player: 'ben', place: 1 }
    const { headlines } = directed([slick('ben', 'ann'), crossed], { ms: 9000 })
    expect(headlines).toHaveLength(1)
  })

  it.each([1, 30, 200, 1000])('with %i moving players is never longer than it is shown', (count) => {
    const players = Array.from({ length: count }, (_, index) => `p${index}`)
    const events = players.flatMap((id, index): RacingEvent[] => [
      { kind: 'hit', player: id, at: 13, monster: 'strong', by: 5, left: count - index, isLast: false },
      drove(id, 10, 15),
      ...(index > 0 ? [slick(id, players[index - 1] ?? '')] : []),
    ])
    const script = directed(events, { ranksBefore: ranked(...players), ranksAfter: ranked(...players) })
    expect(script.ms).toBeLessThanOrEqual(4000)
    expect(Math.max(...beatsOf(script, 'go').map(({ at, ms }) => at + ms))).toBeLessThanOrEqual(4000)
  })

  it('tells somebody who wants stillness where they are and what it brought, without a journey', () => {
    const script = directed([slick('ben', 'ann'), drove('ann', 14, 12)], { isCalm: true })
    expect(beatsOf(script, 'go')).toEqual([])
    expect(beatsOf(script, 'number')).toHaveLength(2)
    expect(script.headlines[0]).toMatchObject({ name: 'slicks', focus: ['ben', 'ann'] })
  })

  it('always shows the owner of a device their own slick', () => {
    const events = [slick('ben', 'ann'), slick('fay', 'eli', -20)]
    expect(directed(events, { own: 'eli', ms: 3000 }).headlines.at(-1)?.who).toBe('fay')
  })
})
