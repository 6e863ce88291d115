import { bassOf, chordOf, pitchOf, rootOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase } from './phrase.ts'
import { beatsPerBar, type Piece } from './piece.ts'
import type { Role, World } from './world.ts'

/** The winner appears after 3600 ms: six beats at this pace. */
export const winnerBeat = 6
const introBars = 3

/** Quiet at first, twice as dense after two beats, and loudest before it breaks off. */
function roll(): Note[] {
  const notes: Note[] = []
  for (let beat = 0; beat < winnerBeat; beat += beat < 2 ? 0.25 : 0.125) {
    const rise = 0.36 + 0.64 * (beat / winnerBeat) ** 1.5
    const isAccent = beat % 0.5 === 0
    notes.push({ beat, beats: 0.12, midi: 60, voice: 'snare', loud: rise * (isAccent ? 1 : 0.7) })
    if (beat % 1 === 0) notes.push({ beat, beats: 1, midi: 41, voice: 'tom', loud: rise * 0.9 })
  }
  return notes
}

/** The call climbs three times and then holds. `tone` is counted from the root of its chord. */
const calls: readonly { at: number; beats: number; role: Role; tone: number }[] = [
  { at: 0, beats: 0.3, role: 'home', tone: 4 },
  { at: 1 / 3, beats: 0.3, role: 'home', tone: 4 },
  { at: 2 / 3, beats: 0.3, role: 'home', tone: 4 },
  { at: 1, beats: 1.25, role: 'home', tone: 7 },
  { at: 2.5, beats: 0.45, role: 'open', tone: 4 },
  { at: 3, beats: 0.9, role: 'back', tone: 4 },
  { at: 4, beats: 1.9, role: 'home', tone: 9 },
]

const fanfare = (world: World): Note[] => [
  ...calls.flatMap(({ at, beats, role, tone }): Note[] => {
    const beat = winnerBeat + at
    const top = pitchOf(world, rootOf(world, role) + tone)
    return [
      { beat, beats, midi: top, voice: 'brass', loud: 0.8 },
      ...chordOf(world, role, 52).map((midi): Note => ({ beat, beats, midi, voice: 'brass', loud: 0.4 })),
      { beat, beats, midi: bassOf(world, role), voice: 'bass', loud: 0.8 },
    ]
  }),
  ...[0, 4].map((at): Note => ({ beat: winnerBeat + at, beats: 4, midi: 60, voice: 'crash', loud: 0.7 })),
  ...[0, 1, 2.5, 3, 4].map((at): Note => ({ beat: winnerBeat + at, beats: 1, midi: 41, voice: 'tom', loud: 0.8 })),
]

const form: readonly Role[] = ['home', 'soft', 'open', 'back', 'home', 'open', 'back', 'home']
const tune = ['5.8.5.3.', '3-5-3---', '5.8.9.8.', '7-5-7---', '5.8.5.3.', '5-8-9---', '8-7-5-7-', '8-------']

/** For the time in which the class talks and packs up: it goes on without asking for attention. */
function party(index: number, world: World): Note[] {
  const place = index % form.length
  const role = form[place] ?? 'home'
  const leads = Math.floor(index / form.length) % 3 < 2
  const root = bassOf(world, role)
  return [
    ...[0, 2].map((beat): Note => ({ beat, beats: 1.6, midi: root, voice: 'bass', loud: 0.7 })),
    ...chordOf(world, role, 55).map((midi): Note => ({ beat: 0, beats: 3.7, midi, voice: 'pad', loud: 0.4 })),
    ...phrase('1.358.53', { world, role, voice: world.picked, loud: 0.34 }),
    ...(leads ? phrase(tune[place] ?? '', { world, role, voice: world.lead, loud: 0.5, octave: 1 }) : []),
    ...drummed('X...X..x', 'kick', 0.5),
    ...drummed('..X...X.', 'snap', 0.4),
    ...drummed('oxXxoxXx', 'shaker', 0.2),
  ]
}

export const podiumPiece: Piece = {
  bpm: 100,
  keepsPace: true,
  level: 0.3,
  bar(index, { world }) {
    if (index >= introBars) return party(index - introBars, world)
    const begins = index * beatsPerBar
    return [...roll(), ...fanfare(world)]
      .filter(({ beat }) => beat >= begins && beat < begins + beatsPerBar)
      .map((note) => ({ ...note, beat: note.beat - begins }))
  },
}
