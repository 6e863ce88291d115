import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { loadModeScreen } from '../useModeScreen.ts'

export const loadTrialDialog = () => import('./TrialDialog.tsx')

/** Loads the code of a trial while the pointer is on its way to the button. If that fails, the press asks again. */
export const expectTrial = (mode: MapMode): void =>
  void loadTrialDialog()
    .then(({ loadStage }) => Promise.all([loadStage(mode), loadModeScreen(mode)]))
    .catch(() => {})
