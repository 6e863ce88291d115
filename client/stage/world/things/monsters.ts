import type { Brush } from '../canvas/brush.ts'
import { disc, oval, shape } from '../canvas/shapes.ts'
import { type Eye, paintBody, paintBrows, paintEye, paintHorn, paintShine, sheetPath } from './monsterParts.ts'

const ink = '#22103f'

/** Monsters are drawn in the box of a slime, 120 wide with the floor at 108. */
const inBox = (brush: Brush, paint: () => void) => {
  brush.save()
  brush.translate(-60, -107)
  paint()
  brush.restore()
}

const eyePair = (brush: Brush, left: Eye) => {
  paintEye(brush, left)
  paintEye(brush, { ...left, x: 120 - left.x, lookX: -left.lookX })
}

/** Slimes have no wings: by this outline, and by colours that slimes do not have, the last row knows a monster. */
const paintWings = (brush: Brush, fill: string, line: string) => {
  for (const wing of ['M34 66L2 40L8 62L-8 66L8 78L0 90L32 92Z', 'M86 66L118 40L112 62L128 66L112 78L120 90L88 92Z'])
    shape(brush, wing, { fill, line, width: 3.4 })
}

/** Small and curious: one large eye. */
export const paintWeakMonster = (brush: Brush) =>
  inBox(brush, () => {
    paintWings(brush, '#4a1f9e', '#220a52')
    shape(brush, 'M60 44C58 30 66 24 74 26C68 30 68 36 66 44Z', { fill: '#cfb1ff', line: '#3d1f78', width: 3.4 })
    paintBody(brush, sheetPath(24, 96, 40), { light: '#9d6bf2', dark: '#5a2bc4', line: '#2a1160' })
    paintShine(brush, 40, 58)
    paintEye(brush, { x: 60, y: 72, radius: 15, lookX: 2, iris: '#ff6bb0' })
    shape(brush, 'M50 94Q60 100 70 94', { line: ink, width: 3 })
    shape(brush, 'M54.5 95.5l3 5 3-4.4z', { fill: '#ffffff', line: ink, width: 1.6 })
  })

export const paintMediumMonster = (brush: Brush) =>
  inBox(brush, () => {
    const horns = { light: '#ffe08a', dark: '#e08a1e', line: '#5b2a0c' }
    paintWings(brush, '#4a1aa0', '#220a52')
    paintHorn(brush, 'M30 40C20 34 14 22 18 8C26 18 36 22 44 28Z', horns)
    paintHorn(brush, 'M90 40C100 34 106 22 102 8C94 18 84 22 76 28Z', horns)
    paintBody(brush, sheetPath(16, 104, 26), { light: '#8a48ea', dark: '#4d1aa8', line: '#260d58' })
    paintShine(brush, 36, 46)
    eyePair(brush, { x: 44, y: 62, radius: 12.5, lookX: 2.5, iris: '#8dff9a' })
    paintBrows(brush, [
      [30, 47, 52, 52],
      [90, 47, 68, 52],
    ])
    shape(brush, 'M38 82Q60 76 82 82Q80 97 60 97Q40 97 38 82Z', { fill: ink, line: ink })
    shape(brush, 'M42 82l4 8 5-9zM78 82l-4 8-5-9z', { fill: '#ffffff' })
    brush.fillStyle = '#ff6b8f'
    oval(brush, 60, 93, 10, 3.6)
  })

export const paintStrongMonster = (brush: Brush) =>
  inBox(brush, () => {
    const horns = { light: '#ffc06a', dark: '#ff7a2f', line: '#5b1e0c' }
    paintHorn(brush, 'M26 44C8 40-2 22 4 2C14 18 28 20 42 28Z', horns)
    paintHorn(brush, 'M94 44C112 40 122 22 116 2C106 18 92 20 78 28Z', horns)
    paintHorn(brush, 'M50 24L60-6L70 24Z', horns)
    for (const fins of ['M10 70L-4 64L6 82L-6 88L10 96Z', 'M110 70L124 64L114 82L126 88L110 96Z'])
      shape(brush, fins, { fill: '#5a1fb8', line: '#220a52', width: 3.6 })
    paintBody(brush, sheetPath(8, 112, 16), { light: '#7a38e0', dark: '#3d0f96', line: '#220a52' })
    paintShine(brush, 30, 40)
    eyePair(brush, { x: 40, y: 58, radius: 14, lookX: 3, iris: '#ffb02e' })
    paintBrows(brush, [
      [22, 38, 52, 49],
      [98, 38, 68, 49],
    ])
    shape(brush, 'M28 80Q60 72 92 80Q90 101 60 101Q30 101 28 80Z', { fill: '#1a0836', line: '#1a0836', width: 3.4 })
    shape(brush, 'M33 80l5 9 6-10 6 9 6-9.6 4 9.6 4-9.6 6 9.6 6-9 6 10 5-9z', { fill: '#ffffff' })
    brush.fillStyle = '#ff5d7d'
    oval(brush, 60, 97, 14, 4)
  })

