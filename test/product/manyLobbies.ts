import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mostOpenRooms } from '../../rooms/openRooms.ts'
import { drawnPicture } from '../server/drawnPictures.ts'
import { openVisitor, uniqueName, usualPassword } from '../server/school.ts'
import { openGame } from './playedGame.ts'
import { openProduct, type Product } from './runningProduct.ts'

const pictures = 10
const pictureBytes = 140_000
const teachersAtOnce = 8
const looksAtOnce = 100

type Visitor = ReturnType<typeof openVisitor>
type Memory = { rss: number; heap: number }

interface LobbyCrowd {
  opened: number
  refused: Record<string, number>
  /** How many lobbies are open again after the server was killed, and whether the class that played is back. */
  back: number
  classIsBack: boolean
  restartMs: number
  before: Memory
  full: Memory
  again: Memory
  archiveBytes: number
  questionsKept: number
}

/** Each teacher has another address: from one address they would come faster than the pace allows. */
const houseOf = (number: number) => ({
  'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
})

async function teacherOf(product: Product, number: number): Promise<Visitor> {
  const visitor = openVisitor(product.url)
  const account = { username: uniqueName(), password: usualPassword, role: 'teacher' }
  const answer = await visitor.post('/api/auth/register', account, houseOf(number))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return visitor
}

/** Almost as large as a set may be. */
async function largeSet(author: Visitor): Promise<string> {
  const questions = Array.from({ length: 100 }, (_, index) => ({
    question: `Question ${index} `.padEnd(300, 'x'),
    answers: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(120)),
    correct: index % 4,
    explanation: 'y'.repeat(300),
    ...(index < pictures && {
      image: drawnPicture(`picture ${index} `, pictureBytes),
    }),
  }))
  const answer = await author.post('/api/question-sets', { title: 'Large', subject: 'Other', questions })
  const { id } = answer.body as { id: string }
  const shared = await author.put(`/api/question-sets/${id}/sharing`, { sharing: 'school' })
  if (shared.status !== 200) throw new Error(JSON.stringify([answer.status, shared.body]))
  return id
}

async function memoryOf(product: Product): Promise<Memory> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const figure = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1] ?? 0)
  return { rss: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') }
}

/** Opens this many lobbies of one large set, beside a class that plays. Then the server is killed and starts again. */
export async function crowdOfLobbies(count: number): Promise<LobbyCrowd> {
  const product = await openProduct({ LOG_LEVEL: 'error' })
  try {
    const first = await teacherOf(product, 0)
    const questionSetId = await largeSet(first)
    const before = await memoryOf(product)
    const playing = await openGame(product.url, { host: first.cookie(), signedIn: [], size: 5, questionSetId })
    playing.board.room.send('start-game', {})
    const codes: string[] = []
    const refused: Record<string, number> = {}
    const crowd = async (lane: number) => {
      for (let teacher = 1 + lane; teacher * mostOpenRooms.teacher <= count; teacher += teachersAtOnce) {
        const visitor = await teacherOf(product, teacher)
        for (let lobby = 0; lobby < mostOpenRooms.teacher; lobby++) {
          const wish = { questionSetId, gameMode: 'classic' }
          const { body } = await visitor.post('/matchmake/create/game', wish, houseOf(teacher))
          const { roomId, message } = body as { roomId?: string; message?: string }
          if (roomId) codes.push(roomId)
          else if (message) refused[message] = (refused[message] ?? 0) + 1
        }
      }
    }
    await Promise.all(Array.from({ length: teachersAtOnce }, (_, lane) => crowd(lane)))
    const full = await memoryOf(product)
    await product.kill()
    const startedAt = performance.now()
    await product.start()
    const restartMs = performance.now() - startedAt
    const isOpen = async (code: string, house = 0) =>
      (await fetch(`${product.url}/api/games/${code}`, { headers: houseOf(house) })).ok
    let back = 0
    for (let from = 0; from < codes.length; from += looksAtOnce) {
      const some = codes.slice(from, from + looksAtOnce)
      const seen = await Promise.all(some.map((code, index) => isOpen(code, index)))
      back += seen.filter(Boolean).length
    }
    const again = await memoryOf(product)
    const db = new DatabaseSync(join(product.dataDir, 'archive.sqlite'), { readOnly: true })
    const questionsKept = Number(db.prepare('SELECT count(*) AS n FROM playedQuestions').get()?.n)
    const archiveBytes = Number(db.prepare('PRAGMA page_count').get()?.page_count) * 4096
    db.close()
    const classIsBack = await isOpen(playing.code)
    return {
      opened: codes.length,
      refused,
      back,
      classIsBack,
      restartMs,
      before,
      full,
      again,
      archiveBytes,
      questionsKept,
    }
  } finally {
    await product.close()
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

export const describeCrowd = (crowd: LobbyCrowd): string => {
  const { opened, refused, back, restartMs, before, full, again, archiveBytes } = crowd
  const each = Math.round((full.rss - before.rss) / opened / 1024)
  return [
    `${opened} lobbies of one set of 2 MB (refused: ${JSON.stringify(refused)})`,
    `memory ${megabytes(before.rss)} before, ${megabytes(full.rss)} with them (${each} kB each, heap ${megabytes(full.heap)})`,
    `${back} back in ${Math.round(restartMs)} ms after a kill, with ${megabytes(again.rss)}; archive ${megabytes(archiveBytes)}`,
  ].join('; ')
}
