import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { ModeTurn } from '../../../modes/modeScreen.ts'
import type { ModeStage } from '../../../modes/modeStage.ts'
import type { SceneMoment } from '../../../modes/scene/sceneMoment.ts'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { shownScore } from '../../../parts/game/standings/modeFigures.ts'
import type { GameView } from '../../../state/gameView.ts'
import { sceneTexts, sceneWords } from '../../../texts/game/scene.ts'
import { cardOf } from '../choose/moveCards.ts'
import { ownTask } from '../choose/ownTask.ts'
import { ownNews } from '../resolve/ownNews.ts'
import { stageEvents, stageViewOf } from '../stage/stageViewOf.ts'

/** A part of a description under its own heading. */
export interface ScenePart {
  title: string
  sentences: readonly string[]
}

const isPlayed = ({ phase, round, turn }: GameView): boolean => phase === 'resolve' && round?.questionNumber === turn

function momentOf(view: GameView, map: TileGrid | null, stage: ModeStage): SceneMoment<unknown> | null {
  const { me, board: shown } = view
  if (!map || !me || !shown) return null
  const staged = stageViewOf(stage, view, map)
  if (!staged) return null
  const isOver = isPlayed(view)
  const board = isOver ? stage.after(staged.board, stageEvents(view)) : staged.board
  const at = board.spots[me.id]
  if (at === undefined) return null
  const counted = { ...me, score: shownScore(view.practice !== null, me) }
  return { shown, board, map, me: counted, at, game: view, isOver }
}

/** The parts of the mode that are loaded by now. */
interface Teller {
  stage: ModeStage | null
  turn: ModeTurn | null
}

/** Where the player is, what they may do, who is near, what happened. Empty parts are left out. */
export function ownScene(view: GameView, map: TileGrid | null, { stage, turn }: Teller): ScenePart[] {
  const moment = stage && momentOf(view, map, stage)
  return [
    { title: sceneWords.happened, sentences: isPlayed(view) ? ownNews(view, turn) : [] },
    { title: sceneWords.where, sentences: (moment && stage?.where(moment)) ?? [sceneWords.notKnown] },
    { title: sceneWords.moves, sentences: movesInWords(view, turn) },
    // The turn has changed the ranks, and with them who is near. The next board brings the new ones.
    { title: sceneWords.near, sentences: (moment && !moment.isOver && stage?.near(moment)) || [] },
  ].filter(({ sentences }) => sentences.length > 0)
}

function movesInWords(view: GameView, turn: ModeTurn | null): string[] {
  const { phase, choosing, ownMove, ownLook, asked } = view
  if (phase !== 'choose') return []
  switch (ownTask(view, turn)) {
    case 'none':
      return []
    case 'move':
      return ownMove
        ? [sceneTexts.chosen(cardOf(view, ownMove.move, turn))]
        : (choosing?.moves ?? []).map((offer, index) => {
            const { name, pays, words } = cardOf(view, offer, turn)
            return sceneTexts.move({ key: index + 1, name, words: `${pays}. ${words}` })
          })
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