const jewels = [
  { x: 60, y: 10, radius: 6, fill: '#39c6ff', line: '#0b4a70' },
  { x: 36, y: 14, radius: 4, fill: '#7af0a8', line: '#0b5a3a' },
  { x: 84, y: 14, radius: 4, fill: '#7af0a8', line: '#0b5a3a' },
  { x: 20, y: -10, radius: 4.4, fill: '#fff2a8', line: '#6b3a00' },
  { x: 60, y: -16, radius: 4.4, fill: '#fff2a8', line: '#6b3a00' },
  { x: 100, y: -10, radius: 4.4, fill: '#fff2a8', line: '#6b3a00' },
] as const

function paintCrown(brush: Brush) {
  shape(brush, 'M26 26L20-10L40 6L60-16L80 6L100-10L94 26Q60 16 26 26Z', {
    fill: '#ffd23f',
    line: '#6b3a00',
    width: 3.8,
  })
  shape(brush, 'M28 22Q60 12 92 22L93 12Q60 3 27 12Z', { fill: 'rgba(242,161,0,.6)' })
  for (const { x, y, radius, fill, line } of jewels) {
    brush.fillStyle = fill
    brush.strokeStyle = line
    brush.lineWidth = 2.4
    disc(brush, x, y, radius)
    brush.stroke()
  }
}

const paintAwake = (brush: Brush) => {
  eyePair(brush, { x: 38, y: 56, radius: 15, lookX: 3, iris: '#ffd23f' })
  paintBrows(brush, [
    [20, 36, 50, 48],
    [100, 36, 70, 48],
  ])
  shape(brush, 'M24 78Q60 70 96 78Q95 103 60 103Q25 103 24 78Z', { fill: '#2b0414', line: '#2b0414', width: 3.4 })
  shape(brush, 'M29 78l6 10 6-11 6.4 9.6 6.4-10 6.2 9.8 6.2-9.8 6.4 10 6.4-9.6 6 11 6-10z', { fill: '#ffffff' })
  brush.fillStyle = '#ff8aa5'
  oval(brush, 60, 98, 17, 4.6)
}

const paintAsleep = (brush: Brush) => {
  for (const lid of ['M22 56Q38 72 53 58', 'M98 56Q82 72 67 58']) shape(brush, lid, { line: '#2b0414', width: 4.4 })
  for (const lash of ['M27 63l-5 6M38 67l-1 7', 'M93 63l5 6M82 67l1 7'])
    shape(brush, lash, { line: '#2b0414', width: 3 })
  paintBrows(brush, [
    [22, 45, 50, 42],
    [98, 45, 70, 42],
  ])
  brush.fillStyle = '#2b0414'
  oval(brush, 60, 88, 11, 8)
  shape(brush, 'M52 84l4 6 4-7M60 83l4 7 4-6', { fill: '#ffffff' })
}

const paintBossWith = (paintFace: (brush: Brush) => void) => (brush: Brush) =>
  inBox(brush, () => {
    for (const fins of ['M8 74L-8 66L4 88L-8 96L10 102Z', 'M112 74L128 66L116 88L128 96L110 102Z'])
      shape(brush, fins, { fill: '#8f1238', line: '#3d0620', width: 3.6 })
    paintBody(brush, sheetPath(4, 116, 18), { light: '#f0426b', dark: '#9c0f3c', line: '#3d0620' })
    brush.fillStyle = 'rgba(93,8,38,.35)'
    for (const [x, y, radius] of [
      [22, 84, 5],
      [100, 90, 6],
      [30, 98, 3.4],
      [92, 76, 3.4],
    ] as const)
      disc(brush, x, y, radius)
    paintShine(brush, 26, 48)
    paintCrown(brush)
    paintFace(brush)
  })

export const paintBoss = paintBossWith(paintAwake)
export const paintSleepingBoss = paintBossWith(paintAsleep)
