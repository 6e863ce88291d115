import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { gridOfMap } from '../../../rooms/shared/maps/tileGrid.ts'
import { isTileOf, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../modes/modes.ts'
import { mapsPath } from '../../net/maps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { LateDialog } from '../../parts/dialog/LateDialog.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { HeatMarks } from '../../parts/maps/HeatMarks.tsx'
import { MapPreview } from '../../parts/maps/MapPreview.tsx'
import { loadMapKeeping } from '../../parts/maps/mapFiles.ts'
import { PaintedMap } from '../../parts/maps/PaintedMap.tsx'
import { useHandingIn } from '../../parts/maps/useHandingIn.ts'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { type Traces, tryMap } from '../../state/trial.ts'
import { classMapTexts, stageText } from '../../texts/maps/classMaps.ts'
import { mapFileTexts } from '../../texts/maps/mapFiles.ts'
import { mapTexts as texts } from '../../texts/maps/maps.ts'
import { tileNames } from '../../texts/maps/tiles.ts'
import { trialTexts } from '../../texts/maps/trial.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import { expectTrial } from '../play/trial/expectTrial.ts'
import styles from './MapsScreen.module.css'

const Legend = ({ map }: { map: GameMap }) => {
  const used = tilesOf(map.gameMode).filter((type) => map.tiles.some((tile) => tile.type === type))
  return (
    <ul className={styles.legend}>
      {used.map((type) => (
        <li key={type}>
          <span className={styles.swatch}>
            <MapPreview mode={map.gameMode} tiles={[{ x: 0, y: 0, type, obstacle: null }]} />
          </span>
          {isTileOf(map.gameMode, type) && tileNames[type]}
        </li>
      ))}
    </ul>
  )
}

const SaveAsFile = ({ map }: { map: GameMap }) => {
  const [isOpen, setOpen] = useState(false)
  const { name, description, gameMode: mode } = map
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {mapFileTexts.save}
      </Button>
      {isOpen && (
        <LateDialog
          load={loadMapKeeping}
          props={{ map: { name, description, mode, grid: gridOfMap(map) }, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  )
}

export default function MapViewScreen() {
  const { mapId = '' } = useParams<{ mapId: string }>()
  const [, navigate] = useLocation()
  const { data: map, error } = useServerData<GameMap>(`${mapsPath}/${mapId}`)
  const [traces, setTraces] = useState<Traces | null>(null)
  const { entriesFor } = useHandingIn()
  const user = useUser()
  const isOwn = map !== undefined && map.createdBy === user?.username
  useEffect(() => {
    if (error === undefined || map) return
    showToast(refusalWords('mapLoadFailed'), 'error')
    navigate('/maps', { replace: true })
  }, [error, map, navigate])
  return (
    <Page
      title={map?.name ?? texts.title}
      intro={map?.description}
      actions={
        <>
          {map && (
            <Button
              icon="play"
              onPointerEnter={() => expectTrial(map.gameMode)}
              onFocus={() => expectTrial(map.gameMode)}
              onClick={() => tryMap({ ...map, mode: map.gameMode, onClosed: setTraces })}
            >
              {trialTexts.tryIt}
            </Button>
          )}
          {map &&
            isOwn &&
            entriesFor(map).map(({ text, icon, onPick }) => (
              <Button key={text} icon={icon} look="mint" onClick={onPick}>
                {text}
              </Button>
            ))}
          {map && <SaveAsFile map={map} />}
          <ButtonLink href={`/maps/create?copy=${mapId}`} look="mint" icon="copy">
            {texts.copy}
          </ButtonLink>
          <ButtonLink href="/maps" icon="map">
            {texts.backToMaps}
          </ButtonLink>
        </>
      }
    >
      {!map && <SkeletonList count={1} height={420} />}
      {map && (
        <Stack>
          <Card>
            <div className={styles.badges}>
              <Badge tone="grape">{modes[map.gameMode].words.name}</Badge>
              {map.isDefault ? (
                <Badge tone="mint">{texts.defaultBadge}</Badge>
              ) : (
                <Badge>{texts.by(map.createdBy)}</Badge>
              )}
              {map.inClass && (
                <Badge tone={map.inClass.stage === 'approved' ? 'mint' : 'sun'}>
                  {isOwn ? stageText(map.inClass) : classMapTexts.builtIn(map.inClass.name)}
                </Badge>
              )}
              {map.after && <Badge>{texts.after(map.after.name, map.after.createdBy)}</Badge>}
            </div>
            <div className={styles.whole}>
              <PaintedMap mode={map.gameMode} tiles={map.tiles} scenery={map.scenery} />
              {traces && <HeatMarks traces={traces} mode={map.gameMode} tiles={map.tiles} />}
            </div>
          </Card>
          <Card>
            <CardHead title={texts.legend} />
            <Legend map={map} />
          </Card>
        </Stack>
      )}
    </Page>
  )
}
