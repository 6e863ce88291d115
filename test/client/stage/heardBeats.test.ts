import { describe, expect, it } from 'vitest'
import { patches } from '../../../client/sound/effects/patches.ts'
import { withSounds } from '../../../client/stage/direct/heardBeats.ts'
import type { Beat } from '../../../client/stage/script/script.ts'

const soundsOf = (...beats: Beat[]) =>
  withSounds(beats)
    .filter((beat) => beat.kind === 'sound')
    .map(({ sound, at }) => `${sound} ${at}`)

const hop = (who: string, at: number): Beat => ({ kind: 'go', who, way: [1, 2], gait: 'hop', at, ms: 300 })

describe('what is seen is heard', () => {
  it.each<[string, Beat]>([
    ['drive', { kind: 'go', who: 'a', way: [1, 2], gait: 'drive', at: 0, ms: 1 }],
    ['slide', { kind: 'go', who: 'a', way: [2, 1], gait: 'slide', at: 0, ms: 1 }],
    ['swing', { kind: 'strike', who: 'a', target: 3, at: 0, ms: 1 }],
    ['spin', { kind: 'act', who: 'a', act: 'spin', at: 0, ms: 1 }],
    ['shot', { kind: 'throw', from: 'a', to: 3, thing: 'star', at: 0, ms: 1 }],
    ['fire', { kind: 'throw', from: 3, to: 4, thing: 'ember', at: 0, ms: 1 }],
    ['throw', { kind: 'throw', from: 'a', to: 'b', thing: 'slick-blob', at: 0, ms: 1 }],
    ['coins', { kind: 'throw', from: 'a', to: 'b', thing: 'coin', at: 0, ms: 1 }],
    ['gain', { kind: 'number', where: 'a', text: '+5', tone: 'gain', isHero: false, at: 0, ms: 1 }],
    ['loss', { kind: 'number', where: 'a', text: '-5', tone: 'loss', isHero: false, at: 0, ms: 1 }],
    ['roar', { kind: 'thing', id: 'monster-3', isStriking: true, at: 0, ms: 1 }],
    ['march', { kind: 'thing', id: 'walker-3', way: [1, 2], at: 0, ms: 1 }],
    ['glow', { kind: 'thing', id: 'shaking-3', picture: 'glowing-ground', at: 0, ms: 1 }],
    ['plates', { kind: 'plates', at: 0, ms: 1 }],
    ['shake', { kind: 'prop', where: 'a', thing: 'chest-golden', size: 1, look: 'shaken', at: 0, ms: 1 }],
    ['heart', { kind: 'prop', where: 'a', thing: 'heart-lost', size: 1, look: 'held', at: 0, ms: 1 }],
    ['heal', { kind: 'prop', where: 'a', thing: 'heart', size: 1, look: 'held', at: 0, ms: 1 }],
    ['trap', { kind: 'prop', where: 3, thing: 'trap-up', size: 1, look: 'floor', at: 0, ms: 1 }],
    ['bubble', { kind: 'effect', where: 'a', effect: 'bubble', at: 0, ms: 1 }],
    ['party', { kind: 'effect', where: 'a', effect: 'confetti', at: 0, ms: 1 }],
  ])('%s', (sound, beat) => {
    expect(soundsOf(beat)).toEqual([`${sound} 0`])
  })

  it('what a director has given a sound is not talked over by its sparks', () => {
    const burst: Beat = { kind: 'effect', where: 3, effect: 'burst', at: 300, ms: 320 }
    expect(soundsOf(burst, { kind: 'sound', sound: 'hit', at: 300, ms: 0 })).toEqual(['hit 300'])
  })

  it('a crowd is two of each within a tenth of a second', () => {
    const crowd = Array.from({ length: 200 }, (_, index) => hop(`p${index}`, index * 2))
    const heard = soundsOf(...crowd)
    expect(heard).toEqual(['hop 0', 'hop 2', 'hop 100', 'hop 102', 'hop 200', 'hop 202', 'hop 300', 'hop 302'])
  })

  it('stays in the order in which it is played', () => {
    const beats = withSounds([hop('a', 400), hop('b', 100)])
    expect(beats.map(({ at }) => at)).toEqual([100, 100, 400, 400])
  })

  it('every sound of a stage can be played', () => {
    const heard = soundsOf(hop('a', 0), { kind: 'sound', sound: 'lead', at: 0, ms: 0 })
    for (const name of heard) expect(Object.keys(patches)).toContain(name.split(' ')[0])
  })
})
