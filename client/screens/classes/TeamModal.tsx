import { useState } from 'react'
import { teamBanners } from '../../../rooms/shared/catalog/teams.ts'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { putInTeam } from '../../net/classes.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { showToast } from '../../state/toasts.ts'
import { teamTexts as texts } from '../../texts/game/teams.ts'

type TeamModalProps = { classId: string; pupil: Pupil; teams: number; onClose: () => void }

export const TeamModal = ({ classId, pupil, teams, onClose }: TeamModalProps) => {
  const [team, setTeam] = useState(pupil.team)
  const press = useOnePress()
  const put = async () => {
    const answer = await putInTeam(classId, pupil.id, team)
    if (answer.ok) onClose()
    else showToast(answer.error, 'error')
    return answer.ok
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={texts.moveTitle(pupil.name || pupil.username)}
      description={pupil.username}
    >
      <ChoiceCards
        legend={texts.move}
        hideLegend
        choices={teamBanners.slice(0, teams).map(({ colour, slime }, index) => ({
          value: `${index + 1}`,
          title: texts.names[colour],
          picture: <Avatar slime={slime} size={36} />,
        }))}
        chosen={`${team}`}
        inline
        onChoose={(chosen) => setTeam(Number(chosen))}
      />
      <Button look="mint" wide onClick={() => void press(put)}>
        {texts.save}
      </Button>
    </Modal>
  )
}
