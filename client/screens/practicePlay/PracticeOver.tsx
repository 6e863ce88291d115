import { useEffect, useState } from 'react'
import { CoinAmount } from '../../parts/Amounts.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { dashboardPath } from '../../parts/dashboardPath.ts'
import { PurseNote } from '../../parts/purse/PurseNote.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { save } from '../../state/practice.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import { useUser } from '../../state/session.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './PracticeOver.module.css'
import { VictoryOverlay } from './VictoryOverlay.tsx'

const victoryMs = 3000

const outcomeOf = ({ score, aiScore }: PracticeView): string => {
  if (score === aiScore) return gamePracticeTexts.drawn
  return score > aiScore ? gamePracticeTexts.won : gamePracticeTexts.lost
}

/** Until the server has paid, what the run is worth. */
const payOf = ({ currencyEarned: earned, saving }: PracticeView) => ({
  earned,
  paid: (saving.kind === 'saved' ? saving.paid : null) ?? earned,
})

export const PracticeOver = ({ view, onAgain }: { view: PracticeView; onAgain: () => void }) => {
  const user = useUser()
  const { score, aiScore, correctCount, totalQuestions } = view
  const { earned, paid } = payOf(view)
  const hasWon = score > aiScore
  const [celebrates, setCelebrates] = useState(hasWon)
  useEffect(() => {
    if (!hasWon) return
    const timer = setTimeout(() => setCelebrates(false), victoryMs)
    return () => clearTimeout(timer)
  }, [hasWon])
  return (
    <main id="main" className={styles.over}>
      {celebrates && <VictoryOverlay slime={user?.selectedSlime ?? 'mint'} />}
      <Card className={styles.card}>
        <Slime name={user?.selectedSlime ?? 'mint'} pose={hasWon ? 'cheer' : 'idle'} size={132} lively />
        <h1>{gamePracticeTexts.over}</h1>
        <p className={styles.outcome}>{outcomeOf(view)}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{gamePracticeTexts.yourScore}</dt>
            <dd>{amountText(score)}</dd>
          </div>
          <div>
            <dt>{gamePracticeTexts.aiScore}</dt>
            <dd>{amountText(aiScore)}</dd>
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
        {view.isUnpaid && <p className={styles.note}>{gamePracticeTexts.ownSet}</p>}
        {paid < earned && <PurseNote paid={paid} earned={earned} />}
        <SavingState view={view} />
        <div className={styles.actions}>
          <Button look="mint" size="large" wide onClick={onAgain}>
            {gamePracticeTexts.playAgain}
          </Button>
          <ButtonLink href="/practice" wide>
            {gamePracticeTexts.back}
          </ButtonLink>
          <ButtonLink href={dashboardPath(user)} look="plain" wide>
            {gamePracticeTexts.backToDashboard}
          </ButtonLink>
        </div>
      </Card>
    </main>
  )
}

const SavingState = ({ view: { saving } }: { view: PracticeView }) => (
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
