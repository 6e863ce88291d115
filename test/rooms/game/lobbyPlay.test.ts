import { getMessageBytes, Protocol } from '@colyseus/core'
import { describe, expect, it } from 'vitest'
import { freshPace, type GameActs, passGate, type Speaker } from '../../../rooms/game/gameGate.ts'
import { LobbyPlay } from '../../../rooms/game/lobbyPlay.ts'
import type { GameClient } from '../../../rooms/game/seats/attendance.ts'
import { cheers, emotes, type SlimeAct } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'
import { answered, aPlan, asked, closed, hostJoins, joins, started } from '../shared/match/matchBuilders.ts'

type Told = readonly (readonly [string, SlimeAct])[]

/** A lobby with that many players, and a clock that the test sets. */
function lobby(players: number, since: readonly MatchEntry[] = [], plan = aPlan()) {
  const names = Array.from({ length: players }, (_, index) => `p${index}`)
  const match = replayMatch(plan, [hostJoins, ...names.map((name) => joins(name)), ...since])
  const told: Told[] = []
  const room = { now: 0, ring: null as (() => void) | null, at: 0 }
  const board = { send: (_type: string, message: Told) => told.push(message) } as unknown as GameClient
  const toldHost: Told[] = []
  const playingHost = { send: (_type: string, message: Told) => toldHost.push(message) } as unknown as GameClient
  const play = new LobbyPlay({
    match,
    clock: {
      now: () => room.now,
      wakeAt(at, ring) {
        Object.assign(room, { at, ring })
        return () => {
          room.ring = null
        }
      },
    },
    hosts: () => [board, playingHost],
    walls: () => [board],
    safely: (act) => act(),
  })
  const goTo = (now: number) => {
    while (room.ring && room.at <= now) {
      const { ring, at } = room
      room.now = Math.max(room.now, at)
      room.ring = null
      ring()
    }
    room.now = now
  }
  const seat = (name: string): Seat => {
    const found = match.seats.get(name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  return { match, told, toldHost, play, goTo, seat, names }
}

describe('slimes in the lobby', () => {
  it('a tap is on the board at once, by whose slime it is', () => {
    const { play, told, goTo, seat } = lobby(2)
    expect(play.tap(seat('p1'), 'wave')).toBe(true)
    goTo(0)
    expect(told).toEqual([[['p1', 'wave']]])
  })

  it('what comes within a tenth of a second is one bundle, and says the last thing that was said', () => {
    const { play, told, goTo, seat } = lobby(3)
    play.tap(seat('p0'), 'hop')
    goTo(0)
    for (const act of ['hop', 'heart', 'hop'] as const) play.tap(seat('p1'), act)
    play.tap(seat('p2'), 'hop')
    goTo(99)
    expect(told).toHaveLength(1)
    goTo(100)
    expect(told[1]).toEqual([
      ['p1', 'heart'],
      ['p2', 'hop'],
    ])
  })

  it('nothing moves once the host has switched it off, not even what was on its way', () => {
    const { match, play, told, goTo, seat } = lobby(1)
    play.tap(seat('p0'), 'star')
    applyEntry(match, { kind: 'lobby-play', isOn: false, at: 0 })
    goTo(0)
    expect(play.tap(seat('p0'), 'hop')).toBe(false)
    goTo(1000)
    expect(told).toEqual([])
  })

  it('whoever was removed meanwhile does not hop any more', () => {
    const { match, play, told, goTo, seat } = lobby(2)
    play.tap(seat('p0'), 'hop')
    play.tap(seat('p1'), 'hop')
    applyEntry(match, { kind: 'kicked', player: 'p0', at: 0 })
    goTo(0)
    expect(told).toEqual([[['p1', 'hop']]])
  })

  it('what was on its way when the game began is forgotten', () => {
    const { match, play, told, goTo, seat } = lobby(1)
    play.tap(seat('p0'), 'hop')
    applyEntry(match, { kind: 'started', at: 0 })
    goTo(0)
    expect(told).toEqual([])
  })

  it('comes back after a restart as the host has left it', () => {
    const entries = [hostJoins, { kind: 'lobby-play', isOn: false, at: 5 }] as const
    expect(replayMatch(aPlan(), [...entries]).lobbyPlay).toBe(false)
    expect(replayMatch(aPlan(), [hostJoins]).lobbyPlay).toBe(true)
  })

  it('a thousand who tap like mad cost a board ten bundles a second of sixty slimes', () => {
    const { play, told, goTo, seat, names } = lobby(1000)
    const speakers = names.map((name): Speaker => ({ seat: seat(name), isHost: false, pace: freshPace(0) }))
    const acts = { 'tap-slime': ({ seat: own }, { act }) => own !== undefined && play.tap(own, act) } as GameActs
    const seconds = 10
    const perSecond = 10
    const began = performance.now()
    for (let tick = 0; tick < seconds * perSecond; tick++) {
      const now = tick * (1000 / perSecond)
      // The players tap at different moments, so that every bundle has some of them.
      for (const speaker of speakers.filter((_, index) => tick > index % 10))
        passGate(acts, { phase: 'lobby', gameCode: 'ABC234', now, mayDecide: true }, speaker, 'tap-slime', {
          act: emotes[tick % emotes.length],
        })
      goTo(now)
    }
    const ms = performance.now() - began
    const bytes = told.reduce(
      (sum, bundle) => sum + getMessageBytes.raw(Protocol.ROOM_DATA, 'slimes-tapped', bundle).length,
      0,
    )
    process.stdout.write(
      `1000 players, ${perSecond} taps a second each: ${told.length / seconds} bundles and ` +
        `${(bytes / seconds / 1000).toFixed(1)} kB a second to the board, none to anybody else; ` +
        `${(ms / seconds).toFixed(1)} ms a second for ${(1000 * perSecond).toLocaleString('en')} taps\n`,
    )
    expect(told.length).toBeLessThanOrEqual(seconds * 10)
    expect(Math.max(...told.map((bundle) => bundle.length))).toBe(60)
  })
})

describe('cheers of those who have chosen', () => {
  const choosing: MatchEntry = { kind: 'choosing', question: 1, at: 1600 }
  /** p0 was right and has chosen, p1 was right and has not, p2 was wrong and has looked again, p3 was wrong and has not. */
  const inChoose: readonly MatchEntry[] = [
    started,
    asked(1),
    ...['p0', 'p1'].map((player) => answered(player, 1, 0)),
    ...['p2', 'p3'].map((player) => answered(player, 1, 3)),
    closed(1),
    choosing,
    { kind: 'chose', player: 'p0', question: 1, move: { id: 'steady' }, at: 1700 },
    { kind: 'looked', player: 'p2', question: 1, answer: { choice: 2 }, at: 1700 },
  ]
  const choosingClass = (players = 4, since = inChoose) => lobby(players, since, aPlan({ gameMode: 'racing' }))

  it('are seen of who is done, whatever they were, and of nobody else', () => {
    const { play, told, goTo, seat } = choosingClass()
    expect(['p0', 'p1', 'p2', 'p3'].map((name) => play.tap(seat(name), 'star'))).toEqual([true, false, true, false])
    goTo(0)
    expect(told).toEqual([
      [
        ['p0', 'star'],
        ['p2', 'star'],
      ],
    ])
  })

  it('laugh at nobody and hurry nobody', () => {
    const { play, seat } = choosingClass()
    expect(emotes.filter((emote) => play.tap(seat('p0'), emote))).toEqual(cheers)
    expect(play.tap(seat('p0'), 'hop')).toBe(false)
  })

  it('are shown in front of the class only, never to a host who plays', () => {
    const { play, told, toldHost, goTo, seat } = choosingClass()
    play.tap(seat('p0'), 'heart')
    goTo(0)
    expect(told).toHaveLength(1)
    expect(toldHost).toEqual([])
  })

  it.each<[string, readonly MatchEntry[]]>([
    ['while a question is open, by which answers could be told', inChoose.slice(0, 3)],
    ['while the answer is shown', inChoose.slice(0, -3)],
    ['while the turn is played', [...inChoose, { kind: 'resolved', question: 1, at: 2000 }]],
    ['while the host has stopped the game', [...inChoose, { kind: 'paused', by: 'host', at: 2000 }]],
    ['once the host has switched them off', [...inChoose, { kind: 'lobby-play', isOn: false, at: 2000 }]],
  ])('are not there %s', (_, since) => {
    const { play, told, goTo, seat } = choosingClass(4, since)
    for (const emote of cheers) expect(play.tap(seat('p0'), emote)).toBe(false)
    goTo(10_000)
    expect(told).toEqual([])
  })

  it('of a class that cheers like mad cost a board two or three bundles a second of twelve slimes', () => {
    const done = Array.from({ length: 1000 }, (_, index) => `p${index}`).flatMap((player): MatchEntry[] => [
      { kind: 'looked', player, question: 1, answer: { choice: 2 }, at: 1700 },
    ])
    const { play, told, goTo, seat, names } = choosingClass(1000, [started, asked(1), closed(1), choosing, ...done])
    const seconds = 10
    for (let now = 0; now < seconds * 1000; now += 50) {
      for (const name of names) play.tap(seat(name), 'star')
      goTo(now)
    }
    expect(told.length).toBeLessThanOrEqual(seconds * 2.5)
    expect(Math.max(...told.map((bundle) => bundle.length))).toBe(12)
  })
})
