import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { loadModeScreen } from '../useModeScreen.ts'

export const loadTrialDialog = () => import('./TrialDialog.tsx')

/** Fetches and reads what a trial takes while the hand is on its way to the press; what fails now is asked for again then. */
export const expectTrial = (mode: MapMode): void =>
  void loadTrialDialog()
    .then(({ loadStage }) => Promise.all([loadStage(mode), loadModeScreen(mode)]))
    .catch(() => {})
