import { bassOf, chordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase, taken, wayOf } from './phrase.ts'
import type { Piece } from './piece.ts'
import type { Role } from './world.ts'

const forms: readonly (readonly Role[])[] = [
  ['home', 'back', 'open', 'home'],
  ['soft', 'open', 'home', 'back'],
  ['home', 'open', 'soft', 'back'],
]
/** Pairs of bars. */
const calls = [
  ...['1.1.3.5-', '7-5.3...', '8.8.5.3.', '5-3-1---'],
  ...['5.5.8---', '7.5.3-5-', '8-7.5...', '3-5-8---'],
  ...['3.3.5.8-', '5-3.1...', '1.3.5.7.', '8---5---'],
  ...['8-5-3-5-', '1.3.5.3.', '5.7.8.5.', '8-8-8---'],
] as const

/** How the drum kicks, and the beats on which chords are struck. */
const drives = [
  { struck: [0, 1.5, 3], kick: 'X.x.X.x.' },
  { struck: [0.5, 2, 3.5], kick: 'X..xX..x' },
  { struck: [0, 1, 2.5], kick: 'X.x.Xx..' },
] as const

/** Four seconds of going for it: an octave in the bass, a drum on two and four, and the lead calls. */
export const actionPiece: Piece = {
  bpm: 138,
  keepsPace: false,
  level: 0.27,
  bar(index, { world, layer = 0 }) {
    const { bar, form, ofForm } = taken(index, calls.length / 2, forms.length)
    const role = forms[form]?.[ofForm] ?? 'home'
    const root = bassOf(world, role)
    const { struck, kick } = wayOf(index, drives)
    return [
      ...Array.from(
        { length: 8 },
        (_, half): Note => ({
          beat: half / 2,
          beats: 0.4,
          midi: root + (half % 2) * 12,
          voice: 'bass',
          loud: half % 2 === 0 ? 0.75 : 0.5,
        }),
      ),
      ...struck.flatMap((beat) =>
        chordOf(world, role, 55).map((midi): Note => ({ beat, beats: 0.35, midi, voice: 'pizz', loud: 0.42 })),
      ),
      ...phrase(calls[bar] ?? '', { world, role, voice: world.lead, loud: 0.62, octave: 1 }),
      ...drummed(kick, 'kick', 0.7),
      ...drummed('..X...X.', world.drum, 0.55, 50),
      ...drummed(index % 4 === 3 ? '....xxXX' : '........', 'tom', 0.5, 48),
      ...drummed(layer > 0 ? 'xoxxxoxx' : 'xoxoxoxo', 'hat', 0.3),
      ...(layer > 1
        ? chordOf(world, role, 64).map((midi): Note => ({ beat: 2, beats: 1.8, midi, voice: 'brass', loud: 0.26 }))
        : []),
    ]
  },
}
