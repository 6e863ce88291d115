import type { Chest } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { act, effect, popped, sound } from '../../stage/direct/beats.ts'
import type { Beat } from '../../stage/script/script.ts'

/** The chest is where a number usually is, so numbers move aside. */
const besideChest = (beats: Beat[], isHero: boolean): Beat[] =>
  beats.map((beat) => (beat.kind === 'number' ? { ...beat, aside: isHero ? 1.1 : 0.72 } : beat))

interface Opening {
  who: string
  chest: Chest
  /** How many coins it brings or takes; nothing if it is empty. */
  pays: number
  /** Shown in a close-up, and larger. */
  isHero: boolean
  at: number
}

/** A chest shakes three times over a head, then its lid opens. Shorter if it is one of many. */
export function chestFor({ who, chest, pays, isHero, at }: Opening): Beat[] {
  const [shake, open] = isHero ? [420, 1250] : [240, 800]
  const size = isHero ? 1.05 : 0.62
  const lid = at + shake
  const beats: Beat[] = [
    { kind: 'prop', where: who, thing: `chest-${chest}`, size, look: 'shaken', at, ms: shake },
    { kind: 'prop', where: who, thing: `chest-${chest}-open`, size: size * 1.12, look: 'held', at: lid, ms: open },
    sound('chest', lid),
    ...besideChest(popped(who, pays, lid + 120, isHero, pays > 0 ? 'gold' : 'loss'), isHero),
  ]
  if (pays < 0) return [...beats, act(who, 'bump', lid, 420)]
  if (pays > 0) beats.push(act(who, 'cheer', lid, isHero ? 700 : 350))
  if (isHero)
    beats.push(effect(who, 'rays', lid, 1200), effect(who, 'confetti', lid + 60, 900), sound('gain', lid + 120))
  return beats
}

interface Robbery {
  who: string
  other: string
  by: number
  isHero: boolean
  at: number
}

/** A chest that laughs, and a row of coins from one head to the other. */
export function robbery({ who, other, by, isHero, at }: Robbery): Beat[] {
  const [shake, flight] = isHero ? [300, 800] : [240, 560]
  const size = isHero ? 1.05 : 0.62
  const lid = at + shake
  const landed = lid + flight
  const beats: Beat[] = [
    { kind: 'prop', where: who, thing: 'chest-rascal', size, look: 'shaken', at, ms: shake },
    {
      kind: 'prop',
      where: who,
      thing: 'chest-rascal-open',
      size: size * 1.12,
      look: 'held',
      at: lid,
      ms: flight + 450,
    },
    effect(other, 'ring', at, 420),
    { kind: 'throw', from: other, to: who, thing: 'coin', at: lid, ms: flight },
    act(other, 'bump', lid, flight),
    ...popped(other, -by, lid + 80),
    ...besideChest(popped(who, by, landed - 160, isHero, 'gold'), isHero),
    act(who, 'cheer', lid + flight * 0.5, 450),
    sound('coins', lid),
  ]
  if (isHero) beats.push(effect(who, 'rays', lid, flight + 500))
  return beats
}
