import type { Shout } from './script/script.ts'

/** Words on the stage itself; the page picks the language. */
export interface StageWords extends Readonly<Record<Shout, string>> {
  /** The name under the player's own slime. */
  you: string
  /** The name of the king of monsters. */
  boss: string
}
