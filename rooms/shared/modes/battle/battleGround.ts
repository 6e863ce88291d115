import type { MapGround } from '../../maps/mapGround.ts'

export const battleGround = {
  tiles: ['arena', 'wall', 'powerup', 'spawn', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-boss'],
  base: 'arena',
  wishes: ['powerup', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-boss'],
} as const satisfies MapGround
