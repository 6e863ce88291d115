import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Lots, lotSize } from '../../../rooms/game/showing/lots.ts'

const nothing = () => {}

/** Lots that get their next moment when the test says so. */
const lotsByHand = () => {
  const moments: (() => void)[] = []
  const lots = new Lots((send) => void moments.push(send))
  return { lots, moments, nextMoment: () => moments.shift()?.() }
}

/** A real stream stands in for the socket, so that corking is real. */
const device = () => {
  const socket = new PassThrough()
  return { socket, read: () => String(socket.read() ?? '') }
}

describe('what is written to many devices', () => {
  it('goes out in lots, and between two of them there is time for what comes in', () => {
    const { lots, moments, nextMoment } = lotsByHand()
    const devices = Array.from({ length: 2 * lotSize + 1 }, device)
    const written: number[] = []
    for (const [number, { socket }] of devices.entries())
      lots.write(
        socket,
        () => socket.write('question'),
        () => written.push(number),
      )
    expect(devices.filter(({ read }) => read() === 'question')).toHaveLength(lotSize)
    const counts = [written.length]
    while (moments.length > 0) {
      // The lots ask for one moment at a time, however many devices wait.
      expect(moments).toHaveLength(1)
      nextMoment()
      counts.push(written.length)
    }
    expect(counts).toEqual([lotSize, 2 * lotSize, 2 * lotSize + 1, 2 * lotSize + 1])
    expect(written).toEqual(devices.map((_, number) => number))
    expect(devices.slice(lotSize).every(({ read }) => read() === 'question')).toBe(true)
  })

  /** A device that comes just after a full lot, so it waits for the next moment. */
  const lateDevice = () => {
    const byHand = lotsByHand()
    for (let others = 0; others < lotSize; others++) byHand.lots.write(device().socket, nothing, nothing)
    const { socket, read } = device()
    const say = (text: string) => byHand.lots.write(socket, () => socket.write(text), nothing)
    return { ...byHand, socket, read, say }
  }

  it('keeps its order at each device, also where more is said before the first is out', () => {
    const { nextMoment, socket, read, say } = lateDevice()
    say('question 1, ')
    // The host skips the question at once.
    say('question 2, ')
    socket.write('word of safety')
    expect(read()).toBe('')
    nextMoment()
    expect(read()).toBe('question 1, question 2, word of safety')
  })

  it('loses nothing of a device that is told to go meanwhile, and does not fail at one that is gone', () => {
    const leaving = lateDevice()
    leaving.say('question, ')
    leaving.socket.end('goodbye')
    leaving.nextMoment()
    expect(leaving.read()).toBe('question, goodbye')
    const gone = lateDevice()
    gone.say('question')
    gone.socket.destroy()
    gone.nextMoment()
    expect(gone.read()).toBe('')
  })

  it('goes out at once again when the others are done', () => {
    const { nextMoment, moments, read, say } = lateDevice()
    while (moments.length > 0) nextMoment()
    say('question')
    expect(read()).toBe('question')
  })
})
