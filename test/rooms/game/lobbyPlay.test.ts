import { getMessageBytes, Protocol } from '@colyseus/core'
import { describe, expect, it } from 'vitest'
import { freshPace, type GameActs, passGate, type Speaker } from '../../../rooms/game/gameGate.ts'
import { LobbyPlay } from '../../../rooms/game/lobbyPlay.ts'
import type { GameClient } from '../../../rooms/game/seats/attendance.ts'
import { emotes, type SlimeAct } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { applyEntry, replayMatch } from '../../../rooms/shared/match/match.ts'
import type { Seat } from '../../../rooms/shared/match/matchModel.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'

type Told = readonly (readonly [string, SlimeAct])[]

/** A lobby with that many players, whose clock is put by hand. */
function lobby(players: number) {
  const names = Array.from({ length: players }, (_, index) => `p${index}`)
  const match = replayMatch(aPlan(), [hostJoins, ...names.map((name) => joins(name))])
  const told: Told[] = []
  const room = { now: 0, ring: null as (() => void) | null, at: 0 }
  const board = { send: (_type: string, message: Told) => told.push(message) } as unknown as GameClient
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
    hosts: () => [board],
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
  return { match, told, play, goTo, seat, names }
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
      // Not all in the same moment: so every bundle has somebody in it.
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
