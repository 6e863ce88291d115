import { useState } from 'react'
import { askToConfirm } from '../../../state/confirmation.ts'
import { allowName, dismissName } from '../../../state/game.ts'
import { caughtNamesTexts } from '../../../texts/game/caughtNames.ts'
import { remoteTexts } from '../../../texts/game/remote.ts'
import { Button } from '../../Button.tsx'
import { Modal } from '../../dialog/Modal.tsx'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import { maskedName } from '../standings/maskedName.ts'
import styles from './CaughtNames.module.css'

type CaughtNamesProps = {
  names: readonly string[]
  className?: string | undefined
  /** Set if everybody in the room sees this screen. */
  onWall?: boolean
}

/** Names that the word filter caught, and names of removed players. On the wall they are written out only on request. */
export const CaughtNames = ({ names, className, onWall = false }: CaughtNamesProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const open = async () => {
    const { onWallAsk: question, onWallNames: details, onWallYes: yes } = remoteTexts
    if (!onWall || (await askToConfirm({ question, details, yes }))) setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setIsShown(false)
  }
  const settle = (decide: (name: string) => void, name: string) => {
    decide(name)
    if (names.length <= 1) close()
  }
  return (
    <>
      {names.length > 0 && (
        <button type="button" data-news className={joinClasses(className, styles.caught)} onClick={() => void open()}>
          <Icon name="warning" />
          <span>{caughtNamesTexts.caught(names.length)}</span>
        </button>
      )}
      <Modal
        open={isOpen}
        onClose={close}
        title={caughtNamesTexts.title}
        description={caughtNamesTexts.hint}
        footer={
          <Button icon={isShown ? 'eyeOff' : 'eye'} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? caughtNamesTexts.hide : caughtNamesTexts.look}
          </Button>
        }
      >
        <ul className={styles.names}>
          {names.map((name) => {
            const said = isShown ? name : maskedName(name)
            return (
              <li key={name}>
                <b>{said}</b>
                <Button
                  size="small"
                  look="mint"
                  aria-label={caughtNamesTexts.allowName(said)}
                  onClick={() => settle(allowName, name)}
                >
                  {caughtNamesTexts.allow}
                </Button>
                <Button
                  size="small"
                  aria-label={caughtNamesTexts.dismissName(said)}
                  onClick={() => settle(dismissName, name)}
                >
                  {caughtNamesTexts.dismiss}
                </Button>
              </li>
            )
          })}
        </ul>
      </Modal>
    </>
  )
}
