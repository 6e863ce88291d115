import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { battlePoster } from './battle/battlePoster.tsx'
import { classicPoster } from './classic/classicPoster.tsx'
import { goldQuestPoster } from './goldQuest/goldQuestPoster.tsx'
import type { ModePoster, PosterOf } from './modePoster.ts'
import { racingPoster } from './racing/racingPoster.tsx'
import { survivalPoster } from './survival/survivalPoster.tsx'
import { towerPoster } from './tower/towerPoster.tsx'

const everyPoster: { readonly [Name in GameMode]: PosterOf<Name> } = {
  classic: classicPoster,
  racing: racingPoster,
  battle: battlePoster,
  'gold-quest': goldQuestPoster,
  tower: towerPoster,
  survival: survivalPoster,
}

/** Shown side by side where a host chooses a mode. */
export const posters: Readonly<Record<GameMode, ModePoster>> = everyPoster
