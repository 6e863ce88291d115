import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useKeysWithin } from '../../../parts/dialog/keysWithin.ts'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { countModal } from '../../../state/openModals.ts'
import { closeTrial, useTrial } from '../../../state/trial.ts'
import { trialTexts } from '../../../texts/maps/trial.ts'
import { FilmShow, wayOut } from '../replay/FilmShow.tsx'
import { FigureTable } from './FigureTable.tsx'
import styles from './TrialDialog.module.css'
import { trailOf } from './trailOf.ts'
import { useMapFigures } from './useMapFigures.ts'
import { type Tried, useTriedReel } from './useTriedReel.ts'

export { loadStage } from '../stage/useStage.ts'
export { MapMaker } from './making/MapMaker.tsx'

const cuts = ['turns', 'headlines'] as const

/** A drawing always meets the same class, so that a new result comes from the drawing. */
const firstSeed = 1

/** Bots play a map, in a dialog over the page where it is drawn or chosen. */
export default function TrialDialog() {
  const tried = useTrial(({ tried }) => tried)
  return tried && <TriedMap {...tried} />
}

const TriedMap = (tried: Tried) => {
  const [seed, setSeed] = useState(firstSeed)
  const reel = useTriedReel(tried, seed)
  const popup = useRef<HTMLDivElement>(null)
  const measuring = useMapFigures(tried, reel)
  const { figures, isShown, isBusy } = measuring
  const close = () => {
    const watched = reel?.ground ? { trail: trailOf(reel.chapters, reel.ground), unused: [] } : undefined
    closeTrial(figures ?? watched)
  }
  useEffect(countModal, [])
  useKeysWithin()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className={styles.popup}
          data-theme="night"
          data-film
          aria-label={trialTexts.title(tried.name)}
          initialFocus={popup}
        >
          {reel && reel.chapters.length > 0 ? (
            <FilmShow
              key={seed}
              reel={reel}
              cuts={cuts}
              badge={trialTexts.badge}
              partText={trialTexts.turn}
              leave={close}
            >
              <button
                type="button"
                className={wayOut}
                onClick={() => setSeed(seed + 1)}
                title={trialTexts.anotherClass}
              >
                <Icon name="people" />
                <span>{trialTexts.anotherClass}</span>
              </button>
              <button
                type="button"
                className={wayOut}
                onClick={measuring.press}
                aria-pressed={isShown}
                aria-busy={isBusy}
                title={trialTexts.measure}
              >
                <Icon name="chart" />
                <span>{isBusy ? trialTexts.measuring : trialTexts.measure}</span>
              </button>
              <Dialog.Close className={wayOut} title={trialTexts.close}>
                <Icon name="close" />
                <span>{trialTexts.close}</span>
              </Dialog.Close>
            </FilmShow>
          ) : (
            <LoadingScreen text={trialTexts.loading} />
          )}
          <div aria-live="polite">{figures && isShown && <FigureTable figures={figures} />}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
