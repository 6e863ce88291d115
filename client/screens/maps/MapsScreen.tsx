import { memo } from 'react'
import { useLocation } from 'wouter'
import type { ListedMap } from '../../../rooms/shared/maps/listedMap.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../modes/modes.ts'
import { deleteMap, listedMapsPath } from '../../net/maps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { ListedPicture } from '../../parts/maps/ListedPicture.tsx'
import { MapFinder } from '../../parts/maps/MapFinder.tsx'
import { anyMap, findMaps, groupOf, type MapWish } from '../../parts/maps/mapFinding.ts'
import { useHandingIn } from '../../parts/maps/useHandingIn.ts'
import { useInPieces } from '../../parts/maps/useInPieces.ts'
import { useOlderMaps } from '../../parts/maps/useOlderMaps.ts'
import { keptWhileAway, useKeptWhileAway } from '../../parts/navigation/keptWhileAway.ts'
import { Grid, Page, Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { stopSharing, useSharingDialogs } from '../../parts/sharing/useSharingDialogs.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { classMapTexts, stageText } from '../../texts/maps/classMaps.ts'
import { mapTexts as texts } from '../../texts/maps/maps.ts'
import { sharingTexts } from '../../texts/school/sharing.ts'
import styles from './MapsScreen.module.css'

type Filter = MapMode | 'all'

const filters = [
  { value: 'all', text: texts.all },
  ...mapModes.map((value) => ({ value, text: modes[value].words.name })),
] as const

const keptWish = keptWhileAway<MapWish & { filter: Filter }>({ ...anyMap, filter: 'all' })

const remove = async ({ id, name }: ListedMap): Promise<boolean> => {
  const sure = await askToConfirm({ question: texts.deleteQuestion(name), yes: texts.deleteYes, danger: true })
  if (!sure) return false
  const answer = await deleteMap(id)
  showToast(answer.ok ? texts.deleted : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

const Sharing = ({ map, mine }: { map: ListedMap; mine: boolean }) => {
  const isTeacher = useUser()?.role === 'teacher'
  const { dialogs, share, flag } = useSharingDialogs()
  const { isInClass, entriesFor } = useHandingIn()
  const thing = { kind: 'map', id: map.id, title: map.name } as const
  // A pupil of a class hands maps in and does not share them, but can still take back an older share.
  const own: MenuEntry[] = [
    ...entriesFor(map),
    ...(isInClass && map.sharing === 'me'
      ? []
      : [{ text: sharingTexts.share, icon: 'people' as const, onPick: () => share(thing, map.sharing) }]),
  ]
  const stop = { text: sharingTexts.stop, icon: 'strike', danger: true, onPick: () => void stopSharing(thing) } as const
  const report = { text: sharingTexts.flag, icon: 'flag', onPick: () => flag(thing) } as const
  return (
    <>
      <MenuButton label={texts.more(map.name)} bare entries={mine ? own : [isTeacher ? stop : report]}>
        <Icon name="list" size={20} />
      </MenuButton>
      {dialogs}
    </>
  )
}

/** A memo, so that the cards already shown are not drawn again with each piece that the list adds. */
const MapCard = memo(function MapCard({ map, mine }: { map: ListedMap; mine: boolean }) {
  const [, navigate] = useLocation()
  const press = useOnePress()
  const { width, height } = map.drawing
  return (
    <Card as="li" tight className={styles.map}>
      <div className={styles.picture}>
        <ListedPicture map={map} />
      </div>
      <div className={styles.badges}>
        <Badge tone="grape">{modes[map.gameMode].words.name}</Badge>
        <Badge>{texts.size(width, height)}</Badge>
        {map.isDefault && <Badge tone="mint">{texts.defaultBadge}</Badge>}
      </div>
      <h2>{map.name}</h2>
      {map.description && <p>{map.description}</p>}
      {!map.isDefault && (
        <p>
          {texts.by(map.createdBy)}
          {mine && !map.inClass && ` · ${sharingTexts.names[map.sharing]}`}
        </p>
      )}
      {map.inClass && (
        <Badge tone={map.inClass.stage === 'approved' ? 'mint' : 'sun'}>
          {mine ? stageText(map.inClass) : classMapTexts.builtIn(map.inClass.name)}
        </Badge>
      )}
      {map.votes && <p>{classMapTexts.again(map.votes.yes, map.votes.yes + map.votes.no)}</p>}
      {map.after && <p>{texts.after(map.after.name, map.after.createdBy)}</p>}
      {map.stopped && <Badge tone="berry">{sharingTexts.stopped}</Badge>}
      <div className={styles.actions}>
        <ButtonLink href={`/maps/${map.id}`} size="small" aria-label={texts.viewMap(map.name)}>
          {texts.view}
        </ButtonLink>
        <IconButton
          icon="copy"
          label={texts.copyMap(map.name)}
          onClick={() => navigate(`/maps/create?copy=${map.id}`)}
        />
        {mine && (
          <>
            <IconButton icon="edit" label={texts.editMap(map.name)} onClick={() => navigate(`/maps/edit/${map.id}`)} />
            <IconButton
              icon="trash"
              look="danger"
              label={texts.deleteMap(map.name)}
              onClick={() => void press(() => remove(map))}
            />
          </>
        )}
        {!map.isDefault && <Sharing map={map} mine={mine} />}
      </div>
    </Card>
  )
})

export default function MapsScreen() {
  const user = useUser()
  const [wish, setWish] = useKeptWhileAway(keptWish)
  const { filter } = wish
  const { data: newest, error, reload } = useServerData<ListedMap[]>(listedMapsPath())
  const older = useOlderMaps(newest, user?.username)
  const maps = older.all
  const ofMode = maps?.filter((map) => filter === 'all' || map.gameMode === filter)
  const found = ofMode && findMaps(ofMode, wish, user?.username)
  const shown = useInPieces(found, wish)
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      back
      actions={
        <>
          <ButtonLink href="/maps/create?make" icon="star">
            {texts.make}
          </ButtonLink>
          <ButtonLink href="/maps/create" look="mint" icon="plus">
            {texts.create}
          </ButtonLink>
        </>
      }
    >
      <Stack gap={5}>
        <Chips
          legend={texts.filter}
          choices={filters}
          chosen={filter}
          onChoose={(filter) => setWish({ ...wish, filter })}
        />
        <MapFinder wish={wish} onChange={(next) => setWish({ ...wish, ...next })} />
        {error !== undefined && !maps && <ErrorState message={error} onRetry={reload} />}
        {!maps && error === undefined && <SkeletonList count={6} height={280} columns />}
        {found?.length === 0 && ofMode?.length !== 0 && <p role="status">{texts.noneFound}</p>}
        {ofMode?.length === 0 && (
          <EmptyState slime="forest" title={texts.emptyTitle} text={texts.emptyText}>
            <ButtonLink href="/maps/create" look="mint" icon="plus">
              {texts.create}
            </ButtonLink>
          </EmptyState>
        )}
        <Grid min="17rem" as="ul">
          {shown?.map((map) => (
            <MapCard key={map.id} map={map} mine={groupOf(map, user?.username) === 'mine'} />
          ))}
        </Grid>
        {older.hasMore && shown?.length === found?.length && (
          <Button icon="list" busy={older.isBusy} className={styles.older} onClick={older.readOn}>
            {texts.older}
          </Button>
        )}
      </Stack>
      {shown && shown.length === found?.length && <FoldedNote place="maps" />}
    </Page>
  )
}
