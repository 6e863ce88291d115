import { slimeLookNamed } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { slimes } from '../../../rooms/shared/catalog/slimes.ts'
import { byId } from '../byId.ts'
import { inWords } from '../language.ts'

/** A line on the card of each slime. */
export const slimeCharacters = inWords(
  'slimeCharacters',
  byId(slimes, ({ character }) => character),
)

export const slimeCharacter = (id: string): string => slimeCharacters[slimeLookNamed(id).id]
