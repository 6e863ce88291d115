import '../bench/sameSockets.ts'
import type { Learned } from './lessonTimes.ts'
import type { AttackTally } from './siege.ts'
import { attacks } from './siegeAttacks.ts'
import type { AttackGround } from './siegeGround.ts'

/** A process of its own that runs all attacks at once, each in its own rhythm, until it is told to stop. */
let code = ''
let isStopping = false
const tally: AttackTally = {}
const learned: Learned[] = []

const attack = async (
  name: string,
  everyMs: number,
  strike: (ground: AttackGround) => Promise<string>,
  ground: AttackGround,
) => {
  const row = { tried: 0, answers: {} as Record<string, number> }
  tally[name] = row
  while (!isStopping) {
    row.tried += 1
    const answer = await strike(ground).catch((error: Error) => error.message.slice(0, 60))
    row.answers[answer] = (row.answers[answer] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

process.on(
  'message',
  (said: { url?: string; questionSetId?: string; teacher?: string; code?: string; stop?: true }) => {
    if (said.code !== undefined) code = said.code
    if (said.stop) {
      isStopping = true
      process.send?.({ tally, learned })
    }
    if (said.url !== undefined) {
      const ground: AttackGround = {
        url: said.url,
        questionSetId: said.questionSetId ?? '',
        teacher: said.teacher ?? '',
        code: () => code,
        note: (question, at) => learned.push({ question, at }),
      }
      for (const { name, everyMs, prepare } of attacks) {
        void prepare(ground).then((strike) => attack(name, everyMs, strike, ground))
      }
    }
  },
)
process.on('unhandledRejection', () => {})
