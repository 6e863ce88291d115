import * as z from 'zod/mini'
import type { Ahead } from '../../rooms/classAhead.ts'
import { makingQuery, recordId } from '../../rooms/shared/contract/boundedText.ts'
import {
  copyRequest,
  picturesAhead,
  questionSetRequest,
  setSaveQuery,
} from '../../rooms/shared/contract/questionSets.ts'
import { deviceOf } from '../accounts/deviceMarks.ts'
import type { QuestionSets } from '../content/questionSets.ts'
import type { Around } from '../content/shownQuestionSets.ts'
import type { SchoolRules } from '../schoolRules.ts'
import { type AddRoute, type Call, keepInOwnTurn } from './apiRoutes.ts'
import type { PlaysSet } from './reportRoutes.ts'
import { bodyLimits } from './requestBody.ts'

/** What the rooms know about sets being played. */
export type BeingPlayed = {
  playsSet: PlaysSet
  /** Questions that teachers' classes behind an address have still to be asked. */
  askedAhead: (address: string) => Promise<Ahead>
}

type Needs = {
  questionSets: QuestionSets
  rules: Pick<SchoolRules, 'teacherCode'>
  beingPlayed: BeingPlayed
}

type Calling = Pick<Call<unknown, unknown, unknown, 'signedIn'>, 'user' | 'address' | 'request'>

const idParam = z.object({ id: recordId('questionSet') })

const makingRoutes = (add: AddRoute, questionSets: QuestionSets) => {
  add(
    'post',
    '/question-sets',
    {
      access: 'signedIn',
      query: makingQuery,
      body: questionSetRequest,
      bodyLimit: bodyLimits.pictures,
      status: 201,
      failure: 'questionSetCreateFailed',
    },
    ({ user, body, query, address }) => questionSets.create(body, user, { ...query, address }),
  )

  add(
    'post',
    '/question-sets/pictures',
    { access: 'signedIn', body: picturesAhead, bodyLimit: bodyLimits.pictures, failure: 'questionSetSaveFailed' },
    ({ user, body, address }) => questionSets.takeAhead(body.pictures, user, address),
  )
}

export const questionSetRoutes = (add: AddRoute, { questionSets, rules, beingPlayed }: Needs) => {
  /** If teachers need a code to register, they may see what classes are asked. */
  const around = ({ user, address, request }: Calling): Around => {
    const isProven = user.role === 'teacher' && rules.teacherCode !== undefined
    const device = deviceOf(request.headers.cookie) ?? null
    let asked: Promise<Ahead> | undefined
    return {
      plays: async (setId) => beingPlayed.playsSet(setId, { userId: user.id, device }),
      ahead: () => {
        asked ??= isProven ? Promise.resolve(new Set<string>()) : beingPlayed.askedAhead(address)
        return asked
      },
    }
  }

  makingRoutes(add, questionSets)

  const inTurn = keepInOwnTurn()

  add(
    'get',
    '/question-sets',
    { access: 'signedIn' },
    inTurn((call) => questionSets.list(call.user, around(call))),
  )

  // Apart from the list, so that a set can be opened while a long list is still on its way.
  const oneInTurn = keepInOwnTurn()

  add(
    'get',
    '/question-sets/:id',
    { access: 'signedIn', params: idParam, failure: 'questionsLoadFailed' },
    oneInTurn((call) => questionSets.get(call.params.id, call.user, around(call))),
  )

  add(
    'post',
    '/question-sets/:id/copy',
    { access: 'signedIn', params: idParam, body: copyRequest, status: 201, failure: 'questionSetCreateFailed' },
    oneInTurn((call) => questionSets.copy(call.params.id, call.user, around(call), call.body?.title)),
  )

  // Whether the set may be changed is known only after reading all of it.
  const changeInTurn = keepInOwnTurn()

  add(
    'put',
    '/question-sets/:id',
    {
      access: 'signedIn',
      params: idParam,
      query: setSaveQuery,
      body: questionSetRequest,
      bodyLimit: bodyLimits.pictures,
      failure: 'questionSetSaveFailed',
    },
    changeInTurn(({ user, params, query, body, address }) =>
      questionSets.replace(params.id, body, user, { ...query, address }),
    ),
  )

  add(
    'delete',
    '/question-sets/:id',
    { access: 'signedIn', params: idParam, failure: 'questionSetDeleteFailed' },
    ({ user, params }) => questionSets.remove(params.id, user),
  )
}
