import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Lots, lotSize } from '../../../rooms/game/showing/lots.ts'

/** Lots whose next moment comes when the test says so. */
const lotsByHand = () => {
  const moments: (() => void)[] = []
  const lots = new Lots((letGo) => void moments.push(letGo))
  return { lots, moments, nextMoment: () => moments.shift()?.() }
}

/** A real stream stands for the socket: corking is its own. */
const device = () => {
  const socket = new PassThrough()
  return { socket, read: () => String(socket.read() ?? '') }
}

describe('what is written to many devices', () => {
  it('goes out in lots, and between two of them there is time for what comes in', () => {
    const { lots, moments, nextMoment } = lotsByHand()
    const devices = Array.from({ length: 2 * lotSize + 1 }, device)
    const written: number[] = []
    for (const [number, { socket }] of devices.entries()) {
      lots.hold(socket, () => written.push(number))
      socket.write('question')
    }
    expect(devices.some(({ read }) => read() !== '')).toBe(false)
    const counts: number[] = []
    while (moments.length > 0) {
      // However many are held, one moment at a time is asked for.
      expect(moments).toHaveLength(1)
      nextMoment()
      counts.push(written.length)
    }
    expect(counts).toEqual([lotSize, 2 * lotSize, 2 * lotSize + 1])
    expect(written).toEqual(devices.map((_, number) => number))
    expect(devices.every(({ read }) => read() === 'question')).toBe(true)
  })

  it('keeps its order at each device, also where more is said before the first is out', () => {
    const { lots, nextMoment } = lotsByHand()
    const { socket, read } = device()
    lots.hold(socket, () => {})
    socket.write('question 1, ')
    // A host who skips at once: the next one is held while the first still waits.
    lots.hold(socket, () => {})
    socket.write('question 2, ')
    socket.write('word of safety')
    expect(read()).toBe('')
    nextMoment()
    expect(read()).toBe('question 1, question 2, word of safety')
  })

  it('loses nothing of a device that is told to go meanwhile, and does not fail at one that is gone', () => {
    const { lots, nextMoment } = lotsByHand()
    const leaving = device()
    const gone = device()
    for (const { socket } of [leaving, gone]) {
      lots.hold(socket, () => {})
      socket.write('question')
    }
    leaving.socket.end('goodbye')
    gone.socket.destroy()
    nextMoment()
    expect(leaving.read()).toBe('questiongoodbye')
    expect(gone.read()).toBe('')
  })
})
