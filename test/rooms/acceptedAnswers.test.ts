import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RoomPorts } from '../../rooms/ports.ts'
import type { QuestionClosed } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { RemoteSheet } from '../../rooms/shared/contract/remote.ts'
import { replayMatch } from '../../rooms/shared/match/match.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import type { TypedQuestion } from '../../rooms/shared/questions/question.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, until } from './roomHarness.ts'

const thanks: TypedQuestion = { kind: 'typed', question: 'Say thank you in French', accept: ['merci'] }
const questions = [thanks, { ...thanks, question: 'Goodbye?', accept: ['au revoir'] }]

type Wish = Parameters<RoomPorts['content']['acceptForEver']>[0]

let harness: Harness
const kept: Wish[] = []
let isKept = true
beforeAll(async () => {
  harness = await openHarness({
    questions,
    ownerId: 'owner',
    acceptForEver: async (wish) => {
      kept.push(wish)
      return isKept
    },
  })
})
beforeEach(() => {
  kept.length = 0
  isKept = true
})
afterAll(() => harness.close())

const typed = (one: Listener, questionNumber: number, text: string) =>
  one.room.send('submit-answer', { answer: -2, given: { text }, questionNumber })
const closed = (one: Listener) => lastTold<QuestionClosed>(one, 'question-closed')
const rowOf = (board: Listener, one: Listener) =>
  board.room.state.players.get(lastTold<JoinSuccess>(one, 'join-success')?.playerId)

/** Waits until the room has decided all it was told before, because it answers in the order in which it hears. */
async function heard(one: Listener): Promise<void> {
  const answers = () => one.told.filter(({ type }) => type === 'game-state').length
  const before = answers()
  one.room.send('get-game-state', {})
  await until('the answer', () => answers() > before)
}

/** A class of four whose first answers are shown. Ann was right, and the others typed other words. */
async function aReveal(hostId = 'owner', settings = {}) {
  const host = `teacher:${hostId}:MrsHill`
  const board = listen(
    await harness.client(host).create('game', {
      questionSetId: 'sums',
      gameMode: 'classic',
      settings: { pace: 'host', speedBonus: false, ...settings },
    }),
  )
  const code = board.room.roomId
  const join = async (username: string) => listen(await harness.client().joinById(code, { username }))
  const [ann, ben, cem, dan] = [await join('Ann'), await join('Ben'), await join('Cem'), await join('Dan')]
  const remote = listen(await harness.client(host).joinById(code, { remote: '' }))
  await until('the seats', () => board.room.state.players?.size === 5 && lastTold(remote, 'remote-sheet'))
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => dan.room.state.phase === 'question')
  return { board, code, ann, ben, cem, dan, remote, players: [ann, ben, cem, dan] }
}

async function shown(table: Awaited<ReturnType<typeof aReveal>>) {
  typed(table.ann, 1, 'merci')
  typed(table.ben, 1, 'Je te remercie')
  typed(table.cem, 1, 'je te remercie!')
  typed(table.dan, 1, 'fuck')
  await until('the reveal', () => table.board.room.state.phase === 'reveal' && closed(table.board))
  return table
}

it('an accepted answer moves the scores of all who gave it, before everybody’s eyes, and the set learns it on the host’s word', async () => {
  const table = await shown(await aReveal())
  const { board, code, ben, cem, dan, remote } = table
  expect(closed(board)).toMatchObject({ groups: [{ text: 'Je te remercie', count: 2 }], others: 1 })
  expect([closed(ben)?.groups, closed(ben)?.others], 'a phone has no room for it').toEqual([undefined, undefined])
  await until('what was typed', () => lastTold<RemoteSheet>(remote, 'remote-sheet')?.typed?.length === 2)
  expect(lastTold<RemoteSheet>(remote, 'remote-sheet')?.typed).toContainEqual({ text: 'fuck', count: 1 })
  // No message to another device has what one pupil alone typed.
  for (const one of [board, ...table.players]) expect(JSON.stringify(one.told)).not.toContain('fuck')
  remote.room.send('accept-answer', { questionNumber: 1, text: 'JE TE REMERCIE' })
  for (const one of [ben, cem]) {
    await until('the points', () => rowOf(board, one).score === 100 && one.room.state.phase === 'reveal')
    await until('being told', () => closed(one)?.accepted)
    expect(closed(one)).toMatchObject({ accepted: ['Je te remercie'], keeps: true, texts: ['merci', 'Je te remercie'] })
  }
  expect(rowOf(board, dan).score).toBe(0)
  expect(closed(board)).toMatchObject({ accepted: ['Je te remercie'], others: 1 })
  remote.room.send('keep-answer', { questionNumber: 1, text: 'Je te remercie' })
  await until('the word', () => lastTold(remote, 'notice') && lastTold(board, 'notice'))
  expect(lastTold(remote, 'notice')).toEqual({ type: 'success', name: 'answer-kept', text: 'Je te remercie' })
  expect(kept).toEqual([{ setId: 'sums', userId: 'owner', asked: thanks, text: 'Je te remercie' }])
  isKept = false
  board.room.send('keep-answer', { questionNumber: 1, text: 'Je te remercie' })
  await until('the other word', () => lastTold<{ name: string }>(board, 'notice')?.name === 'answer-not-kept')
  expect(ben.told.some(({ type }) => type === 'notice')).toBe(false)
  // If the server were killed now, the next one would fold the same match.
  const game = harness.journal.games.get(code)
  if (!game) throw new Error('no journal')
  const entries = game.batches.flat()
  const match = replayMatch(game.plan, entries)
  const graded = entries.flatMap((entry) => (entry.kind === 'answered' ? [entry.share] : []))
  expect(graded.sort(), 'as each text was graded when it came').toEqual([0, 0, 0, 1])
  // These answers were sent at once, so the network decides which came first.
  const scores = match.ranking.map(({ username, tally }) => `${username} ${tally.score}`)
  expect(scores.sort()).toEqual(['Ann 100', 'Ben 100', 'Cem 100', 'Dan 0'])
  expect(harness.errors).toEqual([])
})

