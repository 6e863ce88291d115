import type { Act, Beat, BeatOf, EffectName, Shout, SoundName, Tone, Where } from '../script/script.ts'

export const act = (who: string, does: Act, at: number, ms: number): BeatOf<'act'> => ({
  kind: 'act',
  who,
  act: does,
  at,
  ms,
})

export const effect = (where: Where, name: EffectName, at: number, ms: number): BeatOf<'effect'> => ({
  kind: 'effect',
  where,
  effect: name,
  at,
  ms,
})

export const sound = (name: SoundName, at: number): BeatOf<'sound'> => ({ kind: 'sound', sound: name, at, ms: 0 })

export const shout = (where: Where, what: Shout, at: number): BeatOf<'shout'> => ({
  kind: 'shout',
  where,
  shout: what,
  at,
  ms: 1000,
})

/** The hero of a close-up cheers. */
export const cheering = (who: string): Beat[] => [act(who, 'cheer', 200, 900), effect(who, 'rays', 100, 1400)]

/** From then on the figure looks as it does after the turn. */
export const mood = (who: string, at: number): BeatOf<'mood'> => ({ kind: 'mood', who, at, ms: 0 })

/** A number with its sign, which rises over a head. */
export const popped = (where: Where, by: number, at: number, isHero = false, tone?: Tone): Beat[] =>
  by === 0
    ? []
    : [
        {
          kind: 'number',
          where,
          text: by > 0 ? `+${by}` : `−${-by}`,
          by,
          tone: tone ?? (by > 0 ? 'gain' : 'loss'),
          isHero,
          at,
          ms: isHero ? 1500 : 1100,
        },
      ]

export const movedBy = (beats: readonly Beat[], ms: number): Beat[] =>
  beats.map((beat) => ({ ...beat, at: beat.at + ms }))

export const endOf = (beats: readonly Beat[]): number =>
  beats.reduce((latest, { at, ms }) => Math.max(latest, at + ms), 0)
