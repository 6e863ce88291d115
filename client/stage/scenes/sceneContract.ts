import type { Headline, SoundName } from '../script/script.ts'
import type { StageWords } from '../stageWords.ts'

/** What a scene tells to whoever shows it. */
export interface SceneNews {
  onHeadline(headline: Headline | null): void
  onSound(sound: SoundName): void
}

export interface SceneOptions {
  isCalm: boolean
  words: StageWords
}
