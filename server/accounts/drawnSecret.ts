import { randomBytes } from 'node:crypto'
import type { Shelves } from '../archive/shelves.ts'

/** A secret of the school, drawn once by the process that needs it first. */
export const drawnSecret = ({ secrets }: Pick<Shelves, 'secrets'>, id: string): (() => Promise<string>) => {
  let secret: Promise<string> | undefined
  const draw = async (): Promise<string> => {
    await secrets.insert({ id, text: randomBytes(32).toString('base64url') })
    return (await secrets.get(id))?.text ?? Promise.reject(new Error(`The secret ${id} is gone`))
  }
  return () => {
    secret ??= draw()
    secret.catch(() => {
      secret = undefined
    })
    return secret
  }
}
