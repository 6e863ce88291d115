import { useState } from 'react'
import { type TeamCount, teamCounts } from '../../../rooms/shared/contract/classLimits.ts'
import { type ClassPage, drawTeams } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { showToast } from '../../state/toasts.ts'
import { teamTexts as texts } from '../../texts/game/teams.ts'
import styles from './Classes.module.css'

const choices = teamCounts.map((count) => ({ value: `${count}`, text: count === 0 ? texts.noTeams : `${count}` }))

/** How many teams the class plays in. The draw decides which pupils are together. */
export const TeamsCard = ({ page: { id, teams } }: { page: ClassPage }) => {
  const [picked, setPicked] = useState<string>()
  const chosen = picked ?? `${teams}`
  const count: TeamCount = teamCounts.find((one) => `${one}` === chosen) ?? 0
  const press = useOnePress()
  const draw = async () => {
    const answer = await drawTeams(id, count)
    if (!answer.ok) showToast(answer.error, 'error')
    return false
  }
  const label = count === 0 ? texts.end : count === teams ? texts.drawAgain : texts.draw
  return (
    <Card aria-labelledby="class-teams">
      <CardHead title={texts.title} id="class-teams" />
      <div className={styles.fields}>
        <p className={styles.note}>{texts.classIntro}</p>
        <Chips legend={texts.count} choices={choices} chosen={chosen} onChoose={setPicked} />
        {(count > 0 || teams > 0) && (
          <Button icon="people" onClick={() => void press(draw)}>
            {label}
          </Button>
        )}
      </div>
    </Card>
  )
}
