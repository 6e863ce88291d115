import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openVisitor, uniqueName, usualPassword } from '../server/school.ts'

/** The whole product in a process of its own, which can be killed at any moment and started again. */
export interface Product {
  readonly url: string
  /** The folder with its records. */
  readonly dataDir: string
  /** Errors in its log. */
  readonly errors: readonly string[]
  /** Registers a user, whose cookie signs them in at the API and in the rooms. */
  register(
    role: 'teacher' | 'student',
    username?: string,
  ): Promise<ReturnType<typeof openVisitor> & { id: string; username: string }>
  /** Ends the process as a power cut does: it says nothing and finishes nothing. */
  kill(): Promise<void>
  /** Ends it as an update does, which lets it finish. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops the process for a while, as on a machine that swaps. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function openProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-product-'))
  let child: ChildProcess | null = null
  let port = 0
  const errors: string[] = []

  const start = async (): Promise<void> => {
    const started = fork(join(import.meta.dirname, '../../server/main.ts'), {
      execPath: process.execPath,
      execArgv: [],
      env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    child = started
    if (started.stdout)
      createInterface(started.stdout).on('line', (line) => {
        if (/"level":"(error|fatal)"/.test(line)) errors.push(line)
      })
    port = await new Promise<number>((resolve, reject) => {
      started.on('message', (message: { port?: number }) => message.port !== undefined && resolve(message.port))
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await gone
  }

  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    dataDir,
    errors,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
    async register(role, username = uniqueName()) {
      const visitor = openVisitor(`http://127.0.0.1:${port}`)
      const answer = await visitor.post('/api/auth/register', { username, password: usualPassword, role })
      if (answer.status !== 201) throw new Error(`registering failed: ${JSON.stringify(answer.body)}`)
      return Object.assign(visitor, { id: (answer.body as { id: string }).id, username })
    },
  }
}

/** A set of this user's own. The right answer of question n is n modulo 4. */
export async function createSums(author: ReturnType<typeof openVisitor>, count: number): Promise<string> {
  const questions = Array.from({ length: count }, (_, index) => ({
    question: `What is ${index} + 1?`,
    answers: [0, 1, 2, 3].map((place) => String(100 * place + index + 1)),
    correct: index % 4,
  }))
  const answer = await author.post('/api/question-sets', { title: 'Sums', subject: 'Math', questions })
  if (answer.status >= 300) throw new Error(`no set: ${JSON.stringify(answer.body)}`)
  return (answer.body as { id: string }).id
}
