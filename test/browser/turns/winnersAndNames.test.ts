import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workersBrowser } from '../school/openBrowser.ts'

const client = join(import.meta.dirname, '../../../client')
const sheet = join(client, 'screens/play/podium/WallPodium.module.css')
const phoneSheet = join(client, 'parts/game/standings/Podium.module.css')

/** The only step of the podium if this many have won, as `WallPodium` writes it. */
const step = (winners: number) => `
  <li class="step step1" data-sharing="3" data-alone data-many style="--sharing: ${winners}">
    <span class="winners">${'<svg></svg>'.repeat(winners)}</span>
    <div class="plinth"><span class="front"><span class="names">
      ${Array.from({ length: winners }, (_, nth) => `<span class="name" style="--letters: 9; --column: ${nth + 1}">Winner ${nth + 1}</span>`).join('')}
    </span></span></div>
  </li>`

const base = '* { box-sizing: border-box; margin: 0; padding: 0; animation: none !important } main { height: 100vh }'

it.each([5, 6, 7, 8])('each of %i winners stands over the middle of their own name', async (winners) => {
  const page = await (await workersBrowser()).newPage({ viewport: { width: 1920, height: 1080 } })
  await page.setContent(`<style>${base} main { container-type: size } ${readFileSync(sheet, 'utf8')}</style>
    <main><section class="podium"><ol class="steps">${step(winners)}</ol></section></main>`)
  const away = await page.evaluate(() => {
    const middles = (of: string) =>
      [...document.querySelectorAll(of)].map((item) => {
        const { left, right } = item.getBoundingClientRect()
        return (left + right) / 2
      })
    const slimes = middles('svg')
    return middles('.name').map((name, nth) => Math.abs(name - (slimes[nth] ?? 0)))
  })
  await page.close()
  expect(away).toHaveLength(winners)
  expect(Math.max(...away)).toBeLessThan(1)
})

/** The podium of a phone on which two share the first place, as `Podium` writes it. */
const twoFirst = `<section class="podium small"><ol>${[1, 2]
  .map(
    (step) => `<li class="step${step}" data-place="1"><span class="slime"></span><span class="block">1st</span></li>`,
  )
  .join('')}</ol></section>`

it('two who share the first place on a phone stand on both sides of its middle, with slimes of one size', async () => {
  const page = await (await workersBrowser()).newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent(
    `<style>${base} ol { list-style: none; padding: 0 } ${readFileSync(phoneSheet, 'utf8')}</style>${twoFirst}`,
  )
  const boxes = (of: string) =>
    page.locator(of).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
  const [blocks, slimes] = [await boxes('.block'), await boxes('.slime')]
  await page.close()
  const middles = blocks.map(({ left, right }) => (left + right) / 2 - 390 / 2)
  expect(middles).toHaveLength(2)
  expect(Math.abs((middles[0] ?? 0) + (middles[1] ?? 0))).toBeLessThan(1)
  expect(slimes[0]?.width).toBe(slimes[1]?.width)
})
