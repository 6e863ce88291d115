import type { VoiceName } from '../music/note.ts'

/** How a tone is made: its overtones, how it begins and how it ends. */
interface Tone {
  kind: 'tone'
  /** The strength of each partial; the first is the tone itself. */
  partials: readonly number[]
  attack: number
  /** Seconds in which the tone dies away. Without it, the tone is held for as long as it is written. */
  decay?: number
  release: number
  /** A second tone beside it, this many cents away, makes it wide. */
  apart?: number
  /** In Hz: what is higher is softened. */
  softened: number
  /** The share that goes into the echo. */
  room: number
  level: number
}

/** A drum: a short fall of a tone, a breath of noise, or both. */
interface Drum {
  kind: 'drum'
  tone?: { from: number; to: number; seconds: number; level: number; followsPitch?: boolean }
  noise?: { type: BiquadFilterType; hz: number; q: number; seconds: number; level: number }
  room: number
}

export const voices: Readonly<Record<VoiceName, Tone | Drum>> = {
  bass: {
    kind: 'tone',
    partials: [1, 0.45, 0.2, 0.1, 0.05],
    attack: 0.008,
    release: 0.07,
    softened: 900,
    room: 0,
    level: 0.21,
  },
  pad: {
    kind: 'tone',
    partials: [1, 0.35, 0.2, 0.1, 0.06],
    attack: 0.28,
    release: 0.6,
    apart: 9,
    softened: 1500,
    room: 0.5,
    level: 0.06,
  },
  kalimba: {
    kind: 'tone',
    partials: [1, 0.08, 0.02, 0, 0, 0.09],
    attack: 0.004,
    decay: 0.7,
    release: 0.1,
    softened: 6000,
    room: 0.25,
    level: 0.52,
  },
  vibes: {
    kind: 'tone',
    partials: [1, 0, 0, 0.22, 0, 0, 0, 0, 0, 0.04],
    attack: 0.006,
    decay: 1.5,
    release: 0.2,
    softened: 7000,
    room: 0.35,
    level: 0.46,
  },
  pizz: {
    kind: 'tone',
    partials: [1, 0.6, 0.35, 0.22, 0.12, 0.06],
    attack: 0.004,
    decay: 0.22,
    release: 0.05,
    softened: 2600,
    room: 0.25,
    level: 0.56,
  },
  harp: {
    kind: 'tone',
    partials: [1, 0.5, 0.25, 0.15, 0.08],
    attack: 0.004,
    decay: 0.9,
    release: 0.1,
    softened: 3600,
    room: 0.35,
    level: 0.44,
  },
  chip: {
    kind: 'tone',
    partials: [1, 0, 0.34, 0, 0.2, 0, 0.13, 0, 0.08],
    attack: 0.006,
    release: 0.06,
    softened: 3200,
    room: 0.2,
    level: 0.2,
  },
  brass: {
    kind: 'tone',
    partials: [1, 0.85, 0.7, 0.5, 0.34, 0.22, 0.13, 0.07],
    attack: 0.035,
    release: 0.12,
    softened: 2100,
    room: 0.35,
    level: 0.15,
  },
  flute: {
    kind: 'tone',
    partials: [1, 0.16, 0.07, 0.02],
    attack: 0.05,
    release: 0.16,
    softened: 5000,
    room: 0.4,
    level: 0.26,
  },
  kick: { kind: 'drum', tone: { from: 130, to: 46, seconds: 0.22, level: 1.1 }, room: 0 },
  tom: { kind: 'drum', tone: { from: 1.6, to: 1, seconds: 0.34, level: 0.6, followsPitch: true }, room: 0.2 },
  snare: {
    kind: 'drum',
    tone: { from: 220, to: 150, seconds: 0.1, level: 0.35 },
    noise: { type: 'bandpass', hz: 2300, q: 0.7, seconds: 0.16, level: 0.75 },
    room: 0.15,
  },
  hat: { kind: 'drum', noise: { type: 'highpass', hz: 7200, q: 0.7, seconds: 0.06, level: 1 }, room: 0 },
  shaker: { kind: 'drum', noise: { type: 'bandpass', hz: 6200, q: 1.1, seconds: 0.1, level: 1.1 }, room: 0.1 },
  rim: { kind: 'drum', tone: { from: 880, to: 760, seconds: 0.07, level: 0.9 }, room: 0.25 },
  tick: { kind: 'drum', tone: { from: 1.5, to: 1.45, seconds: 0.07, level: 1.2, followsPitch: true }, room: 0.2 },
  snap: { kind: 'drum', noise: { type: 'bandpass', hz: 1700, q: 2.2, seconds: 0.11, level: 1.6 }, room: 0.4 },
  crash: { kind: 'drum', noise: { type: 'highpass', hz: 4200, q: 0.5, seconds: 1.3, level: 0.4 }, room: 0.3 },
}
