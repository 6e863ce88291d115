import { bassOf, chordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase, taken, wayOf } from './phrase.ts'
import type { Piece } from './piece.ts'
import type { Role } from './world.ts'

const forms: readonly (readonly Role[])[] = [
  ['home', 'home', 'open', 'back'],
  ['soft', 'soft', 'open', 'back'],
  ['home', 'soft', 'open', 'home'],
]
/** Pairs of bars; those beside each other begin differently. */
const riffs = [
  ...['1.3.5.31', '..5.3.1.', '5.5.3.1.', '..1.3.5.'],
  ...['1.3.5.8.', '7.5.3.2.', '8.5.3.5.', '3.2.1...'],
  ...['1..3..5.', '5..3..1.', '1.1.5.5.', '8.7.5.3.'],
  ...['..8.5.8.', '5.3.5.8.', '..5.3.5.', '3.5.7.8.'],
] as const

/** How it walks: four steps of the bass, and the drums that go with them. */
const walks = [
  { steps: [0, 1, 2, 3], shaker: 'x.o.x.ox', kick: 'X.....x.' },
  { steps: [0, 1.5, 2, 3.5], shaker: 'o.x.oxo.', kick: 'X..x....' },
  { steps: [0, 0.5, 2, 3], shaker: 'xo..xo.x', kick: 'X...X...' },
  { steps: [0, 1, 2.5, 3], shaker: 'x..ox.x.', kick: 'X....x..' },
] as const

/** On tiptoe: eight seconds in which everybody has a card in mind. */
export const choosePiece: Piece = {
  bpm: 118,
  keepsPace: false,
  level: 0.4,
  bar(index, { world, layer = 0 }) {
    const { bar, form, ofForm } = taken(index, riffs.length / 2, forms.length)
    const role = forms[form]?.[ofForm] ?? 'home'
    const root = bassOf(world, role)
    const { steps, shaker, kick } = wayOf(index, walks)
    const tiptoe = [root, bassOf(world, role, 2), bassOf(world, role, 4), bassOf(world, role, 2)]
    return [
      ...tiptoe.map(
        (midi, step): Note => ({
          beat: steps[step] ?? step,
          beats: 0.35,
          midi,
          voice: 'bass',
          loud: step === 0 ? 0.8 : 0.6,
        }),
      ),
      ...phrase(riffs[bar] ?? '', { world, role, voice: 'pizz', loud: 0.55, octave: 1, held: 0.5 }),
      ...chordOf(world, role, 57).flatMap((midi): Note[] =>
        [1, 3].map((beat) => ({ beat: beat + 0.5, beats: 0.2, midi, voice: world.picked, loud: 0.3 })),
      ),
      ...(layer > 0 ? phrase('....5-..', { world, role, voice: world.lead, loud: 0.34, octave: 1 }) : []),
      ...(layer > 1 ? drummed('o.oxo.ox', 'hat', 0.3) : []),
      ...drummed(layer > 1 ? '..X...XX' : '..X...X.', 'snap', 0.5),
      ...drummed(shaker, 'shaker', 0.22),
      ...drummed(kick, 'kick', 0.45),
    ]
  },
}
