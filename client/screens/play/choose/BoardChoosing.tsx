import { Timer } from '../../../parts/game/answers/Timer.tsx'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { restingRows } from '../../../parts/game/standings/scoreRows.ts'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { finaleTexts } from '../../../texts/moments/finale.ts'
import { AnsweredSlimes } from '../board/AnsweredSlimes.tsx'
import { BoardSide } from '../board/BoardSide.tsx'
import { News } from '../News.tsx'
import styles from './BoardChoosing.module.css'
import { urgentFrom } from './Choosing.tsx'
import { chooseSeconds } from './chooseSeconds.ts'

/** How many have chosen or looked again and who is still thinking, but never what they chose. */
export const BoardChoosing = ({ view }: { view: GameView }) => {
  const { players, answeredCount, connectedCount, endsAt, remainingMs, paused } = view
  const seconds = useSecondsLeft(endsAt, remainingMs)
  return (
    <div className={styles.choosing}>
      <News text={choosingTexts.boardHint} />
      <section className={styles.left}>
        <div className={styles.words}>
          <h1>{choosingTexts.choosing(answeredCount, Math.max(connectedCount, answeredCount))}</h1>
          <p>{view.asked?.finale === 'now' ? finaleTexts.double : choosingTexts.boardHint}</p>
        </div>
        <Timer seconds={seconds} limitSeconds={chooseSeconds(view)} paused={paused} urgentFrom={urgentFrom} />
        <AnsweredSlimes players={players} look="crowd" />
      </section>
      <BoardSide view={view} rows={restingRows(view)} />
    </div>
  )
}
