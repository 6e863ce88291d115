import { useEffect, useState } from 'react'
import { CoinAmount } from '../../parts/Amounts.tsx'
import { OneAccount } from '../../parts/account/OneAccount.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { OverCard } from '../../parts/game/frame/OverCard.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import type { PracticePlan } from '../../parts/practicePlan.ts'
import { PurseNote } from '../../parts/purse/PurseNote.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { playEffect } from '../../state/gameSound.ts'
import type { GameView } from '../../state/gameView.ts'
import { keptPractice, noteOver } from '../../state/kept/keptPractice.ts'
import { type Saving, save, useSaving } from '../../state/practice.ts'
import { useSession, useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './PracticeOver.module.css'
import { VictoryOverlay } from './VictoryOverlay.tsx'
import { whyFewer, whyLessForOwn } from './whyFewer.ts'

const victoryMs = 3000

const outcomeOf = (score: number, rivalScore: number): string => {
  if (score === rivalScore) return gamePracticeTexts.drawn
  return score > rivalScore ? gamePracticeTexts.won : gamePracticeTexts.lost
}

/** What the run is worth, until the server says what it has paid. */
const payOf = ({ final }: GameView, saving: Saving) => {
  const earned = final?.currency ?? 0
  return { earned, paid: (saving.kind === 'saved' ? saving.paid : null) ?? earned }
}

const nothing = { score: 0, correctCount: 0 }

type PracticeOverProps = { view: GameView; plan: PracticePlan; onAgain: () => void }

export const PracticeOver = ({ view, plan, onAgain }: PracticeOverProps) => {
  const user = useUser()
  const saving = useSaving((state) => state.saving)
  const { final, playerId, totalQuestions } = view
  const { score, correctCount } = final?.players.find(({ id }) => id === playerId) ?? nothing
  const { score: rivalScore } = final?.players.find(({ id }) => id !== playerId) ?? nothing
  const { earned, paid } = payOf(view, saving)
  const fewer = whyFewer(score, earned)
  const hasWon = score > rivalScore
  const slime = user?.selectedSlime ?? 'mint'
  const [isNews] = useState(() => !keptPractice()?.isOver)
  useEffect(() => {
    noteOver()
    if (isNews) playEffect(hasWon ? 'finish' : 'heal')
  }, [hasWon, isNews])
  const isAway = useSession(({ instead }) => instead !== null)
  useEffect(() => {
    if (!isAway && useSaving.getState().saving.kind === 'failed') void save()
  }, [isAway])
  const [celebrates, setCelebrates] = useState(hasWon && isNews)
  useEffect(() => {
    if (!hasWon) return
    const timer = setTimeout(() => setCelebrates(false), victoryMs)
    return () => clearTimeout(timer)
  }, [hasWon])
  return (
    <OverCard
      celebration={celebrates && <VictoryOverlay slime={slime} />}
      picture={<Slime name={slime} pose={hasWon ? 'cheer' : 'idle'} size={132} lively />}
      title={gamePracticeTexts.over}
      outcome={outcomeOf(score, rivalScore)}
      actions={
        <>
          <Button look="mint" size="large" wide onClick={onAgain}>
            {gamePracticeTexts.playAgain}
          </Button>
          <ButtonLink href="/practice" state={plan} wide>
            {gamePracticeTexts.back}
          </ButtonLink>
          <ButtonLink href={dashboardPath(user)} look="plain" wide>
            {gamePracticeTexts.backToDashboard}
          </ButtonLink>
        </>
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>{gamePracticeTexts.yourScore}</dt>
          <dd>{amountText(score)}</dd>
        </div>
        <div>
          <dt>{gamePracticeTexts.aiScore}</dt>
          <dd>{amountText(rivalScore)}</dd>
        </div>
        <div>
          <dt>{gamePracticeTexts.correctAnswers}</dt>
          <dd>{gamePracticeTexts.correctOf(correctCount, totalQuestions)}</dd>
        </div>
        <div>
          <dt>{gamePracticeTexts.earned}</dt>
          <dd>
            <CoinAmount amount={paid} />
          </dd>
        </div>
      </dl>
      {fewer && <p className={styles.note}>{fewer}</p>}
      {paid < earned &&
        (view.practice?.isOwn ? (
          <p className={styles.note}>{whyLessForOwn(paid, earned)}</p>
        ) : (
          <PurseNote paid={paid} earned={earned} />
        ))}
      <SavingState saving={saving} />
      {user && <OneAccount user={user} />}
    </OverCard>
  )
}

const SavingState = ({ saving }: { saving: Saving }) => (
  <div className={styles.saving} role="status">
    {saving.kind === 'saved' && gamePracticeTexts.saved}
    {(saving.kind === 'saving' || saving.kind === 'unsaved') && gamePracticeTexts.saving}
    {saving.kind === 'failed' && (
      <>
        <span className={styles.failed}>{saving.message}</span>
        {!saving.isFinal && (
          <Button size="small" onClick={() => void save()}>
            {gamePracticeTexts.saveAgain}
          </Button>
        )}
      </>
    )}
  </div>
)
