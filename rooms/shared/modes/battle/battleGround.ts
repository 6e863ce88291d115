import type { MapGround } from '../../maps/mapGround.ts'

export const battleGround = {
  tiles: ['arena', 'wall', 'powerup', 'spawn', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-boss'],
  base: 'arena',
} as const satisfies MapGround
