import type { World } from '../../sound/music/world.ts'
import { lydian } from '../scales.ts'

export const towerMusic: World = {
  tonic: 65,
  scale: lydian,
  roots: { home: 0, soft: 5, open: 1, back: 4 },
  pace: 1,
  lead: 'flute',
  picked: 'harp',
  drum: 'snare',
}
