import { expect, it, vi } from 'vitest'
import { roomPorts } from '../../server/ports/roomPorts.ts'
import { openSchool } from './school.ts'

it('rooms draw from the system: what a device may have seen of a generator foretells nothing', async () => {
  const foreseen = vi.spyOn(Math, 'random')
  const school = await openSchool()
  foreseen.mockClear()
  const ports = roomPorts(school.services, 'build')
  const drawn = Array.from({ length: 1000 }, () => ports.random())
  expect(foreseen).not.toHaveBeenCalled()
  expect(new Set(drawn).size).toBe(1000)
  expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true)
  // 128 bits and more.
  expect(Buffer.from(ports.secret(), 'base64url').length).toBeGreaterThanOrEqual(16)
  await school.close()
})
