import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { scoreRows } from '../../../parts/game/standings/scoreRows.ts'
import type { GameView } from '../../../state/gameView.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'
import { sceneTexts } from '../../../texts/game/scene.ts'
import { asSentence } from '../asSentence.ts'
import { finaleAhead } from '../finale/finaleAhead.ts'
import { headlinesOf } from './headlines.ts'

const leadersTold = 3

/** The headlines that a class reads, without the marks around their verbs. */
export const headlinesInWords = (view: GameView, turn: ModeTurn | null): string[] => {
  const told = headlinesOf(view, turn).map(({ text }) => asSentence(text.replaceAll('*', '')))
  return told.length > 0 ? told : [headlineTexts.calm]
}

/** Who leads. Empty after the last question, because the podium should not be given away. */
export const leadersInWords = (view: GameView): string[] =>
  view.questionNumber < view.totalQuestions && !view.round?.end
    ? scoreRows(view)
        .slice(0, leadersTold)
        .map(({ place, username: name, score: points }) => sceneTexts.leader({ place, name, points }))
    : []

/** What a host who cannot see the board is told after a turn. */
export const boardNews = (view: GameView, turn: ModeTurn | null): string =>
  view.round ? [...headlinesInWords(view, turn), ...leadersInWords(view), ...finaleAhead(view)].join(' ') : ''
