import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workersBrowser } from '../school/openBrowser.ts'

const sheet = join(import.meta.dirname, '../../../client/screens/play/podium/WallPodium.module.css')

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
