import type { ComponentType } from 'react'
import type { AnyMove } from '../../../../rooms/shared/modes/modeEvents.ts'
import { isMove } from './moveCards.ts'
import type { Actors } from './pictures/actors.tsx'
import { Attack, Duel, Guard, Train } from './pictures/battlePictures.tsx'
import { Golden, Rascal, Wooden } from './pictures/goldQuestPictures.tsx'
import { Nitro, Slick, Steady } from './pictures/racingPictures.tsx'
import { Dare, Hide, Roam } from './pictures/survivalPictures.tsx'
import { Build, Climb, Fire } from './pictures/towerPictures.tsx'

/** What each move looks like when one's own slime does it. */
export const movePictures: Readonly<Record<AnyMove, ComponentType<Actors>>> = {
  steady: Steady,
  nitro: Nitro,
  slick: Slick,
  attack: Attack,
  train: Train,
  duel: Duel,
  guard: Guard,
  wooden: Wooden,
  golden: Golden,
  rascal: Rascal,
  build: Build,
  fire: Fire,
  climb: Climb,
  hide: Hide,
  roam: Roam,
  dare: Dare,
}

export const MovePicture = ({ move, actors }: { move: string; actors: Actors }) => {
  const Picture = isMove(move) ? movePictures[move] : null
  return (
    <svg viewBox="0 0 194 190" aria-hidden="true">
      {Picture && <Picture {...actors} />}
    </svg>
  )
}
