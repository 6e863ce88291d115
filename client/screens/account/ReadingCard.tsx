import { useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { ScreenAid } from '../../../rooms/shared/contract/classLimits.ts'
import { Card, CardHead } from '../../parts/Card.tsx'
import { AidTicks } from '../../parts/form/AidTicks.tsx'
import OtherLanguages from '../../parts/navigation/OtherLanguages.tsx'
import { chooseAids, chosenAids } from '../../state/aids.ts'
import { aidTexts as texts } from '../../texts/school/aids.ts'
import styles from './Account.module.css'

/** Every user may set these: they change this user's screen only, and no game. */
export const ReadingCard = ({ user }: { user: User }) => {
  const [chosen, setChosen] = useState(() => chosenAids(user))
  const choose = (aids: ScreenAid[]) => {
    setChosen(aids)
    void chooseAids(user, aids)
  }
  return (
    <Card aria-labelledby="account-reading">
      <CardHead title={texts.title} id="account-reading" />
      <p className={styles.text}>{texts.intro}</p>
      <AidTicks chosen={chosen} onChoose={choose} />
      <OtherLanguages />
    </Card>
  )
}
