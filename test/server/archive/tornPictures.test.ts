import { expect, test } from 'vitest'
import { dropLeftUses } from '../../../server/content/pictureHolders.ts'
import { keepPictures } from '../../../server/content/pictures.ts'
import { questionSet } from '../records.ts'
import { withTorn } from './tornArchive.ts'

test('a torn use of a picture holds up neither the sweep, nor the end of what held it, nor a set beside it', async () => {
  const use = (pictureId: string, holderId: string) => ({
    id: `${pictureId}:${holderId}`,
    pictureId,
    holderId,
    ownerId: 'owner',
    bytes: 3,
    since: 0,
  })
  const archive = await withTorn(
    'pictures',
    async ({ pictures, pictureUses, questionSets }) => {
      await questionSets.insert(questionSet({ id: 'set' }))
      for (const id of ['one', 'two', 'three', 'four']) await pictures.insert({ id, image: 'data:' })
      await pictureUses.insertMany([use('one', 'gone'), use('two', 'later'), use('three', 'set'), use('four', 'set')])
    },
    ['one:gone', 'three:set'],
  )
  const pictures = keepPictures(archive)
  await dropLeftUses(archive, pictures, Date.now())
  expect(await archive.pictures.ids(9)).toEqual(['four', 'three'])
  expect(await pictures.bytesHeldBy('set')).toBe(3)
  await pictures.passOn('set', 'another')
  await pictures.release({ holderId: 'set' })
  expect(await archive.pictures.ids(9)).toEqual([])
  await archive.close()
})
