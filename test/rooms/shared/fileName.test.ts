import { expect, it } from 'vitest'
import { fileName } from '../../../rooms/shared/fileName.ts'

it('a file is called as what is in it, in every writing, without signs that a file system does not take', () => {
  expect(fileName('Weltkrieg: 1914/18?', 'csv')).toBe('Weltkrieg-1914-18.csv')
  expect(fileName('Übung – Ägypten', 'csv', ['2026-11-27'])).toBe('Übung-Ägypten-2026-11-27.csv')
  expect(fileName('हिन्दी प्रश्न', 'csv')).toBe('हिन्दी-प्रश्न.csv')
  expect(fileName('ภาษาไทยน้ำ', 'csv')).toBe('ภาษาไทยน้ำ.csv')
  expect(fileName('Cafe\u0301', 'csv')).toBe('Caf\u00e9.csv')
  expect(fileName('../..', 'csv')).toBe('slime-school.csv')
})

it('a file is not called as a device, and no longer than a disk takes', () => {
  expect(fileName('con', 'csv')).toBe('slime-school-con.csv')
  expect(fileName('Con', 'csv', ['2026-11-27'])).toBe('Con-2026-11-27.csv')
  for (const sign of ['世', 'é', '𝔸', 'की'])
    expect(new TextEncoder().encode(fileName(sign.repeat(100), 'csv')).length).toBeLessThanOrEqual(200)
  expect(fileName('𝔸'.repeat(100), 'csv')).toMatch(/^(𝔸)+\.csv$/u)
})
