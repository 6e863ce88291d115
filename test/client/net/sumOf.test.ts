import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWordOf } from '../../../client/net/sumOf.ts'

test('the sum of a text is that of everybody else', () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = `${'slime'.repeat(40)}é`.slice(-length || 201)
    expect(firstWordOf(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0))
  }
})
