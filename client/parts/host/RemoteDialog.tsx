import { useEffect, useRef, useState } from 'react'
import type { RemoteSign } from '../../../rooms/shared/contract/remote.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { tellGame } from '../../state/game.ts'
import { onGameEvent } from '../../state/gameEvents.ts'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { remoteTexts } from '../../texts/game/remote.ts'
import { Button } from '../Button.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { QrCode } from '../game/host/QrCode.tsx'
import { Icon } from '../pictures/Icon.tsx'
import styles from './RemoteDialog.module.css'

/** A new link replaces the old one this long before it expires. */
const renewBeforeMs = 5000

/** Keeps a link valid while it is shown, and says which device has used it. */
function useInvitation(isWanted: boolean) {
  const [token, setToken] = useState<string | null>(null)
  const [asking, setAsking] = useState<RemoteSign | null>(null)
  const renewal = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (!isWanted) return
    const stopInvited = onGameEvent('remote-invited', ({ token, forMs }) => {
      setToken(token)
      clearTimeout(renewal.current)
      renewal.current = window.setTimeout(() => tellGame('invite-remote'), forMs - renewBeforeMs)
    })
    const stopAsks = onGameEvent('remote-asks', ({ sign }) => {
      setAsking(sign)
      clearTimeout(renewal.current)
      // A device that was sent away has used up the link.
      if (sign === null) tellGame('invite-remote')
    })
    tellGame('invite-remote')
    return () => {
      stopInvited()
      stopAsks()
      clearTimeout(renewal.current)
      tellGame('close-invitation')
    }
  }, [isWanted])
  return { token, asking }
}

type RemoteDialogProps = { view: GameView; onClose: () => void }

/**
 * Lets a second device lead the game. The way through the host's own account comes first: it needs no link, which the
 * class would see, too, and which the quickest phone would take.
 */
export default function RemoteDialog({ view: { code, remotes }, onClose }: RemoteDialogProps) {
  const user = useUser()
  const [before] = useState(remotes)
  const [wantsAnother, setWantsAnother] = useState(remotes === 0)
  const [wantsLink, setWantsLink] = useState(user === null)
  const isInviting = wantsAnother && wantsLink
  const { token, asking } = useInvitation(isInviting)
  useEffect(() => {
    if (remotes <= before) return
    showToast(remoteTexts.leadsNow, 'success')
    onClose()
  }, [remotes, before, onClose])
  return (
    <Modal open onClose={onClose} title={remoteTexts.title}>
      {!wantsAnother && <Leading count={remotes} onAnother={() => setWantsAnother(true)} onClose={onClose} />}
      {wantsAnother && !wantsLink && user && <OwnAccount username={user.username} onLink={() => setWantsLink(true)} />}
      {isInviting && asking && <Asking sign={asking} />}
      {isInviting && !asking && <Link code={code} token={token} />}
    </Modal>
  )
}

type OwnAccountProps = { username: string; onLink: () => void }

const OwnAccount = ({ username, onLink }: OwnAccountProps) => {
  const { host } = useJoinAddress()
  return (
    <div className={styles.account}>
      <ol>
        <li>{remoteTexts.openOnPhone(host)}</li>
        <li>{remoteTexts.logInAs(username)}</li>
        <li>{remoteTexts.pressRemote}</li>
      </ol>
      <div className={styles.answers}>
        <Button icon="phone" onClick={onLink}>
          {remoteTexts.withoutAccount}
        </Button>
      </div>
    </div>
  )
}

const Link = ({ code, token }: { code: string; token: string | null }) => {
  const { remoteFor } = useJoinAddress()
  return (
    <div className={styles.link}>
      <div className={styles.qr}>{token && <QrCode text={remoteFor(code, token)} label={remoteTexts.qr} />}</div>
      <div className={styles.words}>
        <p>{remoteTexts.scan}</p>
        <p className={styles.shared}>
          <Icon name="warning" /> {remoteTexts.shared}
        </p>
      </div>
    </div>
  )
}

const Asking = ({ sign }: { sign: RemoteSign }) => {
  const { slime, number } = sign
  return (
    <div className={styles.asking} role="alert">
      <h3>{remoteTexts.ask}</h3>
      <p className={styles.sign}>
        <Slime name={slime} size={120} />
        <span className="unseen">{slimeName(slime)}</span>
        <b>{number}</b>
      </p>
      <div className={styles.answers}>
        <Button size="large" onClick={() => tellGame('close-invitation')}>
          {remoteTexts.refuse}
        </Button>
        <Button size="large" look="mint" onClick={() => tellGame('allow-remote', sign)}>
          {remoteTexts.allow}
        </Button>
      </div>
    </div>
  )
}

type LeadingProps = { count: number; onAnother: () => void; onClose: () => void }

const Leading = ({ count, onAnother, onClose }: LeadingProps) => (
  <div className={styles.asking}>
    <h3>{remoteTexts.leads(count)}</h3>
    <div className={styles.answers}>
      <Button icon="plus" onClick={onAnother}>
        {remoteTexts.another}
      </Button>
      <Button
        look="berry"
        onClick={() => {
          tellGame('end-remotes')
          onClose()
        }}
      >
        {remoteTexts.takeBack}
      </Button>
    </div>
  </div>
)
