import { createHash } from 'node:crypto'
import { questionsMax } from '../../rooms/shared/contract/questionSets.ts'
import { mostAnswers, picturePath } from '../../rooms/shared/questions/questionLimits.ts'
import { findReadable } from '../archive/readable.ts'
import type { PictureRecord, PictureUseRecord } from '../archive/records.ts'
import { removeUnused } from '../archive/removeUnused.ts'
import type { Where } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { barePicture } from './barePicture.ts'

type Illustrated = { image?: string | undefined; answerImages?: string[] | undefined }

const picturesIn = ({ image, answerImages = [] }: Illustrated): string[] => [image ?? '', ...answerImages]

/** Questions with addresses in place of pictures, and the bytes that the pictures take. */
type Referring<Q> = { questions: Q[]; ids: string[]; bytes: number; fresh: PictureRecord[] }

export type Pictures = ReturnType<typeof keepPictures>

const pageSize = 50
/** One for each question and one for each of its answers. */
export const mostInOneSet = questionsMax * (1 + mostAnswers)
const dataUrl = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.+)$/

const uploaded = (image: string): PictureRecord => ({ id: createHash('sha256').update(image).digest('hex'), image })

const pictureIdIn = (image: string): string | undefined =>
  image.startsWith(picturePath) ? image.slice(picturePath.length) : undefined

export const pictureIdsOf = (questions: readonly Illustrated[]): string[] => [
  ...new Set(questions.flatMap(picturesIn).flatMap((image) => pictureIdIn(image) ?? [])),
]

/** Replaces pictures by their addresses, and returns both. */
const takeOut = <Q extends Illustrated>(questions: readonly Q[]) => {
  const sizes = new Map<string, number>()
  const fresh = new Map<string, PictureRecord>()
  let areAllPictures = true
  const addressOf = (image: string): string => {
    if (!image.startsWith('data:')) return image
    const bare = barePicture(image)
    areAllPictures &&= bare !== undefined
    const picture = uploaded(bare ?? image)
    fresh.set(picture.id, picture)
    sizes.set(picture.id, picture.image.length)
    return picturePath + picture.id
  }
  const referring = questions.map((question) => ({
    ...question,
    ...(question.image && { image: addressOf(question.image) }),
    ...(question.answerImages && { answerImages: question.answerImages.map(addressOf) }),
  }))
  return { referring, sizes, fresh, areAllPictures }
}

const passOn = async (pictureUses: Shelves['pictureUses'], holderId: string, ownerId: string) => {
  const uses = await findReadable(pictureUses, { where: { holderId }, limit: mostInOneSet })
  for (const { version, ...use } of uses) await pictureUses.replace({ ...use, ownerId }, version)
}

const idOf = ({ pictureId, holderId }: Pick<PictureUseRecord, 'pictureId' | 'holderId'>) => `${pictureId}:${holderId}`

/** The id of a use tells what it is also where the use cannot be read. */
export const namedBy = (id: string): Pick<PictureUseRecord, 'pictureId' | 'holderId'> => {
  const [pictureId = '', ...holder] = id.split(':')
  return { pictureId, holderId: holder.join(':') }
}

type Holders = Where<Pick<PictureUseRecord, 'holderId' | 'ownerId' | 'pictureId'>>

/** Drops the first page of uses, without those that stay. Returns where the next page begins. */
const dropping =
  ({ pictures, pictureUses }: Pick<Shelves, 'pictures' | 'pictureUses'>) =>
  async (where: Holders & { id: { gt: string } }, stays: readonly string[]): Promise<string | undefined> => {
    const isUsed = async (pictureId: string) => (await pictureUses.count({ pictureId })) > 0
    const page = await pictureUses.ids(pageSize, where, [['id', 'asc']])
    for (const id of page) {
      const { pictureId } = namedBy(id)
      if (stays.includes(pictureId)) continue
      await pictureUses.remove(id)
      await removeUnused(pictures, pictureId, isUsed)
    }
    return page.at(-1)
  }

/**
 * Uploaded pictures. Equal ones are kept once, however many sets, games and recordings hold them, and removed when none
 * does. Sets and plans have only addresses, so lists and games are as light as their texts.
 */
export const keepPictures = ({ pictures, pictureUses }: Pick<Shelves, 'pictures' | 'pictureUses'>, now = Date.now) => {
  const dropPage = dropping({ pictures, pictureUses })
  let turn: Promise<unknown> = Promise.resolve()
  /** One at a time, so that nothing is dropped while this process takes hold of it. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act, act)
    turn = done.catch(() => {})
    return done
  }

  const sizeOf = async (id: string): Promise<number | undefined> =>
    (await findReadable(pictureUses, { where: { pictureId: id }, limit: 2 }))[0]?.bytes

  /** Looks at the pictures and changes nothing yet. Refuses what is no picture, and addresses without one. */
  const refer = async <Q extends Illustrated>(questions: readonly Q[]): Promise<Referring<Q> | Refused> => {
    const { referring, sizes, fresh, areAllPictures } = takeOut(questions)
    if (!areAllPictures) return refuse('pictureUnreadable')
    for (const id of pictureIdsOf(referring)) {
      const size = sizes.get(id) ?? (await sizeOf(id))
      if (size === undefined) return refuse('pictureNotFound')
      sizes.set(id, size)
    }
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    return { questions: referring, ids: [...sizes.keys()], bytes, fresh: [...fresh.values()] }
  }

  /** False if one of the known pictures went with its last use since it was referred to. */
  const hold = (holder: Pick<PictureUseRecord, 'holderId' | 'ownerId'>, ids: string[], fresh: PictureRecord[] = []) =>
    inTurn(async () => {
      if (ids.length === 0) return true
      const uses: PictureUseRecord[] = []
      let areThere = true
      for (const pictureId of ids) {
        const bytes = fresh.find(({ id }) => id === pictureId)?.image.length ?? (await sizeOf(pictureId))
        areThere &&= bytes !== undefined
        uses.push({ id: idOf({ pictureId, ...holder }), pictureId, ...holder, bytes: bytes ?? 0, since: now() })
      }
      // The use is written first, because another process that drops the last use looks again.
      await pictureUses.insertMany(uses)
      await pictures.insertMany(fresh)
      return areThere
    })

  /** Drops all fitting uses but those that stay. Other work runs between the pages: an account may have thousands. */
  const release = async (where: Holders, stays: readonly string[] = []): Promise<void> => {
    let from: string | undefined = ''
    while (from !== undefined) {
      const after: string = from
      from = await inTurn(() => dropPage({ ...where, id: { gt: after } }, stays))
    }
  }

  return {
    refer,
    hold,
    release,

    /** Gives all pictures of a holder to another owner. */
    passOn: (holderId: string, ownerId: string) => inTurn(() => passOn(pictureUses, holderId, ownerId)),

    bytesHeldBy: async (holderId: string): Promise<number> => {
      const uses = await findReadable(pictureUses, { where: { holderId }, limit: mostInOneSet })
      return uses.reduce((sum, { bytes }) => sum + bytes, 0)
    },

    /** How many pictures a holder would have if it took hold of these, too. */
    countWith: async (holderId: string, ids: readonly string[]): Promise<number> =>
      (await pictureUses.count({ holderId })) +
      ids.length -
      (await pictureUses.count({ holderId, pictureId: { in: ids } })),

    read: async (id: string): Promise<{ type: string; bytes: Buffer } | undefined> => {
      const [, type, base64] = (await pictures.get(id))?.image.match(dataUrl) ?? []
      return type && base64 ? { type, bytes: Buffer.from(base64, 'base64') } : undefined
    },
  }
}
