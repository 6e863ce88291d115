import type { Worker } from 'node:worker_threads'
import { startNginx } from '../../deploy/nginx.ts'
import { openFloor, type Scenario } from '../benchSides.ts'
import { cpuMsOf } from './measuredSchool.ts'

/**
 * Microseconds that the same proxy needs for an answer in a game that is nothing but a game: a question, an answer, its
 * acknowledgement and a result, a frame each. No product behind this proxy can cost it less.
 */
export async function bareGameUs(threads: Worker[], scenario: Scenario): Promise<number> {
  const looks: number[] = []
  let proxy: Awaited<ReturnType<typeof startNginx>> | undefined
  const floor = await openFloor(threads, {
    through: async (port) => {
      proxy = await startNginx([port])
      if ('unavailable' in proxy) throw new Error(proxy.unavailable)
      return `ws://127.0.0.1:${proxy.port}/p1/bare/game`
    },
    look: () => void (proxy && 'pid' in proxy && looks.push(cpuMsOf(proxy.pid))),
  })
  try {
    await floor.play(scenario)
    const [before = 0, after = 0] = looks
    return ((after - before) * 1000) / (scenario.games * scenario.players * scenario.questions)
  } finally {
    await floor.stop()
    if (proxy && 'pid' in proxy) await proxy.stop()
  }
}
