import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { Stage } from '../../../stage/mountStage.ts'
import type { StageOptions } from '../../../stage/stageOptions.ts'

type News = Pick<
  StageOptions,
  'onReady' | 'onLost' | 'onGone' | 'onHopeless' | 'onHeadline' | 'onTold' | 'onPlayed' | 'onSound'
>

/** A stage in an element of its own: it can go from one screen to the next, and its world need not be painted anew. */
export interface LivingStage {
  mode: GameMode
  stage: Stage
  place: HTMLElement
  /** From now on another screen is told. */
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

/** The next screen is there by then, or there is none. */
const keptMs = 5000

let kept: { living: LivingStage; ending: ReturnType<typeof setTimeout> } | null = null

/** For the screen that comes next: a class that has come in begins to play where it stands. */
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

/** What the screen before has kept; of another mode it ends. */
export function takeStage(mode: GameMode): LivingStage | null {
  if (!kept) return null
  const { living, ending } = kept
  clearTimeout(ending)
  kept = null
  if (living.mode === mode) return living
  endStage(living)
  return null
}
