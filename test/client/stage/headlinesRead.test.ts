import { describe, expect, it } from 'vitest'
import { moments, sentenceOf } from '../../../client/screens/play/stage/sentenceOf.ts'
import { popped } from '../../../client/stage/direct/beats.ts'
import { comparedHeadlines } from '../../../client/stage/direct/comparisons.ts'
import { cutInOf } from '../../../client/stage/direct/cutIn.ts'
import type { TurnContext } from '../../../client/stage/direct/direction.ts'
import { noPast, type PastHeadline, pastAfter, pastBefore } from '../../../client/stage/direct/story.ts'
import { fewestUsual, isToldEnough, mostUsual, turnOf, twistOf } from '../../../client/stage/direct/storyteller.ts'
import { crowdSize } from '../../../client/stage/place/crowdSizes.ts'
import { freeLabels } from '../../../client/stage/place/freeLabels.ts'
import { namesShown } from '../../../client/stage/scenes/namesShown.ts'
import { lookedAtUntil } from '../../../client/stage/script/readInTurn.ts'
import type { HeadlineName, Twist } from '../../../client/stage/script/script.ts'
import { isWritten, lastReadMs, leastReadMs } from '../../../client/stage/script/written.ts'
import type { Moment } from '../../../client/texts/moments/moment.ts'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import { noStory, ranked, sixPlayers } from './directedTurn.ts'
import { headlinesRead, type ReadHeadline, turnsTold } from './toldGames.ts'

const all: readonly [string, Moment][] = Object.entries(moments)
const said = ({ plain, ...twisted }: Moment) => [...plain, ...Object.values(twisted)]

describe('the sentences', () => {
  it.each(all)('about %s are six and more, each another, with one thing that is done set apart', (_, moment) => {
    const texts = said(moment).map((say) => say('Magdalena-Sophie', 'Maximilian-Paul', 12))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThanOrEqual(6)
    expect(moment.plain.length).toBeGreaterThanOrEqual(fewestUsual)
    expect(moment.plain.length).toBeLessThanOrEqual(mostUsual)
    for (const text of texts) {
      expect(text.split('*').length % 2).toBe(1)
      expect(text.split('*').length).toBeGreaterThan(1)
      // Even the longest names fit on one line of the ribbon.
      expect(text.length).toBeLessThanOrEqual(78)
    }
  })
})

it('the sentences about places never seem to say where on the castle of Tower somebody is', () => {
  for (const moment of [moments.leads, moments['comes-back']])
    for (const say of said(moment)) expect(say('Ann', 'Ben', 3)).not.toMatch(/\btop\b|climbing/)
})

