import { useEffect } from 'react'
import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { CoinIcon, Stat } from '../../parts/Amounts.tsx'
import { RarityBadge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { HostPanel } from '../../parts/host/HostPanel.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { JoinForm } from '../../parts/join/JoinForm.tsx'
import { Page, Stack } from '../../parts/Page.tsx'
import { QuestionSetList } from '../../parts/questionSets/QuestionSetList.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { openCollection } from '../../state/collectionModal.ts'
import { refreshPlayer } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './Dashboard.module.css'
import { RunningGames } from './RunningGames.tsx'

const previewCount = 8

const CurrentSlime = ({ user }: { user: User }) => {
  const design = slimeNamed(user.selectedSlime)
  return (
    <Card tone="mint" aria-labelledby="current-slime">
      <CardHead title={dashboardTexts.currentSlime} id="current-slime" />
      <div className={styles.current}>
        <Slime name={user.selectedSlime} size={150} lively />
        <div className={styles.currentWords}>
          <h3>{design.name}</h3>
          <RarityBadge rarity={design.rarity} />
          <p>{design.character}</p>
          <ButtonLink href="/shop" look="sun" icon="bag">
            {dashboardTexts.visitShop}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

const CollectionPreview = ({ user }: { user: User }) => (
  <Card aria-labelledby="collection-preview">
    <CardHead title={dashboardTexts.collection} id="collection-preview">
      <Button size="small" onClick={openCollection}>
        {dashboardTexts.showAll}
      </Button>
    </CardHead>
    <ul className={styles.owned}>
      {user.ownedSlimes.slice(0, previewCount).map((id) => (
        <li key={id}>
          <Slime name={id} size={76} />
          <span>{slimeNamed(id).name}</span>
        </li>
      ))}
    </ul>
  </Card>
)

const Figures = ({ user }: { user: User }) => (
  <div className={styles.figures}>
    <Stat
      label={dashboardTexts.currency}
      value={amountText(user.currency ?? 0)}
      icon={<CoinIcon size={30} />}
      tone="sun"
    />
    <Stat
      label={dashboardTexts.slimes}
      value={amountText(user.ownedSlimes.length)}
      icon={<Icon name="star" size={28} />}
      tone="grape"
    />
  </div>
)

export default function StudentScreen() {
  const user = useUser()
  useEffect(() => {
    void refreshPlayer()
  }, [])
  if (!user) return null
  return (
    <Page
      title={dashboardTexts.welcome(user.username)}
      documentTitle={dashboardTexts.studentTitle}
      intro={dashboardTexts.studentIntro}
      actions={
        <>
          <ButtonLink href="/create-set" icon="edit">
            {dashboardTexts.createQuestions}
          </ButtonLink>
          <ButtonLink href="/practice" look="sky" icon="target">
            {dashboardTexts.practiceSolo}
          </ButtonLink>
          <Button
            look="grape"
            icon="play"
            onClick={() => document.getElementById('host')?.scrollIntoView({ behavior: 'smooth' })}
          >
            {dashboardTexts.hostGame}
          </Button>
        </>
      }
    >
      <RunningGames />
      <div className={styles.columns}>
        <Stack gap={5}>
          <JoinForm />
          <HostPanel />
          <QuestionSetList />
        </Stack>
        <Stack gap={5}>
          <Figures user={user} />
          <CurrentSlime user={user} />
          <CollectionPreview user={user} />
          <ButtonLink href="/achievements" icon="trophy" wide>
            {dashboardTexts.achievements}
          </ButtonLink>
        </Stack>
      </div>
    </Page>
  )
}
