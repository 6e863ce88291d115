import { wantsStillness } from '../wantsStillness.ts'

const hopMs = 640
const pokeMs = 420
const glowMs = 900

/** Crouches, jumps, lands deeper than it stood, and rests again. */
const hop: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'scale(1.16, 0.78)', offset: 0.16, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  { transform: 'translateY(-34%) scale(0.9, 1.14)', offset: 0.46, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
  { transform: 'scale(1.14, 0.82)', offset: 0.74, easing: 'ease-out' },
  { transform: 'scale(0.97, 1.04)', offset: 0.88 },
  { transform: 'none' },
]

/** It is pressed flat and wobbles. */
const poke: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.24, 0.72)', offset: 0.22, easing: 'ease-out' },
  { transform: 'scale(0.92, 1.1) rotate(-4deg)', offset: 0.5 },
  { transform: 'scale(1.05, 0.95) rotate(3deg)', offset: 0.75 },
  { transform: 'none' },
]

/** With reduced motion the slime only lights up. */
const glow: Keyframe[] = [{ filter: 'none' }, { filter: 'brightness(1.35)', offset: 0.3 }, { filter: 'none' }]

const moves = { hop: { frames: hop, ms: hopMs }, poke: { frames: poke, ms: pokeMs } } as const

export function moveSlime(body: HTMLElement | null, name: keyof typeof moves): void {
  const { frames, ms } = moves[name]
  if (wantsStillness()) body?.animate(glow, glowMs)
  else body?.animate(frames, ms)
}
