import { describe, expect, it } from 'vitest'
import type { GameSettings } from '../../../../rooms/shared/contract/gameSettings.ts'
import { admit, type Visitor } from '../../../../rooms/shared/match/admission.ts'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { rematchEntries } from '../../../../rooms/shared/match/rematch.ts'
import { replayOf } from '../../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { readNickname } from '../../../../rooms/shared/names/nicknames.ts'
import { answered, aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const knock = (visitor: Partial<Visitor>, entries: MatchEntry[] = [], settings: Partial<GameSettings> = {}) =>
  admit(
    replayMatch(aPlan({ settings }), [hostJoins, ...entries]),
    { account: null, join: {}, ...visitor },
    (wish) => wish ?? 'mint',
    () => 0.5,
  )
const guest = (username: string, seatKey?: string): Partial<Visitor> => ({
  join: seatKey === undefined ? { username } : { username, seatKey },
})
const account = (id: string, username = id): Partial<Visitor> => ({
  account: { id, username, slime: 'king', earns: true },
})
const refused = (why: string) => ({ kind: 'refused', why })

describe('a guest', () => {
  it('sits down under a trimmed nickname', () => {
    expect(knock(guest('  Ann  Lee '))).toMatchObject({ kind: 'new', username: 'Ann Lee', userId: null, earns: false })
  })

  it.each([
    '',
    '   ',
    'a name that is far too long',
    'ab\u0000c',
    '\u200B',
    'a\u0301\u0301\u0301\u0301',
    '\u2800\u2800',
    '\u3164',
    '\ufe0f\u200d',
    '...',
    '\u0378a',
  ])('has to choose another name than %j', (name) => expect(knock(guest(name))).toEqual(refused('nameBad')))

  it.each([
    ['a\u202Eb', 'ab'],
    ['An\u200Bn', 'Ann'],
    ['\u2800Ann\u2800', 'Ann'],
    ['Ann\u3164\u{e0041}', 'Ann'],
  ])('sits down as what is seen of %j', (name, seen) => {
    expect(knock(guest(name))).toMatchObject({ kind: 'new', username: seen })
  })

  it.each([
    ['Аnn', 'Ann'],
    ['Ann\u200B', 'Ann'],
    ['EIIa', 'Ella'],
    ['El1a', 'Ella'],
    ['Ma rnie', 'Ma mie'],
    ['MAРIO', 'Mapio'],
    ['ΟΤΤΟ', 'Otto'],
    ['𝓐𝓷𝓷', 'Ann'],
    ['Bill\u{1D159}', 'Bill'],
    ['Billˑ', 'Bill'],
    ['Billʼ', 'Bill'],
    ['ꓐill', 'Bill'],
    ['ʙɪʟʟ', 'Bill'],
    ['Bi🅻🅻', 'Bill'],
  ])('cannot be %j beside %j', (name, other) => {
    expect(knock(guest(name), [joins(other)])).toEqual(refused('nameTaken'))
  })

  it.each([
    ['Elia', 'Ella'],
    ['Ali', 'All'],
    ['Юлия', 'Юлика'],
    ['Нина', 'Hnha'],
    ['李明', '李'],
  ])('may be %s beside %s', (name, other) => {
    expect(knock(guest(name), [joins(other)])).toMatchObject({ kind: 'new', username: name })
  })

  it('does not come back after being removed by another way of writing the name', () => {
    const removed: MatchEntry[] = [joins('Ann'), { kind: 'kicked', player: 'Ann', at: 3 }]
    for (const name of ['ann', 'Аnn', 'A\u200Bnn', 'ANN', 'Ann\u{1D159}', 'Annˑ', 'ꓮnn'])
      expect(knock(guest(name), removed)).toEqual({ ...refused('nameRemoved'), caught: readNickname(name).name })
  })

  it('comes in under a name with which somebody was removed once the host says yes to it, until it is removed again', () => {
    const fake: MatchEntry[] = [joins('Ann'), { kind: 'kicked', player: 'Ann', at: 3 }]
    const allowed: MatchEntry[] = [...fake, { kind: 'name-allowed', name: 'Ann', at: 4 }]
    expect(knock(guest('Ann'), allowed)).toMatchObject({ kind: 'new', username: 'Ann' })
    expect(knock(guest('Ann', 'key-Ann'), allowed)).toEqual(refused('removed'))
    const again: MatchEntry[] = [
      ...allowed,
      joins('Ann', { player: 'second', seatKey: 'key-second' }),
      { kind: 'kicked', player: 'second', at: 5 },
    ]
    expect(knock(guest('Ann'), again)).toEqual({ ...refused('nameRemoved'), caught: 'Ann' })
  })

  it.each([
    'fuck',
    'F.u.c.k',
    'sh1t',
    'b1tch',
    'a$$',
    'd i c k',
    'k.y.s',
    'шfuсk',
    'ƒuсκ',
    'ѕһіt',
    '𝖕𝖔𝖗𝖓',
    'ꜰᴜᴄᴋ',
    'nlgger',
    'hitIer',
    'HITLER',
    'fvck',
    'f*ck',
    's**t',
    'f_ck',
    'my f#ck',
    'c*ck',
    'fu🅲🅺',
    'ꓐitch',
    'Dick’s',
    'dick5',
  ])('is caught as %j, and only the host is told', (name) => {
    expect(knock(guest(name))).toMatchObject({ kind: 'refused', why: 'nameBad', caught: name })
  })

  it.each([
    'Scunthorpe',
    'Dickens',
    'Cassandra',
    'Essex',
    'Hancock',
    'Matsushita',
    'Therapist',
    'Analía',
    'Cockburn',
    'Nicky S',
    'Ishita',
    'Harshit',
    'Nazia',
    'Benazir',
    'Fukuda',
    'Player 455',
    '455',
    'teach2455',
    'teach6717',
    't12_0',
    't17_0',
    'Nazlı',
    'NAZLI',
    'Dido',
    'Whittier',
    'Tilt',
    'ISHITA',
    'Ann-Marie',
    'cup_tag',
    'A*Star',
    'Anna 🇩🇪',
  ])('may be called %s', (name) => expect(knock(guest(name))).toMatchObject({ kind: 'new', username: name }))

  it('may bear a caught name that the host has allowed', () => {
    expect(knock(guest('shit'), [{ kind: 'name-allowed', name: 'Shit', at: 2 }])).toMatchObject({ kind: 'new' })
  })

  it.each(['ann', 'ANN', ' Ann ', 'Ａｎｎ', 'mrshill'])('cannot take the name of somebody else as %j', (name) => {
    expect(knock(guest(name), [joins('Ann')])).toEqual(refused('nameTaken'))
  })

  it.each(['ᏴᎥᏞᏞ', 'Billꞏ', 'B᛫ill', 'Bill⸱', 'Bi་ll', 'Bill՚', 'Billˑ', 'ꓐill', 'Bill\u{1D159}'])(
    'cannot pass for Bill as %s',
    (name) => expect(knock(guest(name), [joins('Bill')])).toEqual(refused('nameTaken')),
  )

  it.each([
    'Mrs Hill',
    'MrsHill',
    'Mrs\u2024 Hill',
    'Mrs\uff0eHill',
    'Mrs\ufe52 Hill',
    'Mrs\ua4f8 Hill',
    'mrs hill',
    'mrshill',
    'MRSHILL',
  ])('cannot sit beside Mrs. Hill as %j', (name) =>
    expect(knock(guest(name), [joins('Mrs. Hill')])).toEqual(refused('nameTaken')),
  )

  it.each([
    ['Leon', 'Leo N'],
    ['Anna', 'Ann A'],
    ['Jana', 'Jan A.'],
    ['Leon', 'Leo-N'],
    ['Ann', 'Ann+'],
  ])('may be %s beside %s: two pupils of a class', (name, other) =>
    expect(knock(guest(name), [joins(other)])).toMatchObject({ kind: 'new', username: name }),
  )

  it.each([
    'Mrs.Hill',
    'MrsHill',
    "M'rs Hill",
    'M rs H ill',
    'MrsHіll',
    'Mrs. Hill',
    'Mrs Hill,',
    'Mrs_Hill',
    '«Mrs-Hill»',
    'Mrs Hill*',
    'Mrs/Hill',
    '~[Mrs•Hill]',
    'Mrs Hill!',
  ])('cannot sit beside Mrs Hill as %s', (name) =>
    expect(knock(guest(name), [joins('Mrs Hill')])).toEqual(refused('nameTaken')),
  )

  it('cannot come back without its blank either, once its player was removed', () => {
    const removed: MatchEntry[] = [joins('Jo Ann'), { kind: 'kicked', player: 'Jo Ann', at: 2 }]
    expect(knock(guest('JoAnn'), removed)).toEqual({ ...refused('nameRemoved'), caught: 'JoAnn' })
  })

  it.each([
    ['Вова', 'ВОВА'],
    ['Ella', 'EIIa'],
  ])('is one who is there in whichever letters: %s and %s', (one, other) =>
    expect(knock(guest(other), [joins(one)])).toEqual(refused('nameTaken')),
  )

  it('is not taken for somebody whose name only looks alike in large letters', () => {
    expect(knock(guest('ELIA'), [joins('ELLA')])).not.toEqual(refused('nameTaken'))
  })

  it('gets a name where names are generated', () => {
    expect(knock(guest('My Name'), [], { nicknames: 'generated' })).toMatchObject({
      kind: 'new',
      username: expect.not.stringContaining('My'),
    })
  })
})

describe('whoever has a seat', () => {
  it('comes back to it with its key, in a locked game and after the end, too', () => {
    for (const entries of [[], [{ kind: 'locked', locked: true, at: 2 }], [started, finished]] as MatchEntry[][]) {
      expect(knock(guest('other', 'key-ann'), [joins('ann'), ...entries])).toMatchObject({
        kind: 'back',
        seat: { player: 'ann' },
      })
    }
  })

  it('comes back to it with what its page drew for the first knock, and nobody else does', () => {
    const ownKey = 'drawn-by-the-page-of-ann'
    const seats = [joins('ann', { ownKey })]
    const withKey = (key: string) => ({ join: { username: 'ann', ownKey: key } })
    expect(knock(withKey(ownKey), seats)).toMatchObject({ kind: 'back', seat: { player: 'ann' } })
    expect(knock(withKey('drawn-by-the-page-of-ben'), seats)).toEqual(refused('nameTaken'))
    expect(knock(withKey(ownKey), [...seats, { kind: 'left', player: 'ann', at: 3 }])).toMatchObject({ kind: 'new' })
    expect(knock(withKey(ownKey), [...seats, { kind: 'kicked', player: 'ann', at: 3 }])).toEqual(refused('removed'))
  })

  it('takes the key that its page drew along into the next game, and no replay tells it', () => {
    const ownKey = 'drawn-by-the-page-of-ann'
    const before = replayMatch(aPlan(), [hostJoins, joins('ann', { ownKey }), started, finished])
    const again = rematchEntries(before, aPlan(), () => true, 5)
    expect(again).toContainEqual(expect.objectContaining({ player: 'ann', ownKey }))
    expect(JSON.stringify(replayOf(before))).not.toContain(ownKey)
  })

  it('comes back to it with the account, on any device', () => {
    expect(knock(account('s1'), [joins('ann', { userId: 's1' })])).toMatchObject({
      kind: 'back',
      seat: { player: 'ann' },
    })
  })

  it('of an account is for no other account, whoever has its key', () => {
    const seats = [joins('ann', { userId: 's1' }), joins('guest')]
    const withKey = (key: string) => ({ ...account('s2', 'zed'), join: { seatKey: key } })
    expect(knock(withKey('key-ann'), seats)).toMatchObject({ kind: 'new', userId: 's2' })
    expect(knock(withKey('key-ann'), [...seats, joins('zed', { userId: 's2' })])).toMatchObject({
      kind: 'back',
      seat: { player: 'zed' },
    })
    expect(knock(withKey('key-guest'), seats)).toMatchObject({ kind: 'back', seat: { player: 'guest' } })
    const removed: MatchEntry[] = [...seats, { kind: 'kicked', player: 'guest', at: 2 }]
    expect(knock(withKey('key-guest'), removed)).toMatchObject({ kind: 'new', userId: 's2' })
  })

  it('keeps it when their line comes back after another tab has logged in as somebody else', () => {
    const seats = [joins('ann', { userId: 's1' }), joins('guest'), joins('zed', { userId: 's2' })]
    const zedsBrowser = (seatKey: string, userId: string | null) =>
      knock({ ...account('s2', 'zed'), join: { seatKey, userId } }, seats)
    expect(zedsBrowser('key-ann', 's1')).toMatchObject({ kind: 'back', seat: { player: 'ann' } })
    const guests = zedsBrowser('key-guest', null)
    expect(guests).toMatchObject({ kind: 'back', seat: { player: 'guest' } })
    expect(guests).not.toHaveProperty('claims')
    // Zed's own page at a computer that others have used, and a page that only claims to be Ann's.
    for (const page of [zedsBrowser('key-ann', 's2'), zedsBrowser('key-guest', 's2'), zedsBrowser('key-zed', 's1')])
      expect(page).toMatchObject({ kind: 'back', seat: { player: 'zed' } })
  })

  it('is not let in again once removed', () => {
    const removed: MatchEntry[] = [joins('ann', { userId: 's1' }), { kind: 'kicked', player: 'ann', at: 2 }]
    expect(knock(account('s1'), removed)).toEqual(refused('removed'))
    expect(knock(guest('bob', 'key-ann'), removed)).toEqual(refused('removed'))
    expect(knock(guest('Ann'), removed)).toEqual({ ...refused('nameRemoved'), caught: 'Ann' })
  })
})

describe('an account', () => {
  it('bears its own name and slime, whatever it asks for', () => {
    expect(knock({ ...account('s1', 'zoe'), join: { username: 'MrsHill', slime: 'dragon' } })).toMatchObject({
      username: 'zoe',
      slime: 'king',
    })
  })

  it('is told apart from a guest who came under its name first', () => {
    expect(knock(account('s1', 'zoe'), [joins('zoe')])).toMatchObject({ username: 'zoe 2' })
  })
})

describe('a guest who signs in during the game', () => {
  it('keeps the seat, which is the account’s from then on', () => {
    const seats = [joins('guest')]
    expect(knock({ ...account('s1'), join: { seatKey: 'key-guest' } }, seats)).toMatchObject({
      kind: 'back',
      seat: { player: 'guest' },
      claims: { userId: 's1', earns: true },
    })
    const claimed: MatchEntry[] = [...seats, { kind: 'claimed', player: 'guest', userId: 's1', earns: true, at: 3 }]
    expect(knock(account('s1'), claimed)).toMatchObject({ kind: 'back', seat: { player: 'guest', userId: 's1' } })
    expect(knock(account('s1'), claimed)).not.toHaveProperty('claims')
  })

  it('never holds two seats: the account’s own goes before the guest’s', () => {
    const seats = [joins('guest'), joins('ann', { userId: 's1' })]
    const back = knock({ ...account('s1'), join: { seatKey: 'key-guest' } }, seats)
    expect(back).toMatchObject({ kind: 'back', seat: { player: 'ann' } })
    expect(back).not.toHaveProperty('claims')
    const forced = replayMatch(aPlan(), [
      ...seats,
      { kind: 'claimed', player: 'guest', userId: 's1', earns: true, at: 3 },
    ])
    expect(forced.seats.get('guest')?.userId).toBeNull()
  })

  it('earns coins for all answers of that seat', () => {
    const played = (...more: MatchEntry[]) => {
      const match = replayMatch(aPlan(), [
        joins('guest'),
        started,
        asked(1),
        answered('guest', 1, 0, 1000),
        closed(1),
        ...more,
      ])
      return reportOf(match).players[0]?.currency
    }
    expect(played()).toBe(0)
    expect(played({ kind: 'claimed', player: 'guest', userId: 's1', earns: true, at: 3 })).toBeGreaterThan(0)
  })
})

it('whoever sits down in the slime of another player is told apart by its number, and the board counts as nobody', () => {
  expect(knock(guest('bob'))).toMatchObject({ slime: 'mint' })
  expect(knock(guest('bob'), [joins('ann', { slime: 'mint' })])).toMatchObject({ slime: 'mint.1' })
  expect(knock(account('s1'), [joins('ann', { slime: 'king' })])).toMatchObject({ slime: 'king.1' })
})

describe('the door', () => {
  it('is shut when the game is full, locked or over', () => {
    expect(knock(guest('bob'), [joins('ann')], { maxPlayers: 1 })).toEqual(refused('full'))
    expect(knock(guest('bob'), [{ kind: 'locked', locked: true, at: 2 }])).toEqual(refused('locked'))
    expect(knock(guest('bob'), [started, finished])).toEqual(refused('ended'))
  })

  it('stays open for late comers unless the host says otherwise', () => {
    expect(knock(guest('bob'), [joins('ann'), started])).toMatchObject({ kind: 'new' })
    expect(knock(guest('bob'), [joins('ann'), started], { lateJoin: false })).toEqual(refused('locked'))
  })

  it('that the start has shut opens when the host unlocks it, and stands open before the next game', () => {
    const unlocked: MatchEntry = { kind: 'locked', locked: false, at: 3 }
    expect(knock(guest('bob'), [joins('ann'), started, unlocked], { lateJoin: false })).toMatchObject({ kind: 'new' })
    const plan = aPlan({ settings: { lateJoin: false } })
    const before = replayMatch(plan, [hostJoins, joins('ann'), started, finished])
    expect(
      replayMatch(
        plan,
        rematchEntries(before, plan, () => true, 5),
      ).locked,
    ).toBe(false)
  })
})

describe('a game for a class', () => {
  const knockAt = (visitor: Partial<Visitor>, entries: MatchEntry[] = []) =>
    admit(
      replayMatch(aPlan({ classId: '6b' }), [hostJoins, ...entries]),
      { account: null, join: {}, ...visitor },
      (wish) => wish ?? 'mint',
      () => 0.5,
    )
  const pupil = (id: string, ...classIds: string[]): Partial<Visitor> => ({
    account: { id, username: id, slime: 'king', earns: true, classIds },
  })

  it('seats its pupils, under the names of their cards', () => {
    expect(knockAt(pupil('otter', '7a', '6b'))).toMatchObject({ kind: 'new', username: 'otter', userId: 'otter' })
  })

  it('has no guests, and nobody of another class', () => {
    expect(knockAt(guest('Ann'))).toEqual(refused('classOnly'))
    expect(knockAt(pupil('otter', '7a'))).toEqual(refused('classOnly'))
    expect(knockAt(account('somebody'))).toEqual(refused('classOnly'))
    expect(knockAt(guest('Ann', 'key-of-nobody'))).toEqual(refused('classOnly'))
  })

  it('has one seat for each of them', () => {
    const seated = joins('s1', { userId: 'otter', username: 'otter', earns: true })
    expect(knockAt(pupil('otter', '6b'), [seated])).toMatchObject({ kind: 'back' })
  })

  it('seats its host', () => {
    expect(knockAt({ account: { id: 't1', username: 'MrsHill', slime: 'mint', earns: false } })).toMatchObject({
      kind: 'back',
    })
  })
})
