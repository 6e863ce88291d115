import { type ComponentType, useEffect, useState } from 'react'
import { atMost } from '../../net/atMost.ts'
import { showToast } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** On a dead line a load neither fails nor ends, so we wait no longer than this. */
const patienceMs = 8_000

const known = new WeakMap<object, unknown>()

type LateDialogProps<Props> = {
  load: Load<Props>
  props: Props
  /** Has to close the dialog. */
  onFailed: () => void
}

/**
 * A dialog whose code is loaded when it opens. If that fails, a toast says so and the dialog closes, but the page stays
 * as it was, so that no work on it is lost. After an update the server no longer has the files of a page that was opened
 * before, so trying again is not always enough.
 */
export function LateDialog<Props extends object>({ load, props, onFailed }: LateDialogProps<Props>) {
  const [Dialog, setDialog] = useState(() => known.get(load) as ComponentType<Props> | undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    let isOpen = true
    atMost(
      patienceMs,
      load().catch(() => undefined),
    ).then((part) => {
      if (part) {
        known.set(load, part.default)
        setDialog(() => part.default)
      } else if (isOpen) {
        showToast(partTexts.failed, 'error')
        onFailed()
      }
    })
    return () => {
      isOpen = false
    }
  }, [])
  return Dialog && <Dialog {...props} />
}
