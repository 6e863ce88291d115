import type { Rarity } from '../../../rooms/shared/catalog/rarity.ts'
import type { EffectName } from '../../state/gameSound.ts'

export type OpeningStep = 'closed' | 'shake' | 'tear' | 'light'

/** The rarer the slime, the longer only the light shows, and the richer the sound. */
const lights: Record<Rarity, { ms: number; effect: EffectName }> = {
  common: { ms: 500, effect: 'gain' },
  uncommon: { ms: 600, effect: 'twinkle' },
  rare: { ms: 750, effect: 'chest' },
  epic: { ms: 950, effect: 'power' },
  legendary: { ms: 1200, effect: 'lead' },
  mythic: { ms: 1500, effect: 'finish' },
  secret: { ms: 1500, effect: 'finish' },
}

/** The duration, sound and next step of each step. Null stands for the slime itself. */
export function openingStep(step: Exclude<OpeningStep, 'closed'>, rarity: Rarity) {
  const next = { shake: 'tear', tear: 'light', light: null } as const
  const looks = {
    shake: { ms: 700, effect: 'shake' },
    tear: { ms: 420, effect: 'burst' },
    light: lights[rarity],
  } as const
  return { ...looks[step], next: next[step] }
}
