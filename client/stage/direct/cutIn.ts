import type { StagedBoard } from '../board/stagedBoard.ts'
import type { CutInNumber } from '../script/script.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** Among more than these a face on the field is one of many. */
const mostFound = 12
/** Two who are further from each other than this, in tiles, are not in one picture. */
const mostApart = 5

/** By the way there is, or straight across the map. */
function tilesApart({ course, climb = [], columns }: StagedBoard, a: number, b: number): number {
  const way = course.length > 1 ? course : climb
  const [from, to] = [way.indexOf(a), way.indexOf(b)]
  if (from >= 0 && to >= 0) return Math.abs(from - to)
  if (columns === undefined) return a === b ? 0 : Number.POSITIVE_INFINITY
  return Math.hypot((a % columns) - (b % columns), Math.floor(a / columns) - Math.floor(b / columns))
}

const areApart = (board: StagedBoard, [a, b]: readonly string[]): boolean => {
  const [from, to] = [board.spots[a ?? ''], board.spots[b ?? '']]
  return from !== undefined && to !== undefined && tilesApart(board, from, to) > mostApart
}

/** What they do happens further away than this: both in one picture would be small. */
const mostAway = 7

/** What a headline happens to, where that is a place of the map. */
const isAway = (board: StagedBoard, who: string, focus: HeadlineWish['headline']['focus']): boolean => {
  const from = board.spots[who]
  return (
    from !== undefined && focus.some((where) => typeof where === 'number' && tilesApart(board, from, where) > mostAway)
  )
}

/** Slimes that a headline is about and that a class would not find: out of the picture, apart from each other or from what they do, hidden, see-through, or in a crowd. */
export function cutInOf(
  { headline: { who, other, focus }, beats }: HeadlineWish,
  { before, after, ranksAfter }: TurnContext,
): readonly CutInNumber[] | undefined {
  if (who === '') return undefined
  const heroes = other === undefined ? [who] : [who, other]
  const isUnseen = (one: string) =>
    !focus.includes(one) ||
    (before.spots[one] ?? after.spots[one]) === undefined ||
    [before, after].some(({ moods }) => moods[one] === 'ghost')
  if (
    ranksAfter.length <= mostFound &&
    !heroes.some(isUnseen) &&
    !areApart(before, heroes) &&
    !isAway(before, who, focus)
  )
    return undefined
  return beats.flatMap((beat) =>
    beat.kind === 'number' && typeof beat.where === 'string' && heroes.includes(beat.where)
      ? [{ who: beat.where, text: beat.text, tone: beat.tone, at: beat.at }]
      : [],
  )
}
