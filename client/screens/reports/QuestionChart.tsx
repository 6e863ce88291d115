import { useState } from 'react'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { answerLetters } from '../../../rooms/shared/questions/questionLimits.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'
import { hardestFirst, type QuestionFigures, questionFigures } from './reportFigures.ts'
import { ShareRing } from './ShareRing.tsx'

const orders = [
  { value: 'hardest', text: texts.hardest },
  { value: 'asked', text: texts.asked },
] as const

type BarProps = { letter: string; text: string; count: number; total: number; right: boolean }

const Bar = ({ letter, text, count, total, right }: BarProps) => (
  <li className={styles.bar} data-right={right || undefined}>
    <span className={styles.letter}>{letter}</span>
    <span className={styles.answer}>
      {worded(text)} {right && <Icon name="check" size={18} />}
      {right && <span className="unseen">{texts.right}</span>}
    </span>
    <span data-track className={styles.track}>
      <span data-fill style={{ width: `${total === 0 ? 0 : (100 * count) / total}%` }} />
    </span>
    <span className={styles.count}>
      {count}
      <span className="unseen"> {texts.chose(count)}</span>
    </span>
  </li>
)

const Question = ({ figures }: { figures: QuestionFigures }) => {
  const total = figures.spread.reduce((sum, count) => sum + count, 0) + figures.unanswered
  return (
    <Card as="li" tight className={styles.question}>
      <div className={styles.questionHead}>
        {figures.isScored && <ShareRing share={figures.correctShare} />}
        <div>
          <h2>
            {figures.number !== null && `${figures.number}. `}
            {worded(figures.question)}
          </h2>
          <p>
            {figures.averageMs !== null && texts.averageIn(texts.seconds(figures.averageMs))}{' '}
            {figures.isOpinion && <Badge tone="grape">{texts.opinion}</Badge>}
            {figures.isSlide && <Badge tone="grape">{texts.slide}</Badge>}
            {figures.voided && figures.isScored && <Badge tone="berry">{texts.voided}</Badge>}
          </p>
          {figures.accepted.length > 0 && <p>{texts.alsoAccepted(figures.accepted)}</p>}
        </div>
      </div>
      <ul className={styles.bars} data-opinion={figures.isOpinion || undefined}>
        {figures.answers.map((text, index) => (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            key={index}
            letter={figures.isChoice ? (answerLetters[index] ?? '') : '·'}
            text={text === '' ? texts.otherAnswers : text}
            count={figures.spread[index] ?? 0}
            total={total}
            right={index === figures.correct}
          />
        ))}
        {figures.unanswered > 0 && !figures.isSlide && (
          <Bar letter="–" text={texts.noAnswer} count={figures.unanswered} total={total} right={false} />
        )}
      </ul>
    </Card>
  )
}

/** Every question with the spread of its answers. */
export const QuestionChart = ({ report }: { report: Report }) => {
  const [order, setOrder] = useState<'hardest' | 'asked'>('hardest')
  const figures = questionFigures(report)
  return (
    <Stack>
      <div className={styles.onScreen}>
        <Chips legend={texts.sort} choices={orders} chosen={order} onChoose={setOrder} />
      </div>
      <ul className={styles.questions}>
        {(order === 'hardest' ? hardestFirst(figures) : figures).map((one) => (
          <Question key={one.index} figures={one} />
        ))}
      </ul>
    </Stack>
  )
}
