import type { MapGround } from '../../maps/mapGround.ts'

export const survivalGround = {
  tiles: ['safe', 'danger', 'moving', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-swarm'],
  base: 'safe',
} as const satisfies MapGround
