import { actTexts } from '../../rooms/shared/contract/administration.ts'
import type { Actor } from '../accounts/administration.ts'
import type { AccountRecord } from '../archive/records.ts'
import { schoolDays } from '../economy/schoolDay.ts'
import { openLog } from '../log.ts'
import { isRefused, type Refused, textOf } from '../refused.ts'
import { openServices } from '../services.ts'
import { schoolOrExit, settingsOrExit } from './settings.ts'

/** npm run admin -- COMMAND [NAME]: manages the accounts of a school from the shell, beside the running server. */
const usage = `npm run admin -- COMMAND [NAME]

  list [BEGINNING]  people whose names begin so
  make NAME         makes somebody an administrator, and a teacher
  unmake NAME       makes an administrator a teacher like others; the only one with --sure
  teacher NAME      makes somebody a teacher
  student NAME      makes somebody a student
  word NAME         gives a one-time word to somebody who forgot their password
  remove NAME       deletes an account and everything that is theirs; an administrator is unmade first
  log               what administrators did
`

const sure = '--sure'
const given = process.argv.slice(2)
const shell: Actor = { username: '(at the server)', isSure: given.includes(sure) }
const [command = '', name = ''] = given.filter((word) => word !== sure)

const settings = settingsOrExit()
const { timeZone } = settings
const archive = await schoolOrExit(settings)
const services = openServices({ archive, log: openLog('warn'), secretCodes: [], timeZone })
const { accounts, administration } = services
const day = schoolDays(timeZone)
const clock = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const setRole = async ({ id }: AccountRecord, role: 'teacher' | 'student', administrator: boolean) =>
  (await administration.setRole(shell, id, { role, administrator })) ??
  `${name} is ${administrator ? 'an administrator' : `a ${role}`} now`

const forSomebody: Record<string, (account: AccountRecord) => Promise<Refused | string>> = {
  make: (account) => setRole(account, 'teacher', true),
  unmake: (account) => setRole(account, 'teacher', false),
  teacher: (account) => setRole(account, 'teacher', account.administrator === true),
  student: (account) => setRole(account, 'student', false),
  word: async ({ id }) => {
    const given = await administration.giveWord(shell, id)
    return isRefused(given)
      ? given
      : `The word for ${name} is ${given.word}\nIt is good once, until ${day(given.until)}`
  },
  remove: async ({ id }) => (await administration.remove(shell, id)) ?? `${name} is removed`,
}

/** Something that could not be done. */
type Failed = { failed: string }

const answer = async (): Promise<Refused | Failed | string> => {
  if (command === 'list') {
    const people = await administration.people({ name })
    const rows = people.map(
      ({ username, role, administrator, since }) =>
        `${username}  ${administrator ? 'administrator' : role}  since ${day(since)}`,
    )
    return rows.join('\n') || 'Nobody is called so'
  }
  if (command === 'log') {
    const acts = await administration.acts()
    return (
      acts
        .map(({ at, by, act, whom }) => `${day(at)} ${clock.format(at)}  ${by}  ${actTexts[act]} ${whom}`)
        .join('\n') || 'Nothing was done yet'
    )
  }
  const act = forSomebody[command]
  if (!act || name === '') return { failed: usage }
  const account = await accounts.named(name)
  return account ? act(account) : { failed: `Nobody is called ${name}` }
}

/** In the shell the only administrator may be a third person, so the text names them. */
const whyNot = ({ refused }: Refused): string =>
  refused === 'lastAdministrator'
    ? `${name} is the only administrator. Make somebody else one first, or add ${sure}: then your school has none.`
    : textOf(refused)

const outcome = await answer()
if (typeof outcome === 'string') process.stdout.write(`${outcome}\n`)
else {
  process.stderr.write(`${isRefused(outcome) ? whyNot(outcome) : outcome.failed}\n`)
  process.exitCode = 1
}
await services.close()
