import type { Renderer } from './chooseRenderer.ts'
import type { SceneNews } from './scenes/sceneContract.ts'
import type { Covered } from './stageMeasure.ts'
import type { StageWords } from './stageWords.ts'
import type { WorldPainter } from './world/paintWorld.ts'

export interface StageOptions extends Omit<SceneNews, 'onPace'> {
  /** Somebody wants less motion. */
  isCalm: boolean
  /** The camera stays with one's own slime instead of showing the whole field. */
  followsOwn: boolean
  words: StageWords
  /** Of the mode that is played: a stage shows one world. */
  world: WorldPainter
  covered: Covered
  /** The world stands; the first picture of it is painted. */
  onReady(): void
  /** What draws was taken away, and the picture with it; it is ready again when it has come back. */
  onLost(): void
  /** It has not come back: another stage has to draw with what is always there. */
  onGone(): void
  /** However few pixels it paints, the device cannot keep up. */
  onHopeless(): void
  /** For what has to see both, and for what has lost the better one. */
  renderer?: Renderer
}
