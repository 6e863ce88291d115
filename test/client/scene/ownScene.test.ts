import { describe, expect, it } from 'vitest'
import { ownScene } from '../../../client/screens/play/scene/ownScene.ts'
import type { GameView } from '../../../client/state/gameView.ts'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { ShownFighter } from '../../../rooms/shared/modes/battle/battleShown.ts'
import type { ShownSeeker } from '../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { MoveOffer } from '../../../rooms/shared/modes/modeRules.ts'
import type { ShownRacer } from '../../../rooms/shared/modes/racing/racingShown.ts'
import type { SurvivalSurroundings } from '../../../rooms/shared/modes/survival/survivalShown.ts'
import type { TowerSurroundings } from '../../../rooms/shared/modes/tower/towerShown.ts'
import { closedQuestion, me, viewWith } from '../game/gameViews.ts'
import { modeScreen } from '../modes/everyScreen.ts'
import { modeStage } from '../modes/everyStage.ts'

/** Rows of tiles by their first letters. */
const mapOf = (names: Readonly<Record<string, string>>, ...rows: string[]): TileGrid => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  types: rows.flatMap((row) => [...row].map((letter) => names[letter] ?? '')),
})

const own = { id: 'own', username: 'Lotte', score: 200, place: 2, ahead: { name: 'Ivo', score: 260, slime: 'mint' } }

const phone = (gameMode: GameView['gameMode'], board: unknown, over: Partial<GameView> = {}): GameView =>
  viewWith({ ...closedQuestion, phase: 'reveal', gameMode, playerId: 'own', me: me(own), board, ...over })

const teller = ({ gameMode }: GameView) => ({
  stage: isMapMode(gameMode) ? modeStage(gameMode) : null,
  turn: modeScreen(gameMode).turn,
})

const told = (view: GameView, map: TileGrid | null, title: string): readonly string[] =>
  ownScene(view, map, teller(view)).find((part) => part.title === title)?.sentences ?? []

const where = 'Where you are'
const near = 'Who is near'

describe('a race in words', () => {
  const names = { t: 'track', b: 'boost', o: 'obstacle', m: 'enemy-medium' }
  const map = mapOf(names, 'ttbtotttttmt')
  // The first three are unknown: this phone can name only the racer next ahead.
  const racer = (at: number, ahead: number, over: Partial<ShownRacer> = {}): ShownRacer => ({
    racers: [at, -1, -1, -1, ahead, -1],
    steps: 12,
    step: at,
    nitro: false,
    steady: false,
    monster: null,
    flagUp: false,
    waiting: 0,
    place: 0,
    ...over,
  })

  it('says how far one is, what lies ahead and how far away the others are', () => {
    const view = phone('racing', racer(1, 3))
    expect(told(view, map, where)).toEqual([
      'You are on tile 2 of 12. So far you have earned 40% of the way.',
      'A boost is 1 tile ahead.',
      'A bump is 3 tiles ahead.',
    ])
    expect(told(view, map, near)).toEqual(['Ivo is 2 tiles ahead of you.'])
  })

  it('counts the way in a practice as the lane above it does, whatever an answer brings there', () => {
    const learner = me({ ...own, score: 859, modeScore: 100, correctCount: 1 })
    const view = phone('racing', racer(1, 3), { me: learner, practice: { difficulty: 'easy', isOwn: false } })
    expect(told(view, map, where)[0]).toBe('You are on tile 2 of 12. So far you have earned 20% of the way.')
  })

  it.each([
    [
      'a monster further on',
      7,
      { at: 10, kind: 'medium', left: 1, full: 2 },
      'A tougher monster blocks the way 3 tiles ahead: 1 of 2 hits left.',
    ],
    [
      'a monster where one stands',
      10,
      { at: 10, kind: 'medium', left: 2, full: 2 },
      'A tougher monster is in your way: 2 of 2 hits left.',
    ],
    ['the finish', 8, null, 'The finish is 3 tiles ahead.'],
  ] as const)('tells of %s', (_what, at, monster, sentence) => {
    expect(told(phone('racing', racer(at, -1, { monster })), map, where)).toContain(sentence)
  })

  it('tells the tile apart from the way one has earned, where a monster holds one up', () => {
    const monster = { at: 3, kind: 'medium', left: 1, full: 2 } as const
    const view = phone('racing', racer(3, -1, { monster }), { me: me({ ...own, score: 900 }) })
    expect(told(view, map, where).slice(0, 2)).toEqual([
      'You are on tile 4 of 12. So far you have earned 100% of the way.',
      'A tougher monster is in your way: 1 of 2 hits left.',
    ])
  })

  it('says when nothing lies ahead, what is lit, who waits, and who is across', () => {
    const long = mapOf(names, 'tttttttttttttttt')
    expect(told(phone('racing', racer(1, 1)), long, where)).toContain('Nothing lies on the next 6 tiles.')
    expect(told(phone('racing', racer(1, 1)), long, near)).toEqual(['Ivo is beside you.'])
    expect(told(phone('racing', racer(1, -1, { nitro: true, waiting: 2 })), map, where)).toEqual(
      expect.arrayContaining([
        'Your Nitro is lit: the next answer decides.',
        'The flag is not up yet. 2 players wait at the line.',
      ]),
    )
    const crossed = phone('racing', racer(11, -1, { place: 3 }), { me: me({ ...own, mark: 3 }) })
    expect(told(crossed, map, where)).toEqual(['You crossed the line 3rd.'])
  })

  it('says where the turn has brought one, and not who was near before it', () => {
    const round = {
      questionNumber: 2,
      changes: [],
      events: [{ kind: 'drove', player: 'own', from: 1, to: 4 }],
      end: null,
    }
    const view = phone('racing', racer(1, 3), { phase: 'resolve', round })
    expect(told(view, map, where)[0]).toBe('You are on tile 5 of 12. So far you have earned 40% of the way.')
    expect(told(view, map, near)).toEqual([])
    expect(told(view, map, 'What happened')).toEqual(['A quiet turn for you.'])
  })
})

