import type { World } from '../../sound/music/world.ts'
import { ionian } from '../scales.ts'

export const racingMusic: World = {
  tonic: 64,
  scale: ionian,
  roots: { home: 0, soft: 5, open: 3, back: 4 },
  pace: 1.1,
  lead: 'chip',
  picked: 'pizz',
  drum: 'snare',
}
