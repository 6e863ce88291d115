import { practiceSaveRequest } from '../../rooms/shared/contract/practice.ts'
import type { Achievements } from '../progress/achievements.ts'
import type { Practice } from '../progress/practice.ts'
import { isRefused } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'

type Needs = { practice: Practice; achievements: Achievements }

export const practiceRoutes = (add: AddRoute, { practice, achievements }: Needs) => {
  add('get', '/practice/:userId/history', { access: 'owner' }, ({ user }) => practice.history(user.id))

  add('get', '/practice/:userId/stats', { access: 'owner' }, ({ user }) => practice.stats(user))

  add(
    'post',
    '/practice/:userId/save',
    { access: 'owningStudent', body: practiceSaveRequest, failure: 'practiceSaveFailed' },
    async ({ user, body }) => {
      const outcome = await practice.save(user, body)
      if (!isRefused(outcome)) await achievements.unlock(user, `practice:${outcome.saved.id}`)
      return outcome
    },
  )
}
