import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Client } from 'colyseus.js'
import { drawnPicture } from '../server/drawnPictures.ts'
import { openVisitor, uniqueName, usualPassword } from '../server/school.ts'
import { doorAttacks } from './doorAttacks.ts'
import { secondIdentities } from './secondIdentities.ts'
import { type Attack, fromSchool, knock, neverEnded, post, said, steady, villain } from './siegeGround.ts'

const pictureBytes = 149_000
/** Attackers get only the processor time that the server leaves, so they hear late of what it does. */
const patienceMs = 15_000
const packedFlood = gzipSync(Buffer.alloc(2_000_000, 0x20))
/** The largest body that is allowed. */
const largeSet = (title: string) => ({
  title,
  subject: 'Math',
  questions: Array.from({ length: 9 }, (_, n) => ({
    question: `${title} ${n}`,
    answers: ['1', '2', '3', '4'],
    correct: 0,
    image: drawnPicture(String(Math.random()), pictureBytes),
  })),
})

/** The result of a practice that was never played. */
const forged = {
  gameMode: 'classic',
  difficulty: 'hard',
  score: 9_999,
  questionsCorrect: 30,
  questionsTotal: 30,
  currencyEarned: 9_999,
}

export const attacks: readonly Attack[] = [
  {
    name: 'bodies that unpack to a flood and never end',
    everyMs: 5,
    // A 408 would mean that the server has waited for such a body.
    gaveWay: /^200|^408|held open/,
    prepare: steady(({ url }) =>
      neverEnded(url, '/api/auth/login', { 'content-encoding': 'gzip' }, packedFlood, patienceMs),
    ),
  },
  {
    name: 'bodies of many parts',
    everyMs: 20,
    gaveWay: /^2/,
    prepare: async (ground) => {
      const student = await villain(ground, 'student')
      const parts = `[${'{},'.repeat(60_000)}{}]`
      return async () => said(await post(student, '/api/maps', parts))
    },
  },
  {
    name: 'connections that send a letter a second',
    everyMs: 50,
    gaveWay: /^2/,
    prepare: steady(
      ({ url }) =>
        new Promise((resolve) => {
          const { hostname, port } = new URL(url)
          const socket = connect(Number(port), hostname)
          socket.on('error', () => resolve('cut'))
          socket.on('close', () => resolve('closed'))
          socket.write('GET / HTTP/1.1\r\nHost: x')
          setTimeout(() => socket.destroy(), 5_000).unref()
        }),
    ),
  },
  {
    name: 'lobbies of one large set',
    everyMs: 30,
    gaveWay: /^5/,
    prepare: async (ground) => {
      const teacher = await villain(ground, 'teacher')
      const made = await post(teacher, '/api/question-sets', largeSet('Large'))
      const questionSetId = (made.body as { id?: string }).id ?? ''
      return ({ url }) => knock(teacher, url, 'create', 'game', { questionSetId, gameMode: 'classic' })
    },
  },
  {
    name: 'practices of one large set',
    everyMs: 30,
    gaveWay: /^5/,
    prepare: async (ground) => {
      const student = await villain(ground, 'student')
      const made = await post(student, '/api/question-sets', largeSet('Own'))
      const questionSetId = (made.body as { id?: string }).id ?? ''
      return ({ url }) =>
        knock(student, url, 'create', 'practice', { questionSetId, gameMode: 'classic', difficulty: 'easy' })
    },
  },
  {
    name: 'large sets, one after the other',
    everyMs: 500,
    gaveWay: /^5/,
    prepare: async (ground) => {
      const teacher = await villain(ground, 'teacher')
      let count = 0
      return async () => said(await post(teacher, '/api/question-sets', largeSet(`Set ${count++}`)))
    },
  },
  {
    name: 'lists of everything',
    everyMs: 10,
    gaveWay: /5\d\d/,
    prepare: async (ground) => {
      const student = await villain(ground, 'student')
      return async () => {
        const answers = await Promise.all(
          ['/api/question-sets', '/api/maps', '/api/leaderboard?limit=100'].map((path) =>
            student.get(path, fromSchool),
          ),
        )
        return answers.map(said).join(' ')
      }
    },
  },
  {
    name: 'guessing at the teacher’s password',
    everyMs: 20,
    gaveWay: /^200/,
    prepare: steady(async ({ url, teacher }) =>
      said(await post(openVisitor(url), '/api/auth/login', { username: teacher, password: 'guess-guess' })),
    ),
  },
  {
    name: 'guessing at everybody’s password',
    everyMs: 20,
    gaveWay: /^200/,
    prepare: steady(async ({ url }) =>
      said(await post(openVisitor(url), '/api/auth/login', { username: uniqueName(), password: 'guess-guess' })),
    ),
  },
  {
    name: 'registering the teacher’s name',
    everyMs: 30,
    gaveWay: /^201/,
    prepare: steady(async ({ url, teacher }) =>
      said(
        await post(openVisitor(url), '/api/auth/register', {
          username: teacher.toUpperCase(),
          password: usualPassword,
          role: 'student',
        }),
      ),
    ),
  },
  {
    name: 'wrong codes',
    everyMs: 10,
    gaveWay: /^200/,
    prepare: steady(({ url }) => knock(openVisitor(url), url, 'joinById', 'ZZZZZZ', { username: 'Nobody' })),
  },
  {
    name: 'seats for ghosts in the game of the class',
    everyMs: 40,
    gaveWay: /^5/,
    prepare: steady(async ({ url, code }) =>
      code() === ''
        ? 'no game yet'
        : knock(openVisitor(url), url, 'joinById', code(), { username: `G${uniqueName()}`.slice(-16) }),
    ),
  },
  {
    name: 'noise from a seat in the game of the class',
    everyMs: 500,
    gaveWay: /stayed/,
    prepare: steady(async ({ url, code }) => {
      if (code() === '') return 'no game yet'
      const room = await new Client(url, { headers: fromSchool }).joinById(code(), {
        username: `N${uniqueName()}`.slice(-16),
      })
      const left = new Promise<string>((resolve) => room.onLeave((why: number) => resolve(`dropped ${why}`)))
      room.onMessage('*', () => {})
      for (let n = 0; n < 200; n++) room.send(n % 2 ? 'end-game' : 'submit-answer', { answer: { $gt: n } })
      return Promise.race([
        left,
        new Promise<string>((resolve) => setTimeout(() => resolve('stayed'), patienceMs).unref()),
      ])
    }),
  },
  {
    name: 'coins that were not earned',
    everyMs: 20,
    gaveWay: /; 2/,
    prepare: async (ground) => {
      const student = await villain(ground, 'student')
      const { id = '' } = ((await student.get('/api/auth/me', fromSchool)).body ?? {}) as { id?: string }
      let request = 0
      const questionSetId = ground.questionSetId
      return async () => {
        const bought = await post(student, `/api/player/${id}/buy-pack`, {
          packId: 'kitchen',
          requestId: `r${request++}`,
        })
        const saved = await post(student, `/api/practice/${id}/save`, { ...forged, questionSetId })
        return `${said(bought)}; ${said(saved)}`
      }
    },
  },
  ...doorAttacks,
  ...secondIdentities,
]
