import { commonSlimes } from './slimes/commonSlimes.ts'
import { epicSlimes } from './slimes/epicSlimes.ts'
import { legendSlimes } from './slimes/legendSlimes.ts'
import { rareSlimes } from './slimes/rareSlimes.ts'
import { secretSlimes } from './slimes/secretSlimes.ts'
import { uncommonSlimes } from './slimes/uncommonSlimes.ts'
import type { SlimeLook } from './slimeTraits.ts'
import { variantIn } from './slimeVariants.ts'

export type { SlimeLook } from './slimeTraits.ts'

const looks = [
  ...commonSlimes,
  ...uncommonSlimes,
  ...rareSlimes,
  ...epicSlimes,
  ...legendSlimes,
  ...secretSlimes,
] as const

export type SlimeId = (typeof looks)[number]['id']

type KnownLook = SlimeLook & { id: SlimeId }

/** What a picture of each design needs, from common to secret. A first visitor loads only this of the catalogue. */
export const slimeLooks: readonly KnownLook[] = looks

export const fallbackLook: KnownLook = commonSlimes[0]

const byId = new Map<string, KnownLook>(looks.map((look) => [look.id, look]))

export const isSlimeId = (name: string): name is SlimeId => byId.has(name)

/** The look for a name key, with a number or without; an unknown name gets the mint look. */
export const slimeLookNamed = (name: string): KnownLook => byId.get(variantIn(name).slime) ?? fallbackLook
