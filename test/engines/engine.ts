import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Size {
  width: number
  height: number
}

interface Place {
  x: number
  y: number
}

/** A stroke in the form that both protocols expect. */
export const strokeOf = (kind: 'touch' | 'mouse', places: readonly Place[]) => [
  {
    type: 'pointer',
    id: kind,
    parameters: { pointerType: kind },
    actions: [
      ...places.slice(0, 1).map((place) => ({ type: 'pointerMove', duration: 0, ...place })),
      { type: 'pointerDown', button: 0 },
      ...places.slice(1).map((place) => ({ type: 'pointerMove', duration: 60, ...place })),
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Code that runs in the page. Its result travels as JSON. */
type InPage<Args extends readonly (string | number)[], Given> = (...args: Args) => Given

/** A page of a browser that is not Chromium. */
export interface EnginePage {
  readonly name: string
  go(url: string): Promise<void>
  resize(size: Size): Promise<void>
  run<Args extends readonly (string | number)[], Given>(code: InPage<Args, Given>, ...args: Args): Promise<Given>
  /** One finger or one mouse, down at the first of these places of the window and up at the last. */
  stroke(kind: 'touch' | 'mouse', places: readonly Place[]): Promise<void>
  /** PNG. */
  picture(): Promise<Buffer>
  /** Errors so far, as its console reports them. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

interface Program {
  child: ChildProcess
  /** A folder of its own, deleted when the program ends. */
  folder: string
  end(): Promise<void>
}

export function startProgram(command: string, args: (folder: string) => string[], env: NodeJS.ProcessEnv): Program {
  const folder = mkdtempSync(join(tmpdir(), 'slime-engine-'))
  const child = spawn(command, args(folder), { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  return {
    child,
    folder,
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill()
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const patienceMs = 20_000

/** Asks until there is an answer. `what` names what was missing if there is none in time. */
export async function until<Given>(what: string, ask: () => Promise<Given | null | undefined | false>): Promise<Given> {
  const end = performance.now() + patienceMs
  for (;;) {
    const given = await ask()
    if (given !== null && given !== undefined && given !== false) return given
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Wraps `code` in a call that returns its result as JSON, in the same way for all engines. */
export const called = (code: { toString(): string }): string =>
  `function (...args) { return JSON.stringify((${code.toString()})(...args) ?? null) }`
