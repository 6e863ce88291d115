import '../../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { openVisitor } from '../../server/school.ts'
import { addQuestionSet, type BrowserSchool } from './browserSchool.ts'
import { choose } from './choose.ts'

interface TeamsGame {
  mode: string
  teams: number
  pupils: number
  /** Allows motion, because the class waits in the world of its mode. */
  moves?: true
}

/** A pupil without a page: each knows some of the questions, so that places change. */
async function sitDown(url: string, secret: string, index: number, pupils: number): Promise<Room> {
  const pupil = openVisitor(url)
  await pupil.post('/api/auth/pass', { card: secret })
  const { code } = (await pupil.get('/api/classes/now')).body as { code: string }
  const room = await new Client(url, { headers: { cookie: pupil.cookie() } }).joinById(code, {})
  const answer = ({ questionNumber }: { questionNumber: number }) => {
    const isKnown = (index + questionNumber) % 3 > 0 || index === pupils - 1
    room.send('submit-answer', { answer: isKnown ? questionNumber - 1 : 3, questionNumber })
  }
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('*', () => undefined)
  return room
}

/** Opens a lobby with a whole class in its teams. */
export async function openTeamsGame(school: BrowserSchool, { mode, teams, pupils, moves }: TeamsGame) {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 2)
  const { page: board, context } = teacher
  if (moves) await board.emulateMedia({ reducedMotion: 'no-preference' })
  const headers = { origin: school.url }
  const names = Array.from({ length: pupils }, (_, index) => ({ name: `Pupil ${index}` }))
  const data = { name: '6b', devices: 'shared', pupils: names }
  const { classId, cards } = (await (await context.request.post('/api/classes', { data, headers })).json()) as MadeCards
  await context.request.put(`/api/classes/${classId}/teams`, { data: { teams }, headers })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Planets/ }).first())
  await choose(board.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const rooms = await Promise.all(cards.map(({ secret }, index) => sitDown(school.url, secret, index, pupils)))
  await board.getByText(`${pupils} players`).first().waitFor()
  return { teacher, board, rooms }
}
