import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { isSlimeId } from '../../rooms/shared/catalog/slimes.ts'
import { type RiddlePlace, riddlePlaces, type SecretCodeHint } from '../../rooms/shared/contract/player.ts'
import { readContent } from './contentFolder.ts'

const secretCodes = z.array(
  z.object({
    id: z.string().check(z.minLength(1)),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    slimeId: z.string().check(z.refine(isSlimeId)),
    place: z.enum(riddlePlaces),
    hint: z.string(),
  }),
)

/** Only the hash of a code is stored, so that readers of the repository or of a backup cannot read the codes. */
export type SecretCode = z.infer<typeof secretCodes>[number]

export const readSecretCodes = async (): Promise<SecretCode[]> =>
  secretCodes.parse(await readContent('secret-codes.json'))

/** A prefix, because codes are single words, and plain hashes of all words can be looked up. */
const hashPrefix = 'slime-school:'

/** Only letters and digits count, in any case. */
export const hashSecretCode = (code: string): string =>
  createHash('sha256')
    .update(
      hashPrefix +
        code
          .normalize('NFKC')
          .toUpperCase()
          .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .digest('hex')

export type SecretCodes = ReturnType<typeof openSecretCodes>

export const openSecretCodes = (codes: readonly SecretCode[]) => {
  const byHash = new Map(codes.map((code) => [code.hash, code]))
  return {
    find: (typed: string): SecretCode | undefined => byHash.get(hashSecretCode(typed)),
    hintsIn: (wanted: RiddlePlace): SecretCodeHint[] =>
      codes.filter(({ place }) => place === wanted).map(({ hint }) => ({ hint })),
  }
}
