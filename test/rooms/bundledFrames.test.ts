import type { Room } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchLine } from '../../client/net/line/lineWatch.ts'
import { bundleOf } from '../../rooms/game/showing/bundleOf.ts'
import { framesIn } from '../../rooms/shared/bundles.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import { socketOf } from '../product/playedGame.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
})
afterAll(() => harness.close())

const bytes = (...values: number[]) => Uint8Array.from(values)
const frames = (data: Uint8Array) => framesIn(Uint8Array.from(data).buffer).map((frame) => [...new Uint8Array(frame)])

it('two frames in one are read as they were, and what is no bundle is one frame', () => {
  expect(frames(bundleOf(bytes(13, 1, 2), bytes(15, 3)))).toEqual([
    [13, 1, 2],
    [15, 3],
  ])
  const long = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  expect(frames(bundleOf(long, bytes(15)))).toEqual([[...long], [15]])
  for (const plain of [bytes(), bytes(18), bytes(13, 0, 0, 1, 2), bytes(15, 1, 1, 1)])
    expect(frames(plain)).toEqual([[...plain]])
})

/** Reads bundles as a page does. */
const asPage = (room: Room): Room => {
  watchLine(room, { askElsewhere: () => Promise.reject(new Error('alone')), giveUp: () => {}, stoodStill: () => {} })
  return room
}

const ownRow = ({ room }: Listener) => [...room.state.players.values()][0] as { answered: boolean } | undefined

interface Device extends Listener {
  /** How many frames came over the socket. */
  frames: number
}

async function seated(code: string, username: string, wish: { bundles?: boolean }): Promise<Device> {
  const room = await harness.client().joinById(code, { username, ...wish })
  const device: Device = Object.assign(listen(wish.bundles ? asPage(room) : room), { frames: 0 })
  socketOf(device).on('message', () => device.frames++)
  return device
}

it('a page gets the question with its picture in one frame, an acknowledgement, and the standings with the closing; an older page each in its own', async () => {
  const host = harness.client('teacher:t1:MrsHill')
  const settings = { pace: 'host' }
  const board = listen(await host.create('game', { questionSetId: 'sums', gameMode: 'classic', settings }))
  const code = board.room.roomId
  const page = await seated(code, 'Ann', { bundles: true })
  const older = await seated(code, 'Ben', {})
  await until('three seats', () => board.room.state.players?.size === 3)
  await until('their rows', () => [page, older].every(({ room }) => room.state.players?.size === 1))
  board.room.send('start-game', {})
  await until('the countdown', () => [page, older].every(({ room }) => room.state.phase === 'countdown'))
  const since = (device: Device) => {
    const before = device.frames
    return () => device.frames - before
  }
  const isAt = (phase: string) => [page, older].every(({ room }) => room.state.phase === phase)

  const [atAsking, asBefore] = [since(page), since(older)]
  board.room.send('skip', {})
  await until('the question', () => isAt('question'))
  expect([atAsking(), asBefore()]).toEqual([1, 2])
  for (const device of [page, older]) {
    expect(lastTold<QuestionAsked>(device, 'game-started')).toMatchObject({ questionNumber: 1 })
    expect(device.room.state.questionNumber).toBe(1)
  }

  const [whileAnswering, beside] = [since(page), since(older)]
  page.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  harness.clock.offset += 2000
  await until('the count', () => board.room.state.answeredCount === 1)
  await until('the acknowledgement', () => lastTold(page, 'answer-submitted') === 1)
  expect([whileAnswering(), beside()]).toEqual([1, 0])

  const [atClosing, closedBefore] = [since(page), since(older)]
  board.room.send('skip', {})
  await until('the reveal', () => isAt('reveal'))
  expect([atClosing(), closedBefore()]).toEqual([1, 2])
  for (const device of [page, older])
    expect(lastTold<{ correct: number }>(device, 'question-closed')?.correct).toBe(device.room.state.correctAnswer)
  // The page need not know what it was not told while frames were counted, but what it is told later has to be right.
  board.room.send('skip', { phase: 'reveal', questionNumber: 1 })
  await until('the second question', () => page.room.state.questionNumber === 2)
  expect([page.room.state.answeredCount, ownRow(page)?.answered]).toEqual([0, false])
  expect(harness.errors).toEqual([])
})
