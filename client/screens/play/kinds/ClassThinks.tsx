import type { AskedQuestion, GivenAnswer, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import { answeringTexts as texts } from '../../../texts/game/answering.ts'
import styles from './ClassThinks.module.css'
import { OpinionBars } from './OpinionBars.tsx'

type ClassProps = { asked: AskedQuestion; closed: QuestionClosed; own: GivenAnswer | undefined }

/** On a player's device: what the class thinks, with the player's own opinion marked. */
export const ClassThinks = ({ asked, closed, own = asked.own }: ClassProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the window has to scroll for keyboards, too
  <section className={styles.thinks} tabIndex={0} aria-labelledby="class-thinks">
    <h1 id="class-thinks">{texts.classThinks}</h1>
    <p className={styles.question}>{worded(asked.text, asked.language)}</p>
    <OpinionBars asked={asked} closed={closed} own={own?.choices?.[0]} />
    {closed.explanation && <p className={styles.why}>{worded(closed.explanation, asked.language)}</p>}
  </section>
)
