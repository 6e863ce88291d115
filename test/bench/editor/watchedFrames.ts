import type { Page } from 'playwright-core'

/** How many times a processor is made slower. */
export const slower = 4

/**
 * Frames of some time on a page: their median, their 95th percentile and the longest, and the tasks that blocked the page for
 * more than 50 ms.
 */
export type Frames = { median: number; high: number; longest: number; tasks: readonly number[]; longestTask: number }

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
export const ms = (value: number): string => `${value.toFixed(1)} ms`

/** Notes in the page how long each frame took, and what held the page up for more than 50 ms. */
export const beginToWatch = (page: Page) =>
  page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[], isOver: false }
    const observer = new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ entryTypes: ['longtask'] })
    let last: number | null = null
    const note = (now: number) => {
      if (last !== null) seen.frames.push(now - last)
      last = now
      if (!seen.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { seenByBench: seen })
  })

export const endWatching = async (page: Page): Promise<Omit<Frames, 'longestTask'>> => {
  const { frames, tasks } = await page.evaluate(() => {
    const { seenByBench: seen } = globalThis as unknown as {
      seenByBench: { frames: number[]; tasks: number[]; isOver: boolean }
    }
    seen.isOver = true
    return seen
  })
  const sorted = [...frames].sort((a, b) => a - b)
  return {
    median: middle(sorted),
    high: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    tasks,
  }
}

export const told = (all: readonly Frames[]) =>
  `median ${ms(middle(all.map(({ median }) => median)))}, 95 % ${ms(middle(all.map(({ high }) => high)))}, longest ${ms(
    middle(all.map(({ longest }) => longest)),
  )}, ${middle(all.map(({ tasks }) => tasks.length))} tasks over 50 ms; the longest task ${ms(middle(all.map(({ longestTask }) => longestTask)))} of its processor`

type Traced = { name: string; tid: number; pid: number; tdur?: number; args: { name?: string } }

/** Milliseconds of processor time for each task of a page, so that other programs of the machine do not count. */
function tasksIn(trace: string): number[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: Traced[] }
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isOfPage = ({ tid, pid }: Traced) => pages.some((page) => page.tid === tid && page.pid === pid)
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isOfPage(event))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Returns a function that stops the trace and returns the tasks of the page since then. */
export async function beginToTrace(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  await browser.startTracing(page, { categories: ['toplevel'] })
  return async () => tasksIn(String(await browser.stopTracing()))
}
