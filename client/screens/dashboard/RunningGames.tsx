import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { endHostedGame, hostedGamesPath } from '../../net/hostedGames.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { runningGamesTexts as texts } from '../../texts/game/runningGames.ts'
import styles from './RunningGames.module.css'

const lookAgainMs = 20_000
const minuteMs = 60_000

const isLobby = ({ phase }: HostedGame) => phase === 'lobby'

const wayBack = (game: HostedGame) => `/${isLobby(game) ? 'lobby' : 'play'}/${game.code}`

const howFar = (game: HostedGame) =>
  isLobby(game) ? texts.lobby : texts.question(Math.max(1, game.questionNumber), game.totalQuestions)

const whoIsThere = ({ players, endsInMs }: HostedGame) =>
  endsInMs === null ? texts.players(players) : texts.endsIn(Math.max(1, Math.ceil(endsInMs / minuteMs)))

const end = async (userId: string, game: HostedGame): Promise<boolean> => {
  const sure = await askToConfirm({
    question: texts.endAsk(game.title),
    details: isLobby(game) ? texts.endDetailsLobby : texts.endDetails,
    yes: texts.endYes,
    danger: true,
  })
  if (!sure) return false
  const answer = await endHostedGame(userId, game.code)
  showToast(answer.ok ? (isLobby(game) ? texts.calledOff : texts.ended) : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

const Row = ({ game, userId }: { game: HostedGame; userId: string }) => {
  const press = useOnePress()
  useFocusKeptAfter()
  return (
    <li className={styles.row}>
      <ModePicture mode={game.gameMode} width={84} />
      <div className={styles.words}>
        <h3>
          <bdi>{game.title}</bdi>
        </h3>
        <p>
          <Badge tone="grape">{texts.code(game.code)}</Badge>
          <span>
            {howFar(game)} · {whoIsThere(game)}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={texts.endOf(game.title, game.code)} onClick={() => void press(() => end(userId, game))}>
          {texts.end}
        </Button>
        <ButtonLink href={`/remote/${game.code}`} icon="phone" aria-label={texts.leadOf(game.title, game.code)}>
          {texts.lead}
        </ButtonLink>
        <ButtonLink href={wayBack(game)} look="mint" icon="play" aria-label={texts.backTo(game.title, game.code)}>
          {texts.back}
        </ButtonLink>
      </div>
    </li>
  )
}

/** Games that this user hosts but is not looking at: go back to one, or end it. */
export const RunningGames = () => {
  const user = useUser()
  const { data: games = [] } = useServerData<HostedGame[]>(user && hostedGamesPath(user.id), (latest) =>
    latest && latest.length > 0 ? lookAgainMs : 0,
  )
  if (!user || games.length === 0) return null
  return (
    <Card tone="mint" aria-labelledby="running-games" className={styles.card}>
      <CardHead title={texts.title(games.length)} id="running-games" />
      <ul className={styles.rows}>
        {games.map((game) => (
          <Row key={game.code} game={game} userId={user.id} />
        ))}
      </ul>
    </Card>
  )
}
