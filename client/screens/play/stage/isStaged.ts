import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'

/** The modes that are seen on a stage; the others are told by their scoreboards alone. */
const stagedModes: readonly GameMode[] = ['racing', 'battle', 'gold-quest', 'tower', 'survival']

export const isStaged = (mode: GameMode): boolean => stagedModes.includes(mode)
