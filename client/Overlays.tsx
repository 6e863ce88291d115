import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { LateConfirm } from './parts/dialog/LateConfirm.tsx'
import { LateDialog } from './parts/dialog/LateDialog.tsx'
import { closeCollection, useCollectionModal } from './state/collectionModal.ts'
import { useConfirmation, withdrawQuestion } from './state/confirmation.ts'
import { useOpenModals } from './state/openModals.ts'
import { closeTrial, useTrial } from './state/trial.ts'

const loadCollection = () => import('./screens/collection/CollectionModal.tsx')
const loadTrial = () => import('./screens/play/trial/TrialDialog.tsx')

/** What floats above every screen; each is loaded when it is first needed. */
export default function Overlays() {
  const asking = useConfirmation(({ asked }) => asked !== null)
  const inModal = useOpenModals(({ count }) => count > 0)
  const collecting = useCollectionModal(({ open }) => open)
  const trying = useTrial(({ tried }) => tried !== null)
  const [place] = useLocation()
  // The back button of a phone leaves a page, so everything that floats above it has to go, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown
  useEffect(
    () => () => {
      closeCollection()
      closeTrial()
      withdrawQuestion()
    },
    [place],
  )
  return (
    <>
      {asking && !inModal && <LateConfirm />}
      {collecting && <LateDialog load={loadCollection} props={{}} onFailed={closeCollection} />}
      {trying && <LateDialog load={loadTrial} props={{}} onFailed={closeTrial} />}
    </>
  )
}
