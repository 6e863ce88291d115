import { slimeLookNamed, slimeLooks } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { byId } from '../byId.ts'
import { inWords } from '../language.ts'

export const slimeNames = inWords(
  'slimeNames',
  byId(slimeLooks, ({ name }) => name),
)

export const slimeName = (id: string): string => slimeNames[slimeLookNamed(id).id]
