import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const pack = promisify(gzip)

/** Below this a packed answer saves less than packing costs. */
const worthPackingBytes = 8 * 1024
const packingLevel = 4

/** JSON, packed when it is large and the other side can unpack it; packing happens off the main thread. */
export const sendJson = async (request: Request, response: Response, status: number, body: unknown): Promise<void> => {
  const text = JSON.stringify(body)
  response.status(status).type('application/json')
  if (text.length < worthPackingBytes) return void response.send(text)
  response.vary('Accept-Encoding')
  if (!request.acceptsEncodings('gzip')) return void response.send(text)
  const packed = await pack(text, { level: packingLevel })
  response.setHeader('Content-Encoding', 'gzip')
  response.send(packed)
}

/** What is too long to be made at once. Somebody who hangs up before its end is no fault of ours. */
export const sendPieces = async (response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> => {
  try {
    await pipeline(Readable.from(pieces), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
