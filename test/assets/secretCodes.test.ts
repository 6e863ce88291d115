import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slimeNamed, slimes } from '../../rooms/shared/catalog/slimes.ts'
import { riddlePlaces } from '../../rooms/shared/contract/player.ts'
import { hashSecretCode, openSecretCodes, readSecretCodes } from '../../server/content/secretCodes.ts'

const codes = await readSecretCodes()

/** Made up for this test: no riddle leads to it. */
const cave = {
  id: 'cave',
  hash: hashSecretCode('Made Up'),
  slimeId: 'tako',
  place: 'shop',
  hint: 'Not a riddle.',
} as const

describe('the secret codes', () => {
  it('lead to each secret slime, and to gifts', () => {
    const gifts = codes.map(({ slimeId }) => slimeNamed(slimeId))
    const secret = slimes.filter(({ rarity }) => rarity === 'secret').map(({ id }) => id)
    expect(secret.length).toBeGreaterThanOrEqual(7)
    for (const id of secret) expect(gifts.filter((gift) => gift.id === id)).toHaveLength(1)
    expect(gifts.some(({ rarity }) => rarity !== 'secret')).toBe(true)
  })

  it('have ids, hashes and hints of their own', () => {
    for (const field of ['id', 'hash', 'hint'] as const)
      expect(new Set(codes.map((code) => code[field])).size).toBe(codes.length)
    for (const { hint } of codes) expect(hint).toMatch(/^.{30,200}[.?]$/)
  })

  it('do not stand in their own hints, nor in any file beside them', () => {
    const beside = ['README.md', 'secret-codes.json'].map((file) =>
      readFileSync(join(import.meta.dirname, '../../assets/content', file), 'utf8'),
    )
    const words = beside.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
    const hashes = new Set(codes.map(({ hash }) => hash))
    expect(words.filter((word) => hashes.has(hashSecretCode(word)))).toEqual([])
  })

  it('lie in the shop and on a note in every other place', () => {
    for (const place of riddlePlaces) expect(codes.filter((code) => code.place === place).length).toBeGreaterThan(0)
  })

  it('are found however they are typed', () => {
    const { find } = openSecretCodes([cave])
    for (const typed of ['MADEUP', ' made up ', 'Made-Up!', 'ｍａｄｅｕｐ']) expect(find(typed)).toBe(cave)
  })

  it('are not found by anything else', () => {
    const { find } = openSecretCodes([cave])
    for (const typed of ['', '!', 'MADEUPP', cave.hash, 'slime-school:MADEUP']) expect(find(typed)).toBeUndefined()
  })
})
