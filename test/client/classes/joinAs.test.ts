import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { OwnMembership } from '../../../rooms/shared/contract/classes.ts'
import { patience } from '../../patience.ts'
import { handHooks, mountByHand, partsOf } from '../handHooks.ts'

const world = vi.hoisted(() => ({ classes: [] as object[], went: [] as string[] }))

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))
vi.mock('wouter', () => ({ Link: () => null, useLocation: () => ['', (place: string) => world.went.push(place)] }))
vi.mock('../../../client/net/useServerData.ts', () => ({ useServerData: () => ({ data: world.classes }) }))
vi.mock('../../../client/net/classes.ts', () => ({
  ownMembershipsPath: '',
  knockAtDoor: async () => ({ ok: true, value: { classId: 'theirs', className: '6b' } }),
}))
vi.mock('../../../client/state/knockTwice.ts', () => ({ knockTwice: (knock: () => unknown) => knock() }))
vi.mock('../../../client/state/session.ts', () => ({
  useUser: () => ({ username: 'Ann', role: 'student', selectedSlime: 'mint' }),
}))
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

const { JoinAs } = await import('../../../client/screens/card/JoinAs.tsx')
const { ownClassTexts } = await import('../../../client/texts/school/ownClasses.ts')

type Drawn = { children?: ReactNode; onClick?: () => void }

const saying = (page: ReactNode, text: string) => partsOf<Drawn>(page).find(({ props }) => props.children === text)

const asking = async (...classes: OwnMembership[]) => {
  Object.assign(world, { classes, went: [] })
  const draw = mountByHand(() => JoinAs({ code: 'ABC234', onElse: () => {} }))
  saying(draw(), ownClassTexts.joinAs('Ann'))?.props.onClick?.()
  await vi.waitFor(() => expect(saying(draw(), ownClassTexts.asked('6b'))).toBeDefined(), patience)
  return draw
}

const waiting: OwnMembership = { id: 'theirs', name: '6b', waits: true }

it('who asks at the door of a class waits, though they are in another one of the same name', async () => {
  const draw = await asking({ id: 'own', name: '6b', waits: false }, waiting)
  expect(saying(draw(), ownClassTexts.askedText)).toBeDefined()
  expect(world.went).toEqual([])
  world.classes = [{ ...waiting, waits: false }]
  draw()
  expect(world.went).toEqual(['/student'])
})

it('who waits is not turned away by a new name of the class, but by its teacher', async () => {
  const draw = await asking(waiting)
  draw()
  world.classes = [{ ...waiting, name: '7b' }]
  draw()
  expect(saying(draw(), ownClassTexts.askedText)).toBeDefined()
  world.classes = []
  draw()
  expect(saying(draw(), ownClassTexts.turnedAway)).toBeDefined()
  // The words say "ask again", and so the page lets them, without the code.
  saying(draw(), ownClassTexts.ask)?.props.onClick?.()
  await vi.waitFor(() => expect(saying(draw(), ownClassTexts.askedText)).toBeDefined(), patience)
  world.classes = [waiting]
  draw()
  expect(saying(draw(), ownClassTexts.askedText)).toBeDefined()
})
