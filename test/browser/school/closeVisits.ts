import { afterEach, beforeEach } from 'vitest'
import { visitsOfTest } from './visitsOfTest.ts'

/** A page that a test has left open goes on painting, beside all tests that follow. */
beforeEach(visitsOfTest.began)
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await visitsOfTest.tell()
  await visitsOfTest.ended()
})
