import type { MapGround } from '../../maps/mapGround.ts'

export const goldQuestGround = {
  tiles: ['path', 'gold', 'wall', 'trap', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
  base: 'path',
  wishes: ['gold', 'trap', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
} as const satisfies MapGround
