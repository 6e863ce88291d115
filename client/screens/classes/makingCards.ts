import type {
  AddPupilsRequest,
  CardsRequest,
  CreateClassRequest,
  MadeCards,
} from '../../../rooms/shared/contract/classes.ts'
import { addPupils, createClass, makeCards } from '../../net/classes.ts'
import type { Answer } from '../../net/http.ts'
import { firstWordOf } from '../../net/sumOf.ts'
import { attemptOnce } from '../../state/attempts.ts'
import { knockTwice } from '../../state/knockTwice.ts'
import { signedInUser } from '../../state/session.ts'

/** The key is a hash of the request, because no device may store the names of pupils. */
const cardsOnce = <Wish extends object>(
  place: string,
  wish: Wish,
  send: (wish: Wish & { requestId: string }) => Promise<Answer<MadeCards>>,
): Promise<Answer<MadeCards>> =>
  attemptOnce(['cards', signedInUser()?.id, place, firstWordOf(JSON.stringify(wish))].join(':'), (requestId) =>
    send({ ...wish, requestId }),
  )

/** The server makes these cards once, however often the device asks before an answer arrives: they may be printed by then. */
export const makeClassOnce = (wish: CreateClassRequest) =>
  cardsOnce('class', wish, (once) => knockTwice((work) => createClass({ ...once, work })))

export const addPupilsOnce = (id: string, wish: AddPupilsRequest) =>
  cardsOnce(id, wish, (once) => knockTwice((work) => addPupils(id, { ...once, work })))

export const makeCardsOnce = (id: string, pupils: readonly string[]) => {
  const wish: CardsRequest = { pupils: [...pupils].sort() }
  return cardsOnce(id, wish, (once) => makeCards(id, once))
}
