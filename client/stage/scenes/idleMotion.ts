import type { FigureState } from '../script/figureMotion.ts'
import type { StageMoment } from '../stageView.ts'

/** Out of step with its neighbours, and always the same for one figure. */
export function beatOf(id: string): number {
  let sum = 7
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 9973
  return sum
}

interface Waiting {
  moment: StageMoment
  isDone: boolean
  /** In a large crowd only one in five moves: more motion would cost much, and nobody would see it. */
  isLively: boolean
}

/** The figure breathes and blinks. A player who still thinks bobs, so that the class sees whom it waits for. */
export function idled(
  state: FigureState,
  beat: number,
  clock: number,
  { moment, isDone, isLively }: Waiting,
): FigureState {
  const isThinking = moment === 'choose' && !isDone
  if (!isLively && !isThinking && beat % 5 !== 0) return state
  const phase = clock * 0.0028 + beat
  const breath = Math.sin(phase) * 0.022
  const isBlinking = (clock + beat * 37) % 4100 < 130
  const bob = isThinking ? Math.abs(Math.sin(clock * 0.0042 + beat)) * 0.12 : 0
  return {
    ...state,
    pose: state.pose === 'idle' && isBlinking ? 'blink' : state.pose,
    lift: state.lift + bob,
    scaleX: state.scaleX * (1 - breath),
    scaleY: state.scaleY * (1 + breath + bob * 0.3),
  }
}
