import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const home = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'slime-skeletons-'))

/** Runs the real compiler over a copy of the source. Returns the files it complains about. */
function complaints(): string[] {
  const tsc = join(home, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', copy, '--pretty', 'false', '--singleThreaded'], {
    cwd: copy,
    encoding: 'utf8',
    shell: isWindows,
  })
  const files = stdout.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error/gm)
  return [...new Set([...files].map(([, file = '']) => file))].sort()
}

const isWindows = process.platform === 'win32'

interface Skeleton {
  /** The file that lists things of this kind, and the line after which the new one goes. */
  file: string
  after: string
  add: string
}

/** Adds something new in one place only, and returns what the compiler complains about. */
function complaintsWith(skeletons: readonly Skeleton[]): string[] {
  const before = new Map<string, string>()
  for (const { file, after, add } of skeletons) {
    const path = join(copy, file)
    const source = readFileSync(path, 'utf8')
    if (!before.has(path)) before.set(path, source)
    expect(source.split(after), `${file} has one place for it`).toHaveLength(2)
    writeFileSync(
      path,
      source.replace(after, () => `${after}${add}`),
    )
  }
  const asked = complaints()
  for (const [path, source] of before) writeFileSync(path, source)
  return asked
}

const contract = 'rooms/shared/contract'

/** No two of them are demanded in the same file, so one run of the compiler shows them all. */
const smallThings: Record<string, Skeleton & { askedIn: readonly string[] }> = {
  'an entry of the journal': {
    file: 'rooms/shared/match/matchEntries.ts',
    after: 'export type MatchEntry =',
    add: `\n  | { kind: 'skeleton'; at: number }`,
    askedIn: ['rooms/game/showing/picture.ts', 'rooms/shared/match/match.ts', 'server/reports/formerPlayer.ts'],
  },
  'what a device says': {
    file: `${contract}/game.ts`,
    after: 'export const gameMessages = {',
    add: '\n  skeleton: z.object({}),',
    askedIn: ['rooms/game/gameActs.ts', 'rooms/game/gameGate.ts'],
  },
  'what the server says': {
    file: `${contract}/game.ts`,
    after: 'export type ServerMessages = {',
    add: '\n  skeleton: undefined',
    askedIn: ['client/state/game.ts'],
  },
  'a refusal': {
    file: `${contract}/errors/everydayErrors.ts`,
    after: 'export const everydayErrors = {',
    add: `\n  skeleton: 'A skeleton',`,
    askedIn: ['server/refused.ts'],
  },
  'a language': {
    file: 'client/texts/languages.ts',
    after: `export const otherLanguages = ['de', 'es'`,
    add: `, 'sk'`,
    askedIn: ['client/texts/languageNames.ts', 'client/texts/languages.ts'],
  },
  'a language that lacks words': {
    file: 'client/texts/in/speak.ts',
    after: '(name: keyof AllWords) => words[name] as unknown as Words })',
    add: `\nspeakWords('sk', { placeText: (place: number) => String(place) })`,
    askedIn: ['client/texts/in/speak.ts'],
  },
  'a kind of questions': {
    file: 'rooms/shared/questions/question.ts',
    after: 'export type KeyedQuestion = ChoiceQuestion',
    add: ` | (Asked & { kind: 'skeleton' })`,
    askedIn: [
      'client/parts/questionSets/ExportDialog.tsx',
      'client/parts/questionSets/export/ownTables.ts',
      'client/parts/questionSets/export/textFile.ts',
      'client/screens/play/board/BoardQuestion.tsx',
      'client/screens/play/kinds/GivenField.tsx',
      'client/screens/questionSets/KindFields.tsx',
      'client/screens/questionSets/QuestionEditor.tsx',
      'client/screens/questionSets/SetScreen.tsx',
      'client/screens/questionSets/draftKinds.ts',
      'client/screens/questionSets/import/tableColumns.ts',
      'client/texts/school/assistantPrompt.ts',
      'client/texts/school/kinds.ts',
      'rooms/shared/contract/questionSets.ts',
      'rooms/shared/questions/questionKinds.ts',
      'rooms/shared/questions/writtenQuestions.ts',
    ],
  },
  'a tile': {
    file: 'rooms/shared/modes/racing/racingGround.ts',
    after: `  tiles: ['track',`,
    add: ` 'skeleton',`,
    askedIn: ['client/parts/maps/tileMarkup.ts', 'client/texts/maps/tiles.ts'],
  },
  'a move': {
    file: 'rooms/shared/modes/racing/racingEvents.ts',
    after: `export type RacingMove = 'steady'`,
    add: ` | 'skeleton'`,
    askedIn: ['client/modes/racing/racingTurn.ts', 'client/texts/modes/racingTexts.ts'],
  },
  'why a score changes': {
    file: 'rooms/shared/modes/tower/towerEvents.ts',
    after: `export type TowerReason = 'build'`,
    add: ` | 'skeleton'`,
    askedIn: [
      'client/modes/tower/towerTurn.ts',
      'client/texts/modes/towerTexts.ts',
      'client/texts/school/reportReasons.ts',
    ],
  },
}

