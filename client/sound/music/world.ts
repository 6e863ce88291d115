import type { VoiceName } from './note.ts'

/** What a chord does, whatever key it stands in: it is at home, leans on it, opens, or wants to go back. */
export type Role = 'home' | 'soft' | 'open' | 'back'

/** How one world sounds: its key, its pace and who plays what. */
export interface World {
  tonic: number
  /** Half-tones from the tonic up, one octave. */
  scale: readonly number[]
  /** On which step of the scale, from 0, each chord stands: none of them is diminished in this scale. */
  roots: Readonly<Record<Role, number>>
  pace: number
  lead: VoiceName
  picked: VoiceName
  /** What keeps the time in loops that drive. */
  drum: VoiceName
}

/** The same world half a tone up. */
export const raised = (world: World): World => ({ ...world, tonic: world.tonic + 1 })
