import type { MapGround } from '../../maps/mapGround.ts'

export const racingGround = {
  tiles: ['track', 'grass', 'water', 'boost', 'obstacle', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
  base: 'grass',
  wishes: ['boost', 'obstacle', 'enemy-weak', 'enemy-medium', 'enemy-strong'],
} as const satisfies MapGround
