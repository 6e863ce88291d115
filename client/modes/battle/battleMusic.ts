import type { World } from '../../sound/music/world.ts'
import { dorian } from '../scales.ts'

export const battleMusic: World = {
  tonic: 62,
  scale: dorian,
  roots: { home: 0, soft: 2, open: 3, back: 6 },
  pace: 1.04,
  lead: 'brass',
  picked: 'pizz',
  drum: 'tom',
}
