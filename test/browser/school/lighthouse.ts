import { spawn } from 'node:child_process'
import { openProduct } from '../../product/runningProduct.ts'
import { browserFlags, findBrowser } from './findBrowser.ts'

/** `npm run lighthouse`: what Lighthouse says about the first pages of a visitor, as a table for the README. */
const tool = 'lighthouse@13.5.0'
const pages = { Home: '/', Login: '/login', Shop: '/shop' }
const devices = { phone: [], desktop: ['--preset=desktop'] }

type Report = {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/** It is larger than all other packages here together, so it is downloaded only when it is used. */
const measure = (url: string, flags: readonly string[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const chromeFlags = ['--headless=new', ...browserFlags].join(' ')
    const child = spawn(
      'npx',
      ['--yes', tool, url, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, ...flags],
      { env: { ...process.env, CHROME_PATH: findBrowser() }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text) as Report)
      else reject(new Error(`${tool} ended with ${code}`))
    })
  })

const runs = 3

/** The middle one of several runs: a page is not slow because the machine was busy during one of them. */
const measureCalmly = async (url: string, flags: readonly string[]): Promise<Report> => {
  const reports: Report[] = []
  while (reports.length < runs) reports.push(await measure(url, flags))
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0
  const middle = reports.sort((one, other) => speed(one) - speed(other))[Math.floor(runs / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

const percent = (score: number | null): string => (score === null ? '–' : String(Math.round(score * 100)))

/** The faults that cost a page points. */
const shortcomings = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
      return [`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`]
    })

const product = await openProduct()
const rows: string[] = []
const remarks: string[] = []
let head = ''
try {
  for (const [page, path] of Object.entries(pages)) {
    for (const [device, flags] of Object.entries(devices)) {
      const report = await measureCalmly(product.url + path, flags)
      const categories = Object.values(report.categories)
      const scores = categories.map(({ score }) => percent(score))
      head ||= `| page | device | ${categories.map(({ title }) => title).join(' | ')} | largest paint | layout shift |`
      const paint = report.audits['largest-contentful-paint']?.displayValue ?? ''
      const shift = report.audits['cumulative-layout-shift']?.displayValue ?? ''
      rows.push(`| ${page} | ${device} | ${scores.join(' | ')} | ${paint} | ${shift} |`)
      const missed = shortcomings(report)
      if (missed.length > 0) remarks.push(`${page} on a ${device}:`, ...missed)
    }
  }
  const line = head.replace(/[^|]+/g, ' --- ')
  process.stdout.write(`\n${[head, line, ...rows].join('\n')}\n\n${remarks.join('\n')}\n`)
} finally {
  await product.close()
}
