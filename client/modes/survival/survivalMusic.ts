import type { World } from '../../sound/music/world.ts'
import { aeolian } from '../scales.ts'

export const survivalMusic: World = {
  tonic: 57,
  scale: aeolian,
  roots: { home: 0, soft: 5, open: 3, back: 6 },
  pace: 1.06,
  lead: 'flute',
  picked: 'kalimba',
  drum: 'tom',
}
