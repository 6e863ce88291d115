import type { World } from '../../sound/music/world.ts'
import { ionian } from '../scales.ts'

export const classicMusic: World = {
  tonic: 60,
  scale: ionian,
  roots: { home: 0, soft: 5, open: 3, back: 4 },
  pace: 1,
  lead: 'vibes',
  picked: 'kalimba',
  drum: 'snare',
}
