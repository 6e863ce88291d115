import type { Request } from 'express'
import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import { type Report, reportListQuery } from '../../rooms/shared/contract/reports.ts'
import { fileName } from '../../rooms/shared/fileName.ts'
import { deviceOf } from '../accounts/deviceMarks.ts'
import type { AccountRecord } from '../archive/records.ts'
import { isRefused, refuse } from '../refused.ts'
import type { IsShut } from '../reports/pupilReport.ts'
import type { Replays } from '../reports/replays.ts'
import { reportCsv } from '../reports/reportCsv.ts'
import type { Reports } from '../reports/reports.ts'
import { type AddRoute, keepInOwnTurn } from './apiRoutes.ts'
import { sendPieces } from './sending.ts'

const idParam = z.object({ id: recordId('report') })
/** `day`: the day of the game where its reader is, for the name of the file. Without it, the school's day is taken. */
const csvQuery = z.object({ day: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))) })

/** Whether somebody plays these questions right now. Then what their older games revealed about them has to wait. */
export type PlaysSet = (
  questionSetId: string,
  who: { userId: string; device: string | null },
) => boolean | Promise<boolean>

/** For a caller, by their account and their browser. */
export const shutTo =
  (playsSet: PlaysSet) =>
  ({ id: userId }: AccountRecord, { headers }: Request): IsShut =>
  (questionSetId) =>
    playsSet(questionSetId, { userId, device: deviceOf(headers.cookie) ?? null })

/** Names the file after what was played and when. The first name is for programs that read only Latin letters. */
const asFile = ({ title, gameCode }: Report, day: string): string => {
  const [latin, full] = ['slime-school', title].map((name) => fileName(name, 'csv', [day, gameCode]))
  return `attachment; filename="${latin}"; filename*=UTF-8''${encodeURIComponent(full ?? '')}`
}

type Needs = { reports: Reports; replays: Replays; playsSet: PlaysSet; dayOf: (at: number) => string }

export const reportRoutes = (add: AddRoute, { reports, replays, playsSet, dayOf }: Needs) => {
  const inTurn = keepInOwnTurn()
  const isShutTo = shutTo(playsSet)

  const readable = async (user: AccountRecord, id: string, request: Request) => {
    const report = await reports.get(user, id)
    if (isRefused(report)) return report
    return (await isShutTo(user, request)(report.questionSetId)) ? refuse('beingPlayed') : report
  }

  add(
    'get',
    '/reports',
    { access: 'signedIn', query: reportListQuery },
    inTurn(({ user, query }) => reports.list(user, query.before, query.class)),
  )

  add(
    'get',
    '/reports/:id.csv',
    { access: 'signedIn', params: idParam, query: csvQuery },
    inTurn(async ({ user, params, query, request, response }) => {
      const report = await readable(user, params.id, request)
      if (isRefused(report)) return report
      response.setHeader('Content-Disposition', asFile(report, query.day ?? dayOf(report.finishedAt)))
      response.type('text/csv; charset=utf-8')
      await sendPieces(response, reportCsv(report))
      return undefined
    }),
  )

  // Sent packed, as it is stored: a thousand players and fifty questions are megabytes that the server need not parse.
  add(
    'get',
    '/reports/:id/replay',
    { access: 'signedIn', params: idParam },
    inTurn(async ({ user, params, request, response }) => {
      const report = await readable(user, params.id, request)
      if (isRefused(report)) return report
      const isPacked = Boolean(request.acceptsEncodings('gzip'))
      const found = await (isPacked
        ? replays.packedFor(report.hostUserId, report.id)
        : replays.textFor(report.hostUserId, report.id))
      if (isRefused(found)) return found
      response.vary('Accept-Encoding').type('application/json')
      if (isPacked) response.setHeader('Content-Encoding', 'gzip')
      response.send(found)
      return undefined
    }),
  )

  add(
    'get',
    '/reports/pupils/:id',
    { access: 'signedIn', params: idParam },
    inTurn(({ user, params, request }) => reports.ofPupil(user, params.id, isShutTo(user, request))),
  )

  add(
    'get',
    '/reports/:id',
    { access: 'signedIn', params: idParam },
    inTurn(({ user, params, request }) => readable(user, params.id, request)),
  )
}
