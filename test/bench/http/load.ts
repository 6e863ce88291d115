import { Agent, request } from 'node:http'

export type Shot = { method: 'GET' | 'POST'; path: string; body?: object; cookie?: string }

export type Load = { perSecond: number; medianMs: number; p99Ms: number; refused: number; bytes: number }

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const fire = (url: string, { method, path, body, cookie }: Shot): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(cookie && { cookie }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })

/** Sends so many requests at once for a limited time, each again as soon as it is answered. */
export const load = async (url: string, atOnce: number, seconds: number, shoot: (n: number) => Shot): Promise<Load> => {
  const times: number[] = []
  let refused = 0
  let bytes = 0
  let shots = 0
  const start = performance.now()
  const end = start + seconds * 1_000
  const keepFiring = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      const answer = await fire(url, shoot(shots++))
      times.push(performance.now() - from)
      bytes = answer.bytes
      if (answer.status >= 400) refused += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepFiring))
  const elapsedSeconds = (performance.now() - start) / 1_000
  times.sort((a, b) => a - b)
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / elapsedSeconds, medianMs: quantile(0.5), p99Ms: quantile(0.99), refused, bytes }
}
