import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { ShownFighter } from '../../../../rooms/shared/modes/battle/battleShown.ts'
import type { ShownSeeker } from '../../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { ShownRacer } from '../../../../rooms/shared/modes/racing/racingShown.ts'
import type { SurvivalSurroundings } from '../../../../rooms/shared/modes/survival/survivalShown.ts'
import type { TowerSurroundings } from '../../../../rooms/shared/modes/tower/towerShown.ts'
import { battleInWords } from '../../../modes/battle/ownBattle.ts'
import { goldQuestInWords } from '../../../modes/goldQuest/ownGoldQuest.ts'
import { racersInWords, racingInWords } from '../../../modes/racing/ownRacing.ts'
import { othersInWords, type SceneMoment } from '../../../modes/scene/sceneMoment.ts'
import { survivalInWords } from '../../../modes/survival/ownSurvival.ts'
import { climbersInWords, towerInWords } from '../../../modes/tower/ownTower.ts'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { stagecraftOf } from '../../../stage/stagecraft.ts'
import type { GameView } from '../../../state/gameView.ts'
import { sceneTexts, sceneWords } from '../../../texts/game/scene.ts'
import { cardOf } from '../choose/moveCards.ts'
import { ownTask } from '../choose/ownTask.ts'
import { isMapMode } from '../isMapMode.ts'
import { ownNews } from '../resolve/ownNews.ts'
import { stageEvents, stageViewOf } from '../stage/stageViewOf.ts'

/** A part of a description under its own heading. */
export interface ScenePart {
  title: string
  sentences: readonly string[]
}

/** How a mode tells where one is and who is near. */
interface Reader {
  where(moment: SceneMoment<unknown>): string[]
  near(moment: SceneMoment<unknown>): string[]
}

type Sentences<Shown> = (moment: SceneMoment<Shown>) => string[]

/** The one place where what a rule book has shown is taken at its word: both sides are of the same build. */
const reader = <Shown>(where: Sentences<Shown>, near: Sentences<Shown> = othersInWords): Reader => ({
  where: (moment) => where({ ...moment, shown: moment.shown as Shown }),
  near: (moment) => near({ ...moment, shown: moment.shown as Shown }),
})

const readers: Readonly<Record<MapMode, Reader>> = {
  racing: reader<ShownRacer>(racingInWords, racersInWords),
  battle: reader<ShownFighter>(battleInWords),
  'gold-quest': reader<ShownSeeker>(goldQuestInWords),
  tower: reader<TowerSurroundings>(towerInWords, climbersInWords),
  survival: reader<SurvivalSurroundings>(survivalInWords),
}

const isPlayed = ({ phase, round, questionNumber }: GameView): boolean =>
  phase === 'resolve' && round?.questionNumber === questionNumber

function momentOf(view: GameView, map: TileGrid | null): SceneMoment<unknown> | null {
  const { me, board: shown } = view
  if (!map || !me || !shown) return null
  const staged = stageViewOf(view, map)
  if (!staged) return null
  const isOver = isPlayed(view)
  const board = isOver
    ? (stagecraftOf(view.gameMode)?.after(staged.board, stageEvents(view)) ?? staged.board)
    : staged.board
  const at = board.spots[me.id]
  return at === undefined ? null : { shown, board, map, me, at, game: view, isOver }
}

/** Where am I, what may I do, who is near, what happened: parts that have nothing to say are left out. */
export function ownScene(view: GameView, map: TileGrid | null): ScenePart[] {
  const moment = momentOf(view, map)
  const read = isMapMode(view.gameMode) ? readers[view.gameMode] : null
  return [
    { title: sceneWords.happened, sentences: isPlayed(view) ? ownNews(view) : [] },
    { title: sceneWords.where, sentences: (moment && read?.where(moment)) ?? [sceneWords.notKnown] },
    { title: sceneWords.moves, sentences: movesInWords(view) },
    // Ranks have changed in the turn, and with them who is near: that is told with the next board.
    { title: sceneWords.near, sentences: (moment && !moment.isOver && read?.near(moment)) || [] },
  ].filter(({ sentences }) => sentences.length > 0)
}

function movesInWords(view: GameView): string[] {
  const { phase, choosing, ownMove, ownLook, asked } = view
  if (phase !== 'choose') return []
  switch (ownTask(view)) {
    case 'none':
      return []
    case 'move':
      return ownMove
        ? [sceneTexts.chosen(cardOf(view, ownMove.move))]
        : (choosing?.moves ?? []).map((offer, index) => sceneTexts.move({ key: index + 1, ...cardOf(view, offer) }))
    case 'look': {
      if (ownLook) return [sceneTexts.looked({})]
      const { text: question = '', answers = [] } = asked?.question ?? {}
      return [
        sceneTexts.look({ question }),
        ...answers.map((text, index) => sceneTexts.answer({ letter: markOf(index).letter, text })),
      ]
    }
  }
}
