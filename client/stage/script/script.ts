import type { StagedThing } from '../board/stagedBoard.ts'
import type { ThingName } from '../world/things/thingNames.ts'

/**
 * One turn on a stage, as a list of beats on a line of time. In each frame a scene asks what is true at that moment. So
 * it can stop, skip, slow down or begin in the middle without knowing how it got there.
 */
export interface Script {
  /** When everything has settled. */
  ms: number
  beats: readonly Beat[]
  headlines: readonly Headline[]
  /** The kinds of what deserved a headline and found no room. */
  passed?: readonly HeadlineName[]
}

/** The id of a figure or a thing, or a place of the map. */
export type Where = string | number

interface Timed {
  at: number
  ms: number
}

/** How a figure moves: drives, dashes with fire behind it, hops, or is pushed back. */
export type Gait = 'drive' | 'dash' | 'hop' | 'slide'

export type Act = 'cheer' | 'spin' | 'shrug' | 'crouch' | 'bump' | 'fall' | 'rise'

export type Tone = 'gain' | 'loss' | 'gold'

/** Words called out over the field, in the language of the page. */
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

/** What happens to a thing: it is hit, turns into another, walks, appears or disappears. */
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
  /** A barrel turns to its target, and then fires. */
  | (Timed & { kind: 'aim'; from: Where; to: Where })
  | (Timed & { kind: 'throw'; from: Where; to: Where; thing: ThingName })
  /**
   * `by`: the points of a player, which the panel beside the stage counts along. `aside`: how far from the middle of
   * the body it pops up, in bodies, if something else is over the head. A quiet number is counted and not shown.
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
  /** From now on the figure looks as it does after the turn. */
  | (Timed & { kind: 'mood'; who: string })
  /** The plates are down while this lasts. */
  | (Timed & { kind: 'plates' })
  /** Something that appears for a moment, over a head or on the floor. Its size is in slimes. */
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

/** What a moment means in the story of a game: each twist has its own sentences. */
export type Twist = 'first' | 'revenge' | 'again' | 'quiet' | 'leader' | 'back' | 'plain'

/** `at` counts from the beginning of its headline. */
export interface CutInNumber extends Pick<BeatOf<'number'>, 'text' | 'tone' | 'at'> {
  who: string
}

/** What deserves a close-up: who did what to whom. It never names a player for failing: `who` is empty if it happened to all. */
export interface Headline extends Timed {
  name: HeadlineName
  who: string
  other?: string
  /** A number for the sentence, such as the place in which a player finished. */
  by?: number
  /** The figures and places that have to be in the picture. */
  focus: readonly Where[]
  twist: Twist
  /** Chooses one of the usual sentences. It counts on, so that no two in a row are the same. */
  nth: number
  /** On a board: heroes that viewers would not find on the field, shown beside it, with what they win and lose. */
  cutIn?: readonly CutInNumber[]
}
