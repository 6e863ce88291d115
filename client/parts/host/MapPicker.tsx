import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { type ListedMap, listedTiles } from '../../../rooms/shared/maps/listedMap.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { listedMapsPath } from '../../net/maps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { useUser } from '../../state/session.ts'
import { tryMap } from '../../state/trial.ts'
import { mapTexts } from '../../texts/maps/maps.ts'
import { trialTexts } from '../../texts/maps/trial.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { Badge } from '../Badge.tsx'
import { Button, ButtonLink } from '../Button.tsx'
import { ErrorState } from '../feedback/Notice.tsx'
import { SkeletonList } from '../feedback/Skeleton.tsx'
import choice from '../form/choice.module.css'
import { joinClasses } from '../joinClasses.ts'
import { ListedPicture } from '../maps/ListedPicture.tsx'
import { MapFinder } from '../maps/MapFinder.tsx'
import { anyMap, findMaps } from '../maps/mapFinding.ts'
import { useInPieces } from '../maps/useInPieces.ts'
import { useOlderMaps } from '../maps/useOlderMaps.ts'
import styles from './MapPicker.module.css'

type MapPickerProps = {
  mode: MapMode
  chosen: string | null
  onChoose: (id: string | null) => void
  /** Called before the host leaves the page to draw a map. */
  onCreate?: () => void
}

type MapCardProps = { map: ListedMap; chosen: boolean; onChoose: (id: string) => void }

const MapCard = memo(function MapCard({ map, chosen, onChoose }: MapCardProps) {
  const { width, height } = map.drawing
  return (
    <label className={joinClasses(choice.choice, styles.card)}>
      <input type="radio" name="map" checked={chosen} onChange={() => onChoose(map.id)} />
      <span className={styles.picture}>
        <ListedPicture map={map} />
      </span>
      <span className={styles.words}>
        <strong>{map.name}</strong>
        {map.isDefault && <Badge tone="mint">{hostTexts.defaultBadge}</Badge>}
        <small>
          {mapTexts.size(width, height)}
          {!map.isDefault && ` · ${mapTexts.by(map.createdBy)}`}
        </small>
        {map.description && <small>{map.description}</small>}
      </span>
    </label>
  )
})

/** Fewer maps need no search. */
const findsFrom = 7

export const MapPicker = ({ mode, chosen, onChoose, onCreate }: MapPickerProps) => {
  const { data: newest, error, reload } = useServerData<ListedMap[]>(listedMapsPath(mode))
  const [wish, setWish] = useState(anyMap)
  const reader = useUser()?.username
  const older = useOlderMaps(newest, reader, mode)
  const maps = older.all
  // An earlier list may lack a map that was just drawn. We choose the wished map as soon as it arrives.
  const wished = useRef(chosen)
  useEffect(() => {
    if (!maps) return
    const has = (id: string | null) => maps.some((map) => map.id === id)
    if (has(wished.current) && chosen !== wished.current) onChoose(wished.current)
    else if (!has(chosen)) onChoose((maps.find(({ isDefault }) => isDefault) ?? maps[0])?.id ?? null)
  }, [maps, chosen, onChoose])
  const choose = useCallback(
    (id: string) => {
      wished.current = id
      onChoose(id)
    },
    [onChoose],
  )
  const drawing = onCreate ? `/maps/create?mode=${mode}&for=host` : `/maps/create?mode=${mode}`
  const found = maps && findMaps(maps, wish, reader)
  const shown = useInPieces(found, wish)
  const picked = maps?.find(({ id }) => id === chosen)
  return (
    <fieldset>
      <legend className={choice.legend}>{hostTexts.chooseMap}</legend>
      {error !== undefined && !maps && <ErrorState message={error} onRetry={reload} />}
      {!maps && error === undefined && <SkeletonList count={2} height={150} columns />}
      {maps?.length === 0 && <p>{hostTexts.noMaps}</p>}
      {maps && maps.length >= findsFrom && <MapFinder wish={wish} onChange={setWish} />}
      {maps && maps.length > 0 && found?.length === 0 && <p role="status">{mapTexts.noneFound}</p>}
      <div className={styles.cards}>
        {shown?.map((map) => (
          <MapCard key={map.id} map={map} chosen={map.id === chosen} onChoose={choose} />
        ))}
      </div>
      {/* In a box of its own: a button that appears among the cards would make the browser lay out all of them again. */}
      <div className={styles.more}>
        {older.hasMore && shown?.length === found?.length && (
          <Button look="plain" size="small" icon="list" busy={older.isBusy} onClick={older.readOn}>
            {mapTexts.older}
          </Button>
        )}
        {picked && (
          <Button
            look="plain"
            size="small"
            icon="play"
            onClick={() => tryMap({ mode, name: picked.name, tiles: listedTiles(picked) })}
          >
            {trialTexts.tryMap(picked.name)}
          </Button>
        )}
        <ButtonLink href={drawing} look="plain" size="small" icon="plus" onClick={onCreate}>
          {hostTexts.createMap}
        </ButtonLink>
        <ButtonLink href={`${drawing}&make`} look="plain" size="small" icon="star" onClick={onCreate}>
          {mapTexts.make}
        </ButtonLink>
      </div>
    </fieldset>
  )
}
