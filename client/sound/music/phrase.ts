import { pitchOf, rootOf } from './harmony.ts'
import type { Note, VoiceName } from './note.ts'
import type { Role, World } from './world.ts'

/** The bars of one round of a piece: two pairs. */
const barsOfRound = 4

/**
 * Which bar of its pairs of bars a piece takes, and which form. Each round begins with the next pair and goes on with
 * another one, and the forms take turns beside them. So the same combination comes back late.
 */
export function taken(index: number, pairs: number, forms: number): { bar: number; form: number; ofForm: number } {
  const round = Math.floor(index / barsOfRound)
  const ofForm = index % barsOfRound
  const isLater = ofForm >= 2
  const pair = (isLater ? round + 3 + (Math.floor(round / pairs) % 3) : round) % pairs
  return { bar: pair * 2 + (ofForm % 2), form: round % forms, ofForm }
}

/** What is played below a tune: each round takes the next of its ways. */
export const wayOf = <Ways extends readonly [unknown, ...unknown[]]>(index: number, ways: Ways): Ways[number] =>
  ways[Math.floor(index / barsOfRound) % ways.length] ?? ways[0]

interface Player {
  world: World
  role: Role
  voice: VoiceName
  loud: number
  /** Octaves above the tonic. */
  octave?: number
  /** How long one sign lasts, in beats. */
  grain?: number
  /** The share of its time that a note sounds, so that two equal tones in a row are heard as two. */
  held?: number
}

const beatOf = (index: number, grain: number) => index * grain

/**
 * A bar in signs: 1 to 9 is a tone counted from the root of the chord, so 1, 3, 5 and 8 belong to it; `-` holds it,
 * a dot rests. The first tone of a beat is a little louder.
 */
export function phrase(signs: string, player: Player): Note[] {
  const { world, role, voice, loud, octave = 0, grain = 0.5, held = 0.92 } = player
  const notes: Note[] = []
  for (const [index, sign] of [...signs.replaceAll(' ', '')].entries()) {
    const last = notes.at(-1)
    if (sign === '-' && last) last.beats += grain * held
    if (sign < '1' || sign > '9') continue
    const beat = beatOf(index, grain)
    const midi = pitchOf(world, rootOf(world, role) + Number(sign) - 1) + 12 * octave
    notes.push({ beat, beats: grain * held, midi, voice, loud: loud * (beat % 1 === 0 ? 1 : 0.8) })
  }
  return notes
}

const loudOf: Readonly<Record<string, number>> = { x: 0.55, X: 1, o: 0.3 }

/** A bar of an instrument without pitch: `X` is loud, `x` softer, `o` hardly heard. */
export const drummed = (signs: string, voice: VoiceName, loud: number, midi = 60): Note[] => {
  const places = signs.replaceAll(' ', '')
  const grain = 4 / places.length
  return [...places].flatMap((sign, index) => {
    const share = loudOf[sign]
    return share === undefined ? [] : [{ beat: beatOf(index, grain), beats: grain, midi, voice, loud: loud * share }]
  })
}
