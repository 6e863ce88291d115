import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
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

const ionian = [0, 2, 4, 5, 7, 9, 11]
const mixolydian = [0, 2, 4, 5, 7, 9, 10]
const lydian = [0, 2, 4, 6, 7, 9, 11]
const dorian = [0, 2, 3, 5, 7, 9, 10]
const aeolian = [0, 2, 3, 5, 7, 8, 10]

const schoolyard: World = {
  tonic: 60,
  scale: ionian,
  roots: { home: 0, soft: 5, open: 3, back: 4 },
  pace: 1,
  lead: 'vibes',
  picked: 'kalimba',
  drum: 'snare',
}

export const worlds: Readonly<Record<GameMode, World>> = {
  classic: schoolyard,
  racing: { ...schoolyard, tonic: 64, pace: 1.1, lead: 'chip', picked: 'pizz' },
  battle: {
    tonic: 62,
    scale: dorian,
    roots: { home: 0, soft: 2, open: 3, back: 6 },
    pace: 1.04,
    lead: 'brass',
    picked: 'pizz',
    drum: 'tom',
  },
  'gold-quest': {
    tonic: 55,
    scale: mixolydian,
    roots: { home: 0, soft: 5, open: 3, back: 6 },
    pace: 0.98,
    lead: 'kalimba',
    picked: 'harp',
    drum: 'rim',
  },
  tower: {
    tonic: 65,
    scale: lydian,
    roots: { home: 0, soft: 5, open: 1, back: 4 },
    pace: 1,
    lead: 'flute',
    picked: 'harp',
    drum: 'snare',
  },
  survival: {
    tonic: 57,
    scale: aeolian,
    roots: { home: 0, soft: 5, open: 3, back: 6 },
    pace: 1.06,
    lead: 'flute',
    picked: 'kalimba',
    drum: 'tom',
  },
}
