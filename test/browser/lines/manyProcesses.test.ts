import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, findClusterTools, openCluster } from '../../cluster/cluster.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import type { Product } from '../../product/runningProduct.ts'
import { openBrowser } from '../school/openBrowser.ts'
import { chromebook, type Device, openDevice, phone, register } from '../school/school.ts'

const tools = await findClusterTools()
if ('unavailable' in tools)
  process.stderr.write(`Pages before several processes are not tested: ${tools.unavailable}\n`)

describe.skipIf('unavailable' in tools)('a class in browsers, before three processes and a proxy', () => {
  let cluster: Cluster
  let browser: Awaited<ReturnType<typeof openBrowser>>
  let board: Device
  let pupils: Device[]
  let code = ''
  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools)
    browser = await openBrowser()
    board = await openDevice(browser, cluster.url, chromebook)
    pupils = await Promise.all([0, 1].map(() => openDevice(browser, cluster.url, phone)))
    for (const device of everybody()) follow(device)
    await register(board, 'Teacher', 'Ms_Rosen')
    await board.page
      .getByRole('radio', { name: /Capitals/ })
      .first()
      .check({ force: true })
    await board.page.getByRole('button', { name: 'Create Game & Get Code' }).click()
    await board.page.waitForURL('**/lobby/*')
    code = board.page.url().split('/').at(-1) ?? ''
    for (const [place, { page }] of pupils.entries()) {
      await page.goto(`/join/${code}`)
      await page.getByLabel('Nickname').fill(['Mira', 'Noor'][place] ?? '')
      await page.getByRole('button', { name: 'Join', exact: true }).click()
      await page.waitForURL(`**/lobby/${code}`)
    }
    await board.page.getByRole('button', { name: 'Start Game (2 players)' }).click()
    for (const { page } of pupils) await page.getByRole('list', { name: 'Answers' }).waitFor({ timeout: 20_000 })
  })
  afterAll(async () => {
    await browser?.close()
    await cluster?.close()
  })

  const everybody = () => [board, ...pupils]
  /** The process of each page's socket, by the last socket it has opened. */
  const at = new Map<Device, number>()
  const follow = (device: Device) =>
    device.page.on('websocket', (socket) => {
      const number = /\/p(\d)\//.exec(socket.url())?.[1]
      if (number) at.set(device, Number(number) - 1)
    })
  const holder = (): { product: Product; number: number } => {
    const number = at.get(board) ?? -1
    return { product: cluster.processes[number] as Product, number }
  }
  const areElsewhere = (number: number) =>
    expect.poll(() => everybody().filter((device) => at.get(device) === number).length, { timeout: 30_000 }).toBe(0)
  const goesOn = async () => {
    for (const { page, problems } of everybody()) {
      await page.getByText('Connection lost. Coming back...').waitFor({ state: 'hidden', timeout: 30_000 })
      expect(page.url()).toContain(`/play/${code}`)
      expect(problems).toEqual([])
    }
    await board.page
      .getByText(/^Question \d+ of \d+/)
      .first()
      .waitFor()
  }

  it('reads on the board and on the remote that saving is stuck, while the database stands still', async () => {
    const remote = await board.page.context().newPage()
    await remote.setViewportSize(phone)
    await remote.goto(`/remote/${code}`)
    await remote.getByRole('heading', { name: /^Question/ }).waitFor()
    const stuck = (page: Page) => page.getByText('Saving is stuck. Stay here!')
    cluster.database.freeze()
    await pupils[0]?.page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click()
    for (const page of [board.page, remote]) await stuck(page).waitFor({ timeout: 30_000 })
    await shootDevices(board.page, 'saving-stuck', ['projector', 'chromebook'])
    await shootDevices(remote, 'saving-stuck-remote', ['phone'])
    cluster.database.thaw()
    for (const page of [board.page, remote]) await stuck(page).waitFor({ state: 'hidden', timeout: 30_000 })
    await remote.close()
  })

  it('reads that it is coming back when its process is killed, and is back in its game', async () => {
    const { product, number } = holder()
    await product.kill()
    await board.page.getByText('Connection lost. Coming back...').waitFor()
    await areElsewhere(number)
    await goesOn()
    await product.start()
  })

  it('is moved to another process when its own is updated, and keeps its page', async () => {
    const { product, number } = holder()
    await product.stop()
    await areElsewhere(number)
    await goesOn()
    await product.start()
  })
})
