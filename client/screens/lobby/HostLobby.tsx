import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { teamOf } from '../../../rooms/shared/catalog/teams.ts'
import { modeAndMap } from '../../modes/modeAndMap.ts'
import { hasMap } from '../../modes/modes.ts'
import { inTime } from '../../net/lateCode.ts'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'
import { DoorSign } from '../../parts/game/host/DoorSign.tsx'
import { LedFromElsewhere } from '../../parts/game/host/LedFromElsewhere.tsx'
import { removePlayer } from '../../parts/game/host/removePlayer.ts'
import banners from '../../parts/game/teams/banners.module.css'
import { TeamSums } from '../../parts/game/teams/TeamSums.tsx'
import { teamSums } from '../../parts/game/teams/teamSums.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { tellGame } from '../../state/game.ts'
import type { CardView, GameView } from '../../state/gameView.ts'
import { useMapCredit } from '../../state/mapCredit.ts'
import { playCue } from '../../state/sound.ts'
import { gameHostTexts } from '../../texts/game/gameHost.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { creditText } from '../../texts/maps/mapCredit.ts'
import { crowdOf, isHall } from './crowds.ts'
import { EmptyLobby } from './EmptyLobby.tsx'
import styles from './HostLobby.module.css'
import { InfoCards } from './InfoCards.tsx'
import { LivelySlime } from './LivelySlime.tsx'
import { LobbyControls } from './LobbyControls.tsx'
import { PlayerCards } from './PlayerCards.tsx'
import { StartButton } from './StartButton.tsx'
import { type RoomForWayIn, WayIn } from './WayIn.tsx'
import { useLobbyWorld } from './world/useLobbyWorld.ts'
import { besideCode, wallCrowd } from './world/wallCrowds.ts'

/** The server tells the host's screens about all players, not only the first sixty. */
const cardsOf = ({ players }: GameView): CardView[] =>
  players
    .filter(({ plays }) => plays)
    .map(({ id, username, slime, isHost, connected }) => ({ id, username, slime, isHost, ready: connected }))

function useJoinSound(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) playCue('join')
    before.current = count
  }, [count])
}

/** With more players than this, the code becomes smaller to leave room for their names. */
const crowdFrom = 15

const roomFor = (count: number): RoomForWayIn => {
  if (isHall(crowdOf(count))) return 'hall'
  return count > crowdFrom ? 'crowded' : 'ample'
}

const roomInPanel = (count: number): RoomForWayIn => (count > besideCode ? 'crowded' : 'ample')

const playerButtons = ({ id, username, isHost, ready }: CardView) =>
  !isHost && (
    <>
      {!ready && (
        <IconButton
          className={joinClasses(styles.onCard, styles.handSeat)}
          icon="phone"
          size={18}
          label={gameHostTexts.handSeat(username)}
          onClick={() => tellGame('hand-seat', { playerId: id })}
        />
      )}
      <IconButton
        className={joinClasses(styles.onCard, styles.remove)}
        icon="close"
        look="danger"
        size={18}
        label={gameHostTexts.remove(username)}
        onClick={() => void removePlayer(id, username)}
      />
    </>
  )

const livelySlime = ({ id, slime }: CardView, lively: boolean, className: string) => (
  <LivelySlime player={id} slime={slime} lively={lively} className={className} />
)

/** The class name that gives a player's card the colour of their team. */
function coloursOf({ players }: GameView): (card: CardView) => string | undefined {
  const teams = new Map(players.map(({ id, team }) => [id, teamOf(team)]))
  return ({ id }) => {
    const banner = teams.get(id)
    return banner && joinClasses(styles.inTeam, banners[banner.colour])
  }
}

/** Load the next screens now, so that the class does not look at a loader when the game begins. */
const expectStart = (): void => {
  for (const part of [import('../play/PlayScreen.tsx'), import('../play/board/BoardScreen.tsx')]) part.catch(() => {})
}

const RemoteDialog = lazy(inTime(() => import('../../parts/host/RemoteDialog.tsx')))

/** The size of each team. Scores are 0, because the game has not begun. */
const sumsOf = ({ players }: GameView, cards: readonly CardView[]) =>
  teamSums(
    players,
    cards.map(({ id }) => ({ id, score: 0 })),
  )

/** On the wall: the code, the way in, and all players who have joined. */
const HostLobby = ({ view }: { view: GameView }) => {
  const { code, title, onlyMissed, gameMode, mapName, locked, playerId } = view
  const cards = cardsOf(view)
  // A host who plays does not count as a guest of the game.
  const guests = cards.filter(({ isHost }) => !isHost).length
  const count = <h2>{gameLobbyTexts.players(cards.length)}</h2>
  useJoinSound(cards.length)
  useEffect(expectStart, [])
  const { isInWorld, World } = useLobbyWorld(view, cards.length)
  const credit = useMapCredit(!isInWorld && hasMap(gameMode))
  const panel = useRef<HTMLElement>(null)
  const room = isInWorld ? roomInPanel(cards.length) : roomFor(cards.length)
  const isCrowded = room === 'hall'
  const [wantsControls, setWantsControls] = useState(false)
  const [showsRemote, setShowsRemote] = useState(false)
  return (
    <div className={joinClasses(styles.lobby, isInWorld && styles.inWorld)} data-world={isInWorld || undefined}>
      {isInWorld && (
        <div className={styles.world}>
          <Suspense fallback={null}>{World && <World view={view} panel={panel} />}</Suspense>
        </div>
      )}
      <main id="main" ref={panel} className={styles.main} data-room={room}>
        <WayIn
          code={code}
          title={onlyMissed ? `${title} · ${gameLobbyTexts.onlyMissed}` : title}
          what={modeAndMap(gameMode, mapName)}
          credit={credit && creditText(credit)}
          locked={locked}
          room={room}
          onPanel={isInWorld}
          sign={view.asksProof && <DoorSign />}
        >
          {isCrowded && count}
        </WayIn>
        <Announcer text={gameLobbyTexts.players(cards.length)} />
        <section className={styles.players} aria-label={gameHostTexts.players}>
          <div className={styles.count}>
            {cards.length > 0 && !isCrowded && count}
            <TeamSums sums={sumsOf(view, cards)} counts />
          </div>
          {cards.length === 0 ? (
            <EmptyLobby isInWorld={isInWorld} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            <div className={styles.room} tabIndex={0}>
              <PlayerCards
                cards={cards}
                unseen={0}
                ownId={playerId}
                action={playerButtons}
                look={coloursOf(view)}
                wall={wallCrowd(cards.length, isInWorld)}
                {...(!isInWorld && { picture: livelySlime })}
              />
            </div>
          )}
        </section>
      </main>
      <footer className={styles.foot}>
        <InfoCards {...view} />
        {view.remotes > 0 && !wantsControls ? (
          <LedFromElsewhere count={view.remotes} onWanted={() => setWantsControls(true)} />
        ) : (
          <LobbyControls view={view} onRemote={() => setShowsRemote(true)} />
        )}
        <StartButton view={view} players={cards.length} guests={guests} className={styles.start ?? ''} />
      </footer>
      {/* Shown here if the bar has no room for these cards, as on a phone. */}
      <div className={styles.told}>
        <InfoCards {...view} />
      </div>
      <Suspense fallback={null}>
        {showsRemote && <RemoteDialog view={view} onClose={() => setShowsRemote(false)} />}
      </Suspense>
    </div>
  )
}

export default HostLobby
