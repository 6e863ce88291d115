import type { VoiceName } from './note.ts'

/** What a chord does in any key: it is at home, leans on home, opens, or leads back. */
export type Role = 'home' | 'soft' | 'open' | 'back'

/** How one world sounds: its key, its pace and who plays what. */
export interface World {
  tonic: number
  /** The scale in half-tones from the tonic up, over one octave. */
  scale: readonly number[]
  /** The step of the scale, from 0, on which each chord stands. None of these chords is diminished in this scale. */
  roots: Readonly<Record<Role, number>>
  pace: number
  lead: VoiceName
  picked: VoiceName
  /** The drum that keeps time in pieces that drive. */
  drum: VoiceName
}

/** The same world half a tone up. */
export const raised = (world: World): World => ({ ...world, tonic: world.tonic + 1 })
