import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { mapModes } from '../../rooms/shared/maps/tileTypes.ts'

it('the table of modes measures every mode, and every move of it is chosen by somebody', async () => {
  const script = join(import.meta.dirname, 'modesTable.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--quick'], { timeout: 60_000 })
  const sections = new Map(stdout.split('\n## ').map((section) => [section.split('\n')[0], section]))
  for (const mode of mapModes) {
    const rows = sections.get(mode)?.split('\n') ?? []
    const decides = rows.filter((row) => /^\| (calm|lively|wild) \|/.test(row)).map((row) => Number(row.split('|')[3]))
    expect(decides).toHaveLength(3)
    for (const share of decides) expect(share).toBeGreaterThan(0.3)
    const moves = rows.filter((row) => row.includes(' % |') && !row.includes('the tower')).map((row) => row.split('|'))
    expect(moves.length).toBeGreaterThanOrEqual(3)
    const neverChosen = moves.filter((cells) => cells.slice(3, 6).every((cell) => cell.trim() === '0 %'))
    // Train is offered only if no monster is left.
    expect(neverChosen.map((cells) => cells[1]?.trim()).filter((move) => move !== 'train')).toEqual([])
  }
})
