export const poses = ['idle', 'blink', 'hop', 'cheer', 'hurt', 'proud', 'glum', 'keen'] as const
export type Pose = (typeof poses)[number]
/** The other poses are moods at rest, too fine to be seen in a large crowd. */
export const movingPoses: readonly Pose[] = poses.slice(0, 5)

export type EyeMood = 'open' | 'shut' | 'joy' | 'ouch' | 'keen'
export type MouthMood = 'own' | 'cheer' | 'ouch' | 'awe'

export type Stance = {
  /** Squash and stretch around the floor, and the height above it. */
  scaleX: number
  scaleY: number
  lift: number
  tilt: number
  /** How far the face slides over the body, for looking up or down. */
  faceUp: number
  eyes: EyeMood
  mouth: MouthMood
  arms: boolean
}

const resting: Stance = {
  scaleX: 1,
  scaleY: 1,
  lift: 0,
  tilt: 0,
  faceUp: 0,
  eyes: 'open',
  mouth: 'own',
  arms: false,
}

export const stances: Record<Pose, Stance> = {
  idle: resting,
  blink: { ...resting, scaleX: 1.02, scaleY: 0.975, eyes: 'shut' },
  hop: { ...resting, scaleX: 0.93, scaleY: 1.03, lift: 6, faceUp: 2.5, mouth: 'awe' },
  cheer: { ...resting, scaleX: 0.98, scaleY: 1, lift: 4, faceUp: 1.5, eyes: 'joy', mouth: 'cheer', arms: true },
  hurt: { ...resting, scaleX: 1.06, scaleY: 0.88, tilt: -3, faceUp: -2, eyes: 'ouch', mouth: 'ouch' },
  proud: { ...resting, scaleY: 1.03, faceUp: 2.5, eyes: 'joy' },
  glum: { ...resting, scaleY: 0.94, faceUp: -2.5, mouth: 'ouch' },
  keen: { ...resting, eyes: 'keen' },
}
