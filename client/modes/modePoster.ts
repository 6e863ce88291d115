import type { ReactNode } from 'react'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { GameSettings } from '../../rooms/shared/contract/gameSettings.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/**
 * How far the final ranking follows knowledge: its rank correlation with right answers, in simulated classes of thirty
 * with fifteen questions. `npm run modes` prints the table of these numbers.
 */
type KnowledgeShare = Readonly<Record<GameSettings['chaos'], number>>

/** What a host sees of a mode when choosing one. */
export interface ModePoster<Share = KnowledgeShare | null> {
  /** The sentence that hosts read when they choose. */
  line: string
  /** A little scene in a box of 96 by 64, and the ground behind it. Parts with `data-moves` move when it is pointed at. */
  ground: string
  drawing: ReactNode
  /** Null if only knowledge decides. */
  knowledge: Share
}

export type PosterOf<Mode extends GameMode> = ModePoster<Mode extends MapMode ? KnowledgeShare : null>
