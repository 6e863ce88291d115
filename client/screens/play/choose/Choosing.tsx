import { type ReactNode, useState } from 'react'
import type { ModeTurn } from '../../../modes/modeScreen.ts'
import { Button } from '../../../parts/Button.tsx'
import { Timer } from '../../../parts/game/answers/Timer.tsx'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { Confetti } from '../../../parts/game/frame/Confetti.tsx'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { placeText } from '../../../texts/game/gamePlay.ts'
import { News } from '../News.tsx'
import { useKeptFocus } from '../useKeptFocus.ts'
import { useModeScreen } from '../useModeScreen.ts'
import { Cheering } from './Cheering.tsx'
import styles from './Choosing.module.css'
import { chooseSeconds } from './chooseSeconds.ts'
import { choosingNews } from './choosingNews.ts'
import { MoveChoice } from './MoveChoice.tsx'
import { isThrough, ownTask } from './ownTask.ts'
import { SecondLook } from './SecondLook.tsx'

/** In seconds: most of the time for choosing is calm. */
export const urgentFrom = 3

/** After the answer: a player who was right chooses a move, all others get a second look. */
export const Choosing = ({ view }: { view: GameView }) =>
  view.phase === 'reveal' ? <EarlyMove view={view} /> : <InTime view={view} />

/** Players who were right may choose while the class still hears why the answer is right. */
const EarlyMove = ({ view }: { view: GameView }) => {
  const { turn } = useModeScreen(view.gameMode)
  const [isOpen, setOpen] = useState(false)
  useKeptFocus(isOpen ? 'early' : 'reveal')
  if (ownTask(view, turn) !== 'move') return null
  return (
    <div className={isOpen ? styles.early : styles.now} data-sign>
      {isOpen ? (
        <>
          <News text={choosingNews(view, turn)} />
          <MoveChoice view={view} clock={null} />
        </>
      ) : (
        <Button look="sun" size="large" wide onClick={() => setOpen(true)}>
          {choosingTexts.chooseMove}
        </Button>
      )}
    </div>
  )
}

const InTime = ({ view }: { view: GameView }) => {
  const { endsAt, remainingMs, paused, ownMove, ownLook } = view
  const { turn } = useModeScreen(view.gameMode)
  const seconds = useSecondsLeft(endsAt, remainingMs)
  useKeptFocus(ownMove || ownLook ? 'chosen' : 'open')
  const timer = <Timer look="bar" seconds={seconds} limitSeconds={chooseSeconds(view)} urgentFrom={urgentFrom} />
  const clock = paused ? null : mayCheer(view, turn) ? (
    <Cheering slime={view.me?.slime ?? 'mint'} clock={timer} />
  ) : (
    timer
  )
  return (
    <>
      <News text={choosingNews(view, turn)} />
      <Task view={view} turn={turn} clock={clock} isOver={seconds === 0} />
    </>
  )
}

/** For a player who is done, as far as the server knows; in a practice there are no others to cheer for. */
function mayCheer(view: GameView, turn: ModeTurn | null): boolean {
  const { ownMove, ownLook, lobbyPlay, practice, plays } = view
  if (!lobbyPlay || practice || !plays) return false
  return ownMove?.isSafe || (ownLook !== null && ownLook.right !== null) || isThrough(view, turn)
}

type TaskProps = { view: GameView; turn: ModeTurn | null; clock: ReactNode; isOver: boolean }

const Task = ({ view, turn, clock, isOver }: TaskProps) => {
  switch (ownTask(view, turn)) {
    case 'move':
      return <MoveChoice view={view} clock={clock} />
    case 'look':
      return <SecondLook view={view} turn={turn} clock={clock} isOver={isOver} />
    case 'none':
      return <Onlooker view={view} turn={turn} clock={clock} />
  }
}

/** For a player who has already crossed the line, or who came after the question was over. */
const Onlooker = ({ view, turn, clock }: Omit<TaskProps, 'isOver'>) => {
  const { me } = view
  const isDone = isThrough(view, turn)
  return (
    <section className={styles.onlooker}>
      {clock}
      {isDone && <Confetti />}
      <Slime name={me?.slime ?? 'mint'} pose={isDone ? 'cheer' : 'hop'} size="clamp(7rem, 30vmin, 14rem)" lively />
      <h1>{isDone ? choosingTexts.crossed(placeText(me?.mark ?? 1)) : choosingTexts.nothingToDo}</h1>
      {isDone && <p>{choosingTexts.crossedHint}</p>}
    </section>
  )
}
