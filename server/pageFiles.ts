import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Request, Response } from 'express'

/** As it is, and packed where the build has packed it. */
type PageFile = { whole: Buffer; br: Buffer | undefined; gzip: Buffer | undefined; etag: string }

/** By where they lie: `/assets/main-1234567.js`. */
type PageFiles = ReadonlyMap<string, PageFile>

const etagOf = (whole: Buffer): string => `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 16)}"`

/** All files of a build, a few megabytes. What is built in the folder later is another build, and these stay together. */
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

/** Packed as well as both sides can, or nothing at all where the browser has just this. */
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
