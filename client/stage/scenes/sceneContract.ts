import type { Arrange, Plaque } from '../place/placement.ts'
import type { Pace } from '../script/FramePace.ts'
import type { Headline, SoundName } from '../script/script.ts'
import type { Told } from '../script/telling.ts'
import type { StageWords } from '../stageWords.ts'

/** News from a scene to the page that shows it. */
export interface SceneNews {
  onHeadline(headline: Headline | null): void
  onSound(sound: SoundName): void
  /** The part of a turn seen so far; null when there is nothing to wait for. */
  onTold(told: Told | null): void
  /** A turn was watched to its end. */
  onPlayed(): void
  /** How well the device kept up with the turn. */
  onPace(pace: Pace): void
}

export interface SceneOptions {
  isCalm: boolean
  words: StageWords
  arrange?: Arrange | undefined
}

/** Where something is now: the middle of a figure, or the ground of a place. */
export interface Anchor {
  x: number
  y: number
  size: number
  /** The size that it will have when it has grown for its headline. */
  grown?: number
  /** In the light of a headline. */
  isLit?: boolean
  /** The sign that is always shown over the head. */
  sign?: Plaque | undefined
}
