import type { StagedThing } from '../board/stagedBoard.ts'
import type { ThingName } from '../world/things/thingNames.ts'

/**
 * One turn on a stage, as a list of beats on one line of time. A scene asks at every frame what holds at that moment,
 * so it can be stopped, skipped, slowed down or entered in the middle without knowing how it came there.
 */
export interface Script {
  /** When all has settled. */
  ms: number
  beats: readonly Beat[]
  headlines: readonly Headline[]
}

/** A figure or a thing by its id, or a place of the map. */
export type Where = string | number

interface Timed {
  at: number
  ms: number
}

/** How somebody moves: at the wheel, with fire behind, on foot, or pushed back. */
export type Gait = 'drive' | 'dash' | 'hop' | 'slide'

export type Act = 'cheer' | 'spin' | 'shrug' | 'crouch' | 'bump' | 'fall' | 'rise'

export type Tone = 'gain' | 'loss' | 'gold'

/** Words called out over the field; the page picks the language. */
export type Shout = 'double' | 'blocked' | 'shield' | 'pop'

export type EffectName = 'puff' | 'burst' | 'ring' | 'stars' | 'splash' | 'bubble' | 'flame' | 'rays' | 'confetti'

export type SoundName =
  | 'drive'
  | 'dash'
  | 'throw'
  | 'splash'
  | 'hit'
  | 'beaten'
  | 'gain'
  | 'loss'
  | 'lead'
  | 'finish'
  | 'coins'
  | 'chest'
  | 'shake'
  | 'quake'
  | 'glow'
  | 'plates'
  | 'hop'
  | 'slide'
  | 'march'
  | 'spin'
  | 'dodge'
  | 'bump'
  | 'fall'
  | 'cheer'
  | 'swing'
  | 'shot'
  | 'fire'
  | 'burst'
  | 'puff'
  | 'trap'
  | 'roar'
  | 'swarm'
  | 'heart'
  | 'heal'
  | 'ghost'
  | 'bubble'
  | 'ring'
  | 'twinkle'
  | 'party'
  | 'power'
  | 'build'

/** What becomes of a thing: it is hit, turns into something else, walks, is there for the first time, or is no more. */
interface ThingChange {
  kind: 'thing'
  id: string
  left?: number
  picture?: ThingName
  way?: readonly number[]
  comes?: StagedThing
  isGone?: true
  isStriking?: true
}

export type Beat =
  | (Timed & { kind: 'go'; who: string; way: readonly number[]; gait: Gait })
  | (Timed & { kind: 'act'; who: string; act: Act })
  | (Timed & { kind: 'strike'; who: string; target: Where })
  /** Something with a barrel turns it to what it shoots at, and fires when that is done. */
  | (Timed & { kind: 'aim'; from: Where; to: Where })
  | (Timed & { kind: 'throw'; from: Where; to: Where; thing: ThingName })
  /**
   * `by` are the points of a player, which what stands beside the stage counts along. `aside` is how far from the middle
   * of the body it pops up, in bodies, where something else is over the head. A quiet one is counted and not shown.
   */
  | (Timed & {
      kind: 'number'
      where: Where
      text: string
      by?: number
      tone: Tone
      isHero: boolean
      aside?: number
      isQuiet?: true
    })
  | (Timed & { kind: 'shout'; where: Where; shout: Shout })
  | (Timed & ThingChange)
  /** From now on somebody is as they are after the turn. */
  | (Timed & { kind: 'mood'; who: string })
  /** The plates of the ground are down for as long as this lasts. */
  | (Timed & { kind: 'plates' })
  /** Something that is there for a moment only: over somebody's head, or on the floor. Its size is in slimes. */
  | (Timed & { kind: 'prop'; where: Where; thing: ThingName; size: number; look: 'shaken' | 'held' | 'floor' })
  | (Timed & { kind: 'effect'; where: Where; effect: EffectName })
  | (Timed & { kind: 'sound'; sound: SoundName })

export type BeatOf<Kind extends Beat['kind']> = Extract<Beat, { kind: Kind }>

export type HeadlineName =
  | 'slicks'
  | 'leads'
  | 'finishes'
  | 'comes-back'
  | 'beats-monster'
  | 'steals'
  | 'wins-duel'
  | 'last-stand'
  | 'nitro'
  | 'opens-chest'
  | 'swaps'
  | 'pops'
  | 'rides-wind'
  | 'grabs'
  | 'revives'
  | 'beats-boss'
  | 'powers-up'
  | 'gets-up'
  | 'streak'
  | 'neck-and-neck'
  | 'boosts'
  | 'blocks'
  | 'builds'
  | 'digs'
  | 'roams'
  | 'leaks'
  | 'tower-held'
  | 'tower-lost'
  | 'erupts'
  | 'photo-finish'

/** What a moment is in the story of a game, which makes another sentence of it. */
export type Twist = 'first' | 'revenge' | 'again' | 'quiet' | 'leader' | 'back' | 'plain'

/** From the beginning of its headline. */
export interface CutInNumber extends Pick<BeatOf<'number'>, 'text' | 'tone' | 'at'> {
  who: string
}

/** What deserves a close-up: who did what to whom. It names no player for failing: what happens to all has an empty `who`. */
export interface Headline extends Timed {
  name: HeadlineName
  who: string
  other?: string
  /** A number the sentence needs, such as the place somebody finished in. */
  by?: number
  /** Who and what has to be in the picture. */
  focus: readonly Where[]
  twist: Twist
  /** Which of the usual sentences it is, counted on and on: no two in a row are the same. */
  nth: number
  /** On a board: who would not be found on the field is shown beside it, with what they win and lose. */
  cutIn?: readonly CutInNumber[]
}
