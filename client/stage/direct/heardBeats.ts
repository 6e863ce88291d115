import type { Beat, BeatOf, SoundName } from '../script/script.ts'

/** Within a tenth of a second a sound is played at most this often. More of it would just be noise. */
const mostAlike = 2
const windowMs = 100

const ofGait = { drive: 'drive', dash: 'dash', hop: 'hop', slide: 'slide' } as const
const ofAct = { cheer: 'cheer', spin: 'spin', shrug: 'dodge', bump: 'bump', fall: 'fall' } as const
const ofTone = { gain: 'gain', loss: 'loss', gold: 'coins' } as const
const ofEffect = {
  puff: 'puff',
  burst: 'burst',
  ring: 'ring',
  stars: 'twinkle',
  bubble: 'bubble',
  flame: 'fire',
  confetti: 'party',
} as const
const ofProp: Readonly<Record<string, SoundName>> = {
  'heart-lost': 'heart',
  heart: 'heal',
  'trap-up': 'trap',
  coin: 'coins',
}
const ofThrown: Readonly<Record<string, SoundName>> = {
  coin: 'coins',
  star: 'shot',
  ember: 'fire',
  'cannon-ball': 'fire',
}

const named = <Sounds extends object>(sounds: Sounds, name: string): SoundName | undefined =>
  (sounds as Readonly<Record<string, SoundName>>)[name]

function soundOfThing({ comes, isStriking, picture, way, isGone }: BeatOf<'thing'>): SoundName | undefined {
  if (isStriking) return 'roar'
  if (way) return 'march'
  if (comes) return comes.id.startsWith('swarm') ? 'swarm' : 'build'
  if (picture === 'glowing-ground') return 'glow'
  return isGone ? 'puff' : undefined
}

function soundOfProp({ thing, look }: BeatOf<'prop'>): SoundName | undefined {
  if (look === 'shaken') return thing.startsWith('chest') ? 'shake' : undefined
  return named(ofProp, thing)
}

/** The sound of a beat that is seen, if it has one. */
function soundOf(beat: Beat): SoundName | undefined {
  switch (beat.kind) {
    case 'go':
      return ofGait[beat.gait]
    case 'act':
      return named(ofAct, beat.act)
    case 'strike':
      return 'swing'
    case 'throw':
      return named(ofThrown, beat.thing) ?? 'throw'
    case 'number':
      return beat.isQuiet ? undefined : ofTone[beat.tone]
    case 'thing':
      return soundOfThing(beat)
    case 'plates':
      return 'plates'
    case 'prop':
      return soundOfProp(beat)
    case 'effect':
      return named(ofEffect, beat.effect)
    default:
      return undefined
  }
}

/**
 * Gives each visible beat its sound. If the director has set a sound for a moment, effects of that moment stay silent,
 * so that they do not drown it.
 */
export function withSounds(beats: readonly Beat[]): Beat[] {
  const given = beats.filter((beat) => beat.kind === 'sound')
  const moments = new Set(given.map(({ at }) => Math.round(at)))
  const latest = new Map<SoundName, number[]>()
  const heard: Beat[] = [...beats]
  for (const beat of [...given, ...beats.filter(({ kind }) => kind !== 'sound')]) {
    const sound = beat.kind === 'sound' ? beat.sound : soundOf(beat)
    if (sound === undefined) continue
    const alike = (latest.get(sound) ?? []).filter((at) => Math.abs(at - beat.at) < windowMs)
    if (beat.kind !== 'sound') {
      const isSpokenFor = beat.kind === 'effect' && moments.has(Math.round(beat.at))
      if (isSpokenFor || alike.length >= mostAlike) continue
      heard.push({ kind: 'sound', sound, at: beat.at, ms: 0 })
    }
    latest.set(sound, [...alike, beat.at])
  }
  return heard.sort((a, b) => a.at - b.at)
}