describe.each(mapModes)('what a class reads in a game of %s', (mode) => {
  it.each([5, 12, 30])('never says the same sentence twice where %i play', (players) => {
    for (const seed of [31, 32, 33, 34, 35, 36]) {
      const texts = headlinesRead({ mode, players, questions: 15, seed }).map(({ text }) => text)
      expect(texts.length).toBeGreaterThan(8)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })
})

/** The events that a headline of this kind may be about. */
const happenings: Partial<Record<HeadlineName, (event: TurnEvent & { chest?: string; isSwap?: boolean }) => boolean>> =
  {
    boosts: ({ kind }) => kind === 'boost',
    nitro: ({ kind }) => kind === 'nitro-paid',
    digs: ({ kind }) => kind === 'gold',
    'opens-chest': ({ kind, chest }) => kind === 'found' && chest === 'golden',
    swaps: ({ kind, isSwap }) => kind === 'stole' && isSwap === true,
    revives: ({ kind }) => kind === 'revived',
    'last-stand': ({ kind }) => kind === 'shrugged',
    leaks: ({ kind }) => kind === 'leaked',
  }

it.each(mapModes)('what a class reads was the first of a game of %s has not happened before', (mode) => {
  for (const seed of [41, 42, 43, 44]) {
    const turns = turnsTold({ mode, players: 24, questions: 12, seed })
    for (const { question, headlines } of turns)
      for (const { name, text } of headlines.filter(({ twist }) => twist === 'first')) {
        const before = turns.filter((turn) => turn.question < question).flatMap(({ events }) => events)
        expect(before.filter(happenings[name] ?? (() => false)), text).toEqual([])
      }
  }
})

const past = (name: HeadlineName, who: string, over: Partial<PastHeadline> = {}): PastHeadline => ({
  ...{ name, who, question: 1, twist: 'plain' as Twist, nth: 0 },
  ...over,
})
const twist = (
  headline: { name: HeadlineName; who: string; other?: string },
  headlines: PastHeadline[],
  question = 3,
  passed: ReadonlySet<HeadlineName> | null = new Set(),
) => twistOf(headline, { question, headlines, passed }, sixPlayers)

describe('what a moment is in the story of a game', () => {
  const slick = { name: 'slicks', who: 'ben', other: 'cem' } as const

  it('is the first of its kind, as long as firsts are something', () => {
    expect(twist(slick, [past('nitro', 'ann')])).toBe('first')
    const firsts = (['nitro', 'boosts', 'leads'] as const).map((name) => past(name, 'ann', { twist: 'first' }))
    expect(twist(slick, firsts)).toBe('plain')
  })

  it('is not the first if the class has seen one without a headline, or was not watching from the start', () => {
    const read = [past('nitro', 'ann')]
    expect(twist(slick, read, 3, new Set(['boosts']))).toBe('first')
    expect(twist(slick, read, 3, new Set(['slicks']))).toBe('plain')
    expect(twist(slick, read, 3, null)).toBe('plain')
  })

  it('is the first of nothing where the board has missed a turn, or its viewer has jumped over one', () => {
    const script = { ms: 0, beats: [], headlines: [], passed: ['boosts' as const] }
    const known = (questions: number[], before: number) => {
      const seen = questions.reduce((shown, question) => pastAfter(shown, script, question), noPast)
      return pastBefore(seen, before).passed?.length ?? null
    }
    expect(known([], 1)).toBe(0)
    expect(known([1, 2], 3)).toBe(2)
    expect(known([1, 2], 4)).toBeNull()
    expect(known([1, 3], 4)).toBeNull()
    expect(known([4], 5)).toBeNull()
    // Back again to where it has seen all.
    expect(known([1, 2, 5], 3)).toBe(2)
    expect(known([1, 2, 5, 3], 4)).toBe(3)
  })

  it('is revenge on who had done the same before', () => {
    expect(twist(slick, [past('slicks', 'cem', { other: 'ben' })])).toBe('revenge')
  })

  it('is a habit the third time', () => {
    const [one, two] = [past('slicks', 'ben', { other: 'dee' }), past('slicks', 'ben', { other: 'eli' })]
    expect(twist(slick, [one])).toBe('plain')
    expect(twist(slick, [one, two])).toBe('again')
  })

  it('is against the leader, and more so from the very back', () => {
    const known = [past('slicks', 'dee', { other: 'eli' })]
    expect(twist({ ...slick, other: 'ann' }, known)).toBe('leader')
    expect(twist({ ...slick, who: 'fay', other: 'ann' }, known)).toBe('back')
    expect(twist({ name: 'comes-back', who: 'fay' }, [past('comes-back', 'dee')])).toBe('back')
  })

  it('is the first of somebody whom nobody has read of yet, once the game is not young any more', () => {
    const known = [past('slicks', 'dee', { other: 'eli' })]
    expect(twist(slick, known, 3)).toBe('plain')
    expect(twist(slick, known, 6)).toBe('quiet')
    expect(twist(slick, [...known, past('leads', 'ben')], 6)).toBe('plain')
  })

  it('is told of the same one three times in a game, and then of others', () => {
    const others = Array.from({ length: 12 }, (_, index) => past('leads', `p${index}`))
    const twice = [past('pops', 'ben'), past('pops', 'ben')]
    expect(isToldEnough({ name: 'pops', who: 'ben' }, [...others, ...twice])).toBe(false)
    expect(isToldEnough({ name: 'pops', who: 'ben' }, [...others, ...twice, past('pops', 'ben')])).toBe(true)
    expect(isToldEnough({ name: 'pops', who: 'ann' }, [...others, ...twice, past('pops', 'ben')])).toBe(false)
  })

  it('is never told twice in a row in the same words', () => {
    const headlines: PastHeadline[] = []
    const texts: string[] = []
    for (let nth = 0; nth < 12; nth++) {
      const headline = { name: 'pops', who: sixPlayers[nth % 2]?.id ?? '' } as const
      const turned = { ...headline, twist: twist(headline, headlines, 9), nth: turnOf('pops', headline.who, headlines) }
      texts.push(sentenceOf(turned)('Zoe', '', 10))
      headlines.push({ ...turned, question: 9 })
    }
    for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index - 1])
    expect(new Set(texts).size).toBeGreaterThanOrEqual(5)
  })
})

