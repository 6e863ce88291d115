import type { Headline, SoundName } from '../script/script.ts'
import type { Told } from '../script/telling.ts'
import type { StageWords } from '../stageWords.ts'

/** What a scene tells to whoever shows it. */
export interface SceneNews {
  onHeadline(headline: Headline | null): void
  onSound(sound: SoundName): void
  /** What has been seen of a turn so far; null when there is nothing to wait for. */
  onTold(told: Told | null): void
}

export interface SceneOptions {
  isCalm: boolean
  words: StageWords
}