it('what no host has seen typed is not accepted: by a pupil, too early, twice, too late, for another question, invented', async () => {
  const table = await aReveal()
  const { board, code, ben, cem, players } = table
  const entries = () => harness.journal.games.get(code)?.batches.flat() ?? []
  const acceptedEntries = () => entries().filter(({ kind }) => kind === 'accepted').length
  typed(ben, 1, 'Je te remercie')
  await until('it being safe', () => lastTold(ben, 'answer-submitted'))
  board.room.send('accept-answer', { questionNumber: 1, text: 'Je te remercie' })
  await heard(board)
  expect(acceptedEntries(), 'while it is open').toBe(0)
  await shown(table)
  cem.room.send('accept-answer', { questionNumber: 1, text: 'je te remercie!' })
  cem.room.send('keep-answer', { questionNumber: 1, text: 'je te remercie!' })
  await heard(cem)
  for (const wish of [
    { questionNumber: 1, text: 'thanks' },
    { questionNumber: 2, text: 'Je te remercie' },
    { questionNumber: 1, text: 'merci' },
    { questionNumber: 1, text: '' },
    { questionNumber: 1, text: 'x'.repeat(81) },
    { questionNumber: 1.5, text: 'Je te remercie' },
    { questionNumber: 1 },
  ])
    board.room.send('accept-answer', wish)
  await heard(board)
  expect(acceptedEntries()).toBe(0)
  // The gate would refuse so many messages at once, so time passes first.
  harness.clock.offset += 5000
  board.room.send('keep-answer', { questionNumber: 1, text: 'Je te remercie' })
  board.room.send('accept-answer', { questionNumber: 1, text: 'Je te remercie' })
  board.room.send('accept-answer', { questionNumber: 1, text: 'je te remercie' })
  await until('the acceptance', () => acceptedEntries() > 0)
  await heard(board)
  expect(acceptedEntries()).toBe(1)
  expect(kept, 'nothing was accepted yet when it was to be kept').toEqual([])
  harness.clock.offset += 5000
  board.room.send('skip', {})
  await until('the next', () => players.every(({ room }) => room.state.questionNumber === 2))
  board.room.send('accept-answer', { questionNumber: 1, text: 'fuck' })
  await heard(board)
  expect(acceptedEntries()).toBe(1)
  expect(harness.errors).toEqual([])
})

it('whose set it is not keeps nothing in it, and is not offered it; who plays accepts nothing', async () => {
  const others = await shown(await aReveal('stranger'))
  others.board.room.send('accept-answer', { questionNumber: 1, text: 'Je te remercie' })
  await until('it being told', () => closed(others.board)?.accepted)
  expect(closed(others.board)?.keeps).toBeUndefined()
  others.board.room.send('keep-answer', { questionNumber: 1, text: 'Je te remercie' })
  await heard(others.board)
  expect(kept).toEqual([])
  const playing = await aReveal('owner', { hostPlays: true })
  typed(playing.board, 1, 'grazie')
  await shown(playing)
  playing.board.room.send('accept-answer', { questionNumber: 1, text: 'grazie' })
  await heard(playing.board)
  expect(closed(playing.board)?.accepted).toBeUndefined()
  expect(lastTold<RemoteSheet>(playing.remote, 'remote-sheet')?.typed).toBeUndefined()
})
