import '../../bench/sameSockets.ts'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'colyseus.js'
import { endLine, lineOf, readBackup } from '../../../server/archive/backupLines.ts'
import { dumpLines } from '../../../server/archive/dump.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { answerAll, openGame } from '../../product/playedGame.ts'
import { createSums, openProduct, type Product } from '../../product/runningProduct.ts'
import { goOn, runToSave } from '../../rooms/practised.ts'
import { lastTold, listen, until } from '../../rooms/roomHarness.ts'

/**
 * Run once for each release: plays a small school on the present product, and keeps what is on its disk afterwards.
 * `pastShapes.test.ts` opens it with the code of later versions. `npx node test/server/archive/keepShape.ts`
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const place = join(import.meta.dirname, 'pastShapes', version)
const product = await openProduct({ LOG_LEVEL: 'error' })
let isReported = false

const teacher = await product.register('teacher', 'Ms_Rosen')
const student = await product.register('student', 'lotte')
const questionSetId = await createSums(teacher, 3)
await drawMap(teacher)
await playOneGame()
await practise(student)
await student.post(`/api/player/${student.id}/buy-pack`, { packId: 'garden', requestId: 'the-first-pack' })
await leaveOneGameRunning()
await product.kill()

mkdirSync(place, { recursive: true })
cpSync(join(product.dataDir, 'running'), join(place, 'running'), { recursive: true })
writeFileSync(join(place, 'archive.sql'), sqlOf(join(product.dataDir, 'archive.sqlite')))
writeFileSync(join(place, 'backup.ndjson'), await backupOf(product.dataDir))
await product.close()

type Person = Awaited<ReturnType<Product['register']>>

async function drawMap(by: Person) {
  const tiles = Array.from({ length: 25 }, (_, at) => ({ x: at % 5, y: Math.floor(at / 5), type: 'grass' }))
  await by.post('/api/maps', { name: 'Meadow', gameMode: 'racing', tiles })
}

async function playOneGame() {
  const game = await openGame(product.url, {
    host: teacher.cookie(),
    signedIn: [student.cookie()],
    size: 4,
    questionSetId,
  })
  const { board } = game
  board.room.send('start-game', {})
  for (const question of [1, 2, 3]) {
    await until(
      'the question',
      () => board.room.state.phase === 'question' && board.room.state.questionNumber === question,
    )
    await answerAll(game, question, [(question - 1) % 4, 0, 1, 2])
    await until('the reveal', () => board.room.state.phase === 'reveal')
    board.room.send('skip', {})
  }
  await until('the end', () => lastTold(board, 'game-finished'))
  await until(
    'the report',
    () => isReported,
    10_000,
    async () => {
      isReported = ((await teacher.get('/api/reports')).body as unknown[]).length > 0
    },
  )
}

async function practise(by: Person) {
  const line = listen(
    await new Client(product.url, { headers: { cookie: by.cookie() } }).create('practice', {
      questionSetId,
      difficulty: 'easy',
      gameMode: 'battle',
    }),
  )
  // The third answer is wrong, so its question comes back.
  for (const [index, answer] of [0, 1, 3, 2].entries()) {
    await until('it', () => line.room.state.questionNumber === index + 1 && line.room.state.phase === 'question')
    const askedAt = performance.now()
    await until('time to read it', () => performance.now() - askedAt > 320)
    line.room.send('submit-answer', { answer, timeElapsed: 15 })
    await until('the reveal', () => line.room.state.phase === 'reveal')
    await goOn(line)
  }
  await by.post(`/api/practice/${by.id}/save`, await runToSave(line, questionSetId))
}

/** The game is in the middle of its second question, with half of the answers given. */
async function leaveOneGameRunning() {
  const game = await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 4, questionSetId })
  const { board } = game
  board.room.send('start-game', {})
  await until('the first question', () => board.room.state.phase === 'question')
  await answerAll(game, 1, [0, 0, 1, 2])
  await until('the reveal', () => board.room.state.phase === 'reveal')
  board.room.send('skip', {})
  await until('the next question', () => board.room.state.questionNumber === 2 && board.room.state.phase === 'question')
  await answerAll({ ...game, players: game.players.slice(0, 2) }, 2, [1, 1])
}

/** The tables and their rows as SQL. Content that comes with the product is left out, because each start adds it. */
function sqlOf(file: string): string {
  const db = new DatabaseSync(file)
  const made = db.prepare('SELECT type, name, sql FROM sqlite_master WHERE sql NOT NULL ORDER BY type DESC, name').all()
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      db
        .prepare(`SELECT id, version, body FROM "${name}" ORDER BY id`)
        .all()
        .filter(({ body }) => isOurs(String(body)))
        .map(
          ({ id, version: number, body }) =>
            `INSERT INTO "${name}" (id, version, body) VALUES (${text(id)}, ${number}, ${text(body)});`,
        ),
    )
  db.close()
  return `${[...made.map(({ sql }) => `${sql};`), ...rows].join('\n')}\n`
}

async function backupOf(dataDir: string): Promise<string> {
  const archive = await openArchive({ dataDir })
  const lines: string[] = []
  for await (const record of readBackup(dumpLines(archive))) {
    const line = lineOf(record)
    if (isOurs(line)) lines.push(line)
  }
  await archive.close()
  return [...lines, endLine(lines.length)].join('')
}

function isOurs(record: string): boolean {
  return !record.includes('"readyMade":true') && !record.includes('"isDefault":true')
}

function text(value: unknown): string {
  return `'${String(value).replaceAll("'", "''")}'`
}
