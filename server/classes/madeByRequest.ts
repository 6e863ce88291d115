import { createHmac } from 'node:crypto'
import { drawnSecret } from '../accounts/drawnSecret.ts'
import type { Shelves } from '../archive/shelves.ts'

/**
 * Draws what a request makes from a key of its sender and a secret of the school. So a request that is sent again
 * because its answer was lost finds what it made, with the same cards. The archive holds the secret but no keys, and the
 * sender has a key but not the secret. Neither alone can work out a card.
 */
export const madeByRequest = (shelves: Pick<Shelves, 'secrets'>) => {
  const secret = drawnSecret(shelves, 'cardDraws')
  const chance = async (...of: readonly (string | number)[]): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(JSON.stringify(of))
      .digest()
  return {
    chance,

    /** Has the form of every other id. */
    id: async (...of: readonly (string | number)[]): Promise<string> => {
      const bytes = await chance('id', ...of)
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
      const hex = bytes.toString('hex')
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
    },
  }
}
