import { Suspense, useState } from 'react'
import { seatOfThisDevice, seatOfThisTab } from '../../state/kept/seats.ts'
import { spare } from '../spare.ts'

/** Only guests need it. */
const KeepGame = spare(() => import('./KeepGame.tsx'))

type KeptForGuestProps = { code: string; slime?: string | undefined; since?: number | undefined }

/** The offer for the seat that this device has, or had, in a game. */
export const KeptForGuest = ({ code, slime, since }: KeptForGuestProps) => {
  // Read once, before the guest signs in and anything changes. Signing in itself forgets no seat.
  const [seatKey] = useState(() => seatOfThisTab(code) ?? seatOfThisDevice(code))
  if (seatKey === undefined) return null
  return (
    <Suspense fallback={null}>
      <KeepGame seatKey={seatKey} slime={slime} since={since} />
    </Suspense>
  )
}
