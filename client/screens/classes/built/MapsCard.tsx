import { useMemo } from 'react'
import { returnWords } from '../../../../rooms/shared/contract/classMaps.ts'
import type { HandedMap } from '../../../../rooms/shared/maps/listedMap.ts'
import { listedTiles } from '../../../../rooms/shared/maps/listedMap.ts'
import { foundOn, type MapTask } from '../../../../rooms/shared/maps/mapTask.ts'
import type { Tile } from '../../../../rooms/shared/maps/tileGrid.ts'
import { gridOfMap } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modes } from '../../../modes/modes.ts'
import type { ClassPage } from '../../../net/classes.ts'
import { classMapsPath, judgeMap } from '../../../net/classMaps.ts'
import { useServerData } from '../../../net/useServerData.ts'
import { Badge } from '../../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../../parts/Button.tsx'
import { Card, CardHead } from '../../../parts/Card.tsx'
import { MenuButton } from '../../../parts/dialog/MenuButton.tsx'
import { FormAlert } from '../../../parts/form/FormAlert.tsx'
import { useHostedMap } from '../../../parts/host/useHostedMap.ts'
import { PaintedMap } from '../../../parts/maps/PaintedMap.tsx'
import { useFolded } from '../../../parts/useFolded.ts'
import { showToast } from '../../../state/toasts.ts'
import { tryMap } from '../../../state/trial.ts'
import { classMapTexts as texts } from '../../../texts/maps/classMaps.ts'
import { mapTexts } from '../../../texts/maps/maps.ts'
import { trialTexts } from '../../../texts/maps/trial.ts'
import { ClassTask } from './ClassTask.tsx'
import styles from './MapsCard.module.css'

/** Pupils hand in maps while the teacher looks at the page, so it asks again this often. */
const lookAgainMs = 20_000

type HandedProps = { map: HandedMap; classId: string }

const approve = async ({ map: { id, name, version }, classId }: HandedProps): Promise<void> => {
  const answer = await judgeMap(classId, id, { verdict: 'approved', version })
  showToast(answer.ok ? texts.approvedNow(name) : answer.error, answer.ok ? 'success' : 'error')
}

const giveBackMenu = ({ map: { id, name, version }, classId }: HandedProps) =>
  returnWords.map((word) => ({
    text: texts.words[word],
    icon: 'back' as const,
    onPick: () =>
      void judgeMap(classId, id, { verdict: 'returned', version, word }).then((answer) =>
        showToast(answer.ok ? texts.givenBack(name) : answer.error, answer.ok ? 'success' : 'error'),
      ),
  }))

/** How many wishes of the task this map fulfils. */
const fulfilledBy = (task: MapTask, { scenery }: HandedMap, tiles: readonly Tile[]): number => {
  const found = foundOn(task, gridOfMap({ tiles, scenery }))
  return task.wishes.filter(({ least }, at) => (found[at] ?? 0) >= least).length
}

/** A map that a pupil has drawn. The teacher can look at it, try it, play it with the class, approve it or give it back. */
const Handed = ({ map, classId, task }: HandedProps & { task: MapTask | null }) => {
  const { host, busy, problem } = useHostedMap()
  const tiles = useMemo(() => listedTiles(map), [map])
  const done = useMemo(() => (task?.mode === map.gameMode ? fulfilledBy(task, map, tiles) : null), [task, map, tiles])
  const isApproved = map.inClass.stage === 'approved'
  const { name, gameMode } = map
  return (
    <li className={styles.map}>
      <div className={styles.picture}>
        <PaintedMap mode={gameMode} tiles={tiles} scenery={map.scenery} />
      </div>
      <h3>{name}</h3>
      <p>
        {modes[gameMode].words.name} · {mapTexts.by(map.createdBy)}
        {map.after && ` · ${mapTexts.after(map.after.name, map.after.createdBy)}`}
      </p>
      {done !== null && task && <p>{texts.fulfilled(done, task.wishes.length)}</p>}
      {map.votes && <p>{texts.again(map.votes.yes, map.votes.yes + map.votes.no)}</p>}
      <p>
        <Badge tone={isApproved ? 'mint' : 'sun'}>{isApproved ? texts.approved : texts.waits}</Badge>
      </p>
      <FormAlert message={problem} />
      <div className={styles.actions}>
        <Button
          size="small"
          look="grape"
          icon="expand"
          busy={busy}
          aria-label={texts.about(texts.host, name)}
          onClick={() => void host(map, classId)}
        >
          {texts.host}
        </Button>
        <Button
          size="small"
          icon="play"
          aria-label={texts.about(trialTexts.tryIt, name)}
          onClick={() => tryMap({ ...map, mode: gameMode, tiles })}
        >
          {trialTexts.tryIt}
        </Button>
        <ButtonLink href={`/maps/${map.id}`} size="small" aria-label={mapTexts.viewMap(name)}>
          {mapTexts.view}
        </ButtonLink>
        {!isApproved && (
          <Button
            size="small"
            look="mint"
            icon="check"
            aria-label={texts.about(texts.approve, name)}
            onClick={() => void approve({ map, classId })}
          >
            {texts.approve}
          </Button>
        )}
        <MenuButton label={texts.about(texts.giveBack, name)} entries={giveBackMenu({ map, classId })}>
          {texts.giveBack}
        </MenuButton>
      </div>
    </li>
  )
}

/** At most this many maps are shown at first, because the list of the pupils follows below them. */
const mostOpen = 4

const isWaiting = ({ inClass }: HandedMap): boolean => inClass.stage === 'handed'

/** Maps that wait for a teacher come first. */
const HandedMaps = ({ maps, ...about }: { maps: readonly HandedMap[]; classId: string; task: MapTask | null }) => {
  const all = [...maps.filter(isWaiting), ...maps.filter((map) => !isWaiting(map))]
  const { list, shown, isFolded, unfold } = useFolded<HandedMap, HTMLUListElement>(all, mostOpen)
  return (
    <>
      <ul className={styles.maps} ref={list} tabIndex={-1}>
        {shown.map((map) => (
          <Handed key={map.id} map={map} {...about} />
        ))}
      </ul>
      {isFolded && (
        <div className={styles.more}>
          <Button wide onClick={unfold}>
            {texts.all(all.length)}
          </Button>
        </div>
      )}
    </>
  )
}

/** The maps that the pupils of a class have built for it. */
export const MapsCard = ({ page }: { page: ClassPage }) => {
  const { id, archivedAt, task } = page
  const { data: maps } = useServerData<HandedMap[]>(archivedAt === null ? classMapsPath(id) : null, () => lookAgainMs)
  if (archivedAt !== null || !maps) return null
  const waiting = maps.filter(isWaiting).length
  return (
    <Card aria-labelledby="class-maps" tone={waiting > 0 ? 'sun' : 'paper'}>
      <CardHead title={texts.title} id="class-maps" />
      <div className={styles.task}>
        <p className={styles.note}>{texts.intro}</p>
        <ClassTask page={page} />
        <p role="status">{maps.length === 0 ? texts.none : waiting > 0 && texts.waiting(waiting)}</p>
      </div>
      {maps.length > 0 && <HandedMaps maps={maps} classId={id} task={task} />}
    </Card>
  )
}
