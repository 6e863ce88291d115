import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { installFromDebian } from '../debian.ts'
import { called, type EnginePage, type Size, startProgram, strokeOf } from './engine.ts'

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

function findFirefox(): string {
  const found = () => places.find((place): place is string => place !== undefined && existsSync(place))
  const path = found() ?? (installFromDebian('Firefox', 'firefox-esr', 'fonts-noto-color-emoji') ? found() : undefined)
  if (path === undefined) throw new Error('No Firefox was found. Install one, or name it in FIREFOX_PATH.')
  return path
}

interface Heard {
  id?: number
  result?: unknown
  message?: string
  method?: string
  params?: { level: string; text: string | null }
}

/** Calls by WebDriver BiDi, each with its answer. */
async function openLine(url: string, onError: (text: string) => void) {
  const line = new WebSocket(url)
  await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject))
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let last = 0
  line.on('message', (data) => {
    const { id, result, message, method, params } = JSON.parse(String(data)) as Heard
    if (method === 'log.entryAdded' && params?.level === 'error') onError(params.text ?? '')
    const asked = id === undefined ? undefined : waiting.get(id)
    if (!asked || id === undefined) return
    waiting.delete(id)
    if (result === undefined) asked.reject(new Error(message))
    else asked.resolve(result)
  })
  const call = <Given>(method: string, params: object): Promise<Given> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject })
      line.send(JSON.stringify({ id: last, method, params }))
    })
  return { call, close: () => line.close() }
}

export async function openFirefox(size: Size): Promise<EnginePage> {
  const program = startProgram(
    findFirefox(),
    (folder) => ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder],
    {},
  )
  const url = await new Promise<string>((resolve, reject) => {
    program.child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
    if (!program.child.stderr) return
    createInterface(program.child.stderr).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  const errors: string[] = []
  // When we leave a page, it reports errors for files that it was still loading.
  let isLeaving = false
  const { call, close } = await openLine(`${url}/session`, (text) => void (isLeaving || errors.push(text)))
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const navigate = (to: string) => call('browsingContext.navigate', { context, url: to, wait: 'complete' })
  const resize = async (viewport: Size) => void (await call('browsingContext.setViewport', { context, viewport }))
  await resize(size)
  return {
    name: 'firefox',
    resize,
    async go(to) {
      isLeaving = true
      await navigate('about:blank')
      isLeaving = false
      await navigate(to)
    },
    async run(code, ...args) {
      const told = await call<{ type: string; result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: called(code),
          awaitPromise: false,
          target: { context },
          arguments: args.map((value) => ({ type: typeof value, value })),
        },
      )
      if (told.result === undefined) throw new Error(told.exceptionDetails?.text)
      return JSON.parse(told.result.value)
    },
    stroke: async (kind, places) =>
      void (await call('input.performActions', { context, actions: strokeOf(kind, places) })),
    picture: async () =>
      Buffer.from((await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => errors,
    async close() {
      close()
      await program.end()
    },
  }
}
