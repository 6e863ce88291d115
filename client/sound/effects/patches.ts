/** One stroke of an effect: a tone that may slide, or a burst of noise through a filter. Times in seconds. */
interface Stroke {
  wave: OscillatorType | 'noise'
  /** In Hz; for noise the middle of what the filter lets through. */
  from: number
  to?: number
  at?: number
  seconds: number
  level: number
  attack?: number
}

export interface Patch {
  strokes: readonly Stroke[]
  /** Every player should hear it, so it may take a voice that other effects may not. */
  matters?: true
}

const tone = (from: number, seconds: number, level: number, more: Partial<Stroke> = {}): Stroke => ({
  wave: 'sine',
  from,
  seconds,
  level,
  ...more,
})
const noise = (from: number, seconds: number, level: number, more: Partial<Stroke> = {}): Stroke => ({
  wave: 'noise',
  from,
  seconds,
  level,
  ...more,
})

/** Tones one after the other, as a little tune. */
const run = (hz: readonly number[], apart: number, seconds: number, level: number, wave: OscillatorType = 'triangle') =>
  hz.map((from, index) => tone(from, seconds, level, { at: index * apart, wave }))

export const patches = {
  // Movements.
  hop: { strokes: [tone(320, 0.09, 0.15, { to: 620 })] },
  drive: { strokes: [tone(90, 0.34, 0.12, { to: 170, wave: 'triangle', attack: 0.06 })] },
  dash: {
    strokes: [noise(500, 0.4, 0.22, { to: 4200, attack: 0.05 }), tone(160, 0.35, 0.14, { to: 520, wave: 'sawtooth' })],
  },
  slide: { strokes: [tone(620, 0.4, 0.12, { to: 180 })] },
  march: { strokes: [tone(110, 0.1, 0.16), tone(98, 0.1, 0.16, { at: 0.16 })] },
  spin: { strokes: [tone(420, 0.16, 0.14, { to: 760 }), tone(420, 0.16, 0.12, { to: 760, at: 0.16 })] },
  giggle: {
    strokes: [720, 880, 780, 960].map((from, index) => tone(from, 0.09, 0.14, { to: from * 1.25, at: index * 0.075 })),
  },
  bump: { strokes: [tone(180, 0.16, 0.28, { to: 70 }), noise(700, 0.07, 0.14)] },
  fall: { strokes: [tone(520, 0.45, 0.16, { to: 90 })] },
  dodge: { strokes: [noise(1800, 0.16, 0.28, { to: 3600, attack: 0.04 })] },
  cheer: { strokes: run([784, 1047], 0.07, 0.12, 0.07, 'sine') },

  // Throws, shots and hits.
  swing: { strokes: [noise(900, 0.18, 0.3, { to: 2600, attack: 0.06 })] },
  throw: { strokes: [tone(260, 0.28, 0.14, { to: 720 })] },
  shot: { strokes: [tone(1180, 0.16, 0.2, { to: 520, wave: 'triangle' })] },
  fire: { strokes: [noise(420, 0.16, 0.24, { to: 180 }), tone(130, 0.16, 0.24, { to: 60 })] },
  splash: { strokes: [noise(1500, 0.34, 0.34, { to: 380 }), tone(240, 0.2, 0.16, { to: 90 })] },
  hit: { strokes: [tone(230, 0.14, 0.3, { to: 80 }), noise(1900, 0.08, 0.2)] },
  burst: { strokes: [noise(2400, 0.1, 0.4, { to: 1200 })] },
  puff: { strokes: [noise(900, 0.3, 0.3, { to: 300, attack: 0.03 })] },
  trap: { strokes: [tone(1400, 0.06, 0.16, { wave: 'triangle' }), tone(210, 0.14, 0.24, { to: 90, at: 0.04 })] },
  roar: {
    strokes: [
      tone(120, 0.42, 0.2, { to: 74, wave: 'sawtooth', attack: 0.06 }),
      noise(340, 0.42, 0.22, { attack: 0.08 }),
    ],
  },
  beaten: {
    strokes: [
      tone(420, 0.3, 0.22, { to: 60 }),
      noise(1100, 0.3, 0.24, { to: 300 }),
      ...run([523, 659, 784, 1047], 0.07, 0.2, 0.12),
    ],
    matters: true,
  },

  // Gains and losses.
  gain: { strokes: run([659, 880], 0.06, 0.14, 0.08, 'sine') },
  loss: { strokes: run([330, 247], 0.11, 0.2, 0.14) },
  coins: { strokes: run([1319, 1760, 2093], 0.055, 0.16, 0.12) },
  heart: {
    strokes: [
      tone(392, 0.16, 0.2, { to: 330, wave: 'triangle' }),
      tone(277, 0.34, 0.2, { to: 185, at: 0.14, wave: 'triangle' }),
    ],
  },
  heal: { strokes: run([523, 659, 784, 1047], 0.09, 0.3, 0.11, 'sine'), matters: true },
  bubble: { strokes: [tone(380, 0.22, 0.12, { to: 900, attack: 0.04 })] },
  ring: { strokes: [tone(988, 0.34, 0.08), tone(1976, 0.26, 0.035)] },
  twinkle: { strokes: run([1568, 2093, 2637], 0.06, 0.18, 0.045, 'sine') },
  party: { strokes: [...run([784, 988, 1175, 1568], 0.06, 0.2, 0.08), noise(3000, 0.3, 0.08, { attack: 0.05 })] },
  power: {
    strokes: [
      tone(220, 0.4, 0.16, { to: 880, wave: 'sawtooth', attack: 0.08 }),
      ...run([880, 1109, 1319], 0.08, 0.2, 0.1),
    ],
  },
  build: { strokes: [tone(150, 0.09, 0.3, { to: 110 }), tone(880, 0.14, 0.1, { at: 0.05, wave: 'triangle' })] },
  lead: { strokes: run([523, 659, 784, 1047], 0.08, 0.26, 0.13), matters: true },
  finish: {
    strokes: run([523, 523, 523, 784, 1047], 0.11, 0.34, 0.14, 'square').map((stroke) => ({ ...stroke, level: 0.13 })),
    matters: true,
  },

  // Events of the worlds.
  shake: { strokes: [0, 0.09, 0.18].map((at) => noise(1300, 0.06, 0.4, { at })) },
  chest: {
    strokes: [
      tone(196, 0.12, 0.2, { to: 262, wave: 'triangle' }),
      ...run([784, 988, 1319], 0.07, 0.24, 0.1).map((stroke) => ({ ...stroke, at: (stroke.at ?? 0) + 0.08 })),
    ],
    matters: true,
  },
  glow: { strokes: [noise(160, 0.6, 0.5, { to: 260, attack: 0.3 })] },
  quake: { strokes: [noise(170, 0.9, 0.55, { to: 90 }), tone(68, 0.8, 0.4, { to: 38 })], matters: true },
  plates: {
    strokes: [tone(210, 0.3, 0.22, { to: 90, wave: 'triangle' }), noise(600, 0.24, 0.2, { to: 240 })],
    matters: true,
  },
  ghost: {
    strokes: [tone(440, 0.7, 0.08, { to: 620, attack: 0.2 }), tone(443, 0.7, 0.06, { to: 590, attack: 0.2 })],
    matters: true,
  },
  swarm: {
    strokes: [
      tone(92, 0.4, 0.12, { to: 124, wave: 'sawtooth', attack: 0.1 }),
      tone(97, 0.4, 0.12, { to: 118, wave: 'sawtooth', attack: 0.1 }),
    ],
  },

  // Signals of the game itself.
  count: { strokes: [tone(523, 0.16, 0.27, { wave: 'triangle' }), tone(1047, 0.1, 0.12)], matters: true },
  go: {
    strokes: [tone(1047, 0.5, 0.2, { wave: 'triangle' }), tone(1568, 0.4, 0.1), tone(784, 0.5, 0.12)],
    matters: true,
  },
  clock: { strokes: [tone(1319, 0.06, 0.32, { wave: 'triangle' })], matters: true },
  timeUp: { strokes: run([659, 523], 0.16, 0.3, 0.16), matters: true },
  locked: { strokes: [tone(587, 0.07, 0.11, { to: 740 })] },
  reveal: {
    strokes: [
      noise(900, 0.3, 0.1, { to: 5000, attack: 0.2 }),
      ...run([392, 523, 659, 784], 0.05, 0.4, 0.1).map((stroke) => ({ ...stroke, at: (stroke.at ?? 0) + 0.16 })),
    ],
    matters: true,
  },
  chosen: { strokes: run([523, 784], 0.06, 0.16, 0.14) },
  step: { strokes: [tone(131, 0.22, 0.4, { to: 70 }), noise(700, 0.12, 0.3, { to: 300 })], matters: true },
  winner: {
    strokes: [noise(2600, 0.9, 0.4, { to: 5200, attack: 0.02 }), tone(98, 0.4, 0.4, { to: 49 })],
    matters: true,
  },
} as const satisfies Readonly<Record<string, Patch>>

export type EffectName = keyof typeof patches
