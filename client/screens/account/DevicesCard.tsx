import { type Device, devicesPath, signOutDevice, signOutElsewhere } from '../../net/ownAccount.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { showToast } from '../../state/toasts.ts'
import { dayText } from '../../texts/parts.ts'
import { accountTexts as texts } from '../../texts/school/account.ts'
import styles from './Account.module.css'

const tell = async (change: ReturnType<typeof signOutDevice>): Promise<boolean> => {
  const answer = await change
  showToast(answer.ok ? texts.signedOut : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

const Row = ({ device: { id, name, lastSeen, own } }: { device: Device }) => {
  const press = useOnePress()
  useFocusKeptAfter()
  const [browser = '', system] = name.split(' on ')
  const shown = system ? texts.browserOn(browser, system) : name || texts.unknownDevice
  return (
    <li className={styles.device}>
      <div>
        <strong>{shown}</strong>
        <small>{texts.seen(dayText(lastSeen))}</small>
      </div>
      {own ? (
        <Badge tone="mint">{texts.thisDevice}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={texts.signOutOf(shown)}
          onClick={() => void press(() => tell(signOutDevice(id)))}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}

export const DevicesCard = () => {
  const { data: devices, error, reload } = useServerData<Device[]>(devicesPath)
  return (
    <Card aria-labelledby="account-devices" className={styles.devices}>
      <CardHead title={texts.devices} id="account-devices" />
      <p className={styles.text}>{texts.devicesText}</p>
      {!devices && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!devices && error === undefined && <SkeletonList count={2} height={56} />}
      {devices && (
        <ul className={styles.list}>
          {devices.map((device) => (
            <Row key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && (
        <Button onClick={() => void tell(signOutElsewhere())}>{texts.signOutElsewhere}</Button>
      )}
    </Card>
  )
}
