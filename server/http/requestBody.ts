import type { Request } from 'express'
import type { RefusalName } from '../refused.ts'
import { isHonestJson, isModestJson } from './parsing.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** What a request may bring along, in bytes. */
export const bodyLimits = {
  usual: 128 * kilobyte,
  /** A question set brings its pictures. */
  pictures: 2 * megabyte,
} as const

/** What may be on its way at once, in bytes: a whole school may sit behind one address. */
export interface InFlight {
  byAddress: number
  inAll: number
}

const usualInFlight: InFlight = { byAddress: 24 * megabyte, inAll: 96 * megabyte }

export type ReadBody = { value: unknown } | { refused: RefusalName; status?: number }

const tooLarge: ReadBody = { refused: 'tooLarge' }
const tooMuch: ReadBody = { refused: 'tooManyAttempts' }
const malformed: ReadBody = { refused: 'malformed' }
const unsupportedMediaType = 415
const foreignLetters = /charset="?(?!utf-?8\b)/i

/**
 * Reads the bodies of requests, each after it is known who sends it. Nothing is unpacked: a packed request is refused,
 * because a few kilobytes of it could stand for megabytes. What has arrived counts while it is held, for each address and
 * for all of them, so that a thousand bodies that never end cost no more than one address may hold.
 */
export function bodyReader({ byAddress, inAll }: InFlight = usualInFlight) {
  const held = new Map<string, number>()
  let heldInAll = 0

  const hold = (address: string, bytes: number): void => {
    heldInAll += bytes
    const now = (held.get(address) ?? 0) + bytes
    if (now > 0) held.set(address, now)
    else held.delete(address)
  }
  const isFull = (address: string): boolean => heldInAll > inAll || (held.get(address) ?? 0) > byAddress

  async function gather(request: Request, address: string, limit: number): Promise<Buffer | ReadBody> {
    const pieces: Buffer[] = []
    let length = 0
    try {
      // What is refused is answered: the connection is not torn away with the rest of its body.
      for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += piece.length
        hold(address, piece.length)
        if (length > limit) return tooLarge
        if (isFull(address)) return tooMuch
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    } catch {
      return malformed
    } finally {
      hold(address, -length)
    }
  }

  return async (request: Request, address: string, limit: number): Promise<ReadBody> => {
    const { 'content-encoding': packing = 'identity', 'content-length': announced } = request.headers
    const isForeign = packing.toLowerCase() !== 'identity' || foreignLetters.test(request.headers['content-type'] ?? '')
    if (isForeign) return { refused: 'malformed', status: unsupportedMediaType }
    if (Number(announced ?? 0) > limit) return tooLarge
    // What is no JSON is nothing to anybody here, and is not read.
    if (!request.is('application/json')) return { value: undefined }
    const gathered = await gather(request, address, limit)
    return Buffer.isBuffer(gathered) ? understood(gathered) : gathered
  }
}

/** Counted before it is laid out: objects by the hundred thousand fit into a small text. */
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
