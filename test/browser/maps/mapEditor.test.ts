import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type SignedIn, type Visit } from '../school/browserSchool.ts'
import { cellOn, countOn, dragOn, pickOn, tileOn } from '../school/drawingHand.ts'
import { hasFocus } from '../school/keys.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
let teacher: SignedIn
let page: Page

beforeAll(async () => {
  school = await openBrowserSchool()
})

beforeEach(async () => {
  teacher = await school.newcomer('teacher')
  page = teacher.page
})

afterAll(() => school.close())

const openNew = async () => {
  await page.goto('/maps/create')
  await page.getByRole('grid').waitFor()
}

/** A map of this user's own, made without the editor. */
const ownMap = async (file: string, { context }: Visit = teacher): Promise<GameMap> => {
  const data = drawings.find((drawing) => drawing.file === file)?.map
  const answer = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  return (await answer.json()) as GameMap
}

const storedMaps = async (): Promise<GameMap[]> => (await teacher.context.request.get('/api/maps')).json()

const cell = (column: number, row: number) => cellOn(page, column, row)
const tileAt = (column: number, row: number) => tileOn(page, column, row)
const countOf = (type: string) => countOn(page, type)
const drag = (from: [number, number], to: [number, number]) => dragOn(page, from, to)
const pick = (name: string) => pickOn(page, name)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (text: string) => page.locator('[data-toast]').filter({ hasText: text }).first().waitFor()
const answer = async (question: string, choice: string) => {
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: choice, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const shownSize = () =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=row]')]
    return [rows[0]?.children.length, rows.length]
  })

describe('the picture beside the map', () => {
  it('shows what is drawn as the class will see it, and large when it is asked for', async () => {
    await openNew()
    const painted = () =>
      page.getByRole('button', { name: 'How it looks in a game' }).evaluate((button) => {
        const canvas = button.querySelector('canvas')
        return canvas && !canvas.hidden ? canvas.toDataURL() : ''
      })
    await expect.poll(painted).not.toBe('')
    const before = await painted()
    await drag([3, 4], [12, 4])
    await expect.poll(async () => ((await painted()) === '' ? before : painted())).not.toBe(before)
    await press('How it looks in a game')
    await page.getByRole('dialog', { name: 'How it looks in a game' }).locator('canvas:not([hidden])').waitFor()
  })
})

