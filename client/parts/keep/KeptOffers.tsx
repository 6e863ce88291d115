import { useState } from 'react'
import { guestSeats } from '../../state/kept/guestSeats.ts'
import KeepGame from './KeepGame.tsx'

/** Coins earned in this tab before its pupil signed in. */
export default function KeptOffers() {
  const [seatKeys] = useState(guestSeats)
  return seatKeys.map((seatKey) => <KeepGame key={seatKey} seatKey={seatKey} />)
}
