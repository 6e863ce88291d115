import type { Report } from '../../rooms/shared/contract/reports.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { type Device, openGame } from '../product/playedGame.ts'
import { createSums, openProduct, type Product } from '../product/runningProduct.ts'
import { lastTold, until } from '../rooms/roomHarness.ts'
import { type BlinkKind, blinkKinds } from './badLine.ts'
import { Phone } from './phone.ts'

interface BlinkRun {
  roundTripMs: number
  blinks: Record<BlinkKind, number>
  whileJoining: number
  /** Times from the end of a blink until the page works again. */
  healedAfterMs: number[]
  /** Pupils who were told something untrue, or had to tap to come back. */
  wronged: string[]
  /** Seats without a pupil, or pupils with two. */
  ghosts: string[]
  safe: number
  lost: string[]
}

/** Round trips of a good phone line, a bad one, and a satellite or a crowded cell. */
export const slowLinesMs = [300, 900, 1500] as const

const classSize = 8
const questionCount = 3
const [shortestMs, longestMs] = [100, 3000]
/** Ends a run that hangs. No pupil waits so long for a line. */
const patienceMs = 90_000

/**
 * Plays classes of phones, each on its own line. Each line blinks while its phone joins and during each question, until there
 * were enough blinks. Pupils tap only answers.
 */
export async function playBlinking(seed: number, roundTripMs: number, blinks: number): Promise<BlinkRun> {
  const run: BlinkRun = {
    roundTripMs,
    blinks: { held: 0, cut: 0, 'half-open': 0, deaf: 0 },
    whileJoining: 0,
    healedAfterMs: [],
    wronged: [],
    ghosts: [],
    safe: 0,
    lost: [],
  }
  const product = await openProduct()
  try {
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, questionCount)
    const random = seededRandom(seed)
    for (let lesson = 0; counted(run) < blinks; lesson++)
      await playLesson({ run, product, teacher, questionSetId, random, lesson, blinks })
  } finally {
    await product.close()
  }
  return run
}

const counted = ({ blinks }: BlinkRun): number => Object.values(blinks).reduce((sum, count) => sum + count, 0)

interface Lesson {
  run: BlinkRun
  product: Product
  teacher: Awaited<ReturnType<Product['register']>>
  questionSetId: string
  random: () => number
  lesson: number
  blinks: number
}

async function playLesson(lesson: Lesson): Promise<void> {
  const { run, product, teacher, questionSetId } = lesson
  const { roundTripMs } = run
  const settings = { pace: 'host', timeLimit: 120 }
  const { code, board } = await openGame(product.url, {
    host: teacher.cookie(),
    signedIn: [],
    size: 0,
    questionSetId,
    settings,
  })
  const phones = await Promise.all(
    Array.from({ length: classSize }, (_, index) =>
      Phone.open({ url: product.url, code, name: `Pupil ${index}`, roundTripMs, seed: lesson.lesson * 100 + index }),
    ),
  )
  try {
    // To join takes five round trips and the time to load the room's code. The blink falls somewhere in there.
    await blinkEach(lesson, phones, 6 * roundTripMs + 500, true)
    run.whileJoining += phones.length
    await settle('in the lobby', phones, (phone) => phone.now?.phase === 'lobby')
    await namesAreThere(run, board, phones)
    board.room.send('start-game', {})
    for (let question = 1; question <= questionCount; question++) {
      await until('the question', () => isAt(board, 'question', question), patienceMs)
      await blinkEach(lesson, phones, 4000 + roundTripMs)
      await until('the answer', () => isAt(board, 'reveal', question), patienceMs)
      await settle('at the answer', phones, ({ now }) => now?.phase === 'reveal' && now.questionNumber === question)
      board.room.send('skip', { phase: 'reveal', questionNumber: question })
    }
    await until('the end', () => board.room.state.phase === 'finished', patienceMs)
    await settle('at the end', phones, ({ now }) => now?.phase === 'finished')
    await namesAreThere(run, board, phones)
    await answersAreKept(lesson, board, phones)
  } catch (error) {
    run.wronged.push(String(error), ...phones.map(({ name, now }) => `${name} is ${JSON.stringify(now)}`))
  } finally {
    for (const { name, wronged } of phones) run.wronged.push(...wronged.map((what) => `${name} ${what}`))
    await Promise.all(phones.map((phone) => phone.close()))
    await board.room.leave()
  }
}

