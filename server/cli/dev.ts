import { launch } from './launch.mjs'
import { whenOrphaned } from './orphan.ts'
import { vite } from './pages.ts'

/** `npm run dev`: restarts the server and reloads the pages after changes. */
const env = { ...process.env, PORT: process.env.PORT ?? '2567', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
const children = [
  launch(process.execPath, ['--watch-path=server', '--watch-path=rooms', 'server/main.ts'], { env }),
  launch(process.execPath, [vite, '--port', process.env.CLIENT_PORT ?? '5173'], {
    env: { ...env, SERVER_URL: `http://localhost:${env.PORT}` },
  }),
]

const endAll = () => {
  for (const child of children) child.kill()
}
for (const child of children) child.once('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll)
whenOrphaned(endAll)
