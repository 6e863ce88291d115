import { setImmediate } from 'node:timers/promises'
import type { Request } from 'express'
import { setMaxBytes } from '../../rooms/shared/questions/questionLimits.ts'
import type { RefusalName } from '../refused.ts'
import { isHonestJson, isModestJson } from './parsing.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** How large a request's body may be, in bytes. */
export const bodyLimits = {
  /** For unknown callers, who send a name, a password, a code. */
  stranger: 4 * kilobyte,
  usual: 128 * kilobyte,
  /** A question set may bring its pictures. */
  pictures: setMaxBytes,
} as const

/** Longer bodies take milliseconds to parse. */
const quicklyRead = 64 * kilobyte

/** Each body always gets this much room, so that bodies without an end cannot keep out a login or an answer. */
const alwaysHeld = bodyLimits.stranger

/**
 * Each piece of a body costs hundreds of bytes beside its own, and a script can send every byte as one. A line cuts pieces this
 * small only where its sender or a proxy had no more ready, so most pieces are larger, and only those beyond their share count.
 */
const crumbBytes = 256
const mostCrumbs = 256
const isInCrumbs = (pieces: number, bytes: number): boolean => pieces > mostCrumbs + bytes / crumbBytes

/** How many bytes beyond that part may be held at once. A whole school may sit behind one address. */
interface InFlight {
  byAddress: number
  inAll: number
}

const usualInFlight: InFlight = { byAddress: 24 * megabyte, inAll: 96 * megabyte }

/** The time in which any body has to arrive. A long one gets more time for each part that has come. */
interface BodyPace {
  withinMs: number
  bytesPerSecond: number
}

const usualPace: BodyPace = { withinMs: 5_000, bytesPerSecond: 32 * kilobyte }

type ReadBody = { value: unknown } | { refused: RefusalName; status?: number }

const tooLarge: ReadBody = { refused: 'tooLarge' }
const tooMuch: ReadBody = { refused: 'busy' }
const malformed: ReadBody = { refused: 'malformed' }
/** The status for a body that does not come to its end. */
export const requestTimeout = 408
const tooSlow: ReadBody = { refused: 'busy', status: requestTimeout }
const unsupportedMediaType = 415
const foreignLetters = /charset="?(?!utf-?8\b)/i

/** A body that is still arriving. */
interface Coming {
  address: string
  since: number
  length: number
  end(outcome: ReadBody): void
}

/** Only bodies beyond `alwaysHeld` take shared room, so only those can make room. */
const slowestOf = (coming: Iterable<Coming>, isMeant: (body: Coming) => boolean): Coming | undefined => {
  const now = performance.now()
  const speedOf = ({ length, since }: Coming) => length / (now - since + 1)
  let found: Coming | undefined
  for (const body of coming)
    if (isMeant(body) && body.length > alwaysHeld && (!found || speedOf(body) < speedOf(found))) found = body
  return found
}

/**
 * Reads the bodies of requests, each after the sender is known. Packed requests are refused, because a few kilobytes
 * could become megabytes. Bytes count while they are held, for each address and for all. If they are too many, the
 * slowest body is dropped: one that has begun but does not end, and not the next one that comes.
 */
export function bodyReader({ byAddress, inAll }: InFlight = usualInFlight, pace: BodyPace = usualPace) {
  const coming = new Set<Coming>()
  const held = new Map<string, number>()
  let heldInAll = 0

  const hold = (address: string, bytes: number): void => {
    heldInAll += bytes
    const now = (held.get(address) ?? 0) + bytes
    if (now > 0) held.set(address, now)
    else held.delete(address)
  }
  const makeRoom = (address: string): void => {
    while ((held.get(address) ?? 0) > byAddress) {
      const found = slowestOf(coming, (body) => body.address === address)
      if (!found) break
      found.end(tooMuch)
    }
    while (heldInAll > inAll) {
      const found = slowestOf(coming, () => true)
      if (!found) break
      found.end(tooMuch)
    }
  }

  const gather = (request: Request, address: string, limit: number): Promise<Buffer | ReadBody> =>
    new Promise((resolve) => {
      if (request.destroyed) return resolve(malformed)
      const pieces: Buffer[] = []
      const takenOf = (length: number) => Math.max(0, length - alwaysHeld)
      const end = (outcome: Buffer | ReadBody): void => {
        if (!coming.delete(body)) return
        clearTimeout(clock)
        hold(address, -takenOf(body.length))
        // A refused request still gets an answer, so the rest of its body is read and dropped.
        request.off('data', take).off('end', isWhole).off('error', isCut).off('close', isCut).resume()
        resolve(outcome)
      }
      const body: Coming = { address, since: performance.now(), length: 0, end }
      const take = (piece: Buffer): void => {
        const before = takenOf(body.length)
        body.length += piece.length
        hold(address, takenOf(body.length) - before)
        pieces.push(piece)
        if (body.length > limit) end(tooLarge)
        else if (isInCrumbs(pieces.length, body.length)) end(malformed)
        else makeRoom(address)
      }
      const isWhole = (): void => end(Buffer.concat(pieces))
      const isCut = (): void => end(malformed)
      const msLeft = () =>
        body.since + pace.withinMs + (takenOf(body.length) / pace.bytesPerSecond) * 1_000 - performance.now()
      const look = (): void => {
        const left = msLeft()
        if (left > 0) clock = setTimeout(look, left)
        else end(tooSlow)
      }
      coming.add(body)
      let clock = setTimeout(look, pace.withinMs)
      request.on('data', take).on('end', isWhole).on('error', isCut).on('close', isCut)
    })

  return async (request: Request, address: string, limit: number): Promise<ReadBody> => {
    const { 'content-encoding': packing = 'identity', 'content-length': announced } = request.headers
    const isForeign = packing.toLowerCase() !== 'identity' || foreignLetters.test(request.headers['content-type'] ?? '')
    if (isForeign) return { refused: 'malformed', status: unsupportedMediaType }
    if (Number(announced ?? 0) > limit) return tooLarge
    // All calls take JSON, so a body of another kind is not read.
    if (!request.is('application/json')) return { value: undefined }
    const gathered = await gather(request, address, limit)
    return Buffer.isBuffer(gathered) ? understoodInTurn(gathered) : gathered
  }
}

/** Parses long bodies one at a time, with others in between: fifty that end at the same moment would take a second. */
const keepReading = () => {
  let turn: Promise<unknown> = Promise.resolve()
  return (body: Buffer): ReadBody | Promise<ReadBody> => {
    if (body.length <= quicklyRead) return understood(body)
    const read = turn.then(() => setImmediate()).then(() => understood(body))
    turn = read
    return read
  }
}

/** Shared by all readers of this process, because a long parse delays all calls. */
const understoodInTurn = keepReading()

/** Counts the parts before parsing, because a small text can hold hundreds of thousands of objects. */
function understood(body: Buffer): ReadBody {
  if (body.length === 0) return { value: undefined }
  const text = body.toString('utf8')
  if (!isModestJson(text)) return malformed
  try {
    const value: unknown = JSON.parse(text)
    return isHonestJson(value) ? { value } : malformed
  } catch {
    return malformed
  }
}
