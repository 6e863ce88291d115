import type { Shout } from './script/script.ts'

/** Words on the stage itself; the page picks the language. */
export interface StageWords extends Readonly<Record<Shout, string>> {
  /** Under one's own slime. */
  you: string
  /** Under the king of monsters. */
  boss: string
}
