import { emptyBoard, type StagedBoard } from '../../../client/stage/board/stagedBoard.ts'
import type { TurnContext } from '../../../client/stage/direct/direction.ts'
import { directTurn } from '../../../client/stage/direct/directTurn.ts'
import type { Story } from '../../../client/stage/direct/story.ts'
import type { Beat, BeatOf, Script } from '../../../client/stage/script/script.ts'
import type { StageFigure } from '../../../client/stage/stageView.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import { modeStage } from '../modes/everyStage.ts'

/** Players in the order of their ranks. */
export const ranked = (...ids: string[]): StageFigure[] =>
  ids.map((id, index) => ({ id, name: id, slime: 'mint', rank: index + 1, isDone: true }))

export const sixPlayers = ranked('ann', 'ben', 'cem', 'dee', 'eli', 'fay')

/** Of a game in which nothing has happened yet. */
export const noStory: Story = {
  question: 0,
  headlines: [],
  passed: new Set(),
  streaks: new Map(),
  scores: new Map(),
}

/** Directs turns of a mode in which only these events happen and the board does not change. */
export const turnsOf =
  <Event extends TurnEvent>(mode: MapMode, board: StagedBoard = emptyBoard) =>
  (events: readonly Event[], over: Partial<TurnContext> = {}): Script =>
    directTurn(modeStage(mode), events, {
      before: board,
      after: board,
      ranksBefore: sixPlayers,
      ranksAfter: sixPlayers,
      ms: 4000,
      isCalm: false,
      isLast: false,
      story: noStory,
      teller: null,
      own: null,
      ...over,
    })

export const beatsOf = <Kind extends Beat['kind']>({ beats }: Script, kind: Kind): BeatOf<Kind>[] =>
  beats.filter((beat): beat is BeatOf<Kind> => beat.kind === kind)
