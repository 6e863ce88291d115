import type { SlimeColors } from '../../rooms/shared/catalog/slimeTraits.ts'
import { darker, isDark, lighter, mix } from './colour.ts'

/** The paints of one slime, all made from its three colours. */
export type Ink = {
  primary: string
  secondary: string
  accent: string
  /** Outline of body and accessories. */
  line: string
  /** Pupils, closed eyes and mouths. */
  deep: string
  light: string
  blush: string
  /** The lit lower part of a pupil. */
  iris: string
  lid: string
  /** A pale edge around pupils, only on bodies too dark to show them. */
  rim: string | undefined
}

export const inkFor = ({ primary, secondary, accent }: SlimeColors): Ink => ({
  primary,
  secondary,
  accent,
  line: darker(secondary, 0.45),
  deep: darker(secondary, 0.76),
  light: lighter(primary, 0.45),
  blush: mix(primary, '#ff8fb0', 0.7),
  iris: mix(darker(secondary, 0.3), primary, 0.45),
  lid: mix(primary, secondary, 0.25),
  rim: isDark(primary) ? lighter(primary, 0.82) : undefined,
})