describe('who comes from far behind', () => {
  const context = (question: number) => ({
    ...{ ranksBefore: sixPlayers, ranksAfter: ranked('ann', 'fay', 'ben', 'cem', 'dee', 'eli') },
    ...{
      before: { spots: {}, moods: {}, things: [], course: [] },
      after: { spots: {}, moods: {}, things: [], course: [] },
    },
    ...{ ms: 4000, isCalm: false, isLast: false, own: null, story: { ...noStory, question }, teller: null },
  })

  it('is told when the order says something, which it does not after the first questions', () => {
    const names = (question: number) => comparedHeadlines(context(question)).map(({ headline }) => headline.name)
    expect(names(1)).toEqual([])
    expect(names(3)).toEqual([])
    expect(names(4)).toEqual(['comes-back'])
  })
})

describe.each(mapModes)('whom a headline of %s is about', (mode) => {
  const heroesOf = ({ who, other }: ReadHeadline) => (other === undefined ? [who] : [who, other])
  const about = (players: number) =>
    headlinesRead({ mode, players, questions: 15, seed: 21 }).filter(({ who }) => who !== '')

  it('is shown large and by name where thirty play', () => {
    for (const headline of about(30)) expect(headline.cutIn, headline.text).toBeDefined()
  })

  it('is found on the field by a name, or shown large', () => {
    const headlines = about(5)
    for (const headline of headlines) {
      if (headline.cutIn) continue
      expect(headline.focus, headline.text).toEqual(expect.arrayContaining(heroesOf(headline)))
      const heroes = ranked(...heroesOf(headline))
      const named = namesShown(
        { figures: heroes, own: null, moment: 'resolve' },
        { crowd: crowdSize(5) },
        headline,
        'You',
      )
      const labels = named.map(({ id, look }) => ({
        ...{ id, x: 0, y: 0, width: 90, height: 30 },
        isKept: look !== 'plain',
      }))
      const face = { id: 'somebody', x: 0, y: 0, width: 200, height: 200 }
      expect(freeLabels(labels, [face]).size, headline.text).toBe(heroesOf(headline).length)
    }
    expect(headlines.length).toBeGreaterThan(5)
  })

  it('owns each number that is beside a face', () => {
    for (const headline of [...about(5), ...about(30)])
      for (const { who, text } of headline.cutIn ?? []) {
        expect(heroesOf(headline)).toContain(who)
        expect(text).toMatch(/^[+−]\d/)
      }
  })
})

