import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ClassPage } from '../../../rooms/shared/contract/classes.ts'
import { handHooks, mountByHand, partsOf } from '../handHooks.ts'

const world = vi.hoisted(() => ({
  answer: Promise.resolve({ ok: true }),
  saved: [] as object[],
  asked: [] as string[],
}))

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))
vi.mock('wouter', () => ({ Link: () => null, useLocation: () => ['', () => {}] }))
vi.mock('../../../client/net/useServerData.ts', () => ({ useServerData: () => ({}) }))
vi.mock('../../../client/net/classes.ts', () => ({
  changeClass: (_id: string, change: object) => {
    world.saved.push(change)
    return world.answer
  },
}))
vi.mock('../../../client/state/confirmation.ts', () => ({
  askToConfirm: async ({ details }: { details: string }) => {
    world.asked.push(details)
    return false
  },
}))
vi.mock('../../../client/state/toasts.ts', () => ({ showToast: () => {} }))

const { ClassSettings } = await import('../../../client/screens/classes/ClassSettings.tsx')
const { DevicesChoice } = await import('../../../client/screens/classes/DevicesChoice.tsx')
const { Button } = await import('../../../client/parts/Button.tsx')
const { TextInput } = await import('../../../client/parts/form/Field.tsx')

type Drawn = {
  children?: ReactNode
  onChoose?: (devices: string) => void
  value?: string
  onChange?: (event: { target: { value: string } }) => void
  onSubmit?: (event: { preventDefault(): void }) => void
  icon?: string
  onClick?: () => void
}

const openSettings = (of: object = {}) => {
  const page = { id: 'c', name: '6b', devices: 'shared', archivedAt: null, leads: true, pupils: [], ...of }
  const draw = mountByHand(() => ClassSettings({ page: page as unknown as ClassPage }))
  const part = (meant: unknown) => partsOf<Drawn>(draw()).find(({ type }) => type === meant)?.props
  return {
    name: () => part(TextInput)?.value,
    type: (value: string) => part(TextInput)?.onChange?.({ target: { value } }),
    choose: (devices: string) => part(DevicesChoice)?.onChoose?.(devices),
    remove: () =>
      partsOf<Drawn>(draw())
        .find(({ type, props }) => type === Button && props.icon === 'trash')
        ?.props.onClick?.(),
    save: () => part('form')?.onSubmit?.({ preventDefault() {} }),
  }
}
const passed = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  world.saved = []
})

it('what is typed while the name of a class is being saved stays, to be saved next', async () => {
  const { name, type, save } = openSettings()
  const arrival = Promise.withResolvers<{ ok: boolean }>()
  world.answer = arrival.promise
  type('7b')
  save()
  type('7b Latin')
  arrival.resolve({ ok: true })
  await passed()
  expect(name()).toBe('7b Latin')
  save()
  await passed()
  expect(world.saved).toEqual([{ name: '7b' }, { name: '7b Latin' }])
  expect(name()).toBe('6b')
})

it('what has been saved is not saved again with it, because a colleague may have changed it since', async () => {
  const { type, choose, save } = openSettings()
  const arrival = Promise.withResolvers<{ ok: boolean }>()
  world.answer = arrival.promise
  type('7b')
  choose('own')
  save()
  type('7b Latin')
  arrival.resolve({ ok: true })
  await passed()
  save()
  await passed()
  expect(world.saved).toEqual([{ name: '7b', devices: 'own' }, { name: '7b Latin' }])
})

it('deleting a class says how many accounts go with it: those of pupils with a password stay', async () => {
  const pupils = [{ id: 'lotte' }, { id: 'emil' }, { id: 'ada', own: true }]
  openSettings({ archivedAt: 1_000, pupils }).remove()
  await passed()
  openSettings({ archivedAt: 1_000, pupils: [{ id: 'ada', own: true }] }).remove()
  await passed()
  expect(world.asked).toEqual([
    'This deletes the class and 2 accounts with all slimes and coins.',
    'This deletes the class. No account goes with it.',
  ])
})
