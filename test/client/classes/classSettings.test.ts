import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { ClassPage } from '../../../rooms/shared/contract/classes.ts'
import { handHooks, mountByHand, partsOf } from '../handHooks.ts'

const world = vi.hoisted(() => ({ answer: Promise.resolve({ ok: true }), saved: [] as object[] }))

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))
vi.mock('wouter', () => ({ Link: () => null, useLocation: () => ['', () => {}] }))
vi.mock('../../../client/net/useServerData.ts', () => ({ useServerData: () => ({}) }))
vi.mock('../../../client/net/classes.ts', () => ({
  changeClass: (_id: string, change: object) => {
    world.saved.push(change)
    return world.answer
  },
}))
vi.mock('../../../client/state/toasts.ts', () => ({ showToast: () => {} }))

const { ClassSettings } = await import('../../../client/screens/classes/ClassSettings.tsx')
const { TextInput } = await import('../../../client/parts/form/Field.tsx')

type Drawn = {
  children?: ReactNode
  value?: string
  onChange?: (event: { target: { value: string } }) => void
  onSubmit?: (event: { preventDefault(): void }) => void
}

it('what is typed while the name of a class is being saved stays, to be saved next', async () => {
  const page = { id: 'c', name: '6b', devices: 'shared', archivedAt: null, leads: true, pupils: [] }
  const draw = mountByHand(() => ClassSettings({ page: page as unknown as ClassPage }))
  const name = () => partsOf<Drawn>(draw()).find(({ type }) => type === TextInput)?.props
  const save = () =>
    partsOf<Drawn>(draw())
      .find(({ type }) => type === 'form')
      ?.props.onSubmit?.({ preventDefault() {} })
  const arrival = Promise.withResolvers<{ ok: boolean }>()
  world.answer = arrival.promise
  name()?.onChange?.({ target: { value: '7b' } })
  save()
  name()?.onChange?.({ target: { value: '7b Latin' } })
  arrival.resolve({ ok: true })
  await new Promise((passed) => setImmediate(passed))
  expect(name()?.value).toBe('7b Latin')
  save()
  await new Promise((passed) => setImmediate(passed))
  expect(world.saved).toEqual([{ name: '7b' }, { name: '7b Latin' }])
  expect(name()?.value).toBe('6b')
})
