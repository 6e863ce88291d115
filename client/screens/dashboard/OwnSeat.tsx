import { useEffect, useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { hostedGamesPath } from '../../net/hostedGames.ts'
import { useServerData } from '../../net/useServerData.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { seatedGames } from '../../state/kept/seatedGames.ts'
import { runningGamesTexts as texts } from '../../texts/game/runningGames.ts'
import styles from './Dashboard.module.css'

/** For who has left a game in the middle, as by the way back of a phone: the code may stand on a board they do not see. */
export const OwnSeat = ({ user }: { user: User }) => {
  const [codes, setCodes] = useState<string[]>([])
  const { data: hosted } = useServerData<HostedGame[]>(codes.length > 0 ? hostedGamesPath(user.id) : null)
  useEffect(() => {
    let isWanted = true
    void seatedGames().then((found) => isWanted && setCodes(found))
    return () => {
      isWanted = false
    }
  }, [])
  // Those that one hosts stand beside it, with more to press.
  const code = hosted && codes.find((one) => hosted.every((game) => game.code !== one))
  if (code === undefined) return null
  return (
    <Card tone="mint" tight aria-labelledby="own-seat" className={styles.plays}>
      <h2 id="own-seat">{texts.seated(code)}</h2>
      <ButtonLink href={`/lobby/${code}`} look="mint" size="large" icon="play">
        {texts.toSeat}
      </ButtonLink>
    </Card>
  )
}
