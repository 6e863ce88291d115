import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { type GameMap, mapNameMaxLength } from '../../../rooms/shared/contract/maps.ts'
import type { ListedMap } from '../../../rooms/shared/maps/listedMap.ts'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { keptDrawings } from '../../editor/document/keptDrawings.ts'
import { savedMapOf } from '../../editor/document/mapDraft.ts'
import type { NewMap } from '../../editor/document/useMapDocument.ts'
import { MapEditor } from '../../editor/MapEditor.tsx'
import type { Answer } from '../../net/http.ts'
import { deleteMap, listedMapsPath, readMap } from '../../net/maps.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { nameOfCopy } from '../../parts/nameOfCopy.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { lastHosted, rememberHosted } from '../../state/kept/lastHosted.ts'
import { signedInUser, useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { mapTexts } from '../../texts/maps/maps.ts'
import { partTexts } from '../../texts/parts.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import { expectTrial, loadTrialDialog } from '../play/trial/expectTrial.ts'

/** All that trial games need comes as one file. As several files, their names would stand in the tables that every page loads. */
const loadMapMaker = () => loadTrialDialog().then(({ MapMaker }) => ({ default: MapMaker }))

/** An author who came here while choosing a map for a game brings the mode, and goes back there with the new map. */
const useErrand = () => {
  const search = new URLSearchParams(useSearch())
  const chosen = mapModes.find((one) => one === search.get('mode'))
  const blank: NewMap = { mode: chosen ?? 'racing', isChosen: chosen !== undefined }
  return { blank, copies: search.get('copy'), isForHost: search.get('for') === 'host', isForMade: search.has('make') }
}

/** Why this user may not change a map, in the server's words. */
const refusalFor = ({ isDefault, createdBy }: GameMap): string | null => {
  if (isDefault) return refusalWords('defaultMapsStay')
  return createdBy === signedInUser()?.username ? null : refusalWords('notYours')
}

const removeAfterAsking = async ({ id, name }: GameMap): Promise<boolean> => {
  const sure = await askToConfirm({ question: mapTexts.deleteQuestion(name), yes: mapTexts.deleteYes, danger: true })
  if (!sure) return false
  const answer = await deleteMap(id)
  showToast(answer.ok ? mapTexts.deleted : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

/** The map as it is now, which a list may not know yet. Null while it is loading, and if `takes` refuses the answer. */
const useMapNow = (mapId: string | undefined, takes: (answer: Answer<GameMap>) => boolean): GameMap | null => {
  const [map, setMap] = useState<GameMap | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per map
  useEffect(() => {
    if (mapId === undefined) return
    let stillWanted = true
    void readMap(mapId).then((answer) => {
      if (stillWanted && takes(answer) && answer.ok) setMap(answer.value)
    })
    return () => {
      stillWanted = false
    }
  }, [mapId])
  return map
}

/**
 * What the user's own maps are called when a copy begins. Null until the list has come; empty if it cannot be read. It is
 * kept: the first save drops the list, and the editor must not wait for it again.
 */
const useOwnNames = (isWanted: boolean): readonly string[] | null => {
  const list = useServerData<ListedMap[]>(isWanted ? listedMapsPath() : null)
  const [names, setNames] = useState<readonly string[] | null>(null)
  if (isWanted && names === null && !isComing(list)) {
    const own = list.data?.filter(({ createdBy }) => createdBy === signedInUser()?.username) ?? []
    setNames(own.map(({ name }) => name))
  }
  return names
}

/** Without the name of the author, because the copy belongs to the user who makes it. */
const copyOfMap = (map: GameMap, taken: readonly string[]): NewMap['copied'] => ({
  id: map.id,
  draft: {
    ...savedMapOf(map).draft,
    name: nameOfCopy(map.name, { mark: texts.copyMark, maxLength: mapNameMaxLength, taken }),
  },
})

/** `/maps/create` and, with the id of a map, `/maps/edit/:mapId`: the first save leads from one to the other. */
export default function MapEditorScreen() {
  const { mapId } = useParams<{ mapId?: string }>()
  const [, navigate] = useLocation()
  const { blank, copies, isForHost, isForMade } = useErrand()
  const user = useUser()
  /** The map that this page itself created. */
  const [made, setMade] = useState<GameMap | null>(null)
  const isMadeHere = mapId === undefined || mapId === made?.id
  const toMaps = () => navigate('/maps', { replace: true })
  const hosting = isForHost ? `${dashboardPath(user)}?host` : undefined
  const refuse = (reason: string) => {
    showToast(reason, 'error')
    toMaps()
  }
  const read = useMapNow(isMadeHere ? undefined : mapId, (answer) => {
    const refusal = answer.ok ? refusalFor(answer.value) : refusalWords('mapLoadFailed')
    const isGone = !answer.ok && answer.status === 404
    if (isGone && user && keptDrawings.becomeNew({ author: user.id, map: mapId ?? '' })) {
      showToast(texts.goneMeanwhile, 'error')
      navigate('/maps/create', { replace: true })
    } else if (refusal !== null) refuse(refusal)
    return refusal === null
  })
  const original = useMapNow((mapId === undefined && copies) || undefined, ({ ok }) => {
    if (!ok) refuse(refusalWords('mapLoadFailed'))
    return ok
  })
  const ownNames = useOwnNames(mapId === undefined && copies !== null)
  const title = mapId === undefined ? texts.createTitle : texts.editTitle
  useEffect(() => {
    document.title = `${title} · ${partTexts.productName}`
  }, [title])

  const map = isMadeHere ? made : read
  const isCopy = isMadeHere && copies !== null
  if (!user || (!map && !isMadeHere) || (isCopy && !(original && ownNames)))
    return <LoadingScreen text={texts.loading} slime="forest" />
  return (
    <MapEditor
      key={isMadeHere ? 'new' : mapId}
      title={title}
      author={user.id}
      opened={map && savedMapOf(map)}
      blank={
        original && ownNames && isCopy
          ? { ...blank, mode: original.gameMode, copied: copyOfMap(original, ownNames) }
          : blank
      }
      making={{ load: loadMapMaker, isWanted: isForMade }}
      expectTrial={expectTrial}
      onSaved={(saved, isLeft) => {
        if (isForHost) rememberHosted(user.id, { ...lastHosted(user.id), gameMode: saved.gameMode, mapId: saved.id })
        if (isLeft || saved.id === mapId) return
        setMade(saved)
        navigate(`/maps/edit/${saved.id}${location.search}`, { replace: true })
      }}
      onRemove={map ? () => removeAfterAsking(map) : undefined}
      onDone={() => navigate(hosting ?? '/maps', { replace: true })}
      hosting={hosting}
    />
  )
}
