import { openVisitor, usualPassword } from '../server/school.ts'
import { type Attack, knock, neverEnded, post, said, steady, villain } from './siegeGround.ts'

const longBody = Buffer.from(`"${'x'.repeat(130_999)}`)
const shortBody = Buffer.from(`"${'x'.repeat(3_899)}`)

const disguises = ['ꜰᴜᴄᴋ', 'nlgger', 'hitIer', 'fvck', 'f*ck', 's**t', 'f_ck', 'ꓐitch']

/** What is tried at the doors of a school: each strike says what came of it for an honest person. */
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
    gaveWay: /^200/,
    prepare: steady(async ({ url, code }) => {
      const username = disguises[Math.floor(Math.random() * disguises.length)]
      return code() === '' ? 'no game yet' : knock(openVisitor(url), url, 'joinById', code(), { username })
    }),
  },
]
