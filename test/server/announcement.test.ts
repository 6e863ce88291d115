import { expect, test } from 'vitest'
import { announcement } from '../../server/announcement.ts'
import { usualRules } from '../../server/schoolRules.ts'

const usual = { publicOrigins: [], mongoUri: undefined, dataDir: '/srv/data', host: '127.0.0.1', school: usualRules }

test('the start says where the school is and where its records are', () => {
  expect(announcement(usual, 2567)).toEqual({
    lines: ['Slime School is open: http://localhost:2567', 'Records are kept in /srv/data.'],
    address: undefined,
  })
  const { lines } = announcement({ ...usual, mongoUri: 'mongodb://me:hunter2@db/slimes' }, 2567)
  expect(lines[1]).toBe('Records are kept in MongoDB.')
})

test('of a school that is told to everybody it says whether everybody may be a teacher', () => {
  const open = { ...usual, publicOrigins: ['https://slimes.example'] }
  const { lines, address } = announcement(open, 2567)
  expect(address).toBe('https://slimes.example')
  expect(lines.at(-1)).toContain('Set TEACHER_CODE')
  const kept = announcement({ ...open, school: { ...usualRules, teacherCode: 'blue-whale-7' } }, 2567)
  expect(kept.lines.join()).not.toContain('TEACHER_CODE')
  expect(kept.lines.at(-1)).toContain('https://slimes.example')
})
