import { describe, expect, it } from 'vitest'
import type { GameActs } from '../../../rooms/game/gameGate.ts'
import { freshPace, passGate, type Speaker } from '../../../rooms/game/gameGate.ts'
import { type GameMessageName, gameMessages, type Phase } from '../../../rooms/shared/contract/game.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'
import { wellFormed } from './hostileWords.ts'

const names = Object.keys(gameMessages) as GameMessageName[]

/** Acts that only note that they were reached. */
const acting = (isEffective = true) => {
  const reached: string[] = []
  const acts = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        reached.push(name)
        return isEffective
      },
    ]),
  ) as unknown as GameActs
  return { acts, reached }
}

const seat = (plays: boolean) => ({ plays }) as Seat
const speaker = (over: Partial<Speaker> = {}): Speaker => ({
  seat: seat(true),
  isHost: false,
  pace: freshPace(0),
  ...over,
})
const host = () => speaker({ isHost: true, seat: seat(false) })

const say = (
  type: unknown,
  payload: unknown,
  { by = speaker(), phase = 'question' as Phase, now = 0, acts = acting().acts, mayDecide = true } = {},
) => passGate(acts, { phase, gameCode: 'ABC234', now, mayDecide }, by, type, payload)

describe('the gate', () => {
  it('lets no word of the host have an effect while others may be going on with the game, and keeps what pupils say', () => {
    for (const [name, phase] of Object.entries({
      skip: 'reveal',
      kick: 'lobby',
      lock: 'lobby',
      'end-game': 'question',
    })) {
      const { acts, reached } = acting()
      const wish = { by: host(), acts, phase: phase as Phase, mayDecide: false }
      expect(say(name, wellFormed[name as GameMessageName], wish), name).toBe('no-effect')
      expect(reached).toEqual([])
    }
    expect(say('submit-answer', wellFormed['submit-answer'], { mayDecide: false })).toBeNull()
    expect(say('get-game-state', {}, { by: host(), mayDecide: false })).toBeNull()
  })

  it('knows a rule for every message, and acts on each that is well-formed, allowed and in time', () => {
    const phaseFor: Partial<Record<GameMessageName, Phase>> = {
      'start-game': 'lobby',
      'ask-again': 'finished',
      'vote-map': 'finished',
      'accept-answer': 'reveal',
      choose: 'choose',
      'look-again': 'choose',
      'tap-slime': 'lobby',
      'set-lobby-play': 'lobby',
    }
    for (const name of names) {
      const { acts, reached } = acting()
      const isPlayers = ['submit-answer', 'choose', 'look-again', 'tap-slime', 'vote-map'].includes(name)
      const by = isPlayers ? speaker() : host()
      expect(say(name, wellFormed[name], { by, acts, phase: phaseFor[name] ?? 'question' }), name).toBeNull()
      expect(reached).toEqual([name])
    }
  })

  it.each(['shout', 'toString', '__proto__', 7, undefined, null, { type: 'pause' }])('does not know %j', (type) => {
    expect(say(type, {})).toBe('unknown')
  })

  it.each<[GameMessageName, unknown]>([
    ['submit-answer', { answer: 6 }],
    ['submit-answer', { answer: '1' }],
    ['submit-answer', undefined],
    ['choose', { questionNumber: 1, move: { id: '' } }],
    ['choose', { questionNumber: 1, move: { id: 'x'.repeat(25) } }],
    ['choose', { questionNumber: 1, move: { id: 'build', at: 900 } }],
    ['choose', { move: { id: 'guard' } }],
    ['look-again', { questionNumber: 1, answer: -3 }],
    ['lock', { locked: 'yes' }],
    ['kick', { playerId: 'x'.repeat(65) }],
    ['skip', { phase: 'bedtime' }],
    ['tap-slime', { act: 'rude' }],
    ['tap-slime', { act: 0 }],
    ['tap-slime', {}],
    ['set-lobby-play', { isOn: 'no' }],
  ])('refuses %s with %j for its shape', (type, payload) => {
    expect(say(type, payload, { by: host() })).toBe('malformed')
  })

  it('refuses what is meant for another game', () => {
    expect(say('submit-answer', { answer: 1, gameCode: 'ZZZ999' })).toBe('wrong-game')
    expect(say('submit-answer', { answer: 1, gameCode: 'abc234' })).toBeNull()
  })

  it('takes answers and moves from those who play, and commands from the host', () => {
    expect(say('submit-answer', { answer: 1 }, { by: host() })).toBe('no-seat')
    expect(say('choose', wellFormed.choose, { by: host(), phase: 'choose' })).toBe('no-seat')
    expect(say('tap-slime', wellFormed['tap-slime'], { by: host(), phase: 'lobby' })).toBe('no-seat')
    expect(say('set-lobby-play', wellFormed['set-lobby-play'], { phase: 'lobby' })).toBe('not-host')
    for (const name of ['pause', 'resume', 'skip', 'kick', 'lock', 'end-game', 'void-question', 'allow-name'] as const)
      expect(say(name, wellFormed[name]), name).toBe('not-host')
  })

  it.each<[GameMessageName, Phase]>([
    ['start-game', 'question'],
    ['submit-answer', 'reveal'],
    ['choose', 'question'],
    ['look-again', 'resolve'],
    ['pause', 'lobby'],
    ['kick', 'finished'],
    ['tap-slime', 'question'],
    ['tap-slime', 'finished'],
    ['tap-slime', 'reveal'],
    ['tap-slime', 'resolve'],
    ['set-lobby-play', 'finished'],
  ])('has no %s in %s', (type, phase) => {
    const by = ['submit-answer', 'choose', 'look-again', 'tap-slime', 'vote-map'].includes(type) ? speaker() : host()
    expect(say(type, wellFormed[type], { by, phase })).toBe('wrong-phase')
  })

  it('says when an act had no effect', () => {
    expect(say('submit-answer', { answer: 1 }, { acts: acting(false).acts })).toBe('no-effect')
  })

  it('looks at the pace first: ten at once, and three a second after that', () => {
    const by = speaker()
    const said = Array.from({ length: 12 }, () => say('get-game-state', {}, { by }))
    expect(said.filter((refusal) => refusal === null)).toHaveLength(10)
    expect(said.at(-1)).toBe('too-fast')
    expect(say('nonsense', {}, { by })).toBe('too-fast')
    const later = Array.from({ length: 4 }, () => say('get-game-state', {}, { by, now: 1000 }))
    expect(later.filter((refusal) => refusal === null)).toHaveLength(3)
  })

  it('leaves an answer to a host who presses faster than that through the phases, and lends no other message anything', () => {
    const by = speaker({ isHost: true })
    for (let press = 0; press < 20; press++) say('skip', wellFormed.skip, { by })
    expect(say('skip', wellFormed.skip, { by })).toBe('too-fast')
    const answers = Array.from({ length: 4 }, () => say('submit-answer', { answer: 1 }, { by }))
    expect(answers).toEqual([null, null, 'too-fast', 'too-fast'])
    expect(say('skip', wellFormed.skip, { by })).toBe('too-fast')
  })

  it("keeps a host's presses from being lost behind what the page says by itself, and lends a pupil nothing for them", () => {
    const chatty = (by: Speaker) => {
      for (let word = 0; word < 12; word++) say('here', {}, { by })
      return by
    }
    const pressing = (by: Speaker) =>
      ['pause', 'resume', 'skip', 'pause', 'resume', 'skip', 'skip'].map((press) => say(press, {}, { by }))
    expect(pressing(chatty(host()))).toEqual([null, null, null, null, null, null, 'too-fast'])
    expect(new Set(pressing(chatty(speaker())))).toEqual(new Set(['too-fast']))
    const minute = chatty(host())
    const pressedEachHalfSecond = Array.from({ length: 120 }, (_, index) =>
      say('skip', {}, { by: minute, now: index * 500 }),
    )
    expect(pressedEachHalfSecond.every((refusal) => refusal === null)).toBe(true)
  })

  describe('for taps in the lobby', () => {
    const tap = (by: Speaker, now: number, phase: Phase = 'lobby') =>
      say('tap-slime', { act: 'hop' }, { by, now, phase })
    const taps = (by: Speaker, perSecond: number, seconds: number, from = 0) =>
      Array.from({ length: perSecond * seconds }, (_, index) => tap(by, from + ((index + 1) * 1000) / perSecond))

    it('lets an eager finger through four times a second, and drops the others without holding them against anybody', () => {
      const said = taps(speaker(), 15, 20)
      expect(said.filter((refusal) => refusal === null).length).toBeGreaterThanOrEqual(80)
      expect(said.filter((refusal) => refusal === null).length).toBeLessThanOrEqual(90)
      expect(new Set(said)).toEqual(new Set([null, 'no-effect']))
    })

    it('calls a flood a flood', () => {
      const said = taps(speaker(), 500, 1)
      expect(said.filter((refusal) => refusal === null).length).toBeLessThanOrEqual(10)
      expect(said.filter((refusal) => refusal === 'too-fast').length).toBeGreaterThan(400)
    })

    it('takes nothing from the pace of answers', () => {
      const by = speaker()
      taps(by, 30, 10)
      const answers = Array.from({ length: 10 }, () => say('submit-answer', { answer: 1 }, { by, now: 10_000 }))
      expect(answers.every((refusal) => refusal === null)).toBe(true)
    })

    it('is not lent to other messages', () => {
      const by = speaker()
      for (let count = 0; count < 10; count++) say('get-game-state', {}, { by })
      expect(say('get-game-state', {}, { by })).toBe('too-fast')
      expect(tap(by, 0)).toBeNull()
    })
  })
})
