import type { World } from '../../sound/music/world.ts'
import { mixolydian } from '../scales.ts'

export const goldQuestMusic: World = {
  tonic: 55,
  scale: mixolydian,
  roots: { home: 0, soft: 5, open: 3, back: 6 },
  pace: 0.98,
  lead: 'kalimba',
  picked: 'harp',
  drum: 'rim',
}
