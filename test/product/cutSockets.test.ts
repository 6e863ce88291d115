import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { JoinGame, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { seededRandom, shuffled } from '../../rooms/shared/seededRandom.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from '../rooms/roomHarness.ts'
import { questionTold, socketOf } from './playedGame.ts'

const seed = 20_261_205
const random = seededRandom(seed)
const questionCount = 8
const guests = 24
const accounts = 6
/** How many sockets are cut in each phase. Phases of a question have their number for each question. */
const cuts = { lobby: 60, countdown: 29, before: 40, after: 40, reveal: 26, finished: 63 }
const atOnce = 29
/** Longer than changes wait for their bundle before devices see them. */
const bundleMs = 2000

let harness: Harness
const joined: MatchEntry[] = []
beforeAll(async () => {
  harness = await openHarness({ questions: questions(questionCount) })
  const { append } = harness.journal
  harness.journal.append = async (claim, sequence, entries) => {
    joined.push(...entries.filter(({ kind }) => kind === 'joined'))
    return append(claim, sequence, entries)
  }
})
afterAll(() => {
  for (const { socket } of halfOpen.splice(0)) socket.terminate()
  return harness.close()
})

/** The line goes dead, ends politely, is lost on one side only, or breaks again while its pupil comes back. */
const waysToGo = ['torn', 'closed', 'half-open', 'torn at the door', 'torn while answering'] as const
type Way = (typeof waysToGo)[number]

interface Pupil {
  seatKey: string
  playerId: string
  device: Listener
  /** The choice for each question, and whether it was sent and acknowledged. */
  choices: { choice: number; sent: boolean; acknowledged: boolean }[]
}

let code = ''
let board: Listener
const pupils: Pupil[] = []
/** One pupil thinks longer than the others. Otherwise the question would end before all cuts were made. */
let slowest: Pupil | undefined
const halfOpen: { device: Listener; socket: WebSocket }[] = []
const counted = { lobby: 0, countdown: 0, before: 0, after: 0, reveal: 0, finished: 0 }
const waysTaken = { torn: 0, closed: 0, 'half-open': 0, 'torn at the door': 0, 'torn while answering': 0 }

it(`1,000 cuts of single sockets in all phases lose no seat, no score and no acknowledged answer (seed ${seed})`, async () => {
  await openLobby()
  await cutMany('lobby', cuts.lobby)
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  await cutMany('countdown', cuts.countdown)
  harness.clock.offset += phaseMs.countdown
  for (let question = 1; question <= questionCount; question++) {
    await until('the question', () => board.room.state.questionNumber === question && phase() === 'question')
    await playOn(question)
    harness.clock.offset += phaseMs.reveal
  }
  await until('the end', () => phase() === 'finished')
  await cutMany('finished', cuts.finished)

  const total = Object.values(counted).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${total} sockets cut: ${JSON.stringify(counted)}, ${JSON.stringify(waysTaken)}\n`)
  expect(total).toBe(1000)
  expect(joined).toHaveLength(guests + accounts + 1)
  expect(harness.errors).toEqual([])
  await agreesWithTheReport()
})

async function openLobby(): Promise<void> {
  const settings = { timeLimit: 120, pace: 'auto' }
  const opened = await harness
    .client('teacher:t1:MrsHill')
    .create('game', { questionSetId: 'sums', gameMode: 'classic', settings })
  board = listen(opened)
  code = board.room.roomId
  await Promise.all(
    Array.from({ length: guests + accounts }, async (_, index) => {
      const device =
        index < guests
          ? listen(await harness.client().joinById(code, { username: `Pupil ${index}` }))
          : listen(await harness.client(`student:s${index}:pupil${index}`).joinById(code, {}))
      const { seatKey, playerId } = await until('the seat', () => lastTold<JoinSuccess>(device, 'join-success'))
      const choices = Array.from({ length: questionCount }, () => ({
        choice: Math.floor(random() * 4),
        sent: false,
        acknowledged: false,
      }))
      pupils.push({ seatKey, playerId, device, choices })
    }),
  )
  await until('the class', () => board.room.state.players?.size === pupils.length + 1)
}

const phase = (): string => board.room.state.phase

/** Plays one question. Lines are cut before pupils answer, while they answer, after it, and while the answer is shown. */
async function playOn(question: number): Promise<void> {
  slowest = pupils[question % pupils.length] as Pupil
  await cutMany('before', cuts.before)
  await until('the question on every device', () => pupils.every(({ device }) => questionTold(device) === question))
  for (const pupil of pupils) if (pupil !== slowest) answer(pupil, question)
  await cutMany('after', cuts.after)
  await until('the acknowledgements', () => pupils.every((pupil) => pupil === slowest || isSafe(pupil, question)))
  harness.clock.offset += bundleMs
  await until('the count', () => board.room.state.answeredCount === pupils.length - 1)
  expect(phase()).toBe('question')
  answer(slowest, question)
  await until('the reveal', () => phase() === 'reveal')
  const { spread } = await until('the spread', () => lastTold<{ spread: number[] }>(board, 'question-closed'))
  expect(spread).toEqual(
    [0, 1, 2, 3].map((place) => pupils.filter(({ choices }) => choices[question - 1]?.choice === place).length),
  )
  await cutMany('reveal', cuts.reveal)
}

function answer({ device, choices }: Pupil, question: number): void {
  const own = choices[question - 1]
  if (!own) return
  own.sent = true
  device.room.send('submit-answer', {
    gameCode: code,
    answer: own.choice,
    timeElapsed: 0,
    questionNumber: question,
  })
}

function isSafe({ device, choices }: Pupil, question: number): boolean {
  const own = choices[question - 1]
  if (!own) return false
  own.acknowledged ||= lastTold<number>(device, 'answer-submitted') === question
  return own.acknowledged
}

async function cutMany(when: keyof typeof cuts, count: number): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    const unlucky = shuffled(pupils, random)
      .filter((pupil) => when !== 'after' || pupil !== slowest)
      .slice(0, Math.min(atOnce, count - done))
    // The first cut of each batch also cuts a screen of the host.
    const returning = unlucky.map((pupil, index) => {
      const way = waysToGo[Math.floor(random() * waysToGo.length)] as Way
      counted[when]++
      waysTaken[way]++
      return index === 0 ? cutHost() : cutPupil(pupil, way)
    })
    await Promise.all(returning)
    harness.clock.offset += bundleMs
    await until('every row', () => unlucky.every(({ device, playerId }) => device.room.state.players?.has(playerId)))
    for (const pupil of unlucky) hasEverything(pupil)
    await until('the whole class', () => board.room.state.players?.size === pupils.length + 1)
  }
  revive()
}

const rowOnBoard = ({ playerId }: Pupil) => board.room.state.players.get(playerId)

/** A device that has come back shows what the board has shown all the time. */
function hasEverything(pupil: Pupil): void {
  const own = pupil.device.room.state.players.get(pupil.playerId)
  const { score, correctCount, streak, username } = rowOnBoard(pupil)
  expect({ ...own.toJSON() }).toMatchObject({ score, correctCount, streak, username })
  expect(pupil.device.room.state.players.size).toBe(1)
  if (phase() === 'finished') expect(lastTold(pupil.device, 'game-finished')).toBeDefined()
}

async function cutHost(): Promise<void> {
  socketOf(board).terminate()
  board = listen(await harness.client('teacher:t1:MrsHill').joinById(code, {}))
  expect(await until('the host', () => lastTold<JoinSuccess>(board, 'join-success'))).toMatchObject({ isHost: true })
}

async function cutPupil(pupil: Pupil, way: Way): Promise<void> {
  const { device } = pupil
  const question = device.room.state.questionNumber
  const isOpen = phase() === 'question'
  const own = pupil.choices[question - 1]
  if (isOpen) isSafe(pupil, question)
  const wasSafe = own?.acknowledged === true
  if (way === 'torn while answering' && isOpen && pupil !== slowest) answer(pupil, question)
  if (way === 'half-open') {
    socketOf(device).pause()
    halfOpen.push({ device, socket: socketOf(device) })
  } else if (way === 'closed') socketOf(device).close()
  else socketOf(device).terminate()
  if (way === 'torn at the door') await knockAndVanish({ seatKey: pupil.seatKey })

  pupil.device = listen(await harness.client().joinById(code, { seatKey: pupil.seatKey }))
  const back = await until('the seat', () => lastTold<JoinSuccess>(pupil.device, 'join-success'))
  expect(back).toMatchObject({ playerId: pupil.playerId, isHost: false })
  if (!isOpen || !own?.sent) return
  if (wasSafe) expect(lastTold(pupil.device, 'answer-submitted')).toBe(question)
  // Sends an answer again that was not acknowledged, as the client does.
  else if (lastTold(pupil.device, 'answer-submitted') !== question) answer(pupil, question)
}

/** Reserves a seat, connects, and is gone before hearing a word. */
async function knockAndVanish(options: JoinGame): Promise<void> {
  const response = await fetch(`${harness.url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  const { processId, roomId, sessionId } = (await response.json()) as Record<string, string>
  const socket = new WebSocket(`${harness.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.terminate()
}

/** The lost half of a line works again and sends messages, but the room does not listen to it any more. */
function revive(): void {
  for (const { device, socket } of halfOpen.splice(0)) {
    if (socket.readyState === WebSocket.OPEN) {
      const answer = Math.floor(random() * 4)
      device.room.send('submit-answer', { gameCode: code, answer, timeElapsed: 0 })
    }
    socket.resume()
  }
}

async function agreesWithTheReport(): Promise<void> {
  const { report } = await until('the record', () => harness.recorded[0])
  expect(harness.recorded).toHaveLength(1)
  expect(report.players).toHaveLength(pupils.length)
  for (const { playerId, choices } of pupils) {
    const stored = report.players.find((player) => player.playerId === playerId)
    expect(stored?.answers.map((given) => given?.choice)).toEqual(choices.map(({ choice }) => choice))
    const gained = stored?.answers.map((given, index) => {
      if (choices[index]?.choice !== index % 4) return 0
      return 80 + Math.round(40 * (1 - (given?.ms ?? Number.NaN) / 120_000))
    })
    expect(stored?.answers.map((given) => given?.gained)).toEqual(gained)
    expect(stored?.score).toBe(gained?.reduce((sum, points) => sum + points, 0))
    expect(rowOnBoard({ playerId } as Pupil).score).toBe(stored?.score)
  }
}

it('a newcomer cut off before hearing of the seat leaves no ghost that has the name', async () => {
  const hosted = listen(
    await harness.client('teacher:t2:MrOak').create('game', { questionSetId: 'sums', gameMode: 'classic' }),
  )
  code = hosted.room.roomId
  for (let time = 0; time < 10; time++) await knockAndVanish({ username: 'Zoe' })
  const zoe = await until(
    'the free name',
    () => arrived,
    10_000,
    async () => {
      arrived ??= await harness
        .client()
        .joinById(code, { username: 'Zoe' })
        .then(listen, () => undefined)
    },
  )
  await until('one seat beside the host’s', () => hosted.room.state.players?.size === 2)
  await until('one card', () => zoe.room.state.playerCount === 1)
})

let arrived: Listener | undefined
