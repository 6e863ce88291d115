import { mutate } from 'swr'
import type { QuestionSet } from '../../rooms/shared/contract/questionSets.ts'
import type { FlagReason, Sharing, Verdict } from '../../rooms/shared/contract/sharing.ts'
import '../texts/refusals/writingRefusals.ts'
import { type Answer, callApi } from './http.ts'
import { mapsPath } from './maps.ts'
import { questionSetsPath } from './questionSets.ts'
import { changeServerData, refreshServerData, thenRefresh } from './useServerData.ts'

export const flagsPath = '/api/flags'

/** A thing that can be shared: its kind and its id. */
export type Shared = { kind: 'set' | 'map'; id: string; title: string }

const pathOf = ({ kind }: Pick<Shared, 'kind'>) => (kind === 'set' ? questionSetsPath : mapsPath)

const putSharing = async (thing: Shared, sharing: Sharing): Promise<Answer<unknown>> => {
  const answer = await callApi('PUT', `${pathOf(thing)}/${thing.id}/sharing`, { body: { sharing } })
  if (answer.ok) changeServerData<{ id: string; sharing: Sharing }>(pathOf(thing), thing.id, { sharing })
  return answer
}

/** Lists show it at once, also if they cannot be read again: an author who looks again would see the old choice, and save that. */
export const shareThing = (thing: Shared, sharing: Sharing) => thenRefresh(pathOf(thing), putSharing(thing, sharing))

export const flagThing = (thing: Shared, why: FlagReason) =>
  callApi('POST', `${pathOf(thing)}/${thing.id}/flag`, { body: { why } })

/** Without a title the copy is called like the other set. The list has it at once, even if it cannot be read again. */
export const copyQuestionSet = async (id: string, title?: string): Promise<Answer<QuestionSet>> => {
  const answer = await callApi<QuestionSet>('POST', `${questionSetsPath}/${id}/copy`, {
    ...(title !== undefined && { body: { title } }),
    otherwise: 'questionSetCreateFailed',
  })
  if (answer.ok) void mutate<QuestionSet[]>(questionSetsPath, (held) => held && [answer.value, ...held])
  // If the answer was lost, there may be a copy, and the list has to say so.
  else if (answer.status === 0) refreshServerData(questionSetsPath)
  return answer
}

export const judgeThing = async (thing: Shared, verdict: Verdict) => {
  const answer = await callApi('PUT', `${flagsPath}/${thing.id}`, { body: { verdict } })
  if (answer.ok) refreshServerData(flagsPath, pathOf(thing))
  return answer
}
