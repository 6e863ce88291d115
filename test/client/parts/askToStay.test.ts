import { expect, it, vi } from 'vitest'
import { askToStay } from '../../../client/parts/navigation/askToStay.ts'

it('also a browser that reads only the older answer asks whether to leave', () => {
  const event = { preventDefault: vi.fn(), returnValue: '' }
  askToStay(event as unknown as BeforeUnloadEvent)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(event.returnValue).toBe(true)
})
