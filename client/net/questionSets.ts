import type { KeptAhead, QuestionSet, QuestionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import { picturePath } from '../../rooms/shared/questions/questionLimits.ts'
import '../texts/refusals/writingRefusals.ts'
import { callApi } from './http.ts'
import { patientFetch } from './patientFetch.ts'
import { thenRefresh } from './useServerData.ts'

export const questionSetsPath = '/api/question-sets'

export const readQuestionSet = (id: string) =>
  callApi<QuestionSet>('GET', `${questionSetsPath}/${id}`, { otherwise: 'questionsLoadFailed' })

/** Empty if they cannot be read. */
export const ownQuestionSets = async (): Promise<QuestionSet[]> => {
  const answer = await callApi<QuestionSet[]>('GET', questionSetsPath)
  return answer.ok ? answer.value.filter(({ mine }) => mine) : []
}

export const storagePath = (userId: string) => `/api/player/${userId}/storage`

const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })

/** A stored picture cannot be read just now: the server was not reached, or it refused. */
export class PictureUnread extends Error {
  readonly isReached: boolean

  constructor(isReached: boolean) {
    super('The picture was not read')
    this.isReached = isReached
  }
}

/**
 * An uploaded picture as data, for a file that leaves this server: there the picture's address would not work.
 * Undefined if the server has no such picture any more; it throws `PictureUnread` if the picture cannot be read just now.
 */
export const portablePicture = async (image: string): Promise<string | undefined> => {
  if (!image.startsWith(picturePath)) return image
  const unreached = (): never => {
    throw new PictureUnread(false)
  }
  const response = await patientFetch(image).catch(unreached)
  if (response.status === 404) return undefined
  if (!response.ok) throw new PictureUnread(true)
  // A filter of the network may answer with a page of its own, as if all were well.
  if (!response.headers.get('content-type')?.startsWith('image/')) return unreached()
  return dataUrlOf(await response.blob().catch(unreached))
}

export const sendPicturesAhead = (pictures: readonly string[]) =>
  callApi<KeptAhead>('POST', `${questionSetsPath}/pictures`, { body: { pictures }, otherwise: 'questionSetSaveFailed' })

/** `requestId`: if the answer is lost, the same id finds the set that was made. */
export const createQuestionSet = (body: QuestionSetRequest, requestId: string) =>
  thenRefresh(
    questionSetsPath,
    callApi<QuestionSet>('POST', `${questionSetsPath}?requestId=${requestId}`, {
      body,
      otherwise: 'questionSetCreateFailed',
    }),
  )

/** `changes`: the version that was opened. The server does not overwrite a set that has changed since. Without it, it does. */
export const saveQuestionSet = (id: string, body: QuestionSetRequest, changes: number | undefined) =>
  thenRefresh(
    questionSetsPath,
    callApi<QuestionSet>('PUT', `${questionSetsPath}/${id}${changes === undefined ? '' : `?changes=${changes}`}`, {
      body,
      otherwise: 'questionSetSaveFailed',
    }),
  )

export const deleteQuestionSet = (id: string) =>
  thenRefresh(
    questionSetsPath,
    callApi('DELETE', `${questionSetsPath}/${id}`, { otherwise: 'questionSetDeleteFailed' }),
  )
