import type { PlayerProfile } from '../../../rooms/shared/contract/player.ts'
import type { Heard, Person } from './people.ts'

interface LedgerRow {
  currency: number
  after: { currency: number }
}

const settleMs = 12_000
const lookEveryMs = 500

async function askedOf(person: Person) {
  const [profile, data] = await Promise.all(
    [`/api/player/${person.user?.id}`, '/api/auth/data'].map((path) => person.context.request.get(path)),
  )
  if (!profile?.ok() || !data?.ok()) return null
  const { currency } = (await profile.json()) as PlayerProfile
  const { everyChangeOfCoinsAndSlimes: rows } = (await data.json()) as { everyChangeOfCoinsAndSlimes: LedgerRow[] }
  return { currency, sum: rows.reduce((sum, row) => sum + row.currency, 0), last: rows.at(-1)?.after.currency }
}

const coinsOf = (text: string): number => Number(text.match(/[\d,]+/)?.[0].replaceAll(',', ''))

/** The coins of an account have to be the same in the ledger, in the profile and on each of its pages. */
export async function pursesOf(person: Person): Promise<Heard[]> {
  if (person.kind !== 'pupil') return []
  let wrong = ''
  for (const until = performance.now() + settleMs; performance.now() < until; ) {
    const asked = await askedOf(person)
    if (!asked) return []
    const { currency, sum, last } = asked
    const seen = await Promise.all(person.tabs.map((_, tab) => person.look(tab)))
    const shown = seen.flatMap((page) => page?.coins.map(coinsOf) ?? [])
    wrong =
      currency < 0 || currency !== sum || currency !== last || shown.some((coins) => coins !== currency)
        ? `the profile says ${currency}, the ledger ${sum} and ${last}, the pages ${shown.join(', ')}`
        : ''
    if (!wrong) return []
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return [{ law: 'a purse is wrong', detail: `${person.name}: ${wrong}` }]
}
