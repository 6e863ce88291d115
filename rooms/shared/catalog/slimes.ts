import { fallbackLook, type SlimeId, slimeLookNamed, slimeLooks } from './slimeLooks.ts'
import { slimeLore } from './slimeLore.ts'
import type { SlimeDesign } from './slimeTraits.ts'

export { isSlimeId, type SlimeId } from './slimeLooks.ts'
export type { SlimeDesign } from './slimeTraits.ts'

type KnownSlime = SlimeDesign & { id: SlimeId }

/** Every design there is, from common to secret. */
export const slimes: readonly KnownSlime[] = slimeLooks.map((look) => ({ ...look, ...slimeLore[look.id] }))

const byId = new Map<string, KnownSlime>(slimes.map((design) => [design.id, design]))

/** The design for a name key; an unknown name gets mint. */
export const slimeNamed = (name: string): KnownSlime => {
  const look = slimeLookNamed(name)
  return byId.get(look.id) ?? { ...look, ...slimeLore[look.id] }
}

export const fallbackSlime: KnownSlime = slimeNamed(fallbackLook.id)