beforeAll(() => {
  for (const house of ['client', 'rooms', 'server']) cpSync(join(home, house), join(copy, house), { recursive: true })
  for (const beside of ['assets', 'node_modules']) symlinkSync(join(home, beside), join(copy, beside), 'junction')
  const { compilerOptions } = JSON.parse(readFileSync(join(home, 'tsconfig.json'), 'utf8'))
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['client', 'rooms', 'server'] }),
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Another language lacks the words that English has for it. */
const isTranslated = (file: string): boolean => /^client\/texts\/in\/\w+\//.test(file)

const timeout = 3 * 60_000

describe('something new, written down where such things are named and nowhere else, does not compile', {
  timeout,
}, () => {
  const mode = { file: `${contract}/gameModes.ts`, after: `export const gameModes = ['classic',`, add: ` 'skeleton',` }

  // The compiler reads the whole source each time, so things that are demanded in different files are tried together.
  it(`where it has to be known: ${Object.keys(smallThings).join(', ')}; and a mode in the table of each side`, () => {
    const asked = Object.values(smallThings).flatMap(({ askedIn }) => askedIn)
    asked.push('client/modes/modes.ts', 'client/modes/posters.ts', 'rooms/shared/modes/modeRegistry.ts')
    expect(new Set(asked).size).toBe(asked.length)
    const complaints = complaintsWith([...Object.values(smallThings), mode])
    expect(complaints.filter((file) => !isTranslated(file))).toEqual(asked.sort())
    expect(complaints).toContain('client/texts/in/de/refusals/refusals.ts')
  })

  it('a mode with a map: by what its maps and their tiles are, too; and one whose folder on the pages lacks something', () => {
    const ground = {
      file: 'rooms/shared/maps/tileTypes.ts',
      after: 'const grounds = {',
      add: ` skeleton: { tiles: ['bone'], base: 'bone', wishes: [] },`,
    }
    const emptyFolder = {
      file: 'client/modes/modes.ts',
      after: 'const everyMode: { readonly [Name in GameMode]: ModeOf<Name> } = {',
      add: ` skeleton: { words: { name: '' }, screen: async () => ({ screen: {} }), stage: null },`,
    }
    expect(complaintsWith([mode, ground, emptyFolder]).filter((file) => !isTranslated(file))).toEqual([
      'client/modes/drawnTiles.ts',
      'client/modes/modeStages.ts',
      // It complains about the empty folder.
      'client/modes/modes.ts',
      'client/modes/posters.ts',
      'client/modes/worldPainters.ts',
      // The tile of the new mode is missing.
      'client/parts/maps/tileMarkup.ts',
      // The name of a map made for a player is missing.
      'client/texts/maps/making.ts',
      'client/texts/maps/tiles.ts',
      'client/texts/school/reportReasons.ts',
      'rooms/shared/maps/madeMap.ts',
      'rooms/shared/maps/mapReading.ts',
      'rooms/shared/modes/modeRegistry.ts',
    ])
  })
})
