import { type PackId, packs } from '../../../rooms/shared/catalog/packs.ts'
import { byId } from '../byId.ts'
import { inWords } from '../language.ts'

export const packTexts = inWords(
  'packTexts',
  byId(packs, ({ name, description }) => ({ name, description })),
)

/** A pack that only the server knows has the texts that the server sends. */
export const packText = (pack: { id: string; name: string; description: string }) =>
  packTexts[pack.id as PackId] ?? pack
