import type { Knock } from '../../rooms/knock.ts'
import { type GameCheck, gameCodeParam } from '../../rooms/shared/contract/gameCheck.ts'
import { type HostedGame, type PlayAgain, playAgain, type SeatedGame } from '../../rooms/shared/contract/hostedGames.ts'
import { deviceOf } from '../accounts/deviceMarks.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import { type RefusalName, refuse } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'
import { parse } from './parsing.ts'

/** What the rooms say about a game; undefined when there is none. */
export type FindGame = (code: string, userId: string | null) => Promise<FoundGame | undefined>
export type FoundGame = Pick<GameCheck, 'open' | 'refusal' | 'nicknames' | 'over'>

/** The games of a host, open in a browser or not. */
export type HostedGames = {
  of: (userId: string) => Promise<HostedGame[]>
  /** The games of others in which this account plays. */
  playedBy: (userId: string) => Promise<SeatedGame[]>
  /** The name of a refusal, if so. */
  end: (code: string, userId: string) => Promise<RefusalName | null>
  /** The next one under the code of one that is over; the name of a refusal, if so. */
  again: (
    code: string,
    from: Pick<Knock, 'cookie' | 'address' | 'device'>,
    wish: PlayAgain,
  ) => Promise<RefusalName | null>
}

/** What nobody could lead any more is brought to its end, so that no class waits for who has gone, and all are paid. */
export const endGamesOf =
  (hostedGames: HostedGames) =>
  async (userId: string): Promise<void> => {
    for (const { code } of await hostedGames.of(userId)) await hostedGames.end(code, userId)
  }

export type GameCheckLimits = { missesByAddress: Pace }

/** None for trying out a billion of them. A right code is never refused: one pupil would shut out a school. */
export const gameCheckLimits: GameCheckLimits = {
  missesByAddress: { points: 200, seconds: 60 },
}

type Needs = { findGame: FindGame; hostedGames: HostedGames; limits: GameCheckLimits; throttles: Throttles }

export const gameRoutes = (add: AddRoute, { findGame, hostedGames, limits, throttles }: Needs) => {
  const misses = throttles('gameMisses', limits.missesByAddress)

  add('get', '/games/:code', { access: 'everyone' }, async ({ request, user, address }) => {
    // Something that is no code is looked for in vain like any other, and counts like any other.
    const typed = parse(gameCodeParam, request.params)
    const game = 'value' in typed ? await findGame(typed.value.code, user?.id ?? null) : undefined
    if (!game || !('value' in typed)) {
      return refuse((await misses.take(address)) ? 'gameNotFound' : 'tooManyAttempts')
    }
    const { nicknames } = game
    const nicknameNeeded = !user && nicknames === 'free'
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
    async ({ request, address, params, body }) => {
      const { cookie } = request.headers
      const device = deviceOf(cookie) ?? null
      const refusal = await hostedGames.again(params.code, { cookie, address, device }, body)
      return refusal === null ? { gameCode: params.code } : refuse(refusal)
    },
  )
}
