import useSWR, { mutate } from 'swr'
import { useConnection } from './connection.ts'
import { type Answer, callApi } from './http.ts'
import { onOtherReader } from './reader.ts'

/** What SWR keeps as the error of a read. */
class ReadFailed extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const read = async <Value>(path: string): Promise<Value> => {
  const answer = await callApi<Value>('GET', path)
  if (!answer.ok) throw new ReadFailed(answer.error, answer.status)
  return answer.value
}

type ServerData<Value> = {
  data: Value | undefined
  error: string | undefined
  loading: boolean
  /** What has been read before is no longer there, or no longer for this user. */
  isGone: boolean
  reload: () => void
}

/** Whether one of these reads is still on its way. A read that failed is not waited for. */
export const isComing = (...reads: readonly Pick<ServerData<unknown>, 'data' | 'error'>[]): boolean =>
  reads.some(({ data, error }) => data === undefined && error === undefined)

/**
 * Reads a path of the API and shares the result between all parts that ask. Null reads nothing yet. `againIn` says
 * after how many milliseconds it is read again while the page is visible; 0 is never.
 */
export const useServerData = <Value>(
  path: string | null,
  againIn: (latest: Value | undefined) => number = () => 0,
): ServerData<Value> => {
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<Value, ReadFailed>(path, read<Value>, {
    shouldRetryOnError: (failure: ReadFailed) => failure.status === 0 || failure.status >= 500,
    errorRetryCount: 3,
    refreshInterval: againIn,
    dedupingInterval: 1000,
  })
  const isGone = error?.status === 404
  return { data, error: error?.message, loading: isLoading, isGone, reload: () => void again() }
}

/** One pupil after another sits at a Chromebook: data read for one must not be seen by the next. */
onOtherReader((isAnother) => void (isAnother ? mutate(() => true, undefined) : mutate(() => true)))

/** Reads that failed while the server was out of reach are repeated once it answers. */
useConnection.subscribe(({ online }, before) => {
  if (online && !before.online) void mutate(() => true)
})

/** After a change: reads again every path that starts with one of these. */
export const refreshServerData = (...paths: string[]): void => {
  void mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)))
}

/** The server refuses the change of a thing that was removed or changed elsewhere, so what this page shows of it is old. */
const isOld = (answer: Answer<unknown>): boolean => !answer.ok && (answer.status === 404 || answer.status === 409)

/** Waits for a change and reads again what it has changed, or what it found to have changed already. */
export const thenRefresh = async <Value>(path: string, change: Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await change
  if (answer.ok || isOld(answer)) refreshServerData(path)
  return answer
}

/** After a change of one thing: writes it wherever that thing was read, in a list or alone. */
export const changeServerData = <Thing extends { id: string }>(
  path: string,
  id: string,
  change: Partial<Thing>,
): void => {
  const changed = (one: Thing) => (one?.id === id ? { ...one, ...change } : one)
  void mutate<Thing | Thing[]>(
    (key) => typeof key === 'string' && key.startsWith(path),
    (held) => (Array.isArray(held) ? held.map(changed) : held && changed(held)),
    { revalidate: false },
  )
}

/** For a change whose answer already holds the new value. */
export const replaceServerData = <Value>(path: string, value: Value): void => {
  void mutate(path, value, { revalidate: false })
}
