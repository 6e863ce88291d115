import type { RefusalName } from '../../rooms/shared/contract/errors/errorTexts.ts'
import type {
  KeepGameResponse,
  KeepOffer,
  PlayerProfile,
  ReceivedSlimeResponse,
  SellSlimeResponse,
} from '../../rooms/shared/contract/player.ts'
import { type Answer, callApi, failure } from '../net/http.ts'
import { refreshServerData, replaceServerData } from '../net/useServerData.ts'
import '../texts/refusals/collectingRefusals.ts'
import { attemptOnce } from './attempts.ts'
import { signedInUser, updateUser } from './session.ts'

export const playerPath = (userId: string) => `/api/player/${userId}`

const notSignedIn = failure(401, 'signInFirst')

/** How often something was done here that has changed coins or slimes. */
let deals = 0

/** Everything that shows currency or slimes follows at once. */
const takeOver = (player: PlayerProfile): void => {
  updateUser({ currency: player.currency, ownedSlimes: player.ownedSlimes, selectedSlime: player.selectedSlime })
  replaceServerData(playerPath(player.userId), player)
}

const act = async <Value>(action: string, body: unknown, otherwise: RefusalName): Promise<Answer<Value>> => {
  const user = signedInUser()
  if (!user) return notSignedIn
  const answer = await callApi<Value>('POST', `${playerPath(user.id)}/${action}`, { body, otherwise })
  if (answer.ok) deals += 1
  return answer
}

/** A repeated click, and a try after an answer that was lost, count once. */
const actOnce = async <Value>(
  action: string,
  what: Record<string, string | number>,
  otherwise: RefusalName,
): Promise<Answer<Value>> =>
  attemptOnce([signedInUser()?.id, action, ...Object.values(what)].join(':'), (requestId) =>
    act<Value>(action, { ...what, requestId }, otherwise),
  )

export const refreshPlayer = async (): Promise<void> => {
  const user = signedInUser()
  if (user?.role !== 'student') return
  const before = deals
  const answer = await callApi<PlayerProfile>('GET', playerPath(user.id))
  // What was read before something was bought takes nothing back.
  if (answer.ok && deals === before) takeOver(answer.value)
}

export const selectSlime = async (slimeId: string): Promise<Answer<PlayerProfile>> => {
  const answer = await act<PlayerProfile>('select-slime', { slimeId }, 'selectionFailed')
  if (answer.ok) takeOver(answer.value)
  return answer
}

const sell = async (action: string, what: Record<string, string | number>): Promise<Answer<SellSlimeResponse>> => {
  const answer = await actOnce<SellSlimeResponse>(action, what, 'saleFailed')
  if (answer.ok) takeOver(answer.value.player)
  return answer
}

export const sellSlime = (slimeId: string) => sell('sell-slime', { slimeId })

export const sellDuplicates = () => sell('sell-duplicates', {})

const receive = async (
  action: string,
  what: Record<string, string>,
  otherwise: RefusalName,
): Promise<Answer<ReceivedSlimeResponse>> => {
  const answer = await actOnce<ReceivedSlimeResponse>(action, what, otherwise)
  if (answer.ok) {
    takeOver(answer.value.player)
    refreshServerData('/api/packs', '/api/achievements')
  }
  return answer
}

/** What there is to keep on a seat; null where that cannot be told. */
export const keepOffer = async (seatKey: string): Promise<KeepOffer | null> => {
  const answer = await callApi<KeepOffer>('POST', '/api/guest-offer', { body: { seatKey } })
  return answer.ok ? answer.value : null
}

/** By the key of the seat that this device had as a guest. */
export const keepGame = async (seatKey: string): Promise<Answer<KeepGameResponse>> => {
  const answer = await act<KeepGameResponse>('keep-game', { seatKey }, 'somethingWentWrong')
  if (answer.ok) takeOver(answer.value.player)
  return answer
}

export const buyPack = (packId: string) => receive('buy-pack', { packId }, 'purchaseFailed')

export const redeemCode = (code: string) => receive('redeem-code', { code }, 'invalidCode')
