import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Browser } from 'playwright-core'
import { type GameMode, gameModes } from '../../rooms/shared/contract/gameModes.ts'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { keptReport } from '../product/keptReports.ts'
import { createSums, openProduct, type Product } from '../product/runningProduct.ts'
import { type Listener, listen } from '../rooms/roomHarness.ts'
import { openDatabaseLine } from './databaseLine.ts'
import { openFakeClock } from './fakeClock.ts'
import { PagePupil } from './pagePupil.ts'
import { PupilBot } from './pupilBot.ts'

/** What happened to a school in chaos. */
interface ChaosResult {
  games: number
  answers: number
  safe: number
  weather: Record<string, number>
  /** Answers that the server called safe, but that the report does not have. */
  lostSafe: string[]
  /** Answers that do not count, although the player tapped them in time and was online, or back within the grace. */
  lostInTime: string[]
  errors: readonly string[]
}

const pupilsEach = 5
const questionCount = 4
const timeLimit = 8

/** Pages cost more than bots: so many of the games, of any mode, have one. */
const shareWithPage = 1 / 3

interface PlayedGame {
  mode: GameMode
  code: string
  pupils: PupilBot[]
  pages: PagePupil[]
}

interface Machinery {
  clock: ReturnType<typeof openFakeClock>
  database: Awaited<ReturnType<typeof openDatabaseLine>> | undefined
}

type Weather = { name: string; strike: () => Promise<void> }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Plays games of all modes for so long under kills, stops, blinks, freezes and clocks that jump. With a browser some
 * tables have a real page, whose line stalls, too. With a database of its own that stops as well.
 */
export async function playInChaos(
  seed: number,
  seconds: number,
  { browser, databaseUri }: { browser?: Browser; databaseUri?: string } = {},
): Promise<ChaosResult> {
  const random = seededRandom(seed)
  const clock = openFakeClock()
  const database = databaseUri === undefined ? undefined : await openDatabaseLine(databaseUri)
  const product = await openProduct({ ...clock?.env, ...database?.env })
  const result: ChaosResult = {
    games: 0,
    answers: 0,
    safe: 0,
    weather: {},
    lostSafe: [],
    lostInTime: [],
    errors: product.errors,
  }
  try {
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, questionCount)
    const live: PlayedGame[] = []
    const everybody = () => live.flatMap(({ pupils }) => pupils)
    const endAt = performance.now() + seconds * 1000
    const table = async (mode: GameMode): Promise<void> => {
      while (performance.now() < endAt) {
        const game = await playGame({ product, cookie: teacher.cookie(), questionSetId, mode, random, live, browser })
        const report = await keptReport(teacher, game.code)
        judge(game, report, result)
      }
    }
    const pages = () => live.flatMap((game) => game.pages)
    const weather = weatherOn(product, { everybody, pages, hasPages: browser !== undefined }, random, {
      clock,
      database,
    })
    const storm = async (): Promise<void> => {
      while (performance.now() < endAt) {
        await pause(1500 + random() * 3500)
        const one = weather[Math.floor(random() * weather.length)]
        if (!one) continue
        result.weather[one.name] = (result.weather[one.name] ?? 0) + 1
        await one.strike()
      }
    }
    await Promise.all([...gameModes.map(table), storm()])
  } finally {
    await product.close()
    await database?.close()
    clock?.remove()
  }
  return result
}

function weatherOn(
  product: Product,
  { everybody, pages, hasPages }: { everybody: () => PupilBot[]; pages: () => PagePupil[]; hasPages: boolean },
  random: () => number,
  { clock, database }: Machinery,
): Weather[] {
  const restart = async (end: 'kill' | 'stop') => {
    await product[end]()
    await pause(random() * 700)
    await product.start()
  }
  const all: Weather[] = [
    { name: 'killed', strike: () => restart('kill') },
    { name: 'stopped', strike: () => restart('stop') },
    {
      name: 'all lines blinked',
      strike: async () => {
        for (const bot of everybody()) bot.cut()
      },
    },
    {
      name: 'one line cut',
      strike: async () => everybody()[Math.floor(random() * everybody().length)]?.cut(),
    },
    {
      name: 'frozen',
      strike: async () => {
        product.freeze()
        await pause(300 + random() * 1500)
        product.thaw()
      },
    },
  ]
  if (hasPages) all.push({ name: 'page stalled', strike: () => stallOne(pages(), random) })
  if (database) {
    all.push({
      name: 'database stopped',
      strike: async () => {
        database.fail()
        await pause(300 + random() * 3000)
        database.heal()
      },
    })
  }
  if (clock) all.push({ name: 'clock jumped', strike: async () => clock.jump(Math.floor((random() - 0.5) * 7200)) })
  return all
}

