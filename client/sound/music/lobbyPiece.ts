import { bassOf, warmChordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { drummed, phrase } from './phrase.ts'
import type { Piece } from './piece.ts'
import type { Role, World } from './world.ts'

const form: readonly Role[] = [
  ...(['home', 'soft', 'open', 'back'] as const),
  ...(['home', 'soft', 'open', 'back'] as const),
  ...(['soft', 'open', 'home', 'back'] as const),
  ...(['open', 'back', 'home', 'home'] as const),
]

/** Three tunes over the same chords; every fourth round has no tune. */
const tunes: readonly (readonly string[])[] = [
  [
    ...['3..5 8.5.', '3--2 1---', '3..5 8.9.', '8-7- 5---'],
    ...['3..5 8.5.', '3--2 1---', '5.6. 5.3.', '5------.'],
    ...['8-7- 5-3-', '5-3- 1-3-', '5--- 8-9-', '8-5- 3-2-'],
    ...['3..5 8.5.', '5-6- 7---', '8-------', '....5.3.'],
  ],
  [
    ...['5-----3-', '1-----..', '5-----6-', '5-----..'],
    ...['8-----5-', '3-----..', '5-3-1-3-', '2-------'],
    ...['..3.5.8.', '..3.5.8.', '..5.8.9.', '8-5-3---'],
    ...['1-3-5-3-', '5-3-2---', '3-------', '........'],
  ],
  [
    ...['........', '..5.3.1.', '........', '..5.7.8.'],
    ...['........', '..5.3.1.', '..3.5.8.', '7-5-....'],
    ...['3-3.5-5.', '5-5.3-3.', '8-8.5-5.', '2-2.5-5.'],
    ...['..8.5.3.', '..7.5.3.', '8-5-3-1-', '1-------'],
  ],
]

const strummed = ['1.5.8.5.', '1.3.5.8.', '..5.8.53', '1.5.3.5.'] as const
const steps = ['X..o..x.', 'X...x...', 'X..o..xo'] as const

const bassLine = (world: World, role: Role, index: number): Note[] => {
  const root = bassOf(world, role)
  const fifth = bassOf(world, role, 4)
  const voice = 'bass'
  const walk: Note[] =
    index % 4 === 3
      ? [
          { beat: 2, beats: 0.9, midi: fifth, voice, loud: 0.62 },
          { beat: 3, beats: 0.8, midi: root + 12, voice, loud: 0.5 },
        ]
      : [{ beat: 2.5, beats: 1.2, midi: index % 2 === 0 ? root : fifth, voice, loud: 0.55 }]
  return [{ beat: 0, beats: 1.8, midi: root, voice, loud: 0.8 }, ...walk]
}

/** Warm and unhurried, because it plays for ten minutes. The same tune, strumming and drums meet only every eight minutes. */
export const lobbyPiece: Piece = {
  bpm: 92,
  keepsPace: false,
  level: 0.34,
  bar(index, { world }) {
    const place = index % form.length
    const round = Math.floor(index / form.length) % 4
    const role = form[place] ?? 'home'
    const tune = tunes[round]?.[place]
    const isBare = index < 4
    return [
      ...bassLine(world, role, index),
      ...warmChordOf(world, role, 55).map((midi): Note => ({ beat: 0, beats: 3.8, midi, voice: 'pad', loud: 0.4 })),
      ...phrase(strummed[(index + round) % strummed.length] ?? '', { world, role, voice: world.picked, loud: 0.34 }),
      ...(tune && !isBare ? phrase(tune, { world, role, voice: world.lead, loud: 0.5, octave: 1 }) : []),
      ...drummed(round === 3 ? 'o.x.o.x.' : 'oxXxoxXx', 'shaker', 0.2),
      ...(isBare ? [] : drummed(steps[index % steps.length] ?? '', 'kick', 0.5)),
      ...(isBare || round === 2 ? [] : drummed('..x...x.', 'rim', 0.3)),
    ]
  },
}
