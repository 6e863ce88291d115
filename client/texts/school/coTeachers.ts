import '../refusals/classRefusals.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For classes with several teachers, and for pupils who move to another class. */
export const coTeacherTexts = inWords('coTeacherTexts', {
  title: 'Teachers',
  leads: 'Leads the class',
  waits: 'Asked',
  you: 'You',
  askWhom: 'Ask a teacher to join',
  askHint: 'Their name in Slime School. They see the names of your pupils when they say yes.',
  ask: 'Ask',
  asked: (username: string) => saying`${username} finds your question under “Classes”.`,
  more: (username: string) => saying`${username}: what to do`,
  handOver: 'Let them lead the class',
  handOverAsk: (username: string) => saying`Let ${username} lead the class?`,
  handOverText: 'You stay in the class. Only they can ask others, and archive or delete the class.',
  handOverYes: 'Hand it over',
  remove: 'Remove from the class',
  removeAsk: (username: string) => saying`Remove ${username} from the class?`,
  removeText: 'They do not see your pupils any more.',
  removeYes: 'Remove',
  takeBack: 'Take back',
  leaderEnds: 'Only the teacher who leads this class can archive or delete it.',
  leave: 'Leave this class',
  leaveAsk: (name: string) => saying`Leave ${name}?`,
  leaveText: 'You do not see its pupils any more. The other teachers keep the class.',
  leaveYes: 'Leave',

  inviteTitle: (by: string, name: string) => saying`${by} asks you to teach ${name}, too`,
  inviteText: 'You see the names of the pupils, give them new cards, and play with them.',
  accept: 'Yes, I join',
  decline: 'No, thanks',

  move: 'Move to another class',
  moveSome: (count: number) => `Move ${count}`,
  moveTitle: (name: string) => saying`Move ${name}`,
  moveTitleSome: (count: number) => `Move ${countText(count, 'pupil', 'pupils')}`,
  moveText: 'Cards, slimes and coins stay the same.',
  moveTo: 'To which class?',
  moveNowhere: 'You have no other class.',
  moveYes: 'Move',
  moved: (count: number) => `${countText(count, 'pupil', 'pupils')} moved.`,
})
