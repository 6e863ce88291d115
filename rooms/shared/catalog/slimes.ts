import { commonSlimes } from './slimes/commonSlimes.ts'
import { epicSlimes } from './slimes/epicSlimes.ts'
import { legendSlimes } from './slimes/legendSlimes.ts'
import { rareSlimes } from './slimes/rareSlimes.ts'
import { uncommonSlimes } from './slimes/uncommonSlimes.ts'
import type { SlimeDesign } from './slimeTraits.ts'

export type { SlimeDesign } from './slimeTraits.ts'

const designs = [...commonSlimes, ...uncommonSlimes, ...rareSlimes, ...epicSlimes, ...legendSlimes] as const

export type SlimeId = (typeof designs)[number]['id']

/** Every design there is, from common to secret. */
export const slimes: readonly (SlimeDesign & { id: SlimeId })[] = designs

export const fallbackSlime: SlimeDesign & { id: SlimeId } = commonSlimes[0]

const byId = new Map<string, SlimeDesign & { id: SlimeId }>(designs.map((design) => [design.id, design]))

export const isSlimeId = (name: string): name is SlimeId => byId.has(name)

/** The design for a name key; a name nobody knows gets the mint look. */
export const slimeNamed = (name: string): SlimeDesign & { id: SlimeId } => byId.get(name) ?? fallbackSlime
