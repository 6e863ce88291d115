import { Client } from 'colyseus.js'
import { doWork } from '../../client/net/doWork.ts'
import { openVisitor, usualPassword } from '../server/school.ts'
import { type Attack, fromSchool, knock, neverEnded, post, said, steady, villain } from './siegeGround.ts'

const longBody = Buffer.from(`"${'x'.repeat(130_999)}`)
const shortBody = Buffer.from(`"${'x'.repeat(3_899)}`)

const disguises = ['ꜰᴜᴄᴋ', 'nlgger', 'hitIer', 'fvck', 'f*ck', 's**t', 'f_ck', 'ꓐitch']

const ownSet = {
  title: 'My sums',
  subject: 'Math',
  questions: [1, 2, 3].map((n) => ({ question: `What is ${n}?`, answers: ['1', '2', '3', '4'], correct: n - 1 })),
}

/** Attacks at the doors of a school: each reports what an honest person noticed. */
export const doorAttacks: readonly Attack[] = [
  {
    name: 'an honest login behind four hundred bodies that never end',
    everyMs: 11_000,
    gaveWay: /^[^2]/,
    prepare: async (ground) => {
      const pupil = await villain(ground, 'student')
      const { username } = (await pupil.get('/api/auth/me')).body as { username: string }
      return async ({ url }) => {
        for (let n = 0; n < 400; n++) void neverEnded(url, '/api/auth/login', {}, n % 2 ? longBody : shortBody)
        return said(await post(pupil, '/api/auth/login', { username, password: usualPassword }))
      }
    },
  },
  {
    name: 'insults in disguise for a name',
    everyMs: 300,
    gaveWay: /seated/,
    prepare: steady(async ({ url, code }) => {
      const username = disguises[Math.floor(Math.random() * disguises.length)]
      if (code() === '') return 'no game yet'
      const room = await new Client(url, { headers: fromSchool }).joinById(code(), { username })
      void room.leave()
      return 'seated'
    }),
  },
  {
    name: 'empty knocks by the hundred, and one honest practice',
    everyMs: 3_000,
    gaveWay: /^(429|503)/,
    prepare: async (ground) => {
      const pupil = await villain(ground, 'student')
      const made = await post(pupil, '/api/question-sets', ownSet)
      const { id: questionSetId } = made.body as { id: string }
      return async ({ url }) => {
        for (let n = 0; n < 150; n++) void knock(openVisitor(url), url, 'create', 'game', {}).catch(() => {})
        return knock(pupil, url, 'create', 'practice', { questionSetId, gameMode: 'classic', difficulty: 'easy' })
      }
    },
  },
  {
    name: 'a classmate’s login on a new device behind a hundred wrong ones',
    everyMs: 8_000,
    gaveWay: /^[^2]/,
    prepare: async (ground) => {
      const owner = await villain(ground, 'student')
      const { username } = (await owner.get('/api/auth/me')).body as { username: string }
      return async ({ url }) => {
        const login = (password: string, work?: string) =>
          post(openVisitor(url), '/api/auth/login', { username, password, work })
        for (let n = 0; n < 4; n++) await login('guess-guess')
        const first = await login(usualPassword)
        const { work } = first.body as { work?: string }
        return said(work === undefined ? first : await login(usualPassword, await doWork(work)))
      }
    },
  },
]
