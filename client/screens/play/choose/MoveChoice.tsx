import { type ReactNode, useCallback } from 'react'
import { useAnswerKeys } from '../../../parts/game/answers/useAnswerKeys.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { Caped } from '../../../slimes/Cape.tsx'
import { capeOf } from '../../../slimes/capes.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { chooseMove } from '../../../state/game.ts'
import type { GameView, OwnMove } from '../../../state/gameView.ts'
import { playCue } from '../../../state/sound.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { finaleTexts } from '../../../texts/moments/finale.ts'
import { ownResult } from '../player/ownResult.ts'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './Choosing.module.css'
import { MoveCard } from './MoveCard.tsx'
import { actorsOf, cardIn, cardOf, riskOf } from './moveCards.ts'

export const MoveChoice = ({ view, clock }: { view: GameView; clock: ReactNode }) => {
  const { gameMode, choosing, ownMove, pausedBy, me } = view
  const { turn } = useModeScreen(gameMode)
  const moves = choosing?.moves
  const isOpen = moves !== undefined && ownMove === null && pausedBy !== 'host'
  const choose = useCallback(
    (index: number) => {
      const offer = moves?.[index]
      if (!offer) return
      playCue('click')
      chooseMove({ id: offer.id })
    },
    [moves],
  )
  useAnswerKeys(isOpen, moves?.length ?? 0, choose)
  const gained = ownResult(view)?.gained ?? 0
  const isFinale = view.asked?.finale === 'now'
  return (
    <section className={styles.choose} aria-label={choosingTexts.chooseMove}>
      {clock && <div className={styles.clock}>{clock}</div>}
      <header className={styles.title}>
        <span className={styles.face}>
          <Caped cape={me ? capeOf(me) : undefined}>
            <Slime name={me?.slime ?? 'mint'} pose="cheer" size="100%" />
          </Caped>
        </span>
        <p className={styles.verdict}>
          {gamePlayTexts.right} {gained > 0 && choosingTexts.gained(gained)}
        </p>
        <h1>{ownMove ? choosingTexts.waiting : isFinale ? finaleTexts.chooseMove : choosingTexts.chooseMove}</h1>
      </header>
      <ul className={styles.cards} aria-label={choosingTexts.moves} data-count={moves?.length}>
        {moves?.map((offer, index) => (
          <li key={offer.id}>
            <MoveCard
              {...cardOf(view, offer, turn)}
              card={cardIn(turn, offer.id)}
              risk={riskOf(cardIn(turn, offer.id), offer)}
              index={index}
              actors={actorsOf(view)}
              standing={ownMove ? (ownMove.move.id === offer.id ? 'chosen' : 'faded') : 'open'}
              isDefault={index === 0 && !ownMove}
              disabled={!isOpen}
              onChoose={() => choose(index)}
            >
              {ownMove?.move.id === offer.id && <Kept move={ownMove} />}
            </MoveCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Kept = ({ move: { isSafe } }: { move: OwnMove }) => (
  <span className={styles.kept} data-note>
    {isSafe && <Icon name="check" size={16} />} {isSafe ? choosingTexts.safe : choosingTexts.sending}
  </span>
)
