import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { scoreRows } from '../../../parts/game/standings/scoreRows.ts'
import type { GameView } from '../../../state/gameView.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'
import { sceneTexts } from '../../../texts/game/scene.ts'
import { asSentence } from '../asSentence.ts'
import { finaleAhead } from '../finale/finaleAhead.ts'
import { headlinesOf } from './headlines.ts'

const leadersTold = 3

/** What a class reads of a turn, without what sets its verbs apart. */
export const headlinesInWords = (view: GameView, turn: ModeTurn | null): string[] => {
  const told = headlinesOf(view, turn).map(({ text }) => asSentence(text.replaceAll('*', '')))
  return told.length > 0 ? told : [headlineTexts.calm]
}

/** Who leads; after the last question that is the secret of the podium. */
export const leadersInWords = (view: GameView): string[] =>
  view.questionNumber < view.totalQuestions && !view.round?.end
    ? scoreRows(view)
        .slice(0, leadersTold)
        .map(({ place, username: name, score: points }) => sceneTexts.leader({ place, name, points }))
    : []

/** What a host who does not see the board is told when a turn has been played. */
export const boardNews = (view: GameView, turn: ModeTurn | null): string =>
  view.round ? [...headlinesInWords(view, turn), ...leadersInWords(view), ...finaleAhead(view)].join(' ') : ''
