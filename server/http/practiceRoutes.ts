import { practiceSaveRequest } from '../../rooms/shared/contract/practice.ts'
import type { Practice } from '../progress/practice.ts'
import type { AddRoute } from './apiRoutes.ts'

export const practiceRoutes = (add: AddRoute, { practice }: { practice: Practice }) => {
  add('get', '/practice/:userId/history', { access: 'owner' }, ({ user }) => practice.history(user.id))

  add('get', '/practice/:userId/stats', { access: 'owner' }, ({ user }) => practice.stats(user))

  add(
    'post',
    '/practice/:userId/save',
    { access: 'owningStudent', body: practiceSaveRequest, failure: 'practiceSaveFailed' },
    ({ user, body }) => practice.save(user, body),
  )
}
