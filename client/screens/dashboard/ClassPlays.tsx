import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { ClassGame } from '../../../rooms/shared/contract/classes.ts'
import { classGamePath, type OwnMembership, ownMembershipsPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { classGameTexts as texts } from '../../texts/school/classGames.ts'
import styles from './Dashboard.module.css'
import { OwnSeat } from './OwnSeat.tsx'

const lookAgainMs = 5_000

/** Tells a pupil on any page that their class plays: they join without typing a code. */
export const ClassPlays = ({ user }: { user: User }) => {
  const { data: classes = [] } = useServerData<OwnMembership[]>(user.kept ? null : ownMembershipsPath, (latest) =>
    latest?.some(({ waits }) => waits) ? lookAgainMs : 0,
  )
  const isPupil = user.kept || classes.some(({ waits }) => !waits)
  const { data: game } = useServerData<Partial<ClassGame>>(isPupil ? classGamePath : null, () => lookAgainMs)
  if (game?.code === undefined) return <OwnSeat user={user} />
  return (
    <Card tone="mint" tight aria-labelledby="class-plays" className={styles.plays}>
      <h2 id="class-plays">
        <bdi>{texts.plays(game.className ?? '')}</bdi>
      </h2>
      <ButtonLink href={`/lobby/${game.code}`} look="mint" size="large" icon="play">
        {texts.goIn}
      </ButtonLink>
    </Card>
  )
}
