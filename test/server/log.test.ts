import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const logModule = pathToFileURL(join(import.meta.dirname, '../../server/log.ts')).href

const linesOf = (code: string): Record<string, unknown>[] =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { openLog } from '${logModule}'; const log = openLog('info'); ${code}`],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('a line says by a word how bad it is, and when it was', () => {
  expect(linesOf("log.debug({}, 'no'); log.info({}, 'one'); log.warn({}, 'two'); log.error({}, 'three')")).toEqual([
    { level: 'info', time: expect.stringMatching(/^20.*Z$/), msg: 'one' },
    { level: 'warn', time: expect.anything(), msg: 'two' },
    { level: 'error', time: expect.anything(), msg: 'three' },
  ])
})

test('and not what is secret', () => {
  const [line] = linesOf("log.warn({ password: 'hunter2', body: { token: 'hunter2' }, code: 'hunter2' }, 'a call')")
  expect(JSON.stringify(line)).not.toContain('hunter2')
})

test('nor the content of a record that cannot be read, which may be a whole class and megabytes', () => {
  const shelfModule = pathToFileURL(join(import.meta.dirname, '../../server/archive/shelf.ts')).href
  const [line] = linesOf(
    `const { RecordUnreadable } = await import('${shelfModule}'); log.error({ err: new RecordUnreadable('reports', 'Lotte') }, 'a call failed')`,
  )
  expect(line).toMatchObject({ err: { message: 'A record of reports cannot be read' } })
  expect(JSON.stringify(line)).not.toContain('Lotte')
})
