import type { Deed } from './deeds.ts'
import type { Seen } from './pageEyes.ts'
import type { Heard, Person } from './people.ts'

const dialogMs = 3000
const focusMs = 2000
const seatMs = 20_000
const lookEveryMs = 100

/** Whether it comes to be so while somebody waits for it. */
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

/** What has to follow from what somebody has just done. */
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
  const seat = before.game
  if (deed.do === 'reload' && seat?.name && !before.isLineLost) {
    const isBack = await comes(person, tab, (seen) => seen.game?.name === seat.name || isEnding(seen), seatMs)
    if (!isBack) return [{ law: 'a seat is lost', detail: `${seat.name} reloaded in ${seat.code}` }]
  }
  return []
}
