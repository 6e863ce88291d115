import type { ReactNode } from 'react'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { GameSettings } from '../../rooms/shared/contract/gameSettings.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/**
 * How far the final ranking follows who knew most: the rank correlation with right answers in simulated classes of
 * thirty, fifteen questions. `npm run modes` prints the table these numbers are from.
 */
type KnowledgeShare = Readonly<Record<GameSettings['chaos'], number>>

/** What a mode is chosen by. */
export interface ModePoster<Share = KnowledgeShare | null> {
  /** For those who choose what to play. */
  line: string
  /** A little scene in a box of 96 by 64, and the ground behind it. Parts with `data-moves` move when it is pointed at. */
  ground: string
  drawing: ReactNode
  /** Null where nothing but knowing decides. */
  knowledge: Share
}

export type PosterOf<Mode extends GameMode> = ModePoster<Mode extends MapMode ? KnowledgeShare : null>
