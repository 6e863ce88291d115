import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { Stage } from '../../../stage/mountStage.ts'
import type { StageOptions } from '../../../stage/stageOptions.ts'

type News = Pick<
  StageOptions,
  'onReady' | 'onLost' | 'onGone' | 'onHopeless' | 'onHeadline' | 'onTold' | 'onPlayed' | 'onSound'
>

/** A stage in an element of its own, which can move from one screen to the next without a new painting of its world. */
export interface LivingStage {
  mode: GameMode
  stage: Stage
  place: HTMLElement
  /** From now on it tells another screen. */
  tell(news: News): void
}

type Mount = (host: HTMLElement, options: StageOptions) => Stage

export function raiseStage(
  mode: GameMode,
  host: HTMLElement,
  mount: Mount,
  options: Omit<StageOptions, keyof News>,
  news: News,
): LivingStage {
  let told = news
  let isReady = false
  const place = document.createElement('div')
  place.style.blockSize = '100%'
  host.append(place)
  const stage = mount(place, {
    ...options,
    onReady: () => {
      isReady = true
      told.onReady()
    },
    onLost: () => {
      isReady = false
      told.onLost()
    },
    onGone: () => told.onGone(),
    onHopeless: () => told.onHopeless(),
    onHeadline: (headline) => told.onHeadline(headline),
    onTold: (part) => told.onTold(part),
    onPlayed: () => told.onPlayed(),
    onSound: (sound) => told.onSound(sound),
  })
  return {
    mode,
    stage,
    place,
    tell(next) {
      told = next
      if (isReady) next.onReady()
    },
  }
}

export function endStage({ stage, place }: LivingStage): void {
  stage.destroy()
  place.remove()
}

/** If no screen has taken the stage by then, none will. */
const keptMs = 5000

let kept: { living: LivingStage; ending: ReturnType<typeof setTimeout> } | null = null

/** Keeps the stage for the next screen, so that a game begins in the world where the class has waited. */
export function keepStage(living: LivingStage): void {
  if (kept) endStage(kept.living)
  clearTimeout(kept?.ending)
  living.place.remove()
  living.stage.setResting(true)
  const ending = setTimeout(() => {
    kept = null
    endStage(living)
  }, keptMs)
  kept = { living, ending }
}

/** Returns the stage that the screen before has kept. A stage of another mode ends. */
export function takeStage(mode: GameMode): LivingStage | null {
  if (!kept) return null
  const { living, ending } = kept
  clearTimeout(ending)
  kept = null
  if (living.mode === mode) return living
  endStage(living)
  return null
}