describe('a battle in words', () => {
  const map = mapOf({ a: 'arena', B: 'enemy-boss', m: 'enemy-weak' }, 'aaaa', 'aaam', 'aaaB')
  const fighter = (over: Partial<ShownFighter> = {}): ShownFighter => ({
    figures: [0, -1, -1, -1, 9, -1],
    monster: { at: 7, kind: 'weak', left: 1, full: 3 },
    boss: { left: 5, full: 5, isAsleep: true },
    powered: false,
    knockedOut: false,
    ...over,
  })

  it('says what one has left, where the nearest monster is, and that the boss sleeps', () => {
    const view = phone('battle', fighter())
    expect(told(view, map, where)).toEqual([
      'You have 40 HP of 100.',
      'You are in column 1 of 4, row 1 of 3.',
      'A weak monster is 3 right and 1 down: 1 of 3 hits left.',
      'The boss is 3 right and 2 down and sleeps.',
    ])
    expect(told(view, map, near)).toEqual(['Ivo is 1 right and 2 down.'])
  })

  it('says when one is down, when one is strong and when nobody is awake', () => {
    const out = fighter({ knockedOut: true, monster: null })
    const down = told(phone('battle', out, { me: me({ ...own, score: 0 }) }), map, where)
    expect(down).toEqual(
      expect.arrayContaining(['You are knocked out. A right answer gets you up.', 'No monster is awake.']),
    )
    expect(told(phone('battle', out, { me: me({ ...own, score: 15 }) }), map, where)[0]).toBe('You have 3 HP of 100.')
    expect(told(phone('battle', fighter({ powered: true, boss: null })), map, where)).toContain(
      'Your next attack hits twice as hard.',
    )
  })
})

describe('a quest in words', () => {
  const map = mapOf({ p: 'path', g: 'gold', m: 'enemy-weak' }, 'pgp', 'ppg', 'pmp')
  const seeker: ShownSeeker = {
    figures: [6, -1, -1, -1, 6, -1],
    gold: [5, 1],
    monster: { at: 7, kind: 'weak', left: 1, full: 1 },
  }

  it('says what one has, where gold lies and who guards it', () => {
    const view = phone('gold-quest', seeker)
    expect(told(view, map, where)).toEqual([
      'You have 2 gold coins.',
      'You are in column 1 of 3, row 3 of 3.',
      'Gold lies 2 right and 1 up; 1 right and 2 up.',
      'A weak monster is 1 right: 1 of 1 hit left.',
    ])
    expect(told(view, map, near)).toEqual(['Ivo is where you are.'])
  })
})

