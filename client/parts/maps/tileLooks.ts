import type { TileType } from '../../../rooms/shared/maps/tileTypes.ts'

export type TileLook = {
  name: string
  fill: string
  /** A sign in a 10 x 10 box, so that a tile is known without its colour. */
  sign?: { d: string; colour: string; solid?: boolean }
}

const monster = (colour: string, extra = '') => ({
  d: `M2 8.5C2 4 3 2 5 2s3 2 3 6.5l-1.5-1-1.5 1-1.5-1z${extra}`,
  colour,
  solid: true,
})

/** How a tile looks on a preview, in the palette and in the editor. */
export const tileLooks: Record<TileType, TileLook> = {
  track: { name: 'Track', fill: '#6b7288', sign: { d: 'M2 5h2M6 5h2', colour: '#c9cfdd' } },
  grass: { name: 'Grass', fill: '#7ccb62', sign: { d: 'M3 7l1-2 1 2M6 4l1-2 1 2', colour: '#4f9c3c' } },
  water: { name: 'Water', fill: '#4aa8ea', sign: { d: 'M1.5 5c1-1.5 2-1.5 3.5 0s2.5 1.5 3.5 0', colour: '#c7e8ff' } },
  boost: { name: 'Boost', fill: '#ffb02e', sign: { d: 'M2.5 7.5L5 5l2.5 2.5M2.5 4.5L5 2l2.5 2.5', colour: '#5a2c00' } },
  obstacle: {
    name: 'Obstacle',
    fill: '#8a5a3a',
    sign: { d: 'M1.5 8l2-5 2 3 1.5-2 1.5 4z', colour: '#f3d9bd', solid: true },
  },
  arena: { name: 'Arena', fill: '#e2c08a', sign: { d: 'M3 3h.1M7 6h.1M4 8h.1', colour: '#b98e50' } },
  wall: {
    name: 'Wall',
    fill: '#6d6580',
    sign: { d: 'M1 3.5h8M1 6.5h8M5 1v2.5M3 3.5v3M7 3.5v3M5 6.5V9', colour: '#453d5c' },
  },
  powerup: {
    name: 'Power-up',
    fill: '#b48bff',
    sign: { d: 'M5 1.5l1 2.5 2.5.3-2 1.7.7 2.5L5 7.2 2.8 8.5l.7-2.5-2-1.7L4 4z', colour: '#fff3a8', solid: true },
  },
  spawn: {
    name: 'Spawn',
    fill: '#59d0c0',
    sign: { d: 'M5 8.5a3.5 3.5 0 110-7 3.5 3.5 0 010 7zM5 5h.1', colour: '#0c4a44' },
  },
  path: { name: 'Path', fill: '#e8d3a2', sign: { d: 'M3 4h.1M7 7h.1', colour: '#b99a5c' } },
  gold: { name: 'Gold', fill: '#ffd84a', sign: { d: 'M5 8a3 3 0 110-6 3 3 0 010 6zM5 3.8v2.4', colour: '#8a5a00' } },
  trap: {
    name: 'Trap',
    fill: '#b0526b',
    sign: { d: 'M1.5 8l1.2-4.5L4 8l1-5 1 5 1.3-4.5L8.5 8z', colour: '#ffe3e9', solid: true },
  },
  platform: { name: 'Platform', fill: '#a9744a', sign: { d: 'M1 2.5h8', colour: '#6fc24e' } },
  sky: { name: 'Sky', fill: '#bfe6ff' },
  ladder: { name: 'Ladder', fill: '#d6ecff', sign: { d: 'M3 1v8M7 1v8M3 3h4M3 5.5h4M3 8h4', colour: '#7a4a1e' } },
  checkpoint: { name: 'Checkpoint', fill: '#9fe8b4', sign: { d: 'M3 9V1.5l5 2-5 2', colour: '#0b6b3a', solid: true } },
  'enemy-path-start': {
    name: 'Enemy start',
    fill: '#d9a6ff',
    sign: { d: 'M3.5 2.5L7 5l-3.5 2.5z', colour: '#5a1a8a', solid: true },
  },
  'enemy-path': { name: 'Enemy path', fill: '#c9a87f', sign: { d: 'M3 5h4M5.5 3.5L7 5 5.5 6.5', colour: '#7d5a30' } },
  'enemy-path-end': {
    name: 'Enemy end',
    fill: '#ff9aa8',
    sign: { d: 'M2.5 8V3L5 1.5 7.5 3v5z', colour: '#8a1230', solid: true },
  },
  'tower-zone': {
    name: 'Tower zone',
    fill: '#9db4d9',
    sign: { d: 'M2.5 8.5v-6h1.2v1h2.6v-1h1.2v6z', colour: '#2d4270', solid: true },
  },
  safe: { name: 'Safe', fill: '#8fe3ae', sign: { d: 'M3 5.2l1.5 1.5L7.2 3.5', colour: '#1d7a48' } },
  danger: { name: 'Danger', fill: '#f2605f', sign: { d: 'M3 3l4 4M7 3L3 7', colour: '#fff' } },
  moving: {
    name: 'Moving',
    fill: '#ffbe55',
    sign: { d: 'M2 5h6M3.5 3.5L2 5l1.5 1.5M6.5 3.5L8 5 6.5 6.5', colour: '#6b3b00' },
  },
  'enemy-weak': { name: 'Weak enemy', fill: '#e9d8ff', sign: monster('#8d6bd6') },
  'enemy-medium': { name: 'Medium enemy', fill: '#d3b6ff', sign: monster('#6a35c4') },
  'enemy-strong': {
    name: 'Strong enemy',
    fill: '#b58af2',
    sign: monster('#3d1480', 'M2.5 3L1.5 1l2 1zM7.5 3l1-2-2 1z'),
  },
  'enemy-boss': { name: 'Boss', fill: '#8a3bd1', sign: monster('#210745', 'M2.5 3L1 .5l2.5 1zM7.5 3L9 .5 6.5 1.5z') },
  'enemy-swarm': {
    name: 'Swarm',
    fill: '#c6b0e8',
    sign: { d: 'M3 3h.1M7 3.5h.1M5 5.5h.1M2.5 7.5h.1M7 7.5h.1', colour: '#3d1480' },
  },
}
