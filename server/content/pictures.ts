import { createHash } from 'node:crypto'
import { questionsMax } from '../../rooms/shared/contract/questionSets.ts'
import { mostAnswers, picturePath } from '../../rooms/shared/questions/questionLimits.ts'
import type { PictureRecord, PictureUseRecord } from '../archive/records.ts'
import { removeUnused } from '../archive/removeUnused.ts'
import type { Where } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { barePicture } from './barePicture.ts'

type Illustrated = { image?: string | undefined; answerImages?: string[] | undefined }

const picturesIn = ({ image, answerImages = [] }: Illustrated): string[] => [image ?? '', ...answerImages]

/** Questions whose pictures stand in them as addresses, and what that takes. */
type Referring<Q> = { questions: Q[]; ids: string[]; bytes: number; fresh: PictureRecord[] }

export type Pictures = ReturnType<typeof keepPictures>

const pageSize = 50
/** One for each question and each of its answers. */
const mostInOneSet = questionsMax * (1 + mostAnswers)
const dataUrl = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.+)$/

const uploaded = (image: string): PictureRecord => ({ id: createHash('sha256').update(image).digest('hex'), image })

const pictureIdIn = (image: string): string | undefined =>
  image.startsWith(picturePath) ? image.slice(picturePath.length) : undefined

export const pictureIdsOf = (questions: readonly Illustrated[]): string[] => [
  ...new Set(questions.flatMap(picturesIn).flatMap((image) => pictureIdIn(image) ?? [])),
]

/** The questions with addresses where pictures stood, and the pictures. */
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
  const uses = await pictureUses.find({ where: { holderId }, limit: mostInOneSet })
  for (const { version, ...use } of uses) await pictureUses.replace({ ...use, ownerId }, version)
}

type Holders = Where<Pick<PictureUseRecord, 'holderId' | 'ownerId'>>

/** Drops the first of them, but what stays; says where to go on. */
const dropping =
  ({ pictures, pictureUses }: Pick<Shelves, 'pictures' | 'pictureUses'>) =>
  async (where: Holders & { id: { gt: string } }, stays: readonly string[]): Promise<string | undefined> => {
    const isUsed = async (pictureId: string) => (await pictureUses.count({ pictureId })) > 0
    const page = await pictureUses.find({ where, sort: [['id', 'asc']], limit: pageSize })
    for (const { id, pictureId } of page) {
      if (stays.includes(pictureId)) continue
      await pictureUses.remove(id)
      await removeUnused(pictures, pictureId, isUsed)
    }
    return page.at(-1)?.id
  }

/**
 * Uploaded pictures, each kept once by what it shows, however many sets, games and recordings hold it, and gone when none
 * does. Sets and plans carry their addresses, so lists and games are as light as their texts.
 */
export const keepPictures = ({ pictures, pictureUses }: Pick<Shelves, 'pictures' | 'pictureUses'>) => {
  const dropPage = dropping({ pictures, pictureUses })
  let turn: Promise<unknown> = Promise.resolve()
  /** Nothing is dropped while somebody takes hold of it here. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act, act)
    turn = done.catch(() => {})
    return done
  }

  const sizeOf = async (id: string): Promise<number | undefined> =>
    (await pictureUses.find({ where: { pictureId: id }, limit: 1 }))[0]?.bytes

  /** Looks what they hold, and changes nothing yet. Refuses what is no picture, and an address that leads to none. */
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

  const hold = (holder: Pick<PictureUseRecord, 'holderId' | 'ownerId'>, ids: string[], fresh: PictureRecord[] = []) =>
    inTurn(async () => {
      if (ids.length === 0) return
      const uses: PictureUseRecord[] = []
      for (const pictureId of ids) {
        const bytes = fresh.find(({ id }) => id === pictureId)?.image.length ?? (await sizeOf(pictureId)) ?? 0
        uses.push({ id: `${pictureId}:${holder.holderId}`, pictureId, ...holder, bytes })
      }
      // The use first: another process that drops the last one looks again.
      await pictureUses.insertMany(uses)
      await pictures.insertMany(fresh)
    })

  /** Of everything that fits, but what stays. Others take their turns between: who leaves the school may have thousands. */
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

    /** What it holds it holds for somebody else from now on. */
    passOn: (holderId: string, ownerId: string) => inTurn(() => passOn(pictureUses, holderId, ownerId)),

    bytesHeldBy: async (holderId: string): Promise<number> => {
      const uses = await pictureUses.find({ where: { holderId }, limit: mostInOneSet })
      return uses.reduce((sum, { bytes }) => sum + bytes, 0)
    },

    read: async (id: string): Promise<{ type: string; bytes: Buffer } | undefined> => {
      const [, type, base64] = (await pictures.get(id))?.image.match(dataUrl) ?? []
      return type && base64 ? { type, bytes: Buffer.from(base64, 'base64') } : undefined
    },
  }
}
