import type { Pose } from '../../slimes/poses.ts'
import type { FigureState } from '../script/figureMotion.ts'
import type { Feeling } from '../stageView.ts'

const faces: Readonly<Record<Feeling, Pose>> = {
  asleep: 'blink',
  proud: 'proud',
  sulking: 'glum',
  dizzy: 'hurt',
  determined: 'keen',
}

/** How a slime stands while it does nothing else. */
const stands: Readonly<Record<Feeling, (clock: number) => Partial<FigureState> & { wide?: number; high?: number }>> = {
  asleep: (clock) => ({ wide: 1.03, high: 0.93 + Math.sin(clock * 0.0014) * 0.03 }),
  proud: (clock) => ({ wide: 1.03, high: 1.05, turn: Math.sin(clock * 0.002) * 0.03 }),
  sulking: () => ({ wide: 1.05, high: 0.92, turn: -0.05 }),
  dizzy: (clock) => ({ turn: Math.sin(clock * 0.0035) * 0.14 }),
  determined: (clock) => ({ turn: 0.04, lift: Math.abs(Math.sin(clock * 0.004)) * 0.05 }),
}

/** A slime at rest shows its player's feeling; one that moves or acts does not. `clock` differs from the neighbours'. */
export function felt(state: FigureState, feeling: Feeling | undefined, clock: number): FigureState {
  const isResting = !state.isMoving && (state.pose === 'idle' || state.pose === 'blink')
  if (!feeling || !isResting) return state
  const { wide = 1, high = 1, ...stand } = stands[feeling](clock)
  return {
    ...state,
    ...stand,
    pose: state.pose === 'blink' ? 'blink' : faces[feeling],
    scaleX: state.scaleX * wide,
    scaleY: state.scaleY * high,
  }
}
