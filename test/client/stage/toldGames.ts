import { foldedChapters } from '../../../client/screens/play/replay/reel.ts'
import { sentenceOf } from '../../../client/screens/play/stage/sentenceOf.ts'
import { everybody, stageEvents, stageViewAfter, stageViewOf } from '../../../client/screens/play/stage/stageViewOf.ts'
import { turnContext } from '../../../client/screens/play/stage/turnContext.ts'
import { directTurn } from '../../../client/stage/direct/directTurn.ts'
import { noPast, pastAfter } from '../../../client/stage/direct/story.ts'
import { storyteller } from '../../../client/stage/direct/storyteller.ts'
import type { Headline, Script } from '../../../client/stage/script/script.ts'
import type { StageView } from '../../../client/stage/stageView.ts'
import { playedMap, unpackMap } from '../../../rooms/shared/maps/packedMap.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'
import { modeStage } from '../modes/everyStage.ts'

/** A headline as the class read it. */
export interface ReadHeadline extends Headline {
  question: number
  text: string
}

interface GameWish {
  mode: MapMode
  players: number
  questions: number
  seed: number
}

/** One turn, as a board shows it. */
export interface ToldTurn {
  question: number
  events: readonly TurnEvent[]
  /** What the stage shows before and after it. */
  before: StageView
  after: StageView
  script: Script
  headlines: ReadHeadline[]
}

/** Everything on the ribbon during a game, for a board that was there from the beginning. */
export const headlinesRead = (wish: GameWish): ReadHeadline[] => turnsTold(wish).flatMap(({ headlines }) => headlines)

export function turnsTold(wish: GameWish): ToldTurn[] {
  const replay = playedClass(wish)
  const { gameMode, map } = replay.plan
  const packed = playedMap(gameMode, map)
  if (!packed) throw new Error(`${wish.mode} has no map`)
  const grid = unpackMap(packed)
  const craft = modeStage(wish.mode)
  const turns: ToldTurn[] = []
  let past = noPast
  for (const chapter of foldedChapters(replay)) {
    const [start, end] = ['choose', 'resolve'].map((phase) => chapter?.scenes.find((scene) => scene.phase === phase))
    const before = start ? stageViewOf(craft, start, grid) : null
    const after = before && end ? stageViewAfter(craft, before, end, grid) : null
    if (!before || !after || !end) continue
    const context = turnContext(before, after, end, false, past, storyteller)
    const events = stageEvents(end)
    const script = directTurn(craft, events, context)
    const { headlines } = script
    const question = end.questionNumber
    past = pastAfter(past, script, question)
    const names = new Map(everybody(end).map(({ id, name }) => [id, name]))
    const read = headlines.map((headline) => {
      const [who, other] = [names.get(headline.who) ?? '', names.get(headline.other ?? '') ?? '']
      return { ...headline, question, text: sentenceOf(headline)(who, other, headline.by ?? 0) }
    })
    turns.push({ question, events, before, after, script, headlines: read })
  }
  return turns
}
