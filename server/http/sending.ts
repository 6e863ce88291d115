import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const pack = promisify(gzip)

/** Packing a shorter answer costs more than it saves. */
const worthPackingBytes = 8 * 1024
const packingLevel = 4

/** Sends JSON, packed if it is large and the client can unpack it. Packing does not run on the main thread. */
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

/** Sends answers too long to be built at once. A client that hangs up before the end is not our fault. */
export const sendPieces = async (response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> => {
  try {
    await pipeline(Readable.from(pieces), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
