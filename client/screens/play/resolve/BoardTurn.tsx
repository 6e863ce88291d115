import type { Headline } from '../../../modes/modeScreen.ts'
import { lettersWide } from '../../../parts/game/standings/lettersWide.ts'
import { resolvedRows } from '../../../parts/game/standings/scoreRows.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'
import { BoardSide } from '../board/BoardSide.tsx'
import { FinaleCurtain } from '../finale/FinaleCurtain.tsx'
import { News } from '../News.tsx'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './BoardTurn.module.css'
import { boardNews } from './boardNews.ts'
import { headlinesOf, verbParts } from './headlines.ts'

/** What a turn did, in the few sentences that a class should read, beside the standings. */
export const BoardTurn = ({ view }: { view: GameView }) => {
  const { turn } = useModeScreen(view.gameMode)
  const headlines = headlinesOf(view, turn)
  return (
    <div className={styles.turn}>
      <News text={boardNews(view, turn)} />
      <FinaleCurtain view={view} />
      <section className={styles.story}>
        <h1>{headlineTexts.title}</h1>
        {headlines.length === 0 && <p className={styles.calmTurn}>{headlineTexts.calm}</p>}
        <ol className={styles.headlines} style={{ '--count': headlines.length }}>
          {headlines.map((headline, index) => (
            <li key={headline.text} style={{ '--wait': `${index * 0.35}s`, '--letters': lettersWide(headline.text) }}>
              <Ribbon headline={headline} />
            </li>
          ))}
        </ol>
      </section>
      <BoardSide view={view} rows={resolvedRows(view)} />
    </div>
  )
}

const Ribbon = ({ headline: { text, tone, faces } }: { headline: Headline }) => {
  const [own, other] = faces
  return (
    <p className={joinClasses(styles.ribbon, styles[tone])}>
      {own && <Slime name={own} pose="cheer" size="1em" className={styles.face ?? ''} />}
      <span>
        {verbParts(text).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          part.isVerb ? <em key={at}>{part.text}</em> : part.text,
        )}
      </span>
      {other && <Slime name={other} pose="hurt" size="1em" className={styles.face ?? ''} />}
    </p>
  )
}
