import { bassOf, chordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase } from './phrase.ts'
import type { Piece } from './piece.ts'
import type { Role } from './world.ts'

const form: readonly Role[] = ['home', 'back', 'open', 'home']
const calls = ['1.1.3.5-', '7-5.3...', '8.8.5.3.', '5-3-1---'] as const

/** Four seconds of going for it: an octave in the bass, a drum on two and four, and the lead calls. */
export const actionPiece: Piece = {
  bpm: 138,
  keepsPace: false,
  level: 0.27,
  bar(index, { world }) {
    const role = form[index % form.length] ?? 'home'
    const root = bassOf(world, role)
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
      ...[0, 1.5, 3].flatMap((beat) =>
        chordOf(world, role, 55).map((midi): Note => ({ beat, beats: 0.35, midi, voice: 'pizz', loud: 0.42 })),
      ),
      ...phrase(calls[index % calls.length] ?? '', { world, role, voice: world.lead, loud: 0.62, octave: 1 }),
      ...drummed('X.x.X.x.', 'kick', 0.7),
      ...drummed('..X...X.', world.drum, 0.55, 50),
      ...drummed(index % 4 === 3 ? '....xxXX' : '........', 'tom', 0.5, 48),
      ...drummed('xoxoxoxo', 'hat', 0.3),
    ]
  },
}
