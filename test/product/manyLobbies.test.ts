import { expect, it } from 'vitest'
import { crowdOfLobbies, describeCrowd } from './manyLobbies.ts'

const lobbies = 500

it(`${lobbies} lobbies of one set of two megabytes are carried, kept and brought back as what they are`, async () => {
  const crowd = await crowdOfLobbies(lobbies)
  process.stdout.write(`${describeCrowd(crowd)}\n`)
  const { opened, back, classIsBack, full, before, archiveBytes, questionsKept, refused } = crowd
  expect({ opened, back, classIsBack, questionsKept, refused }).toEqual({
    opened: lobbies,
    back: lobbies,
    classIsBack: true,
    questionsKept: 1,
    refused: {},
  })
  expect((full.rss - before.rss) / lobbies).toBeLessThan(600 * 1024)
  expect(archiveBytes).toBeLessThan(30 * 1024 * 1024)
})
