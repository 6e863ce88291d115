import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** On a line that is dead nothing fails and nothing comes. */
const patienceMs = 8_000

const known = new WeakMap<object, unknown>()

type LateDialogProps<Props> = {
  load: Load<Props>
  props: Props
  /** Closes it. */
  onFailed: () => void
}

/**
 * A dialog whose code comes when it is opened. Where it does not come that is said, the dialog is closed, and the page
 * stays as it was: nothing on it is lost for a part that could not be fetched.
 */
export function LateDialog<Props extends object>({ load, props, onFailed }: LateDialogProps<Props>) {
  const [Dialog, setDialog] = useState(() => known.get(load) as ComponentType<Props> | undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    let fail: (() => void) | undefined = () => {
      fail = undefined
      showToast(partTexts.unreachable, 'error')
      onFailed()
    }
    const late = setTimeout(() => fail?.(), patienceMs)
    load().then(
      (part) => {
        clearTimeout(late)
        known.set(load, part.default)
        if (fail) setDialog(() => part.default)
      },
      () => fail?.(),
    )
    return () => {
      clearTimeout(late)
      fail = undefined
    }
  }, [])
  return Dialog && <Dialog {...props} />
}
