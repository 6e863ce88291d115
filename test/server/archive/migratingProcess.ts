import { createInterface } from 'node:readline'
import { bringUpToDate, type Migration } from '../../../server/archive/migrations.ts'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { seedContent } from '../../../server/content/seed.ts'
import { openLog } from '../../../server/log.ts'
import { account } from '../records.ts'

/**
 * A process of a new version that starts beside others. It prints what it does, one line each. In the middle of its
 * migration, with half of it written, it waits for a word.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const words = createInterface({ input: process.stdin })
const nextWord = () => new Promise<void>((resolve) => words.once('line', () => resolve()))

const half = (which: string) => account({ id: `moved-${which}`, usernameKey: `moved-${which}` })

const steps: Migration[] = [
  {
    to: 1_000,
    what: 'in two halves',
    run: async ({ accounts }) => {
      await accounts.insertMany([half('first')])
      say('half')
      await nextWord()
      await accounts.insertMany([half('first'), half('second')])
    },
  },
]

const archive = await openArchive({ mongoUri: process.argv[2] ?? '' })
await seedContent({ shelves: archive, log: openLog('silent') })
say('open')
await nextWord()
await bringUpToDate(archive, steps, { onWait: () => say('waiting') })
say('done')
await archive.close()
process.exit()
