import type { Role, World } from './world.ts'

/** A step of the scale, counted from the tonic: 7 is an octave higher, -1 the step below. */
export function pitchOf({ tonic, scale }: World, step: number): number {
  const octave = Math.floor(step / scale.length)
  return tonic + 12 * octave + (scale[step - octave * scale.length] ?? 0)
}

/** Roots lie around the tonic, so that a tune that follows the chords moves in small steps. */
export const rootOf = ({ roots }: World, role: Role): number => {
  const root = roots[role]
  return root > 3 ? root - 7 : root
}

const into = (midi: number, lowest: number): number => lowest + ((((midi - lowest) % 12) + 12) % 12)

/** The tones of a chord in one octave from `lowest` up. A tone that two chords share stays in its place. */
export const chordOf = (world: World, role: Role, lowest: number, tones: readonly number[] = [0, 2, 4]): number[] =>
  tones.map((tone) => into(pitchOf(world, rootOf(world, role) + tone), lowest)).sort((a, b) => a - b)

/** A small seventh makes a chord warmer. A large one is left out: it would rub against a tune on the root. */
export function warmChordOf(world: World, role: Role, lowest: number): number[] {
  const root = rootOf(world, role)
  const isSmall = pitchOf(world, root + 6) - pitchOf(world, root) === 10
  return chordOf(world, role, lowest, isSmall ? [0, 2, 4, 6] : [0, 2, 4])
}

/** The same tone, as low as a bass plays it. */
export const bassOf = (world: World, role: Role, tone = 0): number =>
  into(pitchOf(world, rootOf(world, role) + tone), 36)
