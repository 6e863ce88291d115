import { describe, expect, it } from 'vitest'
import { winnerShownMs } from '../../../client/screens/play/board/winnerShown.ts'
import type { Note } from '../../../client/sound/music/note.ts'
import { notesBetween } from '../../../client/sound/music/piece.ts'
import { pieces, secondsPerBeat } from '../../../client/sound/music/pieces.ts'
import { winnerBeat } from '../../../client/sound/music/podiumPiece.ts'
import type { World } from '../../../client/sound/music/world.ts'
import { voices } from '../../../client/sound/synth/voices.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { modeScreen } from '../modes/everyScreen.ts'

const never = Number.POSITIVE_INFINITY
const classic = modeScreen('classic').music
const everyPiece = Object.entries(pieces)
const everyWorld = gameModes.map((mode) => [mode, modeScreen(mode).music] as const)
const isTone = ({ voice }: Note): boolean => voices[voice].kind === 'tone'
const said = (notes: readonly Note[]) => notes.map(({ beat, voice, midi }) => `${beat} ${voice} ${midi}`)

describe('the plan of notes', () => {
  it('is a table: what begins between two beats, each with its tone and its voice', () => {
    const bass = notesBetween(pieces.question, { world: classic, urgentFrom: never }, 0, 8).filter(
      ({ voice }) => voice === 'bass' || voice === 'tick',
    )
    expect(said(bass)).toEqual([
      '0 bass 45',
      '0 tick 79',
      '1.5 bass 45',
      '2 tick 79',
      '3 bass 45',
      '4 bass 45',
      '4 tick 76',
      '5.5 bass 45',
      '6 tick 76',
      '7 bass 45',
      '7 tick 76',
    ])
  })

  it.each(everyPiece)('%s is the same however it is cut', (_name, piece) => {
    const moment = { world: classic, urgentFrom: 21 }
    const whole = said(notesBetween(piece, moment, 0, 48)).sort()
    const cuts = [0, 0.3, 1, 3.999, 4, 4.7, 11.5, 16, 16.01, 31, 40, 48]
    const parts = cuts.slice(1).flatMap((to, index) => notesBetween(piece, moment, cuts[index] ?? 0, to))
    expect(said(parts).sort()).toEqual(whole)
  })

  it.each(everyPiece)('%s is never silent for two bars, in no world', (_name, piece) => {
    for (const [, world] of everyWorld)
      for (let beat = 0; beat < 128; beat += 8)
        expect(notesBetween(piece, { world, urgentFrom: never }, beat, beat + 8).length).toBeGreaterThan(0)
  })

  it('nothing at all before its beginning', () => {
    expect(notesBetween(pieces.lobby, { world: classic, urgentFrom: never }, -8, 0)).toEqual([])
  })
})

