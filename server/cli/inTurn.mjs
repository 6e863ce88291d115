// What only one of several starts in a folder may do at a time. Plain JavaScript, because it runs before the Node.js that reads
// types is installed.
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { launch } from './launch.mjs'

/** A closed window of a terminal is the last one. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
const beatMs = 1_000
const goneAfterMs = 10_000
const lookAgainMs = 300
/** A start that lives touches its file before so many looks, even if the clock was set meanwhile, or the machine has slept. */
const mostLooks = 10

/** Runs a program. A start that is told to end tells it, because it would otherwise go on by itself beside the next start. */
export const run = (program, args) =>
  new Promise((resolve) => {
    const child = launch(program, args)
    const end = () => {
      child.once('exit', () => process.exit(1))
      child.kill()
    }
    for (const signal of signals) process.once(signal, end)
    child.once('error', () => resolve({ status: null, signal: null }))
    child.once('exit', (status, signal) => {
      for (const signal of signals) process.off(signal, end)
      resolve({ status, signal })
    })
  })

const claim = (turn) => {
  try {
    writeFileSync(turn, '', { flag: 'wx' })
    return true
  } catch (error) {
    // Where it cannot be written, the work cannot be done either, or nobody else does it.
    return error.code !== 'EEXIST'
  }
}

const touchedAt = (turn) => statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/** Waits until no other start has this turn. */
const claimed = async (turn, waiting) => {
  if (claim(turn)) return
  process.stdout.write(`${waiting}\n`)
  let seen = touchedAt(turn)
  for (let looks = 0; !claim(turn); looks++) {
    const at = touchedAt(turn)
    if (at !== seen) looks = 0
    seen = at
    if (looks >= mostLooks && Math.abs(Date.now() - at) > goneAfterMs) rmSync(turn, { force: true })
    else await pause(lookAgainMs)
  }
}

/** `turn`: the file of the start that works. It is touched all the time: one that stands still was left by a killed start. */
export const inTurn = async (turn, waiting, work) => {
  await claimed(turn, waiting)
  const beating = setInterval(() => utimes(turn, new Date(), new Date(), () => {}), beatMs)
  const free = () => rmSync(turn, { force: true })
  process.once('exit', free)
  await work()
  clearInterval(beating)
  process.off('exit', free)
  free()
}
