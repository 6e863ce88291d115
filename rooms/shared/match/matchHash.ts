import type { Match } from './matchModel.ts'

/** Two FNV-1a sums with different seeds: enough to notice any difference, and cheap enough to compute after every turn. */
function digest(texts: Iterable<string>): string {
  let one = 0x811c9dc5
  let two = 0x9dc5811c
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, 0x01000193)
      two = Math.imul(two ^ code, 0x0100019d)
    }
  }
  return [one, two].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

function* textsOf({ ranking, board, end }: Match): Iterable<string> {
  for (const { player, tally } of ranking)
    yield `${player} ${tally.score} ${tally.correctCount} ${tally.totalMs} ${tally.streak};`
  if (board !== null) yield JSON.stringify(board)
  if (end) yield end
}

/** The state of a game as one short text. */
export const hashOf = (match: Match): string => digest(textsOf(match))
