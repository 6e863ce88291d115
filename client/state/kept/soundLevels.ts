import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

const storageKey = 'slime-school.sound-levels'

/** Where the two sliders stand, from 0 to 1. */
export interface SoundLevels {
  music: number
  effects: number
}

export const firstLevels: SoundLevels = { music: 0.7, effects: 1 }

const isLevel = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** A user may have edited the stored levels by hand. */
export function readLevels(stored: string | null): SoundLevels {
  try {
    const { music, effects }: Partial<Record<string, unknown>> = JSON.parse(stored ?? '{}') ?? {}
    return {
      music: isLevel(music) ? music : firstLevels.music,
      effects: isLevel(effects) ? effects : firstLevels.effects,
    }
  } catch {
    return firstLevels
  }
}

export const useSoundLevels = create<SoundLevels>(() => readLevels(readStored(storageKey)))

export function setSoundLevel(name: keyof SoundLevels, level: number): void {
  useSoundLevels.setState({ [name]: level })
  writeStored(storageKey, JSON.stringify(useSoundLevels.getState()))
}
