import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import type { Brush } from '../canvas/brush.ts'
import { sheer } from '../canvas/colours.ts'
import { disc, fullTurn, oval } from '../canvas/shapes.ts'

interface Leaves {
  line: string
  dark: string
  mid: string
  base: string
  light: string
  tip: string
}

export const leafColours = {
  spring: { line: '#1f5a35', dark: '#2f8a44', mid: '#3fa04b', base: '#62c257', light: '#a8e86f', tip: '#d4f78f' },
  deep: { line: '#15503c', dark: '#1f7a4d', mid: '#2c8f57', base: '#46b066', light: '#86dd80', tip: '#b6f29a' },
  blossom: { line: '#8a2f66', dark: '#c95a96', mid: '#dd76ab', base: '#f49cc4', light: '#ffd0e4', tip: '#fff0f7' },
  gold: { line: '#7a4a12', dark: '#c77c1e', mid: '#dd9427', base: '#f5b93f', light: '#ffe07a', tip: '#fff3b8' },
  teal: { line: '#0c4650', dark: '#12696c', mid: '#18807d', base: '#2aa594', light: '#6fdcbb', tip: '#b5f7d9' },
} as const satisfies Record<string, Leaves>

export type LeafKind = keyof typeof leafColours

export interface Ball {
  x: number
  y: number
  radius: number
}

/** Balls of leaves in one piece: a single outline around all, and light from the upper left on each. */
export function paintFoliage(brush: Brush, balls: readonly Ball[], leaves: Leaves, seed: number) {
  const random = seededRandom(seed)
  brush.fillStyle = leaves.line
  for (const { x, y, radius } of balls) disc(brush, x, y, radius + 3)
  brush.fillStyle = leaves.dark
  for (const { x, y, radius } of balls) disc(brush, x, y, radius)
  brush.save()
  brush.beginPath()
  for (const { x, y, radius } of balls) {
    brush.moveTo(x + radius, y)
    brush.arc(x, y, radius, 0, fullTurn)
  }
  brush.clip()
  for (const { x, y, radius } of [...balls].sort((a, b) => a.y - b.y)) {
    const [near, far] = [radius * 0.05, radius * 1.02]
    const light = brush.createRadialGradient(x - radius * 0.4, y - radius * 0.5, near, x, y - radius * 0.08, far)
    light.addColorStop(0, leaves.light)
    light.addColorStop(0.5, leaves.base)
    light.addColorStop(0.93, leaves.mid)
    light.addColorStop(1, sheer(leaves.mid, 0))
    brush.fillStyle = light
    disc(brush, x, y, radius)
  }
  for (const ball of balls) paintLeaves(brush, ball, leaves, random)
  brush.restore()
}

function paintLeaves(brush: Brush, { x, y, radius }: Ball, leaves: Leaves, random: () => number) {
  for (let leaf = 0; leaf < radius * 0.32; leaf++) {
    const [angle, reach] = [random() * fullTurn, Math.sqrt(random()) * radius * 0.85]
    const [leafX, leafY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    const isLit = leafY - y < -0.1 * radius || leafX < x - radius * 0.3
    brush.fillStyle = isLit ? sheer(leaves.tip, 0.75) : sheer(leaves.dark, 0.4)
    oval(brush, leafX, leafY, 4.4, 2.3, random() * Math.PI)
  }
}
