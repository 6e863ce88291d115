import { describe, expect, it } from 'vitest'
import { poses } from '../../../client/slimes/poses.ts'
import { slimeMarkup } from '../../../client/slimes/slimeMarkup.ts'
import { fallbackSlime, slimeNamed, slimes } from '../../../rooms/shared/catalog/slimes.ts'

const names = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name ?? '')
const references = (markup: string): string[] => [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name ?? '')

describe('the slime generator', () => {
  it('draws 37 designs, no two alike', () => {
    expect(slimes).toHaveLength(37)
    expect(new Set(slimes.map((design) => slimeMarkup(design, 'idle', 'x'))).size).toBe(37)
  })

  it('draws every design in five different poses', () => {
    for (const design of slimes) {
      expect(new Set(poses.map((pose) => slimeMarkup(design, pose, 'x'))).size, design.id).toBe(poses.length)
    }
  })

  it('gives a name nobody knows the look of mint', () => {
    for (const name of ['purple', 'pink', 'skyblue', '']) expect(slimeNamed(name)).toBe(fallbackSlime)
  })

  it('prefixes every gradient and clip, so that many slimes share one document', () => {
    for (const design of slimes) {
      const markup = slimeMarkup(design, 'cheer', 'mine')
      expect(names(markup).every((name) => name.startsWith('mine-'))).toBe(true)
      expect(new Set(names(markup)).size).toBe(names(markup).length)
      for (const reference of references(markup)) expect(names(markup)).toContain(reference)
    }
  })

  it('uses no styles, scripts or numbers that are none', () => {
    for (const design of slimes) {
      for (const pose of poses)
        expect(slimeMarkup(design, pose, 'x')).not.toMatch(/style=|<style|<script|NaN|undefined/)
    }
  })
})
