import { useState } from 'react'
import {
  type LeaderboardField,
  type LeaderboardRow,
  leaderboardDefaultLimit,
  leaderboardFields,
  type OwnPlace,
} from '../../../rooms/shared/contract/leaderboard.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Select } from '../../parts/form/Field.tsx'
import { Page } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { useUser } from '../../state/session.ts'
import { amountText } from '../../texts/parts.ts'
import { fieldNames, leaderboardTexts as texts } from '../../texts/school/boards.ts'
import styles from './LeaderboardScreen.module.css'

const fieldOptions = leaderboardFields.map((value) => ({ value, text: fieldNames[value] }))
const medals = ['gold', 'silver', 'bronze'] as const

const boardPath = (field: LeaderboardField) => `/api/leaderboard?sortBy=${field}&limit=${leaderboardDefaultLimit}`

/** Users with the same amount share a place. The next user's place counts all of them. */
const placeOf = (row: LeaderboardRow, rows: readonly LeaderboardRow[], field: LeaderboardField): number =>
  rows.findIndex((other) => other[field] === row[field]) + 1

/** The place of a user who is not in the list. */
const useOwnPlace = (rows: readonly LeaderboardRow[] | undefined, field: LeaderboardField): OwnPlace | undefined => {
  const user = useUser()
  const isShown = rows === undefined || rows.some(({ userId }) => userId === user?.id)
  return useServerData<OwnPlace>(user && !isShown ? `/api/leaderboard/${user.id}?sortBy=${field}` : null).data
}

type Shown = { rows: LeaderboardRow[] | undefined; field: LeaderboardField }

/** While another order is on its way the table stays as it was, with the button that was pressed in it. */
const useTable = (field: LeaderboardField) => {
  const { data, error, reload } = useServerData<LeaderboardRow[]>(boardPath(field))
  const [before, setBefore] = useState<Shown>({ rows: undefined, field })
  if (data && data.length > 0 && data !== before.rows) setBefore({ rows: data, field })
  const isWaiting = data === undefined && error === undefined
  const shown: Shown = isWaiting && before.rows ? before : { rows: data, field }
  return { ...shown, isWaiting, error, reload }
}

type HeadProps = { field: LeaderboardField; sortedBy: LeaderboardField; onSort: (field: LeaderboardField) => void }

const SortHead = ({ field, sortedBy, onSort }: HeadProps) => {
  // The table goes if the order that was pressed for cannot be read.
  useFocusKeptAfter()
  return (
    <th scope="col" aria-sort={field === sortedBy ? 'descending' : undefined} data-sorted={field === sortedBy}>
      <button type="button" onClick={() => onSort(field)}>
        {fieldNames[field]}
        {field === sortedBy && <Icon name="down" size={16} />}
      </button>
    </th>
  )
}

type RowProps = {
  row: LeaderboardRow
  place: number
  sortedBy: LeaderboardField
  isMe: boolean
  /** True if other players stand between the row above and this one. */
  isApart?: boolean
}

const Row = ({ row, place, sortedBy, isMe, isApart }: RowProps) => (
  <tr className={isMe ? styles.me : undefined} data-apart={isApart}>
    <td>
      <span className={styles.place} data-medal={medals[place - 1]}>
        {place}
      </span>
    </td>
    <th scope="row">
      <span className={styles.player}>
        <Avatar slime={row.selectedSlime} size={46} />
        <span translate="no" className={styles.username}>
          {row.username}
        </span>
        {isMe && <Badge tone="grape">{texts.you}</Badge>}
      </span>
    </th>
    {leaderboardFields.map((field) => (
      <td key={field} data-sorted={field === sortedBy}>
        {amountText(row[field])}
      </td>
    ))}
  </tr>
)

export default function LeaderboardScreen() {
  const user = useUser()
  const [wished, setSortedBy] = useState<LeaderboardField | null>(null)
  const first = useServerData<LeaderboardRow[]>(wished === null ? boardPath('totalWins') : null)
  // In a new school guests may win the first games. Until an account has won, the list shows which accounts know most.
  const hasNoWinner = wished === null && first.data?.length === 0
  const asked = wished ?? (hasNoWinner ? 'totalCorrect' : 'totalWins')
  const { rows, field: sortedBy, isWaiting, error, reload } = useTable(asked)
  const own = useOwnPlace(rows, sortedBy)
  // An empty list is named after the field that was asked for.
  const named = rows?.length ? asked : (wished ?? 'totalWins')
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      back
      actions={
        <div className={styles.sort}>
          <Select label={texts.sortBy} hideLabel value={named} options={fieldOptions} onPick={setSortedBy} />
        </div>
      }
    >
      {error !== undefined && !rows && <ErrorState message={error} onRetry={reload} />}
      {!rows && error === undefined && <SkeletonList count={8} height={60} />}
      {rows?.length === 0 && (
        <EmptyState
          slime="golden"
          title={texts.emptyTitle}
          text={wished === null ? texts.emptyText(user !== null) : texts.emptyFieldText(fieldNames[wished])}
        />
      )}
      {rows && rows.length > 0 && hasNoWinner && <p className={styles.note}>{texts.noWinner}</p>}
      {rows && rows.length > 0 && (
        <Card className={styles.card}>
          <table className={styles.table} aria-busy={isWaiting}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="unseen">{texts.place}</span>
                </th>
                <th scope="col">{texts.player}</th>
                {leaderboardFields.map((field) => (
                  <SortHead key={field} field={field} sortedBy={sortedBy} onSort={setSortedBy} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.userId}
                  row={row}
                  place={placeOf(row, rows, sortedBy)}
                  sortedBy={sortedBy}
                  isMe={row.userId === user?.id}
                />
              ))}
              {own && <Row row={own.row} place={own.place} sortedBy={sortedBy} isMe isApart />}
            </tbody>
          </table>
        </Card>
      )}
      {rows && <FoldedNote place="leaderboard" />}
    </Page>
  )
}