describe('the music', () => {
  const tones = (piece: (typeof pieces)[keyof typeof pieces], world: World) =>
    [0, 1, 2].flatMap((layer) => notesBetween(piece, { world, urgentFrom: 24, layer }, 0, 256).filter(isTone))

  it.each(everyPiece)('%s stays in the key of each world', (_name, piece) => {
    for (const [name, world] of everyWorld) {
      const strange = tones(piece, world).filter(({ midi }) => !world.scale.includes((midi - world.tonic + 120) % 12))
      expect(strange, name).toEqual([])
    }
  })

  it.each(everyPiece)('in %s no tune rubs against what lies below it on a beat', (_name, piece) => {
    for (const [name, world] of everyWorld) {
      const notes = notesBetween(piece, { world, urgentFrom: 24, layer: 2 }, 0, 256).filter(isTone)
      const rubs = notes.filter(
        (note) =>
          note.voice === world.lead &&
          note.beat % 1 === 0 &&
          notes.some(
            ({ beat, beats, midi }) =>
              beat <= note.beat && beat + beats > note.beat + 0.1 && midi < note.midi && (note.midi - midi) % 12 === 1,
          ),
      )
      expect(said(rubs), name).toEqual([])
    }
  })

  it('no world sounds like another', () => {
    const openings = everyWorld.map(([, world]) => {
      const notes = notesBetween(pieces.lobby, { world, urgentFrom: never }, 16, 32)
      return JSON.stringify([said(notes), secondsPerBeat(pieces.lobby, world)])
    })
    expect(new Set(openings).size).toBe(everyWorld.length)
  })

  it('in a lobby eight minutes go by before one hears the same sixteen bars again', () => {
    const round = (index: number) =>
      JSON.stringify(
        notesBetween(pieces.lobby, { world: classic, urgentFrom: never }, index * 64, (index + 1) * 64).map((note) => ({
          ...note,
          beat: note.beat - index * 64,
        })),
      )
    const rounds = Array.from({ length: 12 }, (_, index) => round(index + 1))
    expect(new Set(rounds).size).toBe(rounds.length)
    expect(rounds.length * 64 * secondsPerBeat(pieces.lobby, classic)).toBeGreaterThan(480)
  })

  const phases = [
    ['question', 7.8],
    ['choose', 4.8],
    ['action', 4.9],
  ] as const

  /** The notes heard in each of sixty questions, counted from where the question begins. */
  const heard = (name: (typeof phases)[number][0], seconds: number, world: World): Note[][] => {
    const piece = pieces[name]
    const beats = seconds / secondsPerBeat(piece, world)
    let entry = 0
    return Array.from({ length: 60 }, (_, question) => {
      const moment = { world, urgentFrom: never, layer: Math.floor(question / 20) }
      const from = entry
      // A piece goes on at the next pair of bars.
      entry = Math.ceil((entry + beats) / 8) * 8
      return notesBetween(piece, moment, from, from + beats).map((note) => ({ ...note, beat: note.beat - from }))
    })
  }

  it.each(phases)('in twenty minutes of questions a class hears no %s twice alike', (name, seconds) => {
    for (const [mode, world] of everyWorld) {
      const all = heard(name, seconds, world).map((notes) => JSON.stringify(notes))
      expect(new Set(all).size, mode).toBe(all.length)
    }
  })

  it.each(phases)('below the tune no %s walks as the one before it', (name, seconds) => {
    const under = ['bass', 'kick', 'pizz', 'shaker']
    for (const [mode, world] of everyWorld) {
      const walks = heard(name, seconds, world).map((notes) =>
        said(
          notes.filter(({ voice }) => under.includes(voice) && voice !== world.picked).map((n) => ({ ...n, midi: 0 })),
        ),
      )
      for (const [index, walk] of walks.entries()) expect(walk, `${mode} ${index}`).not.toEqual(walks[index - 1])
    }
  })

  it('a question has more to say, and louder, with each of its last five seconds', () => {
    const second = (from: number) => notesBetween(pieces.question, { world: classic, urgentFrom: 30 }, from, from + 2)
    const strength = (notes: readonly Note[]) => notes.reduce((sum, { loud }) => sum + loud, 0)
    expect(second(30).length).toBeGreaterThan(second(22).length * 1.5)
    const seconds = [30, 32, 34, 36, 38].map((from) =>
      strength(second(from).filter(({ voice }) => voice === 'kick' || voice === 'tick')),
    )
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
    expect(second(40).some(({ voice }) => voice === 'kick')).toBe(false)
  })

  it('the countdown ends in a roll, and not a note is left when the first question begins', () => {
    for (const [, world] of everyWorld) {
      const notes = notesBetween(pieces.countdown, { world, urgentFrom: -4 }, 0, 16)
      const rolled = notes.filter(({ voice }) => voice === world.drum)
      expect(rolled.length).toBe(12)
      expect(rolled.at(-1)?.loud).toBeGreaterThan((rolled[0]?.loud ?? 1) * 2)
      expect(Math.max(...notes.map(({ beat }) => beat))).toBeLessThan(6)
    }
  })

  it('grows with each third of a game', () => {
    for (const name of ['question', 'choose', 'action'] as const) {
      const strength = (layer: number) =>
        notesBetween(pieces[name], { world: classic, urgentFrom: never, layer }, 0, 64).reduce(
          (sum, { loud, beats }) => sum + loud * beats,
          0,
        )
      expect(strength(1), name).toBeGreaterThan(strength(0))
      expect(strength(2), name).toBeGreaterThan(strength(1))
    }
  })

  it('the drums roll until the winner stands, and then comes the fanfare', () => {
    const perBeat = secondsPerBeat(pieces.podium, classic)
    expect(winnerBeat * perBeat * 1000).toBeCloseTo(winnerShownMs, 6)
    const podium = notesBetween(pieces.podium, { world: classic, urgentFrom: never }, 0, 24)
    const firstBrass = podium.find(({ voice }) => voice === 'brass')
    const snares = podium.filter(({ voice }) => voice === 'snare')
    expect(firstBrass?.beat).toBe(winnerBeat)
    expect(snares.every(({ beat }) => beat < winnerBeat)).toBe(true)
    expect(snares.at(-1)?.loud).toBeGreaterThan((snares[0]?.loud ?? 1) * 1.8)
  })

  it('never asks for more than a handful of voices at once', () => {
    for (const [name, piece] of everyPiece)
      for (const [, world] of everyWorld) {
        const notes = notesBetween(piece, { world, urgentFrom: 24, layer: 2 }, 0, 128)
        const most = Math.max(
          ...notes.map(({ beat }) => notes.filter((note) => note.beat <= beat && note.beat + note.beats > beat).length),
        )
        expect(most, name).toBeLessThanOrEqual(14)
      }
  })
})
