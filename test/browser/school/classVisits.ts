import type { Card } from '../../../rooms/shared/contract/classes.ts'
import type { BrowserSchool, Visit } from './browserSchool.ts'

/** What a class does without a page: calls of a logged-in user, and pupils who sign in with their cards. */
export const classVisits = (school: () => BrowserSchool) => ({
  ask: async <Answer>({ context }: Visit, method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await context.request.fetch(path, { method, data, headers: { origin: school().url } })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`)
    return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer)
  },

  comeIn: async (card: Card): Promise<Visit> => {
    const visit = await school().visitor()
    await visit.page.goto(`/in#${card.secret}`)
    await visit.page.getByText(`You are ${card.username}.`).waitFor()
    return visit
  },
})
