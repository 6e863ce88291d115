import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { type Missed, missedQuestions } from '../../../rooms/shared/match/missedQuestions.ts'
import { screenNumbers } from '../../../rooms/shared/match/screenNumbers.ts'
import { playAgain } from '../../net/hostedGames.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { useHosting } from '../../parts/host/useHosting.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { useUser } from '../../state/session.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'
import { ShareRing } from './ShareRing.tsx'

const shownAtOnce = 5

const Row = ({ missed, number }: { missed: Missed; number: number | null }) => {
  const { question, answers, correct, correctShare, heldMost, asked } = missed
  return (
    <li className={styles.again}>
      <ShareRing share={correctShare} size={52} />
      <div>
        <h3>
          {number}. {worded(question)}
        </h3>
        <p className={styles.rightAnswer}>
          <Icon name="check" size={18} /> <span className="unseen">{texts.right}</span>{' '}
          <span className={styles.told}>{worded(answers[correct] ?? '')}</span>
        </p>
        {heldMost && (
          <p className={styles.wrongAnswer}>
            <Icon name="close" size={18} />{' '}
            <span className={styles.told}>
              {worded(texts.held(answers[heldMost.choice] ?? '', heldMost.count, asked))}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

/** What the class did not know, what it believed instead, and one press to ask it again. */
export const TeachAgain = ({ report }: { report: Report }) => {
  const missed = missedQuestions(report)
  const numbers = screenNumbers(report.questions)
  const user = useUser()
  const [, navigate] = useLocation()
  const { host, busy, problem } = useHosting()
  const [isAsking, setIsAsking] = useState(false)
  if (missed.length === 0) return null
  const { id, gameCode, questionSetId, gameMode } = report
  /** If the class still sits in the room of that game, the questions are asked there. Otherwise the class gets a new code. */
  const playMissed = async () => {
    setIsAsking(true)
    const answer = user ? await playAgain(user.id, gameCode, { missedIn: id }) : null
    setIsAsking(false)
    if (answer?.ok) return navigate(`/lobby/${gameCode}`)
    await host({ questionSetId, gameMode, missedIn: id, mapId: null })
  }
  return (
    <Card tone="sun" aria-labelledby="teach-again">
      <CardHead title={texts.teachAgain} id="teach-again">
        <div className={styles.onScreen}>
          <Button look="mint" icon="play" busy={busy || isAsking} onClick={() => void playMissed()}>
            {texts.playMissed(missed.length)}
          </Button>
        </div>
      </CardHead>
      <FormAlert message={problem} />
      <ul className={styles.againList}>
        {missed.slice(0, shownAtOnce).map((one) => (
          <Row key={one.index} missed={one} number={numbers[one.index] ?? null} />
        ))}
      </ul>
    </Card>
  )
}
