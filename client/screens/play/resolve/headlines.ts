import { type Cast, type Headline, type ModeTurn, ofMany } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'

const mostHeadlines = 5

/** A second headline of the same sort weighs less, so that one of another sort may come before it. */
const sameAgain = 0.7

/** The few sentences a class should read of a turn. */
export function headlinesOf(view: GameView, turn: ModeTurn | null): Headline[] {
  const { round, players, questionNumber, totalQuestions } = view
  if (!round || !turn) return []
  const byId = new Map(players.map((player) => [player.id, player]))
  const cast: Cast = {
    name: (id) => byId.get(id ?? '')?.username ?? '',
    slime: (id) => [byId.get(id ?? '')?.slime ?? []].flat(),
    isLast: questionNumber >= totalQuestions,
  }
  const { events, end } = round
  const learned = events.filter(({ kind }) => kind === 'bubble').length
  const all = [
    ...(end && turn.endings ? [ofMany(turn.endings[end].class, 'tower', 1000)] : []),
    ...(learned > 0 ? [ofMany(headlineTexts.learned(learned), 'calm', 25)] : []),
    ...(turn.together?.(events) ?? []),
    ...events.flatMap((event) => turn.headline(event, cast) ?? []),
  ]
  return varied(all).slice(0, mostHeadlines)
}

/** A player who does the same twice is told of once. */
function varied(all: readonly Headline[]): Headline[] {
  const texts = new Set<string>()
  const seen = new Map<string, number>()
  const weighed = [...all]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => !texts.has(text) && texts.add(text))
    .map((headline) => {
      const sort = `${headline.tone} ${headline.weight}`
      const before = seen.get(sort) ?? 0
      seen.set(sort, before + 1)
      return { ...headline, weight: headline.weight * sameAgain ** before }
    })
  return weighed.sort((a, b) => b.weight - a.weight)
}

/** Splits a headline so that its verb can stand out. */
export const verbParts = (text: string): { text: string; isVerb: boolean }[] =>
  text
    .split('*')
    .map((part, index) => ({ text: part, isVerb: index % 2 === 1 }))
    .filter((part) => part.text !== '')
