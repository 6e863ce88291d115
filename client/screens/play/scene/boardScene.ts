import type { ModeTurn } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'
import { sceneWords } from '../../../texts/game/scene.ts'
import { headlinesInWords, leadersInWords } from '../resolve/boardNews.ts'
import type { ScenePart } from './ownScene.ts'

/** What the whole class sees, for a host who cannot see it. */
export function boardScene(view: GameView, turn: ModeTurn | null): ScenePart[] {
  const { board, phase, round } = view
  return [
    { title: sceneWords.happened, sentences: phase === 'resolve' && round ? headlinesInWords(view, turn) : [] },
    { title: sceneWords.leaders, sentences: leadersInWords(view) },
    { title: sceneWords.field, sentences: board && turn ? turn.field(board) : [] },
  ].filter(({ sentences }) => sentences.length > 0)
}
