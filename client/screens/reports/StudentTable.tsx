import { memo, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Report, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { screenNumbers } from '../../../rooms/shared/match/screenNumbers.ts'
import { type ClassPage, classPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { EmptyState } from '../../parts/feedback/Notice.tsx'
import { Switch } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useInPieces } from '../../parts/maps/useInPieces.ts'
import { Stack } from '../../parts/navigation/Page.tsx'
import { useUser } from '../../state/session.ts'
import { amountText } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import { useSpareModeScreen } from '../play/useModeScreen.ts'
import { type Mark, markOf } from './answerMarks.ts'
import styles from './Reports.module.css'
import { askedOf, averageTimeOf, plannedOf } from './reportFigures.ts'

const signs: Record<Mark, string> = {
  right: '✓',
  partly: '◐',
  wrong: '✗',
  opinion: '•',
  none: '–',
  voided: '/',
  absent: '',
  slide: '',
}

/** By the places of the questions. Null for opinions and slides. */
type Numbers = readonly (number | null)[]
const unnumbered = '·'

type MarksProps = { questions: Report['questions']; numbers: Numbers; answers: ReportPlayer['answers'] }

const Marks = ({ questions, numbers, answers }: MarksProps) => (
  <ol className={styles.marks}>
    {questions.map((question, index) => {
      const mark = markOf(answers[index] ?? null, question)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
        <li key={index} data-mark={mark} title={`${numbers[index] ?? unnumbered}: ${texts.mark[mark]}`}>
          <span role="img" aria-label={texts.mark[mark]}>
            {signs[mark]}
          </span>
        </li>
      )
    })}
  </ol>
)

/** Numbers of the questions above their marks, for sighted users. Each mark says in words what it is. */
const NumberRow = ({ numbers }: { numbers: Numbers }) => (
  <span className={styles.numbers} aria-hidden="true">
    {numbers.map((number, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
      <span key={index} className={styles.number}>
        {number ?? unnumbered}
      </span>
    ))}
  </span>
)

/** `name`: the real one, if the teacher has asked for it. */
type RowProps = {
  report: Report
  numbers: Numbers
  player: ReportPlayer
  name: string | undefined
  why: string | null
}

const Row = memo(({ report, numbers, player, name, why }: RowProps) => {
  const time = averageTimeOf(report, [player])
  return (
    <tr>
      <td>
        {player.place}
        {why !== null && <small className={styles.why}>{why}</small>}
      </td>
      <th scope="row" data-stays>
        <span className={styles.student}>
          <Avatar slime={player.slime} size={38} />{' '}
          <span className={styles.called} translate="no">
            {name !== undefined && <bdi>{name}</bdi>}
            {player.userId === null ? (
              player.username
            ) : (
              <Link href={`/reports/pupils/${player.userId}`} aria-label={texts.overGames(player.username)}>
                {player.username}
              </Link>
            )}
          </span>
          {player.userId === null && <Badge>{texts.guest}</Badge>}
        </span>
      </th>
      <td>{amountText(player.score)}</td>
      <td>
        {player.correctCount} / {askedOf(report, player)}
      </td>
      <td>{time === null ? '–' : texts.seconds(time)}</td>
      <td>
        <Marks questions={report.questions} numbers={numbers} answers={player.answers} />
      </td>
    </tr>
  )
})

/** More than a class has. The rows of two hundred with a hundred answers each keep a phone busy for seconds. */
const rowsAtOnce = 40

/** The real names of a class, to its teachers: fetched when they ask for them, because reports are looked at on the wall, too. */
const useRealNames = ({ classId, players }: Report) => {
  const user = useUser()
  const [isOn, setOn] = useState(false)
  const { data, error } = useServerData<ClassPage>(isOn && classId ? classPath(classId) : null)
  const pupils = isOn && data ? data.pupils.filter(({ name }) => name !== '') : []
  const played = new Set(players.map(({ userId }) => userId))
  const missing = pupils.filter(({ id }) => !played.has(id)).map(({ name }) => name)
  return {
    names: new Map(pupils.map(({ id, name }) => [id, name])),
    choice: classId !== undefined && user?.role === 'teacher' && (
      <>
        <div className={styles.onScreen}>
          <Switch label={texts.realNames} checked={isOn} onToggle={setOn} />
        </div>
        {isOn && <FormAlert message={error} />}
        {missing.length > 0 && <p>{texts.notThere(missing)}</p>}
      </>
    ),
  }
}

/** The answers of all players, the best player first. */
export const StudentTable = ({ report }: { report: Report }) => {
  // Old reports have no marks, so they show no reasons.
  const why = useSpareModeScreen(report.gameMode)?.why ?? null
  const isMarked = report.players.some(({ mark }) => mark !== undefined)
  const reasonOf = ({ score, mark = 0 }: ReportPlayer) =>
    isMarked ? (why?.({ score, mark, total: plannedOf(report) }).full ?? null) : null
  const { names, choice } = useRealNames(report)
  const numbers = useMemo(() => screenNumbers(report.questions), [report])
  const players = useInPieces(report.players, report, rowsAtOnce, rowsAtOnce)
  if (report.players.length === 0) return <EmptyState title={texts.nobody} />
  return (
    <Stack gap={3}>
      {choice}
      <Card tight className={styles.students}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.studentsTab}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.place}</th>
                <th scope="col" data-stays>
                  {texts.player}
                </th>
                <th scope="col">{texts.score}</th>
                <th scope="col">{texts.correctColumn}</th>
                <th scope="col">{texts.time}</th>
                <th scope="col">
                  {texts.answersColumn}
                  <NumberRow numbers={numbers} />
                </th>
              </tr>
            </thead>
            <tbody>
              {players?.map((player) => (
                <Row
                  key={player.playerId}
                  report={report}
                  numbers={numbers}
                  player={player}
                  name={names.get(player.userId ?? '')}
                  why={reasonOf(player)}
                />
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </Stack>
  )
}
