import type { MapGround } from '../../maps/mapGround.ts'

export const survivalGround = {
  tiles: ['safe', 'danger', 'moving', 'enemy-weak', 'enemy-medium', 'enemy-strong', 'enemy-swarm'],
  base: 'safe',
  wishes: ['danger', 'moving', 'enemy-swarm', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
} as const satisfies MapGround
