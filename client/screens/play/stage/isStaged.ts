import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'

/** The modes that are seen on a stage; the others are told by their scoreboards alone. */
const stages: Record<GameMode, boolean> = {
  classic: false,
  racing: true,
  battle: true,
  'gold-quest': true,
  tower: true,
  survival: true,
}

export const isStaged = (mode: GameMode): boolean => stages[mode]