/** Each line blinks once, at a random moment within this time. */
async function blinkEach(
  { run, random, blinks }: Lesson,
  phones: Phone[],
  withinMs: number,
  isJoining = false,
): Promise<void> {
  const plans = phones.map((phone) => ({
    phone,
    kind: blinkKinds[Math.floor(random() * blinkKinds.length)] as BlinkKind,
    after: random() * withinMs,
    lasting: shortestMs + random() * (longestMs - shortestMs),
    isNoticed: random() < 0.5,
    isLookedAt: random() < 0.5,
    isSeated: isJoining && random() < 0.5,
  }))
  await Promise.all(
    plans.map(async ({ phone, kind, after, lasting, isNoticed, isLookedAt, isSeated }) => {
      if (isJoining) phone.order('come-in')
      if (counted(run) >= blinks) return
      run.blinks[kind]++
      // At this moment the server knows the seat, but the page does not know it yet.
      if (isSeated) await until('the seat', () => phone.isAtTheDoor || phone.isIn, patienceMs)
      else await pause(after)
      if (isNoticed) phone.order('offline')
      await phone.line.blink(kind, lasting)
      if (isNoticed) phone.order('online')
      if (isLookedAt) void pause(run.roundTripMs * 2).then(() => phone.order('looked-at'))
      const overAt = performance.now()
      await until(`${phone.name} after ${kind}`, () => phone.isIn && phone.line.heardAt > overAt, patienceMs)
      run.healedAfterMs.push(performance.now() - overAt)
    }),
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const settle = (where: string, phones: Phone[], isThere: (phone: Phone) => boolean) =>
  until(`everybody ${where}`, () => phones.every((phone) => phone.isIn && isThere(phone)), patienceMs)

const isAt = ({ room: { state } }: Device, phase: string, question: number): boolean =>
  state.phase === phase && state.questionNumber === question

async function namesAreThere(run: BlinkRun, board: Device, phones: Phone[]): Promise<void> {
  const expected = phones.map(({ name }) => name).sort()
  const there = () => {
    const rows = [...board.room.state.players.values()] as { username: string; isHost: boolean; connected: boolean }[]
    return rows.filter(({ isHost }) => !isHost)
  }
  await until(
    'everybody on the board',
    () => there().filter(({ connected }) => connected).length >= expected.length,
    patienceMs,
  )
  const names = there().map(({ username }) => username)
  if (names.sort().join() !== expected.join()) run.ghosts.push(names.join())
}

async function answersAreKept({ run, teacher }: Lesson, board: Device, phones: Phone[]): Promise<void> {
  const reportId = await until(
    'the report',
    () => lastTold<{ reportId?: string }>(board, 'game-finished')?.reportId,
    patienceMs,
  )
  const read = async () => (await teacher.get(`/api/reports/${reportId}`)).body as Report
  let report = await read()
  await until(
    'the record',
    () => report.players !== undefined,
    patienceMs,
    async () => {
      report = await read()
    },
  )
  for (const { name, safe } of phones) {
    const answers = report.players.find(({ username }) => username === name)?.answers ?? []
    for (const [question, choice] of safe) {
      run.safe++
      const kept = answers[question - 1]?.choice
      if (kept !== choice && choice >= 0) run.lost.push(`${name} ${question}: ${choice}, kept ${kept}`)
    }
  }
}

const at = (sorted: number[], share: number): string =>
  ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(1)

export const describeBlinks = (run: BlinkRun): string => {
  const healed = [...run.healedAfterMs].sort((one, other) => one - other)
  const kinds = Object.entries(run.blinks).map(([kind, count]) => `${count} ${kind}`)
  return [
    `round trips of ${run.roundTripMs} ms: ${counted(run)} blinks (${kinds.join(', ')}), ${run.whileJoining} of them while joining`,
    `whole again after ${at(healed, 0.5)} s (median), ${at(healed, 0.95)} s (p95), ${at(healed, 1)} s at most`,
    `${run.safe} answers said to be safe, ${run.lost.length} lost; ${run.ghosts.length} classes with ghosts`,
    run.wronged.length === 0
      ? 'nobody had to tap, nobody was told anything untrue'
      : `WRONGED: ${run.wronged.join('; ')}`,
    ...run.ghosts.map((names) => `GHOSTS: ${names}`),
    ...run.lost.map((what) => `LOST: ${what}`),
  ].join('\n  ')
}

export const isSound = ({ wronged, ghosts, lost }: BlinkRun): boolean =>
  wronged.length + ghosts.length + lost.length === 0
