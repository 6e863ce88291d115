import type { SchoolClass } from '../../../rooms/shared/contract/administration.ts'
import { offerClass } from '../../net/school.ts'
import { UsernameForm } from '../../parts/account/UsernameForm.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { showToast } from '../../state/toasts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'

/** Offers a class without a teacher to a teacher. */
export const OfferClassModal = ({ group, onClose }: { group: SchoolClass; onClose: () => void }) => (
  <Modal open onClose={onClose} size="small" title={texts.offerTitle(group.name)} description={texts.offerText}>
    <UsernameForm
      label={texts.offerWhom}
      button={texts.offerYes}
      look="mint"
      send={(username) => offerClass(group.id, username)}
      onSent={() => {
        showToast(texts.done, 'success')
        onClose()
      }}
    />
  </Modal>
)
