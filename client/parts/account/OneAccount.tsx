import { lazy, Suspense, useEffect } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { inTime } from '../../net/lateCode.ts'
import { watchOtherTabs } from '../../state/otherTabs.ts'
import { useSession } from '../../state/session.ts'

const OtherAccount = lazy(inTime(() => import('./OtherAccount.tsx')))

/** For pages of one account: another tab may log in as another user. */
export const OneAccount = ({ user }: { user: User }) => {
  const instead = useSession((session) => session.instead)
  useEffect(watchOtherTabs, [])
  return (
    instead && (
      <Suspense fallback={null}>
        <OtherAccount key={instead.id} user={user} instead={instead} />
      </Suspense>
    )
  )
}
