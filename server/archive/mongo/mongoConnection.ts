import { type Connection, type ConnectOptions, createConnection } from 'mongoose'
import { ArchiveDown } from '../trouble.ts'

/** Longer than a change of the primary usually takes, and short enough for a person who waits. */
const findServerMs = 4_000
/** A new replica set takes some seconds to choose its primary. */
const openWithinMs = 8_000
/** Longer than any call of the product takes, even with full shelves. */
const answerWithinMs = 5_000
const awayWithinMs = 2_000
/** For background work: whole pages of large records, on a slow line. */
const pageWithinMs = 60_000

/**
 * An acknowledged write is on the disks of a majority, and reads return only such writes. So a server that is alone for
 * a moment cannot take back data that somebody has built upon. A read may be a moment old. That does no harm: a write
 * based on it names a version or a key, and is refused if that has changed.
 */
const options: ConnectOptions = {
  ignoreUndefined: true,
  readPreference: 'primary',
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority', journal: true },
  retryReads: true,
  retryWrites: true,
  maxPoolSize: 50,
  minPoolSize: 2,
  serverSelectionTimeoutMS: findServerMs,
  socketTimeoutMS: pageWithinMs,
  waitQueueTimeoutMS: answerWithinMs,
  // A dead line gives no sign. So a server that is silent for three seconds is searched for anew, once a second.
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 2_000,
}

/** Also waits a little for a database that is just starting. `isPatient`: for work of unknown length. */
export const connectTo = async (uri: string, { isPatient = false } = {}): Promise<Connection> => {
  const givesUpAt = performance.now() + openWithinMs
  for (;;) {
    const connection = createConnection(uri, isPatient ? { ...options, minPoolSize: 0, socketTimeoutMS: 0 } : options)
    try {
      return await connection.asPromise()
    } catch (error) {
      await connection.close()
      if (performance.now() >= givesUpAt || !isUnfound(error)) throw error
    }
  }
}

const isUnfound = (error: unknown) => error instanceof Error && error.name === 'MongooseServerSelectionError'

type Reaching = <Result>(call: Promise<Result>, patience?: { isPatient?: boolean }) => Promise<Result>

/**
 * Calls to a database that hangs fail as if it could not be reached. While it is known to be away they fail sooner, so
 * that a caller hears of it before their proxy gives up. Such a call may still take effect later, like every write
 * whose answer got lost.
 */
export const openReaching = (): Reaching => {
  let isAway = false
  const limitMs = (isPatient: boolean) => (isPatient ? pageWithinMs : isAway ? awayWithinMs : answerWithinMs)

  return async (call, { isPatient = false } = {}) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ArchiveDown('MongoDB does not answer')), limitMs(isPatient))
    })
    // Even an answer that comes too late shows that the database is back.
    const answered = call.then((result) => {
      isAway = false
      return result
    })
    try {
      return await Promise.race([answered, tooLate])
    } catch (error) {
      const down = asDown(error)
      isAway = down !== undefined
      throw down ?? error
    } finally {
      clearTimeout(timer)
    }
  }
}

const asDown = (error: unknown): ArchiveDown | undefined => {
  if (error instanceof ArchiveDown) return error
  return isOutOfReach(error) ? new ArchiveDown(`MongoDB is out of reach: ${error.message}`) : undefined
}

const lineErrors =
  /^Mongo(ose)?(Network|NetworkTimeout|ServerSelection|PoolCleared|PoolClosed|WaitQueueTimeout|ServerClosed|TopologyClosed|NotConnected|WriteConcern)Error$|^PoolClearedOnNetworkError$/

/** Error codes of a server that is no longer the primary, or is shutting down. */
const stateChanges = new Set([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436])

const isOutOfReach = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  if (lineErrors.test(error.name)) return true
  if ('code' in error && stateChanges.has(Number(error.code))) return true
  // With many records the error has another name. If then no record has an error of its own, it is the line.
  return error.name === 'MongoBulkWriteError' && 'writeErrors' in error && Object(error.writeErrors).length === 0
}