async function stallOne(pages: PagePupil[], random: () => number): Promise<void> {
  await pages[Math.floor(random() * pages.length)]?.stall(300 + random() * 2500)
}

interface TableSetting {
  product: Product
  cookie: string
  questionSetId: string
  mode: GameMode
  random: () => number
  live: PlayedGame[]
  browser: Browser | undefined
}

async function playGame(setting: TableSetting): Promise<PlayedGame> {
  const { product, cookie, questionSetId, mode, random, live, browser } = setting
  const settings = { timeLimit, pace: 'auto' as const }
  const as = () => new Client(product.url, { headers: { cookie } })
  const patiently = async (join: () => ReturnType<Client['joinById']>): Promise<Listener> => {
    for (;;) {
      const room = await join().catch(() => undefined)
      if (room) return listen(room)
      await pause(200)
    }
  }
  let board = await patiently(() => as().create('game', { questionSetId, gameMode: mode, settings }))
  const code = board.room.roomId
  const pupils = Array.from(
    { length: pupilsEach },
    (_, index) => new PupilBot({ url: () => product.url, code, name: `Pupil ${index}`, random }),
  )
  const game: PlayedGame = { mode, code, pupils, pages: [] }
  await Promise.all(
    pupils.map(async (pupil) => {
      for (;;)
        if (
          await pupil.sitDown().then(
            () => true,
            () => pause(200).then(() => false),
          )
        )
          return
    }),
  )
  if (browser && random() < shareWithPage) {
    game.pages.push(await PagePupil.open(browser, product.url, code, 'At a page', random))
  }
  live.push(game)
  // The board, too, loses its line and comes back; it starts the game and watches it to its end.
  for (;;) {
    if (board.left) board = await patiently(() => as().joinById(code, {}))
    const { phase } = board.room.state
    if (phase === 'finished') break
    if (phase === 'lobby') board.room.send('start-game', {})
    await pause(100)
  }
  live.splice(live.indexOf(game), 1)
  for (const pupil of pupils) pupil.leave()
  for (const page of game.pages) await page.leave()
  // We do not wait for it: a client that leaves by a dead line never hears that it has left.
  void board.room.leave().catch(() => undefined)
  return game
}

function judge({ mode, code, pupils, pages }: PlayedGame, report: Report, result: ChaosResult): void {
  result.games++
  for (const page of pages)
    page.playerId = report.players.find(({ username }) => username === page.name)?.playerId ?? page.name
  for (const pupil of [...pupils, ...pages]) {
    const row = report.players.find(({ playerId }) => playerId === pupil.playerId)
    for (const { question, choice, isSafe, inTime } of pupil.tapped.values()) {
      const kept = row?.answers[question - 1]?.choice === choice
      const what = `${mode} ${code}, ${pupil.playerId}, question ${question}: ${choice}, reported ${row?.answers[question - 1]?.choice}`
      result.answers++
      if (isSafe) result.safe++
      if (isSafe && !kept) result.lostSafe.push(what)
      if (inTime && !kept) result.lostInTime.push(what)
    }
  }
}

export function describeChaos({ games, answers, safe, weather, lostSafe, lostInTime }: ChaosResult): string {
  const storms = Object.entries(weather).map(([name, times]) => `${name} ${times}`)
  return [
    `${games} games, ${answers} answers tapped, ${safe} called safe; ${storms.join(', ')}`,
    `lost of those called safe: ${lostSafe.length}; lost of those tapped in time: ${lostInTime.length}`,
    ...lostSafe,
    ...lostInTime,
  ].join('\n')
}
