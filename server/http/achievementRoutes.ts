import type { Achievements } from '../progress/achievements.ts'
import type { AddRoute } from './apiRoutes.ts'

export const achievementRoutes = (add: AddRoute, { achievements }: { achievements: Achievements }) => {
  add('get', '/achievements', { access: 'everyone' }, ({ user }) => achievements.catalogueFor(user?.id))

  add('get', '/achievements/:userId', { access: 'owner' }, ({ user }) => achievements.list(user))
}
