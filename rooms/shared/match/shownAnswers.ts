import type { QuestionClosed } from '../contract/asking.ts'
import { isRudeTitle } from '../names/titleFilter.ts'
import { notAccepted } from './acceptedAnswers.ts'
import type { Match, PlayedTurn } from './matchModel.ts'

/** More of them would be too small to read from the last row. */
const mostShown = 6

/** What one pupil alone has typed is that pupil: it stands on no board. Nor does what is rude, however many typed it. */
const fewestForBoard = 2

type Shown = Pick<QuestionClosed, 'groups' | 'others'>

/** Of what was typed and is not right: what a class may read, and how many gave the rest. */
export function shownAnswers(match: Match, turn: PlayedTurn): Shown {
  const wrong = notAccepted(match, turn)
  if (wrong.length === 0) return {}
  const groups = wrong
    .filter(({ text, count }) => count >= fewestForBoard && !isRudeTitle(text))
    .slice(0, mostShown)
    .map(({ text, count }) => ({ text, count }))
  const sum = (all: readonly { count: number }[]) => all.reduce((count, group) => count + group.count, 0)
  const others = sum(wrong) - sum(groups)
  return { ...(groups.length > 0 && { groups }), ...(others > 0 && { others }) }
}
