import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MapPointsTable } from '../../../client/screens/reports/MapPointsTable.tsx'
import { report, reportPlayer } from '../../server/records.ts'

/** Slimes are drawn by code that a page loads later. */
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

it('calls a player who was robbed no robber: a name says who was on the other side, and the reason who did what', () => {
  const paidAtEnd = [
    { by: 50, reason: 'rascal-loot', other: 'Ada' },
    { by: -30, reason: 'robbed', other: 'Ben' },
  ]
  const told = report({ gameMode: 'gold-quest', players: [reportPlayer({ paidAtEnd })] })
  const html = renderToStaticMarkup(<MapPointsTable report={told} mode="gold-quest" />)
  const reasons = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
  expect(reasons).toEqual(['Stolen (Ada) +50', 'Robbed (Ben) −30'])
})
