import { inWords } from '../language.ts'
import { percentText } from '../parts.ts'
import { saying } from '../saying.ts'

export const replayTexts = inWords('replayTexts', {
  documentTitle: (title: string) => saying`Replay of ${title}`,
  badge: 'Replay',
  loading: 'Setting up the game again...',
  bar: 'Replay controls',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  before: 'Previous question',
  next: 'Next question',
  pace: 'Speed',
  times: (times: number) => `${times}×`,
  cut: 'What to watch',
  cuts: { whole: 'Whole game', turns: 'Every turn', headlines: 'Headlines' },
  timeline: 'Questions',
  podium: 'Podium',
  opinion: 'Opinion',
  /** `share`: null if nobody was there. */
  question: (question: number, share: number | null, isVoided: boolean) => {
    if (isVoided) return `Question ${question}, not counted`
    return share === null ? `Question ${question}` : `Question ${question}, ${percentText(share)} right`
  },
  toReport: 'Back to report',
  missingTitle: 'This game was not recorded',
  missing: 'Games were not recorded back then. Its report is complete.',
  noReportTitle: 'Report not found',
  noReport: 'Please check the address. Only the host of a game and the teachers of its class can watch it again.',
  toReports: 'All reports',
  rulesTitle: 'The rules of this game have changed',
  rules: 'This game used older rules, so we cannot show it again. Its report is complete.',
  differs: 'From here on, this may differ from what the class saw. The report is exact.',
  keys: 'Space: play or pause · Arrows: question before or after · 1 to 4: speed · Esc: back to the report',
})
