import { type Rarity, rarities } from './rarity.ts'
import { slimeNamed } from './slimes.ts'

export type PackDesign = {
  id: string
  name: string
  description: string
  /** The rarest slime that the pack can hold. */
  rarity: Rarity
  price: number
  slimeIds: readonly string[]
  /** The chance of each rarity in per cent. Players see the same odds by which slimes are drawn. */
  odds: Partial<Record<Rarity, number>>
  /** At the latest the `within`th pack in a row holds this rarity or a better one, so that bad luck ends. */
  guarantee: { rarity: Rarity; within: number }
}

const designs = [
  {
    id: 'garden',
    name: 'Garden Pack',
    description: 'Fresh from the school garden: fruity, leafy and a little bit muddy.',
    rarity: 'rare',
    price: 1_200,
    slimeIds: ['mint', 'cherry', 'watermelon', 'pumpkin', 'forest', 'sakura', 'emerald'],
    odds: { common: 66, uncommon: 28, rare: 6 },
    guarantee: { rarity: 'rare', within: 12 },
  },
  {
    id: 'kitchen',
    name: 'Kitchen Pack',
    description: 'Sweet, sticky and warm from the oven. One of them bites.',
    rarity: 'rare',
    price: 1_200,
    slimeIds: ['blueberry', 'orange', 'chocolate', 'honey', 'fire', 'ice', 'ruby'],
    odds: { common: 66, uncommon: 28, rare: 6 },
    guarantee: { rarity: 'rare', within: 12 },
  },
  {
    id: 'weather',
    name: 'Weather Pack',
    description: 'Rain, tide and thunder. Bring a coat.',
    rarity: 'epic',
    price: 1_800,
    slimeIds: ['water', 'ocean', 'coral', 'lightning', 'sapphire', 'midnight', 'rainbow', 'aurora'],
    odds: { uncommon: 70, rare: 25, epic: 5 },
    guarantee: { rarity: 'epic', within: 14 },
  },
  {
    id: 'jewel',
    name: 'Jewel Pack',
    description: 'Dug up, polished and very pleased with themselves.',
    rarity: 'legendary',
    price: 2_800,
    slimeIds: ['ruby', 'sapphire', 'emerald', 'amethyst', 'opal', 'golden'],
    odds: { rare: 78, epic: 19, legendary: 3 },
    guarantee: { rarity: 'epic', within: 6 },
  },
  {
    id: 'space',
    name: 'Space Pack',
    description: 'From beyond the roof of the gym. Gravity not included.',
    rarity: 'legendary',
    price: 3_600,
    slimeIds: ['midnight', 'amethyst', 'nebula', 'aurora', 'galaxy'],
    odds: { rare: 62, epic: 33, legendary: 5 },
    guarantee: { rarity: 'legendary', within: 16 },
  },
  {
    id: 'castle',
    name: 'Castle Pack',
    description: 'A haunted tower, a heap of treasure, and somebody large asleep on top of it.',
    rarity: 'legendary',
    price: 4_000,
    slimeIds: ['ghost', 'ruby', 'emerald', 'opal', 'golden', 'dragon'],
    odds: { rare: 60, epic: 30, legendary: 10 },
    guarantee: { rarity: 'legendary', within: 12 },
  },
  {
    id: 'wonder',
    name: 'Wonder Pack',
    description: 'For those who have learned for a long time and still believe in it.',
    rarity: 'mythic',
    price: 6_000,
    slimeIds: ['opal', 'rainbow', 'nebula', 'golden', 'galaxy', 'dragon', 'phoenix'],
    odds: { epic: 62, legendary: 30, mythic: 8 },
    guarantee: { rarity: 'mythic', within: 15 },
  },
] as const satisfies readonly PackDesign[]

export type PackId = (typeof designs)[number]['id']

export const packs: readonly (PackDesign & { id: PackId })[] = designs

export const packNamed = (id: string): PackDesign | undefined => packs.find((pack) => pack.id === id)

const rankOf = (rarity: Rarity): number => rarities.indexOf(rarity)

const isAtLeast = (rarity: Rarity, least: Rarity): boolean => rankOf(rarity) >= rankOf(least)

/** The odds as they are published and as they are drawn. */
export const packOdds = ({ odds }: PackDesign): { rarity: Rarity; percent: number }[] =>
  rarities.flatMap((rarity) => {
    const percent = odds[rarity]
    return percent === undefined ? [] : [{ rarity, percent }]
  })

/** How many packs are left until the guarantee holds, this one included; `misses` counts packs in a row without luck. */
export const guaranteeIn = ({ guarantee }: PackDesign, misses: number): number => Math.max(1, guarantee.within - misses)

type PackDraw = { slimeId: string; rarity: Rarity; misses: number }

/** Draws one slime. Chance is handed in; `misses` is what the counter says before this pack and after it. */
export function drawFromPack(pack: PackDesign, misses: number, random: () => number): PackDraw {
  const isGuaranteed = guaranteeIn(pack, misses) === 1
  const odds = packOdds(pack).filter(({ rarity }) => !isGuaranteed || isAtLeast(rarity, pack.guarantee.rarity))
  const rarity = drawRarity(odds, random)
  const candidates = pack.slimeIds.filter((id) => slimeNamed(id).rarity === rarity)
  const slimeId = candidates[Math.floor(random() * candidates.length)] as string
  return { slimeId, rarity, misses: isAtLeast(rarity, pack.guarantee.rarity) ? 0 : misses + 1 }
}

function drawRarity(odds: readonly { rarity: Rarity; percent: number }[], random: () => number): Rarity {
  let left = random() * odds.reduce((sum, { percent }) => sum + percent, 0)
  for (const { rarity, percent } of odds) {
    left -= percent
    if (left < 0) return rarity
  }
  return (odds.at(-1) as { rarity: Rarity }).rarity
}
