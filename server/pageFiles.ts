import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Request, Response } from 'express'

/** A file as it is, and packed if the build has packed it. */
type PageFile = { whole: Buffer; br: Buffer | undefined; gzip: Buffer | undefined; etag: string }

/** By path: `/assets/main-1234567.js`. */
type PageFiles = ReadonlyMap<string, PageFile>

const etagOf = (whole: Buffer): string => `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 16)}"`

/** Reads all files of a build, a few megabytes. A later build in the folder does not change them, so they always fit together. */
export const readPageFiles = (folder: string): PageFiles => {
  const bytes = new Map<string, Buffer>()
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const path = join(found.parentPath, found.name)
    bytes.set(`/${relative(folder, path).replaceAll(sep, '/')}`, readFileSync(path))
  }
  const wholeFiles = [...bytes].filter(([path]) => !/\.(?:br|gz)$/.test(path))
  return new Map(
    wholeFiles.map(([path, whole]) => [
      path,
      { whole, br: bytes.get(`${path}.br`), gzip: bytes.get(`${path}.gz`), etag: etagOf(whole) },
    ]),
  )
}

/** Sends the file in the best packing that both sides know, or only a 304 if the browser already has it. */
export const sendPageFile = (request: Request, response: Response, path: string, file: PageFile): void => {
  response.setHeader('ETag', file.etag)
  if (file.br || file.gzip) response.vary('Accept-Encoding')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  response.type(path.slice(path.lastIndexOf('.')))
  const coding = (['br', 'gzip'] as const).find((name) => file[name] && request.acceptsEncodings(name) === name)
  if (coding) response.setHeader('Content-Encoding', coding)
  const body = (coding && file[coding]) ?? file.whole
  response.setHeader('Content-Length', body.length)
  response.end(body)
}
