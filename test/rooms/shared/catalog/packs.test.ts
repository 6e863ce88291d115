import { describe, expect, it } from 'vitest'
import { drawFromPack, guaranteeIn, type PackDesign, packOdds, packs } from '../../../../rooms/shared/catalog/packs.ts'
import { type Rarity, rarities } from '../../../../rooms/shared/catalog/rarity.ts'
import { isSlimeId, slimeNamed, slimes } from '../../../../rooms/shared/catalog/slimes.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'

const draws = 100_000
const byPack = packs.map((pack) => [pack.id, pack] as const)
const isLucky = ({ guarantee }: PackDesign, rarity: Rarity) =>
  rarities.indexOf(rarity) >= rarities.indexOf(guarantee.rarity)

/** Four standard deviations: a fair draw leaves it once in 16,000 times, and the seed is fixed. */
const tolerance = (chance: number, tries: number) => 4 * Math.sqrt((chance * (1 - chance)) / tries)

describe('the packs', () => {
  it('together reach every slime that is not secret, and no secret one', () => {
    const reachable = new Set(packs.flatMap(({ slimeIds }) => slimeIds))
    const open = slimes.filter(({ rarity }) => rarity !== 'secret').map(({ id }) => id)
    expect([...reachable].sort()).toEqual([...open].sort())
  })

  it.each(byPack)('%s names slimes that exist, each once', (_, { slimeIds }) => {
    expect(slimeIds.filter((id) => !isSlimeId(id))).toEqual([])
    expect(new Set(slimeIds).size).toBe(slimeIds.length)
  })

  it.each(byPack)('%s publishes odds that add up to 100 for exactly the rarities it holds', (_, pack) => {
    const odds = packOdds(pack)
    expect(odds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(new Set(odds.map(({ rarity }) => rarity))).toEqual(new Set(pack.slimeIds.map((id) => slimeNamed(id).rarity)))
    expect(odds.at(-1)?.rarity).toBe(pack.rarity)
  })
})

describe.each(byPack)('%s, opened 100,000 times', (_, pack) => {
  it('draws by its published odds where the guarantee has no say', () => {
    const random = seededRandom(2026)
    const counts = new Map<Rarity, number>()
    for (let i = 0; i < draws; i++) {
      const { rarity } = drawFromPack(pack, 0, random)
      counts.set(rarity, (counts.get(rarity) ?? 0) + 1)
    }
    for (const { rarity, percent } of packOdds(pack)) {
      const chance = percent / 100
      expect(Math.abs((counts.get(rarity) ?? 0) / draws - chance)).toBeLessThan(tolerance(chance, draws))
    }
  })

  it('draws the slimes of one rarity equally often', () => {
    const random = seededRandom(7)
    const counts = new Map<string, number>()
    for (let i = 0; i < draws; i++) {
      const { slimeId } = drawFromPack(pack, 0, random)
      counts.set(slimeId, (counts.get(slimeId) ?? 0) + 1)
    }
    for (const { rarity, percent } of packOdds(pack)) {
      const ids = pack.slimeIds.filter((id) => slimeNamed(id).rarity === rarity)
      const chance = percent / 100 / ids.length
      for (const id of ids)
        expect(Math.abs((counts.get(id) ?? 0) / draws - chance)).toBeLessThan(tolerance(chance, draws))
    }
  })

  it('never lets bad luck last longer than it guarantees', () => {
    const random = seededRandom(13)
    let misses = 0
    let longest = 0
    let miscounted = 0
    for (let i = 0; i < draws; i++) {
      const before = misses
      const draw = drawFromPack(pack, misses, random)
      misses = draw.misses
      if (misses !== (isLucky(pack, draw.rarity) ? 0 : before + 1)) miscounted++
      longest = Math.max(longest, misses)
    }
    expect(miscounted).toBe(0)
    expect(longest).toBe(pack.guarantee.within - 1)
  })
})

describe('the guarantee', () => {
  const [pack] = packs as [PackDesign]

  it('counts down to the pack that must hold it', () => {
    expect(guaranteeIn(pack, 0)).toBe(pack.guarantee.within)
    expect(guaranteeIn(pack, pack.guarantee.within - 1)).toBe(1)
  })

  it('holds even when the counter is past it and chance is at its worst', () => {
    for (const chance of [0, 0.5, 0.999999]) {
      const draw = drawFromPack(pack, pack.guarantee.within + 5, () => chance)
      expect(isLucky(pack, draw.rarity)).toBe(true)
      expect(draw.misses).toBe(0)
    }
  })
})
