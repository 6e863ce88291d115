import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import { type Flagged, flagRequest, sharingRequest, verdictRequest } from '../../rooms/shared/contract/sharing.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Maps } from '../content/maps.ts'
import type { QuestionSets } from '../content/questionSets.ts'
import type { Shares, Thing } from '../content/shares.ts'
import type { Log } from '../log.ts'
import { isRefused, refuse } from '../refused.ts'
import { type AddRoute, keepInOwnTurn } from './apiRoutes.ts'

const setParam = z.object({ id: recordId('questionSet') })
const mapParam = z.object({ id: recordId('map') })

type Needs = { questionSets: QuestionSets; maps: Maps; shares: Shares; log: Log }

/** Sharing, copying shared things, and reports about them, which teachers judge. */
export const sharingRoutes = (add: AddRoute, { questionSets, maps, shares, log }: Needs) => {
  const reported = { access: 'signedIn', body: flagRequest } as const
  const shared = { access: 'signedIn', body: sharingRequest } as const

  // The answer is the whole set.
  const inTurn = keepInOwnTurn()

  add(
    'put',
    '/question-sets/:id/sharing',
    { ...shared, params: setParam },
    inTurn(({ user, params, body }) => questionSets.share(params.id, body.sharing, user)),
  )
  add('put', '/maps/:id/sharing', { ...shared, params: mapParam }, ({ user, params, body }) =>
    maps.share(params.id, body.sharing, user),
  )

  // Whether they see the set is known only after reading all of it.
  const reportInTurn = keepInOwnTurn()

  add(
    'post',
    '/question-sets/:id/flag',
    { ...reported, params: setParam },
    reportInTurn(async ({ user, params, body }) => {
      const thing = await questionSets.seenThing(params.id, user)
      return thing ? shares.flag(thing, user, body.why) : refuse('questionSetNotFound')
    }),
  )
  add('post', '/maps/:id/flag', { ...reported, params: mapParam }, async ({ user, params, body }) => {
    const thing = await maps.seenThing(params.id, user)
    return thing ? shares.flag(thing, user, body.why) : refuse('mapNotFound')
  })

  const flagged = async (user: AccountRecord): Promise<Flagged[]> => {
    const records = (await shares.flagged()).filter(({ ownerId }) => ownerId !== user.id)
    const ids = (kind: Thing['kind']) => records.filter((one) => one.kind === kind).map(({ id }) => id)
    const titled = [...(await questionSets.titled(ids('set'))), ...(await maps.titled(ids('map')))]
    const things = new Map(titled.map((thing) => [thing.id, thing]))
    return records.flatMap(({ id, kind, stoppedBy, flags }) => {
      const thing = things.get(id)
      return thing
        ? [{ ...thing, kind, stoppedBy: stoppedBy || null, flags: flags.map(({ by, why }) => ({ by, why })) }]
        : []
    })
  }

  const listInTurn = keepInOwnTurn()

  add(
    'get',
    '/flags',
    { access: 'signedIn' },
    listInTurn(({ user }) => (user.role === 'teacher' ? flagged(user) : refuse('teachersOnly'))),
  )
  add('put', '/flags/:id', { access: 'signedIn', params: setParam, body: verdictRequest }, async (call) => {
    const { user, params, body } = call
    if (user.role !== 'teacher') return refuse('teachersOnly')
    const outcome = (await shares.judge(params.id, user, body.verdict)) ?? refuse('notFound')
    if (isRefused(outcome)) return outcome
    questionSets.forgetShared()
    log.info({ teacher: user.id, thing: params.id, verdict: body.verdict }, 'a teacher judged what is shared')
    return undefined
  })
}
