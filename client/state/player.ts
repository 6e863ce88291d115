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

/** Counts what this page has done that changed coins or slimes. */
let deals = 0

/** Puts the new values where every part of the page that shows coins or slimes reads them. */
const takeOver = (player: PlayerProfile): void => {
  updateUser({ currency: player.currency, ownedSlimes: player.ownedSlimes, selectedSlime: player.selectedSlime })
  replaceServerData(playerPath(player.userId), player)
}

const act = async <Value>(action: string, body: unknown, otherwise: RefusalName): Promise<Answer<Value>> => {
  const user = signedInUser()
  if (!user) return notSignedIn
  const answer = await callApi<Value>('POST', `${playerPath(user.id)}/${action}`, { body, otherwise })
  if (answer.ok) deals += 1
  // What this page shows is old: the coins or slimes have gone in another tab.
  else if (answer.status === 403 || answer.status === 409) void refreshPlayer()
  return answer
}

/** Makes a repeated click, or a retry after a lost answer, count once. */
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
  // If the user has bought or sold something meanwhile, this older answer must not undo it.
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

/** What the guest on this seat can still keep; null if the server does not tell. */
export const keepOffer = async (seatKey: string): Promise<KeepOffer | null> => {
  const answer = await callApi<KeepOffer>('POST', '/api/guest-offer', { body: { seatKey } })
  return answer.ok ? answer.value : null
}

/** Takes over the game that was played as a guest. The key of the seat proves that it was this device. */
export const keepGame = async (seatKey: string): Promise<Answer<KeepGameResponse>> => {
  const answer = await act<KeepGameResponse>('keep-game', { seatKey }, 'somethingWentWrong')
  if (answer.ok) takeOver(answer.value.player)
  return answer
}

export const buyPack = (packId: string) => receive('buy-pack', { packId }, 'purchaseFailed')

export const redeemCode = (code: string) => receive('redeem-code', { code }, 'invalidCode')
