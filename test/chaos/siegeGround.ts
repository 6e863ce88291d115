import { request as open } from 'node:http'
import { openVisitor, uniqueName, usualPassword, type Visitor } from '../server/school.ts'
import { schoolAddress } from './siegeClass.ts'

export type AttackGround = {
  url: string
  /** The username of the teacher whose class plays. */
  questionSetId: string
  teacher: string
  /** The code of the class's game; empty until there is one. */
  code: () => string
  /** Called when an attack learned the answer of this question by a call made at that time. */
  note: (question: string, at: number) => void
}

/** Attacks once, and returns in a word what came of it. */
type Strike = (ground: AttackGround) => Promise<string>

export type Attack = {
  name: string
  everyMs: number
  /** An answer that matches means that the attack succeeded. */
  gaveWay: RegExp
  prepare: (ground: AttackGround) => Promise<Strike>
}

export const fromSchool = { 'x-forwarded-for': schoolAddress }

export const villain = async ({ url }: AttackGround, role: 'student' | 'teacher'): Promise<Visitor> => {
  const visitor = openVisitor(url)
  await visitor.post(
    '/api/auth/register',
    { username: `v${process.pid}_${uniqueName()}`.slice(0, 20), password: usualPassword, role },
    fromSchool,
  )
  return visitor
}

export const post = (visitor: Visitor, path: string, body: unknown) => visitor.post(path, body, fromSchool)

export const said = ({ status, body }: { status: number; body: unknown }) => {
  const refusal = typeof body === 'object' && body !== null && 'refusal' in body ? ` ${body.refusal}` : ''
  return `${status}${refusal}`
}

/** Begins a request and never ends it; `patienceMs` is how long it stays for an answer. */
export const neverEnded = (
  url: string,
  path: string,
  headers: Record<string, string>,
  beginning: Buffer | string,
  patienceMs = 3_000,
) =>
  new Promise<string>((resolve) => {
    const sent = open(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...fromSchool, ...headers },
    })
    const end = (answer: string) => {
      sent.destroy()
      resolve(answer)
    }
    sent.on('error', () => end('cut'))
    sent.on('response', ({ statusCode }) => end(String(statusCode)))
    setTimeout(() => end('held open'), patienceMs).unref()
    sent.write(beginning)
  })

export const knock = async (visitor: Visitor, url: string, method: string, name: string, options: unknown) => {
  const response = await fetch(`${url}/matchmake/${method}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie(), ...fromSchool },
    body: JSON.stringify(options),
  })
  const body = (await response.json().catch(() => null)) as { message?: string } | null
  return `${response.status}${response.ok ? '' : ` ${body?.message ?? ''}`}`
}

export const steady =
  (strike: Strike): Attack['prepare'] =>
  async () =>
    strike
