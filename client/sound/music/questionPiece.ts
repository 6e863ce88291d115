import { bassOf, chordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase, wayOf } from './phrase.ts'
import { beatsPerBar, type Moment, type Piece, urgentBeats } from './piece.ts'
import type { Role } from './world.ts'

const form: readonly Role[] = ['soft', 'soft', 'open', 'open', 'soft', 'home', 'open', 'back']
/** Their number shares no factor with the bars of the form, so the same pair returns only after some fifty questions. */
const thinking = [
  ...['1..5..3.', '..1..5.8', '1..3..5.', '..8..5..'],
  ...['5..3..1.', '..5..8.5', '3..5..8.', '..5..3..'],
  ...['1...5...', '..3..1.5', '8..5..3.', '..5.3...', '1..5.3..'],
] as const
/** Answers from an octave above, in every second bar. */
const answering = ['....8-5-', '....5-8-', '..5-8---'] as const

/** The beats on which the bass plays the ground. */
const ground = [
  [0, 1.5, 3],
  [0, 2, 3.5],
  [0, 1, 2.5],
  [0, 2.5, 3],
] as const

/** Grows from half the loudness to all of it while the time runs out. */
const pressing = (beat: number, from: number): number => 0.5 + (0.5 * (beat - from)) / urgentBeats

/** Added in the last five seconds: the clock doubles, a scale climbs, the heart beats. */
function urgent(index: number, { world, urgentFrom }: Moment, role: Role): Note[] {
  const begins = index * beatsPerBar
  const root = bassOf(world, role)
  const notes: Note[] = [
    ...drummed('X.x.X.x.X.x.X.x.', 'tick', 0.6, 84),
    ...drummed('Xo.oXo.oXo.oXo.o', 'kick', 0.55),
    ...Array.from({ length: 8 }, (_, half): Note => {
      const climbed = Math.max(0, Math.floor((begins + half / 2 - urgentFrom) * 2))
      return {
        beat: half / 2,
        beats: 0.3,
        midi: world.tonic + 12 * Math.floor(climbed / 7) + (world.scale[climbed % 7] ?? 0),
        voice: world.picked,
        loud: 0.6,
      }
    }),
    ...Array.from(
      { length: 8 },
      (_, half): Note => ({ beat: half / 2, beats: 0.4, midi: root, voice: 'bass', loud: 0.6 }),
    ),
  ]
  return notes
    .filter(({ beat }) => begins + beat >= urgentFrom && begins + beat < urgentFrom + urgentBeats)
    .map((note) => ({ ...note, loud: note.loud * pressing(begins + note.beat, urgentFrom) }))
}

/** The further a game has come, the more is heard: first an answer from above, then a bass that walks. */
function grown(index: number, { world, layer = 0 }: Moment, role: Role): Note[] {
  const call = index % 2 === 1 ? answering[Math.floor(index / 2) % answering.length] : undefined
  const above = call ? phrase(call, { world, role, voice: world.lead, loud: 0.3, octave: 1 }) : []
  const walking = [0.5, 2, 2.5].map(
    (beat): Note => ({ beat, beats: 0.4, midi: bassOf(world, role, beat === 2 ? 4 : 0), voice: 'bass', loud: 0.4 }),
  )
  return [
    ...(layer > 0 ? [...above, ...drummed('..o...o.', 'shaker', 0.3)] : []),
    ...(layer > 1 ? [...walking, ...drummed('X...x...', 'kick', 0.34)] : []),
  ]
}

/** Music to think by. Two beats are a second, so it ticks with the clock on the screen. */
export const questionPiece: Piece = {
  bpm: 120,
  keepsPace: true,
  level: 0.44,
  bar(index, moment) {
    const { world } = moment
    const role = form[Math.floor(index / 2) % form.length] ?? 'home'
    const root = bassOf(world, role)
    return [
      ...wayOf(index, ground).map(
        (beat): Note => ({ beat, beats: 0.6, midi: root, voice: 'bass', loud: beat === 0 ? 0.7 : 0.45 }),
      ),
      ...(index % 2 === 0
        ? chordOf(world, role, 52).map((midi): Note => ({ beat: 0, beats: 7.6, midi, voice: 'pad', loud: 0.42 }))
        : []),
      ...phrase(thinking[index % thinking.length] ?? '', { world, role, voice: world.picked, loud: 0.36, held: 0.6 }),
      ...drummed(index % 2 === 0 ? 'x...o...' : 'x...o.o.', 'tick', 0.32, index % 2 === 0 ? 79 : 76),
      ...grown(index, moment, role),
      ...urgent(index, moment, role),
    ]
  },
}
