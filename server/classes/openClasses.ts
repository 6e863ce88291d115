import type { Accounts } from '../accounts/accounts.ts'
import type { Departures } from '../accounts/departures.ts'
import type { PasswordCost } from '../accounts/passwords.ts'
import type { Throttles } from '../accounts/throttle.ts'
import type { Shelves } from '../archive/shelves.ts'
import { keepOneAtATime } from '../oneAtATime.ts'
import type { LessonsOfClass } from '../reports/lessonsOfClass.ts'
import { keepAids } from './aids.ts'
import { type DoorLimits, keepClassDoors } from './classDoors.ts'
import { keepClasses } from './classes.ts'
import { findClassGames } from './classGames.ts'
import { keepClassInvites } from './classInvites.ts'
import { keepClassMaps, type MapPaces } from './classMaps.ts'
import { keepCoTeachers } from './coTeachers.ts'
import type { PicturesPaces } from './doorPictures.ts'
import { endClasses } from './endOfClasses.ts'
import { keptByLeader } from './keptByLeader.ts'
import { keepMoves } from './moves.ts'
import { type KnockPaces, keepKnocks } from './own/knocks.ts'
import { keepTakingAlong, type TakingAlongPaces } from './own/takingAlong.ts'
import { keepPasses, type PassLimits } from './passes.ts'
import { type ClassPaces, keepPupils } from './pupils.ts'
import { keepRosterRefs } from './rosterRefs.ts'
import { keepSchoolClasses } from './schoolClasses.ts'
import { keepTeams } from './teams.ts'
import { whoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Shelves
  accounts: Accounts
  departures: Departures
  lessons: LessonsOfClass
  throttles: Throttles
  cost: PasswordCost
  limits: PassLimits & ClassPaces & DoorLimits & PicturesPaces & MapPaces & KnockPaces & TakingAlongPaces
  now: () => number
}

/** All services for classes, over one archive. */
export const openClasses = ({ shelves, accounts, departures, lessons, throttles, cost, limits, now }: Needs) => {
  const teachers = whoTeaches(shelves)
  const classDoors = keepClassDoors({ shelves, accounts, teachers, throttles, limits, now })
  const passes = keepPasses({ shelves, accounts, throttles, limits, teachers, doors: classDoors, now })
  const classEnds = endClasses({ shelves, departures, lessons, now })
  const oneAtATime = keepOneAtATime(shelves)
  const classInvites = keepClassInvites({ shelves, teachers, oneAtATime, named: accounts.named, now })
  const kept = keptByLeader({ shelves, teachers })
  const classMaps = keepClassMaps({ shelves, teachers, throttles, paces: limits, now })
  const rosterRefs = keepRosterRefs({ shelves, teachers })
  const pupils = keepPupils({
    shelves,
    accounts,
    departures,
    passes,
    teachers,
    kept,
    classMaps,
    throttles,
    paces: limits,
    now,
  })
  const knocks = keepKnocks({
    shelves,
    teachers,
    doors: classDoors,
    classMaps,
    oneAtATime,
    throttles,
    paces: limits,
    now,
  })
  return {
    passes,
    teachers,
    classDoors,
    pupils,
    classEnds,
    schoolClasses: keepSchoolClasses({ shelves, ends: classEnds, invites: classInvites, now }),
    classes: keepClasses({
      shelves,
      teachers,
      doors: classDoors,
      pupils,
      ends: classEnds,
      refs: rosterRefs,
      knocks,
      oneAtATime,
      now,
    }),
    rosterRefs,
    knocks,
    takingAlong: keepTakingAlong({ shelves, teachers, cost, throttles, paces: limits, now }),
    aids: keepAids({ shelves, teachers }),
    classMaps,
    moves: keepMoves({ shelves, teachers, kept, classMaps, oneAtATime }),
    classInvites,
    coTeachers: keepCoTeachers({
      shelves,
      teachers,
      kept,
      invites: classInvites,
      oneAtATime,
      throttles,
      paces: limits,
    }),
    teams: keepTeams({ shelves, teachers, throttles, paces: limits }),
    classGames: findClassGames({ shelves, teachers }),
  }
}
