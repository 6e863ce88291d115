import { afterEach, expect, it, vi } from 'vitest'
import { keepAsFile } from '../../../client/parts/files/keepAsFile.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a file can still be read after the press, because Safari comes for it later, and is let go of in the end', () => {
  vi.useFakeTimers()
  const letGo: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void letGo.push(address))
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  keepAsFile('report.xlsx', 'content', 'text/plain')
  expect(link).toMatchObject({ href: 'blob:file', download: 'report.xlsx' })
  expect(link.click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(letGo).toEqual([])
  vi.runAllTimers()
  expect(letGo).toEqual(['blob:file'])
})
