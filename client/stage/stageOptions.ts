import type { Renderer } from './chooseRenderer.ts'
import type { SceneNews } from './scenes/sceneContract.ts'
import type { Covered } from './stageMeasure.ts'
import type { StageWords } from './stageWords.ts'
import type { WorldPainter } from './world/paintWorld.ts'

export interface StageOptions extends Omit<SceneNews, 'onPace'> {
  /** The viewer wants less motion. */
  isCalm: boolean
  /** The camera follows the player's own slime instead of showing the whole field. */
  followsOwn: boolean
  words: StageWords
  /** The world of the mode that is played: a stage shows only one. */
  world: WorldPainter
  covered: Covered
  /** The world is built, and its first picture is painted. */
  onReady(): void
  /** The graphics were taken away, and the picture with them. `onReady` comes again when they are back. */
  onLost(): void
  /** The graphics did not come back: another stage has to draw on a plain canvas, which always works. */
  onGone(): void
  /** However few pixels it paints, the device cannot keep up. */
  onHopeless(): void
  /** For tests that look at both renderers, and for a device that has lost the better one. */
  renderer?: Renderer
}
