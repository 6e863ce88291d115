import { changePassword, comeAndGo, logOutElsewhere, rename } from './accounts.ts'
import {
  askColleague,
  goInAtDoor,
  handMapIn,
  joinClass,
  judgeMap,
  lookAtClass,
  makeClass,
  newYear,
  openDoor,
  useCard,
} from './classes.ts'
import { drawAndTry, exportSet, importSet, practiseOut, readReport, watchAgain } from './works.ts'

export const errandTable = {
  makeClass,
  lookAtClass,
  openDoor,
  askColleague,
  joinClass,
  newYear,
  judgeMap,
  useCard,
  goInAtDoor,
  handMapIn,
  importSet,
  exportSet,
  drawAndTry,
  readReport,
  watchAgain,
  practiseOut,
  rename,
  changePassword,
  logOutElsewhere,
  comeAndGo,
} as const

export type ErrandName = keyof typeof errandTable

type Weighed = readonly (readonly [number, ErrandName])[]

/** The errands of each kind of person, with weights. */
export const errandsOf = {
  teacher: [
    [2, 'makeClass'],
    [2, 'lookAtClass'],
    [2, 'openDoor'],
    [1, 'askColleague'],
    [0.7, 'newYear'],
    [1, 'judgeMap'],
    [1, 'importSet'],
    [1, 'exportSet'],
    [1, 'readReport'],
    [1, 'watchAgain'],
    [0.5, 'rename'],
    [0.5, 'changePassword'],
    [0.5, 'logOutElsewhere'],
  ],
  remote: [
    [1, 'lookAtClass'],
    [1, 'readReport'],
  ],
  colleague: [
    [3, 'joinClass'],
    [1, 'lookAtClass'],
    [1, 'newYear'],
    [1, 'importSet'],
    [1, 'drawAndTry'],
  ],
  pupil: [
    [2, 'practiseOut'],
    [2, 'drawAndTry'],
    [0.5, 'rename'],
    [0.5, 'changePassword'],
  ],
  guest: [
    [3, 'useCard'],
    [2, 'goInAtDoor'],
    [2, 'handMapIn'],
    [1, 'drawAndTry'],
    [1, 'comeAndGo'],
  ],
} as const satisfies Record<string, Weighed>
