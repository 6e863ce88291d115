import { beforeEach, expect, it, vi } from 'vitest'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { type MapDraft, requestOf, type SavedMap } from '../../../client/editor/document/mapDraft.ts'
import type { MapDocument } from '../../../client/editor/document/useMapDocument.ts'
import { handHooks, mountByHand } from '../handHooks.ts'

const server = vi.hoisted(() => ({ version: 1, description: '', isLost: false, saved: [] as string[] }))

const mapNow = () => ({
  id: 'm',
  ...requestOf(draftOf(server.description)),
  version: server.version,
})

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...handHooks,
  useLayoutEffect: handHooks.useEffect,
}))
vi.mock('../../../client/state/sound.ts', () => ({ playCue: () => {} }))
vi.mock('../../../client/state/toasts.ts', () => ({ showToast: () => {} }))
vi.mock('../../../client/net/maps.ts', () => ({
  createMap: vi.fn(),
  readMap: async () => ({ ok: true, value: mapNow() }),
  saveMap: async (_: string, { description }: MapDraft, { changes }: { changes: number }) => {
    if (changes !== server.version) return { ok: false, status: 409, refusal: 'changedMeanwhile', error: '' }
    Object.assign(server, { description, version: server.version + 1 })
    server.saved.push(description)
    if (!server.isLost) return { ok: true, value: mapNow() }
    server.isLost = false
    return { ok: false, status: 0, refusal: 'unreachable', error: '' }
  },
}))
const { useMapSaving } = await import('../../../client/editor/document/useMapSaving.ts')

const drawing = blankDrawing('racing', 12, 8)
const draftOf = (description: string): MapDraft => ({ name: 'Bay', description, drawing })

const openMap = () => {
  const saved: SavedMap = { id: 'm', version: 1, draft: draftOf('') }
  const document = {
    saved,
    draft: draftOf(''),
    version: 1,
    editing: { holdMode: () => {} },
    isSaved: ({ version }: SavedMap) => Object.assign(document, { version }),
  }
  const draw = mountByHand(() =>
    useMapSaving({
      document: document as unknown as MapDocument,
      withSession: (attempt) => attempt(),
      onNameMissing: () => {},
      onSaved: () => {},
    }),
  )
  const save = (description: string) => {
    document.draft = draftOf(description)
    return draw().save()
  }
  return { save, seen: () => draw().meanwhile }
}

beforeEach(() => Object.assign(server, { version: 1, description: '', isLost: false, saved: [] }))

it('a save whose answer was lost is known again by its map', async () => {
  const { save, seen } = openMap()
  server.isLost = true
  expect(await save('one')).toBe(false)
  expect(await save('two')).toBe(true)
  expect([server.saved, seen()]).toEqual([['one', 'two'], null])
})

it('but once a later save was heard of, the same map is a change of another tab', async () => {
  const { save, seen } = openMap()
  server.isLost = true
  await save('one')
  await save('two')
  Object.assign(server, { version: server.version + 1, description: 'one' })
  expect(await save('three')).toBe(false)
  expect([server.saved, seen()?.draft.description]).toEqual([['one', 'two'], 'one'])
})
