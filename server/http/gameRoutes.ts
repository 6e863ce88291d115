import type { Knock } from '../../rooms/knock.ts'
import { type GameCheck, gameCodeParam, gameQuery } from '../../rooms/shared/contract/gameCheck.ts'
import { type HostedGame, type PlayAgain, playAgain, type SeatedGame } from '../../rooms/shared/contract/hostedGames.ts'
import { deviceOf } from '../accounts/deviceMarks.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import { type RefusalName, refuse } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'
import { parse } from './parsing.ts'

/** What the rooms say about a game; undefined if there is none. */
export type FindGame = (code: string, userId: string | null) => Promise<FoundGame | undefined>
export type FoundGame = Pick<GameCheck, 'open' | 'refusal' | 'nicknames' | 'over'>

/** A host's games, whether or not they are open in a browser. */
export type HostedGames = {
  of: (userId: string) => Promise<HostedGame[]>
  /** Other hosts' games in which this account plays. */
  playedBy: (userId: string) => Promise<SeatedGame[]>
  /** Null, or the name of the refusal. */
  end: (code: string, userId: string) => Promise<RefusalName | null>
  /** Opens the next game under the code of a finished one. Null, or the name of the refusal. */
  again: (
    code: string,
    from: Pick<Knock, 'cookie' | 'address' | 'device'>,
    wish: PlayAgain,
  ) => Promise<RefusalName | null>
}

/** Ends games that nobody can lead any more, so that no class waits for a host who has gone, and all players are paid. */
export const endGamesOf =
  (hostedGames: HostedGames) =>
  async (userId: string): Promise<void> => {
    for (const { code } of await hostedGames.of(userId)) await hostedGames.end(code, userId)
  }

export type GameCheckLimits = { missesByAddress: Pace }

/** Too few to try out a billion codes. A right code is never refused: else one pupil could shut out a school. */
export const gameCheckLimits: GameCheckLimits = {
  missesByAddress: { points: 200, seconds: 60 },
}

/** As often as anybody opens new games. Each try reads a whole set, or the report of a game, which may be megabytes. */
const againPace: Pace = { points: 60, seconds: 60 }

type Needs = { findGame: FindGame; hostedGames: HostedGames; limits: GameCheckLimits; throttles: Throttles }

export const gameRoutes = (add: AddRoute, { findGame, hostedGames, limits, throttles }: Needs) => {
  const misses = throttles('gameMisses', limits.missesByAddress)
  const openings = throttles('gamesAgain', againPace)

  add('get', '/games/:code', { access: 'everyone', query: gameQuery }, async ({ request, query, user, address }) => {
    // A text that cannot be a code is answered and counted like any wrong code.
    const typed = parse(gameCodeParam, request.params)
    // Where the page knows of nobody, the cookie is that of a pupil who has left, and whose leaving has not reached us yet.
    const player = query.guest === undefined ? user : undefined
    const game = 'value' in typed ? await findGame(typed.value.code, player?.id ?? null) : undefined
    if (!game || !('value' in typed)) {
      return refuse((await misses.take(address)) ? 'gameNotFound' : 'tooManyAttempts')
    }
    const { nicknames } = game
    const nicknameNeeded = !player && nicknames === 'free'
    return { gameCode: typed.value.code, ...game, nicknameNeeded } satisfies GameCheck
  })

  add('get', '/player/:userId/games', { access: 'owner' }, ({ user }) => hostedGames.of(user.id))

  add('get', '/player/:userId/seats', { access: 'owner' }, ({ user }) => hostedGames.playedBy(user.id))

  add('delete', '/player/:userId/games/:code', { access: 'owner', params: gameCodeParam }, async ({ user, params }) => {
    const refusal = await hostedGames.end(params.code, user.id)
    return refusal === null ? undefined : refuse(refusal)
  })

  add(
    'post',
    '/player/:userId/games/:code/again',
    { access: 'owner', params: gameCodeParam, body: playAgain },
    async ({ request, user, address, params, body }) => {
      if (!(await openings.take(user.id))) return refuse('tooManyAttempts')
      const { cookie } = request.headers
      const device = deviceOf(cookie) ?? null
      const refusal = await hostedGames.again(params.code, { cookie, address, device }, body)
      return refusal === null ? { gameCode: params.code } : refuse(refusal)
    },
  )
}
