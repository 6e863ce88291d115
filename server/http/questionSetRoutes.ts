import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import { questionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import type { QuestionSets } from '../content/questionSets.ts'
import type { DeedBook } from '../progress/deeds.ts'
import { isRefused } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'
import { bodyLimits } from './requestBody.ts'

const idParam = z.object({ id: recordId('questionSet') })

export const questionSetRoutes = (
  add: AddRoute,
  { questionSets, deeds }: { questionSets: QuestionSets; deeds: DeedBook },
) => {
  add('get', '/question-sets', { access: 'signedIn' }, ({ user }) => questionSets.list(user))

  add(
    'get',
    '/question-sets/:id',
    { access: 'signedIn', params: idParam, failure: 'questionsLoadFailed' },
    ({ user, params }) => questionSets.get(params.id, user),
  )

  add(
    'post',
    '/question-sets',
    {
      access: 'signedIn',
      body: questionSetRequest,
      bodyLimit: bodyLimits.pictures,
      status: 201,
      failure: 'questionSetCreateFailed',
    },
    async ({ user, body }) => {
      const created = await questionSets.create(body, user)
      if (!isRefused(created)) await deeds.made(user, 'setsMade', created.id)
      return created
    },
  )

  add(
    'post',
    '/question-sets/:id/copy',
    { access: 'signedIn', params: idParam, status: 201, failure: 'questionSetCreateFailed' },
    ({ user, params }) => questionSets.copy(params.id, user),
  )

  add(
    'put',
    '/question-sets/:id',
    {
      access: 'signedIn',
      params: idParam,
      body: questionSetRequest,
      bodyLimit: bodyLimits.pictures,
      failure: 'questionSetSaveFailed',
    },
    ({ user, params, body }) => questionSets.replace(params.id, body, user),
  )

  add(
    'delete',
    '/question-sets/:id',
    { access: 'signedIn', params: idParam, failure: 'questionSetDeleteFailed' },
    ({ user, params }) => questionSets.remove(params.id, user),
  )
}
