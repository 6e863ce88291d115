/** Other surroundings for a map than its mode's own world: the same ground in other colours and light. */
export const sceneries = [
  'ice',
  'garden',
  'moonlight',
  'dragon-cave',
  'desert',
  'autumn',
  'neon-night',
  'candy',
] as const

export type Scenery = (typeof sceneries)[number]

export const isScenery = (value: unknown): value is Scenery => (sceneries as readonly unknown[]).includes(value)
