import type { StagedBoard } from '../board/stagedBoard.ts'
import type { CutInNumber } from '../script/script.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** With more figures than this, a face on the field is hard to find. */
const mostFound = 12
/** Two figures further apart than this, in tiles, do not fit into one picture. */
const mostApart = 5

/** Along the course or the climb if there is one, otherwise straight across the map. */
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

/** If what they do happens further away than this, both would be small in one picture. */
const mostAway = 7

/** Whether a headline happens at a place of the map that is far from its hero. */
const isAway = (board: StagedBoard, who: string, focus: HeadlineWish['headline']['focus']): boolean => {
  const from = board.spots[who]
  return (
    from !== undefined && focus.some((where) => typeof where === 'number' && tilesApart(board, from, where) > mostAway)
  )
}

/** Heroes whom a class would not find: out of the picture, far from each other or their deed, ghosts, or in a crowd. */
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
