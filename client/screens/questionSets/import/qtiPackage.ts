import { imageDataMaxLength } from '../../../../rooms/shared/questions/questionLimits.ts'
import { FileRefused, mostRows } from '../../../parts/files/importLimits.ts'
import type { ZippedFiles } from '../../../parts/files/zipFiles.ts'
import type { Imported } from './candidate.ts'
import { filedPicture, pictureInAddress } from './filedPicture.ts'
import { addressesIn, countMedia, type PictureAt, readItem } from './qtiItem.ts'
import { allWithin, childrenOf, readXml, type XmlElement } from './xmlTree.ts'

const manifestName = 'imsmanifest.xml'

const isXml = (name: string): boolean => /\.xml$/i.test(name) && !name.startsWith('__MACOSX/')

/** The package may lie in a folder inside the zip. */
const manifestIn = (names: readonly string[]): string | undefined =>
  names.find((name) => name === manifestName || name.endsWith(`/${manifestName}`))

export const isQtiPackage = (names: readonly string[]): boolean =>
  manifestIn(names) !== undefined || (names.some(isXml) && !names.some((name) => name.startsWith('xl/')))

/** The items in the order of the manifest. Without items in the manifest, all files. */
async function itemNames(zip: ZippedFiles): Promise<string[]> {
  const manifest = manifestIn(zip.names)
  const folder = manifest?.slice(0, -manifestName.length) ?? ''
  const listed = allWithin(manifest ? readXml((await zip.read(manifest)) ?? '') : undefined, 'resource')
    .filter(({ attributes }) => /item/i.test(attributes.get('type') ?? ''))
    .map(({ attributes }) => `${folder}${decoded(attributes.get('href') ?? '')}`)
    .filter((name) => zip.names.includes(name))
  return listed.length > 0 ? listed : zip.names.filter((name) => isXml(name) && name !== manifest).sort()
}

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

const itemsIn = (root: XmlElement): XmlElement[] => {
  if (childrenOf(root, 'questestinterop').length > 0) throw new FileRefused('oldQti')
  return childrenOf(root, 'assessmentitem')
}

interface Item {
  item: XmlElement
  pictureAt: PictureAt
}

const imported = (items: readonly Item[]): Imported => {
  const rows = items.slice(0, mostRows).map(({ item, pictureAt }, at) => readItem(item, at + 1, pictureAt))
  const leaves = rows.some(({ draft }, at) => {
    const taken = [draft.image, ...draft.answerImages].filter(Boolean).length
    return items[at] && countMedia(items[at].item) > taken
  })
  return {
    format: items.length > 0 ? 'qti' : 'empty',
    rows,
    ...(items.length > mostRows && { isCut: true }),
    ...(leaves && { leavesMedia: true }),
  }
}

export const readQtiItem = (root: XmlElement): Imported =>
  imported(itemsIn(root).map((item) => ({ item, pictureAt: pictureInAddress })))

/** `../images/a.png` in `items/q1.xml` is `images/a.png`. */
function nameFrom(itemName: string, address: string): string {
  const parts = itemName.split('/').slice(0, -1)
  for (const part of decoded(address.split(/[?#]/)[0] ?? '').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** No picture here is longer than the limit for stored pictures. */
const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** The pictures in a package, each read once however many items show it. */
function picturesIn(zip: ZippedFiles) {
  const known = new Map<string, string>()
  const read = async (name: string): Promise<string> => {
    const bytes = await zip.bytesOf(name)
    return bytes && bytes.length <= imageDataMaxLength ? filedPicture(base64Of(bytes)) : ''
  }
  return async (itemName: string, item: XmlElement): Promise<PictureAt> => {
    for (const address of addressesIn(item).slice(0, mostPictures)) {
      const name = nameFrom(itemName, address)
      if (!address.startsWith('data:') && !known.has(name)) known.set(name, await read(name))
    }
    return (address) => pictureInAddress(address) || (known.get(nameFrom(itemName, address)) ?? '')
  }
}

/** At most so many pictures of an item are read: a question and its answers have fewer, and the work stays limited. */
const mostPictures = 20

/** A zip with a manifest and a file for each question, as most learning platforms export it. */
export async function readQtiPackage(zip: ZippedFiles): Promise<Imported> {
  const items: Item[] = []
  const picturesFor = picturesIn(zip)
  for (const name of (await itemNames(zip)).slice(0, mostRows + 1))
    for (const item of itemsIn(readXml((await zip.read(name)) ?? '')))
      items.push({ item, pictureAt: await picturesFor(name, item) })
  return imported(items)
}
