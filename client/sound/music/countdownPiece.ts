import { bassOf, chordOf } from './harmony.ts'
import type { Note } from './note.ts'
import { beatsPerBar, type Moment, type Piece, urgentBeats } from './piece.ts'
import type { World } from './world.ts'

/** The last beats before the start, in which the drum rolls and the scale runs up. */
const rollBeats = 3

function rolled(world: World, begins: number, end: number): Note[] {
  return Array.from({ length: beatsPerBar * 4 }, (_, quarter) => quarter / 4)
    .filter((beat) => begins + beat >= end - rollBeats && begins + beat < end)
    .flatMap((beat): Note[] => {
      const near = 1 - (end - begins - beat) / rollBeats
      const drum: Note = { beat, beats: 0.2, midi: 52, voice: world.drum, loud: 0.2 + 0.5 * near }
      if (beat % 0.5 !== 0) return [drum]
      const step = Math.round((begins + beat - end + rollBeats) * 2)
      const octave = 12 * Math.floor(step / world.scale.length)
      const midi = world.tonic + octave + (world.scale[step % world.scale.length] ?? 0)
      return [drum, { beat, beats: 0.4, midi, voice: world.picked, loud: 0.35 + 0.3 * near }]
    })
}

/** Three seconds over the world: a beat of the heart for each half second, and at the end a roll into the question. */
export const countdownPiece: Piece = {
  bpm: 120,
  keepsPace: true,
  level: 0.4,
  bar(index, { world, urgentFrom }: Moment) {
    const begins = index * beatsPerBar
    const end = urgentFrom + urgentBeats
    const root = bassOf(world, 'back')
    const pulse = [0, 1, 2, 3].flatMap((beat): Note[] => [
      { beat, beats: 0.8, midi: root, voice: 'bass', loud: beat % 2 === 0 ? 0.7 : 0.5 },
      { beat, beats: 0.2, midi: 60, voice: 'kick', loud: beat % 2 === 0 ? 0.6 : 0.4 },
    ])
    // This chord leads home, and the home chord comes with the first question.
    const chord = chordOf(world, 'back', 52).map(
      (midi): Note => ({ beat: 0, beats: 3.8, midi, voice: 'pad', loud: 0.4 }),
    )
    return [...chord, ...pulse, ...rolled(world, begins, end)].filter(({ beat }) => begins + beat < end)
  },
}