describe('a tower in words', () => {
  const map = mapOf({ p: 'platform', l: 'ladder', s: 'sky', z: 'tower-zone', e: 'enemy-path' }, 'pls', 'slz', 'ple')
  const climber = (over: Partial<TowerSurroundings> = {}): TowerSurroundings => ({
    at: 7,
    lives: 8,
    fullLives: 10,
    wave: 3,
    walkers: 4,
    left: 9,
    atTheGate: 1,
    own: 1,
    stones: [3, 0, 5],
    figures: [7, -1, -1, -1, 1, -1],
    ...over,
  })

  it('says how the class stands, what comes, what is built, and how high everybody is', () => {
    const view = phone('tower', climber(), { me: me({ ...own, mark: 8 }) })
    const sentences = told(view, map, where)
    expect(sentences.slice(0, 3)).toEqual([
      'Wave 3. The class has 8 of 10 lives.',
      '4 monsters are on the way, good for 9 hits. 1 gets through in this turn if nothing stops them.',
      '2 towers stand, the highest of 5 stones. 1 stone is yours.',
    ])
    expect(sentences[3]).toMatch(/^You are on step \d of \d of the climb\.$/)
    expect(told(view, map, near)).toEqual(['Ivo is 2 steps above you.'])
  })

  it('does not tell of a wave that has been played', () => {
    const round = { questionNumber: 2, changes: [], events: [], end: 'lost' as const }
    const view = phone('tower', climber(), { phase: 'resolve', round, me: me({ ...own, mark: 0 }) })
    expect(told(view, map, where)[0]).toBe('Wave 3. The class has 0 of 10 lives.')
    expect(told(view, map, where)).toHaveLength(2)
    expect(told(view, map, 'What happened')).toEqual(['The tower has fallen. What a stand!'])
  })
})

describe('survival in words', () => {
  const map = mapOf({ s: 'safe' }, ...Array.from({ length: 9 }, () => 'sssssssss'))
  const rows = (...around: string[]) => around.join('')
  const survivor = (around: string, over: Partial<SurvivalSurroundings> = {}): SurvivalSurroundings => ({
    at: 40,
    hearts: 2,
    shielded: false,
    rising: false,
    around,
    figures: [40, -1, -1, -1, 39, -1],
    ghosts: 0,
    ...over,
  })

  it('says what is underfoot, where it is safe, and of each danger the nearest', () => {
    const around = rows('       ', '.......', '.###...', '.###~..', '.###.!.', '.......', '.~.....')
    const view = phone('survival', survivor(around))
    expect(told(view, map, where)).toEqual([
      'You have 2 hearts.',
      'You are in column 5 of 9, row 5 of 9.',
      'Your ground is not safe: it shakes and comes down at the end of the turn.',
      'The nearest safe ground is 2 up.',
      'The ground shakes 1 up.',
      'Dangerous ground lies 1 right.',
      'A monster will walk to a place 2 right and 1 down.',
    ])
    expect(told(view, map, near)).toEqual(['Ivo is 1 left.'])
  })

  it.each([
    [{ shielded: true }, 'A shield takes the next hit for you.'],
    [{ hearts: 0 }, 'You are a ghost without a heart.'],
    [{ hearts: 0, rising: true }, 'You are a ghost: one more right answer brings a heart back.'],
    [{}, 'Your ground is safe.'],
  ])('says how one is: %j', (over, sentence) => {
    expect(told(phone('survival', survivor('.'.repeat(49), over)), map, where)).toContain(sentence)
  })
})

describe('what one can do', () => {
  const moves: MoveOffer[] = [
    { id: 'steady', values: { pays: 10 } },
    { id: 'nitro', values: { right: 30, wrong: 20 } },
  ]
  const choosing = { questionNumber: 2, moves }
  const choose = (over: Partial<GameView>) => phone('racing', null, { phase: 'choose', choosing, ...over })

  it('are the cards by their keys, and then the one that was chosen', () => {
    const right = me({ ...own, lastAnswerCorrect: true })
    expect(told(choose({ me: right }), null, 'What you can do')).toEqual([
      '1: Steady. +10. Safe: no slick, no bump.',
      '2: Nitro. +30. Next answer right! Wrong −20.',
    ])
    const ownMove = { questionNumber: 2, move: { id: 'nitro' }, isSafe: true }
    expect(told(choose({ me: right, ownMove }), null, 'What you can do')).toEqual(['You chose Nitro.'])
  })

  it('is the question once more for who was wrong', () => {
    expect(told(choose({}), null, 'What you can do')).toEqual([
      'Answer once more: Which planet is red?',
      'A: Venus.',
      'B: Mars.',
      'C: Earth.',
      'D: Pluto.',
    ])
  })

  it('is told without a map, too', () => {
    expect(told(choose({}), null, where)).toEqual(['The map is not here yet.'])
  })
})
