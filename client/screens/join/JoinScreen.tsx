import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { lookAhead } from '../../net/games.ts'
import { inTime } from '../../net/lateCode.ts'
import { Card } from '../../parts/Card.tsx'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { CodeForm, problemWith } from '../../parts/join/CodeForm.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { mayBeSeated } from '../../state/kept/mayBeSeated.ts'
import { isOpenHere } from '../../state/kept/seats.ts'
import { useUser } from '../../state/session.ts'
import { joinTexts } from '../../texts/join.ts'
import { partTexts } from '../../texts/parts.ts'
import { shellTexts } from '../../texts/shell.ts'
import styles from './JoinScreen.module.css'

/** Needed only by players who come back from a game. */
const WayBack = lazy(inTime(() => import('./WayBack.tsx')))

/** Not needed by players who bring a code. */
const OtherLanguages = lazy(() => import('../../parts/navigation/OtherLanguages.tsx'))

/** /join and /join/CODE: from the address on the board to the lobby, which asks guests for their name. */
export default function JoinScreen() {
  const { code } = useParams<{ code?: string }>()
  const user = useUser()
  const [, navigate] = useLocation()
  const [looking, setLooking] = useState(code !== undefined)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    document.title = `${joinTexts.documentTitle} · ${partTexts.productName}`
  }, [])

  useEffect(() => {
    if (code === undefined) return
    let here = true
    void lookAhead(code).then((answer) => {
      if (!here) return
      if (answer.ok && isOpenHere(answer.value)) return navigate(`/lobby/${answer.value.gameCode}`, { replace: true })
      setProblem(problemWith(answer))
      setLooking(false)
    })
    return () => {
      here = false
    }
  }, [code, navigate])

  if (looking) return <LoadingScreen />
  return (
    <main id="main" className={styles.screen}>
      <Slime name="mint" pose="cheer" size={150} lively />
      <Card className={styles.card}>
        {mayBeSeated() && (
          <Suspense fallback={null}>
            <WayBack />
          </Suspense>
        )}
        <h1>{joinTexts.title}</h1>
        <p className={styles.intro}>{joinTexts.intro}</p>
        <CodeForm
          large
          startCode={code?.toUpperCase() ?? ''}
          startProblem={problem}
          onFound={({ gameCode }) => navigate(`/lobby/${gameCode}`)}
        />
        {!user && (
          <p className={styles.guest}>
            {joinTexts.guestHint} <Link href="/login">{shellTexts.login}</Link>
          </p>
        )}
        <Suspense fallback={null}>
          <OtherLanguages />
        </Suspense>
      </Card>
    </main>
  )
}