describe('a new map', () => {
  it('begins as 15 by 10 tiles of ground, and says what it lacks', async () => {
    await openNew()
    expect(await shownSize()).toEqual([15, 10])
    expect(await countOf('grass')).toBe(150)
    await page.getByText('No track yet: racers will use the middle row').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('is drawn with clicks and strokes, undone and redone, and a stroke is one step', async () => {
    await openNew()
    await cell(1, 1).click()
    await drag([3, 5], [11, 5])
    expect(await countOf('track')).toBe(10)
    await page.getByText('The track is in pieces').waitFor()
    await press('Undo')
    expect(await countOf('track')).toBe(1)
    await press('Redo')
    expect(await countOf('track')).toBe(10)
    await cell(1, 1).click({ button: 'right' })
    expect(await countOf('track')).toBe(9)
    await page.getByText('Ready to play!').waitFor()
  })

  it('is drawn with rectangles, filled and erased', async () => {
    await openNew()
    await pick('Water')
    await pick('Rectangle')
    await drag([2, 2], [6, 4])
    expect(await countOf('water')).toBe(15)
    await pick('Boost')
    await pick('Fill')
    await cell(4, 3).click()
    expect(await countOf('boost')).toBe(15)
    await pick('Eraser')
    await drag([2, 3], [6, 3])
    expect(await countOf('boost')).toBe(10)
    expect(await countOf('grass')).toBe(140)
  })

  it('is drawn by keyboard alone', async () => {
    await openNew()
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('3')
    await page.keyboard.press('Space')
    expect(await tileAt(2, 2)).toBe('water')
    await page.keyboard.press('1')
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowRight')
    expect(await Promise.all([2, 3, 4, 5].map((column) => tileAt(column, 2)))).toEqual(Array(4).fill('track'))
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    expect(await tileAt(15, 10)).toBe('track')
    await page.keyboard.press('Control+z')
    expect(await tileAt(15, 10)).toBe('grass')
    const meant = await page.getByRole('grid').getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${meant}"]`).getAttribute('aria-label')).toBe('Grass, row 10, column 15')
  })

  it('keeps the size of its tiles while what it lacks changes', async () => {
    await openNew()
    // A font that loads later would change where lines break.
    await page.evaluate(() => document.fonts.ready)
    const before = await cell(8, 5).boundingBox()
    await drag([1, 1], [15, 1])
    await page.getByText('Ready to play!').waitFor()
    expect(await cell(8, 5).boundingBox()).toEqual(before)
  })

  it('grows and shrinks about the pointer', async () => {
    await openNew()
    const [column, row] = [11, 8]
    await press('Larger tiles')
    await press('Larger tiles')
    await cell(column, row).hover()
    const before = await cell(column, row).boundingBox()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await cell(column, row).boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)
    const after = await cell(column, row).boundingBox()
    const middle = (box: typeof after) => [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ]
    middle(after).forEach((at, side) => {
      expect(Math.abs(at - (middle(before)[side] ?? 0))).toBeLessThan(3)
    })
  })

  it('draws one cell again when one tile is painted', async () => {
    await openNew()
    await page.evaluate(() => {
      const changed = new Set<Node>()
      Object.assign(window, { changed })
      const grid = document.querySelector('[role=grid]')
      if (grid)
        new MutationObserver((all) => {
          for (const { target } of all) if (target !== grid) changed.add(target)
        }).observe(grid, { subtree: true, childList: true, attributes: true })
    })
    await cell(8, 5).click()
    expect(await tileAt(8, 5)).toBe('track')
    expect(await page.evaluate(() => (window as unknown as { changed: Set<Node> }).changed.size)).toBe(1)
  })

  it('has sides between 5 and 30, and 10 for what is no number', async () => {
    await openNew()
    const width = page.getByLabel('Width', { exact: true })
    const height = page.getByLabel('Height', { exact: true })
    await width.fill('99')
    await height.fill('2')
    await height.press('Enter')
    expect(await shownSize()).toEqual([30, 5])
    await width.fill('')
    await width.press('Enter')
    expect(await shownSize()).toEqual([10, 5])
    await press('Higher')
    expect(await shownSize()).toEqual([10, 6])
  })

  it('changes its palette with its mode, and its ground', async () => {
    await openNew()
    await page.getByRole('radio', { name: 'Tower' }).check({ force: true })
    expect(await countOf('sky')).toBe(150)
    expect(await page.getByRole('group', { name: 'Tiles' }).getByRole('radio').count()).toBe(11)
    await page.getByText('No enemy start yet: monsters will use the bottom row').waitFor()
    expect(await page.getByText('No tower zone yet').isVisible()).toBe(false)
    await press('+2 more hints')
    await page.getByText('No tower zone yet: towers will stand next to the path').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('is cleared after a yes', async () => {
    await openNew()
    await drag([1, 1], [5, 1])
    await press('Clear map')
    await answer('Clear the entire map? This cannot be undone.', 'Cancel')
    expect(await countOf('track')).toBe(5)
    await press('Clear map')
    await answer('Clear the entire map? This cannot be undone.', 'Clear')
    expect(await countOf('grass')).toBe(150)
  })

  it('needs a name, and is saved with what was drawn', async () => {
    await openNew()
    await drag([1, 1], [15, 1])
    await page.getByLabel('Map name').fill('   ')
    await press('Save Map')
    await page.getByText('Please enter a map name').waitFor()
    await hasFocus(page.getByLabel('Map name'))
    await page.getByLabel('Map name').fill('  Thunder Valley  ')
    await page.keyboard.press('Control+s')
    await toast('Map created successfully!')
    await page.waitForURL('**/maps/edit/*')
    const map = (await storedMaps()).find(({ name }) => name === 'Thunder Valley')
    expect(page.url()).toContain(map?.id)
    await page.getByText('Saved', { exact: true }).waitFor()
    // It is still the same editor, so changes from before the save can be undone.
    await press('Undo')
    expect(await countOf('track')).toBe(0)
    await press('Redo')
    await page.getByRole('link', { name: 'Back to maps' }).click()
    await page.waitForURL('**/maps')
    expect(map).toMatchObject({ gameMode: 'racing', createdBy: teacher.user.username })
    expect(map?.tiles).toHaveLength(150)
    expect(map?.tiles.filter(({ type }) => type === 'track')).toHaveLength(15)
  })

  it('asks about no change of another tab where the answer to its own save was lost', async () => {
    await openNew()
    await page.getByLabel('Map name').fill('On a bad line ')
    await press('Save Map')
    await page.waitForURL('**/maps/edit/*')
    const saving = '**/api/maps/*?*'
    await page.route(saving, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      await route.fetch(asBrowsersAsk)
      await route.abort()
    })
    const description = page.getByLabel('Description')
    await description.fill('Once ')
    await press('Save Map')
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor()
    await page.unroute(saving)
    await description.fill('Twice')
    await press('Save Map')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('says why it could not be saved, and is saved once, although the answer was lost', async () => {
    await openNew()
    await page.getByLabel('Map name').fill('Nowhere')
    const making = '**/api/maps?requestId=*'
    await page.route(making, (route) => route.fulfill({ status: 500, json: {} }))
    await press('Save Map')
    await page.getByRole('alert').filter({ hasText: 'Failed to save map' }).waitFor()
    await page.unroute(making)
    await page.route(making, (route) =>
      route.fulfill({ status: 409, json: { error: 'You have reached the limit of maps. Please delete one first.' } }),
    )
    await press('Save Map')
    await page.getByRole('alert').filter({ hasText: 'You have reached the limit of maps' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/maps/create')
    await page.unroute(making)
    await page.route(making, async (route) => {
      await route.fetch(asBrowsersAsk)
      await route.abort()
    })
    await press('Save Map')
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor()
    await page.unroute(making)
    await page.getByLabel('Map name').fill('Nowhere at all')
    await press('Save Map')
    await page.waitForURL('**/maps/edit/*')
    const names = await page.evaluate(async () => {
      const maps = (await (await fetch('/api/maps?form=listed')).json()) as { name: string }[]
      return maps.map(({ name }) => name).filter((name) => name.startsWith('Nowhere'))
    })
    expect(names).toEqual(['Nowhere at all'])
  })
})

describe('a map of one’s own', () => {
  it('is opened with its tiles, its mode locked and its size until somebody wants another, and updated', async () => {
    const map = await ownMap('tower-cloud-castle.json')
    await page.goto(`/maps/edit/${map.id}`)
    await page.getByRole('grid').waitFor()
    expect(await shownSize()).toEqual([21, 14])
    expect(await page.getByText('A saved map keeps its mode, and its size until you change it.').count()).toBe(1)
    expect(await page.getByRole('radio', { name: 'Racing' }).count()).toBe(0)
    expect(await page.getByLabel('Width', { exact: true }).count()).toBe(0)
    expect(await axeComplaints(page)).toEqual([])
    await pick('Ladder')
    await cell(1, 1).click()
    await press('Save Map')
    await toast('Map updated successfully!')
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await storedMaps()).find(({ id }) => id === map.id)
    expect(saved?.tiles.find(({ x, y }) => x === 0 && y === 0)?.type).toBe('ladder')
  })

  it('begins as a copy of any other, and says after whose it is', async () => {
    const [original] = (await storedMaps()).filter(({ name }) => name === 'Snail Shell')
    await page.goto(`/maps/${original?.id}`)
    await page.getByRole('link', { name: 'Make a copy' }).click()
    await page.getByRole('grid').waitFor()
    expect(await page.getByLabel('Map name').inputValue()).toBe('Snail Shell (copy)')
    expect(await shownSize()).toEqual([27, 17])
    // Leaving an untouched copy loses nothing, so the page does not ask.
    await page.getByRole('link', { name: 'Back to maps' }).click()
    await page.waitForURL('**/maps')
    await page.goBack()
    await pick('Water')
    await cell(1, 1).click()
    await page.reload()
    await page.getByRole('grid').waitFor()
    expect(await tileAt(1, 1)).toBe('water')
    await press('Save Map')
    await page.waitForURL('**/maps/edit/*')
    await page.getByRole('link', { name: 'Back to maps' }).click()
    await page.getByText('after Snail Shell by Slime School').waitFor()
    await page.goto(`/maps/create?copy=${original?.id}`)
    await page.getByRole('grid').waitFor()
    expect(await page.getByLabel('Map name').inputValue()).toBe('Snail Shell (copy 2)')
  })

  it('is deleted after a yes', async () => {
    const map = await ownMap('racing-meadow-mile.json')
    await page.goto(`/maps/edit/${map.id}`)
    await press('Delete map')
    await answer(`Delete "${map.name}"? This cannot be undone.`, 'Delete')
    await toast('Map deleted successfully!')
    await page.waitForURL('**/maps')
    expect((await storedMaps()).some(({ id }) => id === map.id)).toBe(false)
  })
})

describe('a map one may not change', () => {
  it('that is a default one leads back to the maps, with the reason', async () => {
    const [map] = (await storedMaps()).filter(({ isDefault }) => isDefault)
    await page.goto(`/maps/edit/${map?.id}`)
    await toast('Default maps cannot be changed')
    await page.waitForURL('**/maps')
  })
  it('that is somebody else’s, too', async () => {
    const map = await ownMap('racing-meadow-mile.json', await school.newcomer('student'))
    await page.goto(`/maps/edit/${map.id}`)
    await toast('This belongs to somebody else')
    await page.waitForURL('**/maps')
  })
  it('because there is none, too', async () => {
    await page.goto('/maps/edit/00000000-0000-4000-8000-000000000000')
    await toast('Failed to load map')
    await page.waitForURL('**/maps')
  })
})

describe('leaving with unsaved work', () => {
  const path = () => new URL(page.url()).pathname

  it('asks, and stays after a no', async () => {
    await openNew()
    await cell(1, 1).click()
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer('Leave without saving?', 'Keep drawing')
    expect(path()).toBe('/maps/create')
    expect(await countOf('track')).toBe(1)
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer('Leave without saving?', 'Leave')
    await page.waitForURL('**/leaderboard')
  })

  it('asks those who go back as well', async () => {
    await page.goto('/maps')
    await page.getByRole('link', { name: 'Create Map' }).first().click()
    await cell(1, 1).click()
    // By the page itself: the browser may not know yet of the entry that the page has just added, and would go back by two.
    const back = () => page.evaluate(() => history.back())
    await back()
    await answer('Leave without saving?', 'Keep drawing')
    expect(path()).toBe('/maps/create')
    expect(await countOf('track')).toBe(1)
    await back()
    await answer('Leave without saving?', 'Leave')
    await page.waitForURL('**/maps')
  })

  it('asks before logging out, and logs nobody out after a no', async () => {
    await openNew()
    await cell(1, 1).click()
    const logOut = async (choice: string) => {
      await page.getByRole('button', { name: /teacher_/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await answer('Leave without saving?', choice)
    }
    await logOut('Keep drawing')
    expect(await countOf('track')).toBe(1)
    expect((await teacher.context.request.get('/api/maps')).status()).toBe(200)
    await logOut('Leave')
    await page.getByRole('link', { name: 'Login' }).waitFor()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  })

  it('asks nobody who has changed nothing, or changed it back', async () => {
    await openNew()
    await cell(1, 1).click()
    await press('Undo')
    await page.getByRole('link', { name: 'Back to maps' }).click()
    await page.waitForURL('**/maps')
  })
})

describe('on a phone', () => {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const middle = async (column: number, row: number) => {
    const { x, y, width, height } = (await cell(column, row).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }

  let student: SignedIn
  beforeEach(async () => {
    const viewport = { width: 390, height: 844 }
    student = await school.newcomer('student', { viewport, isMobile: true, hasTouch: true })
    page = student.page
    await openNew()
  })

  it('the editor fits, and axe has nothing to say', async () => {
    expect(await sideways()).toBe(0)
    expect(await axeComplaints(page)).toEqual([])
  })

  it('tiles to draw with begin on the first screen, and stay there while a part is chosen', async () => {
    const tile = page.getByRole('group', { name: 'Tiles', exact: true }).getByText('Track', { exact: true })
    const end = () => tile.evaluate((name) => name.getBoundingClientRect().bottom + scrollY)
    await page.evaluate(() => document.fonts.ready)
    const atFirst = await end()
    expect(atFirst).toBeLessThan(844)
    await page.getByLabel('Choose a part to move, turn or copy').check()
    await press('Show the whole map')
    await cell(2, 2).tap()
    await page.getByRole('button', { name: 'Turn what is chosen' }).waitFor()
    expect(await end()).toBe(atFirst)
  })

  it('a large map lies in a box of its own with tiles one can hit, and the page never scrolls sideways', async () => {
    for (const [side, typed] of [
      ['Width', '30'],
      ['Height', '20'],
    ] as const) {
      await page.getByLabel(side, { exact: true }).fill(typed)
      await page.getByLabel(side, { exact: true }).press('Enter')
    }
    expect(await shownSize()).toEqual([30, 20])
    expect(await sideways()).toBe(0)
    expect((await cell(1, 1).boundingBox())?.width).toBeGreaterThanOrEqual(20)
    await cell(2, 2).tap()
    expect(await tileAt(2, 2)).toBe('track')
    await cell(30, 20).tap()
    expect(await tileAt(30, 20)).toBe('track')
    await press('Show the whole map')
    expect((await cell(1, 1).boundingBox())?.width).toBeLessThan(13)
  })

  it('one finger draws, two fingers move the map', async () => {
    await press('Larger tiles')
    await press('Larger tiles')
    const touch = await page.context().newCDPSession(page)
    const [from, to] = [await middle(5, 5), await middle(2, 5)]
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', from)
    await send('touchMove', to)
    await send('touchEnd')
    expect(await countOf('track')).toBe(4)

    const left = (await middle(5, 5)).x
    const second = { x: from.x, y: from.y + 60 }
    await send('touchStart', from)
    await send('touchStart', from, second)
    await send('touchMove', { x: from.x - 50, y: from.y }, { x: second.x - 50, y: second.y })
    await send('touchEnd')
    expect(await countOf('track')).toBe(4)
    expect((await middle(5, 5)).x).toBeLessThan(left - 30)
  })
})
