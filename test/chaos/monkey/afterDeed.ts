import type { Deed } from './deeds.ts'
import type { Look } from './laws.ts'
import type { Seen } from './pageEyes.ts'
import type { Heard, Person } from './people.ts'

const dialogMs = 3000
const focusMs = 2000
const seatMs = 20_000
const restartMs = 30_000
const lookEveryMs = 100

/** Whether this becomes true within so many milliseconds. */
async function comes(person: Person, tab: number, isSo: (seen: Seen) => boolean, mostMs: number): Promise<boolean> {
  const until = performance.now() + mostMs
  for (;;) {
    const seen = await person.look(tab)
    if (seen && isSo(seen)) return true
    if (performance.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

const isEnding = ({ text }: Seen): boolean =>
  /removed from this game|another device|You left|no game|over|called off|locked|Nickname|cannot come back/i.test(text)

/** Checks what must follow from a deed. */
export async function lawsAfter(person: Person, tab: number, deed: Deed, before: Seen): Promise<Heard[]> {
  if (deed.do === 'escape' && before.dialogs > 0) {
    const isGone = await comes(person, tab, ({ dialogs }) => dialogs !== before.dialogs, dialogMs)
    if (!isGone) return [{ law: 'a dialog stays', detail: `Escape does not close it at ${before.path}` }]
  }
  if (['press', 'escape'].includes(deed.do) && before.dialogs > 0) {
    const after = await person.look(tab)
    const isClosed = after !== null && after.dialogs < before.dialogs && after.path === before.path
    const isFound =
      !isClosed || (await comes(person, tab, (seen) => !seen.isFocusLost || seen.path !== before.path, focusMs))
    if (!isFound)
      return [{ law: 'focus is lost', detail: `after ${JSON.stringify(deed)} closed a dialog at ${before.path}` }]
  }
  if (deed.do === 'reopen' && before.game && !before.isLineLost) {
    const { code, where } = before.game
    const last = person.tabs.length - 1
    const isBack = await comes(person, last, (seen) => seen.game?.code === code || isEnding(seen), seatMs)
    if (!isBack) return [{ law: 'a page is not back', detail: `${where} of ${code} was closed and opened again` }]
  }
  const seat = before.game
  if (deed.do === 'reload' && seat?.name && !before.isLineLost) {
    const isBack = await comes(person, tab, (seen) => seen.game?.name === seat.name || isEnding(seen), seatMs)
    if (!isBack) return [{ law: 'a seat is lost', detail: `${seat.name} reloaded in ${seat.code}` }]
  }
  return []
}

/** All who sat in a running game must sit in it again after a restart of the server. */
export async function lawsAfterRestart(looks: readonly Look[]): Promise<Heard[]> {
  const seated = looks.filter(({ seen: { game, isLineLost } }) => game && !game.isOver && !isLineLost)
  const told = seated.map(async ({ person, tab, seen: { game } }): Promise<Heard[]> => {
    const isBack = await comes(
      person,
      tab,
      (seen) =>
        (seen.game?.code === game?.code && seen.game?.name === game?.name && !seen.isLineLost) || isEnding(seen),
      restartMs,
    )
    const detail = `${person.name} in ${game?.code} as ${game?.name}`
    return isBack ? [] : [{ law: 'a seat did not outlive a restart', detail }]
  })
  return (await Promise.all(told)).flat()
}
