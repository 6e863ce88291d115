import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { playCue } from '../../../state/sound.ts'
import { classGuessTexts } from '../../../texts/moments/waiting.ts'
import styles from './ClassGuess.module.css'
import { bandOf, type Guess, guess, guesses, guessOf, mayGuess, rightOf, useGuessed } from './classGuess.ts'

const lit: Readonly<Record<Guess, number>> = { few: 1, half: 3, most: 5 }
const dots = [1, 2, 3, 4, 5]

/** While others still think, the player guesses how many will be right. After the question it says how good the guess was. */
export default function ClassGuess({ view }: { view: GameView }) {
  const own = guessOf(
    useGuessed(({ last }) => last),
    view,
  )
  if (view.phase === 'reveal') return own && <Told view={view} own={own} />
  if (!mayGuess(view)) return null
  return own ? (
    <p className={joinClasses(styles.guess, styles.made)}>
      {classGuessTexts.guessed}: <b>{classGuessTexts[own]}</b> <Dots of={own} />
    </p>
  ) : (
    <section className={styles.guess} aria-label={classGuessTexts.ask}>
      <h2>{classGuessTexts.ask}</h2>
      <ul>
        {guesses.map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={() => {
                playCue('click')
                guess(view, one)
              }}
            >
              <Dots of={one} />
              {classGuessTexts[one]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Dots = ({ of }: { of: Guess }) => (
  <span className={styles.dots} aria-hidden="true">
    {dots.map((dot) => (
      <span key={dot} className={dot <= lit[of] ? styles.lit : undefined} />
    ))}
  </span>
)

const Told = ({ view, own }: { view: GameView; own: Guess }) => {
  const told = rightOf(view)
  if (!told) return null
  const isRight = bandOf(told) === own
  return (
    <p className={joinClasses(styles.told, isRight && styles.right)}>
      {isRight && <Icon name="check" size={18} />}
      <b>{isRight ? classGuessTexts.sawIt : classGuessTexts.notThis}</b> {classGuessTexts.gotIt(told.right, told.of)}
    </p>
  )
}
