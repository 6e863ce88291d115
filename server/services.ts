import { accountLimits, keepAccounts } from './accounts/accounts.ts'
import { keepAdministration } from './accounts/administration.ts'
import { keepDepartures } from './accounts/departures.ts'
import { keepLastAdministrator } from './accounts/lastAdministrator.ts'
import { followName } from './accounts/nameElsewhere.ts'
import { keepOwnAccounts } from './accounts/ownAccount.ts'
import { ownDataOf } from './accounts/ownData.ts'
import { owaspCost, type PasswordCost } from './accounts/passwords.ts'
import { openThrottles, type Throttles } from './accounts/throttle.ts'
import type { Archive } from './archive/openArchive.ts'
import { doorLimits } from './classes/classDoors.ts'
import { mapPaces } from './classes/classMaps.ts'
import { picturesPaces } from './classes/doorPictures.ts'
import { openClasses } from './classes/openClasses.ts'
import { knockPaces } from './classes/own/knocks.ts'
import { takingAlongPaces } from './classes/own/takingAlong.ts'
import { passLimits } from './classes/passes.ts'
import { classPaces } from './classes/pupils.ts'
import { keepMaps } from './content/maps.ts'
import { keepMapVotes } from './content/mapVotes.ts'
import { keepPictures } from './content/pictures.ts'
import { keepQuestionSets } from './content/questionSets.ts'
import { openSecretCodes, type SecretCode } from './content/secretCodes.ts'
import { keepShares } from './content/shares.ts'
import { keepStorage } from './content/storage.ts'
import { keepEconomy } from './economy/economy.ts'
import { keepGuestEarnings } from './economy/guestEarnings.ts'
import { keepLedger } from './economy/ledger.ts'
import { schoolDays } from './economy/schoolDay.ts'
import { welcome } from './economy/welcome.ts'
import type { Log } from './log.ts'
import { keepAchievements } from './progress/achievements.ts'
import { keepPractice } from './progress/practice.ts'
import { rewarded } from './progress/rewarded.ts'
import { paceHosting } from './reports/keptOfToday.ts'
import { keepLessonsOfClass } from './reports/lessonsOfClass.ts'
import { keepReplays } from './reports/replays.ts'
import { keepReports } from './reports/reports.ts'
import { type SchoolRules, usualRules } from './schoolRules.ts'
import { keepSwept, sweepOf } from './sweeping.ts'

export type ServiceNeeds = {
  archive: Archive
  log: Log
  secretCodes: readonly SecretCode[]
  now?: () => number
  passwordCost?: PasswordCost
  limits?: Partial<typeof usualLimits>
  timeZone?: string | undefined
  rules?: SchoolRules
  throttles?: Throttles
}

export type Services = ReturnType<typeof openServices>

const usualLimits = {
  ...accountLimits,
  ...passLimits,
  ...classPaces,
  ...doorLimits,
  ...picturesPaces,
  ...mapPaces,
  ...knockPaces,
  ...takingAlongPaces,
}

/** All services of the server, over one archive. HTTP and the rooms are two doors to them. */
export const openServices = (needs: ServiceNeeds) => {
  const { archive, log, secretCodes, now = Date.now, passwordCost: cost = owaspCost, rules = usualRules } = needs
  const { throttles = openThrottles() } = needs
  const shelves = archive
  const limits = { ...usualLimits, ...needs.limits }
  const dayOf = schoolDays(needs.timeZone)
  const today = () => dayOf(now())
  const accounts = keepAccounts({ shelves, now, cost, limits, rules, throttles })
  const pictures = keepPictures(shelves, now)
  const storage = keepStorage({ shelves, pictures })
  const replays = keepReplays(shelves, pictures)
  const lastAdministrator = keepLastAdministrator(shelves)
  const lessons = keepLessonsOfClass({ shelves, replays })
  const departures = keepDepartures({ shelves, accounts, replays, lessons, pictures, now })
  const classes = openClasses({ shelves, accounts, departures, lessons, throttles, cost, limits, now })
  const ledger = keepLedger({ shelves, now, log, welcome })
  const shares = keepShares({ shelves, now, throttles, rules })
  const mapVotes = keepMapVotes({ shelves })
  const achievements = keepAchievements({ shelves, ledger, now })
  const guestEarnings = keepGuestEarnings({ shelves, ledger, achievements, now, today, throttles })
  const work = {
    economy: keepEconomy(ledger, openSecretCodes(secretCodes), today, throttles),
    practice: keepPractice({ shelves, ledger, today }),
    questionSets: keepQuestionSets({
      shelves,
      shares,
      pictures,
      pictureHosts: rules.pictureHosts,
      storage,
      throttles,
      now,
    }),
    maps: keepMaps({ shelves, shares, classMaps: classes.classMaps, votes: mapVotes, now }),
  }
  const sweep = sweepOf({ shelves, accounts, departures, classes, replays, pictures, rules, log, now })
  const { sweepInTurn, stopSweeping } = keepSwept(sweep, { shelves, now, log })
  return {
    archive,
    shelves,
    log,
    now,
    today,
    dayOf,
    ledger,
    achievements,
    accounts,
    ownAccounts: keepOwnAccounts({ shelves, accounts, cost, renamed: followName(shelves), throttles }),
    administration: keepAdministration({ shelves, accounts, departures, lastAdministrator, cost, now }),
    lastAdministrator,
    departures,
    ...classes,
    ownData: ownDataOf({ shelves, accounts, now }),
    rules,
    throttles,
    sweep,
    sweepInTurn,
    ...rewarded(work, { ledger, achievements }),
    guestEarnings,
    shares,
    pictures,
    storage,
    mapVotes,
    reports: keepReports({ shelves, teachers: classes.teachers }),
    replays,
    hosting: paceHosting(throttles),
    lessons,
    /** Waits for what is still being written, and closes the archive. */
    close: async () => {
      stopSweeping()
      await ledger.settled()
      await archive.close()
    },
  }
}
