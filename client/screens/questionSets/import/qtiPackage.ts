import type { Imported } from './candidate.ts'
import { FileRefused, mostRows } from './importLimits.ts'
import { readItem } from './qtiItem.ts'
import { allWithin, childrenOf, readXml, type XmlElement } from './xmlTree.ts'
import type { ZippedFiles } from './zipFiles.ts'

const manifestName = 'imsmanifest.xml'

const isXml = (name: string): boolean => /\.xml$/i.test(name) && !name.startsWith('__MACOSX/')

/** A package may lie in a folder of its own. */
const manifestIn = (names: readonly string[]): string | undefined =>
  names.find((name) => name === manifestName || name.endsWith(`/${manifestName}`))

export const isQtiPackage = (names: readonly string[]): boolean =>
  manifestIn(names) !== undefined || (names.some(isXml) && !names.some((name) => name.startsWith('xl/')))

/** The items in the order of the manifest; all files, where it names none. */
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

const imported = (items: readonly XmlElement[]): Imported => ({
  format: 'qti',
  rows: items.slice(0, mostRows).map((item, at) => readItem(item, at + 1)),
  ...(items.length > mostRows && { isCut: true }),
  ...(items.some((item) => ['img', 'object', 'audio', 'video'].some((name) => allWithin(item, name).length > 0)) && {
    leavesMedia: true,
  }),
})

export const readQtiItem = (root: XmlElement): Imported => imported(itemsIn(root))

/** A zip with a manifest and a file for each question, as most learning platforms export it. */
export async function readQtiPackage(zip: ZippedFiles): Promise<Imported> {
  const items: XmlElement[] = []
  for (const name of (await itemNames(zip)).slice(0, mostRows + 1))
    items.push(...itemsIn(readXml((await zip.read(name)) ?? '')))
  return imported(items)
}