describe('a face beside the field', () => {
  const columns = 20
  const duel = (spots: Record<string, number>, over: Partial<TurnContext> = {}) => {
    const wish = {
      headline: { name: 'wins-duel', who: 'ann', other: 'ben', focus: ['ann', 'ben'] },
      weight: 1,
    } as const
    const board = { spots, moods: {}, things: [], course: [], columns }
    const context = { before: board, after: board, ranksBefore: sixPlayers, ranksAfter: sixPlayers, ms: 4000, ...over }
    return cutInOf(
      { ...wish, beats: popped('ben', -50, 300), otherwise: [] },
      { ...{ isCalm: false, isLast: false, own: null, story: noStory, teller: null }, ...context },
    )
  }

  it('is for two who are apart, and not for two who are near', () => {
    expect(duel({ ann: 0, ben: 3 })).toBeUndefined()
    expect(duel({ ann: 0, ben: 9 })).toEqual([{ who: 'ben', text: '−50', tone: 'loss', at: 300 }])
    expect(duel({ ann: 0, ben: 8 * columns })).toBeDefined()
  })

  it('is for somebody who does something far away, which then is seen from near', () => {
    const shot = (at: number) => {
      const board = { spots: { ann: 0 }, moods: {}, things: [], course: [], columns }
      const [context, sums] = [
        { before: board, after: board, ranksBefore: [], ranksAfter: sixPlayers },
        popped('ann', 10, 300),
      ]
      return cutInOf(
        { headline: { name: 'pops', who: 'ann', focus: ['ann', at] }, weight: 1, beats: sums, otherwise: [] },
        { ...{ ms: 4000, isCalm: false, isLast: false, own: null, story: noStory, teller: null }, ...context },
      )
    }
    expect(shot(6)).toBeUndefined()
    expect(shot(12)).toEqual([{ who: 'ann', text: '+10', tone: 'gain', at: 300 }])
  })

  it('is for whoever is not on the map, or is a ghost', () => {
    expect(duel({ ann: 0 })).toBeDefined()
    const board = { spots: { ann: 0, ben: 1 }, moods: { ben: 'ghost' }, things: [], course: [], columns } as const
    expect(duel({}, { before: board, after: board })).toBeDefined()
  })

  it('is for everybody where more than twelve play', () => {
    const thirteen = ranked(...Array.from({ length: 13 }, (_, index) => (index === 0 ? 'ann' : `p${index}`)))
    expect(duel({ ann: 0, ben: 1 }, { ranksAfter: thirteen })).toBeDefined()
  })
})

describe.each(mapModes)('what a class of thirty reads in a game of %s', (mode) => {
  const games = [11, 12, 13].map((seed) => headlinesRead({ mode, players: 30, questions: 15, seed }))

  it('is of one kind in a third at most', () => {
    for (const game of games) {
      expect(game.length).toBeGreaterThanOrEqual(15)
      for (const { name } of game) {
        const alike = game.filter((other) => other.name === name).length
        expect(`${name} ${alike <= game.length / 3}`).toBe(`${name} true`)
      }
    }
  })

  it('is in many words and about many of them', () => {
    for (const game of games) {
      const texts = game.map(({ text }) => text)
      for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index - 1])
      expect(new Set(game.flatMap(({ who, other }) => [who, other ?? who])).size).toBeGreaterThanOrEqual(12)
    }
  })
})

describe.each(mapModes)('the sums of a headline of %s', (mode) => {
  const turns = [5, 30].flatMap((players) => turnsTold({ mode, players, questions: 15, seed: 21 }))
  /** Each headline with what is said large while it is told, and for how long after it. */
  const told = turns.flatMap(({ script: { beats }, headlines }) =>
    headlines.map(({ at, ms, text }) => ({
      text,
      large: beats.flatMap((beat) =>
        beat.kind === 'number' && beat.isHero && beat.at >= at && beat.at < at + ms
          ? [{ ...beat, lastsBeyond: beat.at + beat.ms - at - ms }]
          : [],
      ),
    })),
  )

  it('are large for who gains, and never for who loses to somebody', () => {
    for (const { text, large } of told)
      for (const { by = 0, where } of large) if (typeof where === 'string') expect(by, text).toBeGreaterThan(0)
  })

  it('and all others come up while there is time to read them', () => {
    for (const { script } of turns)
      for (const beat of script.beats.filter(isWritten)) {
        const left = lookedAtUntil(script.ms) - beat.at
        expect(left, `${beat.kind} of ${beat.where} in a turn of ${script.ms} ms`).toBeGreaterThanOrEqual(lastReadMs)
        expect(beat.ms).toBeGreaterThanOrEqual(leastReadMs)
      }
  })

  it('are gone before they could be about somebody else', () => {
    const longest = Math.max(0, ...told.flatMap(({ large }) => large.map(({ lastsBeyond }) => lastsBeyond)))
    process.stdout.write(`${mode}: a large sum lasts ${Math.round(longest)} ms longer than its headline\n`)
    expect(longest).toBeLessThanOrEqual(800)
  })
})
